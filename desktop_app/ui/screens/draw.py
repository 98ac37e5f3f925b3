"""The screen Loting: it leads through the ceremony of LOTING-1, one step at a time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import TypeAlias, assert_never

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from desktop_app.core.commands import Command
from desktop_app.core.commands_draw import RevealDraw
from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.session.lottery_files import FilesNotSaved, FilesSaved, save_lottery_files
from desktop_app.text import draw_screen as text
from desktop_app.text import main_window as window_text
from desktop_app.text.messages import Message
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.parts.page import Page, Scrolling
from desktop_app.ui.parts.words import Paragraph
from desktop_app.ui.presenters.draw import (
    DrawStep,
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
from desktop_app.ui.presenters.fill_draw import draw_needs, draw_view
from desktop_app.ui.presenters.fill_draw_steps import DrawFocus
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.targets import FieldTarget, Target
from desktop_app.ui.screens.draw_opening import FreezePage, InvitationsPage, ReasonPage
from desktop_app.ui.screens.draw_reveal import RevealPage, SignPage
from desktop_app.ui.screens.draw_seed import SeedPage
from desktop_app.ui.screens.draw_sheet import RecordedPage, SheetPage
from desktop_app.ui.screens.draw_steps import StepsSide
from desktop_app.ui.screens.draw_void import VoidPage
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import BODY

STAYING = frozenset({DrawStep.INVITATIONS, DrawStep.REVEAL})
"""Steps with more to do after a command; the person says when to go on."""

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


class DrawScreen:
    """Everything it shows of an outcome is on the disk first; it keeps only where one looks."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._appearance = appearance
        self._desk = desk
        self._focus = DrawFocus(asked=_two_blocks())
        self._view: DrawView | NoDrawView | None = None
        self._pages: dict[PageKey, tuple[StepPage, Scrolling]] = {}
        self._low = False
        self._voiding = False
        self._widget = QWidget()
        self.side = StepsSide(appearance)
        self._stack = QStackedWidget()
        self.void = VoidPage(appearance, self._give)
        self._void_scroll = Scrolling(self.void)
        self._nothing = Page(appearance)
        self._nothing_earlier = Paragraph(appearance, BODY, "ink2")
        self._nothing.box.addWidget(self._nothing_earlier)
        self._nothing.box.addStretch(1)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self._void_scroll)
        row = QHBoxLayout(self._widget)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.side)
        row.addWidget(self._stack, 1)
        self._connect()
        self._show()

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    @property
    def page(self) -> StepPage | None:
        """The page of the step that is open."""
        return next(
            (
                page
                for page, scroll in self._pages.values()
                if scroll is self._stack.currentWidget()
            ),
            None,
        )

    @property
    def view(self) -> DrawView | NoDrawView | None:
        """What is shown."""
        return self._view

    def refresh(self, _state: Round, _outcome: Outcome) -> None:
        """Show this round and outcome; what is being typed stays."""
        self._show()

    def needs(self, state: Round, outcome: Outcome) -> NeedView:
        """Say which draws are still open."""
        return draw_needs(state, outcome, window_text.GO_ON[Phase.DRAW])

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys that work at the step that is open."""
        step = self._view.step if isinstance(self._view, DrawView) else None
        if step is DrawStep.REVEAL:
            return (KeyHint((text.SPACE_KEY,), text.NEXT_PLACE),)
        if step is DrawStep.SEED:
            return (
                KeyHint((text.ENTER_KEY,), text.NEXT_FIELD),
                KeyHint((text.BACK_KEY,), text.PREVIOUS_BOX),
            )
        return (KeyHint((text.ENTER_KEY,), text.NEXT_FIELD),)

    def commit(self) -> bool:
        """Nothing counts before its button is pressed; what is typed stays on its page."""
        return True

    def follow(self, target: Target) -> None:
        """Open the draw of the tie a need points at."""
        match target:
            case FieldTarget(_, members):
                self._choose_topic(tuple(members.split(",")))
            case _:
                self._focus_page()

    def arrange(self, *, wide: bool, low: bool) -> None:  # noqa: ARG002 - the width does not matter here
        """Fit the screen to the window."""
        self._low = low
        for page, _ in self._pages.values():
            if isinstance(page, RevealPage):
                page.fit(low=low)

    def parts(self) -> tuple[QWidget, ...]:
        """Give the parts that F6 goes along."""
        steps = [button for button in self.side.steps.values() if button.isEnabled()]
        page = self.page
        return (*steps[-1:], *([page] if page is not None else []))

    def _connect(self) -> None:
        self.side.chosen.connect(self._choose_step)
        self.side.topic_chosen.connect(self._choose_topic)
        self.side.void_asked.connect(self._ask_void)
        self.void.left.connect(self._leave_void)

    def _show(self) -> None:
        view = draw_view(self._desk.round, self._desk.outcome, self._focus)
        self._view = view
        if isinstance(view, NoDrawView):
            self._voiding = False
            self.side.show_side(text.PLAIN_HEADING, (), (), view.earlier, voidable=False)
            self._nothing.say(view.heading, view.sentence)
            self._nothing_earlier.hide()
            self._stack.setCurrentWidget(self._nothing)
            return
        voidable = view.draw is not None and self._desk.writable
        self.side.show_side(view.heading, view.steps, view.topics, view.earlier, voidable=voidable)
        if self._voiding and view.draw is not None:
            self.void.show_draw(view.draw)
            self._stack.setCurrentWidget(self._void_scroll)
            self._widget.setFocusProxy(self.void)
        else:
            self._show_page(view)

    def _show_page(self, view: DrawView) -> None:
        self._voiding = False
        key: PageKey = (type(view.body), view.members, view.draw)
        if isinstance(view.body, RecordedStep):
            key = (type(view.body), (view.step.name,), view.draw)
        if key not in self._pages:
            page = self._make(view)
            scroll = Scrolling(page)
            scroll.setEnabled(self._desk.writable or isinstance(page, SignPage | RevealPage))
            self._pages[key] = (page, scroll)
            self._stack.addWidget(scroll)
        page, scroll = self._pages[key]
        _fill(page, view)
        arrived = self._stack.currentWidget() is not scroll
        self._stack.setCurrentWidget(scroll)
        self._widget.setFocusProxy(page)
        if arrived and self._widget.isVisible():
            page.setFocus()

    def _make(self, view: DrawView) -> StepPage:
        draw = view.draw or ""
        match view.body:
            case ReasonStep():
                reason = ReasonPage(self._appearance, self._give, view.members)
                reason.onward.connect(self._begin)
                return reason
            case InvitationsStep():
                invitations = InvitationsPage(self._appearance, self._give, view.members)
                invitations.onward.connect(self._onward)
                return invitations
            case FreezeStep():
                freeze = FreezePage(self._appearance, self._give, view.members)
                freeze.kind_chosen.connect(self._choose_kind)
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
                reveal.asked.connect(self._reveal)
                reveal.onward.connect(self._onward)
                return reveal
            case SignStep():
                sign = SignPage(self._appearance)
                sign.saving.connect(self._save_files)
                return sign
        assert_never(view.body)

    def _give(self, command: Command) -> Message | None:
        """Carry out a command; a step with more to do stays open, another makes way."""
        before = self._focus
        step = self._view.step if isinstance(self._view, DrawView) else None
        self._focus = replace(before, step=step if step in STAYING else None)
        refused = self._desk.do(command)
        if refused is not None:
            self._focus = before
            return refusal_message(refused)
        self._show()
        self._desk.restate()
        return None

    def _look(self, focus: DrawFocus) -> None:
        self._focus = focus
        self._voiding = False
        self._show()
        self._desk.restate()

    def _choose_step(self, step: DrawStep) -> None:
        self._look(replace(self._focus, step=step))

    def _choose_topic(self, members: tuple[str, ...]) -> None:
        self._look(DrawFocus(members=members, asked=_two_blocks(), kind=self._focus.kind))
        self._focus_page()

    def _choose_kind(self, kind: str) -> None:
        self._look(replace(self._focus, kind=kind))

    def _begin(self) -> None:
        self._look(replace(self._focus, begun=True, step=DrawStep.INVITATIONS))

    def _onward(self) -> None:
        following = DrawStep.FREEZE
        if isinstance(self._view, DrawView) and self._view.step is DrawStep.REVEAL:
            following = DrawStep.SIGN
        self._look(replace(self._focus, step=following))

    def _reveal(self) -> None:
        """Show the next place; with the last one the journal says that all were shown."""
        view, page = self._view, self.page
        if not isinstance(view, DrawView) or not isinstance(page, RevealPage):
            return
        body = view.body
        if not isinstance(body, RevealStep) or not body.hidden or view.draw is None:
            return
        page.problem.say("")
        shown = self._focus.shown + 1
        if len(body.hidden) == 1:
            refused = self._give(RevealDraw(draw=view.draw))
            if refused is not None:
                page.problem.explain(refused)
                return
        self._look(replace(self._focus, shown=shown, step=DrawStep.REVEAL))
        page.setFocus()

    def _ask_void(self) -> None:
        self._voiding = True
        self._show()
        self.void.setFocus()

    def _leave_void(self) -> None:
        """Go back; after an attempt was declared void everything is as before the freeze."""
        kept = self._focus
        if isinstance(self._view, DrawView) and self._view.draw is None:
            kept = DrawFocus(members=kept.members, begun=True, asked=_two_blocks(), kind=kept.kind)
        self._look(kept)

    def _save_files(self) -> None:
        view, page = self._view, self.page
        if not isinstance(view, DrawView) or not isinstance(page, SignPage):
            return
        number, _, tries = (view.draw or "L0/0").removeprefix("L").partition("/")
        key = (int(number), int(tries))
        suggestion = self._desk.path.with_name(text.folder_name(*key))
        chosen = self._desk.choosers.place_for(self._widget, text.SAVE_TITLE, str(suggestion))
        if chosen is None:
            return
        self._say_saved(page, save_lottery_files(self._desk.round.draws[key], Path(chosen)))

    def _say_saved(self, page: SignPage, saved: FilesSaved | FilesNotSaved) -> None:
        match saved:
            case FilesSaved(folder=folder, names=names):
                page.tell(text.files_saved(str(folder), names))
            case FilesNotSaved(path=path, why=why):
                page.fail(text.not_saved(str(path.parent), why))
            case _:
                assert_never(saved)

    def _focus_page(self) -> None:
        page = self.page
        if page is not None:
            page.setFocus()


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


def _two_blocks() -> tuple[int, int]:
    first, second = sorted(SystemRandom().sample(range(1, 17), 2))
    return first, second
