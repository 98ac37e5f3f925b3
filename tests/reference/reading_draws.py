"""Strict reading of the draws that were held and the draws that were waived."""

from __future__ import annotations

from tests.reference.case import Draw
from tests.reference.problems import (
    Problems,
    a_string,
    an_array,
    an_id,
    an_object,
    refuse_unknown_keys,
    required,
)

_FEWEST_MEMBERS = 2


def read_draws(top: dict[str, object], problems: Problems) -> tuple[Draw, ...]:
    """Return the draws that can be read, in the order of the case."""
    draws = []
    for number, value in enumerate(an_array(top.get("draws", []), "draws", problems) or []):
        draw = _read_draw(value, f"draws[{number}]", problems)
        if draw is not None:
            draws.append(draw)
    return tuple(draws)


def read_waivers(top: dict[str, object], problems: Problems) -> frozenset[frozenset[str]]:
    """Return the groups whose draw was waived."""
    waived = set()
    given = an_array(top.get("waived_draws", []), "waived_draws", problems) or []
    for number, value in enumerate(given):
        group = _read_waiver(value, f"waived_draws[{number}]", problems)
        if group is not None:
            waived.add(frozenset(group))
    return frozenset(waived)


def _read_draw(value: object, at: str, problems: Problems) -> Draw | None:
    """Read one draw: its order has to be a permutation of its members."""
    given = an_object(value, at, problems)
    if given is None:
        return None
    refuse_unknown_keys(given, at, ("members", "order"), problems)
    members = _read_members(given, at, problems)
    order = _read_order(given, at, problems)
    if members is None or order is None:
        return None
    if sorted(members) != sorted(order):
        problems.add("bad_draw", f"{at}.order")
        return None
    return Draw(members=frozenset(members), order=tuple(order))


def _read_order(given: dict[str, object], at: str, problems: Problems) -> list[str] | None:
    """Read the order as texts; whether they are the members is judged by the caller."""
    if not required(given, at, "order", problems):
        return None
    values = an_array(given["order"], f"{at}.order", problems)
    if values is None:
        return None
    texts = [
        a_string(value, f"{at}.order[{place}]", problems) for place, value in enumerate(values)
    ]
    sound = [text for text in texts if text is not None]
    return sound if len(sound) == len(texts) else None


def _read_members(given: dict[str, object], at: str, problems: Problems) -> list[str] | None:
    """Read at least two distinct ids, whether or not a unit has them."""
    if not required(given, at, "members", problems):
        return None
    values = an_array(given["members"], f"{at}.members", problems)
    if values is None:
        return None
    found = [an_id(value, f"{at}.members[{place}]", problems) for place, value in enumerate(values)]
    sound = [member for member in found if member is not None]
    if len(sound) < len(found):
        return None
    if len(sound) < _FEWEST_MEMBERS or len(set(sound)) < len(sound):
        problems.add("bad_draw", f"{at}.members")
        return None
    return sound


def _read_waiver(value: object, at: str, problems: Problems) -> list[str] | None:
    """Read one waiver: a group and a reason that says something."""
    given = an_object(value, at, problems)
    if given is None:
        return None
    refuse_unknown_keys(given, at, ("members", "reason"), problems)
    if required(given, at, "reason", problems):
        reason = a_string(given["reason"], f"{at}.reason", problems)
        if reason is not None and not reason.strip():
            problems.add("bad_draw", f"{at}.reason")
    return _read_members(given, at, problems)
