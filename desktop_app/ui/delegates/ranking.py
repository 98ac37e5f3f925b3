"""How a cell of the rangorde is painted; lines over the whole width are painted in slices."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from desktop_app.text import window as text
from desktop_app.ui.delegates.brush import LEFT, RIGHT, Brush, inset
from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.models import roles
from desktop_app.ui.models.ranking import ColumnAt, RankColumn, shown_text
from desktop_app.ui.models.roles import Index
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.ranking import CeilingRow, RankRow, UnplacedHead, UnplacedRow
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL, CELL_STRONG, HEAD, KEY, META, mark_colour

MONEY = {RankColumn.REQUESTED, RankColumn.GRANTED, RankColumn.LEFT}


class RankingDelegate(QStyledItemDelegate):
    """It asks `visible_area` where a row lies, to paint what spans several columns.

    wordy: the outcome column has room for its word; spread: the reason of an unranked unit is
    written over the money columns, because there is no column for it; narrow: little room.
    """

    def __init__(
        self,
        appearance: Appearance,
        visible_area: Callable[[int], QRect],
        column_area: Callable[[RankColumn], QRect],
        parent: QObject | None = None,
    ) -> None:
        """Paint in the look of `appearance`."""
        super().__init__(parent)
        self._appearance = appearance
        self._visible_area = visible_area
        self._column_area = column_area
        self.current_row = -1
        self.wordy = False
        self.spread = True
        self.narrow = False
        self.shifts = True

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the height of a row; widths are set by the table."""
        return QSize(self._appearance.look.px(80), self._appearance.look.px(26))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        line, column = index.data(roles.LINE), index.data(roles.COLUMN)
        brush = Brush(painter, self._appearance.look)
        area: QRect = option.rect
        painter.save()
        painter.setClipRect(area)
        match line:
            case CeilingRow():
                self._paint_ceiling(brush, self._whole(index, area), line)
            case UnplacedHead():
                self._paint_head(brush, self._whole(index, area), line)
            case RankRow() | UnplacedRow() if isinstance(column, ColumnAt):
                self._paint_unit(brush, area, index, line, column)
            case _:
                pass
        painter.restore()

    def _whole(self, index: Index, area: QRect) -> QRect:
        whole = self._visible_area(index.row())
        return QRect(whole.left(), area.top(), whole.width(), area.height())

    def _paint_ceiling(self, brush: Brush, row: QRect, line: CeilingRow) -> None:
        look = brush.look
        brush.fill(row, "surface")
        words = line.short if self.narrow else line.full
        width = brush.width(words, HEAD)
        middle = row.center().y()
        start, end = row.left(), row.right() - width - look.px(26)
        box = inset(row, 0, look.px(14))
        if self.wordy:
            start = row.left() + look.px(34)
            box = QRect(start, row.top(), width + 2, row.height())
            start, end = start + width + look.px(10), row.right() - look.px(16)
        brush.words(box, words, HEAD, "ink", LEFT if self.wordy else RIGHT)
        brush.fill(QRect(start, middle, end - start, 2), "ink")

    def _paint_head(self, brush: Brush, row: QRect, line: UnplacedHead) -> None:
        look = brush.look
        brush.fill(row, "surface2")
        brush.fill(QRect(row.left(), row.bottom(), row.width(), 1), "line")
        brush.words(inset(row, look.px(34), 0), line.title, HEAD, "ink2", LEFT)
        right = row.right() - look.px(14)
        for mark, words in reversed(line.counts):
            width = brush.width(words, META)
            box = QRect(right - width, row.top(), width + 2, row.height())
            brush.words(box, words, META, "ink2", LEFT)
            side = look.px(14)
            glyph = QRectF(box.left() - side - look.px(6), row.center().y() - side / 2, side, side)
            paint_mark(brush.painter, mark, glyph, colour(mark_colour(look.theme, mark)))
            right = int(glyph.left()) - look.px(14)

    def _paint_unit(
        self,
        brush: Brush,
        area: QRect,
        index: Index,
        line: RankRow | UnplacedRow,
        column: ColumnAt,
    ) -> None:
        current = index.row() == self.current_row
        brush.row_ground(area, current=current, first=column.kind is RankColumn.OUTCOME)
        match column.kind:
            case RankColumn.OUTCOME:
                self._paint_outcome(brush, area, line, current=current)
            case RankColumn.PLACE if isinstance(line, RankRow):
                self._paint_place(brush, area, line)
            case RankColumn.NAME:
                role = "ink2" if isinstance(line, UnplacedRow) or line.dim else "ink"
                style = CELL_STRONG if current else CELL
                brush.words(inset(area, 0, brush.look.px(8)), line.name, style, role, LEFT)
            case RankColumn.REQUESTED | RankColumn.GRANTED | RankColumn.LEFT:
                self._paint_money(brush, area, line, column)
            case _:
                self._paint_text(brush, area, line, column)

    def _paint_outcome(
        self, brush: Brush, area: QRect, line: RankRow | UnplacedRow, *, current: bool
    ) -> None:
        look, side = brush.look, brush.look.px(15)
        ink = mark_colour(look.theme, line.mark)
        box = QRectF(area.left() + look.px(11), area.center().y() - side / 2 + 0.5, side, side)
        paint_mark(brush.painter, line.mark, box, colour(ink))
        if self.wordy:
            painter = brush.painter
            painter.setFont(look.font(CELL_STRONG if current else CELL))
            painter.setPen(colour(ink))
            painter.drawText(inset(area, look.px(34), 0), LEFT, line.word)

    def _paint_place(self, brush: Brush, area: QRect, line: RankRow) -> None:
        look = brush.look
        # The digits end at one line; "=" hangs to their right, so that places compare at a glance.
        digits = inset(area, 0, look.px(32))
        brush.words(
            digits, "" if line.place is None else str(line.place), CELL_STRONG, "ink", RIGHT
        )
        if line.shared and line.place is not None:
            hang = QRect(digits.right() + 1, area.top(), look.px(14), area.height())
            brush.words(hang, "=", CELL_STRONG, "ink", LEFT)
        if line.shift and self.shifts:
            self._paint_shift(brush, area, line.shift)

    def _paint_shift(self, brush: Brush, area: QRect, places: int) -> None:
        look = brush.look
        mark = Mark.UP if places > 0 else Mark.DOWN
        side = look.px(10)
        left = area.right() - look.px(20)
        box = QRectF(left - side / 2, area.center().y() - side / 2 + 1, side, side)
        paint_mark(brush.painter, mark, box, brush.ink("accent"))
        words = QRect(left + look.px(6), area.top(), look.px(16), area.height())
        brush.words(words, str(abs(places)), KEY, "accent", LEFT)

    def _paint_money(
        self, brush: Brush, area: QRect, line: RankRow | UnplacedRow, column: ColumnAt
    ) -> None:
        look = brush.look
        if isinstance(line, UnplacedRow):
            if self.spread:
                self._paint_reason(brush, area, line)
            elif column.kind is RankColumn.REQUESTED:
                brush.words(inset(area, 0, look.px(14)), line.requested, CELL, "ink2", RIGHT)
            return
        if line.between is not None and column.kind is not RankColumn.REQUESTED:
            box = inset(self._over(area, RankColumn.GRANTED, RankColumn.LEFT), 0, look.px(14))
            brush.words(box, text.amount_range(*line.between), CELL, "draw", RIGHT)
            return
        granted = column.kind is RankColumn.GRANTED
        strong = granted and not line.dim and self.wordy
        role = "ink2" if line.dim and self.wordy else "ink"
        box = inset(area, 0, look.px(14))
        brush.words(box, shown_text(line, column), CELL_STRONG if strong else CELL, role, RIGHT)

    def _paint_reason(self, brush: Brush, area: QRect, line: UnplacedRow) -> None:
        look = brush.look
        box = inset(self._over(area, RankColumn.REQUESTED, RankColumn.LEFT), 0, look.px(14))
        painter = brush.painter
        painter.setFont(look.font(META))
        painter.setPen(colour(mark_colour(look.theme, line.mark)))
        painter.drawText(box, RIGHT, line.reason)

    def _over(self, area: QRect, first: RankColumn, last: RankColumn) -> QRect:
        start, end = self._column_area(first), self._column_area(last)
        joined = start.united(end) if end.isValid() else start
        if not joined.isValid():
            return area
        return QRect(joined.left(), area.top(), joined.width(), area.height())

    def _paint_text(
        self, brush: Brush, area: QRect, line: RankRow | UnplacedRow, column: ColumnAt
    ) -> None:
        look, words = brush.look, shown_text(line, column)
        match column.kind:
            case RankColumn.NUMBER:
                shown = line.short_number if self.narrow else words
                brush.words(inset(area, look.px(8), 0), shown, META, "ink2", LEFT)
            case RankColumn.WHY:
                brush.words(inset(area, look.px(10), 4), words, META, "ink2", LEFT)
            case RankColumn.TOTAL:
                role = "ink2" if isinstance(line, UnplacedRow) else "ink"
                style = CELL if isinstance(line, UnplacedRow) else CELL_STRONG
                box = inset(area, 0, look.px(14))
                brush.words(box, words, style, role, RIGHT)
            case _:
                box = inset(area, 0, look.px(8))
                brush.words(box, words, CELL, "ink2", RIGHT)
