"""Numbers that people type and that programs exchange, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.parsing import (
    LARGEST_TYPED_CENTS,
    NumberFault,
    NumberProblem,
    parse_amount_typed,
    parse_cents_exact,
    parse_points_exact,
    parse_points_typed,
)

NOT_PLAIN = ["1e3", "1_000", "NaN", "Infinity", "TRUE", "waar", "-", "n.v.t.", "٣", "７", "+5"]


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("12500", 1_250_000),
        ("12.500", 1_250_000),
        ("12500,00", 1_250_000),
        ("12.500,00", 1_250_000),
        ("12500.00", 1_250_000),
        ("€ 12.500,00", 1_250_000),
        ("€\u00a012.500,00", 1_250_000),
        (" 1.355,90 ", 135_590),
        ("10,00", 1_000),
        ("12,5", 1_250),
        ("0", 0),
        ("999.999.999,99", LARGEST_TYPED_CENTS),
    ],
)
def test_an_amount_is_read_as_a_dutch_person_writes_it(text: str, cents: int) -> None:
    assert parse_amount_typed(text) == cents


def test_a_point_before_two_digits_never_makes_a_hundredfold() -> None:
    assert parse_amount_typed("12.50") == 1_250
    assert parse_amount_typed("1.250") == 125_000


@pytest.mark.parametrize("text", ["1,250", "12.5", "12,500.00"])
def test_an_amount_that_can_be_read_in_two_ways_is_not_guessed(text: str) -> None:
    assert parse_amount_typed(text) == NumberProblem(NumberFault.TWO_WAYS, text)


@pytest.mark.parametrize(
    "text",
    [*NOT_PLAIN, "12.5OO", "1.25.000", "12.500.00", "0012", "-5", "12.500,-", "$ 5", "1 000"],
)
def test_what_is_no_amount_is_refused(text: str) -> None:
    assert parse_amount_typed(text) == NumberProblem(NumberFault.FORM, text)


def test_an_amount_above_the_largest_is_refused() -> None:
    assert parse_amount_typed("1000000000") == NumberProblem(NumberFault.TOO_LARGE, "1000000000")


@pytest.mark.parametrize("text", ["", "  ", "€"])
def test_nothing_typed_is_missing_and_not_zero(text: str) -> None:
    assert parse_amount_typed(text) == NumberProblem(NumberFault.EMPTY, text)


def test_points_with_a_comma_and_with_a_point_read_alike() -> None:
    assert parse_points_typed("0,9") == parse_points_typed("0.9") == 90
    assert parse_points_typed("7 ") == 700
    assert parse_points_typed("1,25") == 125


@pytest.mark.parametrize("text", [*NOT_PLAIN, "-1", "7,", ",9", "1.250,5", "07", "7,5%", "3-4"])
def test_what_is_no_plain_number_is_no_score(text: str) -> None:
    assert parse_points_typed(text) == NumberProblem(NumberFault.FORM, text)


def test_a_third_decimal_is_refused_and_not_rounded() -> None:
    assert parse_points_typed("0,905") == NumberProblem(NumberFault.TOO_MANY_DECIMALS, "0,905")


def test_an_endless_number_is_refused_without_computing_it() -> None:
    text = "9" * 10_000
    assert parse_points_typed(text) == NumberProblem(NumberFault.FORM, text)
    assert parse_cents_exact(text + ".00") == NumberProblem(NumberFault.FORM, text + ".00")


@pytest.mark.parametrize("text", ["0,9", " 0.9", "0.900", "00.9", "0.9\n", "", *NOT_PLAIN])
def test_exchanged_points_have_one_form(text: str) -> None:
    assert isinstance(parse_points_exact(text), NumberProblem)


@pytest.mark.parametrize("text", ["12500", "12500.0", "012.00", "1234567890123.00", "1.00\n"])
def test_exchanged_amounts_have_exactly_two_decimals(text: str) -> None:
    assert isinstance(parse_cents_exact(text), NumberProblem)


@given(st.integers(min_value=0, max_value=99_999_999_999_999))
def test_an_exchanged_amount_comes_back_to_the_cent(cents: int) -> None:
    assert parse_cents_exact(f"{cents // 100}.{cents % 100:02d}") == cents


@given(st.text())
def test_any_text_is_a_number_or_a_problem(text: str) -> None:
    for parse in (parse_amount_typed, parse_points_typed, parse_points_exact, parse_cents_exact):
        result = parse(text)
        assert isinstance(result, NumberProblem) or result >= 0
