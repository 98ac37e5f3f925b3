"""What Beoordelen needs, and when what is left belongs to a later phase."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.ui.presenters.fill_assessment import Invalid, assessment_needs
from desktop_app.ui.presenters.fill_grid import Desk
from desktop_app.ui.presenters.frame import NeedView
from desktop_app.ui.presenters.targets import phase_of


def scoring_needs(state: Round, outcome: Outcome, desk: Desk, invalid: Invalid) -> NeedView:
    """Return the needs; invitations for a draw do not keep the scores from being closed."""
    view = assessment_needs(state, outcome, desk, invalid)
    here = any(phase_of(need.target) is Phase.ASSESSMENT for need in view.needs)
    later = not here and view.action is not None
    return replace(view, needs=()) if later else view
