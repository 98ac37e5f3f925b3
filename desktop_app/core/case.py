"""A case: everything the outcome follows from, already read and checked against the scheme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.numbers import Cents, Points
from desktop_app.core.scheme import Scheme


class UnitStatus(StrEnum):
    """Where a unit stands before any points count."""

    ADMITTED = "admitted"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    LEFT_UNTREATED = "left_untreated"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """What is ranked: an application or an activity.

    requested and grantable: cents, 0 < grantable <= requested; pool: NO_POOL without pools;
    hearing: pitched, not pitched, or None when not known yet;
    points: per stage id the points given (units) per scored criterion, missing ones absent;
    facts: counts as whole numbers and yes or no, missing ones absent.
    """

    id: str
    requested: Cents
    grantable: Cents
    pool: str
    status: UnitStatus
    hearing: bool | None
    points: Mapping[str, Mapping[str, Points]]
    facts: Mapping[str, int | bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldDraw:
    """A draw that was held: order is a permutation of the members, first is most favourable."""

    order: tuple[str, ...]

    @property
    def members(self) -> frozenset[str]:
        """Everyone who had a lot."""
        return frozenset(self.order)


@dataclass(frozen=True, slots=True, kw_only=True)
class WaivedDraw:
    """A draw that the chair leaves out for exactly these members, with a reason."""

    members: frozenset[str]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One round as the rules see it.

    ceilings: cents per pool code (NO_POOL for the only one); readings: a value for every
    reading of the scheme; the order of units never decides anything.
    """

    scheme: Scheme
    ceilings: Mapping[str, Cents]
    units: tuple[Unit, ...]
    draws: tuple[HeldDraw, ...]
    waived: tuple[WaivedDraw, ...]
    readings: Mapping[str, str]
