"""A list with scores over scores that are there: said beforehand, and one step to take back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.ui.parts.words import Paragraph
from desktop_app.ui.screens.applications import ApplicationsScreen
from tests.ui.meeting import CTRL, Meeting, make_round, meeting, utrecht_commands

pytestmark = pytest.mark.usefixtures("fonts")
COLUMNS = "nummer;c1;c2;c3;c4;c5;c6;c7\n"


def _scores(held: Meeting, unit: str) -> list[str]:
    state = held.state
    assert isinstance(state, Round)
    given = {criterion: score for (_, criterion), score in state.scores[unit].items()}
    return [given[f"c{number}"].value[0] for number in range(1, 8)]


def test_a_list_says_which_scores_it_changes_and_is_one_step_to_undo(tmp_path: Path) -> None:
    path = make_round(
        tmp_path, "utrecht-vrouwen-sport", (("-", 60_000),), *utrecht_commands(rows=3)
    )
    scores = tmp_path / "scores.csv"
    with meeting(tmp_path, path) as held:
        before = {unit: _scores(held, unit) for unit in ("2026-0001", "2026-0002")}
        lowest = ";".join("o" * 7)
        scores.write_text(
            COLUMNS + "".join(f"{unit};{lowest}\n" for unit in before), encoding="utf-8"
        )
        held.press(Qt.Key.Key_2, with_=CTRL)
        screen = held.window.screen(Phase.APPLICATIONS)
        assert isinstance(screen, ApplicationsScreen)
        screen.take_file(scores)
        held.window.rounds.worker.wait()
        QApplication.processEvents()
        changes = sum(level != "o" for levels in before.values() for level in levels)
        said = [part.text() for part in screen.reading.findChildren(Paragraph)]
        assert any(f"{changes} scores worden anders" in words for words in said)
        held.press_button("2 rijen inlezen")
        assert [_scores(held, unit) for unit in before] == [list("o" * 7)] * 2
        held.press(Qt.Key.Key_Z, with_=CTRL)
        assert {unit: _scores(held, unit) for unit in before} == before
