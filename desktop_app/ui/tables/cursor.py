"""The cursor of the score grid: it moves only over scores, and grows a selection."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex
from PySide6.QtWidgets import QTableView

from desktop_app.ui.models.grid import FIRST_SCORE, ScoreGridModel
from desktop_app.ui.presenters.grid import MissingCell, ScoreCell
from desktop_app.ui.tables.steps import At, Field, Step, next_match, step_from


class Cursor:
    """It moves the current index of a table; `enter_goes_down` changes what Enter does."""

    def __init__(self, table: QTableView, model: ScoreGridModel) -> None:
        """Move over `model` as `table` shows it."""
        self._table = table
        self._model = model
        self._anchor: At | None = None
        self.enter_goes_down = False

    @property
    def at(self) -> At:
        """The cell the cursor is in."""
        index = self._table.currentIndex()
        return At(max(index.row(), 0), max(index.column() - FIRST_SCORE, 0))

    @property
    def inside(self) -> bool:
        """Whether there is a cell to be in."""
        view = self._model.view
        return bool(view.rows) and bool(view.columns)

    def index(self, at: At) -> QModelIndex:
        """Return where a cell stands in the model."""
        return self._model.index(at.row, at.column + FIRST_SCORE)

    def land(self, at: At) -> None:
        """Go to a cell."""
        self._anchor = None
        index = self.index(at)
        if index.isValid():
            self._table.setCurrentIndex(index)
            self._table.scrollTo(index)

    def step(self, step: Step) -> None:
        """Go one step."""
        if self.inside:
            self.land(step_from(self.at, step, self.field()))

    def enter(self, step: Step) -> None:
        """Go where Enter goes: the next cell, or the cell below; it stays at the last cell."""
        if self.enter_goes_down:
            self.step(Step.DOWN if step is Step.NEXT else Step.UP)
        elif self.inside and not (step is Step.NEXT and self._at_end()):
            self.step(step)

    def grow(self, step: Step) -> None:
        """Grow the selection one step from where it began."""
        if self.inside:
            start = self._anchor or self.at
            self.select(start, step_from(self.at, step, self.field()))
            self._anchor = start

    def select(self, first: At, last: At) -> None:
        """Select the cells between two corners; the cursor goes to the last."""
        start, end = self.index(first), self.index(last)
        flags = QItemSelectionModel.SelectionFlag
        chosen = self._table.selectionModel()
        chosen.setCurrentIndex(end, flags.NoUpdate)
        chosen.select(QItemSelection(start, end), flags.ClearAndSelect)
        self._table.scrollTo(end)

    def select_all(self) -> None:
        """Select every score."""
        if self.inside:
            field = self.field()
            self.select(At(0, 0), At(field.rows - 1, field.columns - 1))

    def to_empty(self, way: int) -> bool:
        """Go to the next or previous cell without a score; False when there is none."""
        view = self._model.view
        if not self.inside:
            return False
        there = next_match(
            self.at,
            way,
            self.field(),
            lambda at: (
                isinstance(view.rows[at.row].cells[at.column], MissingCell)
                and view.accepts(at.row, at.column)
            ),
        )
        if there is not None:
            self.land(there)
        return there is not None

    def field(self) -> Field:
        """Return the size of the grid and which cells are filled."""
        view = self._model.view
        height = max(self._table.verticalHeader().defaultSectionSize(), 1)
        return Field(
            rows=len(view.rows),
            columns=len(view.columns),
            page=max(self._table.viewport().height() // height, 1),
            filled=lambda at: isinstance(view.rows[at.row].cells[at.column], ScoreCell),
        )

    def _at_end(self) -> bool:
        return self.at == step_from(self.at, Step.LAST, self.field())
