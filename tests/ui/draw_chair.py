"""Someone who leads a draw on the screen Loting, with mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop_app.core.draw_lines import blocks
from desktop_app.ui.presenters.draw import DrawView
from desktop_app.ui.screens.draw import DrawScreen
from desktop_app.ui.screens.draw_entry import BoxesEntry
from desktop_app.ui.screens.draw_opening import FreezePage, InvitationsPage, ReasonPage
from desktop_app.ui.screens.draw_pages import StepPage
from desktop_app.ui.screens.draw_seed import SeedPage
from desktop_app.ui.screens.draw_sheet import SheetPage
from tests.ui.played_round import Stand

DICE = "416253316245526136412653146235"
MEMBERS = ("2026-0007", "2026-0015", "2026-0017")
NAMES = ("voorzitter", "secretaris", "voorzitter", "getuige 1", "getuige 2")


class Chair:
    """Someone who works the screen with mouse and keyboard."""

    def __init__(self, screen: DrawScreen, stand: Stand) -> None:
        """Sit down at a screen."""
        self.screen = screen
        self.stand = stand

    def on(self, kind: type[StepPage]) -> StepPage:
        """Give the page that is open, which must be of this kind."""
        page = self.screen.page
        assert isinstance(page, kind), page
        return page

    def press(self, widget: QWidget) -> None:
        """Press a button with the space bar."""
        QTest.keyClick(widget, Qt.Key.Key_Space)

    def invite(self) -> None:
        """Read the reason, invite everyone, and go on to the freeze."""
        reason = self.on(ReasonPage)
        assert isinstance(reason, ReasonPage)
        self.press(reason.go)
        page = self.on(InvitationsPage)
        assert isinstance(page, InvitationsPage)
        QTest.keyClicks(page.day.input, "2026-05-01")
        QTest.keyClicks(page.way.input, "brief en e-mail")
        self.press(page.invite)
        self.press(page.go)

    def freeze(self, kind: str = "d6") -> None:
        """Choose how the seed comes about and freeze the list."""
        page = self.on(FreezePage)
        assert isinstance(page, FreezePage)
        page.kind.chosen.emit(kind)
        if kind == "mix":
            self.press(page.make_secret)
        if kind == "ext":
            QTest.keyClicks(page.public_event.input, "LOTTO-2026-05-16")
        for field, name in zip(page.inputs, NAMES, strict=True):
            field.clear()
            QTest.keyClicks(field, name)
        self.press(page.freeze)

    def type_back(self) -> None:
        """Type the two blocks that are asked."""
        page = self.on(SheetPage)
        assert isinstance(page, SheetPage)
        hashed = blocks(self.last_list_hash)
        for field in page.inputs:
            number = int(field.accessibleName().removeprefix("Blok "))
            QTest.keyClicks(field, hashed[number - 1])
        self.press(page.check)

    def seed_page(self) -> SeedPage:
        """Give the page of the seed with the names filled in."""
        page = self.on(SeedPage)
        assert isinstance(page, SeedPage)
        for field, name in zip(
            page.inputs, ("voorzitter, getuige 2", "secretaris", "getuige 1"), strict=True
        ):
            field.clear()
            QTest.keyClicks(field, name)
        return page

    def throw(self, first: str = DICE, again: str = DICE) -> SeedPage:
        """Type a row of throws, have it covered, and type it again."""
        page = self.seed_page()
        assert isinstance(page.first, BoxesEntry)
        assert isinstance(page.again, BoxesEntry)
        QTest.keyClicks(page.first.boxes, first)
        self.press(page.cover)
        QTest.keyClicks(page.again.boxes, again)
        return page

    def to_seed(self, kind: str = "d6") -> None:
        """Go through everything before the seed."""
        self.invite()
        self.freeze(kind)
        self.type_back()

    @property
    def last_list_hash(self) -> str:
        """L of the last attempt."""
        return list(self.stand.session.round.draws.values())[-1].list_hash

    @property
    def view(self) -> DrawView:
        """What is shown."""
        view = self.screen.view
        assert isinstance(view, DrawView)
        return view


def says(widget: QWidget, words: str) -> bool:
    """Tell whether any visible text under a widget holds these words."""
    texts = [
        str(child.property("text") or "")
        for child in widget.findChildren(QWidget)
        if child.isVisible()
    ]
    return any(words in said for said in texts)
