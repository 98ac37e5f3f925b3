"""The screen Aanvragen: the list, one added by hand, and many from a file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.core.commands import Command
from desktop_app.core.commands_applications import ChangeApplication
from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.importing.expected import Choices
from desktop_app.importing.importer import import_path
from desktop_app.importing.proposal import ImportFailed, ImportProposal, Question
from desktop_app.session.import_plan import expected_columns, import_command
from desktop_app.text import applications_screen as text
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.models.listing import ListModel
from desktop_app.ui.parts.column import ScrollColumn
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.presenters.fill_import import answered, import_view, preview
from desktop_app.ui.presenters.fill_listing import applications_needs, applications_view
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.targets import Target, UnitTarget
from desktop_app.ui.screens.applications_form import AddForm, ChosenForm
from desktop_app.ui.screens.applications_reading import ReadingPanel
from desktop_app.ui.tables.list_table import ListTable
from desktop_app.ui.theme import Appearance

RIGHT = Plan(width=420, margins=(20, 16, 20, 20), spacing=12, lines=(("left", "line"),))
CHOSEN, ADD, READ = "chosen", "add", "read"
MODES = ((CHOSEN, text.CHOSEN), (ADD, text.ADD), (READ, text.READ_IN))

Read = ImportProposal | ImportFailed


class ApplicationsScreen:
    """At the left what is in the round, or what a file would add; at the right what one does."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._desk = desk
        self._path: Path | None = None
        self._read: Read | None = None
        self._model = ListModel(applications_view(desk.round))
        self.table = ListTable(appearance, self._model)
        self.modes = Segments(appearance, text.MODES, MODES)
        self.chosen = ChosenForm(appearance)
        self.adding = AddForm(appearance, desk.round)
        self.reading = ReadingPanel(appearance)
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
        self._look(path, Choices())

    def _connect(self) -> None:
        self.modes.chosen.connect(self._go)
        self.table.row_chosen.connect(self._show_chosen)
        self.table.row_opened.connect(self._open)
        self.chosen.changed.connect(self._change)
        self.adding.added.connect(self._add)
        self.reading.chosen.connect(self._choose_file)
        self.reading.answered.connect(self._answer)
        self.reading.accepted.connect(self._accept)
        self.reading.dropped.connect(self._drop)

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
        looking = self._read is not None and self.modes.value == READ
        key = self.table.key
        view = preview(state, self._read) if looking and self._read else applications_view(state)
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

    def _choose_file(self) -> None:
        path = self._desk.choosers.file_to_read(
            self._widget.window(), text.FILE_TITLE, text.FILE_KINDS
        )
        if path is not None:
            self._look(path, Choices())

    def _look(self, path: Path, choices: Choices) -> None:
        self._path = path
        expected = expected_columns(self._desk.round)
        self._desk.busy(text.READING, lambda: import_path(path, expected, choices), self._looked)

    def _looked(self, read: Read) -> None:
        self._read = read
        self.reading.show_view(import_view(self._desk.round, read))
        self._show_list()

    def _answer(self, question: Question, value: str) -> None:
        if self._path is not None and isinstance(self._read, ImportProposal):
            self._look(self._path, answered(self._read.choices, question, value))

    def _accept(self) -> None:
        read = self._read
        if not isinstance(read, ImportProposal) or not read.ready:
            return
        admit = self.reading.admit.value == "ja"
        command = import_command(self._desk.round, read, admit=admit)
        refusal = self._desk.do(command)
        if refusal is not None:
            said = refusal_message(refusal)
            self.reading.say(f"{said.what} {said.remedy} {text.NOT_READY}")
            return
        self._drop()
        self.show_mode(CHOSEN)
        self._show_chosen()
        self.table.setFocus()
        self._desk.tell(text.has_read(len(read.rows), read.source.name))

    def _drop(self) -> None:
        self._read = None
        self._path = None
        self.reading.show_view(None)
        self._show_list()
