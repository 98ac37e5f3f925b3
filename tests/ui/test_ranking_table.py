"""The rangorde: rows move, the selection stays with its application."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from desktop_app.ui.models.grid import ScoreGridModel
from desktop_app.ui.models.ranking import RankingModel
from desktop_app.ui.presenters.ranking import RankingView, RankRow, with_shifts
from desktop_app.ui.tables.ranking_table import RankingTable
from desktop_app.ui.theme import Appearance
from tests.ui.example import Example, rank_row

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def moved(view: RankingView) -> RankingView:
    """A4 rises to the first place, the others fall one."""
    lines = view.lines
    rest = [
        replace(line, place=line.place + 1) if isinstance(line, RankRow) and line.place else line
        for line in (*lines[:4], *lines[5:])
    ]
    return replace(view, lines=(rank_row("A4", 1), *rest))


@pytest.fixture
def table(qtbot: QtBot, appearance: Appearance, shown: Example) -> RankingTable:
    """The rangorde on screen."""
    result = RankingTable(appearance, RankingModel(shown.ranking))
    result.resize(700, 400)
    qtbot.addWidget(result)
    result.show()
    qtbot.waitExposed(result)
    result.setFocus()
    return result


def test_the_models_keep_the_rules_of_qt(shown: Example) -> None:
    """Qt's own tester follows every change."""
    grid, ranking = ScoreGridModel(shown.grid), RankingModel(shown.ranking)
    testers = [QAbstractItemModelTester(model, FATAL) for model in (grid, ranking)]
    ranking.show(moved(shown.ranking))
    ranking.show(replace(shown.ranking, lines=shown.ranking.lines[2:]))
    ranking.show(replace(shown.ranking, lines=shown.ranking.lines[:1]))
    ranking.show(shown.ranking)
    ranking.show(replace(shown.ranking, codes=("c1",)))
    grid.show(replace(shown.grid, rows=shown.grid.rows[::-1]))
    grid.show(replace(shown.grid, rows=()))
    assert len(testers) == 2
    assert [ranking.line_at(row).key for row in range(ranking.rowCount())] == list(
        shown.ranking.keys()
    )


def test_the_selection_moves_with_its_application(table: RankingTable, shown: Example) -> None:
    """The row changes, the application does not."""
    model = table.model()
    assert isinstance(model, RankingModel)
    assert table.choose_unit("A4")
    before = QPersistentModelIndex(table.currentIndex())
    model.show(moved(shown.ranking))
    assert table.unit == "A4"
    assert table.currentIndex().row() == 0
    assert before.row() == 0


def test_a_great_many_moves_keep_the_selection_too() -> None:
    """An import changes everything at once."""
    rows = [replace(rank_row("A1", at + 1), key=f"U{at}") for at in range(150)]
    model = RankingModel(RankingView(codes=("c1", "c2", "e"), lines=tuple(rows)))
    tester = QAbstractItemModelTester(model, FATAL)
    kept = QPersistentModelIndex(model.index(3, 0))
    model.show(RankingView(codes=("c1", "c2", "e"), lines=tuple(rows[::-1])))
    assert tester.model() is model
    assert kept.row() == 146


def test_arrows_skip_the_lines_without_an_application(table: RankingTable) -> None:
    """The ceiling and the head of the unranked are no applications."""
    table.choose_unit("A3")
    units = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Home):
        QTest.keyClick(table, key)
        units.append(table.unit)
    assert units == ["A4", "A5", "A5", "A1"]


def test_enter_opens_the_application(table: RankingTable, qtbot: QtBot) -> None:
    """It leads to its row in the grid."""
    table.choose_unit("A2")
    with qtbot.waitSignal(table.unit_opened) as opened:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert opened.args == ["A2"]


def test_a_row_says_place_amount_and_state(shown: Example) -> None:
    """For a screen reader, in words."""
    model = RankingModel(shown.ranking)
    said = model.index(1, 3).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == (
        "Plaats 2, gedeeld door 2; Zwemclub Zilver; 5 komma 9 punten; loting nodig; "
        "tussen 9.450 en 12.500 euro"
    )


def test_a_shared_place_is_written_with_an_equals_sign(shown: Example) -> None:
    """In the table and on the clipboard."""
    model = RankingModel(shown.ranking)
    assert [model.index(row, 1).data() for row in (0, 1, 4)] == ["1", "2=", "4"]


def test_heads_use_words_of_a_proposal_until_it_is_a_decision(shown: Example) -> None:
    """One word form tells whose number it is."""
    model = RankingModel(shown.ranking)
    across = Qt.Orientation.Horizontal
    heads = [model.headerData(column, across) for column in range(model.columnCount())]
    model.show(replace(shown.ranking, decided=True))
    after = [model.headerData(column, across) for column in range(model.columnCount())]
    assert ("Voorstel" in heads, "Te verlenen" in heads) == (True, True)
    assert ("Besluit" in after, "Verleend" in after) == (True, True)


def test_a_row_that_rose_knows_how_far(shown: Example) -> None:
    """Places, not rows: the ceiling line does not count."""
    after = with_shifts(shown.ranking, moved(shown.ranking))
    shifts = {line.key: line.shift for line in after.lines if isinstance(line, RankRow)}
    assert shifts == {"A4": 3, "A1": -1, "A2": -1, "A3": -1}
