"""The Qt model of the rangorde: rows move, so that the selection stays with its application."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from desktop_app.text import window as text
from desktop_app.ui.models import roles
from desktop_app.ui.models.moves import Move, moves
from desktop_app.ui.models.roles import Index
from desktop_app.ui.presenters.ranking import (
    CeilingRow,
    RankingLine,
    RankingView,
    RankRow,
    UnplacedHead,
    UnplacedRow,
    is_unit,
)

MOST_MOVES: Final = 60
CHOOSABLE: Final = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
Role = int


class RankColumn(Enum):
    """What a column of the rangorde shows; `SCORE` stands for each criterion."""

    OUTCOME = "outcome"
    PLACE = "place"
    NUMBER = "number"
    NAME = "name"
    SCORE = "score"
    TOTAL = "total"
    REQUESTED = "requested"
    GRANTED = "granted"
    LEFT = "left"
    WHY = "why"


BEFORE_SCORES: Final = (RankColumn.OUTCOME, RankColumn.PLACE, RankColumn.NUMBER, RankColumn.NAME)
AFTER_SCORES: Final = (
    RankColumn.TOTAL,
    RankColumn.REQUESTED,
    RankColumn.GRANTED,
    RankColumn.LEFT,
    RankColumn.WHY,
)
HEADS: Final = {
    RankColumn.OUTCOME: text.OUTCOME_HEAD,
    RankColumn.PLACE: text.PLACE_HEAD,
    RankColumn.NUMBER: text.NUMBER_HEAD,
    RankColumn.NAME: text.APPLICANT_HEAD,
    RankColumn.TOTAL: text.TOTAL_HEAD,
    RankColumn.REQUESTED: text.REQUESTED_HEAD,
    RankColumn.GRANTED: text.TO_GRANT_HEAD,
    RankColumn.LEFT: text.LEFT_HEAD,
    RankColumn.WHY: text.WHY_HEAD,
}
DECIDED_HEADS: Final = HEADS | {
    RankColumn.OUTCOME: text.DECISION_HEAD,
    RankColumn.GRANTED: text.GRANTED_HEAD,
}


@dataclass(frozen=True, slots=True)
class ColumnAt:
    """A column: what it shows, and for a score which criterion."""

    kind: RankColumn
    criterion: int = 0


class RankingModel(QAbstractTableModel):
    """One line per row; the ceiling and the head of the unranked cannot be chosen."""

    def __init__(self, view: RankingView, parent: QObject | None = None) -> None:
        """Show `view`."""
        super().__init__(parent)
        self._view = view
        self._lines: list[RankingLine] = list(view.lines)
        self._columns = _columns(view)

    @property
    def view(self) -> RankingView:
        """The snapshot that is shown now."""
        return self._view

    def show(self, view: RankingView) -> None:
        """Show another snapshot: rows leave, come and move, and changed rows are repainted."""
        if view.codes != self._view.codes:
            self._reset(view)
            return
        self._remove_lost(set(view.keys()))
        self._insert_new(view)
        self._move(moves([line.key for line in self._lines], view.keys()), view)
        before, self._view = self._view, view
        for row, line in enumerate(view.lines):
            if self._lines[row] != line:
                self._lines[row] = line
                self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))
        if before.decided != view.decided:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of columns, also of those a view hides."""
        return 0 if parent.isValid() else len(self._columns)

    def column_at(self, column: int) -> ColumnAt:
        """Return what a column shows."""
        return self._columns[column]

    def columns_of(self, kind: RankColumn) -> tuple[int, ...]:
        """Return the columns that show `kind`."""
        return tuple(at for at, column in enumerate(self._columns) if column.kind is kind)

    def line_at(self, row: int) -> RankingLine:
        """Return the line of a row."""
        return self._lines[row]

    def row_of(self, key: str) -> int | None:
        """Return the row of a unit."""
        return next((row for row, line in enumerate(self._lines) if line.key == key), None)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that only lines of units can be chosen."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if is_unit(self._lines[index.row()]):
            return CHOOSABLE
        return Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: Role = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text for people, screen readers and the clipboard, or the typed line."""
        if not index.isValid():
            return None
        line, column = self._lines[index.row()], self._columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return shown_text(line, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return line.spoken()
            case Qt.ItemDataRole.ToolTipRole if column.kind in {RankColumn.NAME, RankColumn.WHY}:
                return shown_text(line, column)
            case roles.LINE:
                return line
            case roles.COLUMN:
                return column
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: Role = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the heads: proposal words before the college decides, decision words after."""
        if orientation is Qt.Orientation.Vertical or section >= len(self._columns):
            return None
        column = self._columns[section]
        if role == roles.COLUMN:
            return column
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return None
        if column.kind is RankColumn.SCORE:
            return self._view.codes[column.criterion]
        return (DECIDED_HEADS if self._view.decided else HEADS)[column.kind]

    def _reset(self, view: RankingView) -> None:
        self.beginResetModel()
        self._view, self._lines, self._columns = view, list(view.lines), _columns(view)
        self.endResetModel()

    def _remove_lost(self, wanted: set[str]) -> None:
        for row in range(len(self._lines) - 1, -1, -1):
            if self._lines[row].key not in wanted:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._lines[row]
                self.endRemoveRows()

    def _insert_new(self, view: RankingView) -> None:
        present = {line.key for line in self._lines}
        for row, line in enumerate(view.lines):
            if line.key not in present:
                at = min(row, len(self._lines))
                self.beginInsertRows(QModelIndex(), at, at)
                self._lines.insert(at, line)
                self.endInsertRows()

    def _move(self, steps: tuple[Move, ...], view: RankingView) -> None:
        if len(steps) > MOST_MOVES:
            self._rearrange(view)
            return
        for step in steps:
            # Qt counts the destination in the order that still holds the moving row.
            below = step.target + 1 if step.target > step.source else step.target
            self.beginMoveRows(QModelIndex(), step.source, step.source, QModelIndex(), below)
            self._lines.insert(step.target, self._lines.pop(step.source))
            self.endMoveRows()

    def _rearrange(self, view: RankingView) -> None:
        self.layoutAboutToBeChanged.emit()
        old = [line.key for line in self._lines]
        by_key = {line.key: line for line in self._lines}
        places = {key: row for row, key in enumerate(view.keys())}
        before = self.persistentIndexList()
        self._lines = [by_key[line.key] for line in view.lines]
        after = [self.index(places[old[index.row()]], index.column()) for index in before]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()


def shown_text(line: RankingLine, column: ColumnAt) -> str:
    """Return the text of a cell; a line over the whole width has its text in the name column."""
    match line:
        case RankRow():
            return _rank_text(line, column)
        case UnplacedRow():
            return _unplaced_text(line, column.kind)
        case CeilingRow():
            return line.full if column.kind is RankColumn.NAME else ""
        case UnplacedHead():
            return line.spoken() if column.kind is RankColumn.NAME else ""


def _rank_text(line: RankRow, column: ColumnAt) -> str:
    between = text.amount_range(*line.between) if line.between else None
    texts = {
        RankColumn.OUTCOME: line.word,
        RankColumn.PLACE: line.place_text,
        RankColumn.NUMBER: line.number,
        RankColumn.NAME: line.name,
        RankColumn.TOTAL: line.total,
        RankColumn.REQUESTED: line.requested,
        RankColumn.GRANTED: between or line.granted or "",
        RankColumn.LEFT: "" if between else line.left,
        RankColumn.WHY: line.why,
    }
    if column.kind is RankColumn.SCORE:
        return line.cells[column.criterion]
    return texts[column.kind]


def _unplaced_text(line: UnplacedRow, kind: RankColumn) -> str:
    texts = {
        RankColumn.OUTCOME: line.word,
        RankColumn.NUMBER: line.number,
        RankColumn.NAME: line.name,
        RankColumn.TOTAL: line.total,
        RankColumn.REQUESTED: line.requested,
        RankColumn.WHY: line.reason,
    }
    return texts.get(kind, "")


def _columns(view: RankingView) -> tuple[ColumnAt, ...]:
    scores = tuple(ColumnAt(RankColumn.SCORE, at) for at in range(len(view.codes)))
    return (
        *(ColumnAt(kind) for kind in BEFORE_SCORES),
        *scores,
        *(ColumnAt(kind) for kind in AFTER_SCORES),
    )
