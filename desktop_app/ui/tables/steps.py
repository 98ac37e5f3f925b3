"""Where the cursor goes in a grid: pure arithmetic over rows, columns and filled cells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


class Step(Enum):
    """A way to move; the edges are those of the filled cells, the corners those of the grid."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    NEXT = "next"
    PREVIOUS = "previous"
    ROW_START = "row-start"
    ROW_END = "row-end"
    FIRST = "first"
    LAST = "last"
    PAGE_UP = "page-up"
    PAGE_DOWN = "page-down"
    EDGE_LEFT = "edge-left"
    EDGE_RIGHT = "edge-right"
    EDGE_UP = "edge-up"
    EDGE_DOWN = "edge-down"


@dataclass(frozen=True, slots=True)
class At:
    """A cell: row and criterion, both from 0."""

    row: int
    column: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """The size of the grid, how many rows a page has, and which cells are filled."""

    rows: int
    columns: int
    page: int
    filled: Callable[[At], bool]

    def holds(self, at: At) -> bool:
        """Tell whether a cell lies in the grid."""
        return 0 <= at.row < self.rows and 0 <= at.column < self.columns


_EDGES = {
    Step.EDGE_LEFT: (0, -1),
    Step.EDGE_RIGHT: (0, 1),
    Step.EDGE_UP: (-1, 0),
    Step.EDGE_DOWN: (1, 0),
}


def step_from(at: At, step: Step, field: Field) -> At:
    """Return the cell a step leads to; at a border the cursor stays, but Tab wraps."""
    match step:
        case Step.NEXT:
            return _wrapped(at, 1, field)
        case Step.PREVIOUS:
            return _wrapped(at, -1, field)
        case Step.FIRST:
            return At(0, 0)
        case Step.LAST:
            return At(field.rows - 1, field.columns - 1)
        case Step.ROW_START:
            return At(at.row, 0)
        case Step.ROW_END:
            return At(at.row, field.columns - 1)
        case Step.EDGE_LEFT | Step.EDGE_RIGHT | Step.EDGE_UP | Step.EDGE_DOWN:
            return _edge(at, _EDGES[step], field)
        case _:
            return _plain(at, step, field)


def next_match(at: At, way: int, field: Field, wanted: Callable[[At], bool]) -> At | None:
    """Return the nearest wanted cell in reading order, going round; None when there is none."""
    size = field.rows * field.columns
    here = at.row * field.columns + at.column
    for distance in range(1, size + 1):
        place = (here + way * distance) % size
        there = At(place // field.columns, place % field.columns)
        if wanted(there):
            return there
    return None


def _plain(at: At, step: Step, field: Field) -> At:
    row, column = {
        Step.LEFT: (0, -1),
        Step.RIGHT: (0, 1),
        Step.UP: (-1, 0),
        Step.DOWN: (1, 0),
        Step.PAGE_UP: (-field.page, 0),
        Step.PAGE_DOWN: (field.page, 0),
    }[step]
    return At(
        min(max(at.row + row, 0), field.rows - 1),
        min(max(at.column + column, 0), field.columns - 1),
    )


def _wrapped(at: At, way: int, field: Field) -> At:
    place = (at.row * field.columns + at.column + way) % (field.rows * field.columns)
    return At(place // field.columns, place % field.columns)


def _edge(at: At, way: tuple[int, int], field: Field) -> At:
    def beyond(here: At) -> At:
        return At(here.row + way[0], here.column + way[1])

    following = beyond(at)
    if not field.holds(following):
        return at
    in_run = field.filled(at) and field.filled(following)
    here = following
    while field.holds(beyond(here)):
        if in_run and not field.filled(beyond(here)):
            break
        if not in_run and field.filled(here):
            break
        here = beyond(here)
    return here
