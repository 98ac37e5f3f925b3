"""The sentences of the screen Beoordelen."""

from __future__ import annotations

from typing import Final

REASON: Final = "Reden"
REASON_PROMPT: Final = "Waarom deze score?"
REASON_AT_ZERO: Final = "Waarom deze score? Verplicht bij 0 punten"
LEFT: Final = "Nog over"
EMPTY_TITLE: Final = "Nog geen aanvragen"
EMPTY_SENTENCE: Final = "Importeer een lijst of voeg de eerste aanvraag toe."
EMPTY_ACTION: Final = "Naar aanvragen"
NO_RANKING: Final = (
    "Er is nog geen rangorde. Geef eerst een volledige score aan ten minste één aanvraag."
)


def why_place(place: str) -> str:
    """The heading of the reasons: `Waarom plaats 5`."""
    return f"Waarom plaats {place}"


def left_over(amount: str) -> str:
    """What is left, in one line: `Nog over € 33.250`."""
    return f"Nog over {amount}"


def short_left_over(amount: str) -> str:
    """The same with little room: `over € 33.250`."""
    return f"over {amount}"


def context(number: str, applicant: str, article: str) -> str:
    """Under the criterion: `2026-0005 Stichting Sterke Moeders. Artikel 8, lid 2, tabel 1`."""
    return f"{number} {applicant}. {article}"
