"""The screen Rangorde: the whole table, and why a unit stands where it stands."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.text import ranking_screen as text
from desktop_app.ui.desk import Desk
from desktop_app.ui.models.ranking import RankColumn, RankingModel
from desktop_app.ui.parts.column import ScrollColumn
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.comparison import comparison_view
from desktop_app.ui.presenters.fill_assessment import why_view
from desktop_app.ui.presenters.fill_ranking import ranking_view
from desktop_app.ui.presenters.fill_ranking_screen import next_phase, ranking_needs
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.targets import Target, UnitTarget
from desktop_app.ui.presenters.words import unit_name
from desktop_app.ui.screens.comparison import Comparison
from desktop_app.ui.tables.ranking_table import FULL, WIDTHS, RankingTable
from desktop_app.ui.theme import Appearance, Look
from desktop_app.ui.tokens import BODY, CELL_STRONG, H2, META, WidthClass

RIGHT = Plan(width=372, margins=(20, 16, 20, 20), spacing=8, lines=(("left", "line"),))
POOLS = Plan(height=46, margins=(20, 6, 20, 6), lines=(("bottom", "line"),))
LEFT_OUT = frozenset({RankColumn.WHY, RankColumn.NUMBER})
SHOWN = tuple(column for column in FULL if column not in LEFT_OUT)
WITHOUT_SCORES = tuple(column for column in SHOWN if column is not RankColumn.SCORE)
FEW = (
    RankColumn.OUTCOME,
    RankColumn.PLACE,
    RankColumn.NAME,
    RankColumn.TOTAL,
    RankColumn.GRANTED,
)
FIXED = 166 + 64 + 62 + 3 * 80 + 170
"""The width of everything but the criteria, with room for a name."""


class RankingScreen:
    """Enter in the table goes to the scores; the reasons follow the cursor."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._desk = desk
        self._appearance = appearance
        state = desk.round
        self._pool = next(iter(state.ceilings))
        self._model = RankingModel(
            ranking_view(state, desk.outcome, self._pool, decided=state.adoption is not None)
        )
        self.table = RankingTable(appearance, self._model, SHOWN, wordy=True)
        pools = [(pool, item.name or pool) for pool, item in state.ceilings.items()]
        self.pools = Segments(appearance, text.POOLS, pools)
        self.pools.show_value(self._pool)
        self._pool_bar = Ground(appearance, POOLS)
        self._pool_bar.box.addWidget(self.pools)
        self._pool_bar.setVisible(len(pools) > 1)
        self.heading = Words(appearance, META, "ink2")
        self.name = Paragraph(appearance, H2)
        self.why = Paragraph(appearance, BODY)
        self.source = Paragraph(appearance, META, "ink2")
        self._compared = Paragraph(appearance, CELL_STRONG)
        self.comparison = Comparison(appearance)
        self._empty = Paragraph(appearance, BODY, "ink2", text.NO_RANKING)
        self._right = ScrollColumn(appearance, RIGHT, text.INSPECTOR)
        self._widget = QWidget()
        self._lay_out()
        self.table.unit_chosen.connect(self._explain)
        self.table.unit_opened.connect(self._open)
        self.pools.chosen.connect(self._choose_pool)

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    def refresh(self, state: Round, outcome: Outcome) -> None:
        """Show this round and outcome; the cursor stays with its unit."""
        decided = state.adoption is not None
        self._model.show(ranking_view(state, outcome, self._pool, decided=decided))
        ranked = any(pool.ranking for pool in outcome.pools)
        self._empty.setVisible(not ranked)
        unit = self.table.unit
        if unit not in state.case_units:
            first = next(iter(self._ranking(outcome)), None)
            if first is not None:
                self.table.choose_unit(first)
        self._explain(self.table.unit or "")

    def needs(self, state: Round, outcome: Outcome) -> NeedView:
        """Say what stands in the way after the rangorde."""
        return ranking_needs(state, outcome)

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys that work here."""
        return tuple(KeyHint((cap,), does) for cap, does in text.KEYS)

    def commit(self) -> bool:
        """Nothing is typed here."""
        return True

    def follow(self, target: Target) -> None:
        """Go to a unit."""
        if isinstance(target, UnitTarget):
            self._go_to(target.unit)
        self.table.setFocus()

    def act(self) -> None:
        """Go on to the draw when one waits, otherwise to the allocation."""
        self._desk.advance(next_phase(self._desk.outcome))

    def arrange(self, *, wide: bool, low: bool) -> None:  # noqa: ARG002 - the table scrolls
        """Leave out the criteria when there is little room for the names."""
        width = WidthClass.WIDE if wide else WidthClass.MEDIUM
        room = self._widget.window().width() - self._look.px(RIGHT.width or 0)
        criteria = len(self._desk.round.scheme.criteria)
        roomy = room >= self._look.px(FIXED + criteria * WIDTHS[RankColumn.SCORE])
        columns = SHOWN if roomy else WITHOUT_SCORES
        self.table.show_columns(columns if wide else FEW, width)

    @property
    def _look(self) -> Look:
        return self._appearance.look

    def parts(self) -> tuple[QWidget, ...]:
        """Give the parts for F6."""
        return (self._pool_bar, self.table)

    def _lay_out(self) -> None:
        for widget in (
            self._empty,
            self.heading,
            self.name,
            self.why,
            self.source,
            self._compared,
            self.comparison,
        ):
            self._right.box.addWidget(widget)
        self._right.box.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self._pool_bar)
        left.addWidget(self.table, 1)
        box = QHBoxLayout(self._widget)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addLayout(left, 1)
        box.addWidget(self._right)
        self._widget.setFocusProxy(self.table)

    def _ranking(self, outcome: Outcome) -> tuple[str, ...]:
        return next(item.ranking for item in outcome.pools if item.pool == self._pool)

    def _choose_pool(self, pool: str) -> None:
        self._pool = pool
        self.refresh(self._desk.round, self._desk.outcome)

    def _go_to(self, unit: str) -> None:
        pool = self._desk.round.case_units[unit].pool
        if pool != self._pool:
            self.pools.show_value(pool)
            self._choose_pool(pool)
        self.table.choose_unit(unit)

    def _explain(self, unit: str) -> None:
        state, outcome = self._desk.round, self._desk.outcome
        known = unit in state.case_units
        for widget in (self.heading, self.name, self.why, self.source):
            widget.setVisible(known)
        if not known:
            self._compared.setVisible(False)
            self.comparison.show_view(None)
            return
        view = why_view(outcome, unit)
        self.heading.say(f"{view.heading} · {unit}")
        self.name.say(unit_name(state, unit))
        self.why.say(" ".join(view.sentences))
        self.source.say(view.source)
        compared = comparison_view(state, outcome, unit)
        self._compared.say("" if compared is None else compared.title)
        self._compared.setVisible(compared is not None)
        self.comparison.show_view(compared)

    def _open(self, unit: str) -> None:
        self._desk.follow(UnitTarget(Phase.ASSESSMENT, unit))
