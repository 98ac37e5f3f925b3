"""A computer whose clock runs behind the journal: the window says so, and goes on."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop_app.core.commands_round import MakeRemark
from desktop_app.core.round import Round
from desktop_app.session.opening import open_session
from desktop_app.session.session import Done, Session
from tests.ui.meeting import CTRL, make_round, meeting, ports, utrecht_commands

pytestmark = pytest.mark.usefixtures("fonts")


def test_a_clock_that_runs_behind_is_said_at_the_next_score(tmp_path: Path) -> None:
    path = make_round(
        tmp_path, "utrecht-vrouwen-sport", (("-", 60_000),), *utrecht_commands(rows=3)
    )
    ahead = replace(ports(tmp_path), clock=lambda: datetime.now(UTC) + timedelta(hours=2))
    session = open_session(path, actor="secretaris", ports=ahead)
    assert isinstance(session, Session)
    assert isinstance(session.do(MakeRemark(subject="vergadering", text="later")), Done)
    session.close()
    with meeting(tmp_path, path) as held:
        held.press(Qt.Key.Key_4, with_=CTRL)
        held.assessing.panes.grid.go_to("2026-0003", "c1")
        held.type("g")
        assert "De klok van deze computer loopt terug" in held.said
        state = held.state
        assert isinstance(state, Round)
        assert state.scores["2026-0003"]["scores", "c1"].value == "goed"
