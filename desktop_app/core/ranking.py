"""Put the units that passed in order: groups of equals, and the draws that order them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from desktop_app.core.case import HeldDraw, UnitStatus
from desktop_app.core.numbers import Points
from desktop_app.core.outcome import Assessed
from desktop_app.core.rules import Rules

_STRUCK_OUT = frozenset(
    {UnitStatus.WITHDRAWN, UnitStatus.REFUSED, UnitStatus.LEFT_UNTREATED},
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Equals on every key: members sorted by id, with the draw (index) that serves them."""

    members: tuple[str, ...]
    draw: int | None = None


def key_values(rules: Rules, assessed: Assessed) -> tuple[int, ...]:
    """Give the values (units) of the order keys of one unit that passed, high is better."""
    points, total = assessed.points, assessed.total
    if total is None:
        message = "only a unit with a total is ranked"
        raise ValueError(message)
    return tuple(_key(key.criteria, points, total) for key in rules.keys)


def _key(criteria: tuple[str, ...], points: Mapping[str, Points], total: Points) -> int:
    return sum(points[item] for item in criteria) if criteria else total


def groups(keys: Mapping[str, tuple[int, ...]]) -> list[Group]:
    """Sort by key values, high first, and take equals together; ids only order within a group."""
    ordered = sorted(keys)
    ordered.sort(key=keys.__getitem__, reverse=True)
    found: list[Group] = []
    start = 0
    for index in range(1, len(ordered) + 1):
        if index == len(ordered) or keys[ordered[index]] != keys[ordered[start]]:
            found.append(Group(members=tuple(ordered[start:index])))
            start = index
    return found


def serving(
    group: Group, draws: Sequence[HeldDraw], statuses: Mapping[str, UnitStatus]
) -> Iterable[int]:
    """Name the draws (index) that serve this group.

    A draw serves when the group is a subset of its members and every other member is by now
    withdrawn, refused at the gate or left untreated (exchange format, Case).
    """
    members = set(group.members)
    for index, draw in enumerate(draws):
        others = draw.members - members
        if len(draw.order) - len(others) == len(members) and all(
            statuses.get(other) in _STRUCK_OUT for other in others
        ):
            yield index


def drawn_order(group: Group, draw: HeldDraw) -> tuple[str, ...]:
    """Give the members in the order of the draw; those struck out since leave no gap."""
    members = set(group.members)
    return tuple(item for item in draw.order if item in members)
