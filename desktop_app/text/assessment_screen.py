"""The sentences of the screen Beoordelen."""

from __future__ import annotations

from typing import Final

REASON: Final = "Reden"
REASON_PROMPT: Final = "Waarom deze score?"
REASON_AT_ZERO: Final = "Waarom deze score? Verplicht bij 0 punten"
LEFT: Final = "Nog over"
CEILING: Final = "Subsidieplafond"
POOL_CEILING: Final = "Deelplafond"
INVITATIONS: Final = "Uitnodigingen loting niet vastgelegd"
SHORT_INVITATIONS: Final = "Uitnodigingen"
GOAL: Final = "de rangorde"
TO_RANKING: Final = "Naar rangorde"
WHY_NO_PLACE: Final = "Waarom geen plaats"
EMPTY_TITLE: Final = "Nog geen aanvragen"
EMPTY_SENTENCE: Final = "Importeer een lijst of voeg de eerste aanvraag toe."
EMPTY_ACTION: Final = "Naar aanvragen"
NO_RANKING: Final = (
    "Er is nog geen rangorde. Geef eerst een volledige score aan ten minste één aanvraag."
)


def why_place(place: str) -> str:
    """The heading of the reasons: `Waarom plaats 5`."""
    return f"Waarom plaats {place}"


def left_in(pool: str) -> str:
    """What is left of the money of one pool: `Nog over in Liendert`."""
    return f"Nog over in {pool}"


def left_over(amount: str) -> str:
    """What is left, in one line: `Nog over € 33.250`."""
    return f"Nog over {amount}"


def short_left_over(amount: str) -> str:
    """The same with little room: `over € 33.250`."""
    return f"over {amount}"


def context(number: str, applicant: str, article: str) -> str:
    """Under the criterion: `2026-0005 Stichting Sterke Moeders. Artikel 8, lid 2, tabel 1`."""
    return f"{number} {applicant}. {article}"


def draw_decides(places: int) -> str:
    """What a draw decides: `Loting beslist over 3 plaatsen`."""
    return f"Loting beslist over {places} {'plaats' if places == 1 else 'plaatsen'}"


def missing_scores(number: int) -> str:
    """A need: `3 scores ontbreken`."""
    return "1 score ontbreekt" if number == 1 else f"{number} scores ontbreken"


def missing_facts(number: int) -> str:
    """A need: `2 feiten ontbreken`."""
    return "1 feit ontbreekt" if number == 1 else f"{number} feiten ontbreken"


def missing_hearings(number: int, hearing: str) -> str:
    """A need: `bij 2 aanvragen is de pitch niet vastgelegd`."""
    where = "1 aanvraag" if number == 1 else f"{number} aanvragen"
    return f"Bij {where} is de {hearing} niet vastgelegd"


def missing_reasons(number: int) -> str:
    """A need: `2 redenen ontbreken bij een 0`."""
    return f"{_reasons(number)} bij een 0"


def missing_reasons_below(number: int) -> str:
    """What the minutes will ask: `13 redenen ontbreken onder het maximum`."""
    return f"{_reasons(number)} onder het maximum"


def short_missing_reasons(number: int) -> str:
    """The same with little room."""
    return "1 reden" if number == 1 else f"{number} redenen"


def unreadable_scores(number: int) -> str:
    """A need: `1 cel bevat geen score`."""
    return "1 cel bevat geen score" if number == 1 else f"{number} cellen bevatten geen score"


def provisional(incomplete: int) -> str:
    """The chip in the need bar: `Voorlopig: 2 onvolledig`."""
    return f"Voorlopig: {incomplete} onvolledig"


def _reasons(number: int) -> str:
    return "1 reden ontbreekt" if number == 1 else f"{number} redenen ontbreken"
