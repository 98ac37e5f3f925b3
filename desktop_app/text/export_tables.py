"""Names and headings of the tables that are exported; those that can be read in again say so."""

from __future__ import annotations

from typing import Final

from desktop_app.core.outcome import TieState
from desktop_app.text.importing import COLUMN_NAMES, criterion_column_name

RANKING: Final = "Rangorde"
SCORES: Final = "Scores"
TIES: Final = "Gelijke standen"
JOURNAL: Final = "Journaal"

NUMBER: Final = COLUMN_NAMES["id"][0]
APPLICANT: Final = COLUMN_NAMES["applicant"][0]
REQUESTED: Final = COLUMN_NAMES["requested"][0]
GRANTABLE: Final = COLUMN_NAMES["grantable"][0]
GRANTABLE_REASON: Final = COLUMN_NAMES["grantable_reason"][1]
POOL: Final = COLUMN_NAMES["pool"][0]
TOTAL: Final = COLUMN_NAMES["total"][0]
PITCHED: Final = COLUMN_NAMES["pitched"][0]
"""Headings by which a file is recognised when it is read in."""

PLACE: Final = "Plaats"
LEFT: Final = "Nog over"
WHY: Final = "Waarom"

MEMBERS: Final = "Gelijk zijn"
AVAILABLE: Final = "Beschikbaar"
ASKED: Final = "Samen subsidiabel"
DECISIVE: Final = "Beslist over geld"
STATE: Final = "Stand"
ORDER: Final = "Volgorde na loting"

ENTRY: Final = "Nr"
MOMENT: Final = "Tijd"
WHO: Final = "Wie"
KIND: Final = "Soort"
UNIT: Final = "Aanvraag"
WHAT: Final = "Wat"
OLD: Final = "Van"
NEW: Final = "Naar"
REASON: Final = "Reden"
UNDONE_BY: Final = "Ongedaan door nr"

STATES: Final[dict[TieState, str]] = {
    TieState.OPEN: "open",
    TieState.DRAWN: "geloot",
    TieState.WAIVED: "niet geloot, met reden",
    TieState.PRO_RATA: "naar rato verdeeld",
}


def granted(*, decided: bool) -> str:
    """The heading above what each gets: before the decision a proposal, after it a decision."""
    return "Verleend bedrag" if decided else "Te verlenen bedrag"


def result(*, decided: bool) -> str:
    """The heading above what becomes of each."""
    return "Besluit" if decided else "Voorstel"


def score(criterion: str, stage: str | None) -> str:
    """The heading above the scores of a criterion, of one assessment when there are more."""
    return criterion if stage is None else criterion_column_name(criterion, stage)


def score_reason(criterion: str, stage: str | None) -> str:
    """The heading above the reasons of the scores of a criterion."""
    return f"{REASON} {score(criterion, stage)}"


def derived(criterion: str) -> str:
    """The heading above points that follow from facts."""
    return f"Punten {criterion}"


def yes_no(*, value: bool) -> str:
    """Write yes or no in a cell."""
    return "ja" if value else "nee"
