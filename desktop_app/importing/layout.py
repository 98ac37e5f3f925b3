"""The shape of a sheet: hidden parts, merged cells, gaps, totals rows, rows that are too wide."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from desktop_app.importing.cells import column_letters
from desktop_app.importing.expected import HiddenRows
from desktop_app.importing.headings import RoleKind, plain
from desktop_app.importing.proposal import Finding, Option, Question, QuestionKind
from desktop_app.text.importing import (
    HIDDEN_ROW_LABELS,
    TOTALS_WORDS,
    hidden_part,
    unnamed_column,
)
from desktop_app.text.messages import MessageKey, message
from desktop_app.text.notation import enumeration

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop_app.importing.cells import Book, Sheet, SheetRow
    from desktop_app.importing.findings import Findings
    from desktop_app.importing.headings import Header

_GAP_WORTH_SAYING = 10
_MOST_ROWS_NAMED = 20


def check_layout(
    book: Book, sheet: Sheet, header: Header, findings: Findings, *, text_file: bool
) -> None:
    """Report what about the shape of the sheet can put values in the wrong place."""
    _report_repeated(header, findings)
    _report_merged(sheet, header, findings)
    _report_unused(sheet, header, findings, text_file=text_file)
    _report_hidden(book, sheet, header, findings)
    if text_file:
        _report_wide_rows(sheet, header, findings)


def data_rows(
    sheet: Sheet, header: Header, findings: Findings, hidden: HiddenRows | None
) -> tuple[SheetRow, ...]:
    """Give the rows under the header that hold an application.

    Rows without a value in a known column do not count. Hidden rows are asked about until
    `hidden` says what to do; until then they are read, so that the preview shows them.
    """
    used = {column.index for column in header.columns}
    rows = [row for row in sheet.rows if row.number > header.row and used & row.cells.keys()]
    _report_gaps(header, rows, findings)
    _ask_about_hidden(rows, findings, hidden)
    if hidden is HiddenRows.LEAVE_OUT:
        rows = [row for row in rows if not row.hidden]
    return tuple(row for row in rows if _is_application(row, header, findings))


def _is_application(row: SheetRow, header: Header, findings: Findings) -> bool:
    first = row.cells[min(row.cells)].text
    if plain(first) in TOTALS_WORDS:
        found = message(MessageKey.TOTALS_ROW_LEFT_OUT, rij=str(row.number), waarde=first)
        findings.add_row(row.number, found)
        return False
    id_column = next(c.index for c in header.columns if c.role.kind is RoleKind.ID)
    if id_column not in row.cells:
        findings.add_row(row.number, message(MessageKey.ROW_WITHOUT_ID, rij=str(row.number)))
    return True


def _report_repeated(header: Header, findings: Findings) -> None:
    for columns in header.repeated:
        letters = enumeration([column_letters(column.index) for column in columns])
        found = message(MessageKey.COLUMN_REPEATED, kop=columns[0].heading, kolommen=letters)
        findings.add_row(header.row, found)


def _report_merged(sheet: Sheet, header: Header, findings: Findings) -> None:
    """Merged cells count where they hide values: under the header, or over two headings."""
    used = {column.index for column in header.columns}
    for area in sheet.merged:
        columns = set(range(area.first_column, area.last_column + 1))
        below = area.last_row > header.row
        over_headings = area.first_row <= header.row <= area.last_row and len(columns) > 1
        if columns & used and (below or over_headings):
            found = message(MessageKey.CELLS_MERGED, gebied=area.text())
            findings.add_row(max(area.first_row, header.row), found)


def _report_unused(sheet: Sheet, header: Header, findings: Findings, *, text_file: bool) -> None:
    names = [f"‘{heading}’" for heading in header.unused]
    if not text_file:
        filled = {column for row in sheet.rows if row.number > header.row for column in row.cells}
        unnamed = sorted(filled - header.headings.keys())
        names += [unnamed_column(column_letters(column)) for column in unnamed]
    if names:
        found = message(MessageKey.COLUMNS_LEFT_OUT, koppen=enumeration(names))
        findings.add_row(header.row, found)


def _report_hidden(book: Book, sheet: Sheet, header: Header, findings: Findings) -> None:
    sheets = [f"‘{other.name}’" for other in book.sheets if other.hidden]
    columns = [
        f"‘{heading}’"
        for index, heading in header.headings.items()
        if index in sheet.hidden_columns
    ]
    parts = [
        hidden_part(kind, enumeration(names))
        for kind, names in (("sheet", sheets), ("column", columns))
        if names
    ]
    if parts:
        found = message(MessageKey.HIDDEN_PARTS, delen=enumeration(parts))
        findings.add_row(header.row, found)


def _report_wide_rows(sheet: Sheet, header: Header, findings: Findings) -> None:
    width = max(header.headings) + 1
    for row in sheet.rows:
        last = max(row.cells) + 1
        if row.number > header.row and last > width:
            found = message(MessageKey.ROW_TOO_WIDE, rij=str(row.number), n=last, m=str(width))
            findings.add_row(row.number, found)


def _report_gaps(header: Header, rows: Sequence[SheetRow], findings: Findings) -> None:
    numbers = [header.row, *(row.number for row in rows)]
    for before, after in pairwise(numbers):
        gap = after - before - 1
        if gap >= _GAP_WORTH_SAYING:
            found = message(MessageKey.BLANK_GAP, n=gap, rij=str(after))
            findings.add_row(after, found)


def _ask_about_hidden(
    rows: Sequence[SheetRow], findings: Findings, hidden: HiddenRows | None
) -> None:
    numbers = [row.number for row in rows if row.hidden]
    if not numbers:
        return
    named = [str(number) for number in numbers[:_MOST_ROWS_NAMED]]
    more = ["…"] if len(numbers) > _MOST_ROWS_NAMED else []
    found = message(MessageKey.HIDDEN_ROWS, n=len(numbers), rijen=enumeration(named + more))
    finding = Finding(message=found, row=numbers[0])
    if hidden is not None:
        findings.add(finding)
        return
    findings.questions.append(
        Question(
            kind=QuestionKind.HIDDEN_ROWS,
            finding=finding,
            options=tuple(
                Option(value=choice.value, label=HIDDEN_ROW_LABELS[choice.value])
                for choice in HiddenRows
            ),
        )
    )
