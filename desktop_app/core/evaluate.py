"""Evaluate a case: assess every unit, rank each pool, walk it down, and gather the outcome."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from desktop_app.core.allocation import Share, Walk
from desktop_app.core.assessment import assess
from desktop_app.core.case import Case, Unit, UnitStatus
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
from desktop_app.core.ranking import Group, groups, key_values, serving
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


def evaluate(case: Case) -> Outcome:
    """Say what the rules give for this case under its readings and draws.

    Draws that were held come in with the case; nothing is drawn here. The first of two draws
    that serve one group counts; `duplicate_draws` finds the others.
    """
    rules = rules_for(case.scheme, case.readings)
    return walk(case, rules, {unit.id: assess(rules, unit) for unit in case.units})


def walk(case: Case, rules: Rules, assessed: Mapping[str, Assessed]) -> Outcome:
    """Rank and allocate what has been assessed (per unit id), pool by pool."""
    units = {unit.id: unit for unit in case.units}
    statuses = {unit.id: unit.status for unit in case.units}
    waived = frozenset(item.members for item in case.waived)
    members: dict[str, list[Unit]] = defaultdict(list)
    for unit in case.units:
        members[unit.pool].append(unit)
    lines: dict[str, UnitOutcome] = {}
    ties: list[Tie] = []
    pools: list[PoolOutcome] = []
    served: set[int] = set()
    for pool in sorted(case.ceilings):
        there = members[pool]
        if not _is_ranked(rules, there, case.ceilings[pool]):
            pools.append(_unranked(case, pool, there, assessed, lines))
            continue
        keys = {
            unit.id: key_values(rules, assessed[unit.id])
            for unit in there
            if assessed[unit.id].reason is None
        }
        walked = Walk(
            rules, units, pool, case.ceilings[pool], case.draws, waived, shares=[], ties=[]
        )
        for group in groups(keys):
            draw = _draw_of(rules, group, case, statuses)
            if draw is not None:
                served.add(draw)
            walked.take(Group(members=group.members, draw=draw))
        ties += walked.ties
        for share in walked.shares:
            lines[share.id] = _ranked_line(units[share.id], assessed[share.id], share)
        pools.append(_pool_outcome(walked, case.ceilings[pool], keys))
    done = tuple(
        lines[unit.id] if unit.id in lines else _other_line(unit, assessed[unit.id])
        for unit in case.units
    )
    return Outcome(
        case=case,
        status=_status(done, ties),
        units=done,
        ties=tuple(ties),
        pools=tuple(pools),
        assessed=assessed,
        unused_draws=tuple(
            sorted(
                tuple(sorted(draw.members))
                for index, draw in enumerate(case.draws)
                if index not in served
            )
        ),
    )


def duplicate_draws(outcome: Outcome) -> tuple[int, ...]:
    """Name the draws (index in the case) that serve a group which an earlier one already serves."""
    case = outcome.case
    if rules_for(case.scheme, case.readings).rounding is not None:
        return ()
    statuses = {unit.id: unit.status for unit in case.units}
    found: set[int] = set()
    for tie in outcome.ties:
        found.update([*serving(Group(members=tie.members), case.draws, statuses)][1:])
    return tuple(sorted(found))


def _draw_of(
    rules: Rules, group: Group, case: Case, statuses: Mapping[str, UnitStatus]
) -> int | None:
    if len(group.members) == 1 or rules.rounding is not None:
        return None
    return next(iter(serving(group, case.draws, statuses)), None)


def _is_ranked(rules: Rules, units: list[Unit], ceiling: Cents) -> bool:
    if rules.scheme.oversubscribed_only is None:
        return True
    admitted = (unit.grantable for unit in units if unit.status is UnitStatus.ADMITTED)
    return sum(admitted) > ceiling


def _unranked(
    case: Case,
    pool: str,
    units: list[Unit],
    assessed: Mapping[str, Assessed],
    lines: dict[str, UnitOutcome],
) -> PoolOutcome:
    """Grant every complete unit of a pool that is not oversubscribed, without a ranking."""
    granted = 0
    for unit in units:
        if assessed[unit.id].reason is None:
            granted += unit.grantable
            lines[unit.id] = _line(unit, assessed[unit.id], Result.GRANTED, unit.grantable)
    ceiling = case.ceilings[pool]
    return PoolOutcome(
        pool=pool,
        ceiling=ceiling,
        ranked=False,
        ranking=(),
        keys={},
        granted=Cents(granted),
        remainder=Cents(ceiling - granted),
    )


def _pool_outcome(
    walked: Walk, ceiling: Cents, keys: Mapping[str, tuple[int, ...]]
) -> PoolOutcome:
    granted = sum(share.granted or 0 for share in walked.shares)
    return PoolOutcome(
        pool=walked.pool,
        ceiling=ceiling,
        ranked=True,
        ranking=tuple(share.id for share in walked.shares),
        keys=keys,
        granted=Cents(granted),
        remainder=Cents(ceiling - granted),
    )


def _ranked_line(unit: Unit, assessed: Assessed, share: Share) -> UnitOutcome:
    return UnitOutcome(
        id=unit.id,
        pool=unit.pool,
        result=share.result,
        reason=_REASON_OF_RESULT[share.result],
        total=assessed.total,
        place=share.place,
        shared=share.shared,
        granted=share.granted,
        requested=unit.requested,
        grantable=unit.grantable,
        before=share.before,
        after=share.after,
    )


def _other_line(unit: Unit, assessed: Assessed) -> UnitOutcome:
    reason = assessed.reason
    result = Result.REFUSED if reason is None else _RESULT_OF_REASON.get(reason, Result.REFUSED)
    return _line(unit, assessed, result, Cents(0))


def _line(unit: Unit, assessed: Assessed, result: Result, granted: Cents) -> UnitOutcome:
    return UnitOutcome(
        id=unit.id,
        pool=unit.pool,
        result=result,
        reason=assessed.reason,
        total=assessed.total,
        place=None,
        shared=False,
        granted=granted,
        requested=unit.requested,
        grantable=unit.grantable,
    )


def _status(units: tuple[UnitOutcome, ...], ties: list[Tie]) -> Status:
    if any(unit.result is Result.INCOMPLETE for unit in units):
        return Status.INCOMPLETE
    if any(tie.draw_required for tie in ties):
        return Status.AWAITING_DRAW
    return Status.FINAL
