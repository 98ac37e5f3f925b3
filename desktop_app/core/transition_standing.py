"""Admission, refusal, withdrawal and taking these back."""

from __future__ import annotations

from typing import assert_never

from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.events_applications import (
    Admitted,
    GateRefused,
    LeftUntreated,
    Reinstated,
    Standing,
    Withdrawn,
)
from desktop_app.core.round_parts import Stand
from desktop_app.core.transition_checks import (
    day_or_moment,
    filled,
    first_of,
    known_target,
    not_adopted,
    note_late,
    reason_given,
    scores_open,
    unchanged,
)

StandingEvent = Admitted | GateRefused | LeftUntreated | Withdrawn | Reinstated


def apply_standing(draft: Draft, event: StandingEvent) -> Declined | None:
    """Apply a change of how an application or activity stands, or decline it."""
    refusal = known_target(draft, event.target) or not_adopted(draft)
    if refusal is not None:
        return refusal
    match event:
        case Admitted():
            return _admitted(draft, event)
        case GateRefused():
            return _refused(draft, event)
        case LeftUntreated():
            return _untreated(draft, event)
        case Withdrawn():
            return _withdrawn(draft, event)
        case Reinstated():
            return _reinstated(draft, event)
        case _:
            assert_never(event)


def _own(draft: Draft, target: str) -> Standing:
    """Tell what was decided about this very application or activity, whatever is above it."""
    stand = draft.stands.get(target)
    if stand is not None:
        return Standing(stand.standing)
    return Standing.ADMITTED if target in draft.activities else Standing.RECEIVED


def _comes_from(draft: Draft, target: str, *allowed: Standing) -> Declined | None:
    own = _own(draft, target)
    if own in allowed:
        return None
    return declined(DeclinedKey.STANDING_OTHER, id=target, toestand=own)


def _admitted(draft: Draft, event: Admitted) -> Declined | None:
    refusal = scores_open(draft) or _may_be_admitted(draft, event.target)
    if refusal is None and draft.ever_closed:
        refusal = reason_given(event.reason)
    if refusal is None:
        _stand(draft, event.target, Standing.ADMITTED, reason=event.reason)
    return refusal


def _may_be_admitted(draft: Draft, target: str) -> Declined | None:
    """Decline what is not just received; an activity is admitted with its application."""
    activity = draft.activities.get(target)
    if activity is not None and _own(draft, target) is Standing.ADMITTED:
        above = _own(draft, activity.application)
        if above is not Standing.ADMITTED:
            return declined(
                DeclinedKey.APPLICATION_NOT_ADMITTED,
                id=target,
                aanvraag=activity.application,
                toestand=above,
            )
    return _comes_from(draft, target, Standing.RECEIVED)


def _refused(draft: Draft, event: GateRefused) -> Declined | None:
    refusal = first_of(
        _comes_from(draft, event.target, Standing.RECEIVED, Standing.ADMITTED),
        filled("grond", event.ground),
        reason_given(event.reason),
    )
    if refusal is None:
        _stand(draft, event.target, Standing.REFUSED, ground=event.ground, reason=event.reason)
    return refusal


def _untreated(draft: Draft, event: LeftUntreated) -> Declined | None:
    refusal = first_of(
        _comes_from(draft, event.target, Standing.RECEIVED, Standing.ADMITTED),
        reason_given(event.reason),
    )
    if refusal is None:
        _stand(draft, event.target, Standing.LEFT_UNTREATED, reason=event.reason)
    return refusal


def _withdrawn(draft: Draft, event: Withdrawn) -> Declined | None:
    refusal = first_of(
        _comes_from(draft, event.target, Standing.RECEIVED, Standing.ADMITTED),
        day_or_moment("ontvangen", event.received),
    )
    if refusal is None:
        _stand(
            draft,
            event.target,
            Standing.WITHDRAWN,
            reason=event.reason,
            date=event.received,
        )
    return refusal


def _reinstated(draft: Draft, event: Reinstated) -> Declined | None:
    stand = draft.stands.get(event.target)
    if stand is None or stand.standing in (Standing.ADMITTED, Standing.RECEIVED):
        return declined(
            DeclinedKey.STANDING_OTHER, id=event.target, toestand=_own(draft, event.target)
        )
    refusal = first_of(
        unchanged(stand.standing, event.old),
        unchanged(stand.before, event.new),
        reason_given(event.reason),
    )
    if refusal is None:
        _stand(draft, event.target, event.new, reason=event.reason)
    return refusal


def _stand(
    draft: Draft,
    target: str,
    standing: Standing,
    *,
    ground: str | None = None,
    reason: str | None,
    date: str | None = None,
) -> None:
    before = _own(draft, target)
    draft.stands.put(
        target,
        Stand(
            standing=standing,
            before=before,
            ground=ground,
            reason=reason,
            date=date,
            stamp=draft.stamp,
        ),
    )
    if standing is not Standing.WITHDRAWN:
        note_late(draft, target, "toelating", old=before, new=standing, reason=reason)
