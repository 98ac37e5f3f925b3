"""How dates and times are written in Dutch, and which clock the municipality lives by."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

ZONE_NAME = "Europe/Amsterdam"

_WEEKDAYS = ("maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag")
_MONTHS = [
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
]
_SUNDAY = 6


class CentralEuropeanTime(tzinfo):
    """The Dutch clock by rule, for computers without a table of time zones.

    Summer time runs from the last Sunday of March to the last Sunday of October, 01:00 UTC
    (Directive 2000/84/EC, articles 2 and 3); valid from 1996.
    """

    def utcoffset(self, moment: datetime | None) -> timedelta:
        """One hour, or two in summer; a local time that occurs twice follows its fold."""
        return timedelta(hours=1) + self.dst(moment)

    def dst(self, moment: datetime | None) -> timedelta:
        """One hour in summer, nothing in winter."""
        if moment is None:
            return timedelta(0)
        guess = moment.replace(tzinfo=None) - timedelta(hours=1 if moment.fold else 2)
        begins, ends = _summer(moment.year)
        summer = begins <= guess < ends
        return timedelta(hours=1) if summer else timedelta(0)

    def fromutc(self, moment: datetime) -> datetime:
        """The local time of a moment that is given in UTC."""
        utc = moment.replace(tzinfo=None)
        begins, ends = _summer(utc.year)
        summer = begins <= utc < ends
        local = utc + timedelta(hours=2 if summer else 1)
        twice = ends <= utc < ends + timedelta(hours=1)
        return local.replace(tzinfo=self, fold=int(twice))

    def tzname(self, _moment: datetime | None) -> str:
        """The name of the zone, the same all year."""
        return ZONE_NAME


def _summer(year: int) -> tuple[datetime, datetime]:
    return _last_sunday(year, 3), _last_sunday(year, 10)


def _last_sunday(year: int, month: int) -> datetime:
    last = datetime(year, month, 31, 1)  # noqa: DTZ001 - compared with other UTC times only
    return last - timedelta(days=(last.weekday() - _SUNDAY) % 7)


def dutch_zone() -> tzinfo:
    """The time zone of the municipality, with or without the system's own table."""
    try:
        return ZoneInfo(ZONE_NAME)
    except ZoneInfoNotFoundError:
        return CentralEuropeanTime()


def local(moment: datetime) -> datetime:
    """A moment with a zone, on the Dutch clock."""
    return moment.astimezone(dutch_zone())


def date_text(day: date) -> str:
    """A date in full: `3 maart 2026`; a moment with a zone is put on the Dutch clock."""
    local_day = _day(day)
    return f"{local_day.day} {_MONTHS[local_day.month - 1]} {local_day.year}"


def date_with_weekday(day: date) -> str:
    """A date for meetings and draws: `dinsdag 3 maart 2026`."""
    return f"{_WEEKDAYS[_day(day).weekday()]} {date_text(day)}"


def time_text(moment: datetime | time) -> str:
    """A time of day: `13.30 uur`, `9.00 uur`."""
    clock = local(moment) if isinstance(moment, datetime) and moment.tzinfo else moment
    return f"{clock.hour}.{clock.minute:02d} uur"


def moment_text(moment: datetime) -> str:
    """A date with a time: `3 maart 2026, 13.30 uur`."""
    return f"{date_text(moment)}, {time_text(moment)}"


def moment_with_weekday(moment: datetime) -> str:
    """A date with a time for meetings and draws: `dinsdag 3 maart 2026, 13.30 uur`."""
    return f"{date_with_weekday(moment)}, {time_text(moment)}"


def moment_utc(moment: datetime) -> str:
    """A moment for technical appendices: `2026-03-17T18:36:00Z`."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _day(day: date) -> date:
    return local(day) if isinstance(day, datetime) and day.tzinfo else day
