"""The fields of a round as a person types them: how each is read, shown, and what is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from desktop_app.core.declined import DeclinedKey, declined
from desktop_app.core.events_round import PoolCeiling
from desktop_app.core.ids import is_id
from desktop_app.core.numbers import Cents, cents_text
from desktop_app.core.parsing import NumberProblem, parse_amount_typed
from desktop_app.core.scheme import NO_POOL, Scheme
from desktop_app.core.settings import RoundField, fits
from desktop_app.text import round_screen as text
from desktop_app.text import typed
from desktop_app.text.declined import declined_message
from desktop_app.text.notation import euros_short

DAYS: Final = frozenset(
    {
        RoundField.PUBLICATION_DATE,
        RoundField.MEETING_DATE,
        RoundField.DRAW_DATE,
        RoundField.DECISION_DATE,
    }
)
MOMENTS: Final = frozenset({RoundField.WINDOW_START, RoundField.WINDOW_END})
CLOCKS: Final = frozenset(
    {
        RoundField.MEETING_START,
        RoundField.MEETING_END,
        RoundField.DRAW_START,
        RoundField.DRAW_END,
    }
)
WHOLES: Final = frozenset({RoundField.QUORUM, RoundField.DRAW_LISTENERS})
YES_NO: Final = frozenset({RoundField.METHOD_PUBLISHED, RoundField.BLIND})


@dataclass(frozen=True, slots=True)
class Wrong:
    """What was typed cannot stand in this field; the sentence says what to type."""

    sentence: str


def read_field(field: RoundField, words: str) -> str | Wrong | None:
    """Read what was typed as the journal writes it; None for an empty field."""
    if not words.strip():
        return None
    value, sentence = _read(field, words.strip())
    if value is None or not fits(field, value):
        return Wrong(sentence)
    return value


def show_field(field: RoundField, value: str | None) -> str:
    """Write a value of the journal as a person reads it."""
    if value is None:
        return ""
    return typed.show_day(value) if field in DAYS | MOMENTS else value


def hint_of(field: RoundField) -> str:
    """Say how a field is filled in, where that is not clear by itself."""
    if field in DAYS:
        return typed.DAY_HINT
    if field in MOMENTS:
        return typed.MOMENT_HINT
    return typed.CLOCK_HINT if field in CLOCKS else ""


def read_amount(words: str) -> Cents | Wrong:
    """Read an amount of money above 0."""
    amount = parse_amount_typed(words)
    if isinstance(amount, NumberProblem) or amount <= 0:
        return Wrong(text.NO_AMOUNT)
    return amount


def amount_value(words: str) -> str | Wrong:
    """Read an amount as the journal writes it: `200000.00`."""
    amount = read_amount(words)
    return amount if isinstance(amount, Wrong) else cents_text(amount)


def show_amount(cents: int) -> str:
    """Write an amount as it stands in a field: `200.000`."""
    return euros_short(cents)


def number_problem(words: str) -> str:
    """Say what is wrong with the number of a round; empty when nothing is."""
    if is_id(words):
        return ""

    said = declined_message(declined(DeclinedKey.ID_UNUSABLE, waarde=words))
    return said.what if words else text.ROUND_NUMBER_HINT


def single_ceiling(amount: Cents) -> tuple[PoolCeiling, ...]:
    """Give the ceiling of a round without pools."""
    return (PoolCeiling(pool=NO_POOL, name="", amount=amount),)


def proposed_number(scheme: Scheme, year: int) -> str:
    """Propose a number for a round: `2026-UTRECHT-01`."""
    place = "".join(letter for letter in scheme.municipality.upper() if letter.isascii())
    word = place if place.isalnum() else scheme.id.split("-")[0].upper()
    return f"{year}-{word}-01"


def _read(field: RoundField, words: str) -> tuple[str | None, str]:
    if field in DAYS:
        return typed.read_day(words), text.NO_DAY
    if field in MOMENTS:
        return typed.read_moment(words), text.NO_MOMENT
    if field in CLOCKS:
        return typed.read_clock(words), text.NO_CLOCK
    return words, text.NO_WHOLE
