"""The screen Beoordelen: the grid, the rangorde beside it, and the strip below both."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from desktop_app.report.burn_down import BurnDown
from desktop_app.text import assessment_screen as text
from desktop_app.ui.burndown import BurnDownChart
from desktop_app.ui.models.grid import ScoreGridModel
from desktop_app.ui.models.ranking import RankingModel
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.words import Words
from desktop_app.ui.presenters.assessment import BudgetView, StripView, WhyView
from desktop_app.ui.screens.strip import CriterionStrip
from desktop_app.ui.screens.why import BudgetLine, Note, WhyPanel
from desktop_app.ui.tables.ranking_table import (
    BESIDE_GRID,
    BESIDE_GRID_NARROW,
    RankingTable,
)
from desktop_app.ui.tables.score_grid import ScoreGrid
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL_STRONG, META, WidthClass

RIGHT_STRIP = Plan(height=124, spacing=0, margins=(0, 1, 0, 0), lines=(("top", "line2"),))
MONEY = Plan(vertical=True, width=256, margins=(12, 6, 14, 6), spacing=2, lines=(("left", "line"),))
SHARES = {WidthClass.WIDE: (545, 455), WidthClass.MEDIUM: (610, 390), WidthClass.NARROW: (1, 0)}


class MoneyPanel(Ground):
    """What is left, the small chart, and what decides about the rest."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty panel."""
        super().__init__(appearance, MONEY, parent)
        row = QHBoxLayout()
        self._label = Words(appearance, META, "ink2", text.LEFT)
        self._left = Words(appearance, CELL_STRONG)
        self._left.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._label)
        row.addWidget(self._left, 1)
        self._note = Note(appearance)
        self.chart = BurnDownChart(appearance, interactive=False)
        self.box.addLayout(row)
        self.box.addWidget(self.chart, 1)
        self.box.addWidget(self._note)

    def show_view(self, view: BudgetView, chart: BurnDown) -> None:
        """Show other amounts."""
        self._label.say(text.left_in(view.pool) if view.pool else text.LEFT)
        self._left.say(view.left)
        self.chart.show_chart(chart)
        self._note.show_note(view.note_mark, view.note, "draw" if view.note_mark else "ink2")


class AssessmentScreen(QWidget):
    """It shows views and signals what was asked; it knows no session."""

    reason_given = Signal(str, str, str)
    unit_opened = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        grid: ScoreGridModel,
        ranking: RankingModel,
        parent: QWidget | None = None,
    ) -> None:
        """Build the screen over two models."""
        super().__init__(parent)
        self._appearance = appearance
        self.grid = ScoreGrid(appearance, grid)
        self.ranking = RankingTable(appearance, ranking, BESIDE_GRID, compact=True)
        self.strip = CriterionStrip(appearance)
        self.why = WhyPanel(appearance)
        self.money = MoneyPanel(appearance)
        self.budget = BudgetLine(appearance)
        self._right_strip = Ground(appearance, RIGHT_STRIP)
        self._right = _column(self.ranking, self._right_strip, self.budget)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._wide = WidthClass.WIDE
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._right_strip.box.addWidget(self.why, 1)
        self._right_strip.box.addWidget(self.money)
        self._split.addWidget(_column(self.grid, self.strip))
        self._split.addWidget(self._right)
        self._split.setHandleWidth(1)
        self._split.setChildrenCollapsible(False)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._split)
        self.setFocusProxy(self.grid)

    def _connect(self) -> None:
        self.grid.cell_chosen.connect(self._mark_in_ranking)
        self.ranking.unit_opened.connect(self.grid.go_to_unit)
        self.strip.reason_given.connect(self.reason_given)
        self.strip.done.connect(self.grid.setFocus)

    def add_below_grid(self, widget: QWidget) -> None:
        """Give a widget the place of the strip, for as long as that is hidden."""
        below = self.strip.parentWidget()
        layout = below.layout() if isinstance(below, QWidget) else None
        if layout is not None:
            layout.addWidget(widget)

    def show_strip(self, view: StripView) -> None:
        """Show the cell under the cursor."""
        self.strip.show_view(view)

    def show_why(self, view: WhyView) -> None:
        """Explain the place of a unit."""
        self.why.show_view(view)

    def show_budget(self, view: BudgetView, chart: BurnDown) -> None:
        """Show what is left, as an amount, as a picture and in one line."""
        self.money.show_view(view, chart)
        self.budget.show_view(view, short=self._wide is not WidthClass.WIDE)

    def arrange(self, wide: WidthClass, *, low: bool) -> None:
        """Fit the screen to the window."""
        self._wide = wide
        self._share()
        self.grid.show_width(wide)
        columns = BESIDE_GRID if wide is WidthClass.WIDE else BESIDE_GRID_NARROW
        self.ranking.show_columns(columns, wide)
        self.strip.show_size(low=low)
        self._right_strip.setVisible(not low)
        self.budget.setVisible(low)

    def commit(self) -> bool:
        """Take over everything that is being typed; False when something is no score."""
        return self.grid.commit_open_editor()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the width anew."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        width = self.width()
        left = width * SHARES[self._wide][0] // sum(SHARES[self._wide])
        self._right.setVisible(self._wide is not WidthClass.NARROW)
        self._split.setSizes([left, width - left])

    def _mark_in_ranking(self, unit: str, _criterion: str) -> None:
        self.ranking.choose_unit(unit)


def _column(*widgets: QWidget) -> QWidget:
    column = QWidget()
    box = QVBoxLayout(column)
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(0)
    for at, widget in enumerate(widgets):
        box.addWidget(widget, 0 if at else 1)
    return column
