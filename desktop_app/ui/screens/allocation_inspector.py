"""The right side of the screen Verdeling: one unit, why, and the decision at the ceiling."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QTextOption
from PySide6.QtWidgets import QSizePolicy

from desktop_app.core.commands_decision import DecideBoundary
from desktop_app.core.scheme import CeilingPolicy
from desktop_app.text import allocation_screen as text
from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.buttons import ActionButton, LinkButton, PaintedButton
from desktop_app.ui.parts.field import LinesField, Problem
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.page import Scrolling
from desktop_app.ui.parts.words import MarkLabel, Paragraph, Words
from desktop_app.ui.presenters.allocation import BoundaryOption, BoundaryView, InspectorView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.screens.giving import Give
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL, CELL_STRONG, H2, META

SIDE = Plan(vertical=True, margins=(20, 14, 20, 14), spacing=8)
LINE = Plan(spacing=8)
COLUMN = Plan(vertical=True, spacing=8, margins=(0, 10, 0, 10), lines=(("top", "line"),))
WIDTH = 392
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class OptionButton(PaintedButton):
    """One way to treat the boundary: its title, and what it leads to."""

    def __init__(self, appearance: Appearance, option: BoundaryOption) -> None:
        """Build the option, not chosen."""
        super().__init__(appearance, option.title)
        self.option = option
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_option(self, option: BoundaryOption) -> None:
        """Show other amounts."""
        self.option = option
        self.setText(option.title)
        self.setAccessibleDescription(option.consequence)
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the panel, which goes along the choices."""
        if event.key() in STEPS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the room the words need at a width of the inspector."""
        inner = self.look.px(WIDTH - 92)
        metrics = QFontMetrics(self.look.font(META))
        lines = metrics.boundingRect(
            0, 0, inner, 1000, Qt.TextFlag.TextWordWrap, self.option.consequence
        )
        return QSize(self.look.px(200), self.look.px(46) + lines.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a ring, filled when chosen, the title and the consequence."""
        painter, look = QPainter(self), self.look
        theme, on = look.theme, self.isChecked()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(colour(theme.accent if on else theme.line2), 1))
        painter.setBrush(colour(theme.accent_soft if on else theme.surface))
        painter.drawRoundedRect(area, look.px(6), look.px(6))
        ring = QRectF(look.px(12), look.px(13), look.px(16), look.px(16))
        painter.setPen(QPen(colour(theme.accent if on else theme.line2), 1.5))
        painter.setBrush(colour(theme.surface))
        painter.drawEllipse(ring)
        if on:
            inset = look.px(4)
            painter.setBrush(colour(theme.accent))
            painter.drawEllipse(ring.adjusted(inset, inset, -inset, -inset))
        left = look.px(38)
        room = self.width() - left - look.px(12)
        painter.setPen(colour(theme.ink))
        painter.setFont(look.font(CELL_STRONG))
        title = QRectF(left, look.px(8), room, look.px(26))
        said = self.option.title
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, said)
        if self.option.of_scheme:
            used = painter.fontMetrics().horizontalAdvance(said) + look.px(10)
            painter.setFont(look.font(META))
            painter.setPen(colour(theme.ink2))
            note = title.adjusted(used, 0, 0, 0)
            painter.drawText(note, Qt.AlignmentFlag.AlignVCenter, text.OF_SCHEME)
        painter.setFont(look.font(META))
        painter.setPen(colour(theme.ink2))
        rest = QRectF(left, look.px(36), room, self.height() - look.px(40))
        painter.drawText(rest, self.option.consequence, QTextOption())
        self.paint_focus(painter, QRectF(self.rect()), look.px(6))


class BoundaryPanel(Bare):
    """The question, the choices with their amounts, the reason, and what was recorded."""

    def __init__(self, appearance: Appearance, give: Give) -> None:
        """Build it without a question."""
        super().__init__(appearance, COLUMN)
        self._give = give
        self._unit = ""
        self._view: BoundaryView | None = None
        self.options: dict[str, OptionButton] = {}
        self._question = Paragraph(appearance, CELL)
        self.recorded = Paragraph(appearance, CELL)
        self.otherwise = LinkButton(appearance, text.OTHERWISE)
        self._choices = Bare(appearance, Plan(vertical=True, spacing=6))
        self.reason = LinesField(appearance, text.BOUNDARY_REASON)
        self.problem = Problem(appearance)
        self.decide = ActionButton(appearance, text.DECIDE, primary=True)
        self.box.addWidget(Words(appearance, CELL_STRONG, "ink", text.BOUNDARY))
        for part in (self.recorded, self.otherwise, self._question, self._choices, self.reason):
            self.box.addWidget(part)
        self.box.addWidget(self.problem)
        self.box.addWidget(self.decide)
        self.decide.clicked.connect(self._decide)
        self.otherwise.clicked.connect(lambda: self._ask(asking=True))
        self.setFocusProxy(self.reason)

    @property
    def chosen(self) -> str:
        """The key of the choice that is marked now."""
        return next((key for key, item in self.options.items() if item.isChecked()), "")

    def show_view(self, unit: str, view: BoundaryView, *, writable: bool) -> None:
        """Ask about a unit; a choice and a reason that were begun for it stay."""
        other = unit != self._unit or self._view is None or self._view.chosen != view.chosen
        self._unit, self._view = unit, view
        self._question.say(view.question)
        for option in view.options:
            self._show_option(option)
        for key, button in self.options.items():
            button.setVisible(any(option.key == key for option in view.options))
            button.setEnabled(writable)
        if other:
            self._choose(view.chosen)
            self.reason.put("")
            self.problem.say("")
        self.recorded.say(view.recorded or "")
        self.recorded.setVisible(view.recorded is not None)
        self.otherwise.setVisible(view.recorded is not None and writable)
        self._ask(asking=view.recorded is None)
        self.decide.setEnabled(writable)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the choices with the arrows."""
        step = STEPS.get(Qt.Key(event.key()))
        shown = [item for item in self.options.values() if not item.isHidden()]
        here = next((at for at, item in enumerate(shown) if item.isChecked()), None)
        if step is None or here is None:
            super().keyPressEvent(event)
            return
        there = shown[min(max(here + step, 0), len(shown) - 1)]
        there.setFocus()
        there.click()

    def _ask(self, *, asking: bool) -> None:
        for part in (self._question, self._choices, self.reason, self.decide):
            part.setVisible(asking)

    def _show_option(self, option: BoundaryOption) -> None:
        button = self.options.get(option.key)
        if button is None:
            button = OptionButton(self._appearance, option)
            button.clicked.connect(lambda _on=False, key=option.key: self._choose(key))
            self.options[option.key] = button
            self._choices.box.addWidget(button)
        button.show_option(option)

    def _choose(self, key: str) -> None:
        for known, button in self.options.items():
            button.setChecked(known == key)

    def _decide(self) -> None:
        self.problem.say("")
        choice = CeilingPolicy(self.chosen)
        command = DecideBoundary(unit=self._unit, choice=choice, reason=self.reason.text)
        refused = self._give(command)
        if refused is not None:
            self.problem.explain(refused)


class Inspector(Scrolling):
    """It explains the unit under the cursor."""

    def __init__(self, appearance: Appearance, give: Give) -> None:
        """Build it without a unit."""
        self._ground = Ground(appearance, SIDE)
        super().__init__(self._ground)
        self._place = Words(appearance, META, "ink2")
        self._name = Paragraph(appearance, H2)
        self._mark = MarkLabel(appearance, Mark.GRANTED, 18)
        self._state = Words(appearance, CELL_STRONG)
        self._amount = Words(appearance, CELL)
        self.why = Paragraph(appearance, CELL)
        self._source = Paragraph(appearance, META, "ink2")
        self.boundary = BoundaryPanel(appearance, give)
        self._line = Bare(appearance, LINE)
        for part in (self._mark, self._state, self._amount):
            self._line.box.addWidget(part)
        self._line.box.addStretch(1)
        self._why_head = Words(appearance, CELL_STRONG, "ink", text.WHY)
        self._parts = (self._line, self._why_head, self.why, self._source)
        for below in (self._place, self._name, self._line, self.boundary):
            self._ground.box.addWidget(below)
        for below in (self._why_head, self.why, self._source):
            self._ground.box.addWidget(below)
        self._ground.box.addStretch(1)
        look = appearance.look
        self.setMinimumWidth(look.px(WIDTH))
        self.setMaximumWidth(look.px(WIDTH))
        self.setFocusProxy(self.boundary)
        self.show_nothing()

    def show_nothing(self) -> None:
        """Say that nothing is chosen."""
        self._name.say(text.NOTHING_CHOSEN)
        for part in (self._place, *self._parts, self.boundary):
            part.hide()

    def show_view(self, view: InspectorView, *, writable: bool) -> None:
        """Explain another unit."""
        self._place.say(view.place)
        self._name.say(view.name)
        self._mark.show_mark(view.mark)
        self._state.say(view.state)
        self._amount.say(view.amount)
        self.why.say(view.why)
        self._source.say(view.source)
        for part in (self._place, *self._parts):
            part.show()
        self.boundary.setVisible(view.boundary is not None)
        if view.boundary is not None:
            self.boundary.show_view(view.unit, view.boundary, writable=writable)
