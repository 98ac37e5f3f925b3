"""Other seeds than dice on the screen Loting: mixed, on paper, and from a public source."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.phases import Phase
from desktop_app.core.round_draws import LotsDrawn, SeedGiven
from desktop_app.text import draw_screen as text
from desktop_app.ui.screens.draw import DrawScreen
from desktop_app.ui.screens.draw_entry import LineEntry, ListEntry
from desktop_app.ui.screens.draw_opening import FreezePage
from desktop_app.ui.screens.draw_reveal import RevealPage
from desktop_app.ui.theme import Appearance
from tests.ui.draw_chair import Chair, says
from tests.ui.played_round import played, showing


def test_a_mixed_seed_shows_only_the_commitment_until_it_is_opened(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.invite()
        page = chair.on(FreezePage)
        assert isinstance(page, FreezePage)
        page.kind.chosen.emit("mix")
        assert not page.freeze.isEnabled()
        chair.freeze("mix")
        (secret,) = session.round.secrets.values()
        assert not says(screen.widget, secret.secret[:8])
        chair.type_back()
        seed = chair.seed_page()
        assert isinstance(seed.first, ListEntry)
        assert isinstance(seed.again, ListEntry)
        for field, words in zip(
            seed.first.fields, ("getuige 1", "17", "aanwezige 1", "Eemhuis"), strict=False
        ):
            QTest.keyClicks(field.input, words)
        chair.press(seed.cover)
        for field, words in zip(seed.again.fields, ("17", "eemhuis"), strict=False):
            QTest.keyClicks(field.input, words)
        assert "positie 2" in seed.verdict.words
        seed.again.fields[1].put("Eemhuis")
        chair.press(seed.record)
        result = session.round.draws[1, 1].result
        assert isinstance(result, SeedGiven)
        assert result.seed == f"{secret.secret}:17:Eemhuis"
        assert [item.by for item in result.contributions] == ["getuige 1", "aanwezige 1"]


def test_paper_lots_are_typed_in_the_drawn_order_twice(
    tmp_path: Path, appearance: Appearance
) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    order = ("2026-0017", "2026-0007", "2026-0015")
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.to_seed("papier")
        page = chair.seed_page()
        page.origin.put("notaris")
        assert isinstance(page.first, ListEntry)
        assert isinstance(page.again, ListEntry)
        for field, lot in zip(page.first.fields, order, strict=True):
            QTest.keyClicks(field.input, lot)
        chair.press(page.cover)
        for field, lot in zip(page.again.fields, order, strict=True):
            QTest.keyClicks(field.input, lot)
        chair.press(page.record)
        result = session.round.draws[1, 1].result
        assert isinstance(result, LotsDrawn)
        assert tuple(map(str, result.order)) == order
        assert result.drawn_by == "notaris"
        reveal = chair.on(RevealPage)
        assert isinstance(reveal, RevealPage)
        QTest.keyClick(reveal, Qt.Key.Key_Space)
        assert reveal.cards[0].card is not None
        assert reveal.cards[0].card.number == "2026-0017"


def test_a_public_seed_counts_its_characters(tmp_path: Path, appearance: Appearance) -> None:
    session = played(tmp_path / "ronde.ronde", Phase.DRAW)
    with showing(session, appearance, DrawScreen) as (screen, stand):
        chair = Chair(screen, stand)
        chair.to_seed("ext")
        page = chair.seed_page()
        page.origin.put("loterij.example")
        assert isinstance(page.first, LineEntry)
        assert isinstance(page.again, LineEntry)
        QTest.keyClicks(page.first.field.input, "3:14:15:27:33:41:8")
        assert page.first.count.text() == text.characters(18)
        chair.press(page.cover)
        QTest.keyClicks(page.again.field.input, "3:14:15:27:33:41:8")
        chair.press(page.record)
        result = session.round.draws[1, 1].result
        assert isinstance(result, SeedGiven)
        assert (result.seed, result.source) == ("3:14:15:27:33:41:8", "loterij.example")
