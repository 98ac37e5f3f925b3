"""Corrections of the fields of an application or activity."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from desktop_app.core.declined import Declined, DeclinedKey, Euros, declined
from desktop_app.core.draft import Draft
from desktop_app.core.events_applications import ApplicationChanged, UnitField
from desktop_app.core.moments import is_date_or_moment
from desktop_app.core.numbers import Cents, cents_text
from desktop_app.core.parsing import NumberProblem, parse_cents_exact
from desktop_app.core.round_parts import Activity, Application
from desktop_app.core.transition_checks import (
    first_of,
    known_target,
    not_adopted,
    note_late,
    pool_fits,
    reason_given,
    scores_open,
    unchanged,
)

_OF_OUTCOME: Final = frozenset({UnitField.REQUESTED, UnitField.GRANTABLE, UnitField.POOL})
"""Fields that amounts follow from: they stay as they are once the scores are closed."""

_ATTRIBUTE: Final = {
    UnitField.APPLICANT: "applicant",
    UnitField.DESCRIPTION: "description",
    UnitField.REQUESTED: "requested",
    UnitField.GRANTABLE: "grantable",
    UnitField.GRANTABLE_REASON: "grantable_reason",
    UnitField.POOL: "pool",
    UnitField.RECEIVED: "received",
    UnitField.COMPLETE: "complete",
}
_OF_APPLICATION: Final = frozenset({UnitField.APPLICANT, UnitField.RECEIVED, UnitField.COMPLETE})


def field_text(part: Application | Activity, field: UnitField) -> str | None:
    """Write the present value of a field; an activity has no applicant of its own."""
    value = getattr(part, _ATTRIBUTE[field], None)
    return cents_text(value) if isinstance(value, int) else value


def change_application(draft: Draft, event: ApplicationChanged) -> Declined | None:
    """Correct one field of an application or activity, or decline it."""
    refusal = known_target(draft, event.target) or not_adopted(draft)
    if refusal is not None:
        return refusal
    part = draft.activities.get(event.target) or draft.applications[event.target]
    if isinstance(part, Activity) and event.field in _OF_APPLICATION:
        return declined(DeclinedKey.FIELD_UNKNOWN, veld=event.field)
    refusal = first_of(
        scores_open(draft) if event.field in _OF_OUTCOME else None,
        unchanged(field_text(part, event.field), event.old),
        reason_given(event.reason) if draft.ever_closed else None,
    )
    changed = refusal or _changed(draft, part, event)
    if isinstance(changed, Declined):
        return changed
    if isinstance(changed, Activity):
        draft.activities.put(event.target, changed)
    else:
        draft.applications.put(event.target, changed)
    note_late(draft, event.target, event.field, old=event.old, new=event.new, reason=event.reason)
    return None


def _changed(
    draft: Draft, part: Application | Activity, event: ApplicationChanged
) -> Application | Activity | Declined:
    new = event.new
    match event.field:
        case UnitField.REQUESTED | UnitField.GRANTABLE:
            return _with_amount(part, event.field, new)
        case UnitField.POOL:
            return _with_pool(draft, part, new)
        case UnitField.APPLICANT:
            fits = bool(new and new.strip())
        case UnitField.RECEIVED | UnitField.COMPLETE:
            fits = new is None or is_date_or_moment(new)
        case UnitField.DESCRIPTION | UnitField.GRANTABLE_REASON:
            fits = True
    if not fits:
        return declined(DeclinedKey.FIELD_VALUE, veld=event.field, waarde=new or "")
    return replace(part, **{_ATTRIBUTE[event.field]: new})  # type: ignore[arg-type]  # a text field


def _with_amount(
    part: Application | Activity, field: UnitField, new: str | None
) -> Application | Activity | Declined:
    amount = parse_cents_exact(new or "")
    if isinstance(amount, NumberProblem) or amount <= 0:
        return declined(DeclinedKey.AMOUNT_INVALID, waarde=new or "")
    requested, grantable = part.requested, part.grantable
    if field is UnitField.GRANTABLE:
        grantable = amount
    else:
        # What was asked in full stays asked in full; a lower grantable amount stays itself.
        grantable = amount if grantable == requested else Cents(grantable)
        requested = amount
    if grantable > requested:
        return declined(
            DeclinedKey.GRANTABLE_ABOVE_REQUESTED,
            id=part.id,
            subsidiabel=Euros(grantable),
            gevraagd=Euros(requested),
        )
    return replace(part, requested=requested, grantable=grantable)


def _with_pool(
    draft: Draft, part: Application | Activity, new: str | None
) -> Application | Activity | Declined:
    ranked = isinstance(part, Activity) or not draft.ranks_activities
    pool = new or ""
    return pool_fits(draft, part.id, pool, ranked=ranked) or replace(part, pool=pool)
