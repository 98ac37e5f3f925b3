"""Every legal case in its folder: what the program makes of it is what was computed by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from desktop_app.cli.evaluate import evaluate_line

_FOLDERS = sorted(path.parent for path in Path(__file__).parent.glob("*/geval.json"))


def _outcomes() -> list[Path]:
    """The cases that can be read, and so have an outcome."""
    return [folder for folder in _FOLDERS if "errors" not in _read(folder, "verwacht.json")]


def _read(folder: Path, name: str) -> Any:
    return json.loads((folder / name).read_text(encoding="utf-8"))


def _answer(case: Any) -> dict[str, Any]:
    """The outcome; of errors, whose order says nothing, the list by place."""
    answer: dict[str, Any] = json.loads(evaluate_line(json.dumps(case)))
    if "errors" in answer:
        answer["errors"].sort(key=lambda error: (error["at"], error["code"]))
    return answer


def _of_interest(found: Any, expected: Any) -> Any:
    """What was found, cut down to what the expectation speaks of."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return {
            key: _of_interest(found[key], value) for key, value in expected.items() if key in found
        }
    if isinstance(expected, list) and isinstance(found, list) and len(found) == len(expected):
        return [_of_interest(*pair) for pair in zip(found, expected, strict=True)]
    return found


def _per_unit(answer: dict[str, Any]) -> dict[str, Any]:
    return {row["id"]: row for row in answer["units"]}


@pytest.mark.parametrize("folder", _FOLDERS, ids=lambda folder: str(folder.name))
def test_the_outcome_is_the_one_computed_by_hand(folder: Path) -> None:
    expected = _read(folder, "verwacht.json")
    answer = _answer(_read(folder, "geval.json"))
    assert _of_interest(answer, expected) == expected


@pytest.mark.parametrize("folder", _outcomes(), ids=lambda folder: str(folder.name))
def test_the_outcome_stays_the_same_when_the_lines_come_in_another_order(folder: Path) -> None:
    case = _read(folder, "geval.json")
    turned = {**case, "units": case["units"][::-1], "draws": case.get("draws", [])[::-1]}
    one, other = _answer(case), _answer(turned)
    assert _per_unit(one) == _per_unit(other)
    assert {**one, "units": []} == {**other, "units": []}


@pytest.mark.parametrize("folder", _outcomes(), ids=lambda folder: str(folder.name))
def test_nobody_gets_more_than_asked_and_the_ceiling_is_never_passed(folder: Path) -> None:
    case = _read(folder, "geval.json")
    rows = _answer(case)["units"]
    spent: dict[str, int] = {}
    for unit, row in zip(case["units"], rows, strict=True):
        cents = _cents(row["granted"] or "0.00")
        assert 0 <= cents <= _cents(unit.get("grantable", unit["requested"]))
        pool = unit.get("pool", "-")
        spent[pool] = spent.get(pool, 0) + cents
    ceilings = case.get("pools") or {"-": case["ceiling"]}
    assert all(cents <= _cents(ceilings[pool]) for pool, cents in spent.items())


@pytest.mark.parametrize("folder", _FOLDERS, ids=lambda folder: str(folder.name))
def test_a_case_names_its_rule_and_how_it_was_computed(folder: Path) -> None:
    assert len((folder / "bron.md").read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize("folder", _outcomes(), ids=lambda folder: str(folder.name))
def test_a_case_speaks_of_every_unit(folder: Path) -> None:
    named = [row["id"] for row in _read(folder, "verwacht.json")["units"]]
    assert named == [unit["id"] for unit in _read(folder, "geval.json")["units"]]


def test_there_are_cases() -> None:
    assert len(_FOLDERS) >= 45


def _cents(text: str) -> int:
    euros, cents = text.split(".")
    return int(euros) * 100 + int(cents)
