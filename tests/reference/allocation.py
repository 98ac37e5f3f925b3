"""The amounts for one ranked list, and whether the order within a tied group can change them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from math import floor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.reference.case import Unit
    from tests.reference.ranking import Group

# Up to this size the definition of `decisive` is tried out on every order of a group.
_TRIED_OUT = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """Cents per unit id, None while a draw has to decide, and which groups are decisive."""

    amounts: dict[str, int | None]
    decisive: dict[int, bool]


def walk(order: Sequence[Unit], ceiling: int, policy: str) -> dict[str, int]:
    """Return the cents for units in a certain order, with `partial`, `stop` or `skip`."""
    amounts: dict[str, int] = {}
    stopped = False
    for unit in order:
        left = ceiling - sum(amounts.values())
        if stopped:
            amounts[unit.id] = 0
        elif unit.grantable <= left:
            amounts[unit.id] = unit.grantable
        else:
            amounts[unit.id] = left if policy == "partial" else 0
            stopped = policy != "skip"
    return amounts


def is_decisive(above: list[Unit], group: Sequence[Unit], ceiling: int, policy: str) -> bool:
    """Say whether two orders of a group can give different amounts, given what stands above."""
    ruled = _decisive_by_rule(above, group, ceiling, policy)
    if len(group) <= _TRIED_OUT:
        outcomes = [walk([*above, *order], ceiling, policy) for order in permutations(group)]
        if ruled != any(outcome != outcomes[0] for outcome in outcomes):
            message = f"rule and definition differ for {[unit.id for unit in group]}"
            raise AssertionError(message)
    return ruled


def _decisive_by_rule(above: list[Unit], group: Sequence[Unit], ceiling: int, policy: str) -> bool:
    """Say the same by the closed rule of each policy."""
    amounts = walk(above, ceiling, policy)
    left = ceiling - sum(amounts.values())
    stopped = policy != "skip" and any(amounts[unit.id] < unit.grantable for unit in above)
    fitting = [unit.grantable for unit in group if unit.grantable <= left]
    fits_together = sum(unit.grantable for unit in group) <= left
    if len(group) == 1 or stopped or left == 0:
        return False
    if policy == "partial":
        return not fits_together
    if policy == "stop":
        return not fits_together and bool(fitting)
    return sum(fitting) > left


def settle(groups: list[Group], drawn: dict[int, list[Unit]], ceiling: int, policy: str) -> Settled:
    """Settle a list; `drawn` holds the drawn order of the groups, by place, that have one."""
    certain: list[Unit] = []
    decisive = dict.fromkeys((group.place for group in groups), False)
    for number, group in enumerate(groups):
        decisive[group.place] = is_decisive(certain, group.members, ceiling, policy)
        if decisive[group.place] and group.place not in drawn:
            amounts: dict[str, int | None] = {**walk(certain, ceiling, policy)}
            amounts.update(dict.fromkeys(group.ids()))
            for lower in groups[number + 1 :]:
                amounts.update(dict.fromkeys(lower.ids(), None if policy == "skip" else 0))
            return Settled(amounts=amounts, decisive=decisive)
        certain.extend(drawn.get(group.place, group.members))
    return Settled(amounts={**walk(certain, ceiling, policy)}, decisive=decisive)


def settle_pro_rata(groups: list[Group], ceiling: int, cents: str) -> Settled:
    """Settle a list on which a group that does not fit is shared out over what was requested."""
    amounts: dict[str, int | None] = {}
    left, stopped = ceiling, False
    for group in groups:
        if stopped:
            amounts.update(dict.fromkeys(group.ids(), 0))
        elif sum(unit.grantable for unit in group.members) <= left:
            amounts.update({unit.id: unit.grantable for unit in group.members})
            left -= sum(unit.grantable for unit in group.members)
        else:
            amounts.update(share_out(group.members, left, cents))
            stopped = True
    return Settled(amounts=amounts, decisive=dict.fromkeys((g.place for g in groups), False))


def share_out(members: Sequence[Unit], left: int, cents: str) -> dict[str, int]:
    """Share out what is left in proportion to requested, each capped at grantable."""
    asked = sum(unit.requested for unit in members)
    exact = {unit.id: Fraction(unit.requested * left, asked) for unit in members}
    down = {name: floor(share) for name, share in exact.items()}
    shares = {unit.id: min(down[unit.id], unit.grantable) for unit in members}
    if cents == "down":
        return shares
    spare = left - sum(down.values())
    parts = {
        unit.id: exact[unit.id] - down[unit.id]
        for unit in members
        if shares[unit.id] < unit.grantable and exact[unit.id] > down[unit.id]
    }
    for name, part in parts.items():
        # A cent is certain only when all with at least this fraction can have one.
        if sum(other >= part for other in parts.values()) <= spare:
            shares[name] += 1
    return shares
