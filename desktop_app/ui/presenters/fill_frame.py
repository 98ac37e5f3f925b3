"""The frame filled from a round: its title, how far each phase is, and where it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.settings import RoundField
from desktop_app.text import assessment_screen as assessment_text
from desktop_app.text import main_window as text
from desktop_app.text import window as window_text
from desktop_app.text.moments import local
from desktop_app.ui.presenters.frame import (
    FooterView,
    HeaderView,
    KeyHint,
    PathView,
    PhaseState,
    SaveState,
)


def header_view(state: Round, save: SaveState) -> HeaderView:
    """Return the header of a round."""
    municipality = state.settings.get(RoundField.MUNICIPALITY) or state.scheme.municipality
    return HeaderView(
        title=state.scheme.short_title,
        subtitle=text.place(municipality, state.id),
        short_title=state.id,
        save=save,
    )


def saved_clock(state: Round) -> str:
    """Return the Dutch time at which the last entry was written: `14:32:07`."""
    return local(datetime.fromisoformat(state.log[-1].at)).strftime("%H:%M:%S")


def path_view(state: Round, outcome: Outcome, current: Phase) -> PathView:
    """Return how far every phase of the round is, with `current` on screen."""
    lapsed = _lapsed(state)
    notes = {
        Phase.ASSESSMENT: _missing(outcome),
        **{phase: text.lapsed_note(number) for phase, number in lapsed.items()},
    }
    return PathView(
        current=current,
        states=tuple(_state(state, phase, lapsed) for phase in Phase),
        notes=tuple(notes.get(phase) for phase in Phase),
    )


def footer_view(state: Round, keys: tuple[KeyHint, ...], path: Path) -> FooterView:
    """Return the keys of a screen and where the round is kept."""
    return FooterView(keys=keys, place=window_text.file_and_entry(path.name, state.nr))


def _state(state: Round, phase: Phase, lapsed: Mapping[Phase, int]) -> PhaseState:
    if phase in lapsed:
        return PhaseState.LAPSED
    if phase is Phase.MINUTES:
        signed = any(item.signatures and item.lapsed is None for item in state.reports.values())
        return PhaseState.DONE if signed else PhaseState.OPEN
    if phase is Phase.ADOPTION and state.adoption is None:
        return PhaseState.OPEN
    return PhaseState.DONE if phase.number < state.phase.number else PhaseState.OPEN


def _lapsed(state: Round) -> dict[Phase, int]:
    """Count what no longer holds and was not made again."""
    newest = {attempt.key[0]: attempt for attempt in state.draws.values()}
    for attempt in state.draws.values():
        if attempt.key > newest[attempt.key[0]].key:
            newest[attempt.key[0]] = attempt
    last: dict[str, int] = {}
    for number, version in state.reports:
        last[number] = max(version, last.get(number, 0))
    counts = {
        Phase.DRAW: sum(not attempt.live for attempt in newest.values()),
        Phase.MINUTES: sum(state.reports[key].lapsed is not None for key in last.items()),
    }
    return {phase: number for phase, number in counts.items() if number}


def _missing(outcome: Outcome) -> str | None:
    gaps = [item.missing for item in outcome.assessed.values() if item.missing is not None]
    scores = sum(len(gap.criteria) for gap in gaps)
    return assessment_text.missing_scores(scores) if scores else None
