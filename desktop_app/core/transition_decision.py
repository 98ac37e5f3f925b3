"""What is decided about the outcome, and the documents: whether it is possible now."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from desktop_app.core.boundary import POLICY_OF, boundary_units, open_boundary
from desktop_app.core.consequences import lapse_of
from desktop_app.core.declined import Declined, DeclinedKey, Euros, declined
from desktop_app.core.draft import Draft
from desktop_app.core.draw_lines import HEX
from desktop_app.core.effects import Effect
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events_decision import (
    Adopted,
    BoundaryDecided,
    DecisionEvent,
    Deviated,
    DeviationKind,
    DiligenceChecked,
    RemainderTransferred,
    ReportIssued,
    ReportLapsed,
    ReportSigned,
    SecondRoundOpened,
)
from desktop_app.core.legal import chosen
from desktop_app.core.moments import is_date
from desktop_app.core.outcome import Outcome, Status
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.round_case import case_of, readings_of, standing_hash
from desktop_app.core.round_parts import (
    Adoption,
    BoundaryDecision,
    Deviation,
    DiligenceCheck,
    Report,
    ReportLapsing,
    SecondRound,
    Signature,
    Transfer,
)
from desktop_app.core.scale import score_points, scored_criteria
from desktop_app.core.transition_checks import (
    filled,
    first_of,
    known_unit,
    not_adopted,
    reason_given,
    scores_closed,
    unchanged,
    usable_id,
)
from desktop_app.core.transition_round import incomplete


def apply_decision(draft: Draft, event: DecisionEvent) -> Declined | None:
    """Apply a decision or a document, or decline it."""
    match event:
        case BoundaryDecided():
            return _boundary(draft, event)
        case Deviated():
            return _deviated(draft, event)
        case DiligenceChecked():
            return _diligence(draft, event)
        case Adopted():
            return _adopted(draft, event)
        case SecondRoundOpened():
            return _second_round(draft, event)
        case RemainderTransferred():
            return _transferred(draft, event)
        case ReportIssued():
            return _issued(draft, event)
        case ReportSigned():
            return _signed(draft, event)
        case ReportLapsed():
            return _lapsed(draft, event)
        case _:
            assert_never(event)


def _boundary(draft: Draft, event: BoundaryDecided) -> Declined | None:
    refusal = first_of(
        known_unit(draft, event.unit),
        scores_closed(draft),
        not_adopted(draft),
        reason_given(event.reason),
    )
    if refusal is not None:
        return refusal
    state = draft.round()
    outcome = evaluate(case_of(state))
    line = next((item for item in boundary_units(outcome) if item.id == event.unit), None)
    if line is None:
        return declined(DeclinedKey.BOUNDARY_OTHER, id=event.unit)
    policy = chosen(state.scheme.ceiling.policy, readings_of(state))
    if POLICY_OF[event.choice] is not policy or line.granted is None:
        return declined(DeclinedKey.BOUNDARY_FIXED, ref=state.scheme.ceiling.ref)
    refusal = unchanged(int(line.granted), int(event.amount))
    if refusal is None:
        # A first decision comes after the meeting and leaves its minutes as they are; another
        # one takes back what they may say.
        again = event.unit in draft.boundary
        draft.boundary.put(
            event.unit,
            BoundaryDecision(
                choice=event.choice,
                amount=event.amount,
                reason=event.reason,
                stamp=draft.stamp,
            ),
        )
        draft.effects.add(Effect.ROUND if again else Effect.DECISION)
    return refusal


def _deviated(draft: Draft, event: Deviated) -> Declined | None:
    refusal = first_of(
        known_unit(draft, event.unit),
        _in_adoption(draft),
        not_adopted(draft),
        reason_given(event.reason),
        filled("nieuw", event.new),
    )
    if refusal is not None:
        return refusal
    if event.what is DeviationKind.SCORE:
        criterion = scored_criteria(draft.scheme).get(event.subject or "")
        if criterion is None:
            return declined(DeclinedKey.CRITERION_UNKNOWN, criterium=event.subject or "")
        points = score_points(draft.scheme, criterion, event.new)
        if isinstance(points, Declined):
            return points
    refusal = unchanged(deviation_base(draft.round(), event), event.old)
    if refusal is None:
        deviation = Deviation(
            what=event.what,
            subject=event.subject,
            old=event.old,
            new=event.new,
            reason=event.reason,
            stamp=draft.stamp,
        )
        key = f"{event.what}/{event.subject or ''}"
        draft.deviations.put_at(event.unit, key, deviation)
        draft.effects.update((Effect.DECISION, Effect.TIES))
    return refusal


def deviation_base(state: Round, event: Deviated) -> str | None:
    """Give what the proposal says about the thing that the authority decides otherwise."""
    if event.what is DeviationKind.SCORE:
        key = (state.scheme.final_stage.id, event.subject or "")
        score = state.scores.get(event.unit, {}).get(key)
        return score.value if score else None
    line = evaluate(case_of(state)).unit(event.unit)
    if event.what is DeviationKind.PLACE:
        return None if line.place is None else str(line.place)
    return None if line.granted is None else _euros(line.granted)


def _euros(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02d}"


def _in_adoption(draft: Draft) -> Declined | None:
    if draft.phase.number >= Phase.ADOPTION.number:
        return None
    return declined(DeclinedKey.NOT_POSSIBLE_NOW, fase=draft.phase, naar=Phase.ADOPTION)


def _diligence(draft: Draft, event: DiligenceChecked) -> Declined | None:
    refusal = first_of(
        not_adopted(draft),
        scores_closed(draft),
        filled("bevinding", event.finding),
        filled("door", event.by),
    )
    if refusal is None:
        draft.diligence = DiligenceCheck(finding=event.finding, by=event.by, stamp=draft.stamp)
        draft.effects.add(Effect.DECISION)
    return refusal


def _adopted(draft: Draft, event: Adopted) -> Declined | None:
    refusal = first_of(
        not_adopted(draft),
        _in_adoption(draft),
        filled("bevoegdheid", event.power),
        filled("door", event.by),
        None
        if is_date(event.date)
        else declined(DeclinedKey.FIELD_VALUE, veld="datum", waarde=event.date),
    )
    if refusal is not None:
        return refusal
    state = replace(draft.round(), nr=draft.entry_before)
    outcome = evaluate(case_of(state))
    refusal = _ready_to_adopt(state, outcome)
    if refusal is None and draft.head is None:
        refusal = declined(DeclinedKey.FREEZE_ALONE)
    refusal = refusal or unchanged(standing_hash(state, outcome), event.standing)
    if refusal is None:
        draft.adoption = Adoption(
            date=event.date,
            power=event.power,
            by=event.by,
            standing=event.standing,
            head=state.head,
            stamp=draft.stamp,
        )
        draft.effects.add(Effect.DECISION)
    return refusal


def _ready_to_adopt(state: Round, outcome: Outcome) -> Declined | None:
    if outcome.status is Status.INCOMPLETE:
        return incomplete(outcome)
    if outcome.status is Status.AWAITING_DRAW:
        members = next(tie.members for tie in outcome.ties if tie.draw_required)
        return declined(DeclinedKey.DRAW_OPEN, ids=members)
    line = open_boundary(state, outcome)
    if line is None:
        return None
    return declined(
        DeclinedKey.DECISION_PENDING,
        n=str(line.place),
        id=line.id,
        rest=Euros(line.before or 0),
    )


def _second_round(draft: Draft, event: SecondRoundOpened) -> Declined | None:
    if draft.adoption is None:
        return declined(DeclinedKey.NOT_ADOPTED)
    refusal = usable_id(event.round_id) or _left(draft, event.amount)
    if refusal is None:
        draft.second_round = SecondRound(
            round_id=event.round_id,
            amount=event.amount,
            reason=event.reason,
            stamp=draft.stamp,
        )
        draft.effects.add(Effect.DECISION)
    return refusal


def _transferred(draft: Draft, event: RemainderTransferred) -> Declined | None:
    if draft.adoption is None:
        return declined(DeclinedKey.NOT_ADOPTED)
    refusal = filled("naar", event.to) or _left(draft, event.amount)
    if refusal is None:
        draft.transfer = Transfer(
            amount=event.amount, to=event.to, reason=event.reason, stamp=draft.stamp
        )
        draft.effects.add(Effect.DECISION)
    return refusal


def _left(draft: Draft, amount: int) -> Declined | None:
    """Decline more than what the outcome leaves over in all lists together (cents)."""
    outcome = evaluate(case_of(draft.round()))
    left = sum(pool.remainder for pool in outcome.pools)
    if 0 < amount <= left:
        return None
    if left <= 0:
        return declined(DeclinedKey.NOTHING_LEFT)
    if amount > left:
        return declined(DeclinedKey.MORE_THAN_LEFT, bedrag=Euros(amount), rest=Euros(left))
    return declined(DeclinedKey.AMOUNT_INVALID, waarde=Euros(amount))


def _issued(draft: Draft, event: ReportIssued) -> Declined | None:
    versions = [version for number, version in draft.reports if number == event.number]
    if draft.head is None or event.version != max(versions, default=0) + 1:
        return declined(DeclinedKey.REPORT_NUMBER, nr=event.number)
    if event.replaces is not None and _replaced(draft, event.replaces) is None:
        return declined(DeclinedKey.REPORT_UNKNOWN, nr=event.replaces)
    refusal = first_of(
        filled("nummer", event.number),
        unchanged(draft.head, event.head),
        None
        if HEX.fullmatch(event.outcome)
        else declined(DeclinedKey.FIELD_VALUE, veld="uitkomst", waarde=event.outcome),
    )
    if refusal is None:
        report = Report(
            kind=event.report,
            number=event.number,
            version=event.version,
            subject=event.subject,
            outcome=event.outcome,
            head=event.head,
            replaces=event.replaces,
            reason=event.reason,
            stamp=draft.stamp,
        )
        draft.reports.put((event.number, event.version), report)
    return refusal


def _replaced(draft: Draft, name: str) -> Report | None:
    number, _, version = name.rpartition("/")
    if not version.isdecimal():
        return None
    found = draft.reports.get((number, int(version)))
    return found if isinstance(found, Report) else None


def _signed(draft: Draft, event: ReportSigned) -> Declined | None:
    report = draft.reports.get((event.number, event.version))
    if report is None:
        return declined(DeclinedKey.REPORT_UNKNOWN, nr=event.number)
    if report.lapsed is not None:
        return declined(DeclinedKey.REPORT_LAPSED, nr=event.number, wat=report.lapsed.reason)
    refusal = filled("rol", event.role)
    if refusal is None and not HEX.fullmatch(event.sha256):
        refusal = declined(DeclinedKey.FIELD_VALUE, veld="sha256", waarde=event.sha256)
    if refusal is None:
        signature = Signature(
            sha256=event.sha256,
            role=event.role,
            certificate=event.certificate,
            stamp=draft.stamp,
        )
        signed = replace(report, signatures=(*report.signatures, signature))
        draft.reports.put((event.number, event.version), signed)
    return refusal


def _lapsed(draft: Draft, event: ReportLapsed) -> Declined | None:
    report = draft.reports.get((event.number, event.version))
    if report is None or report.lapsed is not None:
        return declined(DeclinedKey.REPORT_UNKNOWN, nr=event.number)
    if lapse_of(draft, report) is not event.reason:
        return declined(DeclinedKey.VALUE_CHANGED)
    lapsing = ReportLapsing(reason=event.reason, stamp=draft.stamp)
    draft.reports.put((event.number, event.version), replace(report, lapsed=lapsing))
    return None
