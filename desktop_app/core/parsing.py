"""Typed and exchanged numbers read into cents and hundredths of a point, or a problem.

Two ways in. *Typed* is for screens and spreadsheets, where a person writes Dutch or with a
point. *Exact* is for the exchange format, which allows one form only. Neither ever guesses:
what can mean two amounts is a problem, so `12.50` is 12,50 and never 1250, and `1.250` is
1250 because its group has exactly three digits. Only the digits 0 to 9 count as digits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.numbers import Cents

LARGEST_TYPED_CENTS = 99_999_999_999

_BLANKS = " \t\u00a0\u202f"
_AMOUNT_PLAIN = re.compile(r"(0|[1-9][0-9]*)(?:,([0-9]{1,2}))?")
_AMOUNT_GROUPED = re.compile(r"([1-9][0-9]{0,2}(?:\.[0-9]{3})+)(?:,([0-9]{1,2}))?")
_AMOUNT_POINT = re.compile(r"(0|[1-9][0-9]*)\.([0-9]{2})")
_AMOUNT_TWO_WAYS = re.compile(r"[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]{1,2})?|[0-9]+\.[0-9]")
_POINTS_TYPED = re.compile(r"(0|[1-9][0-9]*)(?:[.,]([0-9]{1,2}))?")
_POINTS_LONG = re.compile(r"[0-9]+[.,][0-9]{3,}")
_POINTS_EXACT = re.compile(r"(0|[1-9][0-9]*)(?:\.([0-9]{1,2}))?")
_CENTS_EXACT = re.compile(r"(0|[1-9][0-9]{0,11})\.([0-9]{2})")
_LONGEST = 40


class NumberFault(StrEnum):
    """Why a text is not read as a number."""

    EMPTY = "empty"
    FORM = "form"
    TWO_WAYS = "two_ways"
    TOO_MANY_DECIMALS = "too_many_decimals"
    TOO_LARGE = "too_large"


@dataclass(frozen=True, slots=True)
class NumberProblem:
    """A text that is not a number here, as it was given, with the reason."""

    fault: NumberFault
    text: str


def parse_amount_typed(text: str) -> Cents | NumberProblem:
    """The whole cents of a typed amount, or a problem.

    Accepts `12500`, `12.500`, `12500,00`, `12.500,00`, `12500.00` and a euro sign in front.
    A point with exactly two digits after it is a decimal point, one with groups of exactly
    three separates thousands; `1,250` and `12.5` can be read in two ways and are refused.
    From 0,00 up to and including 999.999.999,99; the caller decides whether 0,00 may be.
    """
    bare = text.strip(_BLANKS).removeprefix("€").strip(_BLANKS)
    if not bare:
        return NumberProblem(NumberFault.EMPTY, text)
    match = _first_match(bare, _AMOUNT_PLAIN, _AMOUNT_GROUPED, _AMOUNT_POINT)
    if match is None:
        two_ways = _fullmatch(_AMOUNT_TWO_WAYS, bare) is not None
        return NumberProblem(NumberFault.TWO_WAYS if two_ways else NumberFault.FORM, text)
    cents = Cents(_hundredths(match[1].replace(".", ""), match[2]))
    if cents > LARGEST_TYPED_CENTS:
        return NumberProblem(NumberFault.TOO_LARGE, text)
    return cents


def parse_points_typed(text: str) -> int | NumberProblem:
    """The hundredths of a point of a typed score, or a problem.

    `0,9` and `0.9` read alike. At most two decimals, no sign, no thousands.
    """
    bare = text.strip(_BLANKS)
    if not bare:
        return NumberProblem(NumberFault.EMPTY, text)
    match = _fullmatch(_POINTS_TYPED, bare)
    if match is not None:
        return _hundredths(match[1], match[2])
    if _fullmatch(_POINTS_LONG, bare) is not None:
        return NumberProblem(NumberFault.TOO_MANY_DECIMALS, text)
    return NumberProblem(NumberFault.FORM, text)


def parse_points_exact(text: str) -> int | NumberProblem:
    """The hundredths of a point of an exchanged score: `0.9`, `4`, `12.25`."""
    match = _fullmatch(_POINTS_EXACT, text)
    if match is None:
        return NumberProblem(NumberFault.FORM, text)
    return _hundredths(match[1], match[2])


def parse_cents_exact(text: str) -> Cents | NumberProblem:
    """The whole cents of an exchanged amount: `12500.00`, at most twelve digits of euros."""
    match = _fullmatch(_CENTS_EXACT, text)
    if match is None:
        return NumberProblem(NumberFault.FORM, text)
    return Cents(_hundredths(match[1], match[2]))


def _hundredths(whole: str, decimals: str | None) -> int:
    return int(whole) * 100 + int((decimals or "").ljust(2, "0"))


def _first_match(text: str, *patterns: re.Pattern[str]) -> re.Match[str] | None:
    return next((match for pattern in patterns if (match := _fullmatch(pattern, text))), None)


def _fullmatch(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    # A longer text is no number that anyone meant, and int() refuses thousands of digits.
    return pattern.fullmatch(text) if len(text) <= _LONGEST else None
