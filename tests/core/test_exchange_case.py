"""A case that is written in the exchange format is the case that is read back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.case import Case
from desktop_app.core.evaluate import evaluate
from desktop_app.core.exchange_case import case_json
from desktop_app.core.exchange_read import read_case
from desktop_app.core.exchange_write import outcome_json
from desktop_app.core.round_case import case_of
from desktop_app.core.scheme import Scheme
from desktop_app.schemefile.catalogue import load_scheme
from tests.core.round_samples import drawn_utrecht, tied_utrecht
from tests.reference.cases import cases


def scheme_of(name: str) -> Scheme | None:
    """A scheme of the program."""
    loaded = load_scheme(name)
    return loaded.scheme if loaded else None


def read(line: object) -> Case:
    """Read a case that has no problems."""
    case = read_case(line, scheme_of)
    assert isinstance(case, Case), case
    return case


@given(seed=st.integers(0, 2**32))
@settings(max_examples=150, deadline=None)
def test_a_case_written_and_read_back_is_the_same_case(seed: int) -> None:
    (line,) = cases(seed, 1)
    case = read(line)
    written = json.loads(json.dumps(case_json(case)))
    assert read(written) == case
    assert case_json(read(written)) == case_json(case)


@pytest.mark.parametrize("make", [tied_utrecht, drawn_utrecht])
def test_the_case_of_a_round_gives_the_same_outcome_when_it_is_read_back(make: object) -> None:
    assert callable(make)
    case = case_of(make().state)
    again = read(json.loads(json.dumps(case_json(case))))
    assert outcome_json(evaluate(again)) == outcome_json(evaluate(case))


def test_both_amounts_and_every_reading_are_written_also_where_they_are_the_default() -> None:
    line = {
        "scheme": "buurtbudget",
        "ceiling": "10.00",
        "units": [{"id": "A", "requested": "5.00", "scores": {"stemmen": "3"}}],
    }
    written = case_json(read(line))
    assert written["units"] == [
        {
            "id": "A",
            "requested": "5.00",
            "grantable": "5.00",
            "status": "admitted",
            "scores": {"stemmen": "3"},
        }
    ]
    assert written["readings"] == {"plafond": "partial"}


def test_a_missing_score_is_absent_and_not_null_or_nothing() -> None:
    line = {
        "scheme": "utrecht-vrouwen-sport",
        "ceiling": "10.00",
        "units": [{"id": "A", "requested": "5.00", "scores": {"c1": "goed", "c2": None}}],
    }
    units = case_json(read(line))["units"]
    assert isinstance(units, list)
    assert units[0]["scores"] == {"c1": "goed"}
