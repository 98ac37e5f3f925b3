"""The Qt model of the score grid, over one immutable `GridView` at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from desktop_app.text import window as text
from desktop_app.ui.models import roles
from desktop_app.ui.models.roles import Index
from desktop_app.ui.presenters.entry import (
    Chosen,
    Cleared,
    Unreadable,
    letter_choice,
    read_entry,
)
from desktop_app.ui.presenters.grid import (
    CriterionColumn,
    GridCell,
    GridRow,
    GridView,
    ScoreCell,
    score_cell,
    spoken_cell,
)

STATUS: Final = 0
NUMBER: Final = 1
NAME: Final = 2
FIRST_SCORE: Final = 3
FIXED_HEADS: Final = (text.STATUS_HEAD, text.NUMBER_HEAD, text.APPLICANT_HEAD)
SHOWN: Final = Qt.ItemFlag.ItemIsEnabled
CHOOSABLE: Final = SHOWN | Qt.ItemFlag.ItemIsSelectable
OPEN: Final = CHOOSABLE | Qt.ItemFlag.ItemIsEditable

Role = int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreAsked:
    """The user gave a score, as the journal writes it, or None to empty the cell."""

    unit: str
    criterion: str
    value: str | None


class ScoreGridModel(QAbstractTableModel):
    """Rows in the fixed order of the view; text that is no score is kept beside it.

    `asked(ScoreAsked)` hands a readable score over; whoever carries it out shows a new view,
    or calls `refuse` with the reason. `invalid_changed` fires when such texts come or go.
    """

    asked = Signal(object)
    invalid_changed = Signal()

    def __init__(self, view: GridView, parent: QObject | None = None) -> None:
        """Show `view`."""
        super().__init__(parent)
        self._view = view
        self._invalid: dict[tuple[str, str], Unreadable] = {}

    @property
    def view(self) -> GridView:
        """The snapshot that is shown now."""
        return self._view

    def show(self, view: GridView) -> None:
        """Show another snapshot; only a change of rows or columns resets the model."""
        before = self._view
        if _shape(view) != _shape(before):
            self.beginResetModel()
            self._view = view
            self._forget_lost()
            self.endResetModel()
            return
        self._view = view
        for row, (old, new) in enumerate(zip(before.rows, view.rows, strict=True)):
            if old != new or before.editable != view.editable:
                self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))
        if before.columns != view.columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of units."""
        return 0 if parent.isValid() else len(self._view.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return three fixed columns, the criteria and the total."""
        return 0 if parent.isValid() else FIRST_SCORE + len(self._view.columns) + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return which cells can be chosen and typed in."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        criterion = self.criterion_at(index.column())
        if criterion is None:
            return SHOWN
        return OPEN if self._view.accepts(index.row(), criterion) else CHOOSABLE

    def criterion_at(self, column: int) -> int | None:
        """Return which criterion a column is for, None for the fixed columns and the total."""
        place = column - FIRST_SCORE
        return place if 0 <= place < len(self._view.columns) else None

    def data(self, index: Index, role: Role = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text for people, screen readers and the clipboard."""
        if not index.isValid():
            return None
        row = self._view.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._shown(row, index.column())
            case Qt.ItemDataRole.EditRole:
                return self.editor_text(index)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                invalid = self.invalid_at(index)
                return " ".join(invalid.lines) if invalid else None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(index.column())
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: Role = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the heads: the code of a criterion, and its full label when spoken."""
        if orientation is Qt.Orientation.Vertical:
            rows = self._view.rows
            spoken = role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}
            return rows[section].number if spoken and 0 <= section < len(rows) else None
        criterion = self.criterion_at(section)
        if criterion is not None:
            return _criterion_head(self._view.columns[criterion], role)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return FIXED_HEADS[section] if section < FIRST_SCORE else text.TOTAL_HEAD
        return None

    def setData(self, index: Index, value: object, role: Role = Qt.ItemDataRole.EditRole) -> bool:
        """Take what was typed: a score is asked for, anything else stays visible at the cell."""
        criterion = self.criterion_at(index.column()) if index.isValid() else None
        if role != Qt.ItemDataRole.EditRole or criterion is None:
            return False
        if not self._view.accepts(index.row(), criterion):
            return False
        column, present = self._view.columns[criterion], self.cell_at(index.row(), criterion)
        match read_entry(str(value), column, present):
            case Unreadable() as unreadable:
                self._keep(index, unreadable)
            case Chosen(chosen):
                self._drop(index)
                self._ask(index, chosen)
            case Cleared():
                self._drop(index)
                if isinstance(present, ScoreCell):
                    self._ask(index, None)
        return True

    def give_letter(self, index: Index, letter: str) -> bool:
        """Give the level with this letter at once; False when the column has no such level."""
        criterion = self.criterion_at(index.column())
        if criterion is None or not self._view.accepts(index.row(), criterion):
            return False
        value = letter_choice(letter, self._view.columns[criterion])
        if value is None:
            return False
        self._drop(index)
        self._ask(index, value)
        return True

    def restore(self, index: Index) -> bool:
        """Forget text that was no score; False when there was none."""
        return self._drop(index)

    def refuse(self, asked: ScoreAsked, lines: tuple[str, ...]) -> None:
        """Keep a score that was not accepted visible at its cell, with the reason."""
        index = self.index_of(asked.unit, asked.criterion)
        if index.isValid():
            column = self._view.columns[index.column() - FIRST_SCORE]
            shown = "" if asked.value is None else score_cell(column, asked.value).text
            self._keep(index, Unreadable(shown, lines))

    def invalid_at(self, index: Index) -> Unreadable | None:
        """Return what was typed in this cell but is no score there."""
        criterion = self.criterion_at(index.column())
        return None if criterion is None else self._invalid.get(self._key(index))

    def invalid(self) -> dict[tuple[str, str], Unreadable]:
        """Return every text that is no score, by unit and criterion."""
        return dict(self._invalid)

    def cell_at(self, row: int, criterion: int) -> GridCell:
        """Return the typed cell."""
        return self._view.rows[row].cells[criterion]

    def index_of(self, unit: str, criterion: str) -> QModelIndex:
        """Return where a score stands, or an invalid index when it is not in the grid."""
        rows = [at for at, row in enumerate(self._view.rows) if row.key == unit]
        columns = [at for at, column in enumerate(self._view.columns) if column.key == criterion]
        if not rows or not columns:
            return QModelIndex()
        return self.index(rows[0], FIRST_SCORE + columns[0])

    def editor_text(self, index: Index) -> str:
        """Return what an editor on this cell starts with."""
        invalid = self.invalid_at(index)
        if invalid is not None:
            return invalid.typed
        criterion = self.criterion_at(index.column())
        cell = None if criterion is None else self.cell_at(index.row(), criterion)
        return cell.text if isinstance(cell, ScoreCell) else ""

    def _shown(self, row: GridRow, column: int) -> str:
        criterion = self.criterion_at(column)
        if criterion is None:
            fixed = {STATUS: "", NUMBER: row.number, NAME: row.name}
            return fixed.get(column, row.total)
        cell = row.cells[criterion]
        return cell.text if isinstance(cell, ScoreCell) else ""

    def _spoken(self, index: Index) -> str:
        row, criterion = self._view.rows[index.row()], self.criterion_at(index.column())
        if criterion is not None:
            name = spoken_cell(self._view, index.row(), criterion)
            invalid = self.invalid_at(index)
            return name if invalid is None else f"{name}. {text.spoken_invalid(invalid.typed)}"
        if index.column() == STATUS:
            return text.state_word(row.mark.value) if row.mark else text.NO_STATE
        return text.spoken(self._shown(row, index.column()))

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        sides = Qt.AlignmentFlag
        side = sides.AlignLeft if column in {NUMBER, NAME} else sides.AlignRight
        return side | sides.AlignVCenter

    def _key(self, index: Index) -> tuple[str, str]:
        column = self._view.columns[index.column() - FIRST_SCORE]
        return self._view.rows[index.row()].key, column.key

    def _ask(self, index: Index, value: str | None) -> None:
        unit, criterion = self._key(index)
        self.asked.emit(ScoreAsked(unit=unit, criterion=criterion, value=value))

    def _keep(self, index: Index, unreadable: Unreadable) -> None:
        self._invalid[self._key(index)] = unreadable
        self._touch(index)

    def _drop(self, index: Index) -> bool:
        if self.invalid_at(index) is None:
            return False
        del self._invalid[self._key(index)]
        self._touch(index)
        return True

    def _touch(self, index: Index) -> None:
        cell = self.index(index.row(), index.column())
        self.dataChanged.emit(cell, cell)
        self.invalid_changed.emit()

    def _forget_lost(self) -> None:
        units = {row.key for row in self._view.rows}
        criteria = {column.key for column in self._view.columns}
        self._invalid = {
            key: kept
            for key, kept in self._invalid.items()
            if key[0] in units and key[1] in criteria
        }


def _shape(view: GridView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(row.key for row in view.rows), tuple(column.key for column in view.columns)


def _criterion_head(column: CriterionColumn, role: Role) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return column.code
        case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
            return f"{column.label}: {column.title}"
        case roles.COLUMN:
            return column
        case _:
            return None
