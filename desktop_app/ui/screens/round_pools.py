"""Adding a pool with its own ceiling: code, name and amount."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.ids import is_id
from desktop_app.text import round_screen as text
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.presenters.round_fields import Wrong, amount_value, number_problem
from desktop_app.ui.theme import Appearance


class PoolForm(QWidget):
    """`added(code, name, amount)` gives a pool; the amount as the journal writes it."""

    added = Signal(str, str, str)

    def __init__(self, appearance: Appearance) -> None:
        """Build an empty form."""
        super().__init__()
        self._code = LineField(appearance, text.POOL_CODE)
        self._name = LineField(appearance, text.POOL_NAME)
        self._amount = LineField(appearance, text.POOL_AMOUNT)
        self._add = ActionButton(appearance, text.ADD_POOL)
        self._add.clicked.connect(self._give)
        self._amount.line.returnPressed.connect(self._give)
        row = QHBoxLayout()
        row.setSpacing(8)
        for field in (self._code, self._name, self._amount):
            row.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addLayout(row)
        box.addWidget(self._add)

    def say(self, error: str) -> None:
        """Say why a pool was not added."""
        self._code.say(error)

    def clear(self) -> None:
        """Make place for the next pool."""
        for field in (self._code, self._name, self._amount):
            field.clear()
        self._code.line.setFocus()

    def _give(self) -> None:
        code, amount = self._code.text.upper(), amount_value(self._amount.text)
        self._code.say("" if is_id(code) else number_problem(code))
        self._amount.say(amount.sentence if isinstance(amount, Wrong) else "")
        if is_id(code) and not isinstance(amount, Wrong):
            self.added.emit(code, self._name.text or code, amount)
