"""Dates and times in Dutch, on the clock of the municipality."""

from __future__ import annotations

from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.text import moments

SUMMER = datetime(2026, 7, 1, 11, 30, tzinfo=UTC)
WINTER = datetime(2026, 3, 3, 12, 30, tzinfo=UTC)


def test_a_date_is_written_in_full() -> None:
    assert moments.date_text(date(2026, 3, 3)) == "3 maart 2026"
    assert moments.date_with_weekday(date(2026, 3, 3)) == "dinsdag 3 maart 2026"


def test_a_time_has_a_point_and_no_leading_zero() -> None:
    assert moments.time_text(time(13, 30)) == "13.30 uur"
    assert moments.time_text(time(9, 0)) == "9.00 uur"


def test_a_moment_is_put_on_the_dutch_clock() -> None:
    assert moments.moment_text(SUMMER) == "1 juli 2026, 13.30 uur"
    assert moments.moment_with_weekday(WINTER) == "dinsdag 3 maart 2026, 13.30 uur"


def test_just_before_midnight_in_utc_is_already_the_next_day_here() -> None:
    assert moments.date_text(datetime(2026, 12, 31, 23, 30, tzinfo=UTC)) == "1 januari 2027"


def test_a_technical_moment_stays_in_utc() -> None:
    moment = datetime(2026, 3, 17, 19, 36, tzinfo=ZoneInfo("Europe/Amsterdam"))
    assert moments.moment_utc(moment) == "2026-03-17T18:36:00Z"


@given(st.datetimes(datetime(1997, 1, 1), datetime(2037, 12, 31), timezones=st.just(UTC)))
def test_the_rule_agrees_with_the_table_of_time_zones(moment: datetime) -> None:
    by_rule = moment.astimezone(moments.CentralEuropeanTime())
    by_table = moment.astimezone(ZoneInfo("Europe/Amsterdam"))
    assert by_rule.replace(tzinfo=None) == by_table.replace(tzinfo=None)
    assert by_rule.fold == by_table.fold
    assert by_rule.utcoffset() == by_table.utcoffset()


@given(st.datetimes(datetime(1997, 1, 1), datetime(2037, 12, 31)), st.integers(0, 1))
def test_a_local_time_means_the_same_moment_by_rule_and_by_table(
    clock: datetime, fold: int
) -> None:
    by_rule = clock.replace(tzinfo=moments.CentralEuropeanTime(), fold=fold)
    by_table = clock.replace(tzinfo=ZoneInfo("Europe/Amsterdam"), fold=fold)
    assert by_rule.utcoffset() == by_table.utcoffset()


def test_the_hour_that_occurs_twice_is_told_apart() -> None:
    zone = moments.CentralEuropeanTime()
    first = datetime(2026, 10, 25, 0, 30, tzinfo=UTC).astimezone(zone)
    second = datetime(2026, 10, 25, 1, 30, tzinfo=UTC).astimezone(zone)
    assert (first.hour, first.fold) == (2, 0)
    assert (second.hour, second.fold) == (2, 1)


def test_a_computer_without_a_table_of_time_zones_gives_the_same_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_table(name: str) -> ZoneInfo:
        raise ZoneInfoNotFoundError(name)

    monkeypatch.setattr(moments, "ZoneInfo", no_table)
    assert moments.moment_text(SUMMER) == "1 juli 2026, 13.30 uur"
