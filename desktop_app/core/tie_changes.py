"""Whether a draw still belongs to the tie for which it was frozen."""

from __future__ import annotations

from desktop_app.core.evaluate import evaluate
from desktop_app.core.events_draw import DrawLapse
from desktop_app.core.round import Round
from desktop_app.core.round_case import STRUCK_OUT, case_of, frozen_keys_hold
from desktop_app.core.round_draws import Attempt
from desktop_app.core.rules import rules_for


def broken(state: Round, attempt: Attempt) -> DrawLapse | None:
    """Say what happened to the tie of an attempt; None when the attempt still belongs to it.

    Scores that are open again leave no tie to draw for, whether or not one of them changes.
    Withdrawal, refusal and leaving untreated strike a lot out and leave the others as they are.
    Another key value, another pool, or a unit that has become equal to the lots is another tie.
    """
    if not state.phase.scores_closed:
        return DrawLapse.REOPENED
    case = case_of(state)
    units = {unit.id: unit for unit in case.units}
    rules = rules_for(case.scheme, case.readings)
    if not frozen_keys_hold(units, rules, attempt):
        return DrawLapse.CHANGED
    left = [
        member for member in attempt.draw_list.members if units[member].status not in STRUCK_OUT
    ]
    if not left:
        return None
    outcome = evaluate(case)
    pool = next(item for item in outcome.pools if item.pool == units[left[0]].pool)
    values = pool.keys.get(left[0])
    if values is None:
        return None
    equals = {unit for unit, other in pool.keys.items() if other == values}
    return None if equals == set(left) else DrawLapse.JOINED
