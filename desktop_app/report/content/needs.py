"""What is still missing before minutes can be definitive, as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from desktop_app.core.boundary import open_boundary
from desktop_app.core.events_applications import Standing
from desktop_app.core.outcome import Outcome, TieState
from desktop_app.core.readings import reading_matters
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt
from desktop_app.core.scale import scored_criteria
from desktop_app.core.scheme import DrawRule, Scheme
from desktop_app.core.settings import RoundField
from desktop_app.report.content.people import available, chair, secretary, was_present

INTERESTS_SHEET: Final = "belangen"
"""The control sheet that confirms that the chair asked about interests, per application."""


class NeedKind(StrEnum):
    """What is missing."""

    ADMISSION = "admission"
    RECEIVED = "received"
    COMPLETE = "complete"
    GRANTABLE_REASON = "grantable_reason"
    SCORES = "scores"
    FACTS = "facts"
    HEARINGS = "hearings"
    REASONS = "reasons"
    OPEN_SCORES = "open_scores"
    READINGS = "readings"
    DRAWS = "draws"
    INVITATIONS = "invitations"
    BOUNDARY = "boundary"
    MUNICIPALITY = "municipality"
    AUTHORITY = "authority"
    WINDOW = "window"
    PUBLICATION = "publication"
    MEETING_DATE = "meeting_date"
    MEETING_TIMES = "meeting_times"
    MEETING_PLACE = "meeting_place"
    CHAIR = "chair"
    SECRETARY = "secretary"
    PRESENCE = "presence"
    QUORUM = "quorum"
    INTERESTS_ASKED = "interests_asked"
    DRAW_DATE = "draw_date"
    DRAW_PLACE = "draw_place"
    DRAW_TIMES = "draw_times"
    LEADER = "leader"
    WITNESSES = "witnesses"
    SEED = "seed"
    REVEALED = "revealed"
    ATTENDANCE = "attendance"


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """One thing that is missing.

    about: the units, readings or wards it is missing for; count: how many values; blocking:
    without it there is no definitive document, otherwise it is only noted.
    """

    kind: NeedKind
    about: tuple[str, ...] = ()
    count: int = 0
    blocking: bool = True


def blocking(needs: tuple[Need, ...]) -> tuple[Need, ...]:
    """Give the needs without which there is no definitive document."""
    return tuple(need for need in needs if need.blocking)


def needs_of_meeting(state: Round, outcome: Outcome) -> tuple[Need, ...]:
    """Say what the minutes of the meeting still need, in the order of their paragraphs.

    outcome: of the proposal. An open draw does not block: the minutes then say that amounts
    wait for it.
    """
    return (
        *_round_fields(state),
        *_meeting_fields(state),
        *_people(state),
        *_intake(state),
        *_readings(state, outcome),
        *_missing_values(outcome),
        *_reasons(state),
        *_closing(state),
        *_draws(state, outcome),
        *_boundary(state, outcome),
    )


def needs_of_draw(state: Round, attempt: Attempt) -> tuple[Need, ...]:
    """Say what the minutes of one attempt at a draw still need."""
    members = attempt.draw_list.members
    rule = state.scheme.tie
    uninvited = tuple(unit for unit in members if unit not in state.invitations)
    unknown = tuple(unit for unit in members if unit not in state.attendance)
    must_invite = isinstance(rule, DrawRule) and rule.invitation
    found = [
        *_fields(
            state,
            {
                RoundField.DRAW_DATE: NeedKind.DRAW_DATE,
                RoundField.DRAW_PLACE: NeedKind.DRAW_PLACE,
                RoundField.DRAW_START: NeedKind.DRAW_TIMES,
                RoundField.DRAW_END: NeedKind.DRAW_TIMES,
            },
        ),
        *([Need(kind=NeedKind.LEADER)] if attempt.leader is None else []),
        *([Need(kind=NeedKind.WITNESSES)] if len(attempt.witnesses) < _WITNESSES else []),
        *_some(NeedKind.INVITATIONS, uninvited, blocks=must_invite),
        *_some(NeedKind.ATTENDANCE, unknown, blocks=False),
    ]
    if attempt.live:
        found += [] if attempt.result else [Need(kind=NeedKind.SEED)]
        found += [] if attempt.revealed else [Need(kind=NeedKind.REVEALED)]
    return tuple(found)


_WITNESSES: Final = 2


def reasons_wanted(scheme: Scheme) -> bool:
    """Tell whether a score below its maximum needs a reason; votes that were counted do not."""
    return scheme.measure.singular == "punt"


def without_reason(state: Round) -> dict[str, list[tuple[str, str]]]:
    """Give, per admitted unit, the stage and criterion of scores below the maximum without one."""
    if not reasons_wanted(state.scheme):
        return {}
    criteria = scored_criteria(state.scheme)
    found: dict[str, list[tuple[str, str]]] = {}
    for unit, scores in state.scores.items():
        if state.standing(unit) is not Standing.ADMITTED:
            continue
        open_ones = [
            key
            for key, score in scores.items()
            if score.points < criteria[key[1]].maximum and not (score.reason or "").strip()
        ]
        if open_ones:
            found[unit] = open_ones
    return found


def _fields(state: Round, wanted: dict[RoundField, NeedKind]) -> Iterator[Need]:
    open_kinds = dict.fromkeys(
        kind for field, kind in wanted.items() if not state.settings.get(field)
    )
    return (Need(kind=kind) for kind in open_kinds)


def _some(kind: NeedKind, about: tuple[str, ...], *, blocks: bool = True) -> list[Need]:
    if not about:
        return []
    return [Need(kind=kind, about=tuple(sorted(about)), count=len(about), blocking=blocks)]


def _round_fields(state: Round) -> Iterator[Need]:
    settings, scheme = state.settings, state.scheme
    if not (settings.get(RoundField.MUNICIPALITY) or scheme.municipality):
        yield Need(kind=NeedKind.MUNICIPALITY)
    if not (settings.get(RoundField.AUTHORITY) or scheme.authority):
        yield Need(kind=NeedKind.AUTHORITY)
    if not (settings.get(RoundField.WINDOW_START) and settings.get(RoundField.WINDOW_END)):
        yield Need(kind=NeedKind.WINDOW, blocking=False)
    if not (settings.get(RoundField.PUBLICATION) and settings.get(RoundField.PUBLICATION_DATE)):
        yield Need(kind=NeedKind.PUBLICATION, blocking=False)


def _meeting_fields(state: Round) -> Iterator[Need]:
    yield from _fields(
        state,
        {
            RoundField.MEETING_DATE: NeedKind.MEETING_DATE,
            RoundField.MEETING_START: NeedKind.MEETING_TIMES,
            RoundField.MEETING_END: NeedKind.MEETING_TIMES,
            RoundField.MEETING_PLACE: NeedKind.MEETING_PLACE,
        },
    )


def _people(state: Round) -> Iterator[Need]:
    if chair(state) is None:
        yield Need(kind=NeedKind.CHAIR)
    if secretary(state) is None:
        yield Need(kind=NeedKind.SECRETARY)
    if not any(was_present(state, member.id) for member in state.members.values() if member.voting):
        yield Need(kind=NeedKind.PRESENCE)
    quorum = int(state.settings.get(RoundField.QUORUM, "0"))
    short = tuple(
        application
        for application in state.applications
        if state.standing(application) is Standing.ADMITTED
        and len(available(state, application)) < quorum
    )
    yield from _some(NeedKind.QUORUM, short, blocks=False)
    if INTERESTS_SHEET not in state.controls:
        yield Need(kind=NeedKind.INTERESTS_ASKED, blocking=False)


def _intake(state: Round) -> Iterator[Need]:
    applications = state.applications.values()
    undecided = tuple(unit for unit in state.unit_ids if state.standing(unit) is Standing.RECEIVED)
    yield from _some(NeedKind.ADMISSION, undecided)
    unknown = tuple(item.id for item in applications if item.received is None)
    yield from _some(NeedKind.RECEIVED, unknown)
    incomplete = tuple(
        item.id
        for item in applications
        if item.complete is None and state.standing(item.id) is Standing.ADMITTED
    )
    yield from _some(NeedKind.COMPLETE, incomplete, blocks=False)
    parts = [state.activities.get(unit) or state.applications[unit] for unit in state.unit_ids]
    unexplained = tuple(
        part.id
        for part in parts
        if part.grantable != part.requested and not (part.grantable_reason or "").strip()
    )
    yield from _some(NeedKind.GRANTABLE_REASON, unexplained)


def _readings(state: Round, outcome: Outcome) -> Iterator[Need]:
    matters = set(reading_matters(outcome))
    unconfirmed = [item.id for item in state.scheme.readings if item.id not in state.readings]
    for blocks in (True, False):
        group = tuple(item for item in unconfirmed if (item in matters) is blocks)
        yield from _some(NeedKind.READINGS, group, blocks=blocks)


def _missing_values(outcome: Outcome) -> Iterator[Need]:
    gaps = {
        unit: assessed.missing
        for unit, assessed in outcome.assessed.items()
        if assessed.missing is not None
    }
    for kind, counts in (
        (NeedKind.SCORES, {unit: len(gap.criteria) for unit, gap in gaps.items()}),
        (NeedKind.FACTS, {unit: len(gap.facts) for unit, gap in gaps.items()}),
        (NeedKind.HEARINGS, {unit: int(gap.hearing) for unit, gap in gaps.items()}),
    ):
        units = tuple(sorted(unit for unit, number in counts.items() if number))
        if units:
            yield Need(kind=kind, about=units, count=sum(counts.values()))


def _reasons(state: Round) -> Iterator[Need]:
    found = without_reason(state)
    if found:
        count = sum(len(keys) for keys in found.values())
        yield Need(kind=NeedKind.REASONS, about=tuple(sorted(found)), count=count)


def _closing(state: Round) -> Iterator[Need]:
    if state.closed is None:
        yield Need(kind=NeedKind.OPEN_SCORES)


def _draws(state: Round, outcome: Outcome) -> Iterator[Need]:
    waiting = tuple(
        member
        for tie in outcome.ties
        if tie.draw_required and tie.state is TieState.OPEN
        for member in tie.members
    )
    yield from _some(NeedKind.DRAWS, waiting, blocks=False)
    rule = state.scheme.tie
    if isinstance(rule, DrawRule) and rule.invitation:
        uninvited = tuple(unit for unit in waiting if unit not in state.invitations)
        yield from _some(NeedKind.INVITATIONS, uninvited, blocks=False)


def _boundary(state: Round, outcome: Outcome) -> Iterator[Need]:
    """A border that a draw still moves cannot be decided about yet."""
    line = open_boundary(state, outcome)
    if line is not None and line.granted is not None:
        yield Need(kind=NeedKind.BOUNDARY, about=(line.id,), count=1)
