"""A small table of a page: a head, a few rows, and widgets in cells where something is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop_app.ui.parts.page import Card
from desktop_app.ui.parts.words import Words
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL, CELL_STRONG, HEAD

Cell = str | QWidget


class SmallTable(Card):
    """Rows with a line between them; amounts stand at the right of their column."""

    def __init__(
        self,
        appearance: Appearance,
        heads: Sequence[str],
        *,
        right: Sequence[int] = (),
        strong: Sequence[int] = (),
        wide: int = 1,
    ) -> None:
        """Build the head; right: columns of amounts; wide: the column that takes the room left."""
        super().__init__(appearance)
        self._right, self._strong = frozenset(right), frozenset(strong)
        self._columns = len(heads)
        self._rows: list[list[QWidget]] = []
        self._shown = 0
        self._grid = QGridLayout()
        self._grid.setColumnStretch(wide, 1)
        self.box.addLayout(self._grid)
        for column, head in enumerate(heads):
            label = Words(appearance, HEAD, "ink2", head)
            label.setAlignment(self._side(column))
            self._grid.addWidget(label, 0, column)
        self.respace()

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The texts that are shown, row by row; a cell with a widget gives its name."""
        return tuple(
            tuple(cell.text() if isinstance(cell, Words) else cell.accessibleName() for cell in row)
            for row in self._rows[: self._shown]
        )

    def show_rows(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Show other rows."""
        for at, row in enumerate(rows):
            if at == len(self._rows):
                self._rows.append([self._cell(at, column, "") for column in range(self._columns)])
            for column, cell in enumerate(row):
                self._put(at, column, cell)
        self._shown = len(rows)
        for at, cells in enumerate(self._rows):
            for shown in cells:
                shown.setVisible(at < self._shown)
        self.update()

    def respace(self) -> None:
        """Apply the look to the distances."""
        self._grid.setHorizontalSpacing(self.look.px(24))
        self._grid.setVerticalSpacing(self.look.px(10))

    def restyle(self) -> None:
        """Apply the look."""
        super().restyle()
        if hasattr(self, "_grid"):
            self.respace()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and a line above every row."""
        super().paintEvent(event)
        painter = QPainter(self)
        line = colour(self.look.theme.line)
        gap = self.look.px(5)
        for row in self._rows[: self._shown]:
            top = min(cell.geometry().top() for cell in row) - gap
            painter.fillRect(self.look.px(20), top, self.width() - self.look.px(40), 1, line)

    def _put(self, at: int, column: int, cell: Cell) -> None:
        present = self._rows[at][column]
        if isinstance(cell, str):
            if not isinstance(present, Words):
                self._rows[at][column] = present = self._cell(at, column, "")
            if isinstance(present, Words):
                present.say(cell)
            return
        if present is not cell:
            self._grid.removeWidget(present)
            present.deleteLater()
            self._grid.addWidget(cell, at + 1, column)
            self._rows[at][column] = cell

    def _cell(self, at: int, column: int, words: str) -> Words:
        style = CELL_STRONG if column in self._strong else CELL
        label = Words(self._appearance, style, "ink", words)
        label.setAlignment(self._side(column))
        self._grid.addWidget(label, at + 1, column)
        return label

    def _side(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column in self._right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
