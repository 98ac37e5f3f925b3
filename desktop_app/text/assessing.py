"""The sentences of scoring: what is said of a score that is not taken, stages, pitch and facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.text.notation import enumeration

KEYS_HERE: Final = (
    ("Enter", "volgende"),
    ("F8", "volgende lege cel"),
    ("F2", "wijzigen"),
    ("Ctrl+Z", "ongedaan maken"),
    ("F1", "alle toetsen"),
)
LEVEL: Final = "niveau"
POINTS: Final = "punten"
GIVE_REASON: Final = "Druk op Ctrl+R en typ de reden. Daarna telt de nieuwe score."
STAGES: Final = "Beoordeling"
NO_APPLICATIONS: Final = "Nog geen aanvragen toegelaten"
HELD: Final = "Ja"
NOT_HELD: Final = "Nee"
TAKE_OVER: Final = "Scores overnemen"
CLOSED: Final = "De scores zijn gesloten."
JUST_CLOSED: Final = "De scores zijn gesloten. Heropenen kan in Beoordelen, met een reden."
REOPEN: Final = "Beoordelen heropenen"
REOPEN_REASON: Final = "Reden van heropenen"
FACTS_DONE: Final = "Vastleggen"
YES: Final = "Ja"
NO: Final = "Nee"
FACT_MISSING: Final = "Vul elk feit in. Dan volgen de punten."


def hearing_of(hearing: str, unit: str) -> str:
    """The question whether the applicant was heard: `pitch gehouden door 2026-0005`."""
    return f"{hearing[:1].upper()}{hearing[1:]} gehouden door {unit}"


def lost(draws: Sequence[int], documents: Sequence[str]) -> str:
    """What opening the scores again costs: `Bij heropenen vervallen loting L1 en stuk PV-1`."""
    things = [f"loting L{draw}" for draw in draws] + [f"stuk {number}" for number in documents]
    return f"Bij heropenen {'vervalt' if len(things) == 1 else 'vervallen'} {enumeration(things)}."


def taken_over(number: int) -> str:
    """How many scores of the first assessment stand now."""
    return "1 score overgenomen" if number == 1 else f"{number} scores overgenomen"


def worth(points: str) -> str:
    """What the facts lead to: `Dit geeft 2 punten.`."""
    return f"Dit geeft {points}."


def not_a_count(name: str, typed: str) -> str:
    """What is typed is no whole number."""
    return f"‘{typed}’ is geen heel getal. Typ bij {name} alleen cijfers."
