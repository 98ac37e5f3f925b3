"""Beoordelen at work: the screen over a desk, where what is typed becomes a command."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.commands_applications import ClearScore, GiveScore
from desktop_app.core.declined import Declined, DeclinedKey
from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.core.scheme import LevelScale
from desktop_app.text import assessing as text
from desktop_app.ui.desk import Desk, Refusal, refusal_message
from desktop_app.ui.models.grid import ScoreAsked, ScoreGridModel
from desktop_app.ui.models.ranking import RankingModel
from desktop_app.ui.presenters.fill_assessment import assessment_needs, strip_view, why_view
from desktop_app.ui.presenters.fill_grid import Desk as Sheet
from desktop_app.ui.presenters.fill_grid import criterion_columns, grid_view
from desktop_app.ui.presenters.fill_money import budget_view, burn_down
from desktop_app.ui.presenters.fill_ranking import ranking_view
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.grid import level_letters
from desktop_app.ui.presenters.shifts import shift_of
from desktop_app.ui.presenters.targets import CellTarget, Target, UnitTarget
from desktop_app.ui.screens.assessment import AssessmentScreen
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import WidthClass

SHIFT_SHOWN = 4000


class AssessingScreen:
    """The score grid with the live rangorde beside it.

    `grid`, `ranking` and `strip` are the widgets a person works in.
    """

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._appearance = appearance
        self._desk = desk
        state, outcome = desk.round, desk.outcome
        self._stage = state.scheme.final_stage.id
        self._pool = next(iter(state.ceilings))
        self._refused: dict[tuple[str, str], ScoreAsked] = {}
        self._model = ScoreGridModel(grid_view(state, outcome, self._sheet(state)))
        view = ranking_view(state, outcome, self._pool, decided=False)
        self._ranking_model = RankingModel(view)
        self.panes = AssessmentScreen(appearance, self._model, self._ranking_model)
        self.panes.grid.letter_moves_on = True
        self._widget = QWidget()
        box = QVBoxLayout(self._widget)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.panes, 1)
        self._widget.setFocusProxy(self.panes)
        self._shift_timer = QTimer(self._widget)
        self._shift_timer.setSingleShot(True)
        self._shift_timer.setInterval(SHIFT_SHOWN)
        self._shift_timer.timeout.connect(self._settle)
        self._connect()

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    def refresh(self, state: Round, outcome: Outcome) -> None:
        """Show this round and outcome; what is being typed stays."""
        self._model.show(grid_view(state, outcome, self._sheet(state)))
        self._forget_done()
        self._show_around()

    def needs(self, state: Round, outcome: Outcome) -> NeedView:
        """Say what is missing before the rangorde."""
        return assessment_needs(state, outcome, self._sheet(state), self._model.invalid())

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys of the grid, with the letters of this scheme."""
        letters = _letters(self._desk.round)
        first = KeyHint(letters, text.LEVEL) if letters else KeyHint(("0", "…", "9"), text.POINTS)
        return (first, *(KeyHint((cap,), does) for cap, does in text.KEYS_HERE))

    def commit(self) -> bool:
        """Take over everything that is being typed; False when something is no score."""
        strip = self.panes.strip
        if strip.reason.hasFocus():
            strip.reason.recorded.emit()
        return self.panes.commit() and not self._model.invalid()

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
        self.panes.arrange(room, low=low)

    def next_empty(self, way: int) -> None:
        """Go to the next cell without a score, or the previous one."""
        self.panes.grid.setFocus()
        self.panes.grid.go_to_empty(way)

    def parts(self) -> tuple[QWidget, ...]:
        """Give the parts for F6: the grid, the reason, and the rangorde."""
        return (self.panes.grid, self.panes.strip, self.panes.ranking)

    def to_reason(self) -> None:
        """Put the keyboard in the reason of the cell under the cursor."""
        self.panes.strip.reason.setFocus()

    def _sheet(self, state: Round) -> Sheet:
        editable = self._desk.writable and not state.phase.scores_closed
        return Sheet(stage=self._stage, editable=editable)

    def _connect(self) -> None:
        self._model.asked.connect(self._score)
        self._model.invalid_changed.connect(self._desk.restate)
        self.panes.grid.cell_chosen.connect(self._chosen)
        self.panes.ranking.unit_chosen.connect(self._show_money)
        self.panes.reason_given.connect(self._give_reason)

    def _score(self, asked: ScoreAsked) -> None:
        self._refused.pop((asked.unit, asked.criterion), None)
        self._attempt(asked, None)

    def _attempt(self, asked: ScoreAsked, reason: str | None) -> None:
        refusal = self._desk.do(self._command(asked, reason))
        if refusal is not None:
            self._refused[asked.unit, asked.criterion] = asked
            self._model.refuse(asked, _lines(refusal))
            self._show_strip()

    def _command(self, asked: ScoreAsked, reason: str | None) -> GiveScore | ClearScore:
        unit, criterion = asked.unit, asked.criterion
        if asked.value is None:
            return ClearScore(unit=unit, criterion=criterion, stage=self._stage, reason=reason)
        return GiveScore(
            unit=unit, criterion=criterion, value=asked.value, stage=self._stage, reason=reason
        )

    def _give_reason(self, unit: str, criterion: str, reason: str) -> None:
        waiting = self._refused.pop((unit, criterion), None)
        score = self._desk.round.scores.get(unit, {}).get((self._stage, criterion))
        if waiting is None and score is not None:
            waiting = ScoreAsked(unit=unit, criterion=criterion, value=score.value)
        if waiting is not None:
            self._attempt(waiting, reason)

    def _forget_done(self) -> None:
        """Forget what was refused as soon as the round holds it after all."""
        scores = self._desk.round.scores
        for (unit, criterion), asked in list(self._refused.items()):
            score = scores.get(unit, {}).get((self._stage, criterion))
            if asked.value == (score.value if score else None):
                del self._refused[unit, criterion]
                self._model.restore(self._model.index_of(unit, criterion))

    def _chosen(self, unit: str, _criterion: str) -> None:
        pool = self._pool_of(unit)
        if pool != self._pool:
            self._pool = pool
            self._settle()
        self._show_strip()
        self._show_money()

    def _pool_of(self, unit: str) -> str:
        return str(self._desk.round.case_units[unit].pool)

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
        """Show the rangorde of the pool without marks of what moved."""
        state, outcome = self._desk.round, self._desk.outcome
        self._ranking_model.show(ranking_view(state, outcome, self._pool, decided=False))

    def _show_strip(self) -> None:
        here = self._here()
        if here is None:
            return
        state = self._desk.round
        view = strip_view(state, self._model.view, self._sheet(state), *here)
        self.panes.show_strip(view)

    def _show_money(self, unit: str = "") -> None:
        here = self._here()
        # While rows move the table may be, for a moment, on a line that is no unit.
        known = unit in self._desk.round.case_units
        current = unit if known else (here[0] if here else "")
        state, outcome = self._desk.round, self._desk.outcome
        if current:
            self.panes.show_why(why_view(outcome, current))
        chart = burn_down(state, outcome, self._pool, current=current)
        self.panes.show_budget(budget_view(outcome, self._pool, current=current), chart)


def _lines(refusal: Refusal) -> tuple[str, ...]:
    said = refusal_message(refusal)
    if isinstance(refusal, Declined) and refusal.key is DeclinedKey.REASON_REQUIRED:
        return (said.title, said.what, text.GIVE_REASON)
    return (said.title, said.what, said.remedy)


def _letters(state: Round) -> tuple[str, ...]:
    scales = [item.scale for item in criterion_columns(state.scheme)]
    letters = [
        letter
        for scale in scales
        if isinstance(scale, LevelScale)
        for letter in level_letters(scale)
    ]
    return tuple(dict.fromkeys(letter for letter in letters if letter))
