"""A field that is stored when it is left: label above, what is wrong with what was typed below."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.ui.parts.words import MarkLabel, Paragraph, Words
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, META, META_STRONG


class _Line(QLineEdit):
    """One line; Esc gives back what was there."""

    restored = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Esc for restoring, all other keys for typing."""
        if event.key() == Qt.Key.Key_Escape and self.isModified():
            self.restored.emit()
            return
        super().keyPressEvent(event)


class LineField(QWidget):
    """`given(str)` fires when something else was typed and the field is left or Enter pressed.

    What is wrong is said below the field; what was typed stays.
    """

    given = Signal(str)

    def __init__(
        self, appearance: Appearance, label: str, *, hint: str = "", parent: QWidget | None = None
    ) -> None:
        """Build an empty field."""
        super().__init__(parent)
        self._appearance = appearance
        self._shown = ""
        self._wrong = ""
        self.line = _Line()
        self.line.setAccessibleName(label)
        self.line.setPlaceholderText(hint)
        self._error = Paragraph(appearance, META, "refused")
        self._mark = MarkLabel(appearance, Mark.ERROR, 14)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addWidget(Words(appearance, META_STRONG, "ink2", label))
        box.addWidget(self.line)
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        below.addWidget(self._error, 1)
        box.addLayout(below)
        self.setFocusProxy(self.line)
        self.line.editingFinished.connect(self.commit)
        self.line.restored.connect(self.restore)
        appearance.changed.connect(self.restyle)
        self.restyle()
        self.say("")

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self.line.text().strip()

    @property
    def error(self) -> str:
        """What is said to be wrong; empty when nothing is."""
        return self._error.text()

    def restyle(self) -> None:
        """Apply the look to the line."""
        self.line.setFont(self._appearance.look.font(CELL))

    def show_text(self, words: str) -> None:
        """Show what the round holds; something that is being typed or is wrong stays."""
        unchanged = words == self._shown
        self._shown = words
        if self.line.isModified() or (self.error and unchanged):
            return
        if self.line.text() != words:
            self.line.setText(words)
            self.line.setCursorPosition(0)
        self.line.setModified(False)
        self.say("")

    def restore(self) -> None:
        """Give back what was there before one typed."""
        self.line.setText(self._shown)
        self.line.setModified(False)
        self.say("")

    def say(self, error: str) -> None:
        """Say what is wrong below the field; nothing when it is empty."""
        self._wrong = self.text if error else ""
        self._error.say(error)
        self._error.setVisible(bool(error))
        self._mark.setVisible(bool(error))
        self.line.setAccessibleDescription(error)

    def clear(self) -> None:
        """Empty the field for the next entry."""
        self._shown = ""
        self.restore()

    def allow(self, *, writable: bool) -> None:
        """Let the field be typed in, or only be read and copied."""
        self.line.setReadOnly(not writable)

    def commit(self) -> None:
        """Take over what is being typed."""
        typed = self.text
        if self.line.isModified() and typed != self._shown:
            self.line.setModified(False)
            self.given.emit(typed)
        elif typed == self._shown and typed != self._wrong:
            self.say("")
