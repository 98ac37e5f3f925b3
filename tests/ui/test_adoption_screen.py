"""The screen Besluit college: control sheet, deviations, care, and the decision."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.commands_decision import DecideBoundary
from desktop_app.core.commands_round import Reopen
from desktop_app.core.events_decision import DeviationKind
from desktop_app.core.phases import Phase
from desktop_app.core.scheme import CeilingPolicy
from desktop_app.session.session import Done, Session
from desktop_app.text import adoption_screen as text
from desktop_app.ui.presenters.fill_adoption import Unfit, read_deviation
from desktop_app.ui.presenters.stages import lost_by_reopening
from desktop_app.ui.screens.adoption import AdoptionScreen
from desktop_app.ui.theme import Appearance
from tests.ui.played_round import boundary_of, played, showing
from tests.ui.round_example import utrecht_round


def _at_the_decision(path: Path) -> Session:
    session = played(path, Phase.ADOPTION)
    unit = boundary_of(session)
    decided = session.do(
        DecideBoundary(unit=unit, choice=CeilingPolicy.PARTIAL, reason="Zo is de lezing.")
    )
    assert isinstance(decided, Done)
    return session


def _sentences(screen: AdoptionScreen, session: Session) -> list[str]:
    return [need.sentence for need in screen.needs(session.round, session.outcome).needs]


def test_opening_the_scores_again_names_the_draw_it_costs(tmp_path: Path) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ADOPTION)
    assert lost_by_reopening(session.round) == "Bij heropenen vervalt loting L1."
    reopened = session.do(Reopen(to=Phase.ASSESSMENT, reason="een score is verkeerd ingevoerd"))
    assert isinstance(reopened, Done)
    assert lost_by_reopening(session.round) == ""


def test_the_decision_is_led_from_the_control_sheet_to_the_end(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = _at_the_decision(tmp_path / "ronde.ronde")
    with showing(session, appearance, AdoptionScreen) as (screen, _):
        assert _sentences(screen, session) == [
            text.NEED_CONTROL, text.NEED_DILIGENCE, text.NEED_DECISION,
        ]  # fmt: skip
        assert screen.control.open_totals.lines == ()
        assert screen.control.totals.lines[0].startswith("K1: 25 ontvangen = 24 toegelaten")
        QTest.keyClicks(screen.control.first.input, "voorzitter")
        QTest.keyClick(screen.control.confirm, Qt.Key.Key_Space)
        assert "Twee personen" in screen.control.problem.words
        QTest.keyClicks(screen.control.second.input, "secretaris")
        QTest.keyClick(screen.control.confirm, Qt.Key.Key_Space)
        assert "voorzitter en secretaris" in screen.control.recorded.text()
        QTest.keyClicks(screen.diligence.finding.input, "Stukken en redenen zijn nagegaan.")
        QTest.keyClick(screen.diligence.record, Qt.Key.Key_Space)
        assert session.round.diligence is not None
        QTest.keyClicks(screen.decision.day.input, "2026-06-02")
        QTest.keyClicks(screen.decision.power.input, "eigen bevoegdheid")
        QTest.keyClick(screen.decision.decide, Qt.Key.Key_Space)
        assert session.round.adoption is not None
        assert session.round.adoption.by == "burgemeester en wethouders"
        assert "2 juni 2026" in screen.decision.recorded.text()
        assert not screen.decision.decide.isVisible()
        assert _sentences(screen, session) == []


def test_a_decision_without_the_boundary_is_refused_at_its_own_place(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ADOPTION)
    with showing(session, appearance, AdoptionScreen) as (screen, _):
        assert _sentences(screen, session)[0] == text.NEED_BOUNDARY
        screen.decision.day.put("2-6-2026")
        screen.decision.power.put("eigen bevoegdheid")
        QTest.keyClick(screen.decision.decide, Qt.Key.Key_Space)
        assert screen.decision.problem.words
        assert session.round.adoption is None
        assert screen.decision.day.text == "2-6-2026"


def test_a_deviation_is_listed_with_old_new_and_reason(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ADOPTION)
    with showing(session, appearance, AdoptionScreen) as (screen, _):
        card = screen.deviations
        card.unit.pick("2026-0003")
        card.criterion.pick("c1")
        QTest.keyClicks(card.new.input, "x")
        QTest.keyClick(card.deviate, Qt.Key.Key_Space)
        assert card.new.problem.words.startswith("x bestaat niet bij criterium 1.")
        card.new.put("g")
        QTest.keyClick(card.deviate, Qt.Key.Key_Space)
        assert "reden" in card.problem.words.lower()
        QTest.keyClicks(card.reason.input, "De commissie heeft een stuk gemist.")
        QTest.keyClick(card.deviate, Qt.Key.Key_Space)
        (row,) = card.table.rows
        assert row == (
            "2026-0003",
            "Score, criterium 1",
            "voldoende",
            "goed",
            "De commissie heeft een stuk gemist.",
        )
        assert card.new.text == ""


def test_a_need_leads_to_its_card(tmp_path: Path, appearance: Appearance) -> None:
    session = _at_the_decision(tmp_path / "ronde.ronde")
    with showing(session, appearance, AdoptionScreen) as (screen, _):
        needs = screen.needs(session.round, session.outcome).needs
        QTest.qWaitForWindowActive(screen.widget)
        screen.follow(needs[1].target)
        assert screen.widget.focusWidget() is screen.diligence.finding.input


@pytest.mark.parametrize(
    ("kind", "typed", "read"),
    [
        (DeviationKind.SCORE, "g", "goed"),
        (DeviationKind.SCORE, "", Unfit("Nieuwe score")),
        (DeviationKind.PLACE, "4", "4"),
        (DeviationKind.PLACE, "0", Unfit(text.NO_PLACE)),
        (DeviationKind.AMOUNT, "12.500", "12500.00"),
        (DeviationKind.AMOUNT, "12.5", Unfit(text.NO_AMOUNT)),
    ],
)
def test_a_typed_deviation_is_read_as_the_journal_writes_it(
    kind: DeviationKind, typed: str, read: str | Unfit
) -> None:
    state, _ = utrecht_round()
    assert read_deviation(state, kind, typed, "c1") == read
