"""From a file to a proposal: the one way in for csv and xlsx files of others."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from desktop_app.importing.cells import LARGEST_FILE_BYTES, Book, Damaged, Sheet, TooLarge
from desktop_app.importing.column_reading import Table
from desktop_app.importing.csv_reading import CsvText, decode, find_delimiter, read_csv
from desktop_app.importing.expected import Choices, ExpectedColumns
from desktop_app.importing.findings import Findings
from desktop_app.importing.headings import Header, Recognition, find_header, likely_header
from desktop_app.importing.kinds_of_file import FileKind, kind_of
from desktop_app.importing.layout import check_layout, data_rows
from desktop_app.importing.proposal import (
    Finding,
    ImportFailed,
    ImportProposal,
    Option,
    Question,
    QuestionKind,
    Source,
)
from desktop_app.importing.spoilt_letters import ask_about_spoilt_letters
from desktop_app.importing.table_checks import (
    check_columns,
    check_rows,
    column_sums,
    resolve_pools,
)
from desktop_app.importing.table_reading import build_rows, read_columns
from desktop_app.importing.xlsx_reading import read_xlsx
from desktop_app.text.importing import (
    COLUMN_NAMES,
    FILE_KINDS,
    UNREADABLE_REASONS,
    large_limit,
    no_such_sheet,
)
from desktop_app.text.messages import Message, MessageKey, message
from desktop_app.text.notation import enumeration

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

NO_CHOICES = Choices()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Found:
    """The sheet and the header that are read, with what was read besides."""

    source: Source
    sheet: Sheet
    header: Header
    book: Book


def import_path(
    path: Path, expected: ExpectedColumns, choices: Choices = NO_CHOICES
) -> ImportProposal | ImportFailed:
    """Read a file from disk; one that cannot be opened is a failure like any other."""
    try:
        if path.stat().st_size > LARGEST_FILE_BYTES:
            return _failed(
                Source(name=path.name, sha256="", kind=FileKind.BINARY),
                _too_large(path.name, TooLarge("bytes", LARGEST_FILE_BYTES)),
            )
        content = path.read_bytes()
    except FileNotFoundError:
        return _unreadable(path, "not_found")
    except PermissionError:
        return _unreadable(path, "not_allowed")
    except OSError:
        return _unreadable(path, "other")
    return import_bytes(path.name, content, expected, choices)


def import_bytes(
    name: str, content: bytes, expected: ExpectedColumns, choices: Choices = NO_CHOICES
) -> ImportProposal | ImportFailed:
    """Read the contents of a file into proposed rows with every finding at once.

    Nothing of the round changes. `name` only serves the messages and the source.
    """
    kind = kind_of(content)
    source = Source(name=name, sha256=hashlib.sha256(content).hexdigest(), kind=kind)
    recognition = Recognition(expected)
    match kind:
        case FileKind.XLSX:
            book = read_xlsx(content)
        case FileKind.CSV:
            source, book = _read_text(source, content, choices, recognition)
        case _:
            soort = FILE_KINDS[kind.value]
            return _failed(source, message(MessageKey.FILE_TYPE_UNKNOWN, bestand=name, soort=soort))
    if isinstance(book, TooLarge):
        return _failed(source, _too_large(name, book))
    if isinstance(book, Damaged):
        return _failed(source, _damaged(source, book))
    return _propose(source, book, expected, choices)


def _read_text(
    source: Source, content: bytes, choices: Choices, recognition: Recognition
) -> tuple[Source, Book | TooLarge | Damaged]:
    decoded = decode(content, choices.encoding)
    if not isinstance(decoded, CsvText):
        return source, decoded
    delimiter = find_delimiter(decoded.text, recognition.known)
    sheet = read_csv(decoded.text, delimiter)
    source = replace(source, encoding=decoded.encoding)
    return source, Book(sheets=(sheet,)) if isinstance(sheet, Sheet) else sheet


def _propose(
    source: Source, book: Book, expected: ExpectedColumns, choices: Choices
) -> ImportProposal | ImportFailed:
    recognition = Recognition(expected)
    suitable = _suitable(book, recognition, choices)
    if not suitable:
        return _no_header(source, book, recognition, choices)
    sheet, header = suitable[0]
    findings = Findings()
    if len(suitable) > 1:
        findings.questions.append(_ask_sheet([sheet for sheet, _ in suitable]))
    source = replace(source, sheet=sheet.name or None, header_row=header.row)
    found = _Found(source=source, sheet=sheet, header=header, book=book)
    return _read(found, findings, expected, choices)


def _read(
    found: _Found, findings: Findings, expected: ExpectedColumns, choices: Choices
) -> ImportProposal:
    sheet, header = found.sheet, found.header
    text_file = found.source.kind is FileKind.CSV
    check_layout(found.book, sheet, header, findings, text_file=text_file)
    table = Table(
        rows=data_rows(sheet, header, findings, choices.hidden_rows),
        findings=findings,
        damaged_text=choices.damaged_text,
        number_styles=choices.number_styles,
    )
    recognition = Recognition(expected)
    check_columns(table, header, expected, recognition)
    ask_about_spoilt_letters(table, header)
    values = read_columns(table, header, expected)
    resolve_pools(table, values, expected)
    check_rows(table, header, values, expected)
    sums = column_sums(header, values)
    if not table.rows:
        none = message(MessageKey.NO_ROWS_FOUND, rij=str(header.row))
        findings.add_row(header.row, none)
    ordered = findings.in_order()
    return ImportProposal(
        source=found.source,
        choices=choices,
        rows=build_rows(values),
        problems=tuple(ordered.problems),
        questions=tuple(ordered.questions),
        notices=tuple(ordered.notices),
        sums=sums,
    )


def _suitable(book: Book, recognition: Recognition, choices: Choices) -> list[tuple[Sheet, Header]]:
    """Find the visible sheets with a header, or only the one that was chosen."""
    sheets = [
        sheet for sheet in book.sheets if not sheet.hidden and choices.sheet in {None, sheet.name}
    ]
    headers = [(sheet, find_header(sheet, recognition, choices.assigned)) for sheet in sheets]
    return [(sheet, header) for sheet, header in headers if header is not None]


def _ask_sheet(sheets: Sequence[Sheet]) -> Question:
    names = enumeration([f"‘{sheet.name}’" for sheet in sheets])
    return Question(
        kind=QuestionKind.SHEET,
        finding=Finding(message=message(MessageKey.SHEET_CHOICE_NEEDED, bladen=names)),
        options=tuple(Option(value=sheet.name, label=sheet.name) for sheet in sheets),
    )


def _no_header(
    source: Source, book: Book, recognition: Recognition, choices: Choices
) -> ImportFailed:
    shown = [sheet.name for sheet in book.sheets if not sheet.hidden]
    if choices.sheet is not None and choices.sheet not in shown:
        return _failed(source, no_such_sheet(source.name, choices.sheet, list(filter(None, shown))))
    visible = next((sheet for sheet in book.sheets if not sheet.hidden and sheet.rows), None)
    row = likely_header(visible, recognition) if visible else None
    if row is None:
        empty = FILE_KINDS[FileKind.EMPTY.value]
        return _failed(
            source, message(MessageKey.FILE_TYPE_UNKNOWN, bestand=source.name, soort=empty)
        )
    headings = [" ".join(row.cells[index].text.split()) for index in sorted(row.cells)]
    names = enumeration([f"‘{heading}’" for heading in headings])
    needed = COLUMN_NAMES["id"][0]
    missing = message(MessageKey.COLUMN_MISSING, kop=needed, koppen=names, rij=str(row.number))
    return ImportFailed(source=source, problems=(Finding(message=missing, row=row.number),))


def _damaged(source: Source, damaged: Damaged) -> Message:
    if source.kind is FileKind.CSV and damaged.row is not None:
        return message(MessageKey.QUOTE_UNCLOSED, rij=str(damaged.row))
    kind = FILE_KINDS[source.kind.value]
    return message(MessageKey.FILE_DAMAGED, bestand=source.name, soort=kind)


def _too_large(name: str, found: TooLarge) -> Message:
    limit = large_limit(found.what, found.bound)
    return message(MessageKey.FILE_TOO_LARGE, bestand=name, grens=limit)


def _unreadable(path: Path, reason: str) -> ImportFailed:
    source = Source(name=path.name, sha256="", kind=FileKind.BINARY)
    why = UNREADABLE_REASONS[reason]
    return _failed(source, message(MessageKey.FILE_UNREADABLE, bestand=path.name, reden=why))


def _failed(source: Source, problem: Message) -> ImportFailed:
    return ImportFailed(source=source, problems=(Finding(message=problem),))
