"""The open points of the regeling: how each is read here, and why."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from desktop_app.core.legal import Reading
from desktop_app.core.round import Round
from desktop_app.text import round_screen as text
from desktop_app.text.refs import ref_short
from desktop_app.text.scheme_points import capital
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.parts.option import Option
from desktop_app.ui.parts.words import MarkLabel, Paragraph, Words
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG, META

PLAN = Plan(vertical=True, margins=(0, 8, 0, 12), spacing=4, lines=(("bottom", "line"),))


class ReadingCard(Ground):
    """`confirmed(reading, value, reason)`; without a reason of one's own that of the scheme."""

    confirmed = Signal(str, str, str)

    def __init__(self, appearance: Appearance, reading: Reading) -> None:
        """Build the card of one open point."""
        super().__init__(appearance, PLAN)
        self._reading = reading
        self._options: dict[str, Option] = {}
        self._group = QButtonGroup(self)
        self.box.addWidget(Paragraph(appearance, CELL_STRONG, "ink", reading.question))
        self.box.addWidget(Words(appearance, META, "ink2", ref_short(reading.ref)))
        for option in reading.options:
            button = Option(self._appearance, capital(option.name))
            button.setAccessibleDescription(option.meaning)
            self._group.addButton(button)
            self._options[option.value] = button
            self.box.addWidget(button)
            self.box.addWidget(Paragraph(appearance, META, "ink2", option.meaning))
        self.reason = LineField(appearance, text.REASON)
        self._state = Paragraph(appearance, META, "ink2")
        self._mark = MarkLabel(appearance, Mark.TICK, 14)
        self._confirm = ActionButton(appearance, text.CONFIRM)
        self._confirm.clicked.connect(self._give)
        self._group.buttonClicked.connect(self._suggest)
        for widget in (self.reason, self._confirm, self._mark, self._state):
            self.box.addWidget(widget)

    @property
    def value(self) -> str:
        """The option that is marked now."""
        return next(value for value, button in self._options.items() if button.isChecked())

    def show_round(self, state: Round, *, writable: bool) -> None:
        """Show how this point is read in the round, and who said so."""
        choice = state.readings.get(self._reading.id)
        value = choice.value if choice is not None else self._reading.default
        self._options[value].setChecked(True)
        for button in self._options.values():
            button.setEnabled(writable)
        self._confirm.setVisible(writable)
        self.reason.setVisible(writable)
        self._mark.setVisible(choice is not None)
        self._suggest()
        said = "" if choice is None else text.confirmed_by(choice.by, choice.reason)
        self._state.say(said)
        self._state.setVisible(choice is not None)

    def say(self, error: str) -> None:
        """Say why this reading was not recorded."""
        self.reason.say(error)

    def focus_first(self) -> None:
        """Put the keyboard on the option that is marked."""
        self._options[self.value].setFocus()

    def _suggest(self) -> None:
        self.reason.line.setPlaceholderText(self._own_reason())

    def _own_reason(self) -> str:
        value = self.value
        return next(item.reason for item in self._reading.options if item.value == value)

    def _give(self) -> None:
        self.confirmed.emit(self._reading.id, self.value, self.reason.text or self._own_reason())


def reading_cards(appearance: Appearance, state: Round) -> tuple[ReadingCard, ...]:
    """Build a card for every open point of the scheme."""
    return tuple(ReadingCard(appearance, reading) for reading in state.scheme.readings)


def no_readings(appearance: Appearance) -> QWidget:
    """Build the words for a scheme that leaves nothing open."""
    return Paragraph(appearance, CELL, "ink2", text.NO_READINGS)
