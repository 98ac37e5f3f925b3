"""The round itself: fields, readings, phases, reopening: whether it is possible now."""

from __future__ import annotations

from typing import Final, assert_never

from desktop_app.core.ceiling_fields import ceiling_field, change_ceiling
from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.draw_lines import HEX
from desktop_app.core.effects import Effect
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events_round import (
    ControlConfirmed,
    CopyRestored,
    InputProcessed,
    PhaseChanged,
    ReadingChosen,
    RemarkMade,
    RoundChanged,
    RoundEvent,
    RoundOpened,
    RoundReopened,
    Undone,
)
from desktop_app.core.legal import ByReading, Reading
from desktop_app.core.outcome import Outcome, Status
from desktop_app.core.phases import Phase
from desktop_app.core.round_case import case_of
from desktop_app.core.round_parts import (
    ChosenReading,
    Control,
    ImportRecord,
    Remark,
    Reopening,
)
from desktop_app.core.scheme import ProRataRule, Scheme
from desktop_app.core.settings import RoundField, fits
from desktop_app.core.transition_checks import (
    filled,
    first_of,
    not_adopted,
    reason_given,
    scores_open,
    two_persons,
    unchanged,
)
from desktop_app.core.undo import undo_batch

_OF_DRAW: Final = frozenset(
    {
        RoundField.DRAW_DATE,
        RoundField.DRAW_PLACE,
        RoundField.DRAW_START,
        RoundField.DRAW_END,
        RoundField.DRAW_NOTARY,
        RoundField.DRAW_LISTENERS,
    }
)
_OF_DECISION: Final = frozenset(
    {
        RoundField.DECISION_DATE,
        RoundField.DECISION_POWER,
        RoundField.REMAINDER_USE,
        RoundField.RESERVE_ORDER,
        RoundField.DECISION_FORM,
    }
)


def apply_round(  # noqa: C901 - one case per kind
    draft: Draft, event: RoundEvent
) -> Declined | None:
    """Apply what happens to the round itself, or decline it."""
    match event:
        case RoundOpened():
            return declined(DeclinedKey.ROUND_OPENED)
        case RoundChanged():
            return _changed(draft, event)
        case ReadingChosen():
            return _reading(draft, event)
        case PhaseChanged():
            return _phase(draft, event)
        case RoundReopened():
            return _reopened(draft, event)
        case Undone():
            return undo_batch(draft, event.batch)
        case InputProcessed():
            return _input(draft, event)
        case CopyRestored():
            return _copy(event)
        case ControlConfirmed():
            return _control(draft, event)
        case RemarkMade():
            return _remark(draft, event)
        case _:
            assert_never(event)


def _changed(draft: Draft, event: RoundChanged) -> Declined | None:
    if ceiling_field(event.field) is not None:
        refusal = not_adopted(draft) or change_ceiling(draft, event)
        if refusal is None:
            draft.effects.update((Effect.ROUND, Effect.TIES))
        return refusal
    if event.field not in _FIELDS:
        return declined(DeclinedKey.FIELD_UNKNOWN, veld=event.field)
    field = RoundField(event.field)
    refusal = unchanged(draft.settings.get(field), event.old)
    if refusal is not None:
        return refusal
    if event.new is None:
        if event.old is not None:
            draft.settings.remove(field)
    elif fits(field, event.new):
        draft.settings.put(field, event.new)
    else:
        return declined(DeclinedKey.FIELD_VALUE, veld=event.field, waarde=event.new)
    draft.effects.add(_effect_of(field))
    return None


_FIELDS: Final = frozenset(field.value for field in RoundField)


def _effect_of(field: RoundField) -> Effect:
    if field in _OF_DRAW:
        return Effect.DRAW
    return Effect.DECISION if field in _OF_DECISION else Effect.ROUND


def current_reading(draft: Draft, reading: Reading) -> str:
    """Give the value of a reading now: chosen for this round, or the default of the scheme."""
    choice = draft.readings.get(reading.id)
    return choice.value if choice else reading.default


def _reading(draft: Draft, event: ReadingChosen) -> Declined | None:
    reading = draft.scheme.reading(event.reading)
    if reading is None:
        return declined(DeclinedKey.READING_UNKNOWN, lezing=event.reading)
    if event.value not in {option.value for option in reading.options}:
        return declined(DeclinedKey.FIELD_VALUE, veld=event.reading, waarde=event.value)
    changes = event.value != event.old and not _only_divides(draft.scheme, reading.id)
    refusal = first_of(
        not_adopted(draft),
        unchanged(current_reading(draft, reading), event.old),
        reason_given(event.reason),
        filled("door", event.by),
        scores_open(draft) if changes else None,
    )
    if refusal is None:
        choice = ChosenReading(
            value=event.value,
            reason=event.reason,
            by=event.by,
            after_scores=bool(draft.scores),
            stamp=draft.stamp,
        )
        draft.readings.put(event.reading, choice)
        draft.effects.update((Effect.ROUND, Effect.TIES))
    return refusal


def _only_divides(scheme: Scheme, reading: str) -> bool:
    """Tell whether a reading only says how the money is divided, not who is equal to whom."""
    policies = [scheme.ceiling.policy]
    rounding = scheme.tie.rounding if isinstance(scheme.tie, ProRataRule) else None
    return any(
        isinstance(part, ByReading) and part.reading == reading for part in (*policies, rounding)
    )


def _phase(draft: Draft, event: PhaseChanged) -> Declined | None:
    refusal = unchanged(draft.phase, event.old)
    if refusal is not None:
        return refusal
    back = event.new.number < event.old.number
    if event.new is event.old or (back and event.old.scores_closed):
        return declined(DeclinedKey.PHASE_ORDER, fase=event.old, naar=event.new)
    if event.new.scores_closed:
        refusal = _may_close(draft, event.new)
        if refusal is not None:
            return refusal
    if event.new.scores_closed and draft.closed is None:
        draft.closed = draft.stamp
        draft.ever_closed = True
    draft.phase = event.new
    return None


def _may_close(draft: Draft, new: Phase) -> Declined | None:
    outcome = evaluate(case_of(draft.round()))
    if outcome.status is Status.INCOMPLETE:
        return incomplete(outcome)
    if new.number >= Phase.ADOPTION.number and outcome.status is Status.AWAITING_DRAW:
        members = [tie.members for tie in outcome.ties if tie.draw_required]
        return declined(DeclinedKey.DRAW_OPEN, ids=members[0])
    return None


def incomplete(outcome: Outcome) -> Declined:
    """Decline because scores are missing: how many, and of which units."""
    missing = {
        unit_id: assessed.missing.count
        for unit_id, assessed in outcome.assessed.items()
        if assessed.missing is not None
    }
    return declined(
        DeclinedKey.RANKING_INCOMPLETE, n=sum(missing.values()), ids=tuple(sorted(missing))
    )


def _reopened(draft: Draft, event: RoundReopened) -> Declined | None:
    refusal = unchanged(draft.phase, event.old) or reason_given(event.reason)
    if refusal is not None:
        return refusal
    lifts = draft.adoption is not None and event.new.number <= Phase.ADOPTION.number
    if event.new.number > event.old.number or (event.new is event.old and not lifts):
        return declined(DeclinedKey.PHASE_ORDER, fase=event.old, naar=event.new)
    draft.phase = event.new
    if not event.new.scores_closed:
        draft.closed = None
        draft.effects.update((Effect.ROUND, Effect.TIES))
    if lifts:
        draft.adoption = None
        draft.effects.add(Effect.DECISION)
    draft.reopenings = draft.reopenings.plus(Reopening(reason=event.reason, stamp=draft.stamp))
    return None


def _input(draft: Draft, event: InputProcessed) -> Declined | None:
    refusal = filled("bestand", event.file)
    if refusal is None and (not HEX.fullmatch(event.sha256) or event.rows < 0):
        return declined(DeclinedKey.FIELD_VALUE, veld="sha256", waarde=event.sha256)
    if refusal is None:
        record = ImportRecord(file=event.file, rows=event.rows, stamp=draft.stamp)
        draft.imports.put(event.sha256, record)
    return refusal


def _copy(event: CopyRestored) -> Declined | None:
    if HEX.fullmatch(event.head):
        return None
    return declined(DeclinedKey.FIELD_VALUE, veld="kop", waarde=event.head)


def _control(draft: Draft, event: ControlConfirmed) -> Declined | None:
    refusal = filled("blad", event.sheet) or two_persons(event.persons)
    if refusal is None:
        control = Control(persons=event.persons, stamp=draft.stamp)
        draft.controls.put(event.sheet, control)
    return refusal


def _remark(draft: Draft, event: RemarkMade) -> Declined | None:
    refusal = filled("onderwerp", event.subject) or filled("tekst", event.text)
    if refusal is None:
        remark = Remark(
            subject=event.subject, text=event.text, answer=event.answer, stamp=draft.stamp
        )
        draft.remarks = draft.remarks.plus(remark)
        draft.effects.add(Effect.ROUND)
    return refusal
