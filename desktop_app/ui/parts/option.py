"""One of several answers below each other, painted from the tokens."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL

RING = 16
GAP = 9


class Option(QRadioButton):
    """A radio button whose ring can be seen in every theme; long words wrap."""

    def __init__(self, appearance: Appearance, words: str, parent: QWidget | None = None) -> None:
        """Build an answer that is not chosen."""
        super().__init__(words, parent)
        self._appearance = appearance
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        appearance.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Apply the look to the words."""
        self.setFont(self._appearance.look.font(CELL))
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """Return the height the words need."""
        look = self._appearance.look
        room = QRect(0, 0, max(width - look.px(RING + GAP + 4), 1), 10_000)
        box = QFontMetrics(self.font()).boundingRect(room, Qt.TextFlag.TextWordWrap, self.text())
        return max(box.height() + look.px(6), look.px(28))

    def sizeHint(self) -> QSize:
        """Return the room for the words on one line."""
        look = self._appearance.look
        width = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(width + look.px(RING + GAP + 6), look.px(28))

    def minimumSizeHint(self) -> QSize:
        """Allow the words to wrap."""
        look = self._appearance.look
        return QSize(look.px(120), look.px(28))

    def hitButton(self, pos: object) -> bool:  # noqa: ARG002 - the whole row answers
        """Let the words be pressed as well as the ring."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ring, dot, words and focus."""
        painter, look = QPainter(self), self._appearance.look
        theme = look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(RING)
        ring = QRectF(look.px(2), look.px(6), side, side).adjusted(1, 1, -1, -1)
        chosen = self.isChecked()
        painter.setPen(QPen(colour(theme.accent if chosen else theme.line2), 1.5))
        painter.setBrush(colour(theme.surface))
        painter.drawEllipse(ring)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent if self.isEnabled() else theme.ink3))
            inner = side / 4
            painter.drawEllipse(ring.adjusted(inner, inner, -inner, -inner))
        painter.setPen(colour(theme.ink))
        painter.setFont(self.font())
        words = self.rect().adjusted(look.px(RING + GAP), look.px(3), 0, 0)
        painter.drawText(words, Qt.TextFlag.TextWordWrap, self.text())
        if self.hasFocus():
            painter.setPen(QPen(colour(theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(ring.adjusted(-2.5, -2.5, 2.5, 2.5))
