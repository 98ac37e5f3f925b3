"""The screen Toelating: who is assessed, and why the others are not."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.core.commands import Batch
from desktop_app.core.commands_applications import Admit, ApplicationCommand, StandingCommand
from desktop_app.core.events_applications import Standing
from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.text import applications_screen as text
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.models.listing import ListModel
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.column import ScrollColumn
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.fill_listing import admission_needs, admission_view, undecided
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.targets import Target, UnitTarget
from desktop_app.ui.presenters.words import unit_name
from desktop_app.ui.screens.admission_papers import PapersForm
from desktop_app.ui.screens.admission_step import StepForm, steps_for
from desktop_app.ui.tables.list_table import ListTable
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, H2, META

RIGHT = Plan(width=400, margins=(20, 16, 20, 20), spacing=8, lines=(("left", "line"),))


class AdmissionScreen:
    """Rows never disappear; Enter in the list admits and goes on to the next one."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._desk = desk
        self._model = ListModel(admission_view(desk.round))
        self.table = ListTable(appearance, self._model)
        self.step = StepForm(appearance, desk.round.scheme)
        self.papers = PapersForm(appearance)
        self.rest = ActionButton(appearance, text.ADMIT_REST)
        self._title = Paragraph(appearance, H2)
        self._number = Words(appearance, META, "ink2")
        self._none = Paragraph(appearance, CELL, "ink2", text.CHOOSE_ONE)
        self._right = ScrollColumn(appearance, RIGHT, text.DECISION)
        for widget in (self.rest, self._none, self._number, self._title, self.step, self.papers):
            self._right.box.addWidget(widget)
        self._right.box.addStretch(1)
        self._widget = QWidget()
        box = QHBoxLayout(self._widget)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.table, 1)
        box.addWidget(self._right)
        self._widget.setFocusProxy(self.table)
        self._connect()

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    def refresh(self, state: Round, _outcome: Outcome) -> None:
        """Show this round; the cursor stays with its application."""
        key = self.table.key
        self._model.show(admission_view(state))
        if key is None or not self.table.choose(key):
            first = next(iter(sorted(state.applications)), None)
            if first is not None:
                self.table.choose(first)
        self.rest.setVisible(self._desk.writable and bool(undecided(state)))
        self._show_chosen()

    def needs(self, state: Round, _outcome: Outcome) -> NeedView:
        """Say about whom must still be decided."""
        return admission_needs(state)

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys that work here."""
        return tuple(KeyHint((cap,), does) for cap, does in text.KEYS_ADMISSION)

    def commit(self) -> bool:
        """Nothing is stored here before its own button is pressed; what is typed stays."""
        return True

    def follow(self, target: Target) -> None:
        """Go to an application."""
        if isinstance(target, UnitTarget):
            self.table.choose(target.unit)
        self.table.setFocus()

    def arrange(self, *, wide: bool, low: bool) -> None:
        """The list takes the room there is."""

    def parts(self) -> tuple[QWidget, ...]:
        """Give the list and the panel for F6."""
        return (self.table, self._right)

    def next_empty(self, way: int) -> None:
        """Go to the next application without a decision."""
        waiting = list(undecided(self._desk.round))
        here = self.table.key or ""
        if way < 0:
            waiting.reverse()
        beyond = [unit for unit in waiting if (unit > here if way > 0 else unit < here)]
        for unit in (beyond or waiting)[:1]:
            self.table.choose(unit)

    def to_reason(self) -> None:
        """Put the keyboard in the reason, when a step asks one."""
        self.step.reason.setFocus()

    def _connect(self) -> None:
        self.table.row_chosen.connect(self._show_chosen)
        self.table.row_opened.connect(self._admit)
        self.step.decided.connect(self._decide)
        self.papers.asked.connect(self._record)
        self.rest.clicked.connect(self._admit_rest)

    def _show_chosen(self) -> None:
        state, key = self._desk.round, self.table.key
        found = key is not None and (key in state.applications or key in state.activities)
        for widget in (self._number, self._title, self.step, self.papers):
            widget.setVisible(found)
        self._none.setVisible(not found)
        if key is None or not found:
            return
        activity = key in state.activities
        self._number.say(f"{key} · {text.WORDS[state.standing(key)]}")
        self._title.say(unit_name(state, key))
        stand = state.stands.get(key)
        own = stand.standing if stand is not None else Standing.RECEIVED
        self.step.show_unit(key, steps_for(own, activity=activity))
        self.step.setVisible(self._desk.writable)
        self.papers.setVisible(self._desk.writable and not activity)
        if not activity:
            self.papers.show_application(state, key)

    def _admit(self, key: str) -> None:
        if self._desk.writable and key in undecided(self._desk.round):
            self._decide(Admit(unit=key))
            self.next_empty(1)

    def _decide(self, command: StandingCommand) -> None:
        refusal = self._desk.do(command)
        if refusal is not None:
            said = refusal_message(refusal)
            self.step.say(f"{said.what} {said.remedy}")

    def _record(self, command: ApplicationCommand) -> None:
        refusal = self._desk.do(command)
        if refusal is not None:
            said = refusal_message(refusal)
            self.papers.say(command, f"{said.what} {said.remedy}")

    def _admit_rest(self) -> None:
        commands = tuple(Admit(unit=unit) for unit in undecided(self._desk.round))
        refusal = self._desk.do(Batch(commands=commands))
        if refusal is not None:
            self._desk.explain(refusal)
