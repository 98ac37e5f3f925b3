"""Every sheet that the Utrecht table allows, against whole tenths of a point."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from desktop_app.cli.evaluate import scheme_of
from desktop_app.core.case import Case
from desktop_app.core.evaluate import evaluate
from desktop_app.core.exchange_read import read_case
from desktop_app.core.outcome import Outcome, Reason
from desktop_app.core.ranking import key_values
from desktop_app.core.rules import rules_for

LEVELS = ("onvoldoende", "voldoende", "goed")
TENTHS = ((0, 10, 20), (0, 9, 18), (0, 8, 16), (0, 7, 14), (0, 7, 14), (0, 5, 10), (0, 4, 8))
SHEETS = tuple(product(range(3), repeat=7))


def unit_id(sheet: tuple[int, ...]) -> str:
    return "".join(map(str, sheet))


def points(sheet: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(row[level] for row, level in zip(TENTHS, sheet, strict=True))


def by_hand(sheet: tuple[int, ...]) -> tuple[int, ...]:
    """The order keys in tenths: the total, then criteria 1 to 6."""
    given = points(sheet)
    return (sum(given), *given[:6])


@cache
def every_sheet() -> Outcome:
    """All 2,187 sheets as one round with enough money."""
    units: list[dict[str, Any]] = [
        {
            "id": unit_id(sheet),
            "requested": "1.00",
            "scores": {f"c{n}": LEVELS[level] for n, level in enumerate(sheet, start=1)},
        }
        for sheet in SHEETS
    ]
    line = {"scheme": "utrecht-vrouwen-sport", "ceiling": "5000.00", "units": units}
    case = read_case(line, scheme_of)
    assert isinstance(case, Case)
    return evaluate(case)


def program_keys() -> list[tuple[int, ...]]:
    """The order keys of the program, one per sheet, also below the minimum."""
    outcome = every_sheet()
    rules = rules_for(outcome.case.scheme, outcome.case.readings)
    return [key_values(rules, outcome.assessed[unit_id(sheet)]) for sheet in SHEETS]


def test_the_total_of_every_sheet_is_exact() -> None:
    outcome = every_sheet()
    unit = outcome.case.scheme.unit
    for sheet, line in zip(SHEETS, outcome.units, strict=True):
        assert line.total is not None
        assert 10 * line.total == sum(points(sheet)) * unit


def test_exactly_the_sheets_below_five_are_refused() -> None:
    refused = {line.id for line in every_sheet().units if line.reason is Reason.BELOW_TOTAL}
    assert refused == {unit_id(sheet) for sheet in SHEETS if sum(points(sheet)) < 50}
    assert len({sum(points(sheet)) for sheet in SHEETS}) == 93
    assert sum(1 for sheet in SHEETS if sum(points(sheet)) == 50) == 57


def test_a_place_is_one_more_than_the_number_of_better_sheets() -> None:
    passed = [sheet for sheet in SHEETS if sum(points(sheet)) >= 50]
    keys = sorted((by_hand(sheet) for sheet in passed), reverse=True)
    first = {key: number for number, key in reversed([*enumerate(keys, start=1)])}
    places = {line.id: line.place for line in every_sheet().units}
    assert {unit_id(sheet): first[by_hand(sheet)] for sheet in passed} == {
        name: place for name, place in places.items() if place is not None
    }


def test_of_every_two_sheets_the_right_one_goes_first() -> None:
    exact, keys = [by_hand(sheet) for sheet in SHEETS], program_keys()
    for right, key in zip(exact, keys, strict=True):
        assert [key > other for other in keys] == [right > other for other in exact]
        assert [key == other for other in keys] == [right == other for other in exact]


def test_equal_on_the_total_and_criteria_one_to_six_is_equal_on_seven() -> None:
    seventh: dict[tuple[int, ...], set[int]] = {}
    for sheet in SHEETS:
        seventh.setdefault(by_hand(sheet), set()).add(sheet[6])
    assert all(len(levels) == 1 for levels in seventh.values())
    assert len(every_sheet().ties) == 0
