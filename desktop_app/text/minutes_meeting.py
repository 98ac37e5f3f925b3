"""Sentences about the meeting: who was there, and who had an interest in what."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, time
from typing import Final

from desktop_app.text.moments import date_with_weekday, time_text
from desktop_app.text.notation import enumeration, plural
from desktop_app.text.wording import NOBODY, NOT_RECORDED, capital, moment_words

MEETING: Final = "vergadering"
INTERESTS: Final = "belangen en onthouding"

FUNCTION: Final = "Functie"
NAME: Final = "Naam"
VOTE: Final = "Stem"
PRESENT: Final = "Aanwezig"
VOTING: Final = "met stem"
NOT_VOTING: Final = "zonder stem"
NO_MEMBERS: Final = "Er zijn geen deelnemers vastgelegd."
NO_QUORUM: Final = "Voor deze vergadering is geen vereist aantal leden vastgelegd."
NO_SCORES_OF_RECUSED: Final = (
    "Wie een belang heeft gemeld, doet bij die aanvraag niet mee; het programma neemt dan geen "
    "score van dit lid aan."
)


def held(day: str | None, start: str | None, end: str | None, where: str | None) -> str:
    """When and where the meeting was."""
    when = f"Datum: {_day(day)}"
    if start is not None or end is not None:
        when = f"{when}, {_clock(start)} tot {_clock(end)}"
    return f"{when}. Plaats: {where or NOT_RECORDED}."


def _day(day: str | None) -> str:
    return NOT_RECORDED if day is None else date_with_weekday(date.fromisoformat(day))


def _clock(clock: str | None) -> str:
    return NOT_RECORDED if clock is None else time_text(time.fromisoformat(clock))


def stay(came: str | None, left: str | None, meeting_day: str | None) -> str:
    """One stay of a member: `van 13.30 uur tot 16.45 uur`; the day is named when it is another."""
    parts = []
    if came is not None:
        parts.append(f"van {_moment(came, meeting_day)}")
    if left is not None:
        parts.append(f"tot {_moment(left, meeting_day)}")
    return " ".join(parts)


def _moment(moment: str, meeting_day: str | None) -> str:
    day, _, clock = moment.partition("T")
    return _clock(clock) if day == meeting_day else moment_words(moment)


def absent(who: Sequence[str]) -> str:
    """Who was never there."""
    return f"Afwezig: {enumeration(who) or NOBODY}."


def quorum(needed: int, short: Sequence[str]) -> str:
    """How many members are needed, and for which applications they were not there (model, Z35)."""
    verb = "is" if needed == 1 else "zijn"
    told = f"Nodig {verb} {plural(needed, 'lid', 'leden')} met stem"
    if not short:
        return f"{told}; dat aantal was er bij elke aanvraag."
    noun = "aanvraag" if len(short) == 1 else "de aanvragen"
    return f"{told}; dat aantal was er niet bij {noun} {enumeration(short)}."


def asked_about_interests(by: Sequence[str] | None) -> str:
    """Whether it is confirmed that the chair asked, per application."""
    if by is None:
        return "Het is niet vastgelegd dat per aanvraag naar belangen is gevraagd."
    return (
        "De voorzitter heeft per aanvraag naar belangen gevraagd; "
        f"{enumeration(by)} hebben dit bevestigd."
    )


def no_interests(*, others: bool) -> str:
    """That nothing (more) was declared (model, Z34)."""
    return f"Er zijn geen {'andere ' if others else ''}belangen gemeld."


def interest(
    *, member: str, application: str, nature: str, moment: str, assessed_by: Sequence[str]
) -> str:
    """One interest with who assessed the application instead (model, Z33)."""
    told = (
        f"{capital(member)} heeft op {moment_words(moment)} een belang gemeld bij aanvraag "
        f"{application} ({nature})."
    )
    if not assessed_by:
        return told
    return f"{told} De aanvraag is beoordeeld door {enumeration(assessed_by)}."
