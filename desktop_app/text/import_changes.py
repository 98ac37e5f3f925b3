"""The words for a file that was read before, and for the scores that a file changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

AGAIN: Final = "lees een bestand in dat in deze ronde al is ingelezen; oude waarden komen terug"
MOST_SHOWN: Final = 10


def read_before(name: str, when: str, rows: int) -> str:
    """Say that these very rows were read before, when, and how to do it again."""
    count = f"{rows} {'rij' if rows == 1 else 'rijen'}"
    return (
        f"Dit bestand is al ingelezen: {name}, {count}, {when}. Wat daarna met de hand is "
        "verbeterd, zou weer worden als in het bestand. Wilt u dat, voeg dan --again toe."
    )


def changed_scores(changes: Sequence[tuple[str, str, str, str]]) -> str:
    """List scores that become another: unit, criterion, old and new; the first ten in full."""
    if not changes:
        return "Er verandert geen score die al was ingevuld."
    shown = [
        f"  {unit} {criterion}: {old} → {new}" for unit, criterion, old, new in changes[:MOST_SHOWN]
    ]
    more = len(changes) - len(shown)
    head = (
        "1 score wordt anders dan in de ronde:"
        if len(changes) == 1
        else f"{len(changes)} scores worden anders dan in de ronde:"
    )
    return "\n".join([head, *shown, *([f"  en nog {more}"] if more else [])])
