"""The screen Verdeling: the money per place large, the table below it, and why per unit."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from desktop_app.core.commands import Command
from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.text import allocation_screen as text
from desktop_app.text import main_window as window_text
from desktop_app.text.messages import Message
from desktop_app.ui.burndown import BurnDownChart
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.models.ranking import RankColumn, RankingModel
from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.words import Words
from desktop_app.ui.presenters.allocation import AllocationHead
from desktop_app.ui.presenters.fill_allocation import (
    allocation_head,
    allocation_needs,
    first_of_interest,
    inspector_view,
    pools_of,
)
from desktop_app.ui.presenters.fill_money import burn_down
from desktop_app.ui.presenters.fill_ranking import ranking_view
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.ranking import RankingView
from desktop_app.ui.presenters.targets import Target, UnitTarget
from desktop_app.ui.screens.allocation_inspector import Inspector
from desktop_app.ui.tables.ranking_table import ALLOCATION, BESIDE_GRID, RankingTable
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG, H2, META, WidthClass

HEAD = Plan(height=44, margins=(20, 4, 20, 0), spacing=12)
PAIR = Plan(spacing=10, margins=(16, 0, 0, 0))
TABS = Plan(height=46, margins=(20, 6, 20, 4), lines=(("bottom", "line"),))
TOP = Plan(vertical=True, spacing=0, lines=(("bottom", "line2"),))
CHART, CHART_LOW = 274, 170
WITHOUT_WHY = tuple(column for column in ALLOCATION if column is not RankColumn.WHY)


class Head(Ground):
    """The heading above the chart, and its sums at the right."""

    def __init__(self, appearance: Appearance) -> None:
        """Build it empty."""
        super().__init__(appearance, HEAD)
        self._title = Words(appearance, H2)
        self._note = Words(appearance, META, "ink2")
        self._sums: list[tuple[Words, Words]] = []
        self.box.addWidget(self._title)
        self.box.addWidget(self._note)
        self.box.addStretch(1)

    @property
    def sums(self) -> tuple[tuple[str, str], ...]:
        """The labels and amounts that are shown."""
        return tuple((label.text(), amount.text()) for label, amount in self._sums)

    def show_view(self, view: AllocationHead) -> None:
        """Show other sums."""
        self._title.say(view.title)
        self._note.say(view.explanation)
        while len(self._sums) < len(view.sums):
            label = Words(self._appearance, CELL, "ink2")
            amount = Words(self._appearance, CELL_STRONG)
            pair = Bare(self._appearance, PAIR)
            pair.box.addWidget(label)
            pair.box.addWidget(amount)
            self.box.addWidget(pair)
            self._sums.append((label, amount))
        for (label, amount), total in zip(self._sums, view.sums, strict=True):
            label.say(total.label)
            amount.say(total.amount)


class AllocationScreen:
    """Chart, table and inspector follow each other; the boundary is decided in the inspector."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._appearance = appearance
        self._desk = desk
        self._pools = pools_of(desk.round)
        self._pool = self._pools[0][0]
        self._unit: str | None = None
        self.tabs = Segments(appearance, text.POOLS, self._pools)
        self.head = Head(appearance)
        self.chart = BurnDownChart(appearance)
        self._model = RankingModel(self._table_view())
        self.table = RankingTable(appearance, self._model, ALLOCATION, wordy=True)
        self.inspector = Inspector(appearance, self._give)
        self._widget = QWidget()
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._lay_out()
        self._connect()

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    def refresh(self, _state: Round, _outcome: Outcome) -> None:
        """Show this round and outcome; what is being typed stays."""
        self._show()

    def needs(self, state: Round, outcome: Outcome) -> NeedView:
        """Say what the decision still waits for."""
        return allocation_needs(state, outcome, window_text.GO_ON[Phase.ALLOCATION])

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys that work here."""
        return (KeyHint((text.ARROWS,), text.UP_DOWN), KeyHint(("F6",), text.OTHER_PART))

    def commit(self) -> bool:
        """Nothing counts before its button is pressed; a reason that is being typed stays."""
        return True

    def follow(self, target: Target) -> None:
        """Show the unit a need points at."""
        match target:
            case UnitTarget(_, unit):
                pool = self._desk.outcome.unit(unit).pool
                if pool != self._pool:
                    self._choose_pool(pool)
                self._choose(unit)
                self.inspector.setFocus()
            case _:
                self.table.setFocus()

    def arrange(self, *, wide: bool, low: bool) -> None:
        """Fit the screen to the window."""
        look = self._appearance.look
        self.chart.setFixedHeight(look.px(CHART_LOW if low else CHART))
        columns = (WITHOUT_WHY if low else ALLOCATION) if wide else BESIDE_GRID
        self.table.show_columns(columns, WidthClass.WIDE if wide else WidthClass.MEDIUM)

    def parts(self) -> tuple[QWidget, ...]:
        """Give the parts that F6 goes along."""
        return (self.table, self.chart, self.inspector)

    def _lay_out(self) -> None:
        tabs = Ground(self._appearance, TABS)
        tabs.box.addWidget(self.tabs)
        tabs.setVisible(len(self._pools) > 1)
        self.tabs.show_value(self._pool)
        top = Ground(self._appearance, TOP)
        chart = Bare(self._appearance, Plan(margins=(12, 0, 12, 4)))
        chart.box.addWidget(self.chart)
        for part in (tabs, self.head, chart):
            top.box.addWidget(part)
        self.chart.setFixedHeight(self._appearance.look.px(CHART))
        self._split.addWidget(self.table)
        self._split.addWidget(self.inspector)
        self._split.setStretchFactor(0, 1)
        self._split.setHandleWidth(1)
        self._split.setChildrenCollapsible(False)
        box = QVBoxLayout(self._widget)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(top)
        box.addWidget(self._split, 1)
        self._widget.setFocusProxy(self.table)

    def _connect(self) -> None:
        self.table.unit_chosen.connect(self._choose)
        self.chart.unit_chosen.connect(self._choose)
        self.tabs.chosen.connect(self._choose_pool)

    def _show(self) -> None:
        state, outcome = self._desk.round, self._desk.outcome
        self._model.show(self._table_view())
        self.head.show_view(allocation_head(state, outcome, self._pool))
        known = self._unit is not None and self._model.row_of(self._unit) is not None
        unit = self._unit if known else first_of_interest(outcome, self._pool)
        decided = state.adoption is not None
        self.chart.show_chart(
            burn_down(state, outcome, self._pool, current=unit or "", decided=decided)
        )
        self._unit = None
        if unit is None:
            self.inspector.show_nothing()
        else:
            self._choose(unit)

    def _table_view(self) -> RankingView:
        decided = self._desk.round.adoption is not None
        return ranking_view(self._desk.round, self._desk.outcome, self._pool, decided=decided)

    def _choose(self, unit: str) -> None:
        if unit == self._unit:
            return
        self._unit = unit
        self.table.choose_unit(unit)
        self.chart.choose_unit(unit)
        view = inspector_view(self._desk.round, self._desk.outcome, unit)
        self.inspector.show_view(view, writable=self._desk.writable)

    def _choose_pool(self, pool: str) -> None:
        self._pool = pool
        self._unit = None
        self.tabs.show_value(pool)
        self._show()

    def _give(self, command: Command) -> Message | None:
        refused = self._desk.do(command)
        return None if refused is None else refusal_message(refused)
