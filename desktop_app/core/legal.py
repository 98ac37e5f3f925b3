"""What every rule of a scheme is made of: where it stands, and the readings it is open to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class LegalRef:
    """Where a rule stands: article, lid and onderdeel, as the regeling numbers them.

    article: number or letter, or the words for it where a regeling has no numbered article ("de
    deelnameregels"); paragraph: lid as a number in digits; part: the rest in the words of the
    regeling ("onderdeel e", "tabel 1"). The Dutch sentence is made in the text room.
    """

    article: str
    paragraph: str | None = None
    part: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ByReading(Generic[T]):
    """A value that depends on the chosen reading of an open point: one value per option."""

    reading: str
    values: Mapping[str, T]


def chosen(value: T | ByReading[T], readings: Mapping[str, str]) -> T:
    """Give the value under these readings (reading id to option), itself when it is fixed."""
    if isinstance(value, ByReading):
        return value.values[readings[value.reading]]
    return value


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingOption:
    """One way to read an open point: its value, what it means, and why one would choose it.

    value: as in the exchange format; name: the same in a Dutch sentence ("gedeeltelijk").
    """

    value: str
    name: str
    meaning: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """An open point of the text with its options; the first question a judge would ask.

    default: the value of one of the options. question: a Dutch sentence.
    """

    id: str
    question: str
    default: str
    options: tuple[ReadingOption, ...]
    ref: LegalRef

    def alternatives(self, value: str) -> tuple[str, ...]:
        """Give the other values, in the order of the scheme."""
        return tuple(option.value for option in self.options if option.value != value)
