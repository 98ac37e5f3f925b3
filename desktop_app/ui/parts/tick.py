"""A box to tick, painted from the tokens."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen

from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.parts.buttons import PaintedButton
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL


class Tick(PaintedButton):
    """A box to tick, with or without words behind it; the name is always said."""

    def __init__(self, appearance: Appearance, name: str, *, silent: bool = False) -> None:
        """Build an empty box; silent: the name is only for who cannot see the head above it."""
        super().__init__(appearance, "" if silent else name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.toggled.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return the room box and words need."""
        words = QFontMetrics(self.look.font(CELL)).horizontalAdvance(self.text())
        gap = self.look.px(8) if self.text() else 0
        return QSize(self.look.px(28) + gap + words, self.look.px(28))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box, its tick and the words."""
        painter, look = QPainter(self), self.look
        theme = look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(20)
        area = QRectF(look.px(4), (self.height() - side) / 2, side, side)
        on = self.isChecked()
        painter.setPen(QPen(colour(theme.accent if on else theme.line2), 1.5))
        painter.setBrush(colour(theme.accent_soft if on else theme.surface))
        painter.drawRoundedRect(area, look.px(4), look.px(4))
        if on:
            inset = look.px(3)
            box = area.adjusted(inset, inset, -inset, -inset)
            paint_mark(painter, Mark.TICK, box, colour(theme.accent))
        if self.text():
            painter.setPen(colour(theme.ink if self.isEnabled() else theme.ink2))
            painter.setFont(look.font(CELL))
            words = QRectF(area.right() + look.px(8), 0, self.width(), self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        self.paint_focus(painter, QRectF(self.rect()), look.px(4))
