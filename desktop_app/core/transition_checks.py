"""The checks that several events share; each gives the reason for declining, or nothing."""

from __future__ import annotations

from desktop_app.core.declined import Declined, DeclinedKey, Moment, declined
from desktop_app.core.draft import Draft
from desktop_app.core.events_applications import Standing
from desktop_app.core.ids import IdProblem, parse_id
from desktop_app.core.moments import is_date_or_moment
from desktop_app.core.round_parts import LateChange
from desktop_app.core.scheme import NO_POOL


def known_unit(draft: Draft, unit: str) -> Declined | None:
    """Decline an id that is not ranked in this round."""
    return None if draft.is_unit(unit) else declined(DeclinedKey.UNIT_UNKNOWN, id=unit)


def known_target(draft: Draft, target: str) -> Declined | None:
    """Decline an id that is neither an application nor an activity of this round."""
    return None if draft.is_target(target) else declined(DeclinedKey.UNIT_UNKNOWN, id=target)


def pool_fits(draft: Draft, target: str, pool: str, *, ranked: bool) -> Declined | None:
    """Decline a pool without a ceiling; what is not ranked itself has no pool."""
    if draft.scheme.pools is None:
        if pool == NO_POOL:
            return None
        return declined(DeclinedKey.POOL_NOT_IN_SCHEME, id=target, wijk=pool)
    if not ranked:
        if pool == NO_POOL:
            return None
        return declined(DeclinedKey.POOL_OF_ACTIVITIES, id=target, wijk=pool)
    if pool in draft.ceilings:
        return None
    names = tuple(sorted(draft.ceilings))
    return declined(DeclinedKey.POOL_UNKNOWN, id=target, wijk=pool, wijken=names)


def known_member(draft: Draft, member: str) -> Declined | None:
    """Decline a member who is not in the list."""
    if member in draft.members:
        return None
    return declined(DeclinedKey.MEMBER_UNKNOWN, lid=member)


def admitted(draft: Draft, unit: str) -> Declined | None:
    """Decline a unit that is not assessed."""
    standing = draft.standing(unit)
    if standing is Standing.ADMITTED:
        return None
    return declined(DeclinedKey.NOT_ADMITTED, id=unit, grond=standing)


def scores_open(draft: Draft) -> Declined | None:
    """Decline what can no longer change since the scores were closed."""
    if draft.closed is None:
        return None
    return declined(DeclinedKey.SCORES_CLOSED, datum=Moment(draft.closed.at))


def scores_closed(draft: Draft) -> Declined | None:
    """Decline what has to wait until the scores are closed."""
    return declined(DeclinedKey.SCORES_OPEN) if draft.closed is None else None


def not_adopted(draft: Draft) -> Declined | None:
    """Decline what can no longer change since the authority decided."""
    if draft.adoption is None:
        return None
    return declined(DeclinedKey.ALREADY_ADOPTED, datum=Moment(draft.adoption.date))


def reason_given(reason: str | None) -> Declined | None:
    """Decline an act that needs a reason and has none."""
    if reason is not None and reason.strip():
        return None
    return declined(DeclinedKey.REASON_NEEDED)


def filled(field: str, text: str) -> Declined | None:
    """Decline a text that may not be empty."""
    return None if text.strip() else declined(DeclinedKey.FIELD_VALUE, veld=field, waarde=text)


def day_or_moment(field: str, text: str | None) -> Declined | None:
    """Decline a text that is no day and no moment; absent is allowed."""
    if text is None or is_date_or_moment(text):
        return None
    return declined(DeclinedKey.FIELD_VALUE, veld=field, waarde=text)


def unchanged(found: object, expected: object) -> Declined | None:
    """Decline a change that starts from another value than the present one."""
    if type(found) is type(expected) and found == expected:
        return None
    return declined(DeclinedKey.VALUE_CHANGED)


def usable_id(text: str) -> Declined | None:
    """Decline an id that LOTING-1 does not allow."""
    if isinstance(parse_id(text), IdProblem):
        return declined(DeclinedKey.ID_UNUSABLE, waarde=text)
    return None


def two_persons(persons: tuple[str, ...]) -> Declined | None:
    """Decline what two different persons have to do, unless they are named."""
    names = {person.strip() for person in persons}
    if len(names) == len(persons) >= 2 and all(names):  # noqa: PLR2004 - two is the rule
        return None
    return declined(DeclinedKey.TWO_PERSONS)


def first_of(*checks: Declined | None) -> Declined | None:
    """Give the first reason for declining."""
    return next((check for check in checks if check is not None), None)


def note_late(
    draft: Draft,
    unit: str,
    subject: str,
    *,
    old: str | None,
    new: str | None,
    reason: str | None,
    stage: str | None = None,
    member: str | None = None,
) -> None:
    """List a change that was made after the scores were closed for the first time."""
    if draft.ever_closed:
        change = LateChange(
            unit=unit,
            subject=subject,
            stage=stage,
            member=member,
            old=old,
            new=new,
            reason=reason or "",
            stamp=draft.stamp,
        )
        draft.late_changes = draft.late_changes.plus(change)
