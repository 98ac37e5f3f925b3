"""Commands from data: strict, with every problem at once, and an example that works for each."""

from __future__ import annotations

import pytest

from desktop_app.core.codec import BodyFault
from desktop_app.core.command_reading import (
    NAMES,
    command_from_json,
    command_to_json,
    example,
)
from desktop_app.core.commands import Batch
from desktop_app.core.commands_applications import Refuse
from desktop_app.text.commands import problem_text
from tests.core.round_samples import problems


@pytest.mark.parametrize("name", NAMES)
def test_the_example_of_every_command_reads_and_writes_back(name: str) -> None:
    command = command_from_json(example(name))
    assert not isinstance(command, tuple), command
    assert name == command.NAME
    assert command_from_json(command_to_json(command)) == command


def test_all_problems_come_at_once_with_their_place() -> None:
    found = problems("give-score", unit=3, criterium="c1", value="goed")
    assert [(item.at, item.fault) for item in found] == [
        ("unit", BodyFault.WRONG_TYPE),
        ("criterion", BodyFault.MISSING_KEY),
        ("criterium", BodyFault.UNKNOWN_KEY),
    ]
    texts = [problem_text(item) for item in found]
    assert texts[0] == "Bij ‘unit’ hoort een tekst te staan."
    assert texts[1] == "‘criterion’ ontbreekt."
    assert texts[2] == "‘criterium’ is hier niet bekend. Bedoelt u ‘criterion’?"


def test_problems_in_a_batch_name_the_command_they_are_in() -> None:
    found = problems(
        "batch", commands=[{"do": "admit"}, {"do": "admitt", "unit": "A"}, "admit", {}]
    )
    assert [(item.at, item.fault) for item in found] == [
        ("commands[0].unit", BodyFault.MISSING_KEY),
        ("commands[1].do", BodyFault.UNKNOWN_KIND),
        ("commands[2]", BodyFault.WRONG_TYPE),
        ("commands[3].do", BodyFault.MISSING_KEY),
    ]
    assert problem_text(found[1]).endswith("Bedoelt u ‘admit’?")


@pytest.mark.parametrize("data", [None, 3, "give-score", [], {}, {"do": 3}, {"do": "geef"}])
def test_what_is_no_command_is_a_problem_and_never_an_error(data: object) -> None:
    assert isinstance(command_from_json(data), tuple)


def test_a_batch_has_commands_and_nothing_else() -> None:
    assert [item.at for item in problems("batch")] == ["commands"]
    assert [item.at for item in problems("batch", commands=[], file="a.csv")] == ["file"]
    assert [item.at for item in problems("import", commands=3)] == [
        "commands",
        "file",
        "sha256",
        "rows",
    ]
    assert isinstance(command_from_json({"do": "batch", "commands": []}), Batch)


def test_a_batch_holds_no_batch() -> None:
    inner = {"do": "batch", "commands": []}
    assert [item.fault for item in problems("batch", commands=[inner])] == [BodyFault.UNKNOWN_KIND]


@pytest.mark.parametrize("amount", ["12500", "12.500,00", "1e3", "-1.00", "", "01.00"])
def test_amounts_have_the_exchange_form(amount: str) -> None:
    (found,) = problems("add-application", id="A", applicant="B", requested=amount)
    assert (found.at, found.fault) == ("requested", BodyFault.BAD_AMOUNT)


def test_values_of_a_closed_list_are_named() -> None:
    (found,) = problems("change-phase", to="klaar")
    assert "‘rangorde’" in problem_text(found)


def test_one_is_not_yes() -> None:
    assert [item.at for item in problems("record-hearing", unit="A", held=1)] == ["held"]
    assert [item.at for item in problems("undo", batch=True)] == ["batch"]
    assert [item.at for item in problems("undo", batch=2**53)] == ["batch"]


def test_application_may_be_said_for_unit() -> None:
    said = command_from_json(
        {"do": "refuse", "application": "A-1", "ground": "artikel 7", "reason": "te ver"}
    )
    assert said == Refuse(unit="A-1", ground="artikel 7", reason="te ver")
    assert [item.at for item in problems("admit", application="A", unit="B")] == ["application"]
