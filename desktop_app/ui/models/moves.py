"""The fewest row moves that turn one order of keys into another."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """Take the row at `source` out and put it at `target`, both counted with the row in place."""

    source: int
    target: int


def moves(old: Sequence[str], new: Sequence[str]) -> tuple[Move, ...]:
    """Return the moves, to be done one after the other, that turn `old` into `new`.

    Both hold the same keys, each once. Rows that keep their order among each other stay: only
    the others move, so one changed score is one move however far it goes.
    """
    goal = {key: place for place, key in enumerate(new)}
    staying = _longest_rising([goal[key] for key in old])
    order, done = list(old), []
    for key in new:
        if goal[key] in staying:
            continue
        source = order.index(key)
        target = _target(order, new, goal, key, staying)
        order.insert(target, order.pop(source))
        staying.add(goal[key])
        if source != target:
            done.append(Move(source, target))
    return tuple(done)


def _target(
    order: list[str], new: Sequence[str], goal: dict[str, int], key: str, placed: set[int]
) -> int:
    """Find where `key` belongs: right behind the nearest row before it that is in its place."""
    source = order.index(key)
    for place in range(goal[key] - 1, -1, -1):
        if place in placed:
            before = order.index(new[place])
            return before + 1 if before < source else before
    return 0


def _longest_rising(values: Sequence[int]) -> set[int]:
    """Return a longest rising subsequence of distinct values."""
    tails: list[int] = []
    ends: list[int] = []
    links: list[int | None] = []
    for at, value in enumerate(values):
        place = bisect_left(tails, value)
        links.append(ends[place - 1] if place else None)
        if place == len(tails):
            tails.append(value)
            ends.append(at)
        else:
            tails[place], ends[place] = value, at
    rising: set[int] = set()
    at_last = ends[-1] if ends else None
    while at_last is not None:
        rising.add(values[at_last])
        at_last = links[at_last]
    return rising
