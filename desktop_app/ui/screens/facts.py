"""The facts of a criterion, in the place of the strip under the grid."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.text import assessing as text
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.ground import Ground, Plan, clear
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.facts import FactsView
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL_STRONG, META, META_STRONG

PLAN = Plan(vertical=True, margins=(20, 8, 20, 8), spacing=4, lines=(("top", "line2"),))
FIELD = 190

Typed = Mapping[str, str]


class FactsPanel(Ground):
    """`given(Typed)` on Enter or Vastleggen; `left` on Esc. `preview` says what is worth what."""

    given = Signal(object)
    left = Signal()

    def __init__(self, appearance: Appearance) -> None:
        """Build the panel, out of sight."""
        super().__init__(appearance, PLAN)
        self._view: FactsView | None = None
        self._preview: Callable[[Typed], str] | None = None
        self._title = Words(appearance, CELL_STRONG)
        self._rule = Paragraph(appearance, META, "ink2")
        self._worth = Words(appearance, META_STRONG, "ink")
        self._row = QHBoxLayout()
        self._lines: dict[str, LineField] = {}
        self._choices: dict[str, Segments] = {}
        self._done = ActionButton(appearance, text.FACTS_DONE, primary=True)
        self._done.clicked.connect(self._give)
        below = QHBoxLayout()
        below.addWidget(self._worth, 1)
        below.addWidget(self._done)
        self.box.addWidget(self._title)
        self.box.addWidget(self._rule)
        self.box.addLayout(self._row)
        self.box.addLayout(below)
        self.hide()

    @property
    def view(self) -> FactsView | None:
        """What is being filled in; None while the panel is out of sight."""
        return self._view

    @property
    def typed(self) -> Typed:
        """What stands in the fields now."""
        lines = {fact: line.text for fact, line in self._lines.items()}
        return {**lines, **{fact: item.value for fact, item in self._choices.items()}}

    def open(self, view: FactsView, preview: Callable[[Typed], str]) -> None:
        """Show the facts of a criterion and put the keyboard in the first."""
        self._view, self._preview = view, preview
        self._title.say(view.title)
        self._rule.say(view.rule)
        self._build(view)
        self._say_worth()
        self.show()
        self.focus_first()

    def close_panel(self) -> None:
        """Go out of sight."""
        self._view = None
        self.hide()

    def focus_first(self) -> None:
        """Put the keyboard in the first field."""
        first = next(iter((*self._lines.values(), *self._choices.values())), None)
        if isinstance(first, LineField):
            first.line.setFocus()
            first.line.selectAll()
        elif isinstance(first, Segments):
            first.focus_chosen()

    def say(self, problems: Mapping[str, str]) -> None:
        """Say at each field what is wrong."""
        for fact, line in self._lines.items():
            line.say(problems.get(fact, ""))

    def refuse(self, problem: str) -> None:
        """Say why the facts were not recorded."""
        self._worth.say(problem, "refused")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter for recording and Esc for going back."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._give()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _build(self, view: FactsView) -> None:
        clear(self._row)
        self._lines, self._choices = {}, {}
        self._row.setSpacing(self.look.px(16))
        for field in view.fields:
            if field.yes_no:
                self._add_choice(field.id, field.name, field.value)
                continue
            line = LineField(self._appearance, field.name)
            line.show_text(field.value)
            line.setMaximumWidth(self.look.px(FIELD))
            line.line.textEdited.connect(self._say_worth)
            self._lines[field.id] = line
            self._row.addWidget(line, 1)
        self._row.addStretch(1)

    def _add_choice(self, fact: str, name: str, value: str) -> None:
        holder = QWidget()
        box = QVBoxLayout(holder)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        choice = Segments(self._appearance, name, (("ja", text.YES), ("nee", text.NO)))
        choice.show_value(value)
        choice.chosen.connect(self._say_worth)
        box.addWidget(Words(self._appearance, META_STRONG, "ink2", name))
        box.addWidget(choice)
        self._choices[fact] = choice
        self._row.addWidget(holder)

    def _say_worth(self, _changed: object = None) -> None:
        if self._preview is not None:
            self._worth.say(self._preview(self.typed), "ink")

    def _give(self) -> None:
        self.given.emit(self.typed)
