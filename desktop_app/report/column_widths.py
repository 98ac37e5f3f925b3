"""How wide the columns of a table are, and in which size its text fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.report.page import WIDTH
from desktop_app.report.shapes import Face
from desktop_app.report.styles import CELL, COLUMN_HEAD, Style
from desktop_app.report.wrapping import longest_word, natural_width
from desktop_app.text.document_layout import CARRIED_OVER, CARRY_OVER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from desktop_app.report.document import Column, Table, Text

GAP = 5.0
"""Room at the left and the right of the text of a cell."""

_SIZES = (9.0, 8.5, 8.0, 7.5, 7.0, 6.5)
_NARROWEST_TEXT = 46.0
_WIDEST_WORD = 110.0
_SLACK = 0.05


@dataclass(frozen=True, slots=True)
class Measures:
    """The width of every column with its gaps, and the styles of its cells and heads."""

    widths: tuple[float, ...]
    cell: Style
    head: Style


def measures(table: Table) -> Measures:
    """The largest size in which every column that must not break is as wide as it needs.

    When even the smallest size is too wide, the columns are made narrower in proportion and
    their cells break: nothing is ever cut off.
    """
    for size in _SIZES:
        needed = _needed(table, size)
        if sum(needed) <= WIDTH + _SLACK:
            return _measures(_filled(table, needed), size)
    fit = WIDTH / sum(needed)
    return _measures([width * fit for width in needed], _SIZES[-1])


def _measures(widths: list[float], size: float) -> Measures:
    head = COLUMN_HEAD.smaller(COLUMN_HEAD.size * size / CELL.size)
    return Measures(tuple(widths), CELL.smaller(size), head)


def _needed(table: Table, size: float) -> list[float]:
    """The least width of every column, with its gaps."""
    return [
        _least(column, list(_cells(table, index)), size) + 2 * GAP
        for index, column in enumerate(table.columns)
    ]


def _least(column: Column, cells: list[tuple[Text, Face]], size: float) -> float:
    head_size = COLUMN_HEAD.size * size / CELL.size
    head = longest_word(column.title, COLUMN_HEAD.face, head_size)
    if not column.share:
        return max([head, *(natural_width(text, face, size) for text, face in cells)]) + _SLACK
    word = max((longest_word(text, face, size) for text, face in cells), default=0)
    return max(_NARROWEST_TEXT, min(max(head, word), _WIDEST_WORD))


def _cells(table: Table, column: int) -> Iterator[tuple[Text, Face]]:
    for row in table.rows:
        yield row[column], Face.REGULAR
    if table.totals:
        yield table.totals[column], Face.STRONG
    if table.carry_over is not None:
        for row in table.carry_over.running:
            yield row[column], Face.REGULAR
        if column == table.carry_over.label_column:
            yield CARRY_OVER, Face.REGULAR
            yield CARRIED_OVER, Face.REGULAR


def _filled(table: Table, needed: list[float]) -> list[float]:
    """What is left goes to the columns of text, in proportion to their shares."""
    left = WIDTH - sum(needed)
    shares = [column.share for column in table.columns]
    if not any(shares):
        return needed
    flexible = sum(width for width, share in zip(needed, shares, strict=True) if share) + left
    widths = list(needed)
    open_columns = [index for index, share in enumerate(shares) if share]
    while open_columns:
        whole = sum(shares[index] for index in open_columns)
        too_small = [
            index for index in open_columns if flexible * shares[index] / whole < needed[index]
        ]
        if not too_small:
            for index in open_columns:
                widths[index] = flexible * shares[index] / whole
            break
        for index in too_small:
            flexible -= needed[index]
            open_columns.remove(index)
    return widths
