"""Scores and counts that cannot be: each is reported with its cell, and none is put right."""

from __future__ import annotations

import pytest

from desktop_app.importing.expected import (
    ExpectedColumns,
    ExpectedCriterion,
    ExpectedFact,
    FactKind,
)
from desktop_app.text.messages import MessageKey
from tests.importing.samples import csv_bytes, places, read, xlsx_bytes

SIX = ExpectedColumns(
    criteria=(
        ExpectedCriterion(id="d", name="Dieren", whole=True, smallest=1, largest=6),
        ExpectedCriterion(id="e", name="Educatie", whole=True, largest=6),
    ),
    amounts=False,
)
COUNTS = ExpectedColumns(
    facts=(
        ExpectedFact(id="vrijwilligers", name="Vrijwilligers", kind=FactKind.COUNT),
        ExpectedFact(id="betaald", name="Betaalde krachten", kind=FactKind.COUNT),
        ExpectedFact(id="partners", name="Partners", kind=FactKind.COUNT),
        ExpectedFact(
            id="bestaand", name="Bestaande partners", kind=FactKind.COUNT, at_most="partners"
        ),
    ),
    not_both_zero=(("vrijwilligers", "betaald"),),
    amounts=False,
)


@pytest.mark.parametrize("stored", [False, True], ids=["csv", "xlsx"])
def test_every_score_outside_its_scale_is_reported_with_its_cell(*, stored: bool) -> None:
    rows: list[list[object]] = [
        ["Nummer", "d", "e"],
        ["A-1", 0, 6.5],
        ["A-2", 6, 55],
        ["A-3", 1, 0],
    ]
    lines = [";".join(str(cell).replace(".", ",") for cell in row) for row in rows]
    found = read(xlsx_bytes(rows) if stored else csv_bytes(*lines), SIX)
    assert places(found.problems) == [("F126", "B2"), ("F126", "C2"), ("F126", "C3")]
    assert [problem.message.what for problem in found.problems] == [
        "0 kan niet bij Dieren. Mogelijk zijn hele punten van 1 tot en met 6.",
        "6,5 kan niet bij Educatie. Mogelijk zijn hele punten van 0 tot en met 6.",
        "55 kan niet bij Educatie. Mogelijk zijn hele punten van 0 tot en met 6.",
    ]
    assert [dict(row.scores) for row in found.rows] == [{}, {"d": "6"}, {"d": "1", "e": "0"}]
    assert not found.ready


def test_scores_outside_their_scale_come_together_with_everything_else() -> None:
    lines = ("Nummer;d;e;Totaal", "A-1;2;7;9", "A-1;3;x;3", ";4;4;8")
    found = read(csv_bytes(*lines), SIX)
    keys = {problem.message.key for problem in found.problems}
    assert keys == {
        MessageKey.SCORE_IN_FILE_IMPOSSIBLE,
        MessageKey.ID_REPEATED,
        MessageKey.NUMBER_FORM,
        MessageKey.ROW_WITHOUT_ID,
    }


def test_counts_that_cannot_go_together_are_reported_with_their_cells() -> None:
    lines = (
        "Nummer;vrijwilligers;betaald;partners;bestaand",
        "A-1;0;0;2;3",
        "A-2;0;1;2;2",
        "A-3;;0;;4",
    )
    found = read(csv_bytes(*lines), COUNTS)
    assert places(found.problems) == [("F127", "E2"), ("F128", "B2")]
    assert found.problems[0].message.what == (
        "Bestaande partners is 3. Dat is meer dan Partners: 2."
    )


def test_points_with_decimals_have_a_largest_too() -> None:
    criteria = (ExpectedCriterion(id="c1", name="Bereik", largest=10),)
    expected = ExpectedColumns(criteria=criteria, amounts=False)
    found = read(csv_bytes("Nummer;c1", "A-1;10,0", "A-2;10,1", "A-3;7,25"), expected)
    assert places(found.problems) == [("F126", "B3")]
    assert "punten van 0 tot en met 10." in found.problems[0].message.what
