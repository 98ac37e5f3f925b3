"""The table of the rangorde: the selection belongs to the application, not to the row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from desktop_app.text import window as text
from desktop_app.ui.delegates.head import HeadCorner, TableHead
from desktop_app.ui.delegates.ranking import RankingDelegate
from desktop_app.ui.models.ranking import RankColumn, RankingModel
from desktop_app.ui.models.roles import Index
from desktop_app.ui.presenters.ranking import is_unit
from desktop_app.ui.tables.keys import ENTER
from desktop_app.ui.tables.table import repaint_rows, set_up
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import WidthClass

BESIDE_GRID: Final = (
    RankColumn.OUTCOME,
    RankColumn.PLACE,
    RankColumn.NAME,
    RankColumn.TOTAL,
    RankColumn.REQUESTED,
    RankColumn.GRANTED,
    RankColumn.LEFT,
)
BESIDE_GRID_NARROW: Final = (
    RankColumn.OUTCOME,
    RankColumn.PLACE,
    RankColumn.NAME,
    RankColumn.GRANTED,
)
ALLOCATION: Final = (
    RankColumn.OUTCOME,
    RankColumn.PLACE,
    RankColumn.NUMBER,
    RankColumn.NAME,
    RankColumn.TOTAL,
    RankColumn.REQUESTED,
    RankColumn.GRANTED,
    RankColumn.LEFT,
    RankColumn.WHY,
)
FULL: Final = (*ALLOCATION, RankColumn.SCORE)
WIDTHS: Final = {
    RankColumn.OUTCOME: 34,
    RankColumn.PLACE: 64,
    RankColumn.NUMBER: 92,
    RankColumn.SCORE: 48,
    RankColumn.TOTAL: 62,
    RankColumn.REQUESTED: 80,
    RankColumn.GRANTED: 80,
    RankColumn.LEFT: 80,
    RankColumn.WHY: 190,
}
WORDY_OUTCOME: Final = 166
NARROW_GRANTED: Final = 126
NAME_LEAST: Final = 90


class RankingTable(QTableView):
    """It shows a choice of the columns; `unit_chosen` follows the cursor, `unit_opened` Enter."""

    unit_chosen = Signal(str)
    unit_opened = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        model: RankingModel,
        columns: tuple[RankColumn, ...] = BESIDE_GRID,
        *,
        wordy: bool = False,
        compact: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Show `columns` of `model`; wordy: the outcome in words; compact: rows as in the grid."""
        super().__init__(parent)
        self._appearance = appearance
        self._ranking = model
        self._columns = columns
        self._compact = compact
        self._delegate = RankingDelegate(appearance, self.row_area, self.column_area, self)
        self._delegate.wordy = wordy
        self._head = TableHead(appearance, 44 if compact else 34, self)
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(self._head)
        self.setAccessibleName(text.RANKING_NAME)
        set_up(self, HeadCorner(appearance, 44 if compact else 34))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setModel(model)
        for signal in (model.rowsMoved, model.rowsInserted, model.rowsRemoved, model.layoutChanged):
            signal.connect(self._follow)
        model.modelReset.connect(self.restyle)
        appearance.changed.connect(self.restyle)
        self.restyle()

    @property
    def unit(self) -> str | None:
        """The application the cursor is on."""
        row = self.currentIndex().row()
        return self._ranking.line_at(row).key if row >= 0 else None

    def show_columns(self, columns: tuple[RankColumn, ...], wide: WidthClass) -> None:
        """Show other columns, for another width of the window."""
        self._columns = columns
        self._delegate.narrow = wide is not WidthClass.WIDE
        self.restyle()

    def choose_unit(self, unit: str) -> bool:
        """Put the cursor on an application without taking the focus; False when it is not here."""
        row = self._ranking.row_of(unit)
        if row is None:
            return False
        if row != self.currentIndex().row():
            self.setCurrentIndex(self._index(row))
        self.scrollTo(self._index(row))
        return True

    def restyle(self) -> None:
        """Apply the look to rows, columns and heads."""
        look = self._appearance.look
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(look.px(24 if self._compact else 26))
        self._delegate.spread = RankColumn.WHY not in self._columns
        for column in range(self._ranking.columnCount()):
            kind = self._ranking.column_at(column).kind
            self.setColumnHidden(column, kind not in self._columns)
        self._style_heads()
        self._fit()
        self._head.updateGeometry()
        self.updateGeometries()
        self.viewport().update()

    def row_area(self, row: int) -> QRect:
        """Return where a row lies over the whole width of the table."""
        top = self.rowViewportPosition(row)
        return QRect(0, top, self.viewport().width(), self.rowHeight(row))

    def column_area(self, kind: RankColumn) -> QRect:
        """Return where a column lies; an empty area when it is not shown."""
        if kind not in self._columns:
            return QRect()
        column = self._ranking.columns_of(kind)[0]
        left = self.columnViewportPosition(column)
        return QRect(left, 0, self.columnWidth(column), self.viewport().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the applications; lines without one are skipped."""
        here = self.currentIndex().row()
        if event.key() in ENTER and not event.modifiers():
            unit = self.unit
            if unit is not None:
                self.unit_opened.emit(unit)
            event.accept()
            return
        there = self._target(event, here)
        event.setAccepted(there is not None)
        if there is not None:
            self.setCurrentIndex(self._index(there))
            self.scrollTo(self._index(there))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the new width."""
        super().resizeEvent(event)
        self._fit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Mark the row of the cursor and tell which application it is."""
        super().currentChanged(current, previous)
        self._delegate.current_row = current.row()
        repaint_rows(self, previous.row(), current.row())
        unit = self.unit
        if unit is not None and current.row() != previous.row():
            self.unit_chosen.emit(unit)

    def _target(self, event: QKeyEvent, here: int) -> int | None:
        rows = [
            row for row in range(self._ranking.rowCount()) if is_unit(self._ranking.line_at(row))
        ]
        if not rows or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        place = rows.index(here) if here in rows else -1
        height = max(self.verticalHeader().defaultSectionSize(), 1)
        page = max(self.viewport().height() // height, 1)
        steps = {
            Qt.Key.Key_Up: max(place - 1, 0),
            Qt.Key.Key_Down: min(place + 1, len(rows) - 1),
            Qt.Key.Key_PageUp: max(place - page, 0),
            Qt.Key.Key_PageDown: min(place + page, len(rows) - 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(rows) - 1,
        }
        step = steps.get(Qt.Key(event.key()))
        return None if step is None else rows[step]

    def _index(self, row: int) -> QModelIndex:
        return self._ranking.index(row, self._ranking.columns_of(RankColumn.NAME)[0])

    def _follow(self) -> None:
        self._delegate.current_row = self.currentIndex().row()
        self.viewport().update()

    def _style_heads(self) -> None:
        model, head = self._ranking, self._head
        head.left_columns = {
            model.columns_of(RankColumn.NUMBER)[0]: 8,
            model.columns_of(RankColumn.NAME)[0]: 0,
            model.columns_of(RankColumn.WHY)[0]: 10,
        }
        outcome = model.columns_of(RankColumn.OUTCOME)[0]
        head.blank_columns = set() if self._delegate.wordy else {outcome}
        if self._delegate.wordy:
            head.left_columns[outcome] = 34
        head.right_inset = {model.columns_of(RankColumn.PLACE)[0]: 28}

    def _fit(self) -> None:
        look, left = self._appearance.look, self.viewport().width()
        for column in range(self._ranking.columnCount()):
            kind = self._ranking.column_at(column).kind
            if kind in self._columns and kind is not RankColumn.NAME:
                width = look.px(self._width(kind))
                self.setColumnWidth(column, width)
                left -= width
        name = self._ranking.columns_of(RankColumn.NAME)[0]
        self.setColumnWidth(name, max(left, look.px(NAME_LEAST)))

    def _width(self, kind: RankColumn) -> int:
        if kind is RankColumn.OUTCOME and self._delegate.wordy:
            return WORDY_OUTCOME
        if kind is RankColumn.GRANTED and RankColumn.LEFT not in self._columns:
            return NARROW_GRANTED
        return WIDTHS[kind]
