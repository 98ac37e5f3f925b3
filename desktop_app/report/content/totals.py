"""The control totals K1 to K12: each is counted twice, and both counts must be equal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.report.content.facts import Facts
from desktop_app.text import minutes_totals as words


class Measure(StrEnum):
    """What a total counts."""

    NUMBER = "number"
    CENTS = "cents"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a total: a value (cents, units of a point, or a number) and what it is."""

    value: int
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SumTotal:
    """What stands at the left must be the sum of the parts."""

    nr: str
    measure: Measure
    left: Part
    parts: tuple[Part, ...]

    @property
    def closes(self) -> bool:
        """Whether both sides are equal and nothing is below zero."""
        return self.left.value == sum(part.value for part in self.parts) and all(
            part.value >= 0 for part in self.parts
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainTotal:
    """All these counts must be the same."""

    nr: str
    parts: tuple[Part, ...]

    @property
    def closes(self) -> bool:
        """Whether they are."""
        return len({part.value for part in self.parts}) <= 1


@dataclass(frozen=True, slots=True, kw_only=True)
class SameTotal:
    """What was computed again must be what is stored; differing: what is not."""

    nr: str
    about: str
    differing: tuple[str, ...]

    @property
    def closes(self) -> bool:
        """Whether nothing differs."""
        return not self.differing


ControlTotal = SumTotal | ChainTotal | SameTotal


@dataclass(frozen=True, slots=True)
class TotalsOpen:
    """Totals that do not close: there is no document until they do (F701)."""

    totals: tuple[ControlTotal, ...]


def open_totals(totals: Iterable[ControlTotal]) -> TotalsOpen | None:
    """Give the totals that do not close; None when all of them do."""
    found = tuple(total for total in totals if not total.closes)
    return TotalsOpen(found) if found else None


def total_text(facts: Facts, total: ControlTotal) -> str:
    """Write a total as an equation, as it is printed and as it stands in a message."""
    left, right = sides(facts, total)
    if isinstance(total, SameTotal):
        return f"{left}: {right}"
    return f"{left} = {right}"


def sides(facts: Facts, total: ControlTotal) -> tuple[str, str]:
    """Write the left and the right side of a total."""
    match total:
        case SumTotal():
            parts = [_part(facts, total.measure, part) for part in total.parts]
            return _part(facts, total.measure, total.left), " + ".join(parts)
        case ChainTotal():
            first, *others = (words.number(part.value, part.words) for part in total.parts)
            return first, words.chain(others)
        case SameTotal():
            right = ", ".join(total.differing) if total.differing else words.RECOMPUTED
            return total.about, right


def _part(facts: Facts, measure: Measure, part: Part) -> str:
    match measure:
        case Measure.NUMBER:
            return words.number(part.value, part.words)
        case Measure.CENTS:
            return words.amount(part.value, part.words)
        case Measure.POINTS:
            return words.points(facts.scheme, part.value, part.words)
