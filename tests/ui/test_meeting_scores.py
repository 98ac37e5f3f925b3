"""Scores given at the keyboard, with the rangorde moving beside them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.ui.tables.steps import At
from tests.ui.meeting import CTRL, Meeting, make_round, meeting, utrecht_commands

pytestmark = pytest.mark.usefixtures("fonts")


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Meeting]:
    """Utrecht with six scored applications, at Beoordelen."""
    path = make_round(
        tmp_path, "utrecht-vrouwen-sport", (("-", 60_000),), *utrecht_commands(rows=6)
    )
    with meeting(tmp_path, path) as result:
        yield result


def score(held: Meeting, unit: str, criterion: str) -> str | None:
    state = held.state
    assert isinstance(state, Round)
    given = state.scores.get(unit, {}).get(("scores", criterion))
    return None if given is None else given.value


def places(held: Meeting) -> list[str]:
    view = held.assessing.panes.ranking.model()
    return [str(view.index(row, 3).data()) for row in range(view.rowCount())]


def test_a_letter_is_on_the_disk_at_once_and_the_rangorde_moves(held: Meeting) -> None:
    before = places(held)
    held.assessing.panes.grid.go_to("2026-0006", "c1")
    held.type("ggggggg")
    assert score(held, "2026-0006", "c7") == "goed"
    assert places(held) != before
    assert places(held)[0] == "Judoschool Lunetten"
    assert held.assessing.panes.money.accessibleName() is not None


def test_the_cursor_goes_on_in_its_row_while_the_rangorde_moves(held: Meeting) -> None:
    grid = held.assessing.panes.grid
    grid.go_to("2026-0006", "c2")
    held.type("g")
    assert grid.hasFocus()
    assert grid.cursor_at.at == At(5, 2)
    assert held.assessing.panes.ranking.unit == "2026-0006"


def test_ctrl_s_takes_over_the_open_cell_and_says_that_everything_is_saved(held: Meeting) -> None:
    held.assessing.panes.grid.go_to("2026-0003", "c1")
    held.type("2")
    held.press(Qt.Key.Key_S, with_=CTRL)
    assert score(held, "2026-0003", "c1") == "goed"
    assert held.said == "Alles is opgeslagen"


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_S, CTRL),
        (Qt.Key.Key_5, CTRL),
        (Qt.Key.Key_F8, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_W, CTRL),
        (Qt.Key.Key_O, CTRL),
        (Qt.Key.Key_Q, CTRL),
    ],
)
def test_a_half_typed_score_is_kept_whatever_key_follows(
    held: Meeting, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    held.assessing.panes.grid.go_to("2026-0003", "c1")
    held.type("3,5")
    held.press(key, with_=modifier)
    assert held.window.rounds.current is not None
    held.window.rounds.current.show(Phase.ASSESSMENT)
    grid = held.assessing.panes.grid
    grid.go_to("2026-0003", "c1")
    editor = grid.open_editor()
    if editor is not None:
        assert editor.text() == "3,5"
    else:
        assert grid.message_lines[0] == "3,5 bestaat niet bij criterium 1."
    assert score(held, "2026-0003", "c1") == "voldoende"
    held.press(Qt.Key.Key_Escape)


def test_undo_gives_the_score_back_and_redo_takes_it_away_again(held: Meeting) -> None:
    held.assessing.panes.grid.go_to("2026-0003", "c1")
    held.type("g")
    held.press(Qt.Key.Key_Z, with_=CTRL)
    assert score(held, "2026-0003", "c1") == "voldoende"
    held.press(Qt.Key.Key_Y, with_=CTRL)
    assert score(held, "2026-0003", "c1") == "goed"


def test_undo_with_nothing_to_take_back_explains_itself(held: Meeting) -> None:
    for _ in range(8):
        held.press(Qt.Key.Key_Z, with_=CTRL)
    assert "ongedaan" in held.said


def test_the_wheel_changes_no_score(held: Meeting) -> None:
    grid = held.assessing.panes.grid
    grid.go_to("2026-0003", "c1")
    state = held.state
    for angle in (120, -120, -120):
        wheel = QWheelEvent(
            QPointF(300, 60),
            QPointF(300, 60),
            QPoint(0, 0),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            bool(0),
        )
        QApplication.sendEvent(grid.viewport(), wheel)
    assert held.state is state


def test_zoom_and_dark_change_the_look_and_are_remembered(held: Meeting) -> None:
    held.press(Qt.Key.Key_Equal, with_=CTRL)
    held.press(Qt.Key.Key_D, with_=CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert held.settings.zoom == 125
    assert held.settings.dark is True
    held.press(Qt.Key.Key_0, with_=CTRL)
    assert held.settings.zoom == 100


def test_every_phase_is_reached_by_its_number(held: Meeting) -> None:
    for phase in Phase:
        held.press(Qt.Key(Qt.Key.Key_0 + phase.number), with_=CTRL)
        assert held.window.rounds.current is not None
        assert held.window.rounds.current.phase is phase


def test_f1_shows_all_keys_beside_the_work_and_esc_gives_the_keyboard_back(held: Meeting) -> None:
    grid = held.assessing.panes.grid
    grid.setFocus()
    held.press(Qt.Key.Key_F1)
    assert held.window.keys_panel.isVisible()
    held.press(Qt.Key.Key_Escape)
    assert not held.window.keys_panel.isVisible()
    assert grid.hasFocus()


def test_f6_goes_along_the_parts_of_the_window(held: Meeting) -> None:
    visited = set()
    held.assessing.panes.grid.setFocus()
    for _ in range(6):
        held.press(Qt.Key.Key_F6)
        visited.add(type(held.focus).__name__)
    assert {"PhaseButton", "ScoreGrid"} <= visited


def test_no_dialog_is_ever_open(held: Meeting) -> None:
    held.type("g")
    held.press(Qt.Key.Key_S, with_=CTRL)
    QTest.qWait(10)
    assert not [item for item in QApplication.topLevelWidgets() if isinstance(item, QDialog)]
    assert held.choosers.opened == 0
