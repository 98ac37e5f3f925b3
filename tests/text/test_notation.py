"""The notation of amounts, points, parts and enumerations."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.parsing import parse_amount_typed, parse_points_typed
from desktop_app.text import notation

POINT_VALUES = st.fractions(min_value=0, max_value=50, max_denominator=60)


def test_an_amount_has_a_euro_sign_a_fixed_space_and_always_cents() -> None:
    assert notation.euros(1_250_000) == "€\u00a012.500,00"
    assert notation.euros(0) == "€\u00a00,00"
    assert notation.euros(99_999_999_999_999) == "€\u00a0999.999.999.999,99"


def test_an_amount_on_a_screen_shows_cents_only_when_there_are_any() -> None:
    assert notation.euros_short(1_250_000) == "12.500"
    assert notation.euros_short(1_250_050) == "12.500,50"
    assert notation.euros_short(1_250_000, with_cents=True) == "12.500,00"


def test_one_amount_with_cents_gives_the_whole_column_cents() -> None:
    assert notation.euros_column([1_000, 250]) == ["10,00", "2,50"]
    assert notation.euros_column([1_000, 200]) == ["10", "2"]


def test_a_difference_is_said_in_words_and_not_with_a_minus() -> None:
    assert notation.euros_difference(-50_000) == "€\u00a0500,00 minder"
    assert notation.euros_difference(50_000) == "€\u00a0500,00 meer"
    assert notation.euros_difference(0) == "geen verschil"


@pytest.mark.parametrize(
    ("hundredths", "text"),
    [(490, "4,9 punten"), (80, "0,8 punt"), (100, "1 punt"), (0, "0 punten"), (500, "5 punten"),
     (110, "1,1 punten"), (25, "0,25 punt")],
)  # fmt: skip
def test_points_have_a_comma_no_trailing_zero_and_the_right_word(
    hundredths: int, text: str
) -> None:
    assert notation.points(hundredths) == text


def test_points_in_another_unit_are_the_same_points() -> None:
    assert notation.points(1_470, unit=300) == "4,9 punten"
    assert notation.points(Fraction(49, 10)) == "4,9 punten"


def test_a_mean_without_end_shows_the_fraction_and_the_first_decimals() -> None:
    assert notation.points_number(Fraction(22, 3)) == "7 1/3 (7,333…)"
    assert notation.points_number(Fraction(2, 3)) == "2/3 (0,666…)"
    assert notation.points(200, unit=300) == "2/3 (0,666…) punt"


def test_two_totals_that_would_print_alike_show_more_decimals() -> None:
    assert notation.distinct_decimals([Fraction(20, 3), Fraction(667, 100)]) == ["6,667", "6,67"]
    assert notation.distinct_decimals([490, 490, 500]) == ["4,9", "4,9", "5"]


@given(st.lists(POINT_VALUES, max_size=8))
def test_different_totals_never_print_alike(values: list[Fraction]) -> None:
    printed = notation.distinct_decimals(values)
    assert len(set(printed)) == len(set(values))
    assert [printed.index(text) for text in printed] == [values.index(value) for value in values]


def test_rounding_on_print_is_half_up() -> None:
    assert notation.rounded(Fraction(5, 1000), 2) == "0,01"
    assert notation.rounded(Fraction(-5, 1000), 2) == "−0,01"
    assert notation.rounded(Fraction(-1, 1000), 2) == "0"
    assert notation.rounded(Fraction(2499, 1000), 1) == "2,5"


def test_a_percentage_is_joined_to_its_sign_and_admits_that_it_goes_on() -> None:
    assert notation.percent(1, 2) == "50%"
    assert notation.percent(3_000_000, 6_300_000) == "47,6190…%"
    assert notation.percent(1, 8) == "12,5%"


def test_a_pro_rata_part_always_shows_its_fraction() -> None:
    expected = "€\u00a030.000,00 / €\u00a063.000,00 = 47,6190…%"
    assert notation.euros_share(3_000_000, 6_300_000) == expected


def test_an_enumeration_has_no_comma_before_the_last() -> None:
    assert notation.enumeration([]) == ""
    assert notation.enumeration(["a"]) == "a"
    assert notation.enumeration(["a", "b"]) == "a en b"
    assert notation.enumeration(["a", "b", "c"]) == "a, b en c"


def test_numbers_up_to_twenty_are_words() -> None:
    assert notation.plural(3, "aanvraag", "aanvragen") == "drie aanvragen"
    assert notation.plural(1, "aanvraag", "aanvragen") == "één aanvraag"
    assert notation.plural(20, "aanvraag", "aanvragen") == "twintig aanvragen"
    assert notation.plural(21, "aanvraag", "aanvragen") == "21 aanvragen"
    assert notation.plural(1_200, "aanvraag", "aanvragen") == "1.200 aanvragen"


def test_a_hash_is_sixteen_blocks_of_four_and_never_cut_off() -> None:
    text = notation.blocks("0123456789ABCDEF" * 4)
    assert text.split(" ")[:2] == ["0123", "4567"]
    assert len(text.split(" ")) == 16
    assert text.replace(" ", "") == "0123456789abcdef" * 4


def test_a_seed_is_read_aloud_in_fives() -> None:
    assert notation.seed_groups("123456123456") == "12345 61234 56"


@given(st.integers(min_value=0, max_value=99_999_999_999))
def test_a_printed_amount_typed_again_is_the_same_amount(cents: int) -> None:
    assert parse_amount_typed(notation.euros(cents)) == cents
    assert parse_amount_typed(notation.euros_short(cents)) == cents


@given(st.integers(min_value=0, max_value=10_000_000))
def test_printed_points_typed_again_are_the_same_points(hundredths: int) -> None:
    assert parse_points_typed(notation.points_number(hundredths)) == hundredths
