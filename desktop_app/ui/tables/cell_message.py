"""The message that floats under a cell: what is wrong, what to do, what counts until then."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL, mark_colour

POINTER: Final = 7
PADDING: Final = 14
LINE: Final = 24


class CellMessage(QWidget):
    """It takes no focus and no mouse; its text is also the description of the cell."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Build the message, out of sight."""
        super().__init__(parent)
        self._room = parent
        self._appearance = appearance
        self._lines: tuple[str, ...] = ()
        self._mark = Mark.ERROR
        self._tip = 0
        self._below = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def lines(self) -> tuple[str, ...]:
        """What the message says now; empty while it is hidden."""
        return self._lines if self.isVisibleTo(self._room) else ()

    def point_at(self, cell: QRect, mark: Mark, lines: tuple[str, ...]) -> None:
        """Show the lines under a cell, or above it when there is no room below."""
        look = self._appearance.look
        self._lines, self._mark = lines, mark
        self.setAccessibleName(" ".join(lines))
        room = self._room.rect()
        strong, plain = look.font(CELL, 600), look.font(CELL)
        widths = [
            QFontMetrics(plain if at else strong).horizontalAdvance(line)
            for at, line in enumerate(lines)
        ]
        width = min(max(widths) + look.px(2 * PADDING + 26), room.width() - look.px(8))
        height = look.px(LINE * len(lines) + 12 + POINTER)
        left = min(max(cell.center().x() - width * 3 // 4, look.px(4)), room.right() - width - 4)
        self._below = cell.bottom() + height <= room.bottom()
        top = cell.bottom() + 2 if self._below else cell.top() - height - 2
        self.setGeometry(left, top, width, height)
        self._tip = cell.center().x() - left
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box with its pointer, the mark and the lines."""
        look, painter = self._appearance.look, QPainter(self)
        theme, edge = look.theme, mark_colour(look.theme, self._mark)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(edge), 1.5))
        painter.setBrush(colour(theme.surface))
        painter.drawPath(self._outline())
        top = look.px(6 + (POINTER if self._below else 0))
        side = look.px(15)
        glyph = QRectF(look.px(PADDING - 2), top + (look.px(LINE) - side) / 2, side, side)
        paint_mark(painter, self._mark, glyph, colour(edge))
        left = look.px(PADDING + 24)
        for at, line in enumerate(self._lines):
            last = at == len(self._lines) - 1 and at > 0
            painter.setFont(look.font(CELL, 400 if at else 600))
            painter.setPen(colour(theme.ink2 if last else theme.ink))
            box = QRect(left, top + at * look.px(LINE), self.width() - left - 4, look.px(LINE))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, line)

    def _outline(self) -> QPainterPath:
        look = self._appearance.look
        pointer, radius = look.px(POINTER), look.px(6)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._below:
            body.setTop(body.top() + pointer)
        else:
            body.setBottom(body.bottom() - pointer)
        box, tip = QPainterPath(), QPainterPath()
        box.addRoundedRect(body, radius, radius)
        base, point = (body.top(), 1.0) if self._below else (body.bottom(), self.height() - 1.0)
        tip.moveTo(QPointF(self._tip - pointer, base))
        tip.lineTo(QPointF(self._tip, point))
        tip.lineTo(QPointF(self._tip + pointer, base))
        tip.closeSubpath()
        return box.united(tip)
