"""Exact numbers: money in whole cents, points in a whole number of units per point."""

from __future__ import annotations

from math import gcd
from typing import Final, NewType

Cents = NewType("Cents", int)
Points = NewType("Points", int)

HUNDREDTHS: Final = 100
"""Units per point when points are given with at most two decimals."""


def exact_text(points: int, unit: int = HUNDREDTHS) -> str:
    """Write points exactly: a decimal without trailing zeros, or p/q in lowest terms.

    points: whole number of units, unit: units per point (> 0). The form of the exchange
    format: "5", "4.9", "22/3".
    """
    whole, rest = divmod(points, unit)
    if not rest:
        return str(whole)
    common = gcd(points, unit)
    numerator, denominator = points // common, unit // common
    digits = _finite_decimals(denominator)
    if digits is None:
        return f"{numerator}/{denominator}"
    scaled = numerator * 10**digits // denominator
    text = str(scaled).rjust(digits + 1, "0")
    return f"{text[:-digits]}.{text[-digits:]}"


def _finite_decimals(denominator: int) -> int | None:
    """Count the decimals a fraction in lowest terms needs; None when they never end."""
    twos = fives = 0
    while denominator % 2 == 0:
        denominator //= 2
        twos += 1
    while denominator % 5 == 0:
        denominator //= 5
        fives += 1
    return max(twos, fives) if denominator == 1 else None


def cents_text(cents: int) -> str:
    """Write cents as euros with exactly two decimals and a point: 1250000 is "12500.00"."""
    euros, rest = divmod(cents, 100)
    return f"{euros}.{rest:02d}"
