"""Points against each other: scales, bands, maxima, minimums and the assessments."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import assert_never

from desktop_app.core.criteria import (
    Band,
    CountBands,
    FlagPoints,
    LevelScale,
    RatioBands,
    Scale,
    Scored,
    Source,
    ThresholdPoints,
    WholeScale,
)
from desktop_app.core.legal import ByReading, LegalRef
from desktop_app.core.numbers import HUNDREDTHS, Points
from desktop_app.core.scheme import MinimumKind, Scheme
from desktop_app.schemefile.draft import Draft
from desktop_app.schemefile.nodes import Step
from desktop_app.text.notation import points_number
from desktop_app.text.refs import ref_long
from desktop_app.text.scheme_faults import SchemeFault

Path = tuple[Step, ...]


def check_points(draft: Draft) -> None:
    """Report scales and bands that do not fit, and maxima and minimums that cannot be right."""
    for position, criterion in enumerate(draft.scheme.criteria):
        _check_source(draft, criterion.source, criterion.label, position)
    _check_maxima(draft)
    _check_minimums(draft)
    _check_stages(draft)


def _check_source(draft: Draft, source: Source, label: str, position: int) -> None:
    path: Path
    match source:
        case Scored():
            _check_scale(draft, source.scale, position)
        case CountBands():
            path = ("criteria", position, "punten bij banden", "banden")
            _check_bands(draft, source.bands, label, source.fact, path)
            if source.bands and source.bands[-1].upper is not None:
                last = (*path, len(source.bands) - 1, "tot en met")
                expected = (label, str(source.bands[-1].upper))
                draft.report(SchemeFault.BAND_OPEN, *last, found=source.fact, expected=expected)
        case RatioBands():
            path = ("criteria", position, "punten bij verhouding", "banden")
            _check_bands(draft, source.bands, label, source.numerator, path)
            if source.bands and source.bands[-1].upper is None:
                position = len(source.bands) - 1
                draft.report(SchemeFault.MISSING_KEY, *path, position, found="tot en met")
        case FlagPoints() | ThresholdPoints():
            return
        case _:
            assert_never(source)


def _check_scale(draft: Draft, scale: Scale, position: int) -> None:
    path = ("criteria", position, "schaal")
    match scale:
        case WholeScale():
            if scale.minimum >= scale.maximum:
                figures = str(scale.maximum), str(scale.minimum)
                _report_reversed(draft, figures, (*path, "hele punten", "tot en met"))
        case LevelScale():
            for number, (lower, higher) in enumerate(pairwise(scale.levels), start=1):
                if higher.points <= lower.points:
                    place = (*path, "niveaus", number, "punten")
                    _report_not_rising(draft, higher.name, lower.name, place)
        case _:
            assert_never(scale)


def _report_not_rising(draft: Draft, higher: str, lower: str, path: Path) -> None:
    draft.report(SchemeFault.LEVELS_NOT_RISING, *path, found=higher, expected=(lower,))


def _report_reversed(draft: Draft, figures: tuple[str, str], path: Path) -> None:
    upper, lower = figures
    draft.report(SchemeFault.RANGE_REVERSED, *path, found=upper, expected=(lower,))


def _check_bands(draft: Draft, bands: Sequence[Band], label: str, fact: str, path: Path) -> None:
    """Report bands that overlap, leave a whole number out, or end before they begin."""
    for position, band in enumerate(bands):
        if band.upper is not None and band.upper < band.lower:
            figures = str(band.upper), str(band.lower)
            _report_reversed(draft, figures, (*path, position, "tot en met"))
    for position, (band, following) in enumerate(pairwise(bands), start=1):
        place = (*path, position, "van")
        if band.upper is None or following.lower <= band.upper:
            found = str(following.lower)
            draft.report(SchemeFault.BAND_OVERLAP, *place, found=found, expected=(label,))
        elif following.lower > band.upper + 1:
            found = str(band.upper + 1)
            draft.report(SchemeFault.BAND_GAP, *place, found=found, expected=(label, fact))


def _check_maxima(draft: Draft) -> None:
    """Compare every stated maximum with what it is the highest or the sum of."""
    scheme = draft.scheme
    maxima = {item.id: item.maximum for item in scheme.criteria}
    for position, criterion in enumerate(scheme.criteria):
        _, highest = points_range(criterion.source)
        if highest != criterion.maximum:
            path: Path = ("criteria", position, "maximum")
            expected = (points_number(highest), criterion.label)
            found = points_number(criterion.maximum)
            draft.report(SchemeFault.CRITERION_MAXIMUM, *path, found=found, expected=expected)
    for position, group in enumerate(scheme.groups):
        total = sum(maxima.get(item, 0) for item in group.criteria)
        _check_sum(draft, total, group.maximum, group.ref, ("groepen", position, "maximum"))
    _check_sum(draft, sum(maxima.values()), scheme.maximum, scheme.article, ("maximum",))


def _check_sum(draft: Draft, total: int, stated: int, ref: LegalRef, path: Path) -> None:
    if total != stated:
        expected = (points_number(total), ref_long(ref))
        draft.report(
            SchemeFault.MAXIMA_MISMATCH, *path, found=points_number(stated), expected=expected
        )


def _check_minimums(draft: Draft) -> None:
    for position, minimum in enumerate(draft.scheme.minimums):
        lowest, highest = _sum_range(draft.scheme, minimum.criteria)
        path = ("minima", position, "ten minste")
        found, label = points_number(minimum.bound), minimum.label
        if minimum.bound > highest:
            expected = (points_number(highest), label)
            draft.report(SchemeFault.MINIMUM_UNREACHABLE, *path, found=found, expected=expected)
        elif minimum.bound <= lowest:
            expected = (points_number(lowest), label)
            draft.report(SchemeFault.MINIMUM_IDLE, *path, found=found, expected=expected)


def _sum_range(scheme: Scheme, criteria: Sequence[str]) -> tuple[int, int]:
    ranges = [
        points_range(item.source) for item in scheme.criteria if not criteria or item.id in criteria
    ]
    return sum(low for low, _ in ranges), sum(high for _, high in ranges)


def _check_stages(draft: Draft) -> None:
    """Report a pitch without two assessments, and a consequence in the wrong one of them."""
    scheme = draft.scheme
    expected = 1 if scheme.hearing is None else 2
    if len(scheme.stages) != expected:
        found = str(len(scheme.stages))
        draft.report(
            SchemeFault.STAGES_AND_HEARING, "beoordelingen", found=found, expected=(str(expected),)
        )
        return
    for position, minimum in enumerate(scheme.minimums):
        is_last = minimum.stage == scheme.final_stage.id
        if is_last == (minimum.kind is MinimumKind.STAGE):
            draft.report(SchemeFault.WRONG_STAGE, "minima", position, "gevolg")


def points_range(source: Source) -> tuple[Points, Points]:
    """Give the lowest and the highest points (units) of a source, under any reading."""
    match source:
        case Scored():
            return _scale_range(source.scale)
        case FlagPoints() | ThresholdPoints():
            return Points(0), source.points
        case CountBands():
            values = [value for band in source.bands for value in _options(band.points)]
        case RatioBands():
            values = [value for band in source.bands for value in _options(band.points)]
            values += [source.without_denominator, source.without_numerator]
            values += _options(source.above)
        case _:
            assert_never(source)
    return Points(0), max(values, default=Points(0))


def _scale_range(scale: Scale) -> tuple[Points, Points]:
    match scale:
        case WholeScale():
            return Points(scale.minimum * HUNDREDTHS), Points(scale.maximum * HUNDREDTHS)
        case LevelScale():
            values = [level.points for level in scale.levels]
            return min(values, default=Points(0)), max(values, default=Points(0))
        case _:
            assert_never(scale)


def _options(points: Points | ByReading[Points]) -> list[Points]:
    return list(points.values.values()) if isinstance(points, ByReading) else [points]
