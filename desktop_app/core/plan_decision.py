"""Decisions about the outcome and documents, worked out into events."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from desktop_app.core.boundary import POLICY_OF, policy_reading
from desktop_app.core.commands_decision import (
    Adopt,
    CheckDiligence,
    DecideBoundary,
    DecisionCommand,
    Deviate,
    OpenSecondRound,
    RecordReport,
    RecordSignature,
    TransferRemainder,
)
from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events import Event
from desktop_app.core.events_decision import (
    Adopted,
    BoundaryChoice,
    BoundaryDecided,
    Deviated,
    DiligenceChecked,
    RemainderTransferred,
    ReportIssued,
    ReportSigned,
    SecondRoundOpened,
)
from desktop_app.core.events_round import ReadingChosen
from desktop_app.core.legal import chosen
from desktop_app.core.numbers import Cents
from desktop_app.core.plan import Context, Plan, tidy
from desktop_app.core.round import Round
from desktop_app.core.round_case import case_of, readings_of, standing_hash
from desktop_app.core.transition_decision import deviation_base

_CHOICE_OF: Final = {policy: choice for choice, policy in POLICY_OF.items()}


def plan_decision(draft: Draft, context: Context, command: DecisionCommand) -> Plan:
    """Work out a decision or a document."""
    match command:
        case DecideBoundary():
            return _boundary(draft, context, command)
        case Deviate():
            return _deviate(draft, command)
        case CheckDiligence(finding=finding, by=by):
            return (DiligenceChecked(finding=finding.strip(), by=by.strip()),)
        case Adopt():
            return _adopt(draft, command)
        case OpenSecondRound() | TransferRemainder():
            return _remainder(draft, command)
        case RecordReport() | RecordSignature():
            return _document(draft, command)
        case _:
            assert_never(command)


def _boundary(draft: Draft, context: Context, command: DecideBoundary) -> Plan:
    if not draft.is_unit(command.unit):
        return declined(DeclinedKey.UNIT_UNKNOWN, id=command.unit)
    choice = _CHOICE_OF[command.choice]
    state = draft.round()
    readings = readings_of(state)
    events: list[Event] = []
    if chosen(draft.scheme.ceiling.policy, readings) is not command.choice:
        changed = _change_policy(state, context, choice, command.reason.strip())
        if isinstance(changed, Declined):
            return changed
        events.append(changed)
        readings[changed.reading] = changed.value
    line = evaluate(replace(case_of(state), readings=readings)).unit(command.unit)
    decided = BoundaryDecided(
        unit=command.unit,
        choice=choice,
        amount=Cents(line.granted or 0),
        reason=command.reason.strip(),
    )
    return (*events, decided)


def _change_policy(
    state: Round, context: Context, choice: BoundaryChoice, reason: str
) -> ReadingChosen | Declined:
    wanted = policy_reading(state.scheme, choice)
    if wanted is None:
        return declined(DeclinedKey.BOUNDARY_FIXED, ref=state.scheme.ceiling.ref)
    reading, value = wanted
    return ReadingChosen(
        reading=reading,
        old=readings_of(state)[reading],
        value=value,
        reason=reason,
        by=context.actor,
    )


def _deviate(draft: Draft, command: Deviate) -> Plan:
    if not draft.is_unit(command.unit):
        return declined(DeclinedKey.UNIT_UNKNOWN, id=command.unit)
    planned = Deviated(
        unit=command.unit,
        what=command.what,
        subject=tidy(command.subject),
        old=None,
        new=command.new.strip(),
        reason=command.reason.strip(),
    )
    return (replace(planned, old=deviation_base(draft.round(), planned)),)


def _adopt(draft: Draft, command: Adopt) -> Plan:
    state = draft.round()
    adopted = Adopted(
        date=command.date,
        power=command.power.strip(),
        by=command.by.strip(),
        standing=standing_hash(state, evaluate(case_of(state))),
    )
    return (adopted,)


def _remainder(draft: Draft, command: OpenSecondRound | TransferRemainder) -> Plan:
    amount = command.amount
    if amount is None:
        outcome = evaluate(case_of(draft.round()))
        amount = Cents(sum(pool.remainder for pool in outcome.pools))
    reason = tidy(command.reason)
    if isinstance(command, OpenSecondRound):
        return (SecondRoundOpened(round_id=command.round, amount=amount, reason=reason),)
    return (RemainderTransferred(amount=amount, to=command.to.strip(), reason=reason),)


def _document(draft: Draft, command: RecordReport | RecordSignature) -> Plan:
    versions = [version for number, version in draft.reports if number == command.number]
    last = max(versions, default=0)
    if isinstance(command, RecordSignature):
        signed = ReportSigned(
            number=command.number,
            version=last if command.version is None else command.version,
            sha256=command.sha256,
            role=command.role.strip(),
            certificate=command.certificate.strip(),
        )
        return (signed,)
    if draft.head is None:
        return declined(DeclinedKey.FREEZE_ALONE)
    issued = ReportIssued(
        report=command.report,
        number=command.number.strip(),
        version=last + 1,
        subject=tidy(command.subject),
        outcome=command.outcome,
        head=draft.head,
        replaces=tidy(command.replaces),
        reason=tidy(command.reason),
    )
    return (issued,)
