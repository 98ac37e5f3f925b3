"""Totals with the word of the scheme: punten, or stemmen where votes are counted."""

from __future__ import annotations

from fractions import Fraction

from desktop_app.core.scheme import Scheme
from desktop_app.text import notation


def counted(scheme: Scheme, value: int) -> str:
    """Write a total (units) with its word: `4,9 punten`, `0,8 punt`, `1932 stemmen`."""
    number = Fraction(value, scheme.unit)
    word = scheme.measure.singular if 0 < number <= 1 else scheme.measure.plural
    return f"{notation.points_number(number)} {word}"
