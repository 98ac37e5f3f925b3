"""Put the units that passed in order: groups of equals, and the draws that order them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from desktop_app.core.case import Case, HeldDraw, Unit, UnitStatus
from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Assessed
from desktop_app.core.rules import Rules

_STRUCK_OUT = frozenset(
    {UnitStatus.WITHDRAWN, UnitStatus.REFUSED, UnitStatus.LEFT_UNTREATED},
)


@dataclass(frozen=True, slots=True)
class Group:
    """Equals on every key: members sorted by id, with the draw (index) that serves them."""

    members: tuple[str, ...]
    draw: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RankedPool:
    """One list before any money is given: groups from the top down.

    ranked: False where the pool did not have to be ranked, groups are then empty;
    keys: per unit that passed the values (units) of the order keys, also when not ranked.
    """

    pool: str
    ceiling: Cents
    ranked: bool
    groups: tuple[Group, ...]
    keys: Mapping[str, tuple[int, ...]]


def rank_pools(
    case: Case, rules: Rules, assessed: Mapping[str, Assessed]
) -> tuple[RankedPool, ...]:
    """Rank every pool of the case, in the order of the pool codes."""
    statuses = {unit.id: unit.status for unit in case.units}
    members: dict[str, list[Unit]] = {pool: [] for pool in sorted(case.ceilings)}
    for unit in case.units:
        members[unit.pool].append(unit)
    with_draws = bool(case.draws) and rules.rounding is None
    ranked: list[RankedPool] = []
    for pool, units in members.items():
        found = _rank_pool(rules, assessed, pool, units, case.ceilings[pool])
        if with_draws:
            served = tuple(_with_draw(group, case, statuses) for group in found.groups)
            found = replace(found, groups=served)
        ranked.append(found)
    return tuple(ranked)


def _rank_pool(
    rules: Rules,
    assessed: Mapping[str, Assessed],
    pool: str,
    units: list[Unit],
    ceiling: Cents,
) -> RankedPool:
    keys = {
        unit.id: key_values(rules, found)
        for unit in units
        if (found := assessed[unit.id]).reason is None
    }
    ranked = _is_ranked(rules, units, ceiling)
    return RankedPool(
        pool=pool,
        ceiling=ceiling,
        ranked=ranked,
        groups=tuple(groups(keys)) if ranked else (),
        keys=keys,
    )


def _is_ranked(rules: Rules, units: list[Unit], ceiling: Cents) -> bool:
    """Tell whether the pool is ranked: always, or only when its amounts exceed its ceiling.

    Admitted units with missing scores count too (Amersfoort wijkactiviteiten, lid 1).
    """
    if rules.scheme.oversubscribed_only is None:
        return True
    admitted = (unit.grantable for unit in units if unit.status is UnitStatus.ADMITTED)
    return sum(admitted) > ceiling


def _with_draw(group: Group, case: Case, statuses: Mapping[str, UnitStatus]) -> Group:
    if len(group.members) == 1:
        return group
    return Group(group.members, next(iter(serving(group, case.draws, statuses)), None))


def key_values(rules: Rules, assessed: Assessed) -> tuple[int, ...]:
    """Give the values (units) of the order keys of one unit that passed, high is better."""
    points, total = assessed.points, assessed.total
    if total is None:
        message = "only a unit with a total is ranked"
        raise ValueError(message)
    # Written out for speed: this runs for every unit under every alternative reading.
    return tuple(
        [
            total
            if not criteria
            else points[criteria[0]]
            if len(criteria) == 1
            else sum([points[item] for item in criteria])
            for criteria in rules.summed
        ]
    )


def groups(keys: Mapping[str, tuple[int, ...]]) -> list[Group]:
    """Sort by key values, high first, and take equals together; ids only order within a group."""
    ordered = sorted(keys)
    ordered.sort(key=keys.__getitem__, reverse=True)
    found: list[Group] = []
    start = 0
    for index in range(1, len(ordered) + 1):
        if index == len(ordered) or keys[ordered[index]] != keys[ordered[start]]:
            found.append(Group(tuple(ordered[start:index])))
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
