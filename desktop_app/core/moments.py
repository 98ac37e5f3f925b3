"""The form of dates and times as the journal and the commands write them; no clock is read."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_CLOCK: Final = re.compile(r"(?:[01][0-9]|2[0-3]):[0-5][0-9]")


def is_date(text: str) -> bool:
    """Tell whether a text is an existing day, YYYY-MM-DD."""
    if not _DATE.fullmatch(text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def is_clock(text: str) -> bool:
    """Tell whether a text is a clock time, HH:MM from 00:00 to 23:59."""
    return _CLOCK.fullmatch(text) is not None


def is_moment(text: str) -> bool:
    """Tell whether a text is a day and a clock time, YYYY-MM-DDTHH:MM."""
    day, between, clock = text.partition("T")
    return bool(between) and is_date(day) and is_clock(clock)


def is_date_or_moment(text: str) -> bool:
    """Tell whether a text is a day, with or without a clock time."""
    return is_date(text) or is_moment(text)
