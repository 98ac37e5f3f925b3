"""Write a case in the exchange format, so that anyone can evaluate it again."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.core.case import Case, Unit
from desktop_app.core.criteria import LevelScale, Scored
from desktop_app.core.numbers import Points, cents_text, exact_text
from desktop_app.core.scale import scored_criteria
from desktop_app.core.scheme import NO_POOL, SINGLE_STAGE, Scheme

Json = dict[str, object]


def case_json(case: Case) -> Json:
    """Give the case as the object of the exchange format; `read_case` reads it back.

    Every reading is named, also where it has its default, and both amounts of every unit: what
    is written does not depend on defaults. A level is written by its id; of two levels with the
    same points the first. Missing scores and facts are absent.
    """
    scheme = case.scheme
    pools = {pool: cents_text(amount) for pool, amount in sorted(case.ceilings.items())}
    ceiling: Json = {"pools": pools} if scheme.pools else {"ceiling": pools[NO_POOL]}
    return {
        "scheme": scheme.id,
        **ceiling,
        "units": [_unit(scheme, unit) for unit in case.units],
        "draws": [
            {"members": sorted(draw.order), "order": list(draw.order)} for draw in case.draws
        ],
        "waived_draws": [
            {"members": sorted(waived.members), "reason": waived.reason} for waived in case.waived
        ],
        "readings": dict(sorted(case.readings.items())),
    }


def _unit(scheme: Scheme, unit: Unit) -> Json:
    written: Json = {
        "id": unit.id,
        "requested": cents_text(unit.requested),
        "grantable": cents_text(unit.grantable),
        "status": unit.status.value,
    }
    if scheme.pools:
        written["pool"] = unit.pool
    if scheme.hearing is not None and unit.hearing is not None:
        written["pitched"] = unit.hearing
    if scheme.facts:
        written["facts"] = {
            fact.id: unit.facts[fact.id] for fact in scheme.facts if fact.id in unit.facts
        }
    if len(scheme.stages) == 1:
        written["scores"] = _scores(scheme, unit.points.get(SINGLE_STAGE, {}))
    else:
        written["stages"] = {
            stage.id: _scores(scheme, unit.points[stage.id])
            for stage in scheme.stages
            if stage.id in unit.points
        }
    return written


def _scores(scheme: Scheme, points: Mapping[str, Points]) -> Json:
    return {
        criterion: _score(scheme, criterion, points[criterion])
        for criterion in scored_criteria(scheme)
        if criterion in points
    }


def _score(scheme: Scheme, criterion: str, points: Points) -> str:
    source = scored_criteria(scheme)[criterion].source
    if isinstance(source, Scored) and isinstance(source.scale, LevelScale):
        for level in source.scale.levels:
            if level.points == points:
                return level.id
    return exact_text(points, scheme.unit)
