"""Days, moments and clock times as a person types and reads them."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from desktop_app.core.moments import is_clock, is_date

_DAY: Final = re.compile(r"([0-9]{1,2})[-/. ]([0-9]{1,2})[-/. ]([0-9]{4})")
_WRITTEN: Final = re.compile(r"([0-9]{1,2}) ([a-z]+) ([0-9]{4})")
_CLOCK: Final = re.compile(r"([0-9]{1,2})[.:u]([0-9]{2})(?: ?uur)?")
_MONTHS: Final = {
    name: number
    for number, name in enumerate(
        (
            "januari",
            "februari",
            "maart",
            "april",
            "mei",
            "juni",
            "juli",
            "augustus",
            "september",
            "oktober",
            "november",
            "december",
        ),
        start=1,
    )
}

DAY_HINT: Final = "dag-maand-jaar, zoals 12-5-2026"
MOMENT_HINT: Final = "dag en tijd, zoals 12-5-2026 17:00"
CLOCK_HINT: Final = "uren en minuten, zoals 19:30"


def read_day(typed: str) -> str | None:
    """Read `12-5-2026`, `12 mei 2026` or `2026-05-12` as YYYY-MM-DD; None when it is no day."""
    text = typed.strip().lower()
    if is_date(text):
        return text
    numbers, written = _DAY.fullmatch(text), _WRITTEN.fullmatch(text)
    if numbers is not None:
        return _day(numbers[3], int(numbers[2]), int(numbers[1]))
    if written is not None and written[2] in _MONTHS:
        return _day(written[3], _MONTHS[written[2]], int(written[1]))
    return None


def read_clock(typed: str) -> str | None:
    """Read `9:30`, `9.30 uur` or `09:30` as HH:MM; None when it is no clock time."""
    found = _CLOCK.fullmatch(typed.strip().lower())
    clock = f"{int(found[1]):02d}:{found[2]}" if found is not None else ""
    return clock if is_clock(clock) else None


def read_moment(typed: str) -> str | None:
    """Read a day and a clock time as YYYY-MM-DDTHH:MM; None when it is not both."""
    text = typed.strip().replace("T", " ").replace(",", " ")
    day, _, clock = " ".join(text.split()).removesuffix(" uur").rpartition(" ")
    read, time = read_day(day), read_clock(clock)
    return None if read is None or time is None else f"{read}T{time}"


def read_day_or_moment(typed: str) -> str | None:
    """Read a day, with or without a clock time."""
    return read_day(typed) or read_moment(typed)


def show_day(text: str) -> str:
    """Write YYYY-MM-DD as `12-05-2026`, and a moment as `12-05-2026 17:00`."""
    day, _, clock = text.partition("T")
    if not is_date(day):
        return text
    year, month, number = day.split("-")
    return f"{number}-{month}-{year}" + (f" {clock}" if clock else "")


def _day(year: str, month: int, number: int) -> str | None:
    try:
        return date(int(year), month, number).isoformat()
    except ValueError:
        return None
