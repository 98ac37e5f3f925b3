"""What the scores and facts of one unit come to under the chosen readings."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.reference.case import Case, Scores, Unit

_UTRECHT_MINIMUM = 5
_FIRST_MINIMUM = 50
_FINAL_MINIMUM = 60
_GROUP_MINIMUM = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """A unit that can be ranked; of two units the first key that differs decides, high first."""

    total: Fraction
    keys: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """A unit below a threshold, with the total of the assessment that decided."""

    total: Fraction
    reason: str


@dataclass(frozen=True, slots=True)
class Incomplete:
    """A unit of which something that is needed is not known."""


Assessment = Passed | Refused | Incomplete


def assess(unit: Unit, case: Case, readings: dict[str, str]) -> Assessment:
    """Assess one admitted unit."""
    match case.scheme.id:
        case "amersfoort-pitch":
            return _assess_pitch(unit)
        case "amersfoort-wijkactiviteiten":
            return _assess_activity(unit, readings)
        case "amsterdam-kinderboerderijen":
            order = _AMSTERDAM_ORDER[readings["e-en-f"]]
        case "utrecht-vrouwen-sport":
            order = ("c1", "c2", "c3", "c4", "c5", "c6")
        case _:
            order = ()
    scores = _complete(unit.stages[""])
    if scores is None:
        return Incomplete()
    total = sum(scores.values(), Fraction(0))
    if case.scheme.id == "utrecht-vrouwen-sport" and total < _UTRECHT_MINIMUM:
        return Refused(total=total, reason="below_total")
    keys = tuple(sum((scores[letter] for letter in step), Fraction(0)) for step in _steps(order))
    return Passed(total=total, keys=(total, *keys))


# A step of more than one letter, joined by "+", compares their sum.
_AMSTERDAM_ORDER = {
    "sum": ("e+f", *"abcdefghijk"),
    "lexicographic": tuple("efabcdghijk"),
}


def _steps(order: tuple[str, ...]) -> list[list[str]]:
    """Return the criteria that each step of the order adds up."""
    return [step.split("+") for step in order]


def _complete(scores: Scores) -> dict[str, Fraction] | None:
    """Return the scores when none is missing."""
    known = {criterion: score for criterion, score in scores.items() if score is not None}
    return known if len(known) == len(scores) else None


def _assess_pitch(unit: Unit) -> Assessment:
    """Assess the first assessment, then the hearing, then the final assessment."""
    first = _complete(unit.stages["first"])
    if first is None:
        return Incomplete()
    total = sum(first.values(), Fraction(0))
    if total < _FIRST_MINIMUM:
        return Refused(total=total, reason="below_stage")
    if unit.pitched is False:
        return Refused(total=total, reason="not_heard")
    final = _complete(unit.stages["final"])
    if unit.pitched is None or final is None:
        return Incomplete()
    return _assess_final(final)


def _assess_final(final: dict[str, Fraction]) -> Assessment:
    """Assess the minimum of the whole, then that of a1 and a2 together."""
    total = sum(final.values(), Fraction(0))
    if total < _FINAL_MINIMUM:
        return Refused(total=total, reason="below_total")
    if final["a1"] + final["a2"] < _GROUP_MINIMUM:
        return Refused(total=total, reason="below_group")
    return Passed(total=total, keys=(total,))


def _assess_activity(unit: Unit, readings: dict[str, str]) -> Assessment:
    """Add up the points of the facts and the impact grade."""
    facts = {fact: int(value) for fact, value in unit.facts.items() if value is not None}
    scores = _complete(unit.stages[""])
    if scores is None or len(facts) < len(unit.facts):
        return Incomplete()
    total = scores["impact"] + sum(
        (
            volunteer_points(facts["vrijwilligers"], facts["betaalde_krachten"], readings),
            6 if facts["partners"] >= 2 and facts["partners_basisinfrastructuur"] >= 1 else 0,
            2 * facts["uit_de_wijk"],
            2 * facts["geen_huur"],
            4 if facts["deelnemers"] > 10 else 0,
            frequency_points(facts["keer_per_jaar"], readings),
        )
    )
    return Passed(total=total, keys=(total,))


def volunteer_points(volunteers: int, paid: int, readings: dict[str, str]) -> int:
    """Return the points for volunteers against paid staff (article 12, paragraph 1)."""
    if volunteers == 0:
        return 0
    if paid == 0:
        return 8
    ratio = Fraction(volunteers, paid)
    if ratio > 15:
        return int(readings["verhouding-boven-15"])
    # Under `floor` a band reaches up to, and not including, the start of the next one.
    reach = 1 if readings["verhouding-tussen-banden"] == "floor" else 0
    for least, most, points in ((2, 5, 2), (6, 10, 4), (11, 15, 6)):
        if least <= ratio and (ratio <= most or ratio < most + reach):
            return points
    return 0


def frequency_points(times: int, readings: dict[str, str]) -> int:
    """Return the points for the number of times a year (article 12, paragraph 1)."""
    for least, most, points in ((2, 4, 2), (5, 9, 4)):
        if least <= times <= most:
            return points
    if times == 10:
        return int(readings["tien-keer"])
    return 6 if times > 10 else 0
