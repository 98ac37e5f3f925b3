"""Two units side by side, painted as a table of two rows with the deciding step framed."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.presenters.comparison import ComparisonView
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL, CELL_STRONG, HEAD

LINE = 26
LEAST = 44


class Comparison(QWidget):
    """It shows only; its name says the same in words."""

    def __init__(self, appearance: Appearance) -> None:
        """Build an empty comparison."""
        super().__init__()
        self._appearance = appearance
        self._view: ComparisonView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.updateGeometry)
        self.hide()

    def show_view(self, view: ComparisonView | None) -> None:
        """Show another pair, or nothing."""
        self._view = view
        self.setVisible(view is not None)
        self.setAccessibleName("" if view is None else view.spoken())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of a head and two rows, repeated when the steps need more width."""
        look = self._appearance.look
        rows = -(-len(self._view.heads) // self._per_row()) if self._view is not None else 0
        return QSize(look.px(200), rows * look.px(3 * LINE + 8))

    def resizeEvent(self, _event: object) -> None:
        """Ask for other room when the width changes."""
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint head, both rows, and the frame."""
        view, look = self._view, self._appearance.look
        if view is None:
            return
        painter = QPainter(self)
        per_row, width = self._per_row(), self._width()
        for at, head in enumerate(view.heads):
            top = at // per_row * look.px(3 * LINE + 8)
            cell = QRect(at % per_row * width, top, width, look.px(LINE))
            deciding = at == view.deciding
            self._paint_column(
                painter, cell, (head, view.own[at], view.other[at]), deciding=deciding
            )

    def _paint_column(
        self, painter: QPainter, cell: QRect, words: tuple[str, str, str], *, deciding: bool
    ) -> None:
        look = self._appearance.look
        styles = (HEAD, CELL_STRONG, CELL)
        for at, (text, style) in enumerate(zip(words, styles, strict=True)):
            painter.setFont(look.font(style))
            painter.setPen(colour(look.theme.ink2 if at == 0 else look.theme.ink))
            box = cell.translated(0, at * look.px(LINE)).adjusted(0, 0, -look.px(8), 0)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, side, shown)
        bottom = cell.top() + 2 * look.px(LINE)
        painter.fillRect(cell.left(), bottom, cell.width(), 1, colour(look.theme.line))
        if deciding:
            painter.setPen(QPen(colour(look.theme.accent), 2))
            painter.drawRoundedRect(
                cell.adjusted(2, 1, -2, 2 * look.px(LINE) - 1), look.px(4), look.px(4)
            )

    def _width(self) -> int:
        look, view = self._appearance.look, self._view
        metrics = QFontMetrics(look.font(HEAD))
        widest = (
            max((metrics.horizontalAdvance(head) for head in view.heads), default=0) if view else 0
        )
        return min(max(widest + look.px(16), look.px(LEAST)), look.px(150))

    def _per_row(self) -> int:
        return max(self.width() // max(self._width(), 1), 1)
