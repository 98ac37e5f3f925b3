"""The picture of the money and the line below it, filled from an outcome."""

from __future__ import annotations

from desktop_app.core.outcome import Outcome, PoolOutcome, Result, TieState, UnitOutcome
from desktop_app.core.round import Round
from desktop_app.core.scheme import NO_POOL
from desktop_app.report.burn_down import BurnDown, Slot, SlotState
from desktop_app.text import assessment_screen as text
from desktop_app.text import notation
from desktop_app.text import window as words
from desktop_app.ui.presenters.assessment import BudgetView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.words import MARKS, money, unit_name

STATES = {
    Result.GRANTED: SlotState.GRANTED,
    Result.GRANTED_IN_PART: SlotState.IN_PART,
    Result.CEILING_REACHED: SlotState.CEILING_REACHED,
    Result.AWAITING_DRAW: SlotState.DRAW_NEEDED,
}


def burn_down(
    state: Round, outcome: Outcome, pool: str, *, current: str = "", decided: bool = False
) -> BurnDown:
    """Return the picture of one pool (`-` without pools)."""
    listed = _pool(outcome, pool)
    return BurnDown(
        ceiling=listed.ceiling,
        slots=_slots(state, outcome, listed),
        ceiling_name=text.POOL_CEILING if state.scheme.pools else text.CEILING,
        current=current,
        share=_share(outcome, pool),
        ranked=listed.ranked,
        decided=decided,
    )


def budget_view(
    state: Round, outcome: Outcome, pool: str, *, current: str | None = None
) -> BudgetView:
    """Return the money of one pool in one line."""
    listed = _pool(outcome, pool)
    units = [outcome.unit(unit) for unit in _order(outcome, listed)]
    shares = [(unit.granted, MARKS[unit.result], unit.id) for unit in units if unit.granted]
    waiting = [unit for unit in units if unit.result is Result.AWAITING_DRAW]
    asked = sum(unit.grantable for unit in waiting)
    drawn = [(asked, Mark.DRAW, "")] if asked else []
    at = next((place for place, share in enumerate(shares) if share[2] == current), None)
    return BudgetView(
        pool=state.ceilings[pool].name if pool != NO_POOL else "",
        left=money(listed.remainder),
        ceiling=listed.ceiling,
        shares=tuple((amount, mark) for amount, mark, _ in (*shares, *drawn)),
        note=text.draw_decides(len(waiting)) if waiting else "",
        note_mark=Mark.DRAW if waiting else None,
        current=at,
    )


def _pool(outcome: Outcome, pool: str) -> PoolOutcome:
    return next(item for item in outcome.pools if item.pool == pool)


def _order(outcome: Outcome, listed: PoolOutcome) -> list[str]:
    if listed.ranked:
        return list(listed.ranking)
    return sorted(
        unit.id for unit in outcome.units if unit.pool == listed.pool and unit.result in STATES
    )


def _slots(state: Round, outcome: Outcome, listed: PoolOutcome) -> tuple[Slot, ...]:
    slots, left = [], int(listed.ceiling)
    for unit_id in _order(outcome, listed):
        unit = outcome.unit(unit_id)
        if unit.result not in STATES:
            continue
        slots.append(_slot(state, unit, left))
        left -= unit.granted or 0
    return tuple(slots)


def _slot(state: Round, unit: UnitOutcome, left: int) -> Slot:
    place = unit.place
    return Slot(
        label=unit.id if place is None else words.shared_place(place, shared=unit.shared),
        unit=unit.id,
        before=left,
        granted=unit.granted,
        asked=unit.grantable,
        state=STATES[unit.result],
        name=unit_name(state, unit.id),
    )


def _share(outcome: Outcome, pool: str) -> str:
    shared = [tie for tie in outcome.ties if tie.pool == pool and tie.state is TieState.PRO_RATA]
    split = next((tie for tie in shared if tie.asked > tie.left > 0), None)
    if split is None:
        return ""
    requested = sum(outcome.unit(member).requested for member in split.members)
    return notation.percent(split.left, requested)
