"""The frame: everything reachable, everything named, at every width."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.phases import Phase
from desktop_app.ui.frame.frame import Frame
from desktop_app.ui.frame.path import PhaseButton
from desktop_app.ui.models.grid import ScoreGridModel
from desktop_app.ui.models.ranking import RankingModel
from desktop_app.ui.parts.buttons import ActionButton, LinkButton
from desktop_app.ui.parts.words import Words
from desktop_app.ui.presenters.frame import (
    BusyView,
    FooterView,
    HeaderView,
    KeyHint,
    Need,
    NeedView,
    PathView,
    PhaseState,
    ReadOnly,
    Saved,
    SaveFailed,
    SaveState,
)
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.targets import CellTarget
from desktop_app.ui.screens.assessment import AssessmentScreen
from desktop_app.ui.theme import Appearance, Look
from desktop_app.ui.tokens import DARK, LIGHT, WidthClass
from tests.ui.example import Example


def need(sentence: str) -> Need:
    """A need that leads to a cell."""
    return Need(
        mark=Mark.INCOMPLETE, sentence=sentence, short=sentence, target=CellTarget("A2", "c2")
    )


def header(save: SaveState) -> HeaderView:
    """The header of the example."""
    return HeaderView(
        title="Sport en bewegen 2026",
        subtitle="gemeente Utrecht, ronde 1",
        short_title="Sport 2026",
        save=save,
        beamer="Beamer: rangorde",
    )


@pytest.fixture
def frame(qtbot: QtBot, appearance: Appearance, shown: Example) -> Frame:
    """The frame round the screen Beoordelen."""
    result = Frame(appearance)
    states = (PhaseState.DONE,) * 2 + (PhaseState.LAPSED,) + (PhaseState.OPEN,) * 6
    result.show_header(header(Saved("14:32:07")))
    notes = (None, None, None, "1 score ontbreekt", None, None, None, None, None)
    result.show_path(PathView(current=Phase.ASSESSMENT, states=states, notes=notes))
    result.show_needs(
        NeedView(goal="de rangorde", needs=(need("1 score ontbreekt"),), counts="5 aanvragen")
    )
    result.show_footer(FooterView(keys=(KeyHint(("F1",), "alle toetsen"),), place="a.ronde"))
    screen = AssessmentScreen(appearance, ScoreGridModel(shown.grid), RankingModel(shown.ranking))
    result.work.addWidget(screen)
    result.arranged.connect(lambda wide, low: screen.arrange(wide, low=low))
    result.resize(1440, 900)
    qtbot.addWidget(result)
    result.show()
    qtbot.waitExposed(result)
    return result


def accessible_name(widget: QWidget) -> str:
    """Return the name a screen reader gets."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return str(interface.text(QAccessible.Text.Name))


@pytest.mark.parametrize(("width", "zoom"), [(1440, 100), (1280, 100), (1440, 150), (1440, 200)])
def test_everything_that_takes_the_keyboard_has_a_name(
    frame: Frame, appearance: Appearance, width: int, zoom: int
) -> None:
    """At every width, in both themes."""
    for theme in (LIGHT, DARK):
        appearance.show(Look(theme, zoom))
        frame.resize(width, 900)
        frame.grab()
        taking = [
            widget
            for widget in frame.findChildren(QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible()
        ]
        assert len(taking) > 9
        assert [widget for widget in taking if not accessible_name(widget)] == []


def test_a_phase_says_where_it_is_and_what_it_needs(frame: Frame) -> None:
    """All nine can be reached."""
    names = [button.accessibleName() for button in frame.findChildren(PhaseButton)]
    assert names[2] == "Fase 3 van 9, Toelating, iets is vervallen"
    assert names[3] == "Fase 4 van 9, Beoordelen, huidige; 1 score ontbreekt"
    assert names[8] == "Fase 9 van 9, Proces-verbaal, nog niet klaar"


def test_arrows_and_enter_choose_a_phase(frame: Frame, qtbot: QtBot) -> None:
    """The path works without a mouse."""
    buttons = frame.findChildren(PhaseButton)
    buttons[3].setFocus()
    QTest.keyClick(buttons[3], Qt.Key.Key_Right)
    assert buttons[4].hasFocus()
    with qtbot.waitSignal(frame.path.chosen) as chosen:
        QTest.keyClick(buttons[4], Qt.Key.Key_Return)
    assert chosen.args == [Phase.RANKING]


def test_little_room_leaves_the_name_of_the_current_phase(frame: Frame) -> None:
    """The needs then stand beside the path."""
    frame.resize(1100, 900)
    assert frame.wide is WidthClass.MEDIUM
    assert not frame.needs.isVisible()
    links = [link for link in frame.findChildren(LinkButton) if link.isVisible()]
    assert [link.text() for link in links] == ["1 score ontbreekt"]


def test_a_link_leads_to_its_place(frame: Frame, qtbot: QtBot) -> None:
    """The target is the cell itself."""
    link = next(link for link in frame.needs.findChildren(LinkButton))
    with qtbot.waitSignal(frame.needs.followed) as followed:
        link.click()
    assert followed.args == [CellTarget("A2", "c2")]


def test_a_fourth_need_is_behind_the_last_link(frame: Frame, qtbot: QtBot) -> None:
    """At most three links, then the rest."""
    needs = tuple(need(f"{number} scores ontbreken") for number in (2, 3, 4, 5, 6))
    frame.show_needs(NeedView(goal="de rangorde", needs=needs, counts=""))
    links = frame.needs.findChildren(LinkButton)
    qtbot.waitUntil(lambda: all(link.isVisible() for link in links))
    assert [link.text() for link in links][-1] == "en nog 2"
    assert len(links) == 4


def test_without_needs_there_is_one_primary_button(frame: Frame, qtbot: QtBot) -> None:
    """It names where it goes."""
    frame.show_needs(
        NeedView(goal="de rangorde", needs=(), counts="5 aanvragen", action="Naar rangorde")
    )
    button = next(button for button in frame.needs.findChildren(ActionButton))
    with qtbot.waitSignal(frame.needs.action):
        button.click()
    assert accessible_name(button) == "Naar rangorde"


def test_what_the_minutes_will_ask_stands_beside_the_button_and_leads_to_its_cell(
    frame: Frame, qtbot: QtBot
) -> None:
    """It does not hold up the ranking, and `Alles is ingevuld` is not said."""
    target = CellTarget("2026-0002", "c3")
    later = Need(
        mark=Mark.ATTENTION, sentence="2 redenen ontbreken", short="2 redenen", target=target
    )
    frame.show_needs(NeedView(goal="", needs=(), counts="", action="Naar rangorde", later=(later,)))
    assert frame.needs.findChild(ActionButton) is not None
    said = [words.text() for words in frame.needs.findChildren(Words)]
    assert "Later nodig, voor het proces-verbaal:" in said
    assert "Alles is ingevuld." not in said
    with qtbot.waitSignal(frame.needs.followed) as followed:
        frame.needs.findChildren(LinkButton)[0].click()
    assert followed.args == [target]


@pytest.mark.parametrize(
    ("save", "sentence", "buttons"),
    [
        (Saved("14:32:07"), "Opgeslagen 14:32:07", False),
        (SaveFailed("Niet opgeslagen: de schijf is vol."), "Niet opgeslagen", True),
        (ReadOnly("Alleen lezen: geopend door de secretaris."), "Alleen lezen", False),
    ],
)
def test_the_header_says_whether_all_is_saved(
    frame: Frame, save: SaveState, sentence: str, *, buttons: bool
) -> None:
    """A failed save offers to try again and to save elsewhere."""
    frame.show_header(header(save))
    said = [words.text() for words in frame.header.findChildren(Words) if words.isVisible()]
    assert any(words.startswith(sentence) for words in said)
    visible = [button.isVisible() for button in frame.header.findChildren(ActionButton)]
    assert visible == [buttons, buttons]


def test_short_work_shows_no_busy_bar(frame: Frame, qtbot: QtBot) -> None:
    """Only what takes longer than half a second does."""
    frame.busy.show_view(BusyView(sentence="Bezig met het proces-verbaal: pagina 4 van 11."))
    frame.busy.show_view(None)
    qtbot.wait(600)
    assert not frame.busy.isVisible()
    frame.busy.show_view(BusyView(sentence="Bezig.", done=4, of=11))
    qtbot.waitUntil(frame.busy.isVisible, timeout=2000)
    frame.busy.show_view(None)
    assert not frame.busy.isVisible()
