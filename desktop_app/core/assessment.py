"""From scores and facts to points, and to passed, refused or incomplete: one unit at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from desktop_app.core.case import Unit, UnitStatus
from desktop_app.core.numbers import Points
from desktop_app.core.outcome import Assessed, Missing, Reason
from desktop_app.core.rules import Rules
from desktop_app.core.scheme import (
    Band,
    BetweenBands,
    CountBands,
    FlagPoints,
    Minimum,
    RatioBands,
    Scored,
    Source,
    ThresholdPoints,
    chosen,
)

_NOT_ASSESSED = {
    UnitStatus.REFUSED: Reason.GATE,
    UnitStatus.WITHDRAWN: Reason.WITHDRAWN,
    UnitStatus.LEFT_UNTREATED: Reason.LEFT_UNTREATED,
}
_NOTHING: Mapping[str, Points] = {}


def assess(rules: Rules, unit: Unit) -> Assessed:
    """Assess one unit, stage by stage, from its own data alone.

    The first stage that cannot be completed, or whose minimum is missed, decides; a hearing
    stands between the first and the last stage and hands nothing on.
    """
    first, last = rules.scheme.stages[0].id, rules.scheme.final_stage.id
    if unit.status is not UnitStatus.ADMITTED:
        return Assessed(reason=_NOT_ASSESSED[unit.status], stage=first, points=_NOTHING, total=None)
    assessed = _stage(rules, unit, first)
    if rules.scheme.hearing is None or assessed.reason is not None:
        return assessed
    if unit.hearing is False:
        return Assessed(
            reason=Reason.NOT_HEARD, stage=first, points=assessed.points, total=assessed.total
        )
    if unit.hearing is None:
        gone = _missing(rules, unit, last)
        missing = Missing(
            stage=last,
            criteria=gone.criteria if gone else (),
            facts=gone.facts if gone else (),
            hearing=True,
        )
        return _incomplete(last, missing)
    return _stage(rules, unit, last)


def _stage(rules: Rules, unit: Unit, stage: str) -> Assessed:
    missing = _missing(rules, unit, stage)
    if missing is not None:
        return _incomplete(stage, missing)
    given = unit.points.get(stage, _NOTHING)
    points = {criterion: given[criterion] for criterion in rules.scored}
    for criterion in rules.derived:
        points[criterion.id] = fact_points(criterion.source, unit.facts, rules.readings)
    total = Points(sum(points.values()))
    for minimum in rules.minimums[stage]:
        reached = _reached(minimum, points, total)
        if reached < minimum.bound:
            return Assessed(
                reason=Reason(minimum.kind.value),
                stage=stage,
                points=points,
                total=total,
                failed=minimum,
                reached=reached,
            )
    return Assessed(reason=None, stage=stage, points=points, total=total)


def _reached(minimum: Minimum, points: Mapping[str, Points], total: Points) -> Points:
    if not minimum.criteria:
        return total
    return Points(sum(points[criterion] for criterion in minimum.criteria))


def _incomplete(stage: str, missing: Missing) -> Assessed:
    return Assessed(
        reason=Reason.SCORES_MISSING, stage=stage, points=_NOTHING, total=None, missing=missing
    )


def _missing(rules: Rules, unit: Unit, stage: str) -> Missing | None:
    given = unit.points.get(stage, _NOTHING)
    criteria = tuple(item for item in rules.scored if item not in given)
    facts = tuple(item.id for item in rules.scheme.facts if item.id not in unit.facts)
    if not criteria and not facts:
        return None
    return Missing(stage=stage, criteria=criteria, facts=facts)


def fact_points(
    source: Source, facts: Mapping[str, int | bool], readings: Mapping[str, str]
) -> Points:
    """Give the points (units) that follow from facts; every fact named by the source is there."""
    match source:
        case FlagPoints():
            return source.points if facts[source.fact] else Points(0)
        case ThresholdPoints():
            reached = all(facts[fact] >= bound for fact, bound in source.bounds)
            return source.points if reached else Points(0)
        case CountBands():
            return _band_points(source.bands, facts[source.fact], readings)
        case RatioBands():
            return _ratio_points(source, facts, readings)
        case Scored():
            message = "scored points are given, not derived"
            raise TypeError(message)
        case _:
            assert_never(source)


def _band_points(bands: tuple[Band, ...], count: int, readings: Mapping[str, str]) -> Points:
    for band in bands:
        if band.lower <= count and (band.upper is None or count <= band.upper):
            return chosen(band.points, readings)
    return Points(0)


def _ratio_points(
    source: RatioBands, facts: Mapping[str, int | bool], readings: Mapping[str, str]
) -> Points:
    numerator, denominator = int(facts[source.numerator]), int(facts[source.denominator])
    if not numerator:
        return source.without_numerator
    if not denominator:
        return source.without_denominator
    for band in source.bands:
        upper = band.upper
        if band.lower * denominator <= numerator and (
            upper is None or numerator <= upper * denominator
        ):
            return chosen(band.points, readings)
    highest = source.bands[-1].upper
    if highest is not None and numerator > highest * denominator:
        return chosen(source.above, readings)
    if chosen(source.between, readings) is BetweenBands.STRICT:
        return Points(0)
    return _band_points(source.bands, numerator // denominator, readings)
