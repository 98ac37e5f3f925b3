"""Ronde, Aanvragen, Toelating and Rangorde, worked as a secretary works them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop_app.core.events_applications import Standing, UnitField
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.settings import RoundField
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.screens.admission import AdmissionScreen
from desktop_app.ui.screens.admission_step import Step
from desktop_app.ui.screens.applications import ApplicationsScreen
from desktop_app.ui.screens.ranking import RankingScreen
from desktop_app.ui.screens.round_screen import RoundScreen
from tests.ui.meeting import CTRL, Meeting, make_round, meeting, utrecht_commands

pytestmark = pytest.mark.usefixtures("fonts")


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Meeting]:
    """Utrecht with six scored applications."""
    path = make_round(
        tmp_path, "utrecht-vrouwen-sport", (("-", 60_000),), *utrecht_commands(rows=6)
    )
    with meeting(tmp_path, path) as result:
        yield result


def state_of(held: Meeting) -> Round:
    state = held.state
    assert isinstance(state, Round)
    return state


def fill(held: Meeting, field: LineField, words: str) -> None:
    """Type in a field in the place of what was there, and go on with Enter."""
    field.line.setFocus()
    field.line.selectAll()
    held.type(words)
    held.press(Qt.Key.Key_Return)


def ronde(held: Meeting) -> RoundScreen:
    held.press(Qt.Key.Key_1, with_=CTRL)
    screen = held.window.screen(Phase.ROUND)
    assert isinstance(screen, RoundScreen)
    return screen


def test_a_date_is_typed_as_one_writes_it_and_stored_when_the_field_is_left(held: Meeting) -> None:
    field = ronde(held).settings.field("vergadering-datum")
    assert field is not None
    fill(held, field, "12 mei 2026")
    assert state_of(held).settings[RoundField.MEETING_DATE] == "2026-05-12"
    assert field.text == "12-05-2026"


def test_what_is_no_date_stays_in_its_field_with_the_reason_below(held: Meeting) -> None:
    field = ronde(held).settings.field("vergadering-datum")
    assert field is not None
    fill(held, field, "31-2-2026")
    assert field.text == "31-2-2026"
    assert field.error == "Dit is geen datum. Typ het zo: 12-5-2026."
    assert RoundField.MEETING_DATE not in state_of(held).settings
    field.line.setFocus()
    held.type("x")
    held.press(Qt.Key.Key_Escape)
    assert (field.text, field.error) == ("", "")


def test_another_ceiling_waits_for_its_reason(held: Meeting) -> None:
    settings = ronde(held).settings
    field = settings.field("-")
    assert field is not None
    fill(held, field, "75.000")
    assert "reden" in field.error
    assert held.focus is settings.reason.line
    held.type("nota van wijziging")
    held.press(Qt.Key.Key_Return)
    assert field.error == ""
    assert state_of(held).ceilings["-"].amount == 7_500_000


def test_a_reading_is_confirmed_with_the_reason_of_the_regeling(held: Meeting) -> None:
    screen = ronde(held)
    card = screen.readings["plafond"]
    held.press_button("Bevestigen", card)
    chosen = state_of(held).readings["plafond"]
    assert chosen.value == state_of(held).scheme.readings[0].default
    assert chosen.reason
    assert "Bevestigd door secretaris" in card._state.text()


def test_members_come_in_and_go_and_an_interest_locks_nothing_of_the_joint_scores(
    held: Meeting,
) -> None:
    members = ronde(held).members
    members.name.line.setFocus()
    held.type("Ada de Wit")
    fill(held, members.role, "voorzitter")
    held.press_button("Komt binnen")
    state = state_of(held)
    assert [member.role for member in state.members.values()] == ["voorzitter"]
    assert state.presence["lid 1"][-1].present
    members.who.line.setFocus()
    held.type("ada de wit")
    members.unit.line.setFocus()
    held.type("2026-0001")
    fill(held, members.nature, "bestuurslid")
    assert members.nature.error == ""
    assert state_of(held).interests["2026-0001"]["lid 1"].nature == "bestuurslid"
    held.press_button("Gaat weg")
    assert not state_of(held).presence["lid 1"][-1].present


def aanvragen(held: Meeting) -> ApplicationsScreen:
    held.press(Qt.Key.Key_2, with_=CTRL)
    screen = held.window.screen(Phase.APPLICATIONS)
    assert isinstance(screen, ApplicationsScreen)
    return screen


def test_an_application_is_added_by_hand_with_the_next_number(held: Meeting) -> None:
    screen = aanvragen(held)
    held.press_button("Toevoegen")
    screen.adding.applicant.line.setFocus()
    held.type("Stichting Nieuw")
    fill(held, screen.adding.requested, "9.500")
    added = state_of(held).applications["2026-0007"]
    assert (added.applicant, added.requested) == ("Stichting Nieuw", 950_000)
    assert screen.adding.number.text == "2026-0008"


def test_everything_that_is_wrong_in_the_form_is_said_at_once(held: Meeting) -> None:
    screen = aanvragen(held)
    held.press_button("Toevoegen")
    fill(held, screen.adding.requested, "veel")
    assert screen.adding.applicant.error == "Vul de aanvrager in."
    assert screen.adding.requested.error.startswith("Dit is geen bedrag")
    assert len(state_of(held).applications) == 6


def test_a_correction_is_stored_when_its_field_is_left(held: Meeting) -> None:
    screen = aanvragen(held)
    screen.table.choose("2026-0003")
    field = screen.chosen._fields[UnitField.APPLICANT]
    fill(held, field, "Zwemclub Goudvis")
    assert state_of(held).applications["2026-0003"].applicant == "Zwemclub Goudvis"
    assert screen.table.key == "2026-0003"


def toelating(held: Meeting) -> AdmissionScreen:
    held.press(Qt.Key.Key_3, with_=CTRL)
    screen = held.window.screen(Phase.ADMISSION)
    assert isinstance(screen, AdmissionScreen)
    return screen


def test_a_refusal_needs_a_ground_and_a_reason_and_the_row_stays(held: Meeting) -> None:
    screen = toelating(held)
    screen.table.choose("2026-0002")
    held.press_button("Weigeren")
    assert screen.step.step is Step.REFUSE
    held.press(Qt.Key.Key_Return)
    assert screen.step.reason.error
    held.type("te laat ingeleverd")
    held.press(Qt.Key.Key_Return)
    stand = state_of(held).stands["2026-0002"]
    assert stand.standing is Standing.REFUSED
    assert stand.reason == "te laat ingeleverd"
    assert screen.table.model().rowCount() == 6
    held.press_button("Herstellen")
    held.type("bij vergissing")
    held.press(Qt.Key.Key_Return)
    assert state_of(held).standing("2026-0002") is Standing.ADMITTED


def test_a_withdrawal_carries_the_date_of_the_letter(held: Meeting) -> None:
    screen = toelating(held)
    screen.table.choose("2026-0004")
    held.press_button("Intrekken")
    held.type("4-5-2026")
    screen.step.reason.setFocus()
    held.press(Qt.Key.Key_Return)
    assert state_of(held).stands["2026-0004"].date == "2026-05-04"
    row = screen.table.model().index(3, 6).data()
    assert row == "op 04-05-2026"


def test_a_half_typed_reason_stays_while_one_looks_elsewhere(held: Meeting) -> None:
    screen = toelating(held)
    screen.table.choose("2026-0002")
    held.press_button("Buiten behandeling laten")
    held.type("niet aangev")
    held.press(Qt.Key.Key_4, with_=CTRL)
    held.press(Qt.Key.Key_3, with_=CTRL)
    assert screen.step.reason.text == "niet aangev"
    assert state_of(held).standing("2026-0002") is Standing.ADMITTED


def test_the_rangorde_explains_a_place_and_frames_the_step_that_decided(held: Meeting) -> None:
    held.press(Qt.Key.Key_5, with_=CTRL)
    screen = held.window.screen(Phase.RANKING)
    assert isinstance(screen, RankingScreen)
    screen.table.choose_unit("2026-0004")
    assert screen.name.text() == "Buurtsportclub Zuilen-Noord"
    compared = screen.comparison.accessibleName()
    assert compared.startswith("Vergelijking met plaats 1, Stichting Beweeg Overvecht")
    assert compared.endswith("beslist.")


def test_enter_in_the_rangorde_goes_to_the_scores_of_that_application(held: Meeting) -> None:
    held.press(Qt.Key.Key_5, with_=CTRL)
    screen = held.window.screen(Phase.RANKING)
    assert isinstance(screen, RankingScreen)
    screen.table.choose_unit("2026-0003")
    screen.table.setFocus()
    held.press(Qt.Key.Key_Return)
    assert held.assessing.panes.grid.cursor_at.at.row == 2
    assert held.assessing.panes.grid.hasFocus()


def test_closed_scores_open_again_with_a_reason_only(held: Meeting) -> None:
    grid = held.assessing.panes.grid
    grid.go_to("2026-0006", "c5")
    held.type("v")
    held.press_button("Naar rangorde")
    assert held.said == "De scores zijn gesloten. Heropenen kan in Beoordelen, met een reden."
    held.press(Qt.Key.Key_4, with_=CTRL)
    bar = held.assessing.stages.closed
    assert bar.isVisible()
    assert bar.lost.text() == ""
    held.press_button("Beoordelen heropenen", bar)
    assert bar.reason.error
    fill(held, bar.reason, "typefout bij 0006")
    assert state_of(held).closed is None
    assert not bar.isVisible()


def test_a_phase_that_is_declined_is_explained_under_the_need_bar(held: Meeting) -> None:
    current = held.window.rounds.current
    assert current is not None
    held.assessing.panes.grid.go_to("2026-0001", "c1")
    held.press(Qt.Key.Key_Delete)
    current.desk.advance(Phase.RANKING)
    assert "ontbre" in held.said
    assert state_of(held).phase is Phase.ASSESSMENT


def test_every_field_and_button_has_a_name_for_a_screen_reader(held: Meeting) -> None:
    for phase in (Phase.ROUND, Phase.APPLICATIONS, Phase.ADMISSION, Phase.RANKING):
        held.press(Qt.Key(Qt.Key.Key_0 + phase.number), with_=CTRL)
        screen = held.window.screen(phase)
        for widget in screen.widget.findChildren(LineField):
            assert widget.line.accessibleName()
        focusable = [
            widget
            for widget in screen.widget.findChildren(QLabel)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        assert focusable == []
    QTest.qWait(1)
