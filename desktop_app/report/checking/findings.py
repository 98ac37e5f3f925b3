"""What a check can find, as data; no findings means that everything fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from desktop_app.core.draw import OrderProblem, ResultProblem
from desktop_app.core.draw_lines import FileProblem
from desktop_app.core.draw_seed import SeedProblem
from desktop_app.core.exchange_errors import CaseProblem
from desktop_app.report.content.sheet import Sheet
from desktop_app.report.verifying import SignatureFinding


@dataclass(frozen=True, slots=True)
class UnreadableReport:
    """The bytes are no PDF that can be read."""


@dataclass(frozen=True, slots=True)
class FileMissing:
    """A file that belongs in the document, or in the folder of a draw, is not there."""

    name: str


@dataclass(frozen=True, slots=True)
class FileUnknown:
    """A file that does not belong there."""

    name: str


@dataclass(frozen=True, slots=True)
class FileUnreadable:
    """A file in the document that has not the form it must have."""

    name: str


@dataclass(frozen=True, slots=True)
class FileDiffers:
    """A file in the document whose hash is not the one that is printed; both hashes in blocks."""

    name: str
    found: str
    expected: str


@dataclass(frozen=True, slots=True)
class CaseUnreadable:
    """The embedded case has problems in the exchange format."""

    problems: tuple[CaseProblem, ...]


@dataclass(frozen=True, slots=True)
class SchemeDiffers:
    """The embedded scheme is not the one that the document names; both hashes."""

    found: str
    expected: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeDiffers:
    """The embedded outcome says something else than the rules give.

    about: a unit, or a part of the outcome; field: which value; both values as JSON.
    """

    about: str
    field: str
    found: str
    computed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RankingDiffers:
    """A line (from 1) of the embedded `rangorde.txt` that the rules do not give."""

    line: int
    found: str
    computed: str


@dataclass(frozen=True, slots=True)
class DrawWithoutFiles:
    """A draw in the case of which the document does not carry the files."""

    order: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureDiffers:
    """The document says something else than follows from its files.

    where: headings; unit: the application or activity of the row, empty when there is none;
    column: title of the column, empty outside tables.
    """

    where: str
    unit: str
    column: str
    found: str
    computed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedDiffers:
    """The paper says something else than `stuk.json`: a cell, a line too few or too many."""

    where: str
    unit: str
    column: str
    printed: str
    expected: str


@dataclass(frozen=True, slots=True)
class DecorationDiffers:
    """Text at the edge of a page (from 1), or outside the text, that does not belong there."""

    page: int
    printed: str


@dataclass(frozen=True, slots=True)
class FooterMissing:
    """A line of the footer that is not on a page (from 1)."""

    page: int
    expected: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LotteryFileBad:
    """A file of a draw that is not clean or does not fit its draw."""

    name: str
    problem: FileProblem | SeedProblem | OrderProblem | ResultProblem


@dataclass(frozen=True, slots=True)
class LotteryBytesDiffer:
    """A file of a draw whose bytes are not those that the list and the seed give."""

    name: str


@dataclass(frozen=True, slots=True)
class StandingDiffers:
    """`rangorde.txt` is not the ranking that the list is bound to; both hashes."""

    found: str
    expected: str


@dataclass(frozen=True, slots=True)
class StandingOfLots:
    """Lots that are not on one place with one total in the ranking they are bound to."""

    lots: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LotteryDiffers:
    """What the draw of the files is about is not what the document says: round or draw."""

    word: str
    found: str
    expected: str


LotteryFinding: TypeAlias = (
    FileMissing
    | FileUnknown
    | LotteryFileBad
    | LotteryBytesDiffer
    | StandingDiffers
    | StandingOfLots
    | LotteryDiffers
)

Finding: TypeAlias = (
    LotteryFinding
    | UnreadableReport
    | FileUnreadable
    | FileDiffers
    | CaseUnreadable
    | SchemeDiffers
    | OutcomeDiffers
    | RankingDiffers
    | DrawWithoutFiles
    | FigureDiffers
    | PrintedDiffers
    | DecorationDiffers
    | FooterMissing
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportCheck:
    """What was checked and what was found.

    sheet: what the document says about itself, None when that cannot be read; signatures: in
    order of signing; compared: how many printed lines were compared, computed: how many of them
    were made again from the embedded files.
    """

    sheet: Sheet | None
    signatures: tuple[SignatureFinding, ...]
    findings: tuple[Finding, ...]
    compared: int
    computed: int

    @property
    def sound(self) -> bool:
        """Whether everything fits: no findings, and no signature over something else."""
        return not self.findings and not any(item.changed for item in self.signatures)
