"""Applications and activities: whether it is possible now, and what it changes."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, assert_never

from desktop_app.core.declined import Declined, DeclinedKey, Euros, Moment, declined
from desktop_app.core.draft import Draft
from desktop_app.core.effects import Effect
from desktop_app.core.events_applications import (
    ActivityAdded,
    Admitted,
    ApplicationChanged,
    ApplicationEvent,
    ApplicationReceived,
    CompletionAsked,
    DeclaredComplete,
    DocumentReceived,
    GateRefused,
    LeftUntreated,
    Reinstated,
    Withdrawn,
)
from desktop_app.core.numbers import Cents
from desktop_app.core.round_parts import Activity, Application, Document
from desktop_app.core.settings import RoundField
from desktop_app.core.transition_change import change_application
from desktop_app.core.transition_checks import (
    day_or_moment,
    filled,
    first_of,
    known_target,
    not_adopted,
    pool_fits,
    scores_open,
    unchanged,
    usable_id,
)
from desktop_app.core.transition_standing import apply_standing

_ACTIVITY: Final = re.compile(r"(.+)-A[1-9][0-9]*")


def apply_application(draft: Draft, event: ApplicationEvent) -> Declined | None:
    """Apply what happens to an application or activity, or decline it."""
    match event:
        case ApplicationReceived():
            refusal = _received(draft, event)
        case ActivityAdded():
            refusal = _activity(draft, event)
        case ApplicationChanged():
            refusal = change_application(draft, event)
        case DocumentReceived():
            refusal = _document(draft, event)
        case CompletionAsked():
            refusal = _completion_asked(draft, event)
        case DeclaredComplete():
            refusal = _complete(draft, event)
        case Admitted() | GateRefused() | LeftUntreated() | Withdrawn() | Reinstated():
            refusal = apply_standing(draft, event)
        case _:
            assert_never(event)
    if refusal is None:
        draft.effects.update((Effect.ROUND, Effect.TIES))
    return refusal


def window_passed(draft: Draft, received: str | None) -> bool:
    """Tell whether this day or moment lies after the application window of the round."""
    end = draft.settings.get(RoundField.WINDOW_END)
    return received is not None and end is not None and received > end


def amounts_fit(target: str, requested: Cents, grantable: Cents) -> Declined | None:
    """Decline amounts (cents) that are not above 0, or more grantable than requested."""
    for amount in (requested, grantable):
        if amount <= 0:
            return declined(DeclinedKey.AMOUNT_INVALID, waarde=Euros(amount))
    if grantable > requested:
        return declined(
            DeclinedKey.GRANTABLE_ABOVE_REQUESTED,
            id=target,
            subsidiabel=Euros(grantable),
            gevraagd=Euros(requested),
        )
    return None


def _received(draft: Draft, event: ApplicationReceived) -> Declined | None:
    refusal = first_of(
        scores_open(draft),
        usable_id(event.application),
        _free(draft, event.application),
        filled("aanvrager", event.applicant),
        amounts_fit(event.application, event.requested, event.grantable),
        pool_fits(draft, event.application, event.pool, ranked=not draft.ranks_activities),
        day_or_moment("ontvangen", event.received),
        day_or_moment("volledig", event.complete),
        _in_time(draft, event),
    )
    if refusal is None:
        draft.applications.put(
            event.application,
            Application(
                id=event.application,
                applicant=event.applicant,
                description=event.description,
                requested=event.requested,
                grantable=event.grantable,
                grantable_reason=event.grantable_reason,
                received=event.received,
                complete=event.complete,
                pool=event.pool,
                late=event.late,
            ),
        )
    return refusal


def _in_time(draft: Draft, event: ApplicationReceived) -> Declined | None:
    passed = window_passed(draft, event.received)
    if not passed or event.late:
        return None
    return declined(
        DeclinedKey.WINDOW_CLOSED,
        sluiting=Moment(draft.settings[RoundField.WINDOW_END]),
        ontvangst=Moment(event.received or ""),
    )


def _free(draft: Draft, target: str) -> Declined | None:
    return declined(DeclinedKey.ID_TAKEN, id=target) if draft.is_target(target) else None


def _activity(draft: Draft, event: ActivityAdded) -> Declined | None:
    if not draft.ranks_activities:
        return declined(DeclinedKey.APPLICATIONS_ONLY)
    form = _ACTIVITY.fullmatch(event.activity)
    if form is None or form[1] != event.application:
        return declined(DeclinedKey.ID_UNUSABLE, waarde=event.activity)
    if event.application not in draft.applications:
        return declined(DeclinedKey.UNIT_UNKNOWN, id=event.application)
    refusal = first_of(
        scores_open(draft),
        usable_id(event.activity),
        _free(draft, event.activity),
        amounts_fit(event.activity, event.requested, event.grantable),
        pool_fits(draft, event.activity, event.pool, ranked=True),
    )
    if refusal is None:
        draft.activities.put(
            event.activity,
            Activity(
                id=event.activity,
                application=event.application,
                description=event.description,
                requested=event.requested,
                grantable=event.grantable,
                grantable_reason=event.grantable_reason,
                pool=event.pool,
            ),
        )
        before = draft.activities_of.get(event.application, ())
        draft.activities_of.put(event.application, (*before, event.activity))
    return refusal


def _document(draft: Draft, event: DocumentReceived) -> Declined | None:
    if event.application not in draft.applications:
        return declined(DeclinedKey.UNIT_UNKNOWN, id=event.application)
    refusal = first_of(
        not_adopted(draft),
        filled("stuk", event.document),
        day_or_moment("ontvangen", event.received),
        unchanged(window_passed(draft, event.received), event.late),
    )
    if refusal is None:
        document = Document(version=event.version, received=event.received, late=event.late)
        draft.documents.put_at(event.application, event.document, document)
    return refusal


def _completion_asked(draft: Draft, event: CompletionAsked) -> Declined | None:
    refusal = first_of(
        known_target(draft, event.application),
        not_adopted(draft),
        day_or_moment("gevraagd_op", event.asked),
        day_or_moment("uiterlijk", event.until),
    )
    application = draft.applications.get(event.application)
    if refusal is None and application is not None:
        asked = replace(application, asked=event.asked, until=event.until)
        draft.applications.put(event.application, asked)
    return refusal


def _complete(draft: Draft, event: DeclaredComplete) -> Declined | None:
    application = draft.applications.get(event.application)
    if application is None:
        return declined(DeclinedKey.UNIT_UNKNOWN, id=event.application)
    refusal = first_of(
        not_adopted(draft),
        unchanged(application.complete, event.old),
        day_or_moment("volledig", event.complete),
    )
    if refusal is None:
        complete = replace(application, complete=event.complete)
        draft.applications.put(event.application, complete)
    return refusal
