"""A whole meeting at the keyboard: from a list in a file to closed scores, without a dialog."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.events_applications import Standing
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.ui.screens.admission import AdmissionScreen
from desktop_app.ui.screens.applications import ApplicationsScreen
from desktop_app.ui.screens.ranking import RankingScreen
from desktop_app.ui.window import MainWindow
from tests.ui.meeting import CTRL, Meeting, make_round, meeting
from tests.ui.round_example import ROWS

pytestmark = pytest.mark.usefixtures("fonts")
KEYS_PER_SHEET = 7 + 1


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Meeting]:
    """A new Utrecht round without applications."""
    with meeting(tmp_path, make_round(tmp_path)) as result:
        yield result


def list_of(folder: Path, rows: list[str]) -> Path:
    """A list as an intake desk sends it."""
    lines = ["Nummer;Aanvrager;Gevraagd;Ontvangen"]
    for row in rows:
        number, amount, _, name = row.split(" ", 3)
        lines.append(f"2026-{number};{name};{amount},00;03-03-2026")
    path = folder / "lijst.csv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def drop(window: MainWindow, path: Path) -> None:
    """Drop a file on the window, as a person drags it there."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    action = Qt.DropAction.CopyAction
    enters = QDragEnterEvent(QPoint(400, 400), action, data, buttons, keys)
    window.dragEnterEvent(enters)
    assert enters.isAccepted()
    window.dropEvent(QDropEvent(QPointF(400, 400), action, data, buttons, keys))


def screen(held: Meeting, phase: Phase) -> object:
    return held.window.screen(phase)


def other_windows(held: Meeting) -> list[object]:
    """Every window on screen besides the one of the program."""
    shown = [item for item in QApplication.topLevelWidgets() if item.isVisible()]
    return [item for item in shown if item is not held.window]


def test_a_meeting_from_a_list_to_closed_scores_without_one_dialog(
    held: Meeting, qtbot: QtBot, tmp_path: Path
) -> None:
    rows = [row for row in ROWS if row.startswith(("0001", "0003", "0006", "0008", "0020"))]
    held.press_button("Naar aanvragen")
    applications = screen(held, Phase.APPLICATIONS)
    assert isinstance(applications, ApplicationsScreen)

    drop(held.window, list_of(tmp_path, rows))
    qtbot.waitUntil(lambda: applications.table.model().rowCount() == len(rows))
    held.press_button(f"{len(rows)} rijen inlezen")
    state = held.state
    assert isinstance(state, Round)
    assert len(state.applications) == len(rows)

    assert other_windows(held) == []
    held.press_button("Naar toelating")
    admission = screen(held, Phase.ADMISSION)
    assert isinstance(admission, AdmissionScreen)
    admission.table.setFocus()
    for _ in rows:
        held.press(Qt.Key.Key_Return)
    state = held.state
    assert isinstance(state, Round)
    assert {state.standing(unit) for unit in state.unit_ids} == {Standing.ADMITTED}

    held.press_button("Naar beoordelen")
    grid = held.assessing.panes.grid
    assert grid.hasFocus()
    keys = 0
    for row in rows:
        letters = row.split(" ")[2].replace("o", "v")
        held.type(letters)
        held.press(Qt.Key.Key_Return)
        keys += len(letters) + 1
    assert keys == KEYS_PER_SHEET * len(rows)

    first = held.assessing.panes.ranking.model()
    assert first.index(0, 3).data() == "Stichting Gülşah Vrouwensport"
    assert held.needed == ["22 redenen ontbreken onder het maximum", "Naar rangorde"]
    held.press_button("Naar rangorde")
    state = held.state
    assert isinstance(state, Round)
    assert state.phase is Phase.RANKING
    assert state.closed is not None
    assert isinstance(screen(held, Phase.RANKING), RankingScreen)

    held.press(Qt.Key.Key_4, with_=CTRL)
    held.type("o")
    assert held.state is state
    assert other_windows(held) == []
    assert held.choosers.opened == 0


def test_a_list_with_a_wrong_amount_changes_nothing_and_says_where(
    held: Meeting, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "fout.csv"
    path.write_text(
        "Nummer;Aanvrager;Gevraagd\n2026-0001;Een;12.5OO\n2026-0002;Twee;1.000,00\n",
        encoding="utf-8",
    )
    state = held.state
    applications = screen(held, Phase.APPLICATIONS)
    assert isinstance(applications, ApplicationsScreen)
    drop(held.window, path)
    qtbot.waitUntil(applications.reading.drop.isVisible)
    assert not applications.reading.accept.isVisible()
    words = [
        label.text()
        for label in applications.reading.findChildren(type(applications.reading._problem))
    ]
    assert any(word.startswith("Cel C2: ‘12.5OO’") for word in words)
    assert held.state is state
    held.press_button("Niet inlezen")
    assert not applications.reading.drop.isVisible()


def test_fifty_times_open_and_close_leaves_nothing_behind(tmp_path: Path) -> None:
    path = make_round(tmp_path)
    with meeting(tmp_path, None) as held:
        for at in range(50):
            held.window.open_path(path)
            held.press(Qt.Key(Qt.Key.Key_1 + at % 9), with_=CTRL)
            opened = held.window.rounds.current is not None
            held.press(Qt.Key.Key_W, with_=CTRL)
            assert (opened, held.window.rounds.current) == (True, None), at
            QApplication.processEvents()
        assert held.window.start.isVisible()
        assert len(held.settings.recent) == 1


def test_a_list_is_read_beside_the_window_and_closing_waits_for_it(
    held: Meeting, tmp_path: Path
) -> None:
    applications = screen(held, Phase.APPLICATIONS)
    assert isinstance(applications, ApplicationsScreen)
    drop(held.window, list_of(tmp_path, ROWS))
    worker, at_work = held.window.rounds.worker, []
    at_work.append(worker.busy)
    held.window.close()
    at_work.append(worker.busy)
    assert at_work == [True, False]
    assert held.window.rounds.current is None
