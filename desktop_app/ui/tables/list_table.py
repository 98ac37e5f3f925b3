"""A plain list of rows to walk along, with a mark before each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop_app.ui.delegates.brush import LEFT, RIGHT, Brush, inset
from desktop_app.ui.delegates.head import HeadCorner, TableHead
from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.models import roles
from desktop_app.ui.models.listing import ListModel
from desktop_app.ui.models.roles import Index
from desktop_app.ui.tables.keys import ENTER
from desktop_app.ui.tables.table import repaint_rows, set_up
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL, CELL_STRONG, mark_colour

GLYPHS: Final = 34
GAP: Final = 10
LEAST: Final = 120


class ListDelegate(QStyledItemDelegate):
    """Paints a cell; the first one has room for the mark."""

    def __init__(self, appearance: Appearance, table: QTableView, model: ListModel) -> None:
        """Paint in the look of `appearance`."""
        super().__init__(table)
        self._appearance = appearance
        self._table = table
        self._model = model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the height of a row; widths are set by the table."""
        return QSize(self._appearance.look.px(80), self._appearance.look.px(26))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        look, row = self._appearance.look, index.data(roles.LINE)
        brush = Brush(painter, look)
        column = self._model.view.columns[index.column()]
        current = index.row() == self._table.currentIndex().row()
        area, first = option.rect, index.column() == 0
        painter.save()
        brush.row_ground(area, current=current, first=first)
        if first and row.mark is not None:
            side = look.px(14)
            top = area.top() + (area.height() - side) / 2
            box = QRectF(area.left() + look.px(12), top, side, side)
            paint_mark(painter, row.mark, box, colour(mark_colour(look.theme, row.mark)))
        left = look.px(GLYPHS) if first else look.px(GAP)
        role = "ink3" if row.dim else "ink"
        words = row.cells[index.column()]
        style = CELL_STRONG if current and column.width == 0 else CELL
        side_of = RIGHT if column.right else LEFT
        brush.words(inset(area, left, look.px(GAP)), words, style, role, side_of)
        painter.restore()


class ListTable(QTableView):
    """`row_chosen(key)` follows the cursor; `row_opened(key)` fires on Enter and double click."""

    row_chosen = Signal(str)
    row_opened = Signal(str)

    def __init__(
        self, appearance: Appearance, model: ListModel, parent: QWidget | None = None
    ) -> None:
        """Show `model`."""
        super().__init__(parent)
        self._appearance = appearance
        self._list = model
        self._head = TableHead(appearance, 34, self)
        self.setItemDelegate(ListDelegate(appearance, self, model))
        self.setHorizontalHeader(self._head)
        set_up(self, HeadCorner(appearance, 34))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAccessibleName(model.view.name)
        self.setModel(model)
        model.modelReset.connect(self.restyle)
        appearance.changed.connect(self.restyle)
        self.restyle()

    @property
    def key(self) -> str | None:
        """What the cursor is on."""
        row = self.currentIndex().row()
        return self._list.row_at(row).key if row >= 0 else None

    def choose(self, key: str) -> bool:
        """Put the cursor on a row; False when it is not listed."""
        row = self._list.row_of(key)
        if row is None:
            return False
        index = self._list.index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        return True

    def restyle(self) -> None:
        """Apply the look to rows, columns and heads."""
        look = self._appearance.look
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(look.px(26))
        columns = self._list.view.columns
        self._head.left_columns = {
            at: GLYPHS if at == 0 else GAP for at, item in enumerate(columns) if not item.right
        }
        self._fit()
        self._head.updateGeometry()
        self.updateGeometries()
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter; walk with the keys of every list."""
        key = self.key
        if event.key() in ENTER and not event.modifiers() and key is not None:
            self.row_opened.emit(key)
            event.accept()
            return
        super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the row under the pointer."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.row_opened.emit(self._list.row_at(index.row()).key)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's own signature
        """Let Tab leave the list."""
        return QWidget.focusNextPrevChild(self, forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the new width."""
        super().resizeEvent(event)
        self._fit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Mark the row of the cursor and tell what it is."""
        super().currentChanged(current, previous)
        repaint_rows(self, previous.row(), current.row())
        if current.row() >= 0 and current.row() != previous.row():
            self.row_chosen.emit(self._list.row_at(current.row()).key)

    def moveCursor(
        self,
        action: QAbstractItemView.CursorAction,
        modifiers: Qt.KeyboardModifier,
    ) -> QModelIndex:
        """Let Home and End go to the first and the last row."""
        ends = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: self._list.rowCount() - 1,
        }
        if action in ends:
            return self._list.index(ends[action], 0)
        return super().moveCursor(action, modifiers)

    def _fit(self) -> None:
        look, columns = self._appearance.look, self._list.view.columns
        room = self.viewport().width() - sum(look.px(column.width) for column in columns)
        wide = sum(column.width == 0 for column in columns)
        for at, column in enumerate(columns):
            width = look.px(column.width)
            if column.width == 0:
                width = max(room // max(wide, 1), look.px(LEAST))
            self.setColumnWidth(at, width)
