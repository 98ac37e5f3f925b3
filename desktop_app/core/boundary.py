"""The first unit of each list that does not fit: what must be decided about it, and how."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop_app.core.events_decision import BoundaryChoice
from desktop_app.core.legal import ByReading, chosen
from desktop_app.core.outcome import Outcome, Result, TieState, UnitOutcome
from desktop_app.core.round import Round
from desktop_app.core.round_case import readings_of
from desktop_app.core.scheme import CeilingPolicy, Scheme

POLICY_OF: Final = {
    BoundaryChoice.PARTIAL: CeilingPolicy.PARTIAL,
    BoundaryChoice.STOP: CeilingPolicy.STOP,
    BoundaryChoice.SKIP: CeilingPolicy.SKIP,
}


def boundary_units(outcome: Outcome) -> Iterator[UnitOutcome]:
    """Give, per list, the first unit that does not fit while something is left.

    Equals that share pro rata need no decision: the scheme divides between them.
    """
    lines = {line.id: line for line in outcome.units}
    for pool in outcome.pools:
        for unit in pool.ranking:
            line = lines[unit]
            if line.result is Result.GRANTED or not line.before:
                continue
            tie = outcome.tie_of(unit)
            if tie is None or tie.state is not TieState.PRO_RATA:
                yield line
            break


def open_boundary(state: Round, outcome: Outcome) -> UnitOutcome | None:
    """Give a boundary about which nothing is decided that still holds."""
    policy = chosen(state.scheme.ceiling.policy, readings_of(state))
    for line in boundary_units(outcome):
        decision = state.boundary.get(line.id)
        if (
            decision is None
            or decision.amount != line.granted
            or POLICY_OF[decision.choice] is not policy
        ):
            return line
    return None


def policy_reading(scheme: Scheme, choice: BoundaryChoice) -> tuple[str, str] | None:
    """Give the reading and its value that make this choice hold; None when it cannot be chosen."""
    policy = scheme.ceiling.policy
    if not isinstance(policy, ByReading):
        return None
    value = next((item for item, held in policy.values.items() if held is POLICY_OF[choice]), None)
    return None if value is None else (policy.reading, value)
