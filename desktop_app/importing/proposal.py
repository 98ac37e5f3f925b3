"""What comes out of a file: proposed rows, and everything that is wrong or must be asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.ids import Identifier
from desktop_app.core.numbers import Cents
from desktop_app.importing.csv_reading import Encoding
from desktop_app.importing.expected import Choices
from desktop_app.importing.kinds_of_file import FileKind
from desktop_app.text.messages import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A problem or a notice with its place; the code of the message tells which.

    `row` counts as the spreadsheet does; `cell` is `C7`; `column` is the heading.
    """

    message: Message
    row: int | None = None
    cell: str | None = None
    column: str | None = None


class QuestionKind(StrEnum):
    """Which of the choices answers a question."""

    SHEET = "sheet"
    HIDDEN_ROWS = "hidden_rows"
    NUMBER_STYLE = "number_style"
    DAMAGED_TEXT = "damaged_text"


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One answer: the value for the choices, and how it reads."""

    value: str
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something only the user can tell; `usual` is the value of the usual answer, if any.

    `column`: the heading, when the answer counts for one column.
    """

    kind: QuestionKind
    finding: Finding
    options: tuple[Option, ...]
    usual: str | None = None
    column: str | None = None


class UnitStatus(StrEnum):
    """What the file says about admission; the words of the exchange format."""

    ADMITTED = "admitted"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    LEFT_UNTREATED = "left_untreated"


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportedRow:
    """One application or activity as the file proposes it; None is absent, never zero.

    `stages`: per stage id, per criterion id, the score in exchange form: a level id or points
    such as `7.5`; a scheme that assesses once has its scores under `""`. `facts`: per fact id
    a whole number such as `12`, or `true` or `false`. `received`: ISO 8601 without a zone.
    """

    row: int
    id: Identifier
    applicant: str | None = None
    activity: str | None = None
    requested: Cents | None = None
    grantable: Cents | None = None
    grantable_reason: str | None = None
    pool: str | None = None
    status: UnitStatus | None = None
    pitched: bool | None = None
    received: str | None = None
    kvk: str | None = None
    stages: Mapping[str, Mapping[str, str]]
    facts: Mapping[str, str]

    @property
    def scores(self) -> Mapping[str, str]:
        """The scores of a scheme that assesses once."""
        return self.stages.get("", {})


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnSum:
    """The sum of a numeric column, in notation, for comparing with the sheet itself."""

    heading: str
    filled: int
    total: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where the rows came from, for the journal."""

    name: str
    sha256: str
    kind: FileKind
    encoding: Encoding | None = None
    sheet: str | None = None
    header_row: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportProposal:
    """A file that could be read: all rows that make sense, and all findings at once.

    Nothing may be taken over before it is `ready`.
    """

    source: Source
    choices: Choices
    rows: tuple[ImportedRow, ...]
    problems: tuple[Finding, ...]
    questions: tuple[Question, ...]
    notices: tuple[Finding, ...]
    sums: tuple[ColumnSum, ...]

    @property
    def ready(self) -> bool:
        """Whether the rows can be taken over as they are."""
        return not self.problems and not self.questions


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportFailed:
    """A file in which no table could be found, with the reasons."""

    source: Source
    problems: tuple[Finding, ...]
