"""Who does what, by function: names stand only in the list of those present and at signatures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt
from desktop_app.core.round_parts import Member
from desktop_app.text import minutes_draw as words


def functions(state: Round) -> dict[str, str]:
    """Give every member a function: the role, numbered where several have the same one."""
    total = Counter(_role(member) for member in state.members.values())
    seen: Counter[str] = Counter()
    named = {}
    for member in state.members.values():
        role = _role(member)
        seen[role] += 1
        named[member.id] = role if total[role] == 1 else f"{role} {seen[role]}"
    return named


def who(state: Round, text: str) -> str:
    """Give the function of whoever is named here by id or name; other words stay as they are."""
    bare = text.strip()
    known = functions(state)
    if bare in known:
        return known[bare]
    for member in state.members.values():
        if member.name.casefold() == bare.casefold():
            return known[member.id]
    return bare


def all_who(state: Round, texts: Iterable[str]) -> tuple[str, ...]:
    """The functions of several people."""
    return tuple(who(state, text) for text in texts)


def chair(state: Round) -> Member | None:
    """Find the chair among the members by the role."""
    return _with_role(state, "voorzitter")


def secretary(state: Round) -> Member | None:
    """Find the secretary among the members by the role."""
    return _with_role(state, "secretaris")


def was_present(state: Round, member: str) -> bool:
    """Tell whether it is recorded that this member came in."""
    return any(moment.present for moment in state.presence.get(member, ()))


def available(state: Round, application: str) -> list[str]:
    """Give the voting members who were there and have no interest in this application."""
    recused = state.interests.get(application, {})
    return [
        member.id
        for member in state.members.values()
        if member.voting and member.id not in recused and was_present(state, member.id)
    ]


def witness_functions(state: Round, attempt: Attempt) -> tuple[str, ...]:
    """Name the witnesses by function: that of a member, or the first witness, the second."""
    known = set(functions(state).values())
    named = []
    for number, person in enumerate(attempt.witnesses, start=1):
        own = who(state, person)
        named.append(own if own in known else witness(number))
    return tuple(named)


def witness(number: int) -> str:
    """The function of a witness who is no member."""
    return words.WITNESS.format(number=number)


def _role(member: Member) -> str:
    return member.role.strip()


def _with_role(state: Round, word: str) -> Member | None:
    found = [member for member in state.members.values() if word in member.role.casefold()]
    exact = [member for member in found if member.role.strip().casefold() == word]
    return next(iter(exact or found), None)
