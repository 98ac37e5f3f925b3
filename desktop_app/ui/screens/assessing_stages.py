"""Stages at work: the choice of assessment, the pitch of a unit, and opening closed scores."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.commands import Batch
from desktop_app.core.commands_applications import RecordHearing
from desktop_app.core.commands_round import Reopen
from desktop_app.core.phases import Phase
from desktop_app.text import assessing as text
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.presenters.stages import lost_by_reopening, scores_to_take_over, stage_view
from desktop_app.ui.screens.stage_bar import ClosedBar, StageBar
from desktop_app.ui.theme import Appearance


class StagesAtWork(QObject):
    """`asked(str)` wants another assessment on screen; `reopened`: the scores are open again.

    stage: the assessment that is scored now.
    """

    asked = Signal(str)
    reopened = Signal()

    def __init__(self, appearance: Appearance, desk: Desk, parent: QWidget) -> None:
        """Work on the round of `desk`, from the assessment where scores are still missing."""
        super().__init__(parent)
        self._desk = desk
        self._unit = ""
        state = desk.round
        self._several = len(state.scheme.stages) > 1
        self.stage = state.scheme.stages[0].id if not state.hearings else _final(desk)
        self.bar = StageBar(appearance, state)
        if not self._several:
            self.bar.hide()
        self.closed = ClosedBar(appearance)
        self.bar.stage_chosen.connect(self.asked)
        self.bar.held_chosen.connect(self._record_hearing)
        self.bar.take_over.connect(self._take_over)
        self.closed.reopened.connect(self._reopen)

    def choose(self, stage: str) -> None:
        """Score another assessment, or show again that this one stays."""
        self.stage = stage
        self.show_unit(self._unit)

    def show_unit(self, unit: str) -> None:
        """Show the pitch of the unit under the cursor, and whether the scores are closed."""
        self._unit = unit
        state, writable = self._desk.round, self._desk.writable
        closed = state.phase.scores_closed
        lost = lost_by_reopening(state) if closed else ""
        self.closed.show_closed(closed=closed, writable=writable, lost=lost)
        if self._several:
            view = stage_view(state, unit, self.stage)
            self.bar.show_view(view, writable=writable and not closed)

    def _record_hearing(self, held: str) -> None:
        refusal = self._desk.do(RecordHearing(unit=self._unit, held=held == "ja"))
        if refusal is not None:
            self._desk.explain(refusal)
            self.show_unit(self._unit)

    def _take_over(self) -> None:
        """Give the unit the scores of the first assessment that the last one still lacks."""
        commands = scores_to_take_over(self._desk.round, self._unit)
        refusal = self._desk.do(Batch(commands=commands))
        if refusal is not None:
            self._desk.explain(refusal)
        else:
            self._desk.tell(text.taken_over(len(commands)))

    def _reopen(self, reason: str) -> None:
        refusal = self._desk.do(Reopen(to=Phase.ASSESSMENT, reason=reason))
        self.closed.say("" if refusal is None else refusal_message(refusal).what)
        if refusal is None:
            self.closed.reason.clear()
            self.reopened.emit()


def _final(desk: Desk) -> str:
    return desk.round.scheme.final_stage.id
