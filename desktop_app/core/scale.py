"""Scores as they are written: a level id, or whole points in exchange form."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from desktop_app.core.criteria import Criterion, LevelScale, Scored, WholeScale
from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.numbers import Points, exact_text
from desktop_app.core.parsing import NumberProblem, parse_points_exact
from desktop_app.core.scheme import Scheme


@lru_cache(maxsize=64)
def scored_criteria(scheme: Scheme) -> dict[str, Criterion]:
    """Give the criteria for which scores are given, by id."""
    return {item.id: item for item in scheme.scored}


@lru_cache(maxsize=64)
def stage_ids(scheme: Scheme) -> frozenset[str]:
    """Give the ids of the stages in which scores are given."""
    return frozenset(stage.id for stage in scheme.stages)


def score_points(scheme: Scheme, criterion: Criterion, value: str) -> Points | Declined:
    """Give the points (units) of a written score, or say why it does not fit its scale."""
    source = criterion.source
    if not isinstance(source, Scored):
        return declined(DeclinedKey.CRITERION_UNKNOWN, criterium=criterion.id)
    match source.scale:
        case LevelScale() as levels:
            level = levels.level(value)
            if level is None:
                names = tuple(item.name for item in levels.levels)
                return declined(DeclinedKey.LEVEL_UNKNOWN, waarde=value, niveaus=names)
            return level.points
        case WholeScale(minimum, maximum):
            return _whole_points(scheme, criterion, value, minimum, maximum)
        case _:
            assert_never(source.scale)


def value_name(criterion: Criterion, value: str | None) -> str:
    """Give a written score as people read it: the name of a level, points, or a dash."""
    if value is None:
        return "–"
    source = criterion.source
    if isinstance(source, Scored) and isinstance(source.scale, LevelScale):
        level = source.scale.level(value)
        return level.name if level else value
    return value


def points_text(scheme: Scheme, points: int) -> str:
    """Write points (units) in exchange form."""
    return exact_text(points, scheme.unit)


def _whole_points(
    scheme: Scheme, criterion: Criterion, value: str, minimum: int, maximum: int
) -> Points | Declined:
    hundredths = parse_points_exact(value)
    if not isinstance(hundredths, NumberProblem):
        whole, rest = divmod(hundredths, 100)
        if not rest and "." not in value and minimum <= whole <= maximum:
            return Points(whole * scheme.unit)
    return declined(
        DeclinedKey.SCORE_OUTSIDE_SCALE,
        waarde=value,
        criterium=criterion.label,
        waarden=f"{minimum}–{maximum}",
        ref=criterion.ref,
    )
