"""One line of the history: what, about which unit, from, to, and why."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.text.notation import euros


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """One line: `what` without full stop; old and new in words, None when there is none."""

    what: str
    unit: str | None = None
    old: str | None = None
    new: str | None = None
    reason: str | None = None


def yes_no(value: int | bool | None) -> str | None:  # noqa: FBT001 - a fact is a number or yes or no
    """Write a fact: a whole number, ja or nee."""
    if isinstance(value, bool):
        return "ja" if value else "nee"
    return None if value is None else str(value)


def amount(cents: int) -> str:
    """Write an amount (cents) of an event."""
    return euros(cents)
