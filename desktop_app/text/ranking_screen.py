"""The sentences of the screen Rangorde."""

from __future__ import annotations

from typing import Final

INSPECTOR: Final = "Uitleg bij de gekozen aanvraag"
COMPARED: Final = "Vergelijking met"
TOTAL: Final = "Totaal"
DECIDES: Final = "beslist"
GOAL: Final = "de loting of de verdeling"
SCORES_OPEN: Final = "De scores zijn nog niet gesloten"
SHORT_SCORES_OPEN: Final = "Scores nog open"
TO_DRAW: Final = "Naar loting"
TO_ALLOCATION: Final = "Naar verdeling"
POOLS: Final = "Deelplafonds"
NO_RANKING: Final = (
    "Er is nog geen rangorde. Geef eerst een volledige score aan ten minste één aanvraag."
)
LEFT: Final = "Nog over"
KEYS: Final = (
    ("↑ ↓", "plaats"),
    ("Enter", "naar de scores"),
    ("F6", "ander deel"),
    ("F1", "alle toetsen"),
)


def compared_with(place: str, name: str) -> str:
    """The heading of the comparison: `Vergelijking met plaats 4, Buurtsportclub Zuilen`."""
    return f"{COMPARED} plaats {place}, {name}"


def spoken_comparison(head: str, own: str, other: str, *, decides: bool) -> str:
    """One step of the comparison as a screen reader says it."""
    said = f"{head}: {own} tegen {other}"
    return f"{said}, {DECIDES}" if decides else said
