"""Painting shared by the delegates: grounds, text in cells, rings and whole-row slices."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from desktop_app.ui.theme import Look, colour, font_of
from desktop_app.ui.tokens import TextStyle

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
ENDLESS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Brush:
    """A painter with the look it paints in; every length is given at 100 %."""

    painter: QPainter
    look: Look

    def ink(self, role: str) -> QColor:
        """Return the theme colour called `role`."""
        return colour(getattr(self.look.theme, role))

    def fill(self, area: QRect, role: str) -> None:
        """Fill an area with one colour."""
        self.painter.fillRect(area, self.ink(role))

    def row_ground(self, area: QRect, *, current: bool, first: bool, role: str = "surface") -> None:
        """Fill the ground of a cell, with the bar of the current row and the line below."""
        self.fill(area, "accent_soft" if current else role)
        if current and first:
            bar = QRect(area.left(), area.top(), self.look.px(3), area.height())
            self.fill(bar, "accent")
        self.fill(QRect(area.left(), area.bottom(), area.width(), 1), "line")

    def rounded(self, area: QRectF, role: str, radius: int) -> None:
        """Fill a rounded box."""
        painter = self.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.ink(role))
        painter.drawRoundedRect(area, self.look.px(radius), self.look.px(radius))

    def ring(self, area: QRect, role: str, width: int = 2) -> None:
        """Draw a ring inside an area."""
        painter, inset = self.painter, width / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.ink(role), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(area).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, self.look.px(2), self.look.px(2))

    def dashed(self, area: QRectF, role: str, ground: str) -> None:
        """Draw a dashed box on a soft ground: something is still missing here."""
        painter = self.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.ink(role), 1)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(self.ink(ground))
        painter.drawRoundedRect(area, self.look.px(3), self.look.px(3))

    def hatch(self, area: QRectF, role: str) -> None:
        """Draw thin slanting lines over an area: nobody may fill this in."""
        painter, step = self.painter, self.look.px(6)
        painter.save()
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.ink(role), 1))
        start = int(area.left()) - int(area.height())
        for left in range(start, int(area.right()) + step, step):
            painter.drawLine(
                QPointF(left, area.bottom()), QPointF(left + area.height(), area.top())
            )
        painter.restore()

    def words(
        self, area: QRect, words: str, style: TextStyle, role: str, align: Qt.AlignmentFlag
    ) -> int:
        """Write one line, cut off when it does not fit; return how wide it is."""
        painter = self.painter
        shown, width = fitted(words, style, self.look.zoom, area.width())
        painter.setFont(self.look.font(style))
        painter.setPen(self.ink(role))
        painter.drawText(area, align, shown)
        return width

    def width(self, words: str, style: TextStyle) -> int:
        """Return how wide a line is when nothing is cut off."""
        return fitted(words, style, self.look.zoom, ENDLESS)[1]


@lru_cache(maxsize=8192)
def fitted(words: str, style: TextStyle, zoom: int, room: int) -> tuple[str, int]:
    """Return the words as they fit in `room` pixels, and their width; measuring is slow."""
    metrics = QFontMetrics(font_of(style, zoom))
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
    return shown, metrics.horizontalAdvance(shown)


def inset(area: QRect, left: int, right: int) -> QRect:
    """Return an area with room left out at its sides."""
    return area.adjusted(left, 0, -right, 0)
