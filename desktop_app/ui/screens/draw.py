"""The screen Loting: it leads through the ceremony of LOTING-1, one step at a time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import assert_never

from PySide6.QtWidgets import QHBoxLayout, QWidget

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
from desktop_app.ui.presenters.draw import (
    DrawStep,
    DrawView,
    NoDrawView,
    RevealStep,
)
from desktop_app.ui.presenters.fill_draw import draw_needs, draw_view
from desktop_app.ui.presenters.fill_draw_steps import DrawFocus
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.targets import FieldTarget, Target
from desktop_app.ui.screens.draw_pages import DrawPages, StepPage
from desktop_app.ui.screens.draw_reveal import RevealPage, SignPage
from desktop_app.ui.screens.draw_steps import StepsSide
from desktop_app.ui.theme import Appearance

STAYING = frozenset({DrawStep.INVITATIONS, DrawStep.REVEAL})
"""Steps with more to do after a command; the person says when to go on."""


class DrawScreen:
    """Everything it shows of an outcome is on the disk first; it keeps only where one looks."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._appearance = appearance
        self._desk = desk
        self._focus = DrawFocus(asked=_two_blocks())
        self._view: DrawView | NoDrawView | None = None
        self._voiding = False
        self._widget = QWidget()
        self.side = StepsSide(appearance)
        self.pages = DrawPages(appearance, self._give, writable=desk.writable)
        self.void = self.pages.void
        row = QHBoxLayout(self._widget)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.side)
        row.addWidget(self.pages, 1)
        self._widget.setFocusProxy(self.pages)
        self._connect()
        self._show()

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    @property
    def page(self) -> StepPage | None:
        """The page of the step that is open."""
        return self.pages.page

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
                self.pages.setFocus()

    def arrange(self, *, wide: bool, low: bool) -> None:  # noqa: ARG002 - the width does not matter here
        """Fit the screen to the window."""
        self.pages.fit(low=low)

    def parts(self) -> tuple[QWidget, ...]:
        """Give the parts that F6 goes along."""
        steps = [button for button in self.side.steps.values() if button.isEnabled()]
        page = self.page
        return (*steps[-1:], *([page] if page is not None else []))

    def _connect(self) -> None:
        self.side.chosen.connect(lambda step: self._look(replace(self._focus, step=step)))
        self.side.topic_chosen.connect(self._choose_topic)
        self.side.void_asked.connect(self._ask_void)
        self.void.left.connect(self._leave_void)
        self.pages.begun.connect(
            lambda: self._look(replace(self._focus, begun=True, step=DrawStep.INVITATIONS))
        )
        self.pages.onward.connect(self._onward)
        self.pages.kind_chosen.connect(lambda kind: self._look(replace(self._focus, kind=kind)))
        self.pages.reveal_asked.connect(self._reveal)
        self.pages.saving.connect(self._save_files)

    def _show(self) -> None:
        view = draw_view(self._desk.round, self._desk.outcome, self._focus)
        self._view = view
        if isinstance(view, NoDrawView):
            self._voiding = False
            self.side.show_side(text.PLAIN_HEADING, (), (), view.earlier, voidable=False)
            self.pages.show_nothing(view)
            return
        held = view.draw is not None
        self.side.show_side(
            view.heading,
            view.steps,
            view.topics,
            view.earlier,
            voidable=held and self._desk.writable,
        )
        self._voiding = self._voiding and held
        if self._voiding and view.draw is not None:
            self.pages.ask_void(view.draw)
        else:
            self.pages.show_step(view)

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

    def _choose_topic(self, members: tuple[str, ...]) -> None:
        self._look(DrawFocus(members=members, asked=_two_blocks(), kind=self._focus.kind))
        self.pages.setFocus()

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
        _say_saved(page, save_lottery_files(self._desk.round.draws[key], Path(chosen)))


def _say_saved(page: SignPage, saved: FilesSaved | FilesNotSaved) -> None:
    match saved:
        case FilesSaved(folder=folder, names=names):
            page.tell(text.files_saved(str(folder), names))
        case FilesNotSaved(path=path, why=why):
            page.fail(text.not_saved(str(path.parent), why))
        case _:
            assert_never(saved)


def _two_blocks() -> tuple[int, int]:
    first, second = sorted(SystemRandom().sample(range(1, 17), 2))
    return first, second
