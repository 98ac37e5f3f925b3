"""The screen Loting as the secretary works it: from the invitations to the files."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.outcome import Result
from desktop_app.core.phases import Phase
from desktop_app.core.round_draws import SeedGiven, Voiding
from desktop_app.text import draw_screen as text
from desktop_app.ui.presenters.draw import DrawStep
from desktop_app.ui.screens.draw import DrawScreen
from desktop_app.ui.screens.draw_entry import BoxesEntry
from desktop_app.ui.screens.draw_opening import FreezePage, ReasonPage
from desktop_app.ui.screens.draw_reveal import RevealPage, SignPage
from desktop_app.ui.screens.draw_seed import SeedPage
from desktop_app.ui.screens.draw_sheet import RecordedPage, SheetPage
from desktop_app.ui.theme import Appearance
from tests.ui.draw_chair import DICE, MEMBERS, Chair, says
from tests.ui.played_round import played, showing


def test_a_whole_ceremony_with_dice_leads_from_the_reason_to_the_files(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        reason = chair.on(ReasonPage)
        assert isinstance(reason, ReasonPage)
        assert reason.amounts.rows[0] == (
            "2026-0007", "Taal en Tennis Hoograven", "€\u00a00", "€\u00a012.500",
        )  # fmt: skip
        assert reason.waiving.isHidden()
        chair.to_seed()
        page = chair.throw()
        assert not page.verdict.words
        chair.press(page.record)
        attempt = session.round.draws[1, 1]
        assert isinstance(attempt.result, SeedGiven)
        assert attempt.result.seed == DICE
        assert attempt.result.typists == ("secretaris", "getuige 1")
        assert attempt.result.throwers == ("voorzitter", "getuige 2")
        assert attempt.revealed is None
        reveal = chair.on(RevealPage)
        assert isinstance(reveal, RevealPage)
        for shown in range(3):
            assert [bool(card.card and card.card.shown) for card in reveal.cards] == [
                place < shown for place in range(3)
            ]
            QTest.keyClick(reveal, Qt.Key.Key_Space)
        first = reveal.cards[0].card
        assert first is not None
        assert (first.place, first.number) == ("11", str(attempt.result.order[0]))
        assert session.round.draws[1, 1].revealed is not None
        chair.press(reveal.go)
        sign = chair.on(SignPage)
        assert isinstance(sign, SignPage)
        stand.choosers.path = tmp_path / "bestanden"
        chair.press(sign.save)
        saved = tmp_path / "bestanden"
        assert sha256((saved / "deelnemers.txt").read_bytes()).hexdigest() == attempt.list_hash
        assert {path.name for path in saved.iterdir()} >= {
            "uitslag.txt", "zaad.txt", "rangorde.txt", "lot-2026-0007.txt",
        }  # fmt: skip
        assert str(saved) in sign.saved.text()


def test_names_that_are_missing_keep_the_list_open_and_say_so_at_the_page(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.invite()
        page = chair.on(FreezePage)
        assert isinstance(page, FreezePage)
        chair.press(page.freeze)
        assert "Twee personen" in page.problem.words
        assert not session.round.draws


def test_a_wrong_block_is_refused_and_the_seed_waits(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.invite()
        chair.freeze()
        page = chair.on(SheetPage)
        assert isinstance(page, SheetPage)
        for field in page.inputs:
            QTest.keyClicks(field, "zzzz")
        chair.press(page.check)
        assert page.problem.words
        assert not session.round.draws[1, 1].blocks
        for field in page.inputs:
            field.clear()
        chair.type_back()
        chair.on(SeedPage)


def test_a_second_row_that_differs_marks_the_box_and_cannot_be_stored(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.to_seed()
        page = chair.throw(again=f"{DICE[:16]}5{DICE[17:]}")
        assert isinstance(page.first, BoxesEntry)
        assert isinstance(page.again, BoxesEntry)
        assert page.again.boxes.differing == frozenset({17})
        assert "positie 17" in page.verdict.words
        assert page.record.isHidden()
        for _ in range(14):
            QTest.keyClick(page.again.boxes, Qt.Key.Key_Left)
        QTest.keyClicks(page.again.boxes, DICE[16])
        assert page.again.boxes.value == DICE
        assert not page.verdict.words
        assert not page.record.isHidden()
        assert session.round.draws[1, 1].result is None


def test_an_eye_that_no_die_has_is_refused_at_the_box(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.to_seed()
        page = chair.seed_page()
        assert isinstance(page.first, BoxesEntry)
        QTest.keyClicks(page.first.boxes, "417")
        assert page.first.boxes.value == "41"
        assert page.first.problem.words == "‘7’ kan niet. Typ 1 tot en met 6."
        assert page.first.boxes.accessibleName().endswith("worp 3 van 30")
        QTest.keyClick(page.first.boxes, Qt.Key.Key_Backspace)
        assert page.first.boxes.value == "4"
        assert not page.cover.isEnabled()


def test_one_person_cannot_type_the_seed_twice(tmp_path: Path, appearance: Appearance) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.to_seed()
        page = chair.throw()
        page.typists[1].put("secretaris")
        chair.press(page.record)
        assert page.problem.words == text.SAME_TYPIST
        assert session.round.draws[1, 1].result is None


def test_what_is_typed_stays_when_another_step_is_looked_at(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.to_seed()
        page = chair.seed_page()
        assert isinstance(page.first, BoxesEntry)
        QTest.keyClicks(page.first.boxes, "4162")
        chair.press(screen.side.steps[DrawStep.FREEZE])
        recorded = chair.on(RecordedPage)
        assert isinstance(recorded, RecordedPage)
        assert "voorzitter en secretaris" in recorded.facts.values
        chair.press(screen.side.steps[DrawStep.SEED])
        assert chair.on(SeedPage) is page
        assert page.first.boxes.value == "4162"


def test_an_attempt_declared_void_stays_listed_and_a_new_one_begins(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.to_seed()
        chair.press(screen.side.void)
        chair.press(screen.void.void)
        assert screen.void.problem.words
        screen.void.reason.put("Een dobbelsteen viel van tafel.")
        screen.void.by.put("het college")
        chair.press(screen.void.void)
        assert isinstance(session.round.draws[1, 1].ended, Voiding)
        (line,) = screen.side.earlier
        assert line.startswith("L1, poging 1: ongeldig verklaard door het college.")
        chair.freeze()
        assert (1, 2) in session.round.draws
        assert chair.view.heading == "Loting L1, poging 2"
        chair.type_back()
        assert chair.seed_page().first.rows == ()


def test_the_reveal_goes_on_after_the_program_was_started_again(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.to_seed()
        chair.press(chair.throw().record)
        order = session.round.draws[1, 1].result
        again = DrawScreen(appearance, stand.desk)
        later = Chair(again, stand)
        reveal = later.on(RevealPage)
        assert isinstance(reveal, RevealPage)
        for _ in range(3):
            reveal.asked.emit()
        assert session.round.draws[1, 1].result == order
        assert session.round.draws[1, 1].revealed is not None
        again.widget.deleteLater()


def test_a_draw_that_changes_no_amount_is_left_out_with_a_reason(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW, ceiling=500_000)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        page = chair.on(ReasonPage)
        assert isinstance(page, ReasonPage)
        assert page.heading.text() == text.WHY_HARMLESS
        chair.press(page.waive)
        assert "reden" in page.problem.words.lower()
        QTest.keyClicks(page.reason.input, "Iedereen krijgt het gevraagde bedrag.")
        chair.press(page.waive)
        assert session.round.waivers
        assert "Iedereen krijgt" in page.waived.text()
        assert page.waiving.isHidden()
        assert screen.needs(session.round, session.outcome).needs == ()


def test_a_round_without_a_tie_says_that_there_is_nothing_to_draw(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW, "weesp-2020")
    with showing(session, appearance, DrawScreen) as (screen, _):
        assert screen.page is None
        assert says(screen.widget, text.NO_DRAW)


def test_the_needs_name_the_open_draw_and_disappear_when_it_is_held(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        (need,) = screen.needs(session.round, session.outcome).needs
        assert need.sentence == "Loting voor plaats 11"
        chair.to_seed()
        (need,) = screen.needs(session.round, session.outcome).needs
        assert need.sentence == "Loting L1 afronden"
        screen.follow(need.target)
        chair.press(chair.throw().record)
        assert screen.needs(session.round, session.outcome).needs == (need,)
        reveal = chair.on(RevealPage)
        for _ in range(3):
            QTest.keyClick(reveal, Qt.Key.Key_Space)
        assert screen.needs(session.round, session.outcome).needs == ()
        results = {session.outcome.unit(member).result for member in MEMBERS}
        assert Result.AWAITING_DRAW not in results
