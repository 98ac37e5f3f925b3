"""Beoordelen at work: the screen over a desk, where what is typed becomes a command."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.ui.desk import Desk
from desktop_app.ui.models.grid import ScoreGridModel
from desktop_app.ui.models.ranking import RankingModel
from desktop_app.ui.presenters.fill_assessment import strip_view, why_view
from desktop_app.ui.presenters.fill_grid import Desk as Sheet
from desktop_app.ui.presenters.fill_grid import grid_view
from desktop_app.ui.presenters.fill_money import budget_view, burn_down
from desktop_app.ui.presenters.fill_ranking import ranking_view
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.scoring_keys import scoring_keys
from desktop_app.ui.presenters.scoring_needs import scoring_needs
from desktop_app.ui.presenters.shifts import settled, shift_of
from desktop_app.ui.presenters.targets import CellTarget, Target, UnitTarget
from desktop_app.ui.screens.assessing_facts import FactsAtWork
from desktop_app.ui.screens.assessing_scores import ScoresAtWork
from desktop_app.ui.screens.assessing_stages import StagesAtWork
from desktop_app.ui.screens.assessment import AssessmentScreen
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import WidthClass

SHIFT_SHOWN = 4000


class AssessingScreen:
    """The score grid with the live rangorde beside it; `panes` are the widgets one works in."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._appearance = appearance
        self._desk = desk
        self._low = False
        self._seen: tuple[int, str, str] | None = None
        state, outcome = desk.round, desk.outcome
        self._widget = QWidget()
        self.stages = StagesAtWork(appearance, desk, self._widget)
        self._pool = next(iter(state.ceilings))
        self._model = ScoreGridModel(grid_view(state, outcome, self._sheet(state)))
        view = ranking_view(state, outcome, self._pool, decided=False)
        self._ranking_model = RankingModel(view)
        self.panes = AssessmentScreen(appearance, self._model, self._ranking_model)
        self.panes.grid.letter_moves_on = True
        self.scores = ScoresAtWork(self._model, desk, lambda: self.stages.stage)
        self.facts = FactsAtWork(appearance, desk, self.panes.strip)
        self.panes.add_below_grid(self.facts.panel)
        self._shift_timer = QTimer(self._widget)
        self._shift_timer.setSingleShot(True)
        self._shift_timer.setInterval(SHIFT_SHOWN)
        self._shift_timer.timeout.connect(self._settle)
        self._lay_out()
        self._connect()

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    def refresh(self, state: Round, outcome: Outcome) -> None:
        """Show this round and outcome; what is being typed stays."""
        self._model.show(grid_view(state, outcome, self._sheet(state)))
        self.scores.forget_done()
        self._show_around()

    def needs(self, state: Round, outcome: Outcome) -> NeedView:
        """Say what is missing before the rangorde."""
        return scoring_needs(state, outcome, self._sheet(state), self._model.invalid())

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys of the grid, with the letters of this scheme."""
        return scoring_keys(self._desk.round.scheme)

    def commit(self) -> bool:
        """Take over everything that is being typed; False when something is no score."""
        strip = self.panes.strip
        if strip.reason.hasFocus():
            strip.reason.recorded.emit()
        facts = self.facts.commit()
        return self.panes.commit() and facts and not self._model.invalid()

    def follow(self, target: Target) -> None:
        """Put the cursor where a need points at."""
        match target:
            case CellTarget(unit, criterion):
                self.panes.grid.go_to(unit, criterion)
            case UnitTarget(_, unit):
                self.panes.grid.go_to_unit(unit)
            case _:
                self.panes.grid.setFocus()

    def arrange(self, *, wide: bool, low: bool) -> None:
        """Fit the screen to the window."""
        room = WidthClass.WIDE
        if not wide:
            room = self._appearance.look.width_class(self._widget.window().width())
        self._low = low
        self.panes.arrange(room, low=low)

    def next_empty(self, way: int) -> None:
        """Go to the next cell without a score, or the previous one."""
        self.panes.grid.setFocus()
        self.panes.grid.go_to_empty(way)

    def parts(self) -> tuple[QWidget, ...]:
        """Give the parts for F6: what stands above, the grid, the strip, and the rangorde."""
        panes = self.panes
        above = (self.stages.closed, self.stages.bar)
        return (*above, panes.grid, panes.strip, self.facts.panel, panes.ranking)

    def to_reason(self) -> None:
        """Put the keyboard in the reason: of this cell, or of the one that was scored just now."""
        here, last = self._here(), self.scores.last
        given = here is not None and (self.scores.scored(here) or self.scores.waits(here))
        if last is not None and here is not None and not given:
            self.panes.grid.go_to(*last)
        # In a low window the reason has no place of its own until it is asked for.
        self.panes.strip.show_size(low=False)
        self.panes.strip.reason.setFocus()

    def _sheet(self, state: Round) -> Sheet:
        editable = self._desk.writable and not state.phase.scores_closed
        return Sheet(stage=self.stages.stage, editable=editable)

    def _lay_out(self) -> None:
        box = QVBoxLayout(self._widget)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.stages.closed)
        box.addWidget(self.stages.bar)
        box.addWidget(self.panes, 1)
        self._widget.setFocusProxy(self.panes)

    def _connect(self) -> None:
        panes = self.panes
        self._model.invalid_changed.connect(self._desk.restate)
        panes.grid.cell_chosen.connect(self._chosen)
        panes.grid.facts_asked.connect(self.facts.open)
        panes.ranking.unit_chosen.connect(self._show_money)
        panes.reason_given.connect(self.scores.give_reason)
        self.scores.refused.connect(self._show_strip)
        self.facts.finished.connect(panes.grid.setFocus)
        self.stages.asked.connect(self._change_stage)
        self.stages.reopened.connect(panes.grid.setFocus)
        panes.strip.done.connect(self._fold_strip)

    def _fold_strip(self) -> None:
        self.panes.strip.show_size(low=self._low)

    def _change_stage(self, stage: str) -> None:
        # What is half typed belongs to the assessment that is on screen now.
        self.stages.choose(stage if self.commit() else self.stages.stage)
        self.refresh(self._desk.round, self._desk.outcome)
        self._desk.restate()
        self.panes.grid.setFocus()

    def _chosen(self, unit: str, _criterion: str) -> None:
        self.facts.leave(unit)
        pool = str(self._desk.round.case_units[unit].pool)
        if pool != self._pool:
            self._pool = pool
            self._show_pool()
            self.panes.ranking.choose_unit(unit)
        self._show_strip()
        self._show_money()

    def _here(self) -> tuple[str, str] | None:
        grid = self.panes.grid
        view, at = self._model.view, grid.cursor_at.at
        if not grid.cursor_at.inside:
            return None
        return view.rows[at.row].key, view.columns[at.column].key

    def _show_around(self) -> None:
        state, outcome, here = self._desk.round, self._desk.outcome, self._here()
        view = ranking_view(state, outcome, self._pool, decided=False)
        before = self._ranking_model.view
        self._ranking_model.show(shift_of(before, view, here[0] if here else ""))
        self._shift_timer.start()
        if here is not None:
            self.panes.ranking.choose_unit(here[0])
        self._show_strip()
        self._show_money()

    def _settle(self) -> None:
        """Take the marks of what moved away."""
        self._ranking_model.show(settled(self._ranking_model.view))

    def _show_pool(self) -> None:
        """Show the rangorde of another pool."""
        state, outcome = self._desk.round, self._desk.outcome
        self._ranking_model.show(ranking_view(state, outcome, self._pool, decided=False))

    def _show_strip(self) -> None:
        here, state = self._here(), self._desk.round
        self.stages.show_unit(here[0] if here is not None else "")
        if here is not None:
            view = strip_view(state, self._model.view, self._sheet(state), *here)
            waits = self._sheet(state).editable and self.scores.waits(here)
            self.panes.show_strip(replace(view, reason_open=view.reason_open or waits))

    def _show_money(self, unit: str = "") -> None:
        here = self._here()
        # While rows move the table may be, for a moment, on a line that is no unit.
        known = unit in self._desk.round.case_units
        current = unit if known else (here[0] if here else "")
        state, outcome = self._desk.round, self._desk.outcome
        seen = (state.nr, self._pool, current)
        if seen == self._seen:
            return
        self._seen = seen
        if current:
            self.panes.show_why(why_view(outcome, current))
        chart = burn_down(state, outcome, self._pool, current=current)
        self.panes.show_budget(budget_view(state, outcome, self._pool, current=current), chart)
