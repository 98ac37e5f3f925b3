"""The second evaluator's strict reading against faults listed by hand."""

from __future__ import annotations

import pytest

from tests.reference import build
from tests.reference.build import UTRECHT, WIJK, Json, activity, case, votes


def test_every_problem_of_a_line_is_named_with_its_path() -> None:
    built: Json = {
        "scheme": UTRECHT,
        "pools": {},
        "deviations": [],
        "units": [
            {"id": "a", "requested": "0.00", "scores": {"c1": "best", "c8": "goed", "c2": 1}},
            {"id": "A", "requested": "1.00", "grantable": "1.01", "status": "weg", "pool": "X"},
            {"requested": None, "id": "A"},
        ],
        "draws": [{"members": ["A", "B"], "order": ["A"]}, {"members": ["A"]}],
        "waived_draws": [{"members": ["A", "B"], "reason": " "}],
        "readings": {"plafond": "half"},
    }
    assert build.faults(built) == sorted(
        [
            ("ceiling_or_pools", "pools"),
            ("unknown_key", "deviations"),
            ("bad_id", "units[0].id"),
            ("bad_amount", "units[0].requested"),
            ("unknown_level", "units[0].scores.c1"),
            ("unknown_criterion", "units[0].scores.c8"),
            ("wrong_type", "units[0].scores.c2"),
            ("bad_amount", "units[1].grantable"),
            ("unknown_status", "units[1].status"),
            ("unknown_key", "units[1].pool"),
            ("wrong_type", "units[2].requested"),
            ("duplicate_id", "units[2].id"),
            ("bad_draw", "draws[0].order"),
            ("bad_draw", "draws[1].members"),
            ("missing_key", "draws[1].order"),
            ("bad_draw", "waived_draws[0].reason"),
            ("unknown_reading", "readings.plafond"),
        ]
    )


def test_facts_that_cannot_be_are_named() -> None:
    nobody = activity("A", "1.00", 5)
    nobody["facts"] = {
        "vrijwilligers": 0,
        "betaalde_krachten": 0,
        "partners": 1,
        "partners_basisinfrastructuur": 2,
        "deelnemers": 2.5,
        "keer_per_jaar": -1,
        "geen_huur": 1,
    }
    nobody["pool"] = "ELDERS"
    nobody["scores"] = {"impact": "0"}
    assert build.faults(case(WIJK, "1.00", nobody)) == sorted(
        [
            ("bad_fact", "units[0].facts"),
            ("bad_fact", "units[0].facts.partners_basisinfrastructuur"),
            ("bad_fact", "units[0].facts.deelnemers"),
            ("bad_fact", "units[0].facts.keer_per_jaar"),
            ("wrong_type", "units[0].facts.geen_huur"),
            ("unknown_pool", "units[0].pool"),
            ("out_of_scale", "units[0].scores.impact"),
        ]
    )


@pytest.mark.parametrize(
    "line",
    ["", "{", '{"scheme": "x", "scheme": "x"}', '{"scheme": NaN}', '{"scheme": -Infinity}'],
)
def test_a_line_that_is_no_strict_json_is_one_problem(line: str) -> None:
    assert build.faults(line) == [("bad_json", "")]


def test_with_an_unknown_scheme_only_what_all_schemes_share_is_judged() -> None:
    built = case(
        "den-haag", "nonsense", votes("a", "1", 5), readings={"x": "y", "z": 5}, received=1
    )
    assert build.faults(built) == [
        ("bad_amount", "units[0].requested"),
        ("bad_id", "units[0].id"),
        ("unknown_key", "received"),
        ("unknown_scheme", "scheme"),
        ("wrong_type", "readings.z"),
    ]
