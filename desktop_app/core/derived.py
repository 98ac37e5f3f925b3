"""Points that follow from facts: each source of a scheme made into one exact calculation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, assert_never

from desktop_app.core.criteria import (
    Band,
    BetweenBands,
    CountBands,
    FlagPoints,
    RatioBands,
    Scored,
    Source,
    ThresholdPoints,
)
from desktop_app.core.legal import chosen
from desktop_app.core.numbers import Points

Facts: TypeAlias = Mapping[str, int | bool]
PointsOf: TypeAlias = Callable[[Facts], Points]
"""Gives the points (units) of a unit; every fact the source names must be there."""

_NONE = Points(0)


def points_of(source: Source, readings: Mapping[str, str]) -> PointsOf:
    """Make the calculation of a source under these readings; TypeError for scored points."""
    match source:
        case FlagPoints(fact=fact, points=points):
            return lambda facts: points if facts[fact] else _NONE
        case ThresholdPoints(bounds=bounds, points=points):
            return lambda facts: (
                points if all(facts[fact] >= bound for fact, bound in bounds) else _NONE
            )
        case CountBands(fact=fact, bands=bands):
            fixed = _fixed_bands(bands, readings)
            return lambda facts: _in_bands(fixed, facts[fact])
        case RatioBands():
            return _ratio(source, readings)
        case Scored():
            message = "scored points are given, not derived"
            raise TypeError(message)
        case _:
            assert_never(source)


_FixedBand: TypeAlias = tuple[int, int | None, Points]


def _fixed_bands(bands: tuple[Band, ...], readings: Mapping[str, str]) -> tuple[_FixedBand, ...]:
    return tuple((band.lower, band.upper, chosen(band.points, readings)) for band in bands)


def _in_bands(bands: tuple[_FixedBand, ...], count: int) -> Points:
    for lower, upper, points in bands:
        if lower <= count and (upper is None or count <= upper):
            return points
    return _NONE


def _ratio(source: RatioBands, readings: Mapping[str, str]) -> PointsOf:
    bands = _fixed_bands(source.bands, readings)
    above = chosen(source.above, readings)
    strict = chosen(source.between, readings) is BetweenBands.STRICT
    highest = bands[-1][1]

    def points(facts: Facts) -> Points:
        numerator, denominator = facts[source.numerator], facts[source.denominator]
        if not numerator:
            return source.without_numerator
        if not denominator:
            return source.without_denominator
        # Compared as a fraction: lower <= numerator / denominator <= upper, never divided.
        for lower, upper, worth in bands:
            if lower * denominator <= numerator and (
                upper is None or numerator <= upper * denominator
            ):
                return worth
        if highest is not None and numerator > highest * denominator:
            return above
        return _NONE if strict else _in_bands(bands, numerator // denominator)

    return points
