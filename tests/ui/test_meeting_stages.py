"""Two assessments with a pitch between them, and points that follow from facts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop_app.core.commands import Batch, Command
from desktop_app.core.commands_applications import (
    AddActivity,
    AddApplication,
    Admit,
    GiveScore,
    RecordHearing,
)
from desktop_app.core.commands_round import ChangePhase
from desktop_app.core.numbers import Cents
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from tests.ui.meeting import CTRL, Meeting, make_round, meeting

pytestmark = pytest.mark.usefixtures("fonts")
FIRST = {"a1": 25, "a2": 15, "b": 7, "c": 8, "d": 6, "e": 7, "f": 4, "g": 3}
UNIT = "2026-0001"


def pitch_commands() -> tuple[Command, ...]:
    """Two makers with their first assessment; the first one has pitched."""
    units = (UNIT, "2026-0002")
    received = tuple(
        AddApplication(id=unit, applicant=f"Maker {unit[-1]}", requested=Cents(900_000))
        for unit in units
    )
    scores = tuple(
        GiveScore(unit=unit, criterion=criterion, value=str(value), stage="first")
        for unit in units
        for criterion, value in FIRST.items()
    )
    return (
        Batch(commands=received),
        Batch(commands=tuple(Admit(unit=unit) for unit in units)),
        ChangePhase(to=Phase.ASSESSMENT),
        Batch(commands=scores),
        RecordHearing(unit=UNIT, held=True),
    )


@pytest.fixture
def pitch(tmp_path: Path) -> Iterator[Meeting]:
    """The pitch of Amersfoort after the first assessment."""
    path = make_round(tmp_path, "amersfoort-pitch", (("-", 50_000),), *pitch_commands())
    with meeting(tmp_path, path) as held:
        yield held


@pytest.fixture
def wijk(tmp_path: Path) -> Iterator[Meeting]:
    """Two activities in two wijken, without facts."""
    commands: list[Command] = []
    for number, pool in ((1, "LIENDERT"), (2, "SOEST")):
        unit = f"2026-000{number}"
        commands += [
            AddApplication(id=unit, applicant=f"Club {number}", requested=Cents(600_000)),
            AddActivity(
                application=unit, requested=Cents(600_000), pool=pool, description="Zomerfeest"
            ),
            Admit(unit=unit),
        ]
    commands.append(ChangePhase(to=Phase.ASSESSMENT))
    path = make_round(
        tmp_path,
        "amersfoort-wijkactiviteiten",
        (("LIENDERT", 20_000), ("SOEST", 15_000)),
        *commands,
    )
    with meeting(tmp_path, path) as held:
        yield held


def state_of(held: Meeting) -> Round:
    state = held.state
    assert isinstance(state, Round)
    return state


def final(held: Meeting, criterion: str) -> str | None:
    score = state_of(held).scores[UNIT].get(("final", criterion))
    return None if score is None else score.value


def test_the_second_assessment_takes_over_what_the_pitch_did_not_change(pitch: Meeting) -> None:
    assert pitch.assessing.stages.stage == "final"
    pitch.assessing.panes.grid.go_to(UNIT, "a1")
    pitch.press_button("Scores overnemen")
    assert final(pitch, "g") == "3"
    assert pitch.said == "8 scores overgenomen"


def test_a_score_that_changes_after_the_pitch_waits_for_its_reason(pitch: Meeting) -> None:
    grid = pitch.assessing.panes.grid
    grid.go_to(UNIT, "a1")
    pitch.type("28")
    pitch.press(Qt.Key.Key_Return)
    assert final(pitch, "a1") is None
    grid.go_to(UNIT, "a1")
    assert "Ctrl+R" in grid.message_lines[-1]
    pitch.press(Qt.Key.Key_R, with_=CTRL)
    pitch.type("overtuigende pitch")
    pitch.press(Qt.Key.Key_Return)
    assert final(pitch, "a1") == "28"
    assert state_of(pitch).scores[UNIT]["final", "a1"].reason == "overtuigende pitch"
    assert grid.message_lines == ()


def test_the_first_assessment_stays_in_sight_behind_its_own_button(pitch: Meeting) -> None:
    pitch.press_button("Eerste beoordeling")
    grid = pitch.assessing.panes.grid
    grid.go_to(UNIT, "a1")
    assert grid.currentIndex().data() == "25"


def test_a_half_typed_score_is_not_carried_to_the_other_assessment(pitch: Meeting) -> None:
    pitch.assessing.panes.grid.go_to(UNIT, "a2")
    pitch.type("99")
    pitch.press_button("Eerste beoordeling")
    assert pitch.assessing.stages.stage == "final"
    assert pitch.assessing.stages.bar.stages.value == "final"


def test_whether_someone_pitched_is_one_click(pitch: Meeting) -> None:
    pitch.assessing.panes.grid.go_to("2026-0002", "a1")
    pitch.press_button("Nee", pitch.assessing.stages.bar)
    assert state_of(pitch).hearings["2026-0002"].held is False


def test_f2_opens_the_facts_and_the_points_follow_from_them(wijk: Meeting) -> None:
    panes = wijk.assessing.panes
    panes.grid.go_to("2026-0001-A1", "inzet")
    wijk.press(Qt.Key.Key_F2)
    wijk.type("11")
    wijk.press(Qt.Key.Key_Tab)
    wijk.type("2")
    panel = wijk.assessing.facts.panel
    assert panel._worth.text() == "Dit geeft 2 punten."
    wijk.press(Qt.Key.Key_Return)
    facts = state_of(wijk).facts["2026-0001-A1"]
    assert {name: fact.value for name, fact in facts.items()} == {
        "vrijwilligers": 11,
        "betaalde_krachten": 2,
    }
    assert panes.grid.hasFocus()
    assert panes.strip.isVisible()


def test_a_fact_that_is_no_number_stays_in_its_field(wijk: Meeting) -> None:
    wijk.assessing.panes.grid.go_to("2026-0001-A1", "inzet")
    wijk.press(Qt.Key.Key_F2)
    wijk.type("veel")
    wijk.press(Qt.Key.Key_S, with_=CTRL)
    panel = wijk.assessing.facts.panel
    assert panel.isVisible()
    assert panel.typed["vrijwilligers"] == "veel"
    assert "veel" in next(iter(panel._lines.values())).error
    assert "2026-0001-A1" not in state_of(wijk).facts
    wijk.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert not panel.isVisible()


def test_the_rangorde_beside_the_grid_is_that_of_the_wijk_under_the_cursor(wijk: Meeting) -> None:
    panes = wijk.assessing.panes
    panes.grid.go_to("2026-0002-A1", "impact")
    assert panes.ranking.unit == "2026-0002-A1"
    panes.grid.go_to("2026-0001-A1", "impact")
    assert panes.ranking.unit == "2026-0001-A1"
