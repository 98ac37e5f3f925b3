"""A scheme under one choice of readings, made ready for the walk: nothing open is left in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from desktop_app.core.criteria import CountBands, RatioBands, Source
from desktop_app.core.derived import PointsOf, points_of
from desktop_app.core.legal import ByReading, chosen
from desktop_app.core.scheme import (
    CeilingPolicy,
    Minimum,
    OrderKey,
    ProRataRounding,
    ProRataRule,
    Scheme,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What the walk needs, once per scheme and choice of readings.

    keys: the steps of the ranking; summed: per key the criteria it sums, empty for the total;
    rounding: None unless ties share pro rata; facts: ids of what must be established;
    derived: per criterion the calculation of its points from facts;
    minimums: per stage, in the order of the scheme.
    """

    scheme: Scheme
    readings: Mapping[str, str]
    keys: tuple[OrderKey, ...]
    summed: tuple[tuple[str, ...], ...]
    policy: CeilingPolicy
    rounding: ProRataRounding | None
    scored: tuple[str, ...]
    scored_ids: frozenset[str]
    facts: frozenset[str]
    derived: tuple[tuple[str, PointsOf], ...]
    minimums: Mapping[str, tuple[Minimum, ...]]


def rules_for(scheme: Scheme, readings: Mapping[str, str]) -> Rules:
    """Compile the scheme under these readings (every reading of the scheme has a value)."""
    return _compiled(scheme, tuple(sorted(readings.items())))


@lru_cache(maxsize=256)
def _compiled(scheme: Scheme, pairs: tuple[tuple[str, str], ...]) -> Rules:
    readings = dict(pairs)
    tie = scheme.tie
    scored = tuple(item.id for item in scheme.scored)
    keys = chosen(scheme.order, readings)
    return Rules(
        scheme=scheme,
        readings=readings,
        keys=keys,
        summed=tuple(key.criteria for key in keys),
        policy=chosen(scheme.ceiling.policy, readings),
        rounding=chosen(tie.rounding, readings) if isinstance(tie, ProRataRule) else None,
        scored=scored,
        scored_ids=frozenset(scored),
        facts=frozenset(item.id for item in scheme.facts),
        derived=tuple(
            (item.id, points_of(item.source, readings))
            for item in scheme.criteria
            if item.id not in scored
        ),
        minimums={
            stage.id: tuple(item for item in scheme.minimums if item.stage == stage.id)
            for stage in scheme.stages
        },
    )


@lru_cache(maxsize=256)
def criteria_of_reading(scheme: Scheme, reading: str) -> frozenset[str]:
    """Name the criteria whose points depend on this reading; the others keep theirs."""
    return frozenset(
        item.id
        for item in scheme.criteria
        if any(
            isinstance(part, ByReading) and part.reading == reading
            for part in _open_parts(item.source)
        )
    )


@lru_cache(maxsize=64)
def readings_of_order(scheme: Scheme) -> frozenset[str]:
    """Name the readings on which the order keys depend."""
    order = scheme.order
    return frozenset({order.reading}) if isinstance(order, ByReading) else frozenset()


def _open_parts(source: Source) -> tuple[object, ...]:
    if isinstance(source, RatioBands):
        return (source.between, source.above, *(band.points for band in source.bands))
    if isinstance(source, CountBands):
        return tuple(band.points for band in source.bands)
    return ()
