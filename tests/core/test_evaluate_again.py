"""Evaluating again from an earlier outcome gives what evaluating afresh gives."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.case import UnitStatus
from desktop_app.core.evaluate import evaluate
from desktop_app.core.numbers import Points
from desktop_app.core.round_case import case_of
from tests.core.round_samples import tied_utrecht

STATE = tied_utrecht().state


@given(
    changes=st.lists(
        st.tuples(st.integers(0, 2), st.sampled_from(["c1", "c5", "c7"]), st.integers(0, 3)),
        max_size=6,
    ),
    withdrawn=st.sets(st.integers(0, 2)),
)
def test_an_earlier_outcome_saves_time_and_changes_nothing(
    changes: list[tuple[int, str, int]], withdrawn: set[int]
) -> None:
    case = case_of(STATE)
    before = evaluate(case)
    units = list(case.units)
    for number, criterion, points in changes:
        unit = units[number]
        given_points: dict[str, Points] = {**unit.points["scores"], criterion: Points(points * 10)}
        units[number] = replace(unit, points={"scores": given_points})
    for number in withdrawn:
        units[number] = replace(units[number], status=UnitStatus.WITHDRAWN)
    changed = replace(case, units=tuple(units))
    assert evaluate(changed, before) == evaluate(changed)


def test_another_reading_is_assessed_afresh() -> None:
    case = case_of(STATE)
    stopped = replace(case, readings={**case.readings, "plafond": "stop"})
    assert evaluate(stopped, evaluate(case)) == evaluate(stopped)


def test_a_unit_that_is_the_same_keeps_its_assessment() -> None:
    case = case_of(STATE)
    before = evaluate(case)
    again = evaluate(case, before)
    assert all(again.assessed[unit.id] is before.assessed[unit.id] for unit in case.units)
