"""Worked examples: what comes out otherwise is named, and nothing else is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.core.scheme import Scheme
from desktop_app.schemefile.catalogue import load_scheme
from desktop_app.schemefile.examples import count_examples, examples_beside, run_examples

CASE = {"scheme": "buurtbudget", "ceiling": "1.00", "units": []}
OUTCOME = {
    "status": "final",
    "units": [{"id": "A", "place": 1, "reason": None}, {"id": "B", "place": 2, "reason": None}],
    "ties": [],
}


def scheme() -> Scheme:
    loaded = load_scheme("buurtbudget")
    assert loaded is not None
    return loaded.scheme


def evaluate(_: str) -> str:
    return json.dumps(OUTCOME)


def example(expected: object, **other: object) -> str:
    return json.dumps({"naam": "proef", "geval": CASE, "verwacht": expected, **other})


def differences(expected: object) -> list[tuple[str, str]]:
    failures = run_examples(scheme(), example(expected), evaluate)
    return [(item.expected, item.found) for item in failures]


@pytest.mark.parametrize(
    "expected",
    [
        {"status": "final"},
        {"units": {"B": {"place": 2}, "A": {"reason": None}}},
        {"ties": []},
    ],
)
def test_an_example_names_only_the_parts_that_matter(expected: object) -> None:
    assert differences(expected) == []


@pytest.mark.parametrize(
    ("expected", "difference"),
    [
        ({"status": "incomplete"}, ('status = "incomplete"', 'status = "final"')),
        ({"units": {"A": {"place": 2}}}, ("units.A.place = 2", "units.A.place = 1")),
        (
            {"units": {"A": {"reason": "gate"}}},
            ('units.A.reason = "gate"', "units.A.reason = null"),
        ),
        ({"ties": [{"place": 1}]}, ('ties = [{"place": 1}]', "ties = []")),
    ],
)
def test_an_example_that_comes_out_otherwise_says_where(
    expected: object, difference: tuple[str, str]
) -> None:
    assert differences(expected) == [difference]


def test_a_part_that_is_not_in_the_outcome_is_a_difference() -> None:
    ((expected, _),) = differences({"units": {"C": {"place": 3}}})
    assert expected == 'units.C = {"place": 3}'


def test_a_failing_example_is_named_in_dutch_with_its_line() -> None:
    text = f"# kop\n\n{example({'status': 'final'})}\n{example({'status': 'incomplete'})}\n"
    (failure,) = run_examples(scheme(), text, evaluate)
    assert failure.line == 4
    assert failure.message().one_line() == (
        "F404: Voorbeeld in de regeling klopt niet. Voorbeeld ‘proef’ verwacht "
        'status = "incomplete". De regels geven status = "final". Controleer eerst de regel, dan '
        "het voorbeeld. De regeling is pas bruikbaar als alle voorbeelden kloppen."
    )
    assert count_examples(text) == 2


@pytest.mark.parametrize(
    "line",
    [
        "geen json",
        "[]",
        example({}),
        example([]),
        example({"status": "final"}, extra=1),
        json.dumps({"naam": 1, "geval": CASE, "verwacht": {"status": "final"}}),
        json.dumps({"naam": "x", "geval": {"scheme": "andere"}, "verwacht": {"status": "final"}}),
        '{"naam": "x", "naam": "y", "geval": {}, "verwacht": {"a": 1}}',
    ],
)
def test_a_line_that_is_no_example_of_this_scheme_fails(line: str) -> None:
    (failure,) = run_examples(scheme(), line, evaluate)
    assert (failure.line, failure.name) == (1, "regel 1")


def test_examples_stand_beside_their_scheme() -> None:
    found = examples_beside(Path("map") / "buurtbudget.yaml")
    assert found == Path("map") / "buurtbudget.voorbeelden.jsonl"
