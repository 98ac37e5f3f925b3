"""Closing the window, even twice, while minutes are being made: they are whole, or not there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.phases import Phase
from desktop_app.report.verifying import UnreadablePdf, verify_signatures
from desktop_app.session.opening import open_session
from desktop_app.session.session import Session
from desktop_app.ui.screens.minutes import MinutesScreen
from tests.ui.meeting import CTRL, meeting, ports
from tests.ui.played_round import played

pytestmark = pytest.mark.usefixtures("fonts")


def test_a_window_that_is_closed_twice_finishes_the_minutes_first(tmp_path: Path) -> None:
    path = tmp_path / "ronde.ronde"
    played(path, Phase.ALLOCATION).close()
    target = tmp_path / "stuk.pdf"
    with meeting(tmp_path, path) as held:
        held.press(Qt.Key.Key_9, with_=CTRL)
        screen = held.window.screen(Phase.MINUTES)
        assert isinstance(screen, MinutesScreen)
        QTest.keyClick(screen.side.buttons["L1/1"], Qt.Key.Key_Space)
        held.choosers.answer = target
        QTest.keyClick(screen.page.make, Qt.Key.Key_Space)
        assert held.window.rounds.worker.busy
        held.window.close()
        held.window.close()
        assert held.window.rounds.current is None
    found = verify_signatures(target.read_bytes())
    assert not isinstance(found, UnreadablePdf)
    assert [item.intact for item in found] == [True]
    again = open_session(path, actor="secretaris", ports=ports(tmp_path))
    assert isinstance(again, Session)
    assert len(again.round.reports) == 1
    again.close()
    assert not list(tmp_path.glob(".rangorde-*"))
