"""A regeling as data: criteria, scales, order, minimums, ties, ceiling and open readings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from desktop_app.core.criteria import Criterion, CriterionGroup, Fact, Scored
from desktop_app.core.legal import ByReading, LegalRef, Reading
from desktop_app.core.numbers import HUNDREDTHS, Points

NO_POOL: Final = "-"
"""The pool code of a scheme without pools, as in rangorde.txt."""

SINGLE_STAGE: Final = "scores"
"""The stage of a scheme that assesses once."""


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
