"""One case as the second evaluator holds it after reading: no text left to interpret."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.reference.schemes import Scheme

# A value that is None here was not given; it is never 0.
Scores = dict[str, Fraction | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """One unit; amounts in cents, `stages` holds one set of scores under "" where there is one."""

    id: str
    requested: int
    grantable: int
    status: str
    pool: str
    stages: dict[str, Scores]
    facts: dict[str, int | bool | None]
    pitched: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """A draw that was held: the members it was held for and their order, best first."""

    members: frozenset[str]
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A whole case; without pools the one ceiling stands under ""."""

    scheme: Scheme
    ceilings: dict[str, int]
    units: tuple[Unit, ...]
    draws: tuple[Draw, ...]
    waivers: frozenset[frozenset[str]]
    readings: dict[str, str]
