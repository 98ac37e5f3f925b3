"""A difference that was planted anywhere is found, and then there is no document."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from desktop_app.core.numbers import Cents, Points
from desktop_app.core.outcome import Outcome, Reason, Result
from desktop_app.core.scheme import UnitKind
from desktop_app.report.content.draw_minutes import minutes_of_draw
from desktop_app.report.content.facts import facts_of
from desktop_app.report.content.minutes import computed_totals, minutes_of_meeting
from desktop_app.report.content.told import told
from desktop_app.report.content.totals import TotalsOpen, open_totals, sides, total_text
from desktop_app.report.document import Document
from tests.core.round_samples import Play
from tests.report.content import rounds


def with_line(outcome: Outcome, unit: str, **changes: Any) -> Outcome:
    """The outcome with one line planted."""
    units = tuple(replace(line, **changes) if line.id == unit else line for line in outcome.units)
    return replace(outcome, units=units)


def open_numbers(play: Play, outcome: Outcome) -> set[str]:
    """Which control totals of the meeting do not close."""
    made = minutes_of_meeting(play.state, outcome, rounds.issued_for_meeting(play))
    assert isinstance(made, TotalsOpen), "a document was made"
    return {total.nr for total in made.totals}


def test_a_unit_that_is_in_the_case_and_not_in_the_intake_opens_k1() -> None:
    play = rounds.utrecht()
    outcome = rounds.proposal(play)
    fewer = replace(told(play.state), intake=told(play.state).intake[1:])
    found = open_totals(computed_totals(facts_of(outcome, fewer)))
    assert found is not None
    assert {total.nr for total in found.totals} == {"K1"}


def test_a_unit_with_another_result_opens_k2_and_k3() -> None:
    play = rounds.utrecht()
    outcome = with_line(
        rounds.proposal(play), "2026-0101", result=Result.INCOMPLETE, reason=Reason.CEILING
    )
    assert {"K2", "K3"} <= open_numbers(play, outcome)


def test_one_cent_too_many_opens_k4_or_k5() -> None:
    play = rounds.utrecht()
    outcome = with_line(rounds.proposal(play), "2026-0101", granted=Cents(18_000_01))
    assert open_numbers(play, outcome) == {"K4", "K5"}


def test_a_requested_amount_that_differs_from_the_case_opens_k4() -> None:
    play = rounds.utrecht()
    outcome = with_line(rounds.proposal(play), "2026-0103", requested=Cents(9_000_01))
    assert open_numbers(play, outcome) == {"K4"}


def test_a_remainder_below_zero_opens_k5() -> None:
    play = rounds.utrecht()
    outcome = rounds.proposal(play)
    (pool,) = outcome.pools
    planted = replace(outcome, pools=(replace(pool, remainder=Cents(-1)),))
    assert "K5" in open_numbers(play, planted)


def test_a_wijk_with_another_ceiling_opens_k6() -> None:
    play = rounds.wijk()
    outcome = rounds.proposal(play)
    first, *others = outcome.pools
    planted = replace(outcome, pools=(replace(first, ceiling=Cents(1)), *others))
    assert open_numbers(play, planted) == {"K6"}


def test_money_that_goes_from_one_wijk_to_another_opens_k4_and_k5_of_both() -> None:
    play = rounds.wijk()
    outcome = with_line(rounds.proposal(play), "W-1-A2", pool="LIENDERT")
    assert {"K3", "K4", "K5"} & open_numbers(play, outcome)


def test_points_that_are_not_in_the_total_open_k8() -> None:
    play = rounds.utrecht()
    outcome = rounds.proposal(play)
    assessed = outcome.assessed["2026-0101"]
    odd = replace(assessed, points={**assessed.points, "c9": Points(100)})
    planted = replace(outcome, assessed={**outcome.assessed, "2026-0101": odd})
    assert open_numbers(play, planted) == {"K8"}


def test_a_late_change_that_the_journal_does_not_have_opens_k9() -> None:
    play = rounds.utrecht()
    twice = play.state.late_changes.plus(play.state.late_changes[0])
    planted = replace(play.state, late_changes=twice)
    made = minutes_of_meeting(planted, rounds.proposal(play), rounds.issued_for_meeting(play))
    assert isinstance(made, TotalsOpen)
    assert {total.nr for total in made.totals} == {"K9"}


def test_a_lot_without_a_line_in_the_outcome_opens_k7() -> None:
    play = rounds.drawn()
    outcome = play.outcome
    planted = replace(
        outcome, units=tuple(line for line in outcome.units if line.id != "2026-0102")
    )
    made = minutes_of_draw(play.state, planted, rounds.attempt(play), rounds.issued_for_draw(play))
    assert isinstance(made, TotalsOpen)
    assert "K7" in {total.nr for total in made.totals}


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [("list_hash", "0" * 64, "L"), ("standing", "RANGORDE-1\n", "stand")],
)
def test_a_stored_hash_that_is_not_recomputed_opens_k12(field: str, value: str, what: str) -> None:
    play = rounds.drawn()
    planted = replace(rounds.attempt(play), **{field: value})  # type: ignore[arg-type]  # by name
    made = minutes_of_draw(play.state, play.outcome, planted, rounds.issued_for_draw(play))
    assert isinstance(made, TotalsOpen)
    (total,) = made.totals
    assert total.nr == "K12"
    facts = facts_of(play.outcome, told(play.state))
    assert sides(facts, total)[1] == what


def test_a_total_is_written_as_an_equation_that_a_message_can_take_apart() -> None:
    play = rounds.utrecht()
    facts = facts_of(rounds.proposal(play), told(play.state))
    first = computed_totals(facts)[0]
    left, right = sides(facts, first)
    assert left == "6 ontvangen"
    assert right.startswith("5 toegelaten + 1 niet toegelaten")
    assert total_text(facts, first) == f"{left} = {right}"


def test_all_totals_of_every_sample_close() -> None:
    for make in (rounds.utrecht, rounds.drawn, rounds.amsterdam, rounds.pitch, rounds.wijk):
        play = make()
        assert isinstance(rounds.meeting_minutes(play), Document)
        assert play.scheme.unit_kind in UnitKind
