"""Facts at work: opened from a derived cell, recorded as one command, and out of sight again."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.commands import Batch
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.presenters.facts import facts_view, read_facts, worth
from desktop_app.ui.screens.facts import FactsPanel
from desktop_app.ui.theme import Appearance


class FactsAtWork(QObject):
    """It takes the place of the strip; `finished` gives the keyboard back to the grid."""

    finished = Signal()

    def __init__(self, appearance: Appearance, desk: Desk, strip: QWidget) -> None:
        """Work on the round of `desk`, in the place of `strip`."""
        super().__init__(strip)
        self._desk = desk
        self._strip = strip
        self.panel = FactsPanel(appearance)
        self.panel.given.connect(self._record)
        self.panel.left.connect(self.close)

    def open(self, unit: str, criterion: str) -> None:
        """Show the facts of a criterion of a unit."""
        view = facts_view(self._desk.round, unit, criterion)
        if view is not None and self._desk.writable:
            self._strip.hide()
            self.panel.open(view, lambda typed: worth(self._desk.round, view, typed))

    def commit(self) -> bool:
        """Record what is being typed; False when something cannot be read and stays."""
        return self.panel.view is None or self._record(self.panel.typed)

    def leave(self, unit: str) -> None:
        """Record the facts of another unit than this one, which the cursor has gone to."""
        if self.panel.view is not None and self.panel.view.unit != unit:
            self.commit()

    def close(self) -> None:
        """Go out of sight without recording."""
        self.panel.close_panel()
        self._strip.show()
        self.finished.emit()

    def _record(self, typed: Mapping[str, str]) -> bool:
        view = self.panel.view
        if view is None:
            return True
        commands, problems = read_facts(view, typed)
        self.panel.say(problems)
        if problems:
            return False
        refusal = self._desk.do(Batch(commands=commands)) if commands else None
        if refusal is not None:
            self.panel.refuse(refusal_message(refusal).what)
            return False
        self.close()
        return True
