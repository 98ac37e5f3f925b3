"""Reading a file of applications in: look first, answer what it asks, then take it over whole."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop_app.importing.expected import Choices
from desktop_app.importing.importer import import_path
from desktop_app.importing.proposal import ImportFailed, ImportProposal, Question
from desktop_app.session.import_plan import expected_columns, import_command
from desktop_app.text import applications_screen as text
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.presenters.fill_import import answered, import_view
from desktop_app.ui.screens.applications_reading import ReadingPanel

Read = ImportProposal | ImportFailed


class FileIntake(QObject):
    """`looked` fires when another file, or none, is looked at; `taken` when one is in the round."""

    looked = Signal()
    taken = Signal()

    def __init__(self, desk: Desk, panel: ReadingPanel) -> None:
        """Read for `desk` and say in `panel` what was found."""
        super().__init__(panel)
        self._desk = desk
        self._panel = panel
        self._path: Path | None = None
        self.read: Read | None = None
        panel.chosen.connect(self._choose)
        panel.answered.connect(self._answer)
        panel.accepted.connect(self._accept)
        panel.dropped.connect(self._drop)

    def look(self, path: Path, choices: Choices | None = None) -> None:
        """Read a file beside the window and show what it holds; the round does not change."""
        self._path = path
        expected, chosen = expected_columns(self._desk.round), choices or Choices()
        self._desk.busy(text.READING, lambda: import_path(path, expected, chosen), self._looked)

    def _choose(self) -> None:
        path = self._desk.choosers.file_to_read(
            self._panel.window(), text.FILE_TITLE, text.FILE_KINDS
        )
        if path is not None:
            self.look(path)

    def _looked(self, read: Read) -> None:
        self.read = read
        self._panel.show_view(import_view(self._desk.round, read))
        self.looked.emit()

    def _answer(self, question: Question, value: str) -> None:
        if self._path is not None and isinstance(self.read, ImportProposal):
            self.look(self._path, answered(self.read.choices, question, value))

    def _accept(self) -> None:
        read = self.read
        if not isinstance(read, ImportProposal) or not read.ready:
            return
        admit = self._panel.admit.value == "ja"
        refusal = self._desk.do(import_command(self._desk.round, read, admit=admit))
        if refusal is not None:
            said = refusal_message(refusal)
            self._panel.say(f"{said.what} {said.remedy} {text.NOT_READY}")
            return
        self._drop()
        self.taken.emit()
        self._desk.tell(text.has_read(len(read.rows), read.source.name))

    def _drop(self) -> None:
        self.read = None
        self._path = None
        self._panel.show_view(None)
        self.looked.emit()
