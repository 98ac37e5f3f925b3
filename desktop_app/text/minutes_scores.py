"""Sentences and heads around the tables of scores, facts and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from desktop_app.core.criteria import Criterion, Level, LevelScale, RatioBands, Scored
from desktop_app.core.scheme import Scheme
from desktop_app.text.measure import counted
from desktop_app.text.notation import points_number
from desktop_app.text.wording import capital, cited

SCORES: Final = "scores"
TOTAL: Final = "Totaal"
SUM: Final = "Som"
REASONS: Final = "Redenen"
NO_SCORES: Final = "Er zijn nog geen scores."
NO_FACTS: Final = "Er zijn nog geen feiten vastgesteld."
FACTS: Final = "Feiten"
FACT: Final = "Feit"
FACT_NAME: Final = "Wat is vastgesteld"
REASONS_BELOW: Final = "Redenen bij elke score onder het maximum"
NO_REASONS: Final = "Er zijn geen redenen vastgelegd."
NOT_GIVEN: Final = "geen reden vastgelegd"
DERIVED: Final = "De punten volgen uit de feiten; alleen de punten voor {labels} zijn gegeven."
NO_MINIMUM: Final = (
    "{ids}: 0 punten; de regeling kent geen minimum, dus zij tellen mee in de rangorde."
)


def stage_heading(name: str) -> str:
    """The head above the scores of one assessment."""
    return capital(name)


def levels_explained(levels: Sequence[Level]) -> str:
    """What the letters stand for: `o = onvoldoende, v = voldoende`."""
    pairs = ", ".join(f"{level_letter(level, levels)} = {level.name}" for level in levels)
    return f"{pairs}; daarachter de punten."


def level_letter(level: Level, levels: Sequence[Level]) -> str:
    """The first letter of a level, or its whole name where letters are not different."""
    letters = {item.name[:1] for item in levels}
    return level.name[:1] if len(letters) == len(levels) else level.name


def score_cell(scheme: Scheme, criterion: Criterion, points: int) -> str:
    """A score in a cell: `v 0,9`, or its points."""
    number = points_number(points, scheme.unit)
    source = criterion.source
    if isinstance(source, Scored) and isinstance(source.scale, LevelScale):
        levels = source.scale.levels
        level = next((item for item in levels if item.points == points), None)
        if level is not None:
            return f"{level_letter(level, levels)} {number}"
    return number


def derived_points(labels: Sequence[str]) -> str:
    """That only some points were given by the assessors."""
    return DERIVED.format(labels=" en ".join(labels))


def yes_no(value: int | bool) -> str:  # noqa: FBT001 - a fact is a number or yes or no
    """A fact in a cell."""
    if isinstance(value, bool):
        return "ja" if value else "nee"
    return str(value)


def ratio(
    scheme: Scheme, criterion: Criterion, source: RatioBands, counts: tuple[int, int], points: int
) -> str:
    """How a ratio of two counts became points, without rounding (model, Z47)."""
    over, under = counts
    names = {fact.id: fact.name for fact in scheme.facts}
    top, bottom = names[source.numerator], names[source.denominator]
    quotient = "" if not under else f" = {points_number(Fraction(over, under))}"
    return (
        f"{over} ({top}) op {under} ({bottom}){quotient}: {counted(scheme, points)}"
        f"{cited(criterion.ref)}"
    )


def zero_total(ids: str) -> str:
    """That nothing at all can still be ranked (model, Z60)."""
    return NO_MINIMUM.format(ids=ids)


def reason(code: str, text: str) -> str:
    """One reason behind the code of its criterion."""
    return f"{code}: {text}"
