"""Scores, facts and hearings: whether they are possible now, and what they change."""

from __future__ import annotations

from typing import assert_never

from desktop_app.core.criteria import Criterion, Fact, FactKind
from desktop_app.core.declined import After, Declined, DeclinedKey, Moment, declined
from desktop_app.core.draft import Draft
from desktop_app.core.effects import Effect
from desktop_app.core.events_scoring import (
    FactRecorded,
    HearingRecorded,
    ScoreCleared,
    ScoreGiven,
    ScoringEvent,
)
from desktop_app.core.round_parts import FactContent, FactValue, HearingHeld, Score
from desktop_app.core.scale import score_points, scored_criteria, stage_ids, value_name
from desktop_app.core.transition_checks import (
    admitted,
    first_of,
    known_member,
    known_unit,
    note_late,
    reason_given,
    scores_open,
    unchanged,
)


def apply_scoring(draft: Draft, event: ScoringEvent) -> Declined | None:
    """Apply a score, fact or hearing, or decline it."""
    match event:
        case ScoreGiven():
            refusal = _score_given(draft, event)
        case ScoreCleared():
            refusal = _score_cleared(draft, event)
        case FactRecorded():
            refusal = _fact(draft, event)
        case HearingRecorded():
            refusal = _hearing(draft, event)
        case _:
            assert_never(event)
    if refusal is None:
        draft.effects.update((Effect.ROUND, Effect.TIES))
    return refusal


def _score_given(draft: Draft, event: ScoreGiven) -> Declined | None:
    criterion = scored_criteria(draft.scheme).get(event.criterion)
    if criterion is None:
        return declined(DeclinedKey.CRITERION_UNKNOWN, criterium=event.criterion)
    refusal = _may_score(draft, event, criterion, event.new)
    if refusal is not None:
        return refusal
    points = score_points(draft.scheme, criterion, event.new)
    if isinstance(points, Declined):
        return points
    score = Score(value=event.new, points=points, reason=event.reason)
    if event.member is None:
        draft.scores.put_at(event.unit, (event.stage, event.criterion), score)
    else:
        key = (event.stage, event.criterion, event.member)
        draft.member_scores.put_at(event.unit, key, score)
    _note_score(draft, event, event.new)
    return None


def _score_cleared(draft: Draft, event: ScoreCleared) -> Declined | None:
    criterion = scored_criteria(draft.scheme).get(event.criterion)
    if criterion is None:
        return declined(DeclinedKey.CRITERION_UNKNOWN, criterium=event.criterion)
    refusal = _may_score(draft, event, criterion, None)
    if refusal is not None:
        return refusal
    if event.member is None:
        draft.scores.remove_at(event.unit, (event.stage, event.criterion))
    else:
        key = (event.stage, event.criterion, event.member)
        draft.member_scores.remove_at(event.unit, key)
    _note_score(draft, event, None)
    return None


def _note_score(draft: Draft, event: ScoreGiven | ScoreCleared, new: str | None) -> None:
    note_late(
        draft,
        event.unit,
        event.criterion,
        old=event.old,
        new=new,
        reason=event.reason,
        stage=event.stage,
        member=event.member,
    )


def present_score(
    draft: Draft, unit: str, stage: str, criterion: str, member: str | None
) -> Score | None:
    """Give the score that is there now, of the assessors together or of one member."""
    if member is None:
        return draft.scores.at(unit, (stage, criterion))
    return draft.member_scores.at(unit, (stage, criterion, member))


def _may_score(
    draft: Draft, event: ScoreGiven | ScoreCleared, criterion: Criterion, new: str | None
) -> Declined | None:
    if not draft.is_unit(event.unit):
        return declined(DeclinedKey.UNIT_UNKNOWN, id=event.unit)
    if event.stage not in stage_ids(draft.scheme):
        return declined(DeclinedKey.STAGE_UNKNOWN, fase=event.stage)
    present = present_score(draft, event.unit, event.stage, event.criterion, event.member)
    found = None if present is None else present.value
    refusal = scores_open(draft) or admitted(draft, event.unit) or unchanged(found, event.old)
    if refusal is None and event.member is not None:
        refusal = _may_member_score(draft, event.unit, event.member)
    if refusal is not None or (event.reason and event.reason.strip()):
        return refusal
    moment = _needs_reason(draft, event, new)
    if moment is None:
        return None
    return declined(
        DeclinedKey.REASON_REQUIRED,
        criterium=criterion.label,
        oud=value_name(criterion, event.old),
        nieuw=value_name(criterion, new),
        moment=moment,
    )


def _may_member_score(draft: Draft, unit: str, member: str) -> Declined | None:
    refusal = known_member(draft, member)
    if refusal is not None:
        return refusal
    if not draft.members[member].voting:
        return declined(DeclinedKey.MEMBER_NOT_VOTING, lid=member)
    application = draft.application_of(unit).id
    if draft.interests.at(application, member) is not None:
        return declined(DeclinedKey.MEMBER_RECUSED, lid=member, id=application)
    presence = draft.presence.get(member, ())
    if presence and not presence[-1].present:
        tijd = Moment(presence[-1].time)
        return declined(DeclinedKey.MEMBER_ABSENT, lid=member, tijd=tijd)
    return None


def _needs_reason(draft: Draft, event: ScoreGiven | ScoreCleared, new: str | None) -> After | None:
    """Say after what this score changes, when that asks for a reason."""
    if draft.ever_closed:
        return After.CLOSING
    hearing = draft.scheme.hearing
    if hearing is None or event.unit not in draft.hearings:
        return None
    if event.stage != draft.scheme.final_stage.id:
        return After.HEARING if event.old is not None else None
    first = present_score(
        draft, event.unit, draft.scheme.stages[0].id, event.criterion, event.member
    )
    before = event.old if event.old is not None else (first.value if first else None)
    return After.HEARING if before is not None and before != new else None


def _fact(draft: Draft, event: FactRecorded) -> Declined | None:
    fact = next((item for item in draft.scheme.facts if item.id == event.fact), None)
    if fact is None:
        return declined(DeclinedKey.FACT_UNKNOWN, feit=event.fact)
    refusal = known_unit(draft, event.unit)
    if refusal is not None:
        return refusal
    present = draft.facts.at(event.unit, event.fact)
    refusal = first_of(
        scores_open(draft),
        admitted(draft, event.unit),
        unchanged(None if present is None else present.value, event.old),
        _fact_fits(fact, event.new),
        reason_given(event.reason) if draft.ever_closed else None,
    )
    if refusal is not None:
        return refusal
    if event.new is not None:
        value = FactValue(value=event.new, reason=event.reason)
        draft.facts.put_at(event.unit, event.fact, value)
    elif present is not None:
        draft.facts.remove_at(event.unit, event.fact)
    old, new = fact_text(event.old), fact_text(event.new)
    note_late(draft, event.unit, event.fact, old=old, new=new, reason=event.reason)
    return None


def _fact_fits(fact: Fact, value: FactContent | None) -> Declined | None:
    if value is None:
        return None
    if fact.kind is FactKind.YES_NO:
        fits = isinstance(value, bool)
    else:
        fits = not isinstance(value, bool) and value >= 0
    if fits:
        return None
    return declined(DeclinedKey.FACT_INVALID, feit=fact.name, waarde=fact_text(value) or "")


def fact_text(value: FactContent | None) -> str | None:
    """Write a fact as a text: a whole number, ja or nee, nothing when it is missing."""
    if isinstance(value, bool):
        return "ja" if value else "nee"
    return None if value is None else str(value)


def _hearing(draft: Draft, event: HearingRecorded) -> Declined | None:
    if draft.scheme.hearing is None:
        return declined(DeclinedKey.NO_HEARING)
    refusal = known_unit(draft, event.unit)
    if refusal is not None:
        return refusal
    present = draft.hearings.get(event.unit)
    refusal = first_of(
        scores_open(draft),
        admitted(draft, event.unit),
        unchanged(None if present is None else present.held, event.old),
        reason_given(event.reason) if draft.ever_closed else None,
    )
    if refusal is not None:
        return refusal
    if event.held is not None:
        held = HearingHeld(held=event.held, reason=event.reason, stamp=draft.stamp)
        draft.hearings.put(event.unit, held)
    elif present is not None:
        draft.hearings.remove(event.unit)
    old, new = fact_text(event.old), fact_text(event.held)
    note_late(draft, event.unit, "pitch", old=old, new=new, reason=event.reason)
    return None
