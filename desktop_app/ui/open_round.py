"""A round on screen: its screens in the frame, each change shown once, and where one is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, SignalInstance

from desktop_app.core.phases import Phase
from desktop_app.journal.describe import notice_message, problem_message
from desktop_app.session.opening import ReadOnly
from desktop_app.session.session import Session
from desktop_app.text import main_window as text
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.choosers import Choosers
from desktop_app.ui.desk import Refusal, RoundDesk, refusal_message
from desktop_app.ui.frame.frame import Frame
from desktop_app.ui.frame.notice import Notice
from desktop_app.ui.presenters.fill_frame import (
    footer_view,
    header_view,
    path_view,
    saved_clock,
)
from desktop_app.ui.presenters.frame import ReadOnly as ReadOnlyState
from desktop_app.ui.presenters.frame import Saved, SaveFailed, SaveState
from desktop_app.ui.presenters.targets import Target, phase_of
from desktop_app.ui.screens.able import Acting
from desktop_app.ui.screens.registry import screen_of
from desktop_app.ui.screens.screen import Screen
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import WidthClass
from desktop_app.ui.worker import Worker

_ORDER = tuple(Phase)


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What a round is shown in, the same for every round."""

    appearance: Appearance
    frame: Frame
    notice: Notice
    worker: Worker
    choosers: Choosers


class OpenRound(QObject):
    """It knows every screen only as a `Screen`, and keeps the frame in step with the round."""

    def __init__(self, opened: Session | ReadOnly, actor: str, around: Surroundings) -> None:
        """Show the round in `frame`, at the phase it is in."""
        super().__init__()
        self._appearance = around.appearance
        self._frame = frame = around.frame
        self._notice = around.notice
        self.desk = RoundDesk(
            opened, actor, worker=around.worker, choosers=around.choosers, parent=self
        )
        self._bridge = Bridge(opened, self) if isinstance(opened, Session) else None
        self._screens: dict[Phase, Screen] = {}
        self._stale: set[Phase] = set()
        self.phase = self.desk.round.phase
        if self._bridge is not None:
            self._bridge.changed.connect(self._refresh)
        self.desk.stored.connect(self._show_header)
        self.desk.restated.connect(self._show_needs)
        self.desk.gone.connect(self.show)
        self.desk.followed.connect(self.follow)
        self.desk.told.connect(around.notice.tell)
        self.desk.warned.connect(around.notice.warn)
        self.desk.explained.connect(self.explain)
        self._wires: tuple[tuple[SignalInstance, Callable[..., None]], ...] = (
            (frame.path.chosen, self.show),
            (frame.needs.followed, self.follow),
            (frame.needs.action, self.act),
            (frame.header.retry, self.retry),
            (frame.arranged, self._arrange),
        )
        for signal, slot in self._wires:
            signal.connect(slot)
        self._show_header()
        self.show(self.phase)

    def screen(self, phase: Phase) -> Screen:
        """Give the screen of a phase, made when it is first asked for."""
        known = self._screens.get(phase)
        if known is None:
            known = screen_of(phase, self._appearance, self.desk)
            self._screens[phase] = known
            self._frame.work.addWidget(known.widget)
            known.refresh(self.desk.round, self.desk.outcome)
            self._arrange_screen(known)
        return known

    def show(self, phase: Phase) -> None:
        """Show the screen of a phase; what is being typed on the present one is kept first."""
        if self.phase in self._screens:
            self.commit()
        screen = self.screen(phase)
        self.phase = phase
        if phase in self._stale:
            self._stale.discard(phase)
            screen.refresh(self.desk.round, self.desk.outcome)
        self._frame.work.setCurrentWidget(screen.widget)
        self._arrange_screen(screen)
        self._show_frame()
        screen.widget.setFocus()

    def follow(self, target: Target) -> None:
        """Go to the exact place a need points at."""
        phase = phase_of(target)
        if phase is not self.phase:
            self.show(phase)
        self.screen(phase).follow(target)

    def act(self) -> None:
        """Do the primary action of the need bar; what is declined is explained below it."""
        if not self.commit():
            self._notice.warn(text.STILL_TYPING)
            return
        self._notice.hide()
        screen = self.screen(self.phase)
        if isinstance(screen, Acting):
            screen.act()
            return
        self.desk.advance(_ORDER[min(self.phase.number, len(_ORDER) - 1)])

    def commit(self) -> bool:
        """Take over what is being typed; False when something stays that cannot be taken."""
        return self.screen(self.phase).commit()

    def save(self) -> None:
        """Take over the open cell and say whether everything is on the disk."""
        if not self.commit():
            self._notice.warn(text.STILL_TYPING)
        elif self.desk.failed is not None:
            self._notice.warn(text.NOT_ALL_SAVED)
        else:
            self._notice.tell(text.ALL_SAVED)

    def undo(self) -> None:
        """Take back the last change."""
        self.commit()
        self._answer(self.desk.undo(), text.UNDONE)

    def redo(self) -> None:
        """Do again what was taken back."""
        self.commit()
        self._answer(self.desk.redo(), text.REDONE)

    def retry(self) -> None:
        """Try to store again what was not stored."""
        self._answer(self.desk.retry(), text.ALL_SAVED)

    def explain(self, refusal: Refusal) -> None:
        """Say why something was not done."""
        self._notice.explain(refusal_message(refusal))

    def close(self) -> None:
        """Let go of the screens and close the file."""
        for signal, slot in self._wires:
            signal.disconnect(slot)
        if self._bridge is not None:
            self._bridge.release()
        for screen in self._screens.values():
            self._frame.work.removeWidget(screen.widget)
            screen.widget.hide()
            screen.widget.setParent(None)
            screen.widget.deleteLater()
        self._screens.clear()
        if self.desk.session is not None:
            self.desk.session.close()
        self.deleteLater()

    def _answer(self, refusal: Refusal | None, done: str) -> None:
        if refusal is None:
            self._notice.tell(done)
        else:
            self.explain(refusal)

    def _refresh(self) -> None:
        self._stale = set(self._screens) - {self.phase}
        self.screen(self.phase).refresh(self.desk.round, self.desk.outcome)
        self._show_frame()

    def _show_frame(self) -> None:
        state, outcome, screen = self.desk.round, self.desk.outcome, self.screen(self.phase)
        self._show_header()
        self._frame.show_path(path_view(state, outcome, self.phase))
        self._frame.show_needs(screen.needs(state, outcome))
        self._frame.show_footer(footer_view(state, screen.keys(), self.desk.path))

    def _show_needs(self) -> None:
        if self.phase in self._screens:
            needs = self._screens[self.phase].needs(self.desk.round, self.desk.outcome)
            self._frame.show_needs(needs)

    def _show_header(self) -> None:
        self._frame.show_header(header_view(self.desk.round, self._save_state()))

    def _save_state(self) -> SaveState:
        if self.desk.read_only is not None:
            said = notice_message(self.desk.read_only.why)
            return ReadOnlyState(text.reading_only(said.what))
        if self.desk.failed is not None:
            said = problem_message(self.desk.failed)
            return SaveFailed(f"{said.title}. {said.what}")
        return Saved(saved_clock(self.desk.round))

    def _arrange(self, wide: WidthClass, low: bool) -> None:  # noqa: FBT001 - a Qt signal
        self.screen(self.phase).arrange(wide=wide is WidthClass.WIDE, low=low)

    def _arrange_screen(self, screen: Screen) -> None:
        wide, low = self._frame.wide, self._frame.low
        screen.arrange(wide=wide is WidthClass.WIDE, low=low)
