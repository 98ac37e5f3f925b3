"""Would another reading change this? The case walked again for every alternative."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from desktop_app.core.assessment import assess
from desktop_app.core.evaluate import walk
from desktop_app.core.outcome import Outcome, UnitOutcome
from desktop_app.core.rules import readings_of_points, rules_for


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingEffect:
    """What one alternative value of a reading would change: units as they are and would be."""

    reading: str
    value: str
    changes: tuple[tuple[UnitOutcome, UnitOutcome], ...]


def reading_matters(outcome: Outcome) -> tuple[str, ...]:
    """Name the readings of which an alternative gives some unit another result, amount or place.

    Sorted; the other readings and the draws stay as they are. Provisional while a decisive
    draw is open, since its members have no amount yet.
    """
    return tuple(sorted({effect.reading for effect in _alternatives(outcome) if effect.changes}))


def reading_effects(outcome: Outcome) -> tuple[ReadingEffect, ...]:
    """Give every alternative value of every reading with what it would change, empty or not."""
    return tuple(_alternatives(outcome))


def _alternatives(outcome: Outcome) -> Iterator[ReadingEffect]:
    case = outcome.case
    of_points = readings_of_points(case.scheme)
    for reading in case.scheme.readings:
        for value in reading.alternatives(case.readings[reading.id]):
            readings = {**case.readings, reading.id: value}
            rules = rules_for(case.scheme, readings)
            assessed = outcome.assessed
            if reading.id in of_points:
                assessed = {unit.id: assess(rules, unit) for unit in case.units}
            other = walk(replace(case, readings=readings), rules, assessed)
            yield ReadingEffect(
                reading=reading.id, value=value, changes=_changes(outcome, other)
            )


def _changes(first: Outcome, second: Outcome) -> tuple[tuple[UnitOutcome, UnitOutcome], ...]:
    return tuple(
        (one, two)
        for one, two in zip(first.units, second.units, strict=True)
        if (one.result, one.granted, one.place, one.shared)
        != (two.result, two.granted, two.place, two.shared)
    )
