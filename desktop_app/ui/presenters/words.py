"""How the units, amounts and states of a round are shown: numbers, names, marks."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.core.criteria import LevelScale, Scored
from desktop_app.core.outcome import Result
from desktop_app.core.round import Round
from desktop_app.core.scheme import Scheme
from desktop_app.text import notation
from desktop_app.ui.presenters.grid import decimals_of
from desktop_app.ui.presenters.marks import Mark

MARKS = {
    Result.GRANTED: Mark.GRANTED,
    Result.GRANTED_IN_PART: Mark.PARTIAL,
    Result.CEILING_REACHED: Mark.CEILING,
    Result.AWAITING_DRAW: Mark.DRAW,
    Result.REFUSED: Mark.REFUSED,
    Result.WITHDRAWN: Mark.WITHDRAWN,
    Result.LEFT_UNTREATED: Mark.LEFT_UNTREATED,
    Result.INCOMPLETE: Mark.INCOMPLETE,
}


def unit_name(state: Round, unit: str) -> str:
    """Return the applicant, with the description of the activity when that is what is ranked."""
    applicant = state.application_of(unit).applicant
    activity = state.activities.get(unit)
    if activity is None or not activity.description:
        return applicant
    return f"{applicant}: {activity.description}"


def short_numbers(units: Iterable[str]) -> dict[str, str]:
    """Return each number without the beginning that all of them share, up to a separator."""
    listed = list(units)
    shared = _shared_start(listed)
    return {unit: unit[shared:] for unit in listed}


def point_decimals(scheme: Scheme) -> int:
    """Return how many decimals the points of this scheme are written with in a table."""
    scales = [item.source.scale for item in scheme.criteria if isinstance(item.source, Scored)]
    levels = [decimals_of(scale, scheme.unit) for scale in scales if isinstance(scale, LevelScale)]
    return max(levels, default=0)


def money(cents: int) -> str:
    """Return an amount in a sentence of the screen: `€ 33.250`, with cents only when it has any."""
    return f"€{notation.NBSP}{notation.euros_short(cents)}"


def capital(words: str) -> str:
    """Return words with a capital at the start; Dutch writes `Eén`, without the first accent."""
    if words.startswith("éé"):
        return f"Eé{words[2:]}"
    return f"{words[:1].upper()}{words[1:]}"


def _shared_start(listed: list[str]) -> int:
    first, last = min(listed, default=""), max(listed, default="")
    if first == last:
        return 0
    length = 0
    for one, other in zip(first, last, strict=False):
        if one != other:
            break
        length += 1
    cut = max(first.rfind(separator, 0, length) for separator in "./-")
    return cut + 1
