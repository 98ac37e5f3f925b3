"""Reading the column with the numbers of applications: cleaned, valid, and each only once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.core.ids import Identifier, IdProblem, parse_id
from desktop_app.importing.cells import CellKind
from desktop_app.importing.suspicious import code_point, hidden_character, tidy
from desktop_app.importing.values import (
    cleaned_number,
    is_iso_date_text,
    is_number_like_a_date,
    may_be_date_serial,
    without_leading_zeros,
)
from desktop_app.text.messages import MessageKey, message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from desktop_app.importing.cells import Cell
    from desktop_app.importing.column_reading import Table
    from desktop_app.importing.findings import Findings
    from desktop_app.importing.headings import Column


def read_ids(table: Table, column: Column, known_ids: frozenset[str]) -> dict[int, Identifier]:
    """Read the numbers by row; every one that is changed, wrong, double or alike is reported.

    Clean-up: blanks around it go, look-alike hyphens become hyphens, letters become capitals.
    Leading zeros stay. A date is never a number.
    """
    cells = dict(table.typed(column))
    dates = _dates_among(cells)
    ids: dict[int, Identifier] = {}
    for row, cell in cells.items():
        if row in dates:
            table.findings.add_cell(row, column, MessageKey.DATE_OUT_OF_PLACE, datum=cell.text)
            continue
        number = _read_id(table, column, row, cell)
        if number is not None:
            ids[row] = number
    _report_repeated(table.findings, ids)
    _report_alike(table.findings, ids, known_ids)
    return ids


def _read_id(table: Table, column: Column, row: int, cell: Cell) -> Identifier | None:
    text = tidy(cell.text)
    hidden = hidden_character(text)
    if hidden is not None:
        table.findings.add_cell(
            row, column, MessageKey.HIDDEN_CHARACTER, codepunt=code_point(hidden)
        )
        return None
    number = parse_id(cleaned_number(text))
    if isinstance(number, IdProblem):
        found = message(MessageKey.ID_INVALID, waarde=text, rij=str(row))
        table.findings.add_row(row, found)
        return None
    if number != cell.text:
        found = message(MessageKey.ID_CLEANED, rij=str(row), waarde=cell.text, id=number)
        table.findings.add_row(row, found)
    return number


def _dates_among(cells: Mapping[int, Cell]) -> set[int]:
    """Find the rows whose number a spreadsheet has turned into a date.

    Full dates year first, and counts of days, are numbers when every number looks like that.
    """
    sure = {
        row
        for row, cell in cells.items()
        if cell.kind is CellKind.DATE or is_number_like_a_date(cell.text.strip())
    }
    for looks_like in (_is_iso_date, _is_stored_serial):
        likely = {row for row, cell in cells.items() if looks_like(cell)}
        if likely != cells.keys():
            sure |= likely
    return sure


def _is_iso_date(cell: Cell) -> bool:
    return is_iso_date_text(cell.text)


def _is_stored_serial(cell: Cell) -> bool:
    return cell.kind is CellKind.NUMBER and may_be_date_serial(cell.text)


def _report_repeated(findings: Findings, ids: Mapping[int, Identifier]) -> None:
    first: dict[Identifier, int] = {}
    for row, number in ids.items():
        if number in first:
            before = str(first[number])
            found = message(MessageKey.ID_REPEATED, id=number, rij1=before, rij2=str(row))
            findings.add_row(row, found)
        else:
            first[number] = row


def _report_alike(
    findings: Findings, ids: Mapping[int, Identifier], known_ids: frozenset[str]
) -> None:
    seen: dict[str, str] = {without_leading_zeros(number): number for number in sorted(known_ids)}
    for row, number in ids.items():
        other = seen.setdefault(without_leading_zeros(number), number)
        if other != number and number not in known_ids:
            findings.add_row(row, message(MessageKey.IDS_ALIKE, id1=other, id2=number))
