"""The start screen: the rounds that were open here, each as one row."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from desktop_app.core.outcome import Outcome, Status
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.scheme import UnitKind
from desktop_app.core.settings import RoundField
from desktop_app.text import assessment_screen as assessment_text
from desktop_app.text import main_window as text
from desktop_app.text import window as window_text
from desktop_app.text.moments import date_text, local
from desktop_app.ui.presenters.words import money

UNITS: Final = {
    UnitKind.APPLICATION: ("aanvraag", "aanvragen"),
    UnitKind.ACTIVITY: ("activiteit", "activiteiten"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class RecentRound:
    """A round that was open here, as it was when it was last seen.

    phase: the word of the journal; waits: what it waits for; ceiling: written out; changed: UTC.
    """

    path: str
    title: str
    place: str
    phase: str
    waits: str
    ceiling: str
    changed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RecentView:
    """A round in the list; everything but the phase is as it is shown."""

    path: str
    title: str
    place: str
    phase: Phase
    phase_name: str
    waits: str
    ceiling: str
    changed: str

    def spoken(self) -> str:
        """Return the row as a screen reader says it."""
        return text.spoken_recent(self.title, self.place, self.phase_name, self.waits)


def recent_view(recent: RecentRound, now: datetime) -> RecentView:
    """Return a remembered round as it is shown at the moment `now`."""
    phase = next((item for item in Phase if item.value == recent.phase), Phase.ROUND)
    return RecentView(
        path=recent.path,
        title=recent.title,
        place=recent.place,
        phase=phase,
        phase_name=window_text.phase_title(phase),
        waits=recent.waits,
        ceiling=recent.ceiling,
        changed=changed_text(recent.changed, now),
    )


def recent_round(path: Path, state: Round, outcome: Outcome) -> RecentRound:
    """Return what to remember of a round."""
    municipality = state.settings.get(RoundField.MUNICIPALITY) or state.scheme.municipality
    one, many = UNITS[state.scheme.unit_kind]
    count = text.count_units(len(tuple(state.unit_ids)), one, many)
    total = sum(ceiling.amount for ceiling in state.ceilings.values())
    return RecentRound(
        path=str(path),
        title=state.scheme.short_title,
        place=text.round_and_count(municipality, state.id, count),
        phase=state.phase.value,
        waits=waits_for(state, outcome),
        ceiling=money(total),
        changed=state.log[-1].at,
    )


def waits_for(state: Round, outcome: Outcome) -> str:
    """Say what a round waits for, in one short sentence."""
    if not any(True for _ in state.unit_ids):
        return assessment_text.EMPTY_TITLE
    missing = sum(
        item.missing.count for item in outcome.assessed.values() if item.missing is not None
    )
    if missing:
        return assessment_text.missing_scores(missing)
    if outcome.status is Status.AWAITING_DRAW:
        waiting = sum(len(tie.members) for tie in outcome.ties if tie.draw_required)
        return assessment_text.draw_decides(waiting)
    return text.WAITS_NOTHING if state.adoption is None else text.FINISHED


def changed_text(at: str, now: datetime) -> str:
    """Write when a round was changed: `vandaag 14:32`, `gisteren 16:05`, `12 mei 2026`."""
    try:
        moment = local(datetime.fromisoformat(at))
    except ValueError:
        return ""
    days = local(now).date() - moment.date()
    if days == timedelta(0):
        return f"{text.TODAY} {moment:%H:%M}"
    if days == timedelta(days=1):
        return f"{text.YESTERDAY} {moment:%H:%M}"
    return date_text(moment)
