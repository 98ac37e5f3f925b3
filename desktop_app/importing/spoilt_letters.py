"""Finding texts whose letters were spoilt by a wrong encoding, and asking what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.importing.cells import CellKind
from desktop_app.importing.expected import DamagedText
from desktop_app.importing.headings import RoleKind
from desktop_app.importing.proposal import Finding, Option, Question, QuestionKind
from desktop_app.importing.suspicious import REPLACEMENT, repaired, spoilt_part
from desktop_app.text.importing import damaged_label
from desktop_app.text.messages import MessageKey, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from desktop_app.importing.column_reading import Table
    from desktop_app.importing.headings import Column, Header

_TEXT_ROLES = frozenset(
    {RoleKind.APPLICANT, RoleKind.ACTIVITY, RoleKind.GRANTABLE_REASON, RoleKind.POOL}
)


def ask_about_spoilt_letters(table: Table, header: Header) -> None:
    """Report letters that are lost, and ask once whether spoilt letters are to be repaired."""
    columns = [column for column in header.columns if column.role.kind in _TEXT_ROLES]
    first = None
    for row, column, text in _texts(table, columns):
        if REPLACEMENT in text:
            found = message(MessageKey.ENCODING_BROKEN, rij=str(row), voorbeeld=REPLACEMENT)
            table.findings.add(Finding(message=found, row=row, column=column.heading))
        elif first is None and repaired(text) is not None:
            first = (row, column, text)
    if first is not None and table.damaged_text is None:
        table.findings.questions.append(_question(*first))


def _texts(table: Table, columns: list[Column]) -> Iterator[tuple[int, Column, str]]:
    for row in table.rows:
        for column in columns:
            cell = row.cells.get(column.index)
            if cell is not None and cell.kind is CellKind.TEXT and not cell.text.isascii():
                yield row.number, column, cell.text


def _question(row: int, column: Column, text: str) -> Question:
    example = spoilt_part(text)
    found = message(MessageKey.ENCODING_BROKEN, rij=str(row), voorbeeld=example)
    shown = {DamagedText.KEEP: text, DamagedText.REPAIR: repaired(text) or text}
    return Question(
        kind=QuestionKind.DAMAGED_TEXT,
        finding=Finding(message=found, row=row, column=column.heading),
        options=tuple(
            Option(value=choice.value, label=damaged_label(choice.value, shown[choice]))
            for choice in DamagedText
        ),
    )
