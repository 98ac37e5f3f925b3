"""The cards of the screen Besluit college: control sheet, deviations, care, and the decision."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop_app.core.commands_decision import Adopt, CheckDiligence, Deviate
from desktop_app.core.commands_round import ConfirmControl
from desktop_app.core.events_decision import DeviationKind
from desktop_app.text import adoption_screen as text
from desktop_app.text.typed import DAY_HINT, read_day
from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.field import Field, LinesField, Problem
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.marked_lines import MarkedLines
from desktop_app.ui.parts.page import Card, Facts
from desktop_app.ui.parts.pick_list import PickList
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.small_table import SmallTable
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.adoption import AdoptionView
from desktop_app.ui.presenters.fill_adoption import Unfit
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.screens.giving import Give
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG, H2, META

ROW = Plan(spacing=16)
NAME_WIDTH = 320
Read = Callable[[DeviationKind, str, str], str | Unfit]


class _Step(Card):
    """A card with a heading, and a line of what was recorded."""

    def __init__(self, appearance: Appearance, give: Give, heading: str, how: str = "") -> None:
        """Build the head of the card."""
        super().__init__(appearance)
        self._give = give
        self.recorded = Paragraph(appearance, CELL_STRONG)
        self.problem = Problem(appearance)
        self.box.addWidget(Words(appearance, H2, "ink", heading))
        if how:
            self.box.addWidget(Paragraph(appearance, META, "ink2", how))
        self.box.addWidget(self.recorded)

    def say_recorded(self, words: str | None) -> None:
        """Say what was recorded, if anything."""
        self.recorded.say(words or "")
        self.recorded.setVisible(words is not None)

    def beside(self, *widgets: QWidget) -> Bare:
        """Put widgets in one row."""
        row = Bare(self._appearance, ROW)
        for widget in widgets:
            row.box.addWidget(widget)
        row.box.addStretch(1)
        self.box.addWidget(row)
        return row


class ControlCard(_Step):
    """Settings, totals, readings and draws on one sheet, confirmed by two people."""

    def __init__(self, appearance: Appearance, give: Give) -> None:
        """Build the card."""
        super().__init__(appearance, give, text.CONTROL)
        self.facts = Facts(appearance)
        self.totals = MarkedLines(appearance, text.COUNTS, Mark.TICK)
        self.open_totals = MarkedLines(appearance, text.OPEN_TOTAL, Mark.ERROR)
        self.first = Field(appearance, text.FIRST_PERSON, width=NAME_WIDTH)
        self.second = Field(appearance, text.SECOND_PERSON, width=NAME_WIDTH)
        self.confirm = ActionButton(appearance, text.CONFIRM)
        for part in (self.facts, self.totals, self.open_totals):
            self.box.addWidget(part)
        self._names = self.beside(self.first, self.second)
        self.box.addWidget(self.problem)
        self.box.addWidget(self.confirm)
        self.setFocusProxy(self.first)
        self.first.entered.connect(self.second.setFocus)
        self.second.entered.connect(self.confirm.setFocus)
        self.confirm.clicked.connect(self._confirm)

    def show_view(self, view: AdoptionView, *, writable: bool) -> None:
        """Show the sheet, and who confirmed it."""
        self.facts.show_facts(view.facts)
        self.totals.show_lines(view.totals)
        self.open_totals.show_lines(view.open_totals)
        self.say_recorded(view.confirmed)
        for part in (self._names, self.confirm):
            part.setVisible(writable and view.adopted is None)

    def _confirm(self) -> None:
        self.problem.say("")
        persons = (self.first.text, self.second.text)
        refused = self._give(ConfirmControl(sheet=text.SHEET, persons=persons))
        if refused is not None:
            self.problem.explain(refused)


class DeviationsCard(_Step):
    """What the authority decides otherwise, each with its reason."""

    def __init__(self, appearance: Appearance, give: Give, read: Read) -> None:
        """Build the card; read: makes of typed words what the journal writes."""
        super().__init__(appearance, give, text.DEVIATIONS, text.DEVIATIONS_HOW)
        self._read = read
        heads = (text.APPLICATION, text.WHAT, text.OLD, text.NEW, text.REASON)
        self.table = SmallTable(appearance, heads, wide=4)
        self._none = Paragraph(appearance, CELL, "ink2", text.NO_DEVIATIONS)
        self.unit = PickList(appearance, text.APPLICATION, 380)
        self.kind = Segments(
            appearance, text.KIND, [(str(kind), words) for kind, words in text.KINDS.items()]
        )
        self.criterion = PickList(appearance, text.CRITERION, 380)
        self.new = Field(appearance, text.NEW_VALUE[DeviationKind.SCORE], width=240)
        self.reason = LinesField(appearance, text.REASON)
        self.deviate = ActionButton(appearance, text.DEVIATE)
        self._form = Bare(appearance, Plan(vertical=True, spacing=10))
        self._lay_out()
        self.kind.chosen.connect(self._show_kind)
        self.deviate.clicked.connect(self._deviate)
        self._show_kind(str(DeviationKind.SCORE))

    def show_view(self, view: AdoptionView, *, writable: bool) -> None:
        """Show what was recorded; a deviation that is being typed stays."""
        self.say_recorded(None)
        self.table.show_rows(view.deviations)
        self.table.setVisible(bool(view.deviations))
        self._none.setVisible(not view.deviations)
        self.unit.show_choices(view.units)
        self.criterion.show_choices(view.criteria)
        self._form.setVisible(writable and view.adopted is None)

    def _lay_out(self) -> None:
        self.box.addWidget(self.table)
        self.box.addWidget(self._none)
        first, second = Bare(self._appearance, ROW), Bare(self._appearance, ROW)
        for row, parts in (
            (first, (self.unit, self.kind)),
            (second, (self.criterion, self.new)),
        ):
            for part in parts:
                row.box.addWidget(part)
            row.box.addStretch(1)
        for below in (first, second, self.reason, self.problem, self.deviate):
            self._form.box.addWidget(below)
        self.box.addWidget(self._form)
        self.setFocusProxy(self.unit)

    def _show_kind(self, kind: str) -> None:
        self.kind.show_value(kind)
        self.criterion.setVisible(kind == DeviationKind.SCORE)
        words = text.NEW_VALUE[DeviationKind(kind)]
        self.new.label.say(words)
        self.new.input.setAccessibleName(words)
        self.new.refuse("")

    def _deviate(self) -> None:
        self.problem.say("")
        kind = DeviationKind(self.kind.value)
        new = self._read(kind, self.new.text, self.criterion.key)
        if isinstance(new, Unfit):
            self.new.refuse(new.words)
            self.new.setFocus()
            return
        command = Deviate(
            unit=self.unit.key,
            what=kind,
            new=new,
            reason=self.reason.text,
            subject=self.criterion.key if kind is DeviationKind.SCORE else None,
        )
        refused = self._give(command)
        if refused is not None:
            self.problem.explain(refused)
            return
        self.new.put("")
        self.reason.put("")


class DiligenceCard(_Step):
    """That the authority satisfied itself that the assessment was careful."""

    def __init__(self, appearance: Appearance, give: Give) -> None:
        """Build the card."""
        super().__init__(appearance, give, text.DILIGENCE, text.DILIGENCE_HOW)
        self.finding = LinesField(appearance, text.FINDING)
        self.by = Field(appearance, text.BY, width=NAME_WIDTH * 3 // 2)
        self.record = ActionButton(appearance, text.RECORD_DILIGENCE)
        self._form = Bare(appearance, Plan(vertical=True, spacing=10))
        for part in (self.finding, self.by, self.problem, self.record):
            self._form.box.addWidget(part)
        self.box.addWidget(self._form)
        self.setFocusProxy(self.finding)
        self.record.clicked.connect(self._record)

    def show_view(self, view: AdoptionView, *, writable: bool) -> None:
        """Show what was found."""
        self.say_recorded(view.diligence)
        if not self.by.text:
            self.by.put(view.authority)
        self._form.setVisible(writable and view.adopted is None)

    def _record(self) -> None:
        self.problem.say("")
        refused = self._give(CheckDiligence(finding=self.finding.text, by=self.by.text))
        if refused is not None:
            self.problem.explain(refused)


class DecisionCard(_Step):
    """The decision itself: the day, the power, and who decides."""

    def __init__(self, appearance: Appearance, give: Give) -> None:
        """Build the card."""
        super().__init__(appearance, give, text.ADOPT, text.ADOPT_HOW)
        self.day = Field(appearance, text.DAY, hint=DAY_HINT, width=280)
        self.power = Field(appearance, text.POWER, hint=text.POWER_HINT, width=440)
        self.by = Field(appearance, text.DECIDED_BY, width=NAME_WIDTH * 3 // 2)
        self.decide = ActionButton(appearance, text.DECIDE, primary=True)
        self._form = Bare(appearance, Plan(vertical=True, spacing=10))
        row = Bare(appearance, ROW)
        row.box.addWidget(self.day)
        row.box.addWidget(self.power)
        row.box.addStretch(1)
        for part in (row, self.by, self.problem, self.decide):
            self._form.box.addWidget(part)
        self.box.addWidget(self._form)
        self.setFocusProxy(self.day)
        self.day.entered.connect(self.power.setFocus)
        self.power.entered.connect(self.by.setFocus)
        self.by.entered.connect(self.decide.setFocus)
        self.decide.clicked.connect(self._decide)

    def show_view(self, view: AdoptionView, *, writable: bool) -> None:
        """Show the decision once it is taken."""
        self.say_recorded(view.adopted)
        if not self.by.text:
            self.by.put(view.authority)
        self._form.setVisible(writable and view.adopted is None)

    def _decide(self) -> None:
        self.problem.say("")
        day = read_day(self.day.text) or self.day.text
        command = Adopt(date=day, power=self.power.text, by=self.by.text)
        refused = self._give(command)
        if refused is not None:
            self.problem.explain(refused)
