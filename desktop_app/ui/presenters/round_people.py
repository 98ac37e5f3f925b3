"""The people of a round: who takes part, who is in the room, and who has an interest where."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.round import Round
from desktop_app.text import round_screen as text
from desktop_app.text.typed import show_day


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberView:
    """One member; present: whether in the room now; where: the same in words."""

    id: str
    name: str
    role: str
    voting: bool
    present: bool
    where: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InterestView:
    """One declared interest, and the sentence about it."""

    member: str
    application: str
    sentence: str


def member_views(state: Round) -> tuple[MemberView, ...]:
    """Return the members in the order in which they were added."""
    return tuple(
        MemberView(
            id=member.id,
            name=member.name,
            role=member.role,
            voting=member.voting,
            present=_present(state, member.id),
            where=_where(state, member.id),
        )
        for member in state.members.values()
    )


def interest_views(state: Round) -> tuple[InterestView, ...]:
    """Return the declared interests by application, then by member."""
    return tuple(
        InterestView(
            member=member,
            application=application,
            sentence=text.interest(state.members[member].name, application, interest.nature),
        )
        for application, declared in sorted(state.interests.items())
        for member, interest in sorted(declared.items())
    )


def next_member_id(state: Round) -> str:
    """Give the first free id: `lid 4`."""
    numbers = range(1, len(state.members) + 2)
    return next(f"lid {number}" for number in numbers if f"lid {number}" not in state.members)


def _present(state: Round, member: str) -> bool:
    moments = state.presence.get(member, ())
    return bool(moments) and moments[-1].present


def _where(state: Round, member: str) -> str:
    moments = state.presence.get(member, ())
    if not moments:
        return text.ABSENT
    return text.presence(moments[-1].present, show_day(moments[-1].time))
