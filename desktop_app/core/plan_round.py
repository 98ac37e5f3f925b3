"""Commands about the round itself and its people, worked out into events."""

from __future__ import annotations

from typing import assert_never

from desktop_app.core.ceiling_fields import AMOUNT, ceiling_field, ceiling_text
from desktop_app.core.commands_round import (
    AddMember,
    ChangePhase,
    ChangeRound,
    ChooseReading,
    ConfirmControl,
    DeclareInterest,
    MakeRemark,
    NoteRestored,
    RecordAbsence,
    RecordPresence,
    Reopen,
    RoundCommand,
    Undo,
    WithdrawInterest,
)
from desktop_app.core.declined import DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.events_people import (
    InterestDeclared,
    InterestWithdrawn,
    MemberAdded,
    MemberCame,
    MemberLeft,
)
from desktop_app.core.events_round import (
    ControlConfirmed,
    CopyRestored,
    PhaseChanged,
    ReadingChosen,
    RemarkMade,
    RoundChanged,
    RoundReopened,
    Undone,
)
from desktop_app.core.plan import Context, Plan, tidy
from desktop_app.core.scheme import NO_POOL
from desktop_app.core.settings import RoundField
from desktop_app.core.transition_round import current_reading
from desktop_app.core.undo import nothing_to_undo, undo_target

PeopleCommand = AddMember | RecordPresence | RecordAbsence | DeclareInterest | WithdrawInterest


def plan_round(draft: Draft, context: Context, command: RoundCommand) -> Plan:
    """Work out a command about the round or its people."""
    match command:
        case ChangeRound():
            return _change(draft, command)
        case ChooseReading():
            return _reading(draft, context, command)
        case ChangePhase(to=to):
            return () if to is draft.phase else (PhaseChanged(old=draft.phase, new=to),)
        case Reopen(to=to, reason=reason):
            return (RoundReopened(old=draft.phase, new=to, reason=reason.strip()),)
        case Undo():
            return _undo(draft, command)
        case ConfirmControl(sheet=sheet, persons=persons):
            named = tuple(person.strip() for person in persons)
            return (ControlConfirmed(sheet=sheet.strip(), persons=named),)
        case MakeRemark(subject=subject, text=text, answer=answer):
            remark = RemarkMade(subject=subject.strip(), text=text.strip(), answer=tidy(answer))
            return (remark,)
        case NoteRestored(head=head):
            return (CopyRestored(head=head),)
        case (
            AddMember()
            | RecordPresence()
            | RecordAbsence()
            | DeclareInterest()
            | WithdrawInterest()
        ):
            return _people(draft, context, command)
        case _:
            assert_never(command)


def _change(draft: Draft, command: ChangeRound) -> Plan:
    field = f"{AMOUNT}/{NO_POOL}" if command.field == AMOUNT else command.field
    new = tidy(command.value)
    if ceiling_field(field) is not None:
        old = ceiling_text(draft, field)
    elif field in {item.value for item in RoundField}:
        old = draft.settings.get(RoundField(field))
    else:
        return declined(DeclinedKey.FIELD_UNKNOWN, veld=field)
    if old == new:
        return ()
    changed = RoundChanged(
        field=field,
        old=old,
        new=new,
        basis=tidy(command.basis),
        reason=tidy(command.reason),
    )
    return (changed,)


def _reading(draft: Draft, context: Context, command: ChooseReading) -> Plan:
    reading = draft.scheme.reading(command.reading)
    if reading is None:
        return declined(DeclinedKey.READING_UNKNOWN, lezing=command.reading)
    chosen = ReadingChosen(
        reading=command.reading,
        old=current_reading(draft, reading),
        value=command.value,
        reason=command.reason.strip(),
        by=tidy(command.by) or context.actor,
    )
    return (chosen,)


def _undo(draft: Draft, command: Undo) -> Plan:
    batch = command.batch
    if batch is None:
        batch = undo_target(draft)
    if batch is None:
        return nothing_to_undo(draft)
    return (Undone(batch=batch),)


def _people(draft: Draft, context: Context, command: PeopleCommand) -> Plan:
    match command:
        case AddMember():
            added = MemberAdded(
                member=command.id.strip(),
                name=command.name.strip(),
                role=command.role.strip(),
                voting=command.voting,
            )
            return (added,)
        case RecordPresence(member=member, time=time) | RecordAbsence(member=member, time=time):
            present = isinstance(command, RecordPresence)
            known = draft.presence.get(member, ())
            if known and known[-1].present is present:
                return ()
            at = tidy(time) or context.local
            kind = MemberCame if present else MemberLeft
            return (kind(member=member, time=at),)
        case DeclareInterest():
            declared = InterestDeclared(
                member=command.member,
                application=command.application,
                nature=command.nature.strip(),
                reason=tidy(command.reason),
            )
            return (declared,)
        case WithdrawInterest():
            withdrawn = InterestWithdrawn(
                member=command.member,
                application=command.application,
                reason=command.reason.strip(),
            )
            return (withdrawn,)
        case _:
            assert_never(command)
