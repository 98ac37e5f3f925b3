"""Above the grid: which assessment is scored, whether the applicant was heard, and reopening."""

from __future__ import annotations

from PySide6.QtCore import Signal

from desktop_app.core.round import Round
from desktop_app.text import assessing as text
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.words import MarkLabel, Words
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.stages import StageView
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG

PLAN = Plan(height=44, margins=(20, 4, 20, 4), spacing=12, lines=(("bottom", "line"),))
CLOSED = Plan(role="surface2", margins=(20, 6, 20, 8), spacing=12, lines=(("bottom", "line"),))


class StageBar(Ground):
    """`stage_chosen(str)`, `held_chosen(str)`, and `take_over` for the scores before the pitch."""

    stage_chosen = Signal(str)
    held_chosen = Signal(str)
    take_over = Signal()

    def __init__(self, appearance: Appearance, state: Round) -> None:
        """Build the bar for the assessments of a scheme."""
        super().__init__(appearance, PLAN)
        names = [
            (stage.id, stage.name[:1].upper() + stage.name[1:]) for stage in state.scheme.stages
        ]
        self.stages = Segments(appearance, text.STAGES, names)
        self._question = Words(appearance, CELL)
        self.held = Segments(appearance, text.STAGES, (("ja", text.HELD), ("nee", text.NOT_HELD)))
        self.take = ActionButton(appearance, text.TAKE_OVER)
        self.stages.chosen.connect(self.stage_chosen)
        self.held.chosen.connect(self.held_chosen)
        self.take.clicked.connect(self.take_over)
        self.box.addWidget(self.stages)
        self.box.addStretch(1)
        for widget in (self._question, self.held, self.take):
            self.box.addWidget(widget)

    def show_view(self, view: StageView, *, writable: bool) -> None:
        """Show the assessment and the unit under the cursor."""
        self.stages.show_value(view.stage)
        self._question.say(view.question)
        self.held.show_value(view.held)
        self.held.allow(writable=writable)
        for widget in (self._question, self.held):
            widget.setVisible(bool(view.unit))
        self.take.setVisible(writable and view.missing > 0 and view.held == "ja")


class ClosedBar(Ground):
    """The scores are closed: why that is, and how they are opened again with a reason."""

    reopened = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        """Build the bar, out of sight."""
        super().__init__(appearance, CLOSED)
        self.reason = LineField(appearance, text.REOPEN_REASON)
        self.open = ActionButton(appearance, text.REOPEN)
        self.open.clicked.connect(self._give)
        self.reason.line.returnPressed.connect(self._give)
        self.box.addWidget(MarkLabel(appearance, Mark.PADLOCK, 16))
        self.box.addWidget(Words(appearance, CELL_STRONG, "ink", text.CLOSED))
        self.lost = Words(appearance, CELL)
        self.box.addWidget(self.lost)
        self.box.addWidget(self.reason, 1)
        self.box.addWidget(self.open)
        self.hide()

    def show_closed(self, *, closed: bool, writable: bool, lost: str) -> None:
        """Show the bar while the scores are closed; lost: what opening them again costs."""
        self.lost.say(lost if writable else "")
        self.setVisible(closed)
        self.reason.setVisible(writable)
        self.open.setVisible(writable)

    def say(self, problem: str) -> None:
        """Say why they were not opened again."""
        self.reason.say(problem)

    def _give(self) -> None:
        self.reopened.emit(self.reason.text)
