"""The numbers of applications: text, cleaned in the open, each only once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.ids import is_id
from desktop_app.importing.values import cleaned_number, without_leading_zeros
from tests.importing.samples import (
    ONLY_AMOUNTS,
    ONLY_POINTS,
    codes,
    csv_bytes,
    places,
    read,
    xlsx_bytes,
)

IDS = st.from_regex(r"[A-Z0-9]{1,6}([./-][A-Z0-9]{1,6}){0,3}", fullmatch=True)


def numbers_file(*numbers: str) -> bytes:
    return csv_bytes("Aanvraagnummer;c1;c2", *(f'"{number}";1;2' for number in numbers))


def test_a_number_that_stands_twice_is_reported_with_both_rows() -> None:
    proposal = read(numbers_file("2026-014", "2026-015", "2026-014"), ONLY_POINTS)
    (problem,) = proposal.problems
    assert problem.message.what == "Nummer 2026-014 staat in rij 2 en in rij 4."
    assert not proposal.ready


@pytest.mark.parametrize("other", ["2026-014 ", "2026\u2011014", " 2026\u2013014", "2026\u00ad014"])
def test_numbers_are_compared_after_the_clean_up(other: str) -> None:
    proposal = read(numbers_file("2026-014", other), ONLY_POINTS)
    assert set(codes(proposal.problems)) <= {"F106", "F108"}
    assert not proposal.ready


def test_a_change_of_a_number_is_said() -> None:
    proposal = read(numbers_file("dw-1", "DW-2"), ONLY_POINTS)
    assert proposal.ready
    assert [row.id for row in proposal.rows] == ["DW-1", "DW-2"]
    (notice,) = proposal.notices
    assert (notice.message.code, notice.row) == ("W109", 2)
    assert notice.message.what == "In rij 2 staat ‘dw-1’. Dat is gelezen als DW-1."


@pytest.mark.parametrize("number", ["2026_014", "2026 014", "-14", "A" * 33, "ZOË-1"])
def test_a_number_with_another_character_is_refused(number: str) -> None:
    proposal = read(numbers_file(number), ONLY_POINTS)
    assert codes(proposal.problems) == ["F107"]
    assert proposal.rows == ()


def test_a_hidden_character_in_a_number_is_named() -> None:
    (problem,) = read(numbers_file("2026-0\u200b14"), ONLY_POINTS).problems
    assert (problem.message.code, problem.cell) == ("F108", "A2")
    assert "U+200B" in problem.message.what


def test_leading_zeros_stay_and_look_alikes_are_said() -> None:
    proposal = read(numbers_file("0012", "12", "2026-1", "2026-01"), ONLY_POINTS)
    assert [row.id for row in proposal.rows] == ["0012", "12", "2026-1", "2026-01"]
    assert proposal.ready
    assert codes(proposal.notices) == ["W110", "W110"]


def test_a_number_that_lost_its_zeros_is_held_against_the_round() -> None:
    expected = replace(ONLY_POINTS, known_ids=frozenset({"0012", "0013"}))
    proposal = read(numbers_file("12", "0013"), expected)
    (notice,) = proposal.notices
    assert notice.message.what == (
        "0012 en 12 verschillen alleen in nullen vooraan. Zij zijn als twee nummers gelezen."
    )


def test_a_number_stored_as_a_number_is_its_digits() -> None:
    content = xlsx_bytes([["Nummer", "c1", "c2"], [2026014, 1, 2], ["0012", 1, 2]])
    assert [row.id for row in read(content, ONLY_POINTS).rows] == ["2026014", "0012"]


def test_a_chamber_of_commerce_number_of_seven_digits_gets_a_proposal() -> None:
    content = xlsx_bytes(
        [
            ["Nummer", "Aanvrager", "Gevraagd", "KvK-nummer"],
            ["A-1", "X", 100, 1234567],
            ["A-2", "Y", 200, "01234568"],
        ]
    )
    proposal = read(content, ONLY_AMOUNTS)
    assert proposal.ready
    (notice,) = proposal.notices
    assert (notice.message.code, notice.cell) == ("W111", "D2")
    assert "waarschijnlijk is 01234567 bedoeld" in notice.message.what
    assert [row.kvk for row in proposal.rows] == ["1234567", "01234568"]


@pytest.mark.parametrize("number", ["1-5-2026", "01/05/2026", "mei-26", "5-mei-2026"])
def test_a_number_that_became_a_date_is_refused(number: str) -> None:
    proposal = read(numbers_file("2026-04", number), ONLY_POINTS)
    assert places(proposal.problems) == [("F118", "A3")]


def test_a_year_with_a_number_is_no_date() -> None:
    assert read(numbers_file("2026-05", "2026-06"), ONLY_POINTS).ready


def test_numbers_that_all_look_like_dates_are_numbers_but_one_among_others_is_not() -> None:
    assert read(numbers_file("2026-01-12", "2026-02-14"), ONLY_POINTS).ready
    proposal = read(numbers_file("2026-05", "2026-06-01"), ONLY_POINTS)
    assert places(proposal.problems) == [("F118", "A3")]


def test_a_count_of_days_among_numbers_was_a_number_before() -> None:
    content = xlsx_bytes([["Nummer", "c1", "c2"], ["2026-05", 1, 2], [46143, 1, 2]])
    assert places(read(content, ONLY_POINTS).problems) == [("F118", "A3")]


def test_scores_without_a_number_belong_to_nobody() -> None:
    proposal = read(numbers_file("2026-1", ""), ONLY_POINTS)
    (problem,) = proposal.problems
    assert (problem.message.code, problem.row) == ("F111", 3)
    assert len(proposal.rows) == 1


@given(IDS)
def test_a_valid_number_is_not_changed_by_the_clean_up(number: str) -> None:
    assert cleaned_number(number) == number


@given(IDS, st.integers(min_value=1, max_value=3))
def test_zeros_in_front_never_make_another_look_alike(number: str, zeros: int) -> None:
    alike = without_leading_zeros("0" * zeros + number)
    if number[0].isdigit():
        assert alike == without_leading_zeros(number)
    assert is_id(alike)
