"""The screen Aanvragen: the list, one added by hand, and many from a file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.core.commands import Command
from desktop_app.core.commands_applications import ChangeApplication
from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.text import applications_screen as text
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.models.listing import ListModel
from desktop_app.ui.parts.column import ScrollColumn
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.presenters.fill_import import preview
from desktop_app.ui.presenters.fill_listing import applications_needs, applications_view
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.targets import Target, UnitTarget
from desktop_app.ui.screens.applications_form import AddForm, ChosenForm
from desktop_app.ui.screens.applications_intake import FileIntake
from desktop_app.ui.screens.applications_reading import ReadingPanel
from desktop_app.ui.tables.list_table import ListTable
from desktop_app.ui.theme import Appearance

RIGHT = Plan(width=420, margins=(20, 16, 20, 20), spacing=12, lines=(("left", "line"),))
CHOSEN, ADD, READ = "chosen", "add", "read"
MODES = ((CHOSEN, text.CHOSEN), (ADD, text.ADD), (READ, text.READ_IN))


class ApplicationsScreen:
    """At the left what is in the round, or what a file would add; at the right what one does."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._desk = desk
        self._model = ListModel(applications_view(desk.round))
        self.table = ListTable(appearance, self._model)
        self.modes = Segments(appearance, text.MODES, MODES)
        self.chosen = ChosenForm(appearance)
        self.adding = AddForm(appearance, desk.round)
        self.reading = ReadingPanel(appearance)
        self.intake = FileIntake(desk, self.reading)
        self._right = ScrollColumn(appearance, RIGHT, text.MODES)
        for widget in (self.modes, self.chosen, self.adding, self.reading):
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
        empty = not desk.round.applications
        self.show_mode(READ if empty and desk.writable else CHOSEN)

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    def refresh(self, state: Round, _outcome: Outcome) -> None:
        """Show this round; a file that is looked at stays on screen."""
        self._show_list()
        self.adding.propose(state, datetime.fromisoformat(state.log[-1].at).year)
        self.modes.setVisible(self._desk.writable)
        self._show_chosen()

    def needs(self, state: Round, _outcome: Outcome) -> NeedView:
        """Say what is missing before the admission."""
        return applications_needs(state)

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys that work here."""
        return tuple(KeyHint((cap,), does) for cap, does in text.KEYS_APPLICATIONS)

    def commit(self) -> bool:
        """Take over a correction that is being typed."""
        return self.chosen.commit()

    def follow(self, target: Target) -> None:
        """Go to an application, or to adding the first one."""
        if isinstance(target, UnitTarget):
            self.table.choose(target.unit)
            self.table.setFocus()
        elif not self._desk.round.applications:
            self.show_mode(READ)
            self.reading.choose.setFocus()

    def arrange(self, *, wide: bool, low: bool) -> None:
        """The list takes the room there is."""

    def parts(self) -> tuple[QWidget, ...]:
        """Give the list and the panel for F6."""
        return (self.table, self._right)

    def show_mode(self, mode: str) -> None:
        """Show the chosen application, the form for a new one, or the reading of a file."""
        self.modes.show_value(mode)
        self.chosen.setVisible(mode == CHOSEN)
        self.adding.setVisible(mode == ADD)
        self.reading.setVisible(mode == READ)
        self._show_list()

    def take_file(self, path: Path) -> None:
        """Read a file and show what it holds; the round does not change."""
        if not self._desk.writable:
            return
        self.show_mode(READ)
        self.intake.look(path)

    def _connect(self) -> None:
        self.modes.chosen.connect(self._go)
        self.table.row_chosen.connect(self._show_chosen)
        self.table.row_opened.connect(self._open)
        self.chosen.changed.connect(self._change)
        self.adding.added.connect(self._add)
        self.intake.looked.connect(self._show_list)
        self.intake.taken.connect(self._read_in)

    def _go(self, mode: str) -> None:
        self.show_mode(mode)
        if mode == ADD:
            self.adding.applicant.setFocus()
        elif mode == READ:
            self.reading.choose.setFocus()

    def _open(self, _key: str) -> None:
        if self._desk.writable:
            self.show_mode(CHOSEN)

    def _show_list(self) -> None:
        state = self._desk.round
        read = self.intake.read if self.modes.value == READ else None
        key = self.table.key
        view = applications_view(state) if read is None else preview(state, read)
        self._model.show(view)
        self.table.setAccessibleName(view.name)
        if (key is None or not self.table.choose(key)) and view.rows:
            self.table.choose(view.rows[0].key)

    def _show_chosen(self) -> None:
        state = self._desk.round
        self.chosen.show_part(state, self.table.key, writable=self._desk.writable)

    def _change(self, command: ChangeApplication) -> None:
        refusal = self._desk.do(command)
        if refusal is not None:
            said = refusal_message(refusal)
            self.chosen.say(command.field, f"{said.what} {said.remedy}")

    def _add(self, command: Command) -> None:
        refusal = self._desk.do(command)
        if refusal is not None:
            said = refusal_message(refusal)
            self.adding.say(f"{said.what} {said.remedy}")
            return
        self.adding.clear()
        self._desk.restate()
        self._desk.tell(text.ADDED)
        state = self._desk.round
        self.adding.propose(state, datetime.fromisoformat(state.log[-1].at).year)

    def _read_in(self) -> None:
        self.show_mode(CHOSEN)
        self._show_chosen()
        self.table.setFocus()
