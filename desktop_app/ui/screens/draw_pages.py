"""The pages of a draw, one per step and attempt; what is typed on one stays when one looks away."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from desktop_app.ui.parts.page import Page, Scrolling
from desktop_app.ui.presenters.draw import (
    DrawView,
    FreezeStep,
    InvitationsStep,
    NoDrawView,
    ReasonStep,
    RecordedStep,
    RevealStep,
    SeedStep,
    SheetStep,
    SignStep,
)
from desktop_app.ui.screens.draw_opening import FreezePage, InvitationsPage, ReasonPage
from desktop_app.ui.screens.draw_reveal import RevealPage, SignPage
from desktop_app.ui.screens.draw_seed import SeedPage
from desktop_app.ui.screens.draw_sheet import RecordedPage, SheetPage
from desktop_app.ui.screens.draw_void import VoidPage
from desktop_app.ui.screens.giving import Give
from desktop_app.ui.theme import Appearance

PageKey: TypeAlias = tuple[type, tuple[str, ...], str | None]
StepPage: TypeAlias = (
    ReasonPage
    | InvitationsPage
    | FreezePage
    | RecordedPage
    | SheetPage
    | SeedPage
    | RevealPage
    | SignPage
)


class DrawPages(QStackedWidget):
    """It shows one page at a time and passes on what a person asks there.

    `begun`, `onward`, `kind_chosen(str)`, `reveal_asked` and `saving` come from the pages.
    """

    begun = Signal()
    onward = Signal()
    kind_chosen = Signal(str)
    reveal_asked = Signal()
    saving = Signal()

    def __init__(self, appearance: Appearance, give: Give, *, writable: bool) -> None:
        """Build it without pages of steps."""
        super().__init__()
        self._appearance = appearance
        self._give = give
        self._writable = writable
        self._pages: dict[PageKey, tuple[StepPage, Scrolling]] = {}
        self._low = False
        self.void = VoidPage(appearance, give)
        self._void_scroll = Scrolling(self.void)
        self._nothing = Page(appearance)
        self._nothing.box.addStretch(1)
        self.addWidget(self._nothing)
        self.addWidget(self._void_scroll)

    @property
    def page(self) -> StepPage | None:
        """The page of the step that is open."""
        here = self.currentWidget()
        return next((page for page, scroll in self._pages.values() if scroll is here), None)

    def show_nothing(self, view: NoDrawView) -> None:
        """Say that there is nothing to draw."""
        self._nothing.say(view.heading, view.sentence)
        self.setCurrentWidget(self._nothing)

    def ask_void(self, draw: str) -> None:
        """Ask why an attempt is void."""
        self.void.show_draw(draw)
        self.setCurrentWidget(self._void_scroll)
        self.setFocusProxy(self.void)

    def show_step(self, view: DrawView) -> None:
        """Show the page of a step; it is made when it is first shown."""
        key: PageKey = (type(view.body), view.members, view.draw)
        if isinstance(view.body, RecordedStep):
            key = (type(view.body), (view.step.name,), view.draw)
        if key not in self._pages:
            made = self._make(view)
            scroll = Scrolling(made)
            scroll.setEnabled(self._writable or isinstance(made, SignPage | RevealPage))
            self._pages[key] = (made, scroll)
            self.addWidget(scroll)
        page, scroll = self._pages[key]
        _fill(page, view)
        arrived = self.currentWidget() is not scroll
        self.setCurrentWidget(scroll)
        self.setFocusProxy(page)
        if arrived and self.isVisible():
            page.setFocus()

    def fit(self, *, low: bool) -> None:
        """Fit the pages to a low window."""
        self._low = low
        for page, _ in self._pages.values():
            if isinstance(page, RevealPage):
                page.fit(low=low)

    def _make(self, view: DrawView) -> StepPage:
        draw = view.draw or ""
        match view.body:
            case ReasonStep():
                reason = ReasonPage(self._appearance, self._give, view.members)
                reason.onward.connect(self.begun)
                return reason
            case InvitationsStep():
                invitations = InvitationsPage(self._appearance, self._give, view.members)
                invitations.onward.connect(self.onward)
                return invitations
            case FreezeStep():
                freeze = FreezePage(self._appearance, self._give, view.members)
                freeze.kind_chosen.connect(self.kind_chosen)
                return freeze
            case RecordedStep():
                return RecordedPage(self._appearance)
            case SheetStep():
                return SheetPage(self._appearance, self._give, draw)
            case SeedStep():
                return SeedPage(self._appearance, self._give, draw, view.body)
            case RevealStep():
                reveal = RevealPage(self._appearance)
                reveal.fit(low=self._low)
                reveal.asked.connect(self.reveal_asked)
                reveal.onward.connect(self.onward)
                return reveal
            case SignStep():
                sign = SignPage(self._appearance)
                sign.saving.connect(self.saving)
                return sign
        assert_never(view.body)


def _fill(page: StepPage, view: DrawView) -> None:
    match (page, view.body):
        case (ReasonPage(), ReasonStep() as body):
            page.show_step(body)
        case (InvitationsPage(), InvitationsStep() as body):
            page.show_step(body)
        case (FreezePage(), FreezeStep() as body):
            page.show_step(body)
        case (RecordedPage(), RecordedStep() as body):
            page.show_step(body)
        case (SheetPage(), SheetStep() as body):
            page.show_step(body)
        case (SeedPage(), SeedStep() as body):
            page.show_step(body)
        case (RevealPage(), RevealStep() as body):
            page.show_step(body)
        case (SignPage(), SignStep() as body):
            page.show_step(body)
        case _:
            message = f"{type(page).__name__} cannot show {type(view.body).__name__}"
            raise TypeError(message)
