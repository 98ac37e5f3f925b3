"""The second evaluator's points, rankings and shares against outcomes worked out by hand."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from tests.reference import build
from tests.reference.build import AMSTERDAM, PITCH, UTRECHT, Json, amsterdam, case, pitch, utrecht
from tests.reference.evaluator import decimal
from tests.reference.points import frequency_points, volunteer_points

ALIKE = "32224422112"


def test_with_the_sum_of_e_and_f_the_higher_sum_goes_first() -> None:
    """X has e6 f2, Y e5 f4; one point of c makes the totals equal."""
    units = (amsterdam("X", "10.00", "30106200000"), amsterdam("Y", "10.00", "30005400000"))
    result = build.outcome(case(AMSTERDAM, "10.00", *units))
    assert build.totals(result) == {"X": "12", "Y": "12"}
    assert build.places(result) == {"X": 2, "Y": 1}
    assert result["reading_matters"] == ["e-en-f"]


def test_with_e_before_f_the_higher_e_goes_first() -> None:
    units = (amsterdam("X", "10.00", "30106200000"), amsterdam("Y", "10.00", "30005400000"))
    result = build.outcome(case(AMSTERDAM, "10.00", *units, readings={"e-en-f": "lexicographic"}))
    assert build.places(result) == {"X": 1, "Y": 2}
    assert build.granted(result) == {"X": "10.00", "Y": "0.00"}


def test_e_and_f_are_compared_singly_after_their_sum_so_no_draw_is_needed() -> None:
    units = (amsterdam("X", "10.00", "30006300000"), amsterdam("Y", "10.00", "30003600000"))
    result = build.outcome(case(AMSTERDAM, "10.00", *units))
    assert build.places(result) == {"X": 1, "Y": 2}
    assert build.ties(result) == []


def test_criterion_b_decides_where_a_e_and_f_are_equal() -> None:
    units = (amsterdam("A", "10.00", "42335533112"), amsterdam("B", "10.00", "43235533112"))
    result = build.outcome(case(AMSTERDAM, "20.00", *units))
    assert build.totals(result) == {"A": "32", "B": "32"}
    assert build.places(result) == {"A": 2, "B": 1}


def test_a_total_of_exactly_five_passes_and_less_is_refused() -> None:
    result = build.outcome(
        case(UTRECHT, "90.00", utrecht("A", "9.00", "oogvgvg"), utrecht("B", "9.00", "oooooog"))
    )
    assert build.totals(result) == {"A": "5", "B": "0.8"}
    assert build.results(result) == {"A": "granted", "B": "refused below_total"}


def test_fifty_seven_combinations_of_levels_total_exactly_five() -> None:
    units = [
        utrecht(f"U-{number}", "1.00", "".join(levels))
        for number, levels in enumerate(itertools.product("ovg", repeat=7))
    ]
    sums: list[object] = []
    for start in range(0, len(units), 81):
        result = build.outcome(case(UTRECHT, "0.00", *units[start : start + 81]))
        sums.extend(build.totals(result).values())
    assert len(sums) == 2187
    assert sums.count("5") == 57
    assert len(set(sums)) == 93


def test_equal_totals_are_decided_by_the_first_criterion_that_differs() -> None:
    result = build.outcome(
        case(UTRECHT, "9.00", utrecht("B", "9.00", "ooggvgv"), utrecht("A", "9.00", "vooggvg"))
    )
    assert build.totals(result) == {"A": "5.1", "B": "5.1"}
    assert build.places(result) == {"A": 1, "B": 2}


def test_equal_pitches_share_what_is_left_in_proportion_to_their_request() -> None:
    result = build.outcome(
        case(
            PITCH,
            "100000.00",
            pitch("A", "40000.00", 82),
            pitch("B", "30000.00", 75),
            pitch("C", "25000.00", 70),
            pitch("D", "35000.00", 70),
            pitch("E", "10000.00", 65),
        )
    )
    assert build.granted(result) == {
        "A": "40000.00",
        "B": "30000.00",
        "C": "12500.00",
        "D": "17500.00",
        "E": "0.00",
    }
    assert build.places(result) == {"A": 1, "B": 2, "C": 3, "D": 3, "E": 5}
    assert build.results(result)["E"] == "ceiling_reached ceiling"
    assert result["status"] == "final"
    assert build.ties(result) == [
        {"members": ["C", "D"], "place": 3, "decisive": False, "draw_required": False}
    ]


@pytest.mark.parametrize("reading", ["down", "largest_remainder"])
def test_a_cent_that_three_equals_cannot_divide_stays_unspent(reading: str) -> None:
    units = [pitch(name, "7000.00", 70) for name in "ABC"]
    result = build.outcome(case(PITCH, "10000.00", *units, readings={"centen": reading}))
    assert set(build.granted(result).values()) == {"3333.33"}
    assert result["reading_matters"] == []


def test_the_largest_remainder_gets_the_lost_cent_whatever_the_order_of_input() -> None:
    asked = {"A": "12345.67", "B": "9876.54", "C": "15000.00"}
    down = {"A": "8291.87", "B": "6633.49", "C": "10074.63"}
    for order in itertools.permutations(asked):
        built = case(PITCH, "25000.00", *(pitch(name, asked[name], 70) for name in order))
        assert build.granted(build.outcome(built)) == down
        built["readings"] = {"centen": "largest_remainder"}
        result = build.outcome(built)
        assert build.granted(result) == {**down, "B": "6633.50"}
        assert result["reading_matters"] == ["centen"]


def test_two_lost_cents_stay_unspent_when_three_equal_fractions_come_first() -> None:
    units = [pitch(name, "4500.00", 70) for name in "ABC"]
    units.append(pitch("D", "2000.00", 70))
    units.append(pitch("E", "4500.00", 70, status="withdrawn"))
    for reading in ("down", "largest_remainder"):
        result = build.outcome(case(PITCH, "10000.00", *units, readings={"centen": reading}))
        expected = {**dict.fromkeys("ABC", "2903.22"), "D": "1290.32", "E": "0.00"}
        assert build.granted(result) == expected


def test_a_share_never_exceeds_the_grantable_amount_and_the_rest_is_not_handed_on() -> None:
    """Half of what was asked is left; A may have less than half."""
    result = build.outcome(
        case(
            PITCH,
            "100.00",
            pitch("A", "100.00", 70, grantable="40.00"),
            pitch("B", "100.00", 70),
            pitch("C", "10.00", 65),
        )
    )
    assert build.granted(result) == {"A": "40.00", "B": "50.00", "C": "0.00"}
    assert build.results(result) == {
        "A": "granted",
        "B": "granted_in_part ceiling",
        "C": "ceiling_reached ceiling",
    }


def test_a_share_of_nothing_is_ceiling_reached() -> None:
    result = build.outcome(case(PITCH, "0.01", pitch("A", "10.00", 70), pitch("B", "10.00", 70)))
    assert set(build.results(result).values()) == {"ceiling_reached ceiling"}


@pytest.mark.parametrize(
    ("first", "pitched", "final", "expected", "total"),
    [
        ((20, 10, 5, 5, 5, 4, 0, 0), True, (30, 20, 10, 10, 10, 10, 5, 5), "below_stage", "49"),
        ((20, 10, 5, 5, 5, 5, 0, 0), False, (30, 20, 10, 10, 10, 10, 5, 5), "not_heard", "50"),
        ((20, 10, 5, 5, 5, 5, 0, 0), True, (20, 10, 10, 10, 5, 4, 0, 0), "below_total", "59"),
        ((20, 10, 5, 5, 5, 5, 0, 0), True, (29, 0, 10, 10, 10, 10, 5, 1), "below_group", "75"),
        ((20, 10, 5, 5, 5, 5, 0, 0), True, (9, 0, 10, 10, 10, 10, 5, 5), "below_total", "59"),
    ],
)
def test_each_minimum_of_the_pitch_scheme_refuses_with_its_own_reason(
    first: tuple[int, ...], final: tuple[int, ...], expected: str, total: str, *, pitched: bool
) -> None:
    stages = {"first": build.assessment(*first), "final": build.assessment(*final)}
    unit: Json = {"id": "A", "requested": "9.00", "pitched": pitched, "stages": stages}
    result = build.outcome(case(PITCH, "9.00", unit))
    assert build.results(result) == {"A": f"refused {expected}"}
    assert build.totals(result) == {"A": total}


def test_the_minimums_of_the_pitch_scheme_are_inclusive() -> None:
    stages = {"first": build.FIFTY, "final": build.assessment(20, 10, 10, 10, 5, 5, 0, 0)}
    unit: Json = {"id": "A", "requested": "9.00", "pitched": True, "stages": stages}
    result = build.outcome(case(PITCH, "9.00", unit))
    assert build.results(result) == {"A": "granted"}
    assert build.totals(result) == {"A": "60"}


def test_a_pitch_that_is_not_known_yet_is_incomplete_and_inherits_nothing() -> None:
    unknown: Json = {"id": "A", "requested": "9.00", "stages": {"first": build.FIFTY}}
    unscored: Json = {
        "id": "B",
        "requested": "9.00",
        "pitched": True,
        "stages": {"first": build.FIFTY},
    }
    result = build.outcome(case(PITCH, "9.00", unknown, unscored))
    assert set(build.results(result).values()) == {"incomplete scores_missing"}
    assert result["status"] == "incomplete"


READINGS = {
    "tien-keer": "4",
    "verhouding-boven-15": "6",
    "verhouding-tussen-banden": "floor",
}


@pytest.mark.parametrize(
    ("volunteers", "paid", "floor", "strict"),
    [
        (11, 2, 2, 0),
        (16, 1, 6, 6),
        (31, 2, 6, 6),
        (3, 2, 0, 0),
        (4, 0, 8, 8),
        (0, 2, 0, 0),
        (2, 1, 2, 2),
        (5, 2, 2, 2),
        (5, 1, 2, 2),
        (6, 1, 4, 4),
        (10, 1, 4, 4),
        (21, 2, 4, 0),
        (11, 1, 6, 6),
        (15, 1, 6, 6),
    ],
)
def test_volunteers_against_paid_staff_give_the_points_of_their_band(
    volunteers: int, paid: int, floor: int, strict: int
) -> None:
    assert volunteer_points(volunteers, paid, READINGS) == floor
    between = {**READINGS, "verhouding-tussen-banden": "strict"}
    assert volunteer_points(volunteers, paid, between) == strict


def test_above_fifteen_follows_its_own_reading_whatever_lies_between_bands() -> None:
    for value in ("6", "8", "0"):
        for between in ("floor", "strict"):
            chosen = {**READINGS, "verhouding-boven-15": value, "verhouding-tussen-banden": between}
            assert volunteer_points(31, 2, chosen) == int(value)


def test_the_number_of_times_a_year_gives_the_points_of_its_band() -> None:
    points = [frequency_points(times, READINGS) for times in range(12)]
    assert points == [0, 0, 2, 2, 2, 4, 4, 4, 4, 4, 4, 6]
    assert [frequency_points(10, {"tien-keer": value}) for value in ("0", "4", "6")] == [0, 4, 6]


def test_an_exact_number_is_printed_without_trailing_zeros_or_as_a_fraction() -> None:
    numbers = (Fraction(5), Fraction(49, 10), Fraction(21, 400), Fraction(22, 3), Fraction(0))
    assert [decimal(number) for number in numbers] == ["5", "4.9", "0.0525", "22/3", "0"]


def test_a_missing_score_is_not_a_score_of_nothing() -> None:
    units = (
        amsterdam("C", "5.00", ALIKE),
        amsterdam("D", "5.00", "00000000000"),
        amsterdam("E", "5.00", ALIKE),
    )
    units[0]["scores"] = {**dict.fromkeys("abcdefghij", "1"), "k": None}
    result = build.outcome(case(AMSTERDAM, "15.00", *units))
    assert build.results(result) == {
        "C": "incomplete scores_missing",
        "D": "granted",
        "E": "granted",
    }
    assert build.totals(result) == {"C": None, "D": "0", "E": "25"}
    assert build.places(result) == {"C": None, "D": 2, "E": 1}
