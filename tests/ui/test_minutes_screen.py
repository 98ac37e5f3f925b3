"""The screen Proces-verbaal: what blocks a document, signing it, and the earlier ones."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.commands_decision import DecideBoundary
from desktop_app.core.commands_draw import VoidDraw
from desktop_app.core.phases import Phase
from desktop_app.core.scheme import CeilingPolicy
from desktop_app.report.identity import new_identity
from desktop_app.report.verifying import UnreadablePdf, verify_signatures
from desktop_app.session.session import Done
from desktop_app.text import minutes_screen as text
from desktop_app.text import notation
from desktop_app.ui.desk import Desk
from desktop_app.ui.screens.minutes import MinutesScreen, Sealing
from desktop_app.ui.theme import Appearance
from tests.ui.played_round import Stand, boundary_of, played, showing

AT = datetime(2026, 5, 12, 14, 0, tzinfo=UTC)


def _making(folder: Path) -> Callable[[Appearance, Desk], MinutesScreen]:
    sealing = Sealing(folder=lambda: folder, clock=lambda: AT)
    return lambda appearance, desk: MinutesScreen(appearance, desk, sealing)


def _press(screen: MinutesScreen, stand: Stand, target: Path) -> None:
    stand.choosers.path = target
    QTest.keyClick(screen.page.make, Qt.Key.Key_Space)
    stand.worker.wait()


def test_minutes_of_a_draw_are_sealed_saved_and_listed_with_their_hash(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION)
    with showing(session, appearance, _making(tmp_path / "sleutel")) as (screen, stand):
        QTest.keyClick(screen.side.buttons["L1/1"], Qt.Key.Key_Space)
        assert screen.page.blocking.lines == ()
        target = tmp_path / "loting.pdf"
        _press(screen, stand, target)
        assert screen.page.result.words == text.made(concept=False)
        content = target.read_bytes()
        findings = verify_signatures(content)
        assert not isinstance(findings, UnreadablePdf)
        assert len(findings) == 1
        assert all(item.intact and item.covers_whole_file for item in findings)
        (earlier,) = screen.page.earlier.shown
        assert earlier.hash_blocks == notation.blocks(sha256(content).hexdigest())
        assert earlier.signed == "verzegeld door dit programma"
        assert earlier.lapsed is None
        assert stand.choosers.proposed.endswith("proces-verbaal-loting-L1-1.pdf")
        done = session.do(VoidDraw(draw="L1/1", reason="Een dobbelsteen viel.", by="college"))
        assert isinstance(done, Done)
        (earlier,) = screen.page.earlier.shown
        assert earlier.lapsed is not None
        assert earlier.lapsed.startswith("Vervallen op 12 mei 2026")


def test_what_blocks_a_definitive_document_is_listed_and_a_concept_can_be_made(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION)
    with showing(session, appearance, _making(tmp_path / "sleutel")) as (screen, stand):
        (missing,) = screen.page.blocking.lines
        boundary = boundary_of(session)
        assert boundary in missing
        assert not screen.page.make.isEnabled()
        screen.page.state.show_value("concept")
        screen.page.state.chosen.emit("concept")
        target = tmp_path / "concept.pdf"
        _press(screen, stand, target)
        assert screen.page.result.words == text.made(concept=True)
        assert target.read_bytes().startswith(b"%PDF")
        assert not session.round.reports
        decided = session.do(
            DecideBoundary(unit=boundary, choice=CeilingPolicy.PARTIAL, reason="Zo is de lezing.")
        )
        assert isinstance(decided, Done)
        assert screen.page.blocking.lines == ()


def test_a_person_signs_with_an_own_certificate_and_the_seal_comes_last(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION)
    own = tmp_path / "eigen.p12"
    own.write_bytes(new_identity(AT).p12)
    with showing(session, appearance, _making(tmp_path / "sleutel")) as (screen, stand):
        QTest.keyClick(screen.side.buttons["L1/1"], Qt.Key.Key_Space)
        QTest.keyClick(screen.page.signing.add, Qt.Key.Key_Space)
        (person,) = screen.page.signing.people
        QTest.keyClick(screen.page.make, Qt.Key.Key_Space)
        assert person.problem.words == text.FILE_FIRST
        stand.choosers.path = own
        QTest.keyClick(person.choose, Qt.Key.Key_Space)
        _press(screen, stand, tmp_path / "loting.pdf")
        (report,) = session.round.reports.values()
        assert [item.role for item in report.signatures] == ["lotingsleider", "zegel"]


def test_a_wrong_password_is_said_and_nothing_is_written(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION)
    own = tmp_path / "eigen.p12"
    own.write_bytes(new_identity(AT).p12)
    with showing(session, appearance, _making(tmp_path / "sleutel")) as (screen, stand):
        QTest.keyClick(screen.side.buttons["L1/1"], Qt.Key.Key_Space)
        person = screen.page.signing.add_person()
        person.take(own)
        QTest.keyClicks(person.password.input, "verkeerd")
        _press(screen, stand, tmp_path / "loting.pdf")
        assert "achtwoord" in screen.page.result.words
        assert not (tmp_path / "loting.pdf").exists()
        assert not session.round.reports
        assert screen.page.make.isEnabled()


def test_without_seal_or_signer_the_screen_asks_for_one(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION)
    with showing(session, appearance, _making(tmp_path / "sleutel")) as (screen, stand):
        QTest.keyClick(screen.side.buttons["L1/1"], Qt.Key.Key_Space)
        screen.page.signing.seal.click()
        _press(screen, stand, tmp_path / "loting.pdf")
        assert screen.page.result.words == text.SIGN_OR_SEAL
        assert stand.choosers.proposed == ""


def test_a_sealing_key_that_cannot_be_kept_is_explained(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.ALLOCATION)
    in_the_way = tmp_path / "sleutel"
    in_the_way.write_text("geen map", encoding="utf-8")
    with showing(session, appearance, _making(in_the_way)) as (screen, stand):
        QTest.keyClick(screen.side.buttons["L1/1"], Qt.Key.Key_Space)
        _press(screen, stand, tmp_path / "loting.pdf")
        assert screen.page.result.words == text.KEY_FAILED
