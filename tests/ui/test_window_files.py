"""The window and its files: new, open, read-only, not stored, remembered, and where it stands."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QMimeData, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.journal.problems import WriteFailed, WriteReason
from desktop_app.journal.round_file import RoundFile
from desktop_app.session.opening import open_session
from desktop_app.session.session import Session
from desktop_app.text import main_window as text
from desktop_app.ui.placing import usual_place, within_reach
from desktop_app.ui.presenters.start import RecentRound, changed_text
from desktop_app.ui.settings import Settings
from desktop_app.ui.shortcuts import PHASES, SHORTCUTS
from tests.ui.meeting import CTRL, Meeting, make_round, meeting, ports, utrecht_commands

pytestmark = pytest.mark.usefixtures("fonts")


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Meeting]:
    """Utrecht with three scored applications."""
    path = make_round(
        tmp_path, "utrecht-vrouwen-sport", (("-", 60_000),), *utrecht_commands(rows=3)
    )
    with meeting(tmp_path, path) as result:
        yield result


def state_of(held: Meeting) -> Round:
    state = held.state
    assert isinstance(state, Round)
    return state


def test_a_new_round_is_made_from_the_start_screen(tmp_path: Path) -> None:
    with meeting(tmp_path, None) as held:
        held.choosers.answer = tmp_path / "nieuw"
        held.press(Qt.Key.Key_N, with_=CTRL)
        page = held.window.new_page
        assert page is not None
        page.choose("utrecht-vrouwen-sport")
        page.ceiling.line.setFocus()
        held.type("200.000")
        held.press_button("Ronde openen", page)
        assert (tmp_path / "nieuw.ronde").exists()
        assert state_of(held).ceilings["-"].amount == 20_000_000
        assert state_of(held).id.endswith("-UTRECHT-01")
        assert held.window.new_page is None


def test_a_new_round_says_everything_that_is_wrong_before_a_file_is_asked(tmp_path: Path) -> None:
    with meeting(tmp_path, None) as held:
        held.press(Qt.Key.Key_N, with_=CTRL)
        page = held.window.new_page
        assert page is not None
        page.choose("utrecht-vrouwen-sport")
        page.number.line.setText("twee woorden")
        held.press_button("Ronde openen", page)
        assert page.number.error
        assert page.ceiling.error
        assert held.choosers.opened == 0
        held.press(Qt.Key.Key_Escape)
        assert held.window.start.isVisible()


def test_a_new_round_over_an_existing_file_leaves_that_file_alone(tmp_path: Path) -> None:
    path = make_round(tmp_path)
    before = path.read_bytes()
    with meeting(tmp_path, None) as held:
        held.choosers.answer = path
        held.press(Qt.Key.Key_N, with_=CTRL)
        page = held.window.new_page
        assert page is not None
        page.choose("utrecht-vrouwen-sport")
        page.ceiling.line.setText("1.000")
        held.press_button("Ronde openen", page)
        assert "bestaat al" in page.number.error
        assert path.read_bytes() == before


def test_the_start_screen_offers_a_round_to_practise_on(tmp_path: Path, qtbot: QtBot) -> None:
    made = make_round(tmp_path)
    with meeting(tmp_path, None, lambda: made) as held:
        held.press_button("Oefenronde")
        qtbot.waitUntil(lambda: held.window.rounds.current is not None)
        assert state_of(held).id == "2026-PROEF-01"


def test_a_file_that_is_no_round_is_explained_on_the_start_screen(tmp_path: Path) -> None:
    wrong = tmp_path / "brief.ronde"
    wrong.write_text("geachte", encoding="utf-8")
    with meeting(tmp_path, None) as held:
        held.choosers.answer = wrong
        held.press(Qt.Key.Key_O, with_=CTRL)
        assert "brief.ronde" in held.said
        assert held.window.rounds.current is None


def test_a_dropped_round_opens(tmp_path: Path) -> None:
    path = make_round(tmp_path)
    with meeting(tmp_path, None) as held:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        held.window.dropEvent(
            QDropEvent(
                QPointF(300, 300),
                Qt.DropAction.CopyAction,
                data,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            )
        )
        assert state_of(held).id == "2026-PROEF-01"


def test_a_score_that_cannot_be_stored_stays_and_is_stored_on_retry(
    held: Meeting, monkeypatch: pytest.MonkeyPatch
) -> None:
    grid = held.assessing.panes.grid
    grid.go_to("2026-0003", "c1")
    with monkeypatch.context() as broken:
        broken.setattr(RoundFile, "append", lambda *_, **__: WriteFailed(WriteReason.FULL))
        held.type("g")
        assert state_of(held).scores["2026-0003"]["scores", "c1"].value == "voldoende"
        assert "De schijf is vol" in held.window.rounds.frame.header._save.text()
        assert grid.message_lines
        assert held.assessing._model.invalid()["2026-0003", "c1"].typed == "2,0"
        held.press_button("Opnieuw")
        assert state_of(held).scores["2026-0003"]["scores", "c1"].value == "voldoende"
    held.press_button("Opnieuw")
    assert state_of(held).scores["2026-0003"]["scores", "c1"].value == "goed"
    assert held.assessing._model.invalid() == {}
    assert held.window.rounds.frame.header._save.text().startswith("Opgeslagen")


def test_a_copy_can_be_kept_elsewhere_when_storing_fails(
    held: Meeting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "elders.ronde"
    held.choosers.answer = target
    held.assessing.panes.grid.go_to("2026-0003", "c1")
    with monkeypatch.context() as broken:
        broken.setattr(RoundFile, "append", lambda *_, **__: WriteFailed(WriteReason.FULL))
        held.type("g")
        held.press_button("Kopie elders opslaan")
    assert held.said == text.COPY_SAVED
    copied = open_session(target, actor="ander", ports=ports(tmp_path / "ander"))
    assert isinstance(copied, Session)
    assert copied.round.nr == state_of(held).nr
    copied.close()


def test_a_copy_never_comes_in_the_place_of_the_open_round_and_is_never_half(
    held: Meeting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = held.window.rounds
    assert rounds.current is not None
    path = rounds.current.desk.path
    inode = path.stat().st_ino
    assert not rounds.copy_to(path)
    assert path.stat().st_ino == inode
    target = tmp_path / "elders.ronde"
    target.write_bytes(b"eerder")

    def full(_source: Path, waiting: Path) -> None:
        waiting.write_bytes(b"half")
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as broken:
        broken.setattr("desktop_app.ui.rounds.copyfile", full)
        assert not rounds.copy_to(target)
    assert target.read_bytes() == b"eerder"
    assert not list(tmp_path.glob(".rangorde-*"))


def test_a_round_that_is_open_elsewhere_can_only_be_looked_at(tmp_path: Path) -> None:
    path = make_round(
        tmp_path, "utrecht-vrouwen-sport", (("-", 60_000),), *utrecht_commands(rows=3)
    )
    other = open_session(path, actor="collega", ports=ports(tmp_path))
    assert isinstance(other, Session)
    with meeting(tmp_path, path) as held:
        header = held.window.rounds.frame.header._save.text()
        assert header.startswith("Alleen lezen: ")
        assert "collega" in header
        held.assessing.panes.grid.go_to("2026-0003", "c1")
        held.type("g")
        assert state_of(held).scores["2026-0003"]["scores", "c1"].value == "voldoende"
        for phase in Phase:
            held.press(Qt.Key(Qt.Key.Key_0 + phase.number), with_=CTRL)
    other.close()


def test_recent_rounds_are_listed_and_del_only_forgets_them(held: Meeting) -> None:
    path = Path(held.settings.recent[0].path)
    held.press(Qt.Key.Key_W, with_=CTRL)
    rounds = held.window.start.rounds
    assert rounds.hasFocus()
    spoken = rounds.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == (
        "Vrouwen en sport Utrecht; Utrecht, 2026-PROEF-01. 3 aanvragen; Beoordelen; Niets ontbreekt"
    )
    held.press(Qt.Key.Key_Return)
    assert held.window.rounds.current is not None
    held.press(Qt.Key.Key_W, with_=CTRL)
    held.press(Qt.Key.Key_Delete)
    assert held.settings.recent == ()
    assert path.exists()


def test_the_name_at_the_keyboard_is_remembered_and_written_down(tmp_path: Path) -> None:
    path = make_round(tmp_path)
    with meeting(tmp_path, None) as held:
        actor = held.window.start.actor
        actor.selectAll()
        actor.setFocus()
        held.type("griffier")
        held.press(Qt.Key.Key_Return)
        held.window.open_path(path)
        assert held.window.rounds.current is not None
        assert held.window.rounds.current.desk.actor == "griffier"
    assert Settings(tmp_path / "instellingen.ini").actor == "griffier"


def test_settings_that_cannot_be_read_are_as_if_they_were_not_there(tmp_path: Path) -> None:
    file = tmp_path / "stuk.ini"
    file.write_text("[General]\nrondes=niet te lezen\nzoom=groot\ndonker=misschien\n", "utf-8")
    settings = Settings(file)
    assert settings.recent == ()
    assert settings.zoom == 100
    assert settings.dark is None
    assert settings.geometry == QByteArray()


def test_the_list_of_rounds_keeps_the_newest_first_without_doubles() -> None:
    settings = Settings()
    for number in range(15):
        settings.remember(recent(f"/a/{number}.ronde"))
    settings.remember(recent("/a/5.ronde"))
    paths = [item.path for item in settings.recent]
    assert paths[:2] == ["/a/5.ronde", "/a/14.ronde"]
    assert len(paths) == len(set(paths)) == 12


def recent(path: str) -> RecentRound:
    return RecentRound(
        path=path,
        title="Sport",
        place="Utrecht",
        phase="loting",
        waits="",
        ceiling="",
        changed="2026-05-12T12:32:00Z",
    )


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (datetime(2026, 5, 12, 20, tzinfo=UTC), "vandaag 14:32"),
        (datetime(2026, 5, 13, 3, tzinfo=UTC), "gisteren 14:32"),
        (datetime(2026, 6, 1, tzinfo=UTC), "12 mei 2026"),
    ],
)
def test_when_a_round_was_changed_is_said_as_one_says_it(now: datetime, said: str) -> None:
    assert changed_text("2026-05-12T12:32:00Z", now) == said


def test_a_window_that_stood_on_a_screen_that_is_gone_comes_back() -> None:
    screens = [QRect(0, 0, 1440, 900)]
    assert within_reach(QRect(100, 50, 1200, 800), screens)
    assert not within_reach(QRect(2000, 50, 1200, 800), screens)
    assert not within_reach(QRect(100, -400, 1200, 300), screens)
    assert not within_reach(QRect(0, 0, 2560, 1440), screens)
    assert usual_place([QRect(0, 0, 1280, 720)]) == QRect(0, 0, 1280, 720)


def test_where_the_window_stood_is_kept(tmp_path: Path) -> None:
    with meeting(tmp_path, None) as held:
        held.window.setGeometry(40, 30, 1000, 600)
        QTest.qWait(1)
    with meeting(tmp_path, None) as again:
        assert again.settings.geometry != QByteArray()


def test_no_shortcut_has_two_meanings_and_none_is_altgr() -> None:
    keys = [key for group in SHORTCUTS.values() for key in group] + list(PHASES)
    assert len(keys) == len(set(keys))
    assert not [key for key in keys if "Ctrl+Alt" in key]


def test_every_shortcut_of_the_window_is_in_the_overview() -> None:
    listed = " ".join(caps for _, keys in text.KEYS_GROUPS for caps, _ in keys)
    missing = [
        group[0]
        for group in SHORTCUTS.values()
        if group[0] not in listed and "Shift+F6" not in group
    ]
    assert missing == []
