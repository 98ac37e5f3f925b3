"""Deciding per column, never per cell, which of comma and point stands before the decimals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from desktop_app.importing.expected import NumberStyle

_PLAIN = re.compile(r"0|[1-9][0-9]{0,14}")
_COMMA = re.compile(
    r"(?:0|[1-9][0-9]{0,14}),[0-9]{1,2}"
    r"|[1-9][0-9]{0,2}(?:\.[0-9]{3})+,[0-9]{1,2}"
    r"|[1-9][0-9]{0,2}(?:\.[0-9]{3}){2,4}"
)
_POINT = re.compile(
    r"(?:0|[1-9][0-9]{0,14})\.[0-9]{1,2}"
    r"|[1-9][0-9]{0,2}(?:,[0-9]{3})+\.[0-9]{1,2}"
    r"|[1-9][0-9]{0,2}(?:,[0-9]{3}){2,4}"
)
_GROUP_OR_DECIMALS = re.compile(r"[1-9][0-9]{0,2}([.,])[0-9]{3}")
_BLANKS = " \t\r\n\u00a0\u202f"


class Shape(Enum):
    """What the marks in a number say by themselves."""

    PLAIN = auto()
    COMMA = auto()
    POINT = auto()
    OPEN_POINT = auto()
    OPEN_COMMA = auto()
    NO_NUMBER = auto()


@dataclass(frozen=True, slots=True)
class Readings:
    """The two ways to read a number, in hundredths; None where it gives more decimals."""

    comma: int | None
    point: int | None


@dataclass(frozen=True, slots=True)
class Decided:
    """The style in which numbers that are open are read; None when there are none.

    `points_seen`: the first text in which a point stood before decimals.
    """

    style: NumberStyle | None
    points_seen: str | None


@dataclass(frozen=True, slots=True)
class Undecided:
    """A column that must be asked about: the first open text and the usual answer, if any."""

    text: str
    usual: NumberStyle | None


def bare_number(text: str) -> str:
    """Take blanks, a euro sign and a Dutch `,-` off a number."""
    if text.isdigit():
        return text
    bare = text.strip(_BLANKS).removeprefix("€").strip(_BLANKS)
    return f"{bare[:-2]},00" if bare.endswith((",-", ",=")) else bare


def shape(bare: str) -> Shape:
    """Tell what a bare number says by itself; only the digits 0 to 9 are digits."""
    if _PLAIN.fullmatch(bare):
        return Shape.PLAIN
    if _COMMA.fullmatch(bare):
        return Shape.COMMA
    if _POINT.fullmatch(bare):
        return Shape.POINT
    found = _GROUP_OR_DECIMALS.fullmatch(bare)
    if found is None:
        return Shape.NO_NUMBER
    return Shape.OPEN_POINT if found[1] == "." else Shape.OPEN_COMMA


def decide(texts: Sequence[str], answer: NumberStyle | None) -> Decided | Undecided:
    """Decide how the numbers of one column are read, from all of them together.

    `1.250` next to `12.500,00` is 1250; alone it is asked, as is `1,250` unless another number
    of the column has a point before its decimals and none a comma.
    """
    shapes = {text: shape(text) for text in texts}
    first = {found: text for text, found in reversed(shapes.items())}
    seen = first.get(Shape.POINT)
    open_text = first.get(Shape.OPEN_COMMA) or first.get(Shape.OPEN_POINT)
    if answer is not None or open_text is None:
        return Decided(answer, seen)
    if Shape.OPEN_COMMA in first:
        if Shape.POINT in first and not {Shape.COMMA, Shape.OPEN_POINT} & first.keys():
            return Decided(NumberStyle.POINT, seen)
        return Undecided(open_text, None)
    if Shape.COMMA in first and Shape.POINT not in first:
        return Decided(NumberStyle.COMMA, None)
    return Undecided(open_text, None if Shape.POINT in first else NumberStyle.COMMA)


def readings(bare: str) -> Readings:
    """Give both ways to read a number that is open."""
    return Readings(_by_comma(bare), _by_point(bare))


def read_number(bare: str, style: NumberStyle | None) -> int | None:
    """Read a number into hundredths; None when it is no number or has more decimals.

    `style` decides only about numbers that are open by themselves.
    """
    match shape(bare):
        case Shape.PLAIN:
            return int(bare) * 100
        case Shape.COMMA:
            return _by_comma(bare)
        case Shape.POINT:
            return _by_point(bare)
        case Shape.OPEN_POINT | Shape.OPEN_COMMA:
            if style is None:
                return None
            return _by_comma(bare) if style is NumberStyle.COMMA else _by_point(bare)
        case Shape.NO_NUMBER:
            return None


def _by_comma(bare: str) -> int | None:
    return _hundredths(bare.replace(".", ""), ",")


def _by_point(bare: str) -> int | None:
    return _hundredths(bare.replace(",", ""), ".")


def _hundredths(text: str, mark: str) -> int | None:
    whole, _, decimals = text.partition(mark)
    if decimals.rstrip("0")[2:]:
        return None
    return int(whole) * 100 + int(decimals[:2].ljust(2, "0"))
