"""Commands about applications, scores and facts, worked out into events."""

from __future__ import annotations

from typing import assert_never

from desktop_app.core.commands_applications import (
    AddActivity,
    AddApplication,
    Admit,
    ApplicationCommand,
    AskCompletion,
    ChangeApplication,
    ClearScore,
    DeclareComplete,
    GiveScore,
    LeaveUntreated,
    ReceiveDocument,
    RecordFact,
    RecordHearing,
    Refuse,
    Reinstate,
    ScoringCommand,
    StandingCommand,
    Withdraw,
)
from desktop_app.core.declined import DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.events_applications import (
    ActivityAdded,
    Admitted,
    ApplicationChanged,
    ApplicationReceived,
    CompletionAsked,
    DeclaredComplete,
    DocumentReceived,
    GateRefused,
    LeftUntreated,
    Reinstated,
    Standing,
    Withdrawn,
)
from desktop_app.core.events_scoring import (
    FactRecorded,
    HearingRecorded,
    ScoreCleared,
    ScoreGiven,
)
from desktop_app.core.plan import Plan, tidy
from desktop_app.core.round_parts import FactContent
from desktop_app.core.transition_applications import window_passed
from desktop_app.core.transition_change import field_text
from desktop_app.core.transition_scoring import present_score


def plan_application(draft: Draft, command: ApplicationCommand) -> Plan:
    """Work out a command about an application or activity."""
    match command:
        case AddApplication():
            return _add_application(command)
        case AddActivity():
            return _add_activity(draft, command)
        case ChangeApplication():
            return _change(draft, command)
        case Admit() | Refuse() | LeaveUntreated() | Withdraw() | Reinstate():
            return _standing(draft, command)
        case AskCompletion(application=application, asked=asked, until=until):
            return (CompletionAsked(application=application, asked=asked, until=until),)
        case DeclareComplete(application=application, date=date):
            known = draft.applications.get(application)
            old = known.complete if known else None
            if old == date:
                return ()
            return (DeclaredComplete(application=application, old=old, complete=date),)
        case ReceiveDocument():
            document = DocumentReceived(
                application=command.application,
                document=command.document.strip(),
                version=tidy(command.version),
                received=command.received,
                late=window_passed(draft, command.received),
            )
            return (document,)
        case _:
            assert_never(command)


def plan_scoring(draft: Draft, command: ScoringCommand) -> Plan:
    """Work out a command about a score, fact or hearing."""
    match command:
        case GiveScore():
            return _give(draft, command)
        case ClearScore():
            return _clear(draft, command)
        case RecordFact(unit=unit, fact=fact, value=value, reason=reason):
            known = draft.facts.at(unit, fact)
            old = known.value if known else None
            if _same(old, value) and (tidy(reason) in (None, known.reason if known else None)):
                return ()
            recorded = FactRecorded(unit=unit, fact=fact, old=old, new=value, reason=tidy(reason))
            return (recorded,)
        case RecordHearing(unit=unit, held=held, reason=reason):
            hearing = draft.hearings.get(unit)
            before = hearing.held if hearing else None
            if before is held and tidy(reason) in (None, hearing.reason if hearing else None):
                return ()
            return (HearingRecorded(unit=unit, old=before, held=held, reason=tidy(reason)),)
        case _:
            assert_never(command)


def _same(old: FactContent | None, new: FactContent | None) -> bool:
    return type(old) is type(new) and old == new


def _add_application(command: AddApplication) -> Plan:
    grantable = command.requested if command.grantable is None else command.grantable
    received = ApplicationReceived(
        application=command.id,
        applicant=command.applicant.strip(),
        description=tidy(command.description),
        requested=command.requested,
        grantable=grantable,
        grantable_reason=tidy(command.grantable_reason),
        received=command.received,
        complete=command.complete,
        pool=command.pool,
        late=command.late,
    )
    return (received,)


def _add_activity(draft: Draft, command: AddActivity) -> Plan:
    parts = draft.activities_of.get(command.application, ())
    grantable = command.requested if command.grantable is None else command.grantable
    added = ActivityAdded(
        activity=command.id or f"{command.application}-A{len(parts) + 1}",
        application=command.application,
        description=tidy(command.description),
        pool=command.pool,
        requested=command.requested,
        grantable=grantable,
        grantable_reason=tidy(command.grantable_reason),
    )
    return (added,)


def _change(draft: Draft, command: ChangeApplication) -> Plan:
    part = draft.activities.get(command.id) or draft.applications.get(command.id)
    if part is None:
        return declined(DeclinedKey.UNIT_UNKNOWN, id=command.id)
    old = field_text(part, command.field)
    new = tidy(command.value)
    if old == new:
        return ()
    changed = ApplicationChanged(
        target=command.id, field=command.field, old=old, new=new, reason=tidy(command.reason)
    )
    return (changed,)


def _standing(draft: Draft, command: StandingCommand) -> Plan:
    target = command.unit
    match command:
        case Admit(reason=reason):
            stand = draft.stands.get(target)
            if stand is not None and stand.standing is Standing.ADMITTED:
                return ()
            return (Admitted(target=target, reason=tidy(reason)),)
        case Refuse(ground=ground, reason=reason):
            refused = GateRefused(target=target, ground=ground.strip(), reason=reason.strip())
            return (refused,)
        case LeaveUntreated(reason=reason):
            return (LeftUntreated(target=target, reason=reason.strip()),)
        case Withdraw(date=date, reason=reason):
            return (Withdrawn(target=target, received=tidy(date), reason=tidy(reason)),)
        case Reinstate(reason=reason):
            return _reinstate(draft, target, reason.strip())
        case _:
            assert_never(command)


def _reinstate(draft: Draft, target: str, reason: str) -> Plan:
    if not draft.is_target(target):
        return declined(DeclinedKey.UNIT_UNKNOWN, id=target)
    stand = draft.stands.get(target)
    if stand is None:
        standing = draft.standing(target)
        return declined(DeclinedKey.STANDING_OTHER, id=target, toestand=standing)
    event = Reinstated(target=target, old=stand.standing, new=stand.before, reason=reason)
    return (event,)


def _give(draft: Draft, command: GiveScore) -> Plan:
    stage = command.stage or draft.scheme.final_stage.id
    present = present_score(draft, command.unit, stage, command.criterion, command.member)
    reason = tidy(command.reason)
    known = present is not None and present.value == command.value
    if present is not None and known and reason in (None, present.reason):
        return ()
    given = ScoreGiven(
        unit=command.unit,
        stage=stage,
        member=command.member,
        criterion=command.criterion,
        old=present.value if present else None,
        new=command.value,
        reason=reason,
    )
    return (given,)


def _clear(draft: Draft, command: ClearScore) -> Plan:
    stage = command.stage or draft.scheme.final_stage.id
    present = present_score(draft, command.unit, stage, command.criterion, command.member)
    if present is None:
        known = draft.is_unit(command.unit)
        return () if known else declined(DeclinedKey.UNIT_UNKNOWN, id=command.unit)
    cleared = ScoreCleared(
        unit=command.unit,
        stage=stage,
        member=command.member,
        criterion=command.criterion,
        old=present.value,
        reason=tidy(command.reason),
    )
    return (cleared,)
