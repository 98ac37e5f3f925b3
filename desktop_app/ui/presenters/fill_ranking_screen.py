"""What the screen Rangorde still needs, and where one goes from there."""

from __future__ import annotations

from desktop_app.core.outcome import Outcome, TieState
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.text import ranking_screen as text
from desktop_app.text import wording
from desktop_app.ui.presenters.frame import Need, NeedView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.targets import PhaseTarget


def draw_waits(outcome: Outcome) -> bool:
    """Tell whether a draw must still be held."""
    return any(tie.draw_required and tie.state is TieState.OPEN for tie in outcome.ties)


def next_phase(outcome: Outcome) -> Phase:
    """Give the phase after the rangorde: the draw when one waits, otherwise the allocation."""
    return Phase.DRAW if draw_waits(outcome) else Phase.ALLOCATION


def ranking_needs(state: Round, outcome: Outcome) -> NeedView:
    """Return what stands in the way after the rangorde: scores that are still open."""
    needs: tuple[Need, ...] = ()
    if not state.phase.scores_closed:
        needs = (
            Need(
                mark=Mark.INCOMPLETE,
                sentence=text.SCORES_OPEN,
                short=text.SHORT_SCORES_OPEN,
                target=PhaseTarget(Phase.ASSESSMENT),
            ),
        )
    ranked = sum(len(pool.ranking) for pool in outcome.pools)
    to_draw = next_phase(outcome) is Phase.DRAW
    return NeedView(
        goal=text.GOAL,
        needs=needs,
        counts=wording.counts(outcome.case.scheme, len(outcome.units), ranked),
        action=text.TO_DRAW if to_draw else text.TO_ALLOCATION,
    )
