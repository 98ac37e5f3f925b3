"""The ranking by comparing every unit with every other, and the draws that serve a tied group."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.reference.case import Case, Draw, Unit
    from tests.reference.points import Passed


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """The units that nothing tells apart, in id order, and the first place they take."""

    members: tuple[Unit, ...]
    place: int

    def ids(self) -> frozenset[str]:
        """Return the ids of the members."""
        return frozenset(unit.id for unit in self.members)

    def tied(self) -> bool:
        """Say whether there is more than one member."""
        return len(self.members) > 1


def beats(one: Passed, other: Passed) -> bool:
    """Say whether one stands above another: the first key that differs decides."""
    for mine, theirs in zip(one.keys, other.keys, strict=True):
        if mine != theirs:
            return mine > theirs
    return False


def groups_of(units: list[Unit], assessed: dict[str, Passed]) -> list[Group]:
    """Return the groups from the highest down; a place is one more than the units above it."""
    by_place: dict[int, list[Unit]] = {}
    for unit in units:
        above = [other for other in units if beats(assessed[other.id], assessed[unit.id])]
        by_place.setdefault(1 + len(above), []).append(unit)
    return [
        Group(members=tuple(sorted(by_place[place], key=lambda unit: unit.id)), place=place)
        for place in sorted(by_place)
    ]


def serving(group: Group, case: Case) -> list[int]:
    """Return the numbers of the draws that serve a tied group; with pro rata none does."""
    if case.scheme.draw == "never" or not group.tied():
        return []
    gone = frozenset(unit.id for unit in case.units if unit.status != "admitted")
    return [
        number
        for number, draw in enumerate(case.draws)
        if group.ids() <= draw.members and draw.members - group.ids() <= gone
    ]


def drawn_order(group: Group, draw: Draw) -> list[Unit]:
    """Return the members in the order drawn, those who have left struck out."""
    named = {unit.id: unit for unit in group.members}
    return [named[name] for name in draw.order if name in named]
