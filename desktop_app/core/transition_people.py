"""Members, their presence and their interests: whether it is possible, and what it changes."""

from __future__ import annotations

from typing import assert_never

from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.effects import Effect
from desktop_app.core.events_people import (
    InterestDeclared,
    InterestWithdrawn,
    MemberAdded,
    MemberCame,
    MemberLeft,
    PeopleEvent,
)
from desktop_app.core.moments import is_moment
from desktop_app.core.round_parts import Interest, Member, Presence
from desktop_app.core.transition_checks import filled, first_of, known_member, reason_given


def apply_people(draft: Draft, event: PeopleEvent) -> Declined | None:
    """Apply what happens to a member, or decline it."""
    match event:
        case MemberAdded():
            refusal = _member(draft, event)
        case MemberCame(member=member, time=time):
            refusal = _presence(draft, member, time, present=True)
        case MemberLeft(member=member, time=time):
            refusal = _presence(draft, member, time, present=False)
        case InterestDeclared():
            refusal = _declared(draft, event)
        case InterestWithdrawn():
            refusal = _withdrawn(draft, event)
        case _:
            assert_never(event)
    if refusal is None:
        draft.effects.add(Effect.ROUND)
    return refusal


def _member(draft: Draft, event: MemberAdded) -> Declined | None:
    if event.member in draft.members:
        return declined(DeclinedKey.MEMBER_KNOWN, lid=event.member)
    refusal = first_of(
        filled("lid", event.member), filled("naam", event.name), filled("rol", event.role)
    )
    if refusal is None:
        member = Member(id=event.member, name=event.name, role=event.role, voting=event.voting)
        draft.members.put(event.member, member)
    return refusal


def _presence(draft: Draft, member: str, time: str, *, present: bool) -> Declined | None:
    refusal = known_member(draft, member)
    if refusal is not None:
        return refusal
    if not is_moment(time):
        return declined(DeclinedKey.FIELD_VALUE, veld="tijd", waarde=time)
    before = draft.presence.get(member, ())
    if before and (time < before[-1].time or present is before[-1].present):
        return declined(DeclinedKey.TIME_ORDER, lid=member)
    draft.presence.put(member, (*before, Presence(time, present)))
    return None


def _declared(draft: Draft, event: InterestDeclared) -> Declined | None:
    refusal = _known(draft, event.member, event.application) or filled("aard", event.nature)
    if refusal is not None:
        return refusal
    if draft.interests.at(event.application, event.member) is not None:
        return declined(DeclinedKey.INTEREST_KNOWN, lid=event.member, id=event.application)
    interest = Interest(nature=event.nature, reason=event.reason, stamp=draft.stamp)
    draft.interests.put_at(event.application, event.member, interest)
    return None


def _withdrawn(draft: Draft, event: InterestWithdrawn) -> Declined | None:
    refusal = _known(draft, event.member, event.application) or reason_given(event.reason)
    if refusal is not None:
        return refusal
    if draft.interests.at(event.application, event.member) is None:
        return declined(DeclinedKey.INTEREST_UNKNOWN, lid=event.member, id=event.application)
    draft.interests.remove_at(event.application, event.member)
    return None


def _known(draft: Draft, member: str, application: str) -> Declined | None:
    if application not in draft.applications:
        return declined(DeclinedKey.UNIT_UNKNOWN, id=application)
    return known_member(draft, member)
