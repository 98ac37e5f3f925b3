"""The program against the second evaluator, on seeded cases that reach every corner by count."""

from __future__ import annotations

import json
import os

import pytest

from tests.reference.compare import SEED, Report, compare, lines, summary, the_program
from tests.reference.evaluator import evaluate_line

_COUNT = int(os.environ.get("RANGORDE_CASES", "1500"))


@pytest.fixture(scope="module")
def report() -> Report:
    """Return one run of the program beside the second evaluator."""
    return compare(lines(_COUNT, SEED), the_program())


def test_the_program_and_the_second_evaluator_agree_on_every_line(report: Report) -> None:
    assert report.compared >= _COUNT
    assert not report.differences, summary(report)


def test_no_reading_draw_waiver_result_or_error_code_is_left_out(report: Report) -> None:
    assert report.missing() == []


def test_a_program_that_pays_one_cent_too_much_is_found_out() -> None:
    def generous(line: str) -> str:
        outcome = evaluate_line(line)
        for row in outcome.get("units", []):  # type: ignore[attr-defined]  # a list in every outcome
            if row["granted"] == "2500.00":
                row["granted"] = "2500.01"
        return json.dumps(outcome)

    assert compare(lines(100, SEED), generous).differences


def test_a_program_that_names_another_path_or_code_for_a_fault_is_found_out() -> None:
    def careless(line: str) -> str:
        return json.dumps(evaluate_line(line)).replace("unknown_key", "missing_key")

    assert compare(lines(100, SEED), careless).differences
