"""Totals with the word of the scheme, and rows of criteria in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final

from desktop_app.core.scheme import Scheme
from desktop_app.text import notation


def counted(scheme: Scheme, value: int) -> str:
    """Write a total (units) with its word: `4,9 punten`, `0,8 punt`, `1932 stemmen`."""
    number = Fraction(value, scheme.unit)
    word = scheme.measure.singular if 0 < number <= 1 else scheme.measure.plural
    return f"{notation.points_number(number)} {word}"


_SHORTEST_ROW: Final = 3
_LONGEST_TAIL: Final = 2


def label_rows(names: Sequence[str]) -> list[str]:
    """Labels with rows taken together: `criterium 1 tot en met 6`.

    Three or more neighbours that differ only in a last word of one or two characters are one row.
    """
    parts: list[str] = []
    for head, group in groupby(names, key=_head):
        members = list(group)
        if head and len(members) >= _SHORTEST_ROW:
            parts.append(f"{members[0]} tot en met {_tail(members[-1])}")
        else:
            parts.extend(members)
    return parts


def column_codes(scheme: Scheme) -> dict[str, str]:
    """Give every criterion a short head for a column: `1`, `a1`, or its number in the list."""
    return {
        item.id: _tail(item.label) if _head(item.label) else str(number)
        for number, item in enumerate(scheme.criteria, start=1)
    }


def _head(label: str) -> str:
    """Give a label without its number or letter; empty when it does not end in one."""
    head, _, tail = label.rpartition(" ")
    return head if len(tail) <= _LONGEST_TAIL else ""


def _tail(label: str) -> str:
    return label.rpartition(" ")[2]
