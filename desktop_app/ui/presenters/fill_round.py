"""What the screen Ronde still needs."""

from __future__ import annotations

from typing import Final

from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.settings import RoundField
from desktop_app.text import main_window
from desktop_app.text import round_screen as text
from desktop_app.ui.presenters.frame import Need, NeedView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.targets import FieldTarget

MEMBERS: Final = "leden"


def round_needs(state: Round) -> NeedView:
    """Return what is missing before the applications.

    Only the municipality and the authority stand in the way; readings and members may wait for
    the meeting, and are counted at the right.
    """
    needs = []
    for field, known in (
        (RoundField.MUNICIPALITY, state.scheme.municipality),
        (RoundField.AUTHORITY, state.scheme.authority),
    ):
        if not (state.settings.get(field) or known):
            needs.append(_need(text.FIELDS[field], str(field)))
    waiting = [item.id for item in state.scheme.readings if item.id not in state.readings]
    return NeedView(
        goal=text.GOAL,
        needs=tuple(needs),
        counts=text.counts(len(state.members), len(state.scheme.readings)),
        action=main_window.GO_ON[Phase.ROUND],
        provisional=text.readings_open(len(waiting)) if waiting else None,
    )


def _need(sentence: str, field: str) -> Need:
    target = FieldTarget(Phase.ROUND, field)
    return Need(mark=Mark.INCOMPLETE, sentence=sentence, short=sentence, target=target)
