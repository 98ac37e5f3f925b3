"""The control totals of units and money: K1 to K6, and K8 of the scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from desktop_app.core.case import Unit
from desktop_app.core.events_applications import Standing
from desktop_app.core.outcome import PoolOutcome, Reason, Result, UnitOutcome
from desktop_app.core.scale import scored_criteria
from desktop_app.core.scheme import Stage
from desktop_app.report.content.facts import PASSED, Facts
from desktop_app.report.content.scores import scored_units, stage_points
from desktop_app.report.content.totals import ControlTotal, Measure, Part, SumTotal
from desktop_app.text import minutes_totals as words

_BELOW = (Reason.BELOW_TOTAL, Reason.BELOW_GROUP, Reason.BELOW_STAGE)
_NOT_PASSED = frozenset(
    {Result.REFUSED, Result.LEFT_UNTREATED, Result.INCOMPLETE},
)


def unit_totals(facts: Facts) -> Iterator[ControlTotal]:
    """K1 and K2: everything received, and everything admitted, is somewhere (model, 6)."""
    standing = Counter(item.standing for item in facts.told.intake if not item.assessed)
    assessed = [item for item in facts.told.intake if item.assessed]
    yield _count(
        "K1",
        Part(len(facts.lines), words.RECEIVED),
        Part(len(assessed), words.ADMITTED),
        Part(standing[Standing.REFUSED], words.NOT_ADMITTED),
        Part(standing[Standing.LEFT_UNTREATED], words.UNTREATED),
        Part(standing[Standing.WITHDRAWN], words.WITHDRAWN_EARLY),
        *_some(standing[Standing.RECEIVED], words.UNDECIDED),
    )
    lines = [facts.lines[item.unit] for item in assessed]
    reasons = Counter(line.reason for line in lines)
    gone = reasons[Reason.GATE] + reasons[Reason.LEFT_UNTREATED]
    yield _count(
        "K2",
        Part(len(assessed), words.ADMITTED),
        Part(sum(line.result in PASSED for line in lines), _passed_word(facts)),
        Part(sum(reasons[reason] for reason in _BELOW), words.BELOW),
        *_some(reasons[Reason.NOT_HEARD], words.NOT_HEARD),
        Part(reasons[Reason.WITHDRAWN], words.WITHDRAWN_LATER),
        *_some(gone, words.REFUSED_LATER),
        *_some(reasons[Reason.SCORES_MISSING], words.MISSING),
    )


def money_totals(facts: Facts) -> Iterator[ControlTotal]:
    """K3 to K6: ranked units and every euro, for each list and for the whole round."""
    pools = facts.outcome.pools
    if facts.scheme.pools is not None:
        for pool in pools:
            yield from _pool_totals(facts, [pool], facts.pool_name(pool.pool))
    yield from _pool_totals(facts, list(pools), "")
    if facts.scheme.pools is not None:
        yield SumTotal(
            nr="K6",
            measure=Measure.CENTS,
            left=Part(sum(facts.outcome.case.ceilings.values()), words.ALL_POOLS),
            parts=tuple(Part(pool.ceiling, facts.pool_name(pool.pool)) for pool in pools),
        )


def _pool_totals(facts: Facts, pools: list[PoolOutcome], name: str) -> Iterator[ControlTotal]:
    codes = {pool.pool for pool in pools}
    lines = [line for line in facts.lines.values() if line.pool in codes]
    passed = sum(facts.outcome.assessed[line.id].reason is None for line in lines)
    results = Counter(line.result for line in lines)
    yield _count(
        "K3",
        Part(passed, words.in_pool(_passed_word(facts), name)),
        Part(results[Result.GRANTED], words.WHOLE),
        Part(results[Result.GRANTED_IN_PART], words.IN_PART),
        Part(results[Result.CEILING_REACHED], words.OVER),
        Part(results[Result.AWAITING_DRAW], words.AWAITING),
    )
    yield _requested(facts, lines, codes, name)
    yield SumTotal(
        nr="K5",
        measure=Measure.CENTS,
        left=Part(
            sum(facts.outcome.case.ceilings[code] for code in codes),
            words.in_pool(words.CEILING, name),
        ),
        parts=(
            Part(sum(line.granted or 0 for line in lines), words.SUM_AMOUNTS),
            Part(sum(pool.remainder for pool in pools), words.REMAINDER),
        ),
    )


def _requested(facts: Facts, lines: list[UnitOutcome], codes: set[str], name: str) -> ControlTotal:
    """K4: what was asked went somewhere, or has a reason why not."""
    units = [unit for unit in facts.units.values() if unit.pool in codes]
    passed = [line for line in lines if line.result in PASSED]
    settled = [line for line in passed if line.granted is not None]
    waiting = [line for line in passed if line.granted is None]
    short = sum(line.grantable - (line.granted or 0) for line in settled)
    return SumTotal(
        nr="K4",
        measure=Measure.CENTS,
        left=Part(sum(unit.requested for unit in units), words.in_pool(words.REQUESTED, name)),
        parts=(
            Part(sum(line.granted or 0 for line in lines), words.AMOUNT),
            Part(sum(line.requested - line.grantable for line in passed), words.NOT_GRANTABLE),
            Part(short, words.NO_ROOM),
            Part(
                sum(line.requested for line in lines if line.result in _NOT_PASSED),
                words.OTHERWISE,
            ),
            Part(
                sum(line.requested for line in lines if line.result is Result.WITHDRAWN),
                words.WITHDRAWN,
            ),
            Part(sum(line.grantable for line in waiting), words.AWAITING),
        ),
    )


def score_totals(facts: Facts) -> Iterator[ControlTotal]:
    """K8: every score is given or missing, and rows add up to columns, per assessment."""
    several = len(facts.scheme.stages) > 1
    for stage in facts.scheme.stages:
        units = scored_units(facts, stage)
        name = words.no_stage(stage.name) if several else ""
        yield _scores_given(facts, stage, units, name)
        points = [stage_points(facts, unit, stage) for unit in units]
        rows = sum(sum(row.values()) for row in points)
        columns = sum(
            sum(row[item.id] for row in points if item.id in row) for item in facts.scheme.criteria
        )
        yield SumTotal(
            nr="K8",
            measure=Measure.POINTS,
            left=Part(rows, words.ROWS),
            parts=(Part(columns, f"{words.COLUMNS}{name}"),),
        )


def _scores_given(facts: Facts, stage: Stage, units: list[Unit], name: str) -> ControlTotal:
    criteria = scored_criteria(facts.scheme)
    given = sum(item in unit.points.get(stage.id, {}) for unit in units for item in criteria)
    missing = sum(item not in unit.points.get(stage.id, {}) for unit in units for item in criteria)
    expected = words.scores_expected(facts.scheme, len(units), len(criteria))
    return _count(
        "K8",
        Part(len(units) * len(criteria), f"{expected}{name}"),
        Part(given, words.GIVEN),
        *_some(missing, words.STILL_MISSING),
    )


def _passed_word(facts: Facts) -> str:
    return words.PASSED if facts.scheme.oversubscribed_only is not None else words.RANKED


def _count(nr: str, left: Part, *parts: Part) -> ControlTotal:
    return SumTotal(nr=nr, measure=Measure.NUMBER, left=left, parts=parts)


def _some(value: int, text: str) -> tuple[Part, ...]:
    """A part that is only printed when there is something in it."""
    return (Part(value, text),) if value else ()
