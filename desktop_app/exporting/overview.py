"""The ranking and the allocation as rows, in the order in which people read them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop_app.core.outcome import Outcome, UnitOutcome
from desktop_app.core.round import Round
from desktop_app.text.results import place_text, result_word
from desktop_app.text.why import short_why


@dataclass(frozen=True, slots=True, kw_only=True)
class OverviewRow:
    """One unit: amounts in cents, total in the scheme's units, None where there is no value.

    left: what is left after this place (cents).
    """

    pool: str
    place: str
    unit: str
    applicant: str
    total: int | None
    requested: int
    grantable: int
    granted: int | None
    left: int | None
    result: str
    why: str


def overview(state: Round, outcome: Outcome) -> tuple[OverviewRow, ...]:
    """Give the ranked units by pool and place, then the others by pool and id."""
    order = {unit: number for pool in outcome.pools for number, unit in enumerate(pool.ranking)}
    units = sorted(outcome.units, key=lambda unit: _key(unit, order))
    decided = state.adoption is not None
    return tuple(_row(state, outcome, unit, decided=decided) for unit in units)


def _key(unit: UnitOutcome, order: Mapping[str, int]) -> tuple[str, int, int, str]:
    ranked = unit.id in order
    return (unit.pool, 0 if ranked else 1, order.get(unit.id, 0), unit.id)


def _row(state: Round, outcome: Outcome, unit: UnitOutcome, *, decided: bool) -> OverviewRow:
    ceiling = state.ceilings.get(unit.pool)
    return OverviewRow(
        pool=ceiling.name if ceiling else unit.pool,
        place=place_text(unit),
        unit=unit.id,
        applicant=state.application_of(unit.id).applicant,
        total=unit.total,
        requested=unit.requested,
        grantable=unit.grantable,
        granted=unit.granted,
        left=unit.after,
        result=result_word(unit.result, decided=decided),
        why=short_why(outcome, unit.id),
    )
