"""Collecting everything that is wrong with a file while it is read on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from desktop_app.importing.cells import address
from desktop_app.importing.proposal import Finding, Question
from desktop_app.text.messages import Message, MessageKey, MessageKind, fields_of, message

if TYPE_CHECKING:
    from desktop_app.importing.headings import Column


@dataclass(slots=True)
class Findings:
    """What was found so far: problems, questions and notices."""

    problems: list[Finding] = field(default_factory=list)
    questions: list[Question] = field(default_factory=list)
    notices: list[Finding] = field(default_factory=list)

    def add(self, finding: Finding) -> None:
        """Put a finding where the kind of its message belongs."""
        warning = finding.message.kind is MessageKind.WARNING
        (self.notices if warning else self.problems).append(finding)

    def add_row(self, row: int, found: Message) -> None:
        """Add a finding about a whole row."""
        self.add(Finding(message=found, row=row))

    def add_cell(self, row: int, column: Column, key: MessageKey, **fields: str | int) -> None:
        """Add a finding about a cell; `cel` and `kop` are filled in where the text asks them."""
        place = address(row, column.index)
        found = cell_message(key, place, column.heading, fields)
        self.add(Finding(message=found, row=row, cell=place, column=column.heading))

    def add_column(self, column: Column, found: Message) -> None:
        """Add a finding about a whole column."""
        self.add(Finding(message=found, column=column.heading))

    def in_order(self) -> Findings:
        """Sort by row, and within a row as found: the order in which a person goes through."""
        return Findings(
            problems=sorted(self.problems, key=_row_of),
            questions=list(self.questions),
            notices=sorted(self.notices, key=_row_of),
        )


def cell_message(
    key: MessageKey, place: str, heading: str, fields: dict[str, str | int]
) -> Message:
    """Fill in a message about a cell, with the place and the heading where it names them."""
    known: dict[str, str | int] = {"cel": place, "kop": heading}
    named = fields_of(key)
    return message(key, **{name: known[name] for name in known if name in named}, **fields)


def _row_of(finding: Finding) -> int:
    return finding.row or 0
