"""Reading one column: every cell into a value, or a finding with its address."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.importing.cells import Cell, CellKind, SheetRow
from desktop_app.importing.expected import DamagedText, ExpectedLevel, NumberStyle
from desktop_app.importing.suspicious import code_point, hidden_character, repaired, tidy
from desktop_app.importing.values import (
    is_error_text,
    is_like_a_date,
    read_count,
    read_date,
    read_level,
    read_yes_no,
)
from desktop_app.text.importing import YES_NO_LIST
from desktop_app.text.messages import MessageKey
from desktop_app.text.notation import enumeration

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from desktop_app.importing.findings import Findings
    from desktop_app.importing.headings import Column

Values = dict[int, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The rows that are read, and what is needed to read their cells."""

    rows: Sequence[SheetRow]
    findings: Findings
    damaged_text: DamagedText | None
    number_styles: Mapping[str, NumberStyle]

    def typed(self, column: Column) -> Iterator[tuple[int, Cell]]:
        """Give the filled cells of a column that were typed: no formulas, no errors."""
        for row in self.rows:
            cell = row.cells.get(column.index)
            if cell is None:
                continue
            if cell.formula or cell.kind is CellKind.ERROR or is_error_text(cell.text):
                shown = cell.formula or cell.text
                self.findings.add_cell(
                    row.number, column, MessageKey.FORMULA_OR_ERROR_CELL, inhoud=shown
                )
            else:
                yield row.number, cell


def read_texts(table: Table, column: Column) -> Values:
    """Read names and other free texts: on one line, without hidden characters."""
    values: Values = {}
    for row, cell in table.typed(column):
        if cell.kind is CellKind.DATE:
            table.findings.add_cell(row, column, MessageKey.DATE_OUT_OF_PLACE, datum=cell.text)
            continue
        text = tidy(cell.text)
        if table.damaged_text is DamagedText.REPAIR:
            text = repaired(text) or text
        hidden = hidden_character(text)
        if hidden is None:
            values[row] = text
        else:
            table.findings.add_cell(
                row, column, MessageKey.HIDDEN_CHARACTER, codepunt=code_point(hidden)
            )
    return values


def read_levels(table: Table, column: Column, levels: Sequence[ExpectedLevel]) -> Values:
    """Read levels of a criterion into their ids."""
    values: Values = {}
    for row, cell in table.typed(column):
        if cell.kind is CellKind.DATE:
            table.findings.add_cell(row, column, MessageKey.SCORE_BECAME_DATE, datum=cell.text)
            continue
        level = read_level(cell.text, levels) if cell.kind is not CellKind.PERCENT else None
        if level is not None:
            values[row] = level
        elif cell.kind is CellKind.TEXT and is_like_a_date(cell.text):
            table.findings.add_cell(row, column, MessageKey.SCORE_BECAME_DATE, datum=cell.text)
        else:
            names = enumeration([known.name for known in levels])
            table.findings.add_cell(
                row, column, MessageKey.LEVEL_UNKNOWN, waarde=cell.text, niveaus=names
            )
    return values


def read_counts(table: Table, column: Column) -> Values:
    """Read whole numbers of at least 0."""
    values: Values = {}
    for row, cell in table.typed(column):
        number = cell.kind in {CellKind.TEXT, CellKind.NUMBER}
        count = read_count(cell.text) if number else None
        if count is not None:
            values[row] = count
        elif cell.kind is CellKind.DATE or is_like_a_date(cell.text):
            table.findings.add_cell(row, column, MessageKey.DATE_OUT_OF_PLACE, datum=cell.text)
        else:
            table.findings.add_cell(row, column, MessageKey.COUNT_INVALID, waarde=cell.text)
    return values


def read_yes_no_column(table: Table, column: Column) -> dict[int, bool]:
    """Read yes or no, in words or as a boolean."""
    values: dict[int, bool] = {}
    for row, cell in table.typed(column):
        answer = read_yes_no(cell.text)
        if answer is None:
            refuse_value(table, column, row, cell.text, YES_NO_LIST)
        else:
            values[row] = answer
    return values


def read_dates(table: Table, column: Column) -> Values:
    """Read dates, with or without a time, into ISO 8601."""
    values: Values = {}
    for row, cell in table.typed(column):
        day = read_date(cell.text) if cell.kind in {CellKind.DATE, CellKind.TEXT} else None
        if day is None:
            table.findings.add_cell(row, column, MessageKey.DATE_UNREADABLE, waarde=cell.text)
        else:
            values[row] = day
    return values


def refuse_value(
    table: Table, column: Column, row: int, text: str, possible: Sequence[str]
) -> None:
    """Say that a value is not one of those that are possible."""
    table.findings.add_cell(
        row, column, MessageKey.VALUE_NOT_IN_LIST, waarde=text, waarden=enumeration(possible)
    )
