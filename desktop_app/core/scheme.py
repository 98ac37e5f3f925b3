"""A regeling as data: criteria, scales, order, minimums, ties, ceiling and open readings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, TypeVar

from desktop_app.core.numbers import HUNDREDTHS, Points

T = TypeVar("T")

NO_POOL: Final = "-"
"""The pool code of a scheme without pools, as in rangorde.txt."""

SINGLE_STAGE: Final = "scores"
"""The stage of a scheme that assesses once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LegalRef:
    """Where a rule stands: article, lid and onderdeel, as the regeling numbers them.

    article: number or letter, or the words for it where a regeling has no numbered article ("de
    deelnameregels"); paragraph: lid as a number in digits; part: the rest in the words of the
    regeling ("onderdeel e", "tabel 1"). The Dutch sentence is made in the text room.
    """

    article: str
    paragraph: str | None = None
    part: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ByReading(Generic[T]):
    """A value that depends on the chosen reading of an open point: one value per option."""

    reading: str
    values: Mapping[str, T]


def chosen(value: T | ByReading[T], readings: Mapping[str, str]) -> T:
    """Give the value under these readings (reading id to option), itself when it is fixed."""
    if isinstance(value, ByReading):
        return value.values[readings[value.reading]]
    return value


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingOption:
    """One way to read an open point: its value, what it means, and why one would choose it.

    value: as in the exchange format; name: the same in a Dutch sentence ("gedeeltelijk").
    """

    value: str
    name: str
    meaning: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """An open point of the text with its options; the first question a judge would ask.

    default: the value of one of the options. question: a Dutch sentence.
    """

    id: str
    question: str
    default: str
    options: tuple[ReadingOption, ...]
    ref: LegalRef

    def alternatives(self, value: str) -> tuple[str, ...]:
        """Give the other values, in the order of the scheme."""
        return tuple(option.value for option in self.options if option.value != value)


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """One assessment; the last one decides the ranking."""

    id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Hearing:
    """A pitch between the first and the last stage, without which nothing is ranked."""

    name: str
    ref: LegalRef


class MinimumKind(StrEnum):
    """Which reason a missed minimum gives: the exchange format's reason codes."""

    TOTAL = "below_total"
    GROUP = "below_group"
    STAGE = "below_stage"


@dataclass(frozen=True, slots=True, kw_only=True)
class Minimum:
    """At least this many points (units; equal is enough) over some criteria in one stage.

    criteria: empty for the total. Minimums of a stage are tried in the order of the scheme.
    """

    kind: MinimumKind
    stage: str
    criteria: tuple[str, ...]
    bound: Points
    label: str
    ref: LegalRef


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderKey:
    """One step of the ranking: the sum of these criteria, high first; empty for the total."""

    criteria: tuple[str, ...]
    label: str
    ref: LegalRef


class DrawWhen(StrEnum):
    """When equals are drawn: always, or only when the draw can change an amount."""

    ALWAYS = "always"
    STRADDLES = "straddles"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawRule:
    """Equals on every key are put in order by lot.

    invitation: the regeling demands that the applicants are invited.
    """

    when: DrawWhen
    invitation: bool
    ref: LegalRef


class ProRataRounding(StrEnum):
    """Where the cents go that rounding down leaves."""

    DOWN = "down"
    LARGEST_REMAINDER = "largest_remainder"


@dataclass(frozen=True, slots=True, kw_only=True)
class ProRataRule:
    """Equals that do not fit get the same part of what they asked."""

    rounding: ProRataRounding | ByReading[ProRataRounding]
    ref: LegalRef


TieRule = DrawRule | ProRataRule


class CeilingPolicy(StrEnum):
    """What happens at the first unit that does not fit."""

    PARTIAL = "partial"
    STOP = "stop"
    SKIP = "skip"


@dataclass(frozen=True, slots=True, kw_only=True)
class CeilingRule:
    """How the ranking is walked down to the ceiling."""

    policy: CeilingPolicy | ByReading[CeilingPolicy]
    ref: LegalRef


@dataclass(frozen=True, slots=True, kw_only=True)
class Pools:
    """The round is divided into pools with their own list and ceiling (deelplafond)."""

    word: str
    plural: str
    ref: LegalRef


class UnitKind(StrEnum):
    """What is ranked: the application, or each activity of it."""

    APPLICATION = "application"
    ACTIVITY = "activity"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gate:
    """A requirement before assessment; missing it is a ground for refusal."""

    id: str
    text: str
    ref: LegalRef


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """What is counted, in the singular and the plural: punt and punten, stem and stemmen."""

    singular: str
    plural: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SchemeVersion:
    """Which text of the regeling this is: a version name and from when it holds (ISO date)."""

    name: str
    valid_from: str | None
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Scheme:
    """One regeling, complete: everything the ranking and the amounts follow from.

    title: citation; authority: who decides (bestuursorgaan); municipality: may be empty;
    article: the article that divides the money; unit: units per point of every Points value;
    order: keys after which equals are a tie; oversubscribed_only: a pool is ranked only when
    its amounts exceed its ceiling, with the reference of that rule.
    """

    id: str
    title: str
    short_title: str
    municipality: str
    authority: str
    version: SchemeVersion
    article: LegalRef
    measure: Measure
    unit_kind: UnitKind
    stages: tuple[Stage, ...]
    hearing: Hearing | None
    facts: tuple[Fact, ...]
    criteria: tuple[Criterion, ...]
    groups: tuple[CriterionGroup, ...]
    maximum: Points
    minimums: tuple[Minimum, ...]
    gates: tuple[Gate, ...]
    pools: Pools | None
    oversubscribed_only: LegalRef | None
    order: tuple[OrderKey, ...] | ByReading[tuple[OrderKey, ...]]
    tie: TieRule
    ceiling: CeilingRule
    readings: tuple[Reading, ...]
    notes: tuple[str, ...] = ()
    unit: int = HUNDREDTHS

    def __hash__(self) -> int:
        """Hash by id and version: cheap, so that compiled rules can be kept per scheme."""
        return hash((self.id, self.version))

    def criterion(self, criterion_id: str) -> Criterion | None:
        """Find a criterion by its id."""
        return next((item for item in self.criteria if item.id == criterion_id), None)

    def reading(self, reading_id: str) -> Reading | None:
        """Find a reading by its id."""
        return next((item for item in self.readings if item.id == reading_id), None)

    def default_readings(self) -> dict[str, str]:
        """Give every reading its default value."""
        return {reading.id: reading.default for reading in self.readings}

    @property
    def scored(self) -> tuple[Criterion, ...]:
        """The criteria for which assessors give a score."""
        return tuple(item for item in self.criteria if isinstance(item.source, Scored))

    @property
    def final_stage(self) -> Stage:
        """The assessment that decides the ranking."""
        return self.stages[-1]
