"""Would another reading change this? The case walked again for every alternative."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from desktop_app.core.assessment import reassess
from desktop_app.core.case import Case
from desktop_app.core.evaluate import Placing, placing, walk_pools
from desktop_app.core.outcome import Assessed, Outcome, UnitOutcome
from desktop_app.core.ranking import RankedPool, rank_pools
from desktop_app.core.rules import Rules, criteria_of_reading, readings_of_order, rules_for


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A unit as it is now and where it would stand under another reading."""

    before: UnitOutcome
    after: Placing


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingEffect:
    """What one alternative value of a reading would change; no changes means no difference."""

    reading: str
    value: str
    changes: tuple[Change, ...]


def reading_matters(outcome: Outcome) -> tuple[str, ...]:
    """Name the readings of which an alternative gives some unit another result, amount or place.

    Sorted; the other readings and the draws stay as they are. Provisional while a decisive
    draw is open, since its members have no amount yet.
    """
    return tuple(sorted({effect.reading for effect in _alternatives(outcome) if effect.changes}))


def reading_effects(outcome: Outcome) -> tuple[ReadingEffect, ...]:
    """Give every alternative value of every reading with what it would change, empty or not."""
    return tuple(_alternatives(outcome))


def _alternatives(outcome: Outcome) -> Iterator[ReadingEffect]:
    case = outcome.case
    scheme = case.scheme
    now = rank_pools(case, rules_for(scheme, case.readings), outcome.assessed)
    for reading in scheme.readings:
        for value in reading.alternatives(case.readings[reading.id]):
            rules = rules_for(scheme, {**case.readings, reading.id: value})
            criteria = criteria_of_reading(scheme, reading.id)
            if criteria:
                changes = _with_other_points(outcome, rules, criteria)
            elif reading.id in readings_of_order(scheme):
                ranked = rank_pools(case, rules, outcome.assessed)
                changes = _changes(outcome, rules, ranked, outcome.assessed)
            else:
                changes = _with_other_amounts(outcome, rules, now)
            yield ReadingEffect(reading=reading.id, value=value, changes=changes)


def _with_other_points(
    outcome: Outcome, rules: Rules, criteria: frozenset[str]
) -> tuple[Change, ...]:
    case, now = outcome.case, outcome.assessed
    changed = tuple(item for item in rules.derived if item[0] in criteria)
    assessed = {unit.id: reassess(rules, unit, now[unit.id], changed) for unit in case.units}
    if all(assessed[unit.id] is now[unit.id] for unit in case.units):
        return ()
    return _changes(outcome, rules, rank_pools(case, rules, assessed), assessed)


def _with_other_amounts(
    outcome: Outcome, rules: Rules, now: tuple[RankedPool, ...]
) -> tuple[Change, ...]:
    """Walk the same ranking again; where everything fits no rule of the ceiling can matter."""
    if all(_fits(outcome.case, pool) for pool in now):
        return ()
    return _changes(outcome, rules, now, outcome.assessed)


def _fits(case: Case, pool: RankedPool) -> bool:
    amounts = {unit.id: unit.grantable for unit in case.units}
    return sum(amounts[unit_id] for unit_id in pool.keys) <= pool.ceiling


def _changes(
    outcome: Outcome,
    rules: Rules,
    ranked: tuple[RankedPool, ...],
    assessed: Mapping[str, Assessed],
) -> tuple[Change, ...]:
    walks = walk_pools(outcome.case, rules, ranked)
    shares = {share.id: share for _, walked in walks for share in (walked.shares if walked else ())}
    return tuple(
        Change(before=line, after=after)
        for line in outcome.units
        if (after := placing(line, assessed[line.id], shares.get(line.id)))
        != (line.result, line.granted, line.place, line.shared)
    )
