"""The second evaluator's ties, draws, waivers and ceilings against outcomes worked out by hand."""

from __future__ import annotations

import json

import pytest

from tests.reference import build
from tests.reference.build import (
    AMSTERDAM,
    BUDGET,
    PITCH,
    UTRECHT,
    WIJK,
    Json,
    activity,
    amsterdam,
    case,
    draw,
    pitch,
    votes,
)

ALIKE = "32224422112"


def _straddling(q: str = "4500.00", r: str = "2000.00", **more: object) -> Json:
    """Return a pool of 10.000 with P on 30 points and Q and R equal on 25."""
    units = (activity("P", "6000.00", 30), activity("Q", q, 25), activity("R", r, 25))
    return case(WIJK, "10000.00", *units, **more)


def test_a_tie_across_the_pool_ceiling_waits_for_a_draw() -> None:
    result = build.outcome(_straddling())
    assert build.totals(result) == {"P": "30", "Q": "25", "R": "25"}
    assert build.granted(result) == {"P": "6000.00", "Q": None, "R": None}
    assert build.places(result) == {"P": 1, "Q": 2, "R": 2}
    assert result["status"] == "awaiting_draw"
    assert build.ties(result) == [
        {"pool": "WIJK", "members": ["Q", "R"], "place": 2, "decisive": True, "draw_required": True}
    ]


def test_the_order_drawn_decides_who_gets_what_is_left() -> None:
    r_first = build.outcome(_straddling(draws=[draw("R", "Q")]))
    q_first = build.outcome(_straddling(draws=[draw("Q", "R")]))
    assert build.granted(r_first) == {"P": "6000.00", "Q": "2000.00", "R": "2000.00"}
    assert build.granted(q_first) == {"P": "6000.00", "Q": "4000.00", "R": "0.00"}
    assert build.places(r_first) == {"P": 1, "Q": 3, "R": 2}
    assert r_first["status"] == "final"
    assert build.ties(r_first)[0]["decisive"] is True
    assert build.ties(r_first)[0]["draw_required"] is False


def test_equals_that_fit_together_share_their_place_without_a_draw() -> None:
    built = _straddling(q="2000.00")
    units = built["units"]
    assert isinstance(units, list)
    units.append(activity("S", "1000.00", 20))
    result = build.outcome(built)
    assert build.places(result) == {"P": 1, "Q": 2, "R": 2, "S": 4}
    assert build.results(result)["S"] == "ceiling_reached ceiling"
    assert build.ties(result)[0]["decisive"] is False
    assert result["status"] == "final"


def test_a_pool_that_asks_exactly_its_ceiling_is_not_ranked() -> None:
    result = build.outcome(_straddling(q="2000.00"))
    assert build.places(result) == {"P": None, "Q": None, "R": None}
    assert set(build.results(result).values()) == {"granted"}
    assert build.ties(result) == []
    assert result["reading_matters"] == []


def test_an_activity_with_a_missing_score_counts_for_the_pool_but_is_not_ranked() -> None:
    missing = activity("M", "4000.01", 3, scores={})
    result = build.outcome(case(WIJK, "10000.00", activity("P", "6000.00", 30), missing))
    assert build.places(result) == {"P": 1, "M": None}
    assert build.results(result) == {"P": "granted", "M": "incomplete scores_missing"}
    assert build.granted(result)["M"] == "0.00"


@pytest.mark.parametrize("scheme", [AMSTERDAM, UTRECHT, PITCH, WIJK, BUDGET])
def test_a_case_without_units_is_final(scheme: str) -> None:
    result = build.outcome(case(scheme, "0.00"))
    assert result["status"] == "final"
    assert result["units"] == []
    assert result["reading_matters"] == []


def test_with_a_ceiling_of_nothing_everyone_is_ranked_and_nobody_gets_anything() -> None:
    result = build.outcome(case(BUDGET, "0.00", votes("A", "1.00", 5), votes("B", "1.00", 5)))
    assert set(build.results(result).values()) == {"ceiling_reached ceiling"}
    assert build.ties(result)[0]["decisive"] is False
    assert result["status"] == "final"


def test_a_withdrawal_above_makes_room_and_one_within_leaves_no_tie() -> None:
    above = (votes("A", "6000.00", 9), votes("B", "3000.00", 5), votes("C", "3000.00", 5))
    open_tie = build.outcome(case(BUDGET, "10000.00", *above))
    assert open_tie["status"] == "awaiting_draw"
    without_a = build.outcome(
        case(BUDGET, "10000.00", {**above[0], "status": "withdrawn"}, *above[1:])
    )
    assert build.granted(without_a) == {"A": "0.00", "B": "3000.00", "C": "3000.00"}
    assert build.places(without_a) == {"A": None, "B": 1, "C": 1}
    without_b = build.outcome(
        case(BUDGET, "10000.00", above[0], {**above[1], "status": "withdrawn"}, above[2])
    )
    assert build.ties(without_b) == []
    assert build.granted(without_b)["C"] == "3000.00"


def test_a_member_who_left_is_struck_out_and_the_others_keep_their_order() -> None:
    units = [votes(name, "2500.00", 5) for name in "XYZ"]
    held = [draw("X", "Y", "Z")]
    result = build.outcome(case(BUDGET, "5000.00", *units, draws=held))
    assert build.granted(result) == {"X": "2500.00", "Y": "2500.00", "Z": "0.00"}
    units[0]["status"] = "refused"
    result = build.outcome(case(BUDGET, "2500.00", *units, draws=held))
    assert build.granted(result) == {"X": "0.00", "Y": "2500.00", "Z": "0.00"}
    assert build.places(result) == {"X": None, "Y": 1, "Z": 2}
    assert result["unused_draws"] == []


def test_a_draw_with_a_member_who_is_ranked_elsewhere_or_unknown_serves_nobody() -> None:
    units = (votes("X", "5.00", 5), votes("Y", "5.00", 5), votes("Z", "5.00", 4))
    held = [draw("Y", "X", also=("Z",)), draw("X", "Y", also=("ELDERS",))]
    result = build.outcome(case(BUDGET, "5.00", *units, draws=held))
    assert result["status"] == "awaiting_draw"
    assert result["unused_draws"] == [["ELDERS", "X", "Y"], ["X", "Y", "Z"]]


def test_a_draw_that_was_not_needed_still_orders_the_group() -> None:
    units = (votes("X", "5.00", 5), votes("Y", "5.00", 5))
    result = build.outcome(case(BUDGET, "10.00", *units, draws=[draw("Y", "X")]))
    assert build.places(result) == {"X": 2, "Y": 1}
    assert build.ties(result)[0]["decisive"] is False
    assert result["unused_draws"] == []


def test_with_pro_rata_no_draw_is_ever_used() -> None:
    units = (pitch("A", "10.00", 70), pitch("B", "10.00", 70))
    held = [draw("B", "A"), draw("A", "B")]
    result = build.outcome(case(PITCH, "10.00", *units, draws=held))
    assert build.places(result) == {"A": 1, "B": 1}
    assert result["unused_draws"] == [["A", "B"], ["A", "B"]]


def test_amsterdam_asks_for_a_draw_even_where_all_fit_unless_it_is_waived() -> None:
    units = (amsterdam("A", "5.00", ALIKE), amsterdam("B", "5.00", ALIKE))
    waiver = [{"members": ["B", "A"], "reason": "niet beslissend"}]
    asked = build.outcome(case(AMSTERDAM, "10.00", *units))
    waived = build.outcome(case(AMSTERDAM, "10.00", *units, waived_draws=waiver))
    assert asked["status"] == "awaiting_draw"
    assert build.results(asked) == {"A": "granted", "B": "granted"}
    assert waived["status"] == "final"
    assert build.places(waived) == {"A": 1, "B": 1}
    assert build.ties(waived) == [
        {"members": ["A", "B"], "place": 1, "decisive": False, "draw_required": False}
    ]


def test_a_waiver_is_ignored_for_a_decisive_group_and_for_another_group() -> None:
    units = (amsterdam("A", "5.00", ALIKE), amsterdam("B", "5.00", ALIKE))
    exact = [{"members": ["A", "B"], "reason": "x"}]
    wider = [{"members": ["A", "B", "C"], "reason": "x"}]
    assert (
        build.outcome(case(AMSTERDAM, "9.00", *units, waived_draws=exact))["status"]
        == "awaiting_draw"
    )
    assert (
        build.outcome(case(AMSTERDAM, "10.00", *units, waived_draws=wider))["status"]
        == "awaiting_draw"
    )


def test_a_draw_goes_before_a_waiver() -> None:
    units = (amsterdam("A", "5.00", ALIKE), amsterdam("B", "5.00", ALIKE))
    waiver = [{"members": ["A", "B"], "reason": "x"}]
    result = build.outcome(
        case(AMSTERDAM, "10.00", *units, waived_draws=waiver, draws=[draw("B", "A")])
    )
    assert build.places(result) == {"A": 2, "B": 1}


@pytest.mark.parametrize(
    ("policy", "expected"),
    [
        ("partial", {"A": "6.00", "B": "4.00", "C": "0.00"}),
        ("stop", {"A": "6.00", "B": "0.00", "C": "0.00"}),
        ("skip", {"A": "6.00", "B": "0.00", "C": "4.00"}),
    ],
)
def test_the_first_that_does_not_fit_follows_the_reading_of_the_ceiling(
    policy: str, expected: Json
) -> None:
    units = (votes("A", "6.00", 9), votes("B", "8.00", 7), votes("C", "4.00", 5))
    result = build.outcome(case(BUDGET, "10.00", *units, readings={"plafond": policy}))
    assert build.granted(result) == expected
    assert result["reading_matters"] == ["plafond"]


@pytest.mark.parametrize(
    ("policy", "ceiling", "asked", "decisive"),
    [
        ("partial", "4.00", ("5.00", "5.00"), True),
        ("stop", "4.00", ("5.00", "5.00"), False),
        ("skip", "4.00", ("5.00", "5.00"), False),
        ("stop", "4.00", ("5.00", "3.00"), True),
        ("skip", "4.00", ("5.00", "3.00"), False),
        ("skip", "4.00", ("2.00", "3.00"), True),
        ("skip", "5.00", ("2.00", "3.00"), False),
        ("partial", "5.00", ("2.00", "3.00"), False),
    ],
)
def test_a_group_is_decisive_when_its_order_can_change_an_amount(
    policy: str, ceiling: str, asked: tuple[str, str], *, decisive: bool
) -> None:
    units = [votes(name, amount, 5) for name, amount in zip("AB", asked, strict=True)]
    result = build.outcome(case(BUDGET, ceiling, *units, readings={"plafond": policy}))
    assert build.ties(result)[0]["decisive"] is decisive
    assert build.ties(result)[0]["draw_required"] is decisive


def test_below_an_open_group_the_list_has_stopped_and_with_skip_it_waits_too() -> None:
    units = (
        votes("A", "2.00", 9),
        votes("B", "3.00", 9),
        votes("C", "1.00", 5),
        votes("D", "1.00", 5),
    )
    stopped = build.outcome(case(BUDGET, "4.00", *units))
    skipped = build.outcome(case(BUDGET, "4.00", *units, readings={"plafond": "skip"}))
    assert build.results(stopped)["C"] == "ceiling_reached ceiling"
    assert build.results(skipped)["C"] == "awaiting_draw tie_at_ceiling"
    assert build.granted(skipped) == dict.fromkeys("ABCD")
    assert [tie["decisive"] for tie in build.ties(skipped)] == [True, False]
    drawn = build.outcome(
        case(BUDGET, "4.00", *units, readings={"plafond": "skip"}, draws=[draw("B", "A")])
    )
    assert build.granted(drawn) == {"A": "0.00", "B": "3.00", "C": None, "D": None}
    assert [tie["decisive"] for tie in build.ties(drawn)] == [True, True]


def test_two_draws_for_one_group_are_refused_at_each_later_one() -> None:
    units = (votes("A", "5.00", 5), votes("B", "5.00", 5))
    held = [draw("A", "B"), draw("B", "A"), draw("A", "B")]
    assert build.faults(case(BUDGET, "5.00", *units, draws=held)) == [
        ("duplicate_draw", "draws[1]"),
        ("duplicate_draw", "draws[2]"),
    ]


def test_the_published_tie_at_the_line_of_a_neighbourhood_budget_is_found() -> None:
    """Amsterdam Centrum 2022: 11.077 left for two projects with 3.337 votes each."""
    units = (votes("43236", "2000.00", 3337), votes("43224", "49000.00", 3337))
    one = build.outcome(case(BUDGET, "11077.00", *units, draws=[draw("43236", "43224")]))
    other = build.outcome(case(BUDGET, "11077.00", *units, draws=[draw("43224", "43236")]))
    assert build.granted(one) == {"43236": "2000.00", "43224": "9077.00"}
    assert build.granted(other) == {"43236": "0.00", "43224": "11077.00"}


def test_the_order_of_the_units_changes_nothing_for_a_unit() -> None:
    built = _straddling(draws=[draw("R", "Q")])
    units = built["units"]
    assert isinstance(units, list)
    turned = json.loads(json.dumps({**built, "units": units[::-1]}))
    rows, other = build.outcome(built), build.outcome(turned)
    assert build.granted(rows) == build.granted(other)
    assert build.places(rows) == build.places(other)
    assert build.ties(rows) == build.ties(other)
