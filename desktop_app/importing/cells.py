"""A spreadsheet as it stands: sheets of rows of cells, before anything is understood."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

LARGEST_FILE_BYTES = 64 * 1024 * 1024
MOST_ROWS = 20_000
MOST_COLUMNS = 500
LONGEST_CELL = 32_767


class CellKind(Enum):
    """What the file itself says a cell is; a csv file knows only texts."""

    TEXT = "text"
    NUMBER = "number"
    PERCENT = "percent"
    DATE = "date"
    BOOLEAN = "boolean"
    ERROR = "error"


class Cell(NamedTuple):
    """One filled cell.

    `text`: as typed for texts; plain digits with a point for numbers and percents (`0.75` for
    75%); ISO 8601 for dates; `true` or `false` for booleans; the error as shown for errors.
    `formula`: the formula behind the value, empty when the value was typed.
    """

    kind: CellKind
    text: str
    formula: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetRow:
    """One row with its filled cells by column; row and column numbers start at 1 and 0."""

    number: int
    cells: Mapping[int, Cell]
    hidden: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """A rectangle of merged cells, bounds included; rows start at 1, columns at 0."""

    first_row: int
    last_row: int
    first_column: int
    last_column: int

    def text(self) -> str:
        """Name the area as a spreadsheet does: `A5:A7`."""
        first = address(self.first_row, self.first_column)
        return f"{first}:{address(self.last_row, self.last_column)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """One sheet: the rows that have a filled cell, in the order of the file."""

    name: str
    rows: tuple[SheetRow, ...]
    hidden: bool = False
    hidden_columns: frozenset[int] = frozenset()
    merged: tuple[Area, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """All sheets of a file, in the order of the tabs."""

    sheets: tuple[Sheet, ...]


class TooLarge(NamedTuple):
    """A file that has more in it than is read: what there is too much of, and the bound."""

    what: str
    bound: int


class Damaged(NamedTuple):
    """A file that begins right and is broken further on; the reason is for the log."""

    reason: str
    row: int | None = None


def column_letters(column: int) -> str:
    """Name a column, counted from 0, as a spreadsheet does: `A`, `Z`, `AA`."""
    letters = ""
    rest = column + 1
    while rest:
        rest, digit = divmod(rest - 1, 26)
        letters = chr(ord("A") + digit) + letters
    return letters


def address(row: int, column: int) -> str:
    """Name a cell as a spreadsheet does: `C7`; rows start at 1, columns at 0."""
    return f"{column_letters(column)}{row}"
