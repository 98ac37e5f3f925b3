"""Beoordelen in a round that ranks activities, in pools."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.phases import Phase
from desktop_app.ui.presenters.fill_assessment import assessment_needs
from desktop_app.ui.presenters.fill_grid import grid_view, joint_desk
from desktop_app.ui.presenters.fill_money import budget_view
from desktop_app.ui.presenters.grid import EmptyCell
from tests.ui.played_round import played


def test_a_refused_activity_misses_nothing_and_activities_are_counted_as_such(
    tmp_path: Path,
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.RANKING, "amersfoort-wijkactiviteiten")
    state, outcome = session.round, session.outcome
    desk = joint_desk(state)
    rows = {row.key: row for row in grid_view(state, outcome, desk).rows}
    assert set(rows["2026-W04-A2"].cells) == {EmptyCell()}
    assert EmptyCell() not in rows["2026-W04-A1"].cells
    view = assessment_needs(state, outcome, desk, {})
    assert view.counts == "12 activiteiten · 9 in de rangorde"
    pool = outcome.unit("2026-W07-A2").pool
    assert budget_view(state, outcome, pool).pool == "Soesterkwartier"
    session.close()
