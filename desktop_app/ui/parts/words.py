"""Text in a style and colour of the tokens: one eliding line, or a wrapping paragraph."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance, colour, palette
from desktop_app.ui.tokens import META, TextStyle, mark_colour


class Words(QLabel):
    """One line of text, cut off with an ellipsis when there is too little room."""

    def __init__(
        self,
        appearance: Appearance,
        style: TextStyle,
        role: str = "ink",
        words: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Show `words` in `style`, in the theme colour called `role`."""
        super().__init__(words, parent)
        self._appearance = appearance
        self._style = style
        self._role = role
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setTextFormat(Qt.TextFormat.PlainText)
        appearance.changed.connect(self.restyle)
        self.restyle()

    def say(self, words: str, role: str | None = None) -> None:
        """Show other words, in another colour when one is given."""
        if role is not None and role != self._role:
            self._role = role
            self.restyle()
        if words != self.text():
            self.setText(words)

    def restyle(self) -> None:
        """Apply font and colour of the look."""
        look = self._appearance.look
        self.setFont(look.font(self._style))
        colours = palette(look.theme)
        colours.setColor(self.foregroundRole(), colour(getattr(look.theme, self._role)))
        self.setPalette(colours)

    def sizeHint(self) -> QSize:
        """Give one line the line height of its style."""
        hint = super().sizeHint()
        if self.wordWrap():
            return hint
        return QSize(hint.width(), self._appearance.look.px(self._style.line))

    def minimumSizeHint(self) -> QSize:
        """Allow the line to shrink to a few letters."""
        hint = super().minimumSizeHint()
        if self.wordWrap():
            return hint
        return QSize(min(hint.width(), self._appearance.look.px(48)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line with an ellipsis; a wrapping text paints as any label."""
        if self.wordWrap():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        shown = QFontMetrics(self.font()).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        painter.drawText(self.rect(), self.alignment(), shown)


class Paragraph(Words):
    """Text over as many lines as it needs."""

    def __init__(
        self,
        appearance: Appearance,
        style: TextStyle,
        role: str = "ink",
        words: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Show `words` wrapped, from the top left."""
        super().__init__(appearance, style, role, words, parent)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


class MarkLabel(QWidget):
    """One mark, in its own colour unless a role is given; the words beside it say the same."""

    def __init__(
        self,
        appearance: Appearance,
        mark: Mark,
        size: int = 16,
        role: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show `mark` in a square of `size` pixels at 100 %."""
        super().__init__(parent)
        self._appearance = appearance
        self._mark = mark
        self._size = size
        self._role = role
        appearance.changed.connect(self.restyle)
        self.restyle()

    def show_mark(self, mark: Mark, role: str | None = None) -> None:
        """Show another mark."""
        self._mark, self._role = mark, role
        self.update()

    def restyle(self) -> None:
        """Apply the size of the look."""
        side = self._appearance.look.px(self._size)
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the mark."""
        theme = self._appearance.look.theme
        name = getattr(theme, self._role) if self._role else mark_colour(theme, self._mark)
        paint_mark(QPainter(self), self._mark, QRectF(self.rect()), colour(name))


def meta(appearance: Appearance, words: str = "") -> Words:
    """Return a secondary line of text."""
    return Words(appearance, META, "ink2", words)
