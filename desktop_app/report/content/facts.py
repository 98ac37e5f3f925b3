"""What computed paragraphs are made from: the outcome, and the few facts told beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from desktop_app.core.case import Unit
from desktop_app.core.outcome import Outcome, PoolOutcome, Result, Tie, UnitOutcome
from desktop_app.core.scheme import NO_POOL, Scheme
from desktop_app.report.content.told import Intake, Told

PAID = frozenset({Result.GRANTED, Result.GRANTED_IN_PART})
"""Results with an amount."""

PASSED = PAID | {Result.CEILING_REACHED, Result.AWAITING_DRAW}
"""Results of units that passed every minimum, ranked or not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """An outcome with its lines, units, ties and intake by id."""

    outcome: Outcome
    told: Told
    lines: Mapping[str, UnitOutcome]
    units: Mapping[str, Unit]
    ties: Mapping[str, Tie]
    intake: Mapping[str, Intake]

    @property
    def scheme(self) -> Scheme:
        """The scheme of the round."""
        return self.outcome.case.scheme

    def pool_name(self, pool: str) -> str:
        """The name of a pool, empty where there is only one list."""
        return "" if pool == NO_POOL else self.told.pools.get(pool, pool)

    def with_result(self, *results: Result) -> list[UnitOutcome]:
        """The lines with one of these results, by id."""
        found = [line for line in self.lines.values() if line.result in results]
        return sorted(found, key=lambda line: line.id)

    def passed(self, pool: PoolOutcome) -> list[UnitOutcome]:
        """The lines of a pool that passed, from the top down; by id where nothing is ranked."""
        if pool.ranked:
            return [self.lines[unit] for unit in pool.ranking]
        return [line for line in self.with_result(*PASSED) if line.pool == pool.pool]

    def in_order(self) -> Iterator[UnitOutcome]:
        """All lines by id."""
        return iter(sorted(self.lines.values(), key=lambda line: line.id))


def facts_of(outcome: Outcome, told: Told) -> Facts:
    """Put an outcome and what is told beside it together."""
    return Facts(
        outcome=outcome,
        told=told,
        lines={line.id: line for line in outcome.units},
        units={unit.id: unit for unit in outcome.case.units},
        ties={member: tie for tie in outcome.ties for member in tie.members},
        intake={item.unit: item for item in told.intake},
    )
