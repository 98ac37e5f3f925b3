"""Why a unit stands where it stands: the deciding step, read off the outcome."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.outcome import Outcome, PoolOutcome, Tie, TieState
from desktop_app.core.rules import rules_for
from desktop_app.core.scheme import OrderKey


@dataclass(frozen=True, slots=True, kw_only=True)
class ByTotal:
    """Nobody else has this total."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ByKey:
    """A later key made the difference with a unit of the same total.

    equal: the keys before it, on which both are the same; mine and theirs in units;
    other: the neighbour it is compared with; above: this unit stands above that one.
    """

    other: str
    equal: tuple[OrderKey, ...]
    key: OrderKey
    mine: int
    theirs: int

    @property
    def above(self) -> bool:
        """Whether this unit stands above the other."""
        return self.mine > self.theirs


@dataclass(frozen=True, slots=True, kw_only=True)
class ByDraw:
    """Equal on every key; the draw gave this position (from 1) among the members left."""

    tie: Tie
    position: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedPlace:
    """Equal on every key and not drawn: waived, not needed, still to be drawn, or pro rata."""

    tie: Tie


DecidingStep = ByTotal | ByKey | ByDraw | SharedPlace


def deciding_step(outcome: Outcome, unit_id: str) -> DecidingStep | None:
    """Say which step decided the place of this unit; None when it has no place."""
    unit = outcome.unit(unit_id)
    if unit.place is None:
        return None
    tie = outcome.tie_of(unit_id)
    if tie is not None:
        if tie.state is TieState.DRAWN and tie.order is not None:
            return ByDraw(tie=tie, position=tie.order.index(unit_id) + 1)
        return SharedPlace(tie=tie)
    pool = next(item for item in outcome.pools if item.pool == unit.pool)
    return _against_neighbours(outcome, pool, unit_id)


def _against_neighbours(outcome: Outcome, pool: PoolOutcome, unit_id: str) -> DecidingStep:
    """Compare with the neighbour that is equal the longest; the one above when both are."""
    mine = pool.keys[unit_id]
    index = pool.ranking.index(unit_id)
    neighbours = [pool.ranking[i] for i in (index - 1, index + 1) if 0 <= i < len(pool.ranking)]
    other = max(neighbours, key=lambda item: _equal_keys(mine, pool.keys[item]), default=None)
    equal = 0 if other is None else _equal_keys(mine, pool.keys[other])
    if other is None or equal == 0:
        return ByTotal()
    keys = rules_for(outcome.case.scheme, outcome.case.readings).keys
    return ByKey(
        other=other,
        equal=keys[:equal],
        key=keys[equal],
        mine=mine[equal],
        theirs=pool.keys[other][equal],
    )


def _equal_keys(first: tuple[int, ...], second: tuple[int, ...]) -> int:
    for index, (one, two) in enumerate(zip(first, second, strict=True)):
        if one != two:
            return index
    return len(first)
