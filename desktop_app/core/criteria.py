"""What points are given for: the criteria, and the scales and facts the points come from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.legal import ByReading, LegalRef
from desktop_app.core.numbers import Points


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One of a closed list of judgements, with the points it is worth (units)."""

    id: str
    name: str
    points: Points


@dataclass(frozen=True, slots=True)
class LevelScale:
    """Only these levels, low to high; the table of the regeling is binding."""

    levels: tuple[Level, ...]

    def level(self, level_id: str) -> Level | None:
        """Find a level by its id."""
        return next((level for level in self.levels if level.id == level_id), None)


@dataclass(frozen=True, slots=True)
class WholeScale:
    """Whole points from minimum to maximum, both included (points, not units)."""

    minimum: int
    maximum: int


Scale = LevelScale | WholeScale


class FactKind(StrEnum):
    """What a fact is: a whole number of at least 0, or yes or no."""

    COUNT = "count"
    YES_NO = "yes-no"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """Something established about a unit, from which points follow.

    at_most: id of another count that this one may not exceed.
    """

    id: str
    name: str
    kind: FactKind
    ref: LegalRef
    at_most: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Band:
    """From lower to upper, both included (upper None: no end), worth these points (units)."""

    lower: int
    upper: int | None
    points: Points | ByReading[Points]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """Points given by the assessors on a scale."""

    scale: Scale


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagPoints:
    """Points (units) when a yes-or-no fact is yes, otherwise 0."""

    fact: str
    points: Points


@dataclass(frozen=True, slots=True, kw_only=True)
class ThresholdPoints:
    """Points (units) when every count reaches its bound (at least), otherwise 0."""

    bounds: tuple[tuple[str, int], ...]
    points: Points


@dataclass(frozen=True, slots=True, kw_only=True)
class CountBands:
    """Points by the band in which a count falls; 0 below the first band.

    The bands cover every count from the first one up: a gap would be a count without points.
    """

    fact: str
    bands: tuple[Band, ...]


class BetweenBands(StrEnum):
    """What a ratio between two bands is worth: by its whole multiple, or nothing."""

    FLOOR = "floor"
    STRICT = "strict"


@dataclass(frozen=True, slots=True, kw_only=True)
class RatioBands:
    """Points by the ratio of two counts, compared as a fraction, never rounded.

    Below the first band 0; between two bands by `between`; above the last band `above`.
    without_denominator: nobody in the denominator and somebody in the numerator;
    without_numerator: nobody in the numerator; nobody in both is an error of the case.
    """

    numerator: str
    denominator: str
    bands: tuple[Band, ...]
    between: BetweenBands | ByReading[BetweenBands]
    above: Points | ByReading[Points]
    without_denominator: Points
    without_numerator: Points


Source = Scored | FlagPoints | ThresholdPoints | CountBands | RatioBands


@dataclass(frozen=True, slots=True, kw_only=True)
class Criterion:
    """One thing points are given for.

    label: as the regeling calls it in a sentence ("criterium 1", "onderdeel e");
    maximum: highest possible points (units).
    """

    id: str
    label: str
    name: str
    source: Source
    maximum: Points
    ref: LegalRef


@dataclass(frozen=True, slots=True, kw_only=True)
class CriterionGroup:
    """Criteria that the regeling takes together, with their maximum (units)."""

    id: str
    label: str
    criteria: tuple[str, ...]
    maximum: Points
    ref: LegalRef
