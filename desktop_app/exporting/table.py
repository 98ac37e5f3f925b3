"""A table for other programs: columns with a kind, rows of exact values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

Value = str | int | None
"""A text, whole cents or units of a point, or nothing at all."""


class ColumnKind(Enum):
    """What the values of a column are."""

    TEXT = "text"
    CENTS = "cents"
    POINTS = "points"
    WHOLE = "whole"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableColumn:
    """A heading with the kind of its values; `unit` is the number of units in one point."""

    heading: str
    kind: ColumnKind
    unit: int = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Columns and rows; every row has one value per column, of the kind of its column."""

    name: str
    columns: tuple[TableColumn, ...]
    rows: tuple[Sequence[Value], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CellTooLong:
    """A text that does not fit in a cell of a spreadsheet; rows are counted from 1."""

    heading: str
    row: int
    length: int
