"""Reading single values: numbers of applications, dates, yes and no, levels."""

from __future__ import annotations

import re
from datetime import date, datetime
from typing import TYPE_CHECKING

from desktop_app.core.parsing import NumberProblem, parse_points_typed
from desktop_app.importing.headings import plain
from desktop_app.text.importing import MONTHS, NO, YES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop_app.importing.expected import ExpectedLevel

_HYPHENS = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d"), "-")
_MONTH = "|".join(sorted(MONTHS, key=len, reverse=True))
_DAY_FIRST = re.compile(r"([0-9]{1,2})[-/.]([0-9]{1,2})[-/.]([0-9]{4})")
_ISO = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_IN_WORDS = re.compile(rf"([0-9]{{1,2}})[- ]({_MONTH})\.?[- ]([0-9]{{4}})", re.IGNORECASE)
_TIME = re.compile(r"(.*?)[T ,]+(?:om )?([0-9]{1,2})[:.]([0-9]{2})(?::[0-9]{2})?(?: ?uur)?")
_LIKE_A_DATE = re.compile(
    rf"[0-9]{{1,2}}[- ](?:{_MONTH})\.?(?:[- ][0-9]{{2,4}})?"
    rf"|(?:{_MONTH})\.?[- ][0-9]{{2,4}}"
    r"|[0-9]{1,2}[-/][0-9]{1,2}(?:[-/][0-9]{2,4})?"
    r"|[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ].*)?",
    re.IGNORECASE,
)
_NUMBER_LIKE_A_DATE = re.compile(
    rf"[0-9]{{1,2}}-(?:{_MONTH})(?:-[0-9]{{2,4}})?|(?:{_MONTH})-[0-9]{{2,4}}"
    r"|[0-9]{1,2}[-/][0-9]{1,2}[-/][0-9]{4}",
    re.IGNORECASE,
)
_ERROR = re.compile(
    r"#(?:N/A|N/B|NB|REF!|VERW!|VALUE!|WAARDE!|NAME\?|NAAM\?|DIV/0!|DEEL/0!|NUM!|GETAL!|NULL!"
    r"|LEEG!|SPILL!|OVERLOOP!|CALC!|BEREKENEN!|#+)|(?:Err|Fout):[0-9]{3}",
    re.IGNORECASE,
)
_FIRST_SERIAL, _LAST_SERIAL = 36_526, 73_050
_COUNT = re.compile(r"0|[1-9][0-9]{0,8}")
_EIGHT, _SEVEN = 8, 7


def cleaned_number(text: str) -> str:
    """Clean a number of an application: no blanks around it, plain hyphens, capitals.

    Nothing else changes; leading zeros stay.
    """
    return text.strip().translate(_HYPHENS).upper()


def without_leading_zeros(number: str) -> str:
    """Write a number without the zeros that spreadsheets take away, for comparing only."""
    return re.sub(r"(?<![0-9])0+(?=[0-9])", "", number)


def is_error_text(text: str) -> bool:
    """Tell whether a text is an error of a spreadsheet, in English or Dutch."""
    # Every one of them has one of these two marks, and few other cells do.
    marked = "#" in text or ":" in text
    return marked and _ERROR.fullmatch(text.strip()) is not None


def is_like_a_date(text: str) -> bool:
    """Tell whether a spreadsheet could have made a date of what was typed here."""
    return _LIKE_A_DATE.fullmatch(text.strip()) is not None


def is_number_like_a_date(text: str) -> bool:
    """Tell whether a number of an application became a date; `2026-05` is a number."""
    return _NUMBER_LIKE_A_DATE.fullmatch(text) is not None


def is_iso_date_text(text: str) -> bool:
    """Tell whether a text is a full date, year first."""
    return _ISO.fullmatch(text.strip()) is not None and _read_day(text.strip()) is not None


def may_be_date_serial(text: str) -> bool:
    """Tell whether a number counts the days up to a date between 2000 and 2099."""
    return text.isascii() and text.isdigit() and _FIRST_SERIAL <= int(text) <= _LAST_SERIAL


def read_date(text: str) -> str | None:
    """Read a date, with or without a time, into ISO 8601; None when it is no date.

    Day before month, as in Dutch; also ISO 8601 itself and months in letters.
    """
    found = _TIME.fullmatch(text.strip())
    day = _read_day(found[1] if found else text.strip())
    if day is None or found is None:
        return day.isoformat() if day else None
    try:
        moment = datetime(day.year, day.month, day.day, int(found[2]), int(found[3]))  # noqa: DTZ001 - on the clock of the sender
    except ValueError:
        return None
    return moment.strftime("%Y-%m-%dT%H:%M")


def _read_day(text: str) -> date | None:
    parts = _day_month_year(text)
    if parts is None:
        return None
    day, month, year = parts
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _day_month_year(text: str) -> tuple[int, int, int] | None:
    if not text.isascii():
        return None
    if found := _DAY_FIRST.fullmatch(text):
        return int(found[1]), int(found[2]), int(found[3])
    if found := _ISO.fullmatch(text):
        return int(found[3]), int(found[2]), int(found[1])
    if found := _IN_WORDS.fullmatch(text):
        return int(found[1]), MONTHS[found[2].lower()], int(found[3])
    return None


def read_yes_no(text: str) -> bool | None:
    """Read yes or no; None when it is neither."""
    word = text.strip().casefold()
    if word in YES:
        return True
    return False if word in NO else None


def read_count(text: str) -> str | None:
    """Read a whole number of at least 0, as text; None when it is none."""
    bare = text.strip()
    return bare if _COUNT.fullmatch(bare) else None


def read_level(text: str, levels: Sequence[ExpectedLevel]) -> str | None:
    """Read a level by its id, its name, its first letter or its points; None when unknown."""
    word = plain(text)
    named = [level.id for level in levels if word in {plain(level.id), plain(level.name)}]
    initial = [level.id for level in levels if word and plain(level.name)[:1] == word]
    points = parse_points_typed(text)
    worth = [
        level.id
        for level in levels
        if not isinstance(points, NumberProblem) and level.hundredths == points
    ]
    for found in (named, initial, worth):
        if len(found) == 1:
            return found[0]
    return None


def full_kvk(text: str) -> str | None:
    """Give a number of the chamber of commerce that lost its zero, None when it did not."""
    return text.zfill(_EIGHT) if len(text) == _SEVEN and text.isascii() and text.isdigit() else None
