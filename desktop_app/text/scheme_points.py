"""What points are given for, in plain Dutch sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from desktop_app.core.criteria import (
    Band,
    BetweenBands,
    CountBands,
    Criterion,
    FlagPoints,
    LevelScale,
    RatioBands,
    Scale,
    Scored,
    ThresholdPoints,
    WholeScale,
)
from desktop_app.core.legal import ByReading, chosen
from desktop_app.core.scheme import Scheme
from desktop_app.text.measure import counted
from desktop_app.text.notation import enumeration, euros_short, points_number

Readings = Mapping[str, str]


def criterion_sentence(scheme: Scheme, criterion: Criterion, readings: Readings) -> str:
    """Say what a criterion gives points for and how many: one or a few sentences."""
    head = f"{capital(criterion.label)}: {criterion.name}."
    source = criterion.source
    match source:
        case Scored():
            return f"{head} {_scale(scheme, source.scale)}"
        case FlagPoints():
            name = _fact(scheme, source.fact)
            return f"{head} {counted(scheme, source.points)} bij ‘{name}’, anders 0."
        case ThresholdPoints():
            bounds = enumeration(
                [f"‘{_fact(scheme, fact)}’ ten minste {bound} is" for fact, bound in source.bounds]
            )
            return f"{head} {counted(scheme, source.points)} als {bounds}, anders 0."
        case CountBands():
            bands = _bands(scheme, source.bands, readings)
            return f"{head} Volgens ‘{_fact(scheme, source.fact)}’: {bands}. Daaronder 0 punten."
        case RatioBands():
            return f"{head} {_ratio(scheme, source, readings)}"
        case _:
            assert_never(source)


def capital(text: str) -> str:
    """Begin a sentence with this text."""
    return f"{text[:1].upper()}{text[1:]}"


def reading_note(scheme: Scheme, value: object, readings: Readings) -> str:
    """Name the reading a value follows: ` (lezing ‘plafond: gedeeltelijk’)`, or nothing."""
    if not isinstance(value, ByReading):
        return ""
    return f" (lezing ‘{value.reading}: {option_name(scheme, value.reading, readings)}’)"


def option_name(scheme: Scheme, reading_id: str, readings: Readings) -> str:
    """Give the Dutch name of the chosen option of a reading."""
    reading = scheme.reading(reading_id)
    value = readings[reading_id]
    options = () if reading is None else reading.options
    return next((option.name for option in options if option.value == value), value)


def _scale(scheme: Scheme, scale: Scale) -> str:
    match scale:
        case LevelScale():
            levels = [
                f"{level.name} is {points_number(level.points, scheme.unit)}"
                for level in scale.levels
            ]
            return f"{capital(enumeration(levels))}. Andere waarden zijn er niet."
        case WholeScale():
            plural = scheme.measure.plural
            lowest = euros_short(scale.minimum * 100)
            highest = euros_short(scale.maximum * 100)
            return f"Hele {plural} van {lowest} tot en met {highest}."
        case _:
            assert_never(scale)


def _fact(scheme: Scheme, fact_id: str) -> str:
    return next((fact.name for fact in scheme.facts if fact.id == fact_id), fact_id)


def _bands(scheme: Scheme, bands: tuple[Band, ...], readings: Readings) -> str:
    return enumeration([_band(scheme, band, readings) for band in bands])


def _band(scheme: Scheme, band: Band, readings: Readings) -> str:
    if band.upper is None:
        values = f"{band.lower} of meer"
    elif band.upper == band.lower:
        values = f"precies {band.lower}"
    else:
        values = f"{band.lower} tot en met {band.upper}"
    points = counted(scheme, chosen(band.points, readings))
    return f"{values} geeft {points}{reading_note(scheme, band.points, readings)}"


def _ratio(scheme: Scheme, source: RatioBands, readings: Readings) -> str:
    upper, lower = _fact(scheme, source.numerator), _fact(scheme, source.denominator)
    above = counted(scheme, chosen(source.above, readings))
    between = {
        BetweenBands.FLOOR: "Tussen twee banden telt het aantal hele keren",
        BetweenBands.STRICT: "Tussen twee banden zijn er geen punten",
    }[chosen(source.between, readings)]
    highest = source.bands[-1].upper
    return " ".join(
        (
            f"Hoeveel keer ‘{upper}’ zo hoog is als ‘{lower}’:",
            f"{_bands(scheme, source.bands, readings)}. Daaronder 0 punten.",
            f"Meer dan {highest} keer geeft {above}{reading_note(scheme, source.above, readings)}.",
            f"{between}{reading_note(scheme, source.between, readings)}.",
            f"Is ‘{lower}’ 0, dan {counted(scheme, source.without_denominator)}.",
            f"Is ‘{upper}’ 0, dan {counted(scheme, source.without_numerator)}.",
        )
    )
