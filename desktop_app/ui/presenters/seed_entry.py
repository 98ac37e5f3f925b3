"""Two entries of one seed or drawn order, compared place by place."""

from __future__ import annotations

from itertools import zip_longest
from typing import TypeAlias

Rows: TypeAlias = tuple[tuple[str, str], ...]
"""Who called it out and what, per item; a whole seed is one item without who."""


def seed_rows(seed: str) -> Rows:
    """Give a seed as one item; nothing when it is empty."""
    return (("", seed),) if seed else ()


def what_of(rows: Rows) -> tuple[str, ...]:
    """Give what was typed per item."""
    return tuple(what for _, what in rows)


def different_places(first: Rows, again: Rows, *, per_character: bool) -> tuple[int, ...]:
    """Give the places (from 1) where two entries differ: characters of a seed, or items."""
    one, other = what_of(first), what_of(again)
    pairs = zip_longest("".join(one), "".join(other)) if per_character else zip_longest(one, other)
    return tuple(place for place, (left, right) in enumerate(pairs, start=1) if left != right)


def names_of(words: str) -> tuple[str, ...]:
    """Give the names in a line with commas between them."""
    return tuple(name.strip() for name in words.split(",") if name.strip())
