"""Walk one ranking down to its ceiling: who gets what, and which ties a draw must decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from desktop_app.core.case import HeldDraw, Unit
from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Result, Tie, TieState
from desktop_app.core.ranking import Group, drawn_order
from desktop_app.core.rules import Rules
from desktop_app.core.scheme import CeilingPolicy, DrawRule, DrawWhen, ProRataRounding


class Share(NamedTuple):
    """What one unit gets at its place: granted in cents, None while a draw decides it.

    before and after: what was left (cents) before and after this place.
    """

    id: str
    place: int
    shared: bool
    result: Result
    granted: Cents | None
    before: Cents
    after: Cents


@dataclass(slots=True)
class Walk:
    """One list being walked from the top down.

    left: cents not yet given; stopped: nothing below gets anything; waiting: an open draw
    higher up leaves everything below undecided (only where the walk goes on past a unit).
    """

    rules: Rules
    units: Mapping[str, Unit]
    pool: str
    left: Cents
    draws: Sequence[HeldDraw]
    waived: frozenset[frozenset[str]]
    shares: list[Share]
    ties: list[Tie]
    place: int = 1
    stopped: bool = False
    waiting: bool = False

    def take(self, group: Group) -> None:
        """Give a group of equals its places and amounts."""
        members = group.members
        if len(members) == 1:
            self._single(members[0])
            return
        asked = Cents(sum(self.units[item].grantable for item in members))
        if self.rules.rounding is not None:
            self._tie(group, asked, decisive=False, required=False, state=TieState.PRO_RATA)
            self._pro_rata(members, asked, self.rules.rounding)
            return
        decisive = self._decisive(members, asked)
        if group.draw is not None:
            order = drawn_order(group, self.draws[group.draw])
            self._tie(
                group, asked, decisive=decisive, required=False, state=TieState.DRAWN, order=order
            )
            for member in order:
                self._single(member)
            return
        waived = not decisive and frozenset(members) in self.waived
        rule = self.rules.scheme.tie
        always = isinstance(rule, DrawRule) and rule.when is DrawWhen.ALWAYS
        self._tie(
            group,
            asked,
            decisive=decisive,
            required=decisive or (always and not waived),
            state=TieState.WAIVED if waived else TieState.OPEN,
        )
        if decisive:
            self._await(members)
        else:
            self._harmless(members, asked)

    def _decisive(self, members: tuple[str, ...], asked: Cents) -> bool:
        """Tell whether two orders of the members can give different amounts."""
        if self.stopped or self.waiting or asked <= self.left:
            return False
        match self.rules.policy:
            case CeilingPolicy.PARTIAL:
                return self.left > 0
            case CeilingPolicy.STOP:
                return any(self.units[item].grantable <= self.left for item in members)
            case CeilingPolicy.SKIP:
                fitting = [self.units[item].grantable for item in members]
                return sum(amount for amount in fitting if amount <= self.left) > self.left

    def _single(self, member: str) -> None:
        amount = self.units[member].grantable
        before = self.left
        if self.waiting:
            self._share(member, Result.AWAITING_DRAW, None, before)
        elif self.stopped:
            self._share(member, Result.CEILING_REACHED, Cents(0), before)
        elif amount <= before:
            self.left = Cents(before - amount)
            self._share(member, Result.GRANTED, amount, before)
        else:
            self._over(member, before)
        self.place += 1

    def _over(self, member: str, before: Cents) -> None:
        """Treat the unit that does not fit as the ceiling rule says."""
        self.stopped = self.rules.policy is not CeilingPolicy.SKIP
        if self.rules.policy is CeilingPolicy.PARTIAL and before > 0:
            self.left = Cents(0)
            self._share(member, Result.GRANTED_IN_PART, before, before)
        else:
            self._share(member, Result.CEILING_REACHED, Cents(0), before)

    def _await(self, members: tuple[str, ...]) -> None:
        """Leave a decisive group open; only `skip` can still reach anyone below it."""
        before = self.left
        for member in members:
            self._share(member, Result.AWAITING_DRAW, None, before, shared=True)
        self.place += len(members)
        if self.rules.policy is CeilingPolicy.SKIP:
            self.waiting = True
        else:
            self.stopped = True

    def _harmless(self, members: tuple[str, ...], asked: Cents) -> None:
        """Give equals their amounts where no order of them can change any."""
        before = self.left
        over = asked > before
        for member in members:
            amount = self.units[member].grantable
            if self.waiting:
                self._share(member, Result.AWAITING_DRAW, None, before, shared=True)
            elif self.stopped or amount > before or (over and not self._skips):
                self._share(member, Result.CEILING_REACHED, Cents(0), before, shared=True)
            else:
                self.left = Cents(self.left - amount)
                self._share(member, Result.GRANTED, amount, before, shared=True)
        self.place += len(members)
        if over and not self._skips:
            self.stopped = True

    @property
    def _skips(self) -> bool:
        return self.rules.policy is CeilingPolicy.SKIP

    def _pro_rata(self, members: tuple[str, ...], asked: Cents, rounding: ProRataRounding) -> None:
        before = self.left
        if self.stopped or asked <= before:
            self._harmless(members, asked)
            return
        amounts = pro_rata([self.units[item] for item in members], before, rounding)
        for member in members:
            amount = amounts[member]
            self.left = Cents(self.left - amount)
            if amount == self.units[member].grantable:
                result = Result.GRANTED
            else:
                result = Result.GRANTED_IN_PART if amount else Result.CEILING_REACHED
            self._share(member, result, amount, before, shared=True)
        self.place += len(members)
        self.stopped = True

    def _share(
        self,
        member: str,
        result: Result,
        granted: Cents | None,
        before: Cents,
        *,
        shared: bool = False,
    ) -> None:
        self.shares.append(Share(member, self.place, shared, result, granted, before, self.left))

    def _tie(
        self,
        group: Group,
        asked: Cents,
        *,
        decisive: bool,
        required: bool,
        state: TieState,
        order: tuple[str, ...] | None = None,
    ) -> None:
        self.ties.append(
            Tie(
                pool=self.pool,
                place=self.place,
                members=group.members,
                left=self.left,
                asked=asked,
                decisive=decisive,
                draw_required=required,
                state=state,
                order=order,
            )
        )


def pro_rata(units: Sequence[Unit], left: Cents, rounding: ProRataRounding) -> dict[str, Cents]:
    """Divide what is left (cents) in proportion to what was requested, rounded down.

    Never more than grantable, and what a cap frees is not handed on. With the largest
    remainder the cents lost by rounding go, one each, to the largest fractions of members
    below their grantable, whole groups of equal fraction at a time; the first group that is
    larger than what is left ends it (Amersfoort pitch, lid 10; exchange format, Allocation).
    """
    requested = sum(unit.requested for unit in units)
    floors = {unit.id: unit.requested * left // requested for unit in units}
    amounts = {unit.id: Cents(min(floors[unit.id], unit.grantable)) for unit in units}
    if rounding is ProRataRounding.DOWN:
        return amounts
    spare = left - sum(floors.values())
    rest = {unit.id: Fraction(unit.requested * left, requested) % 1 for unit in units}
    open_units = [unit for unit in units if rest[unit.id] and floors[unit.id] < unit.grantable]
    open_units.sort(key=lambda unit: rest[unit.id], reverse=True)
    for _, equals in groupby(open_units, key=lambda unit: rest[unit.id]):
        members = list(equals)
        if len(members) > spare:
            break
        spare -= len(members)
        for unit in members:
            amounts[unit.id] = Cents(amounts[unit.id] + 1)
    return amounts
