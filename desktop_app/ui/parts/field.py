"""Fields of a form: the label above, the input, and what is wrong with it below."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

from desktop_app.text.messages import Message
from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.words import MarkLabel, Paragraph, Words
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, META_STRONG, TextStyle

COLUMN = Plan(vertical=True, spacing=4)
LINE = Plan(spacing=8)
LINES_SHOWN = 3


class Problem(Bare):
    """What is wrong and what to do, in the colour of errors; hidden while nothing is wrong."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build a line that says nothing yet."""
        super().__init__(appearance, LINE, parent)
        self.box.addWidget(MarkLabel(appearance, Mark.ERROR, 16), 0, Qt.AlignmentFlag.AlignTop)
        self._words = Paragraph(appearance, CELL, "refused")
        self.box.addWidget(self._words, 1)
        self.hide()

    @property
    def words(self) -> str:
        """What is said now; empty when nothing is wrong."""
        return self._words.text()

    def say(self, words: str) -> None:
        """Say what is wrong; empty words hide the line."""
        self._words.say(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def explain(self, said: Message) -> None:
        """Say a message of the catalogue."""
        self.say(f"{said.title}. {said.what} {said.remedy}")


class Field(Bare):
    """One line to type in; `changed` fires at every letter, `entered` at Enter."""

    changed = Signal()
    entered = Signal()

    def __init__(
        self,
        appearance: Appearance,
        label: str,
        *,
        hint: str = "",
        style: TextStyle = CELL,
        width: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Build an empty field; width in pixels at 100 %, all there is room for without one."""
        super().__init__(appearance, COLUMN, parent)
        self._style = style
        self._width = width
        self.label = Words(appearance, META_STRONG, "ink", label)
        self.input = QLineEdit()
        self.input.setAccessibleName(label)
        self.input.setPlaceholderText(hint)
        self.problem = Problem(appearance)
        self.label.setBuddy(self.input)
        self.input.textChanged.connect(self._typed)
        self.input.returnPressed.connect(self.entered)
        self.box.addWidget(self.label)
        self.box.addWidget(self.input)
        self.box.addWidget(self.problem)
        self.setFocusProxy(self.input)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.restyle()

    @property
    def text(self) -> str:
        """What is typed, without blanks around it."""
        return self.input.text().strip()

    def put(self, words: str) -> None:
        """Fill the field."""
        self.input.setText(words)

    def refuse(self, words: str) -> None:
        """Say under the field what is wrong; empty words when nothing is."""
        self.problem.say(words)
        self.input.setAccessibleDescription(words)

    def cover(self, *, covered: bool) -> None:
        """Hide what was typed, or show it again."""
        mode = QLineEdit.EchoMode.Password if covered else QLineEdit.EchoMode.Normal
        self.input.setEchoMode(mode)
        self.input.setReadOnly(covered)

    def restyle(self) -> None:
        """Apply the look to the input."""
        super().restyle()
        if hasattr(self, "input"):
            look = self.look
            self.input.setFont(look.font(self._style))
            self.input.setFixedHeight(look.px(self._style.line + 12))
            if self._width is not None:
                self.input.setFixedWidth(look.px(self._width))

    def _typed(self) -> None:
        self.refuse("")
        self.changed.emit()


class LinesField(Bare):
    """A few lines to type in, such as a reason."""

    changed = Signal()

    def __init__(self, appearance: Appearance, label: str, parent: QWidget | None = None) -> None:
        """Build an empty field."""
        super().__init__(appearance, COLUMN, parent)
        self.label = Words(appearance, META_STRONG, "ink", label)
        self.input = QPlainTextEdit()
        self.input.setAccessibleName(label)
        self.input.setTabChangesFocus(True)
        self.label.setBuddy(self.input)
        self.input.textChanged.connect(self.changed)
        self.box.addWidget(self.label)
        self.box.addWidget(self.input)
        self.setFocusProxy(self.input)
        self.restyle()

    @property
    def text(self) -> str:
        """What is typed, without blanks around it."""
        return self.input.toPlainText().strip()

    def put(self, words: str) -> None:
        """Fill the field."""
        self.input.setPlainText(words)

    def restyle(self) -> None:
        """Apply the look to the input."""
        super().restyle()
        if hasattr(self, "input"):
            look = self.look
            self.input.setFont(look.font(CELL))
            self.input.setFixedHeight(look.px(CELL.line * LINES_SHOWN + 14))
