"""Words of the lottery sheet: one sheet, printed before the seed exists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from desktop_app.core.draw_list import D6, D10, External, Mix, Paper, Throw
from desktop_app.core.scheme import Scheme
from desktop_app.text.notation import enumeration, plural
from desktop_app.text.wording import nouns

LOTS: Final = "De lijst"
NUMBER: Final = "Controlegetal van de lijst"
SEED: Final = "Het zaad"
RESULT: Final = "De uitslag"
SIGNATURES: Final = "Gezien"
PROTOCOL: Final = "Protocol"
DAY: Final = "Datum"
PLACE: Final = "Plaats"
L_LABEL: Final = "L, om voor te lezen en twee blokken van over te typen"
STANDING: Final = "Stand: controlegetal van de rangorde"
HEAD: Final = "Ketenkop van het journaal, regel {nr}"
COMMITMENT: Final = "Controlegetal van het geheim"
PREVIOUS: Final = "Lijst van de vorige poging"
U_LABEL: Final = "U, 16 blokken van 4 tekens"
BEFORE_SEED: Final = (
    "Gezien vóór het zaad bekend was: handtekening 1",
    "Gezien vóór het zaad bekend was: handtekening 2",
)
AFTER_RESULT: Final = ("Uitslag gezien: handtekening 1", "Uitslag gezien: handtekening 2")
CONTRIBUTION: Final = "Functie en bijdrage {number}"
EVENT: Final = "Wat de gebeurtenis heeft opgeleverd"
DICE: Final = "Worpen met een zeszijdige dobbelsteen, in volgorde"
CARDS: Final = "Worpen met een tienzijdige dobbelsteen, in volgorde"
ON_PAPER: Final = "Er is geen zaad: de loten worden getrokken. Schrijf de volgorde hieronder op."
MOST_CONTRIBUTIONS: Final = 8


def as_many_lots(scheme: Scheme, members: Sequence[str]) -> str:
    """As many lots as there are equals, in the order of the list."""
    return (
        f"{plural(len(members), 'lot', 'loten').capitalize()} voor evenveel {nouns(scheme)} met "
        f"een gelijke stand, in de volgorde van de lijst: {enumeration(members)}."
    )


def head_label(nr: int) -> str:
    """What the head of the chain is."""
    return HEAD.format(nr=nr)


def place_line(place: int) -> str:
    """A line to fill in for one place."""
    return f"Plaats {place}"


def contribution_lines() -> tuple[str, ...]:
    """Lines for what those present call out."""
    return tuple(CONTRIBUTION.format(number=number) for number in range(1, MOST_CONTRIBUTIONS + 1))


def throws(throw: Throw) -> tuple[str, int]:
    """What is thrown and how many boxes it takes; none where nothing is thrown."""
    match throw:
        case D6(throws=number):
            return DICE, number
        case D10(throws=number):
            return CARDS, number
        case External():
            return EVENT, 0
        case Mix() | Paper():
            return "", 0
        case _:
            assert_never(throw)
