"""From scores and facts to points, and to passed, refused or incomplete: one unit at a time."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.core.case import Unit, UnitStatus
from desktop_app.core.derived import PointsOf
from desktop_app.core.numbers import Points
from desktop_app.core.outcome import Assessed, Missing, Reason
from desktop_app.core.rules import Rules
from desktop_app.core.scheme import Minimum

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
    for criterion, points_of in rules.derived:
        points[criterion] = points_of(unit.facts)
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
    if given.keys() >= rules.scored_ids and unit.facts.keys() >= rules.facts:
        return None
    criteria = tuple(item for item in rules.scored if item not in given)
    facts = tuple(item.id for item in rules.scheme.facts if item.id not in unit.facts)
    return Missing(stage=stage, criteria=criteria, facts=facts)


def reassess(
    rules: Rules, unit: Unit, assessed: Assessed, changed: tuple[tuple[str, PointsOf], ...]
) -> Assessed:
    """Assess again where only the points of these derived criteria can have changed.

    Gives the same object back when none did, which is nearly always under another reading.
    """
    now = assessed.points
    if now:
        for criterion, points_of in changed:
            if points_of(unit.facts) != now[criterion]:
                return assess(rules, unit)
    return assessed
