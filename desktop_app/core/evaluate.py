"""Evaluate a case: assess every unit, rank each pool, walk it down, and gather the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from desktop_app.core.allocation import Share, Walk
from desktop_app.core.assessment import assess
from desktop_app.core.case import Case, Unit
from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import (
    Assessed,
    Outcome,
    PoolOutcome,
    Reason,
    Result,
    Status,
    Tie,
    UnitOutcome,
)
from desktop_app.core.ranking import Group, RankedPool, rank_pools, serving
from desktop_app.core.rules import Rules, rules_for

_RESULT_OF_REASON = {
    Reason.SCORES_MISSING: Result.INCOMPLETE,
    Reason.WITHDRAWN: Result.WITHDRAWN,
    Reason.LEFT_UNTREATED: Result.LEFT_UNTREATED,
}
_REASON_OF_RESULT = {
    Result.GRANTED: None,
    Result.GRANTED_IN_PART: Reason.CEILING,
    Result.CEILING_REACHED: Reason.CEILING,
    Result.AWAITING_DRAW: Reason.TIE_AT_CEILING,
}


def evaluate(case: Case, before: Outcome | None = None) -> Outcome:
    """Say what the rules give for this case under its readings and draws.

    Draws that were held come in with the case; nothing is drawn here. The first of two draws
    that serve one group counts; `duplicate_draws` finds the others. before: an earlier outcome,
    from which a unit that is still the same object keeps its assessment; it only saves time.
    """
    rules = rules_for(case.scheme, case.readings)
    known = {} if before is None else _assessed_before(case, before)
    assessed = {
        unit.id: known[unit.id] if unit.id in known else assess(rules, unit) for unit in case.units
    }
    walks = walk_pools(case, rules, rank_pools(case, rules, assessed))
    lines = {share.id: share for _, walked in walks for share in (walked.shares if walked else ())}
    ties = tuple(tie for _, walked in walks for tie in (walked.ties if walked else ()))
    units = tuple(_line(unit, assessed[unit.id], lines.get(unit.id)) for unit in case.units)
    served = {group.draw for ranked, _ in walks for group in ranked.groups}
    return Outcome(
        case=case,
        status=_status(units, ties),
        units=units,
        ties=ties,
        pools=tuple(_pool_outcome(ranked, walked, units) for ranked, walked in walks),
        assessed=assessed,
        unused_draws=tuple(
            sorted(
                tuple(sorted(draw.members))
                for index, draw in enumerate(case.draws)
                if index not in served
            )
        ),
        by_id={line.id: line for line in units},
        tie_by_id={member: tie for tie in ties for member in tie.members},
    )


def _assessed_before(case: Case, before: Outcome) -> Mapping[str, Assessed]:
    """Give the assessments that cannot have changed: each follows from its unit alone."""
    if before.case.scheme is not case.scheme or before.case.readings != case.readings:
        return {}
    old = {unit.id: unit for unit in before.case.units}
    return {unit.id: before.assessed[unit.id] for unit in case.units if old.get(unit.id) is unit}


def walk_pools(
    case: Case, rules: Rules, pools: tuple[RankedPool, ...]
) -> tuple[tuple[RankedPool, Walk | None], ...]:
    """Walk every ranked pool down to its ceiling; None for one that is not ranked."""
    units = {unit.id: unit for unit in case.units}
    waived = frozenset(item.members for item in case.waived)
    return tuple(
        (pool, _walk(case, rules, units, waived, pool) if pool.ranked else None) for pool in pools
    )


def _walk(
    case: Case,
    rules: Rules,
    units: Mapping[str, Unit],
    waived: frozenset[frozenset[str]],
    pool: RankedPool,
) -> Walk:
    walked = Walk(rules, units, pool.pool, pool.ceiling, case.draws, waived, shares=[], ties=[])
    for group in pool.groups:
        walked.take(group)
    return walked


def duplicate_draws(outcome: Outcome) -> tuple[int, ...]:
    """Name the draws (index in the case) that serve a group which an earlier one already serves."""
    case = outcome.case
    if rules_for(case.scheme, case.readings).rounding is not None:
        return ()
    statuses = {unit.id: unit.status for unit in case.units}
    found: set[int] = set()
    for tie in outcome.ties:
        found.update([*serving(Group(tie.members), case.draws, statuses)][1:])
    return tuple(sorted(found))


def _pool_outcome(
    ranked: RankedPool, walked: Walk | None, units: tuple[UnitOutcome, ...]
) -> PoolOutcome:
    granted = sum(unit.granted or 0 for unit in units if unit.pool == ranked.pool)
    return PoolOutcome(
        pool=ranked.pool,
        ceiling=ranked.ceiling,
        ranked=ranked.ranked,
        ranking=tuple(share.id for share in walked.shares) if walked else (),
        keys=ranked.keys if walked else {},
        granted=Cents(granted),
        remainder=Cents(ranked.ceiling - granted),
    )


class Placing(NamedTuple):
    """What the rules give a unit: granted in cents, None while a draw decides it."""

    result: Result
    granted: Cents | None
    place: int | None
    shared: bool


def placing(unit: Unit | UnitOutcome, assessed: Assessed, share: Share | None) -> Placing:
    """Say where a unit stands: its share, or its full amount, or nothing."""
    if share is not None:
        return Placing(share.result, share.granted, share.place, share.shared)
    if assessed.reason is None:
        # Passed in a pool that did not have to be ranked: everything fits.
        return Placing(Result.GRANTED, unit.grantable, None, shared=False)
    result = _RESULT_OF_REASON.get(assessed.reason, Result.REFUSED)
    return Placing(result, Cents(0), None, shared=False)


def _line(unit: Unit, assessed: Assessed, share: Share | None) -> UnitOutcome:
    stands = placing(unit, assessed, share)
    return UnitOutcome(
        id=unit.id,
        pool=unit.pool,
        result=stands.result,
        reason=assessed.reason or _REASON_OF_RESULT[stands.result],
        total=assessed.total,
        place=stands.place,
        shared=stands.shared,
        granted=stands.granted,
        requested=unit.requested,
        grantable=unit.grantable,
        before=share.before if share else None,
        after=share.after if share else None,
    )


def _status(units: tuple[UnitOutcome, ...], ties: tuple[Tie, ...]) -> Status:
    if any(unit.result is Result.INCOMPLETE for unit in units):
        return Status.INCOMPLETE
    if any(tie.draw_required for tie in ties):
        return Status.AWAITING_DRAW
    return Status.FINAL
