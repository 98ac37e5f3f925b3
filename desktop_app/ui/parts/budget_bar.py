"""The money in one line: a block per place up to the ceiling, and a tick at the ceiling."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.presenters.assessment import BudgetView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance, colour

HEIGHT = 16


class BudgetBar(QWidget):
    """It shows only; its name says in words what it shows."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty bar."""
        super().__init__(parent)
        self._appearance = appearance
        self._view: BudgetView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.updateGeometry)

    def show_view(self, view: BudgetView) -> None:
        """Show other amounts."""
        self._view = view
        self.setAccessibleName(view.left)
        self.setAccessibleDescription(view.note)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room the bar likes to have."""
        look = self._appearance.look
        return QSize(look.px(240), look.px(HEIGHT + 8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the blocks and the ceiling."""
        view, look = self._view, self._appearance.look
        if view is None or not view.ceiling:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = look.px(HEIGHT)
        top = (self.height() - high) / 2
        # Open draws may ask for more than is left: the bar is as long as the largest of both.
        whole = max(view.ceiling, sum(amount for amount, _ in view.shares))
        scale = (self.width() - look.px(4)) / whole
        painter.fillRect(QRectF(0, top, view.ceiling * scale, high), colour(look.theme.tint1))
        left = 0.0
        for at, (amount, mark) in enumerate(view.shares):
            box = QRectF(left, top, amount * scale, high)
            current = at == view.current
            self._paint_share(painter, box.adjusted(0, 0, -1.5, 0), mark, current=current)
            left += amount * scale
        tick = QRectF(view.ceiling * scale, top - look.px(4), 2, high + look.px(8))
        painter.fillRect(tick, colour(look.theme.ink))

    def _paint_share(self, painter: QPainter, box: QRectF, mark: Mark, *, current: bool) -> None:
        theme = self._appearance.look.theme
        if mark is Mark.GRANTED:
            painter.fillRect(box, colour(theme.accent if current else theme.granted_fill))
            return
        edge = colour(theme.draw_fill if mark is Mark.DRAW else theme.granted_fill)
        self._hatch(painter, box, mark)
        pen = QPen(edge, 1.5)
        if mark is Mark.DRAW:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(0.75, 0.75, -0.75, -0.75))

    def _hatch(self, painter: QPainter, box: QRectF, mark: Mark) -> None:
        look = self._appearance.look
        name = look.theme.draw_fill if mark is Mark.DRAW else look.theme.granted_fill
        painter.save()
        painter.setClipRect(box)
        painter.setPen(QPen(colour(name), 1))
        step = look.px(6)
        for left in range(int(box.left() - box.height()), int(box.right()) + step, step):
            low, high = QPointF(left, box.bottom()), QPointF(left + box.height(), box.top())
            painter.drawLine(low, high)
            if mark is Mark.DRAW:
                painter.drawLine(
                    QPointF(left, box.top()), QPointF(left + box.height(), box.bottom())
                )
        painter.restore()
