"""The screen Verdeling: chart, table and inspector in step, and the decision at the ceiling."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.events_decision import BoundaryChoice
from desktop_app.core.phases import Phase
from desktop_app.text import allocation_screen as text
from desktop_app.ui.presenters.words import money
from desktop_app.ui.screens.allocation import AllocationScreen
from desktop_app.ui.theme import Appearance
from tests.ui.played_round import WIJKEN, boundary_of, played, showing


def test_the_screen_opens_at_the_place_that_gets_what_is_left(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION)
    with showing(session, appearance, AllocationScreen) as (screen, _):
        assert screen.table.unit == boundary_of(session)
        assert screen.chart.sentence.startswith("Plaats 12")
        assert screen.head.sums == (
            (text.ASKED, "€\u00a0305.200"),
            (text.TO_GRANT, "€\u00a0200.000"),
            (text.LEFT, "€\u00a00"),
        )
        assert not screen.inspector.boundary.isHidden()


def test_arrow_keys_in_the_table_move_chart_and_inspector(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION)
    with showing(session, appearance, AllocationScreen) as (screen, _):
        QTest.keyClick(screen.table, Qt.Key.Key_Home)
        assert screen.chart.sentence.startswith("Plaats 1,")
        assert screen.inspector.boundary.isHidden()
        assert "15.200" in screen.inspector.why.text()
        QTest.keyClick(screen.chart, Qt.Key.Key_Right)
        assert screen.table.unit == "2026-0001"


def test_the_boundary_shows_the_amounts_under_every_choice_and_asks_a_reason(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION)
    with showing(session, appearance, AllocationScreen) as (screen, _):
        panel = screen.inspector.boundary
        said = {key: item.option.consequence for key, item in panel.options.items()}
        assert set(said) == {"partial", "stop", "skip"}
        left = money(session.outcome.unit(boundary_of(session)).before or 0)
        assert f"Deze aanvraag: {left}." in said["partial"]
        assert f"Dan blijft {left} over" in said["stop"]
        assert panel.chosen == "partial"
        QTest.keyClick(panel.decide, Qt.Key.Key_Space)
        assert panel.problem.words
        assert not session.round.boundary
        (need,) = screen.needs(session.round, session.outcome).needs
        assert need.sentence == "Grensbesluit plaats 12"
        screen.follow(need.target)
        QTest.keyClicks(panel.reason.input, "Zo staat het in de regeling.")
        QTest.keyClick(panel.decide, Qt.Key.Key_Space)
        ((unit, decision),) = session.round.boundary.items()
        assert unit == screen.table.unit
        assert decision.choice is BoundaryChoice.PARTIAL
        assert "Zo staat het in de regeling." in panel.recorded.text()
        assert panel.decide.isHidden()
        assert screen.needs(session.round, session.outcome).needs == ()


def test_another_choice_changes_the_reading_and_the_amounts(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION)
    with showing(session, appearance, AllocationScreen) as (screen, _):
        panel = screen.inspector.boundary
        boundary = boundary_of(session)
        left = money(session.outcome.unit(boundary).before or 0)
        QTest.keyClick(panel.options["partial"], Qt.Key.Key_Down)
        assert panel.chosen == "stop"
        panel.reason.put("Het college verleent geen deelbedragen.")
        QTest.keyClick(panel.decide, Qt.Key.Key_Space)
        assert session.round.boundary[boundary].choice is BoundaryChoice.STOP
        assert screen.head.sums[2] == (text.LEFT, left)
        assert panel.recorded.text().startswith("Stoppen. Reden: Het college verleent")


def test_every_pool_has_its_own_tab_chart_and_sums(tmp_path: Path, appearance: Appearance) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION, WIJKEN)
    with showing(session, appearance, AllocationScreen) as (screen, _):
        sums = screen.head.sums
        screen.tabs.chosen.emit("KRUISKAMP")
        assert screen.head.sums != sums
        assert screen.tabs.value == "KRUISKAMP"
        assert session.outcome.unit(screen.table.unit or "").pool == "KRUISKAMP"
