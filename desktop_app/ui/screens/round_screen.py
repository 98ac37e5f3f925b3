"""The screen Ronde: the fields, the regeling in Dutch, and the readings and members."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.core.commands_round import ChooseReading
from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.text import main_window
from desktop_app.text import round_screen as text
from desktop_app.text.scheme import render_scheme
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.parts.column import ScrollColumn
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.words import Words
from desktop_app.ui.presenters.fill_round import round_needs
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.targets import FieldTarget, Target
from desktop_app.ui.screens.round_members import MembersPanel
from desktop_app.ui.screens.round_readings import no_readings, reading_cards
from desktop_app.ui.screens.round_scheme import SchemeText
from desktop_app.ui.screens.round_settings import RoundSettings
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import H2

RIGHT = Plan(width=380, margins=(20, 16, 20, 20), spacing=8, lines=(("left", "line"),))


class RoundScreen:
    """Three columns; with little room the regeling gives way."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._desk = desk
        self.settings = RoundSettings(appearance, desk)
        self.scheme = SchemeText(appearance)
        self.members = MembersPanel(appearance, desk)
        self.readings = dict(
            zip(
                (reading.id for reading in desk.round.scheme.readings),
                reading_cards(appearance, desk.round),
                strict=True,
            )
        )
        right = ScrollColumn(appearance, RIGHT, text.READINGS)
        right.box.addWidget(Words(appearance, H2, "ink", text.READINGS))
        for card in self.readings.values():
            card.confirmed.connect(self._confirm)
            right.box.addWidget(card)
        if not self.readings:
            right.box.addWidget(no_readings(appearance))
        right.box.addSpacing(12)
        right.box.addWidget(self.members)
        right.box.addStretch(1)
        self._widget = QWidget()
        box = QHBoxLayout(self._widget)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.settings)
        box.addWidget(self.scheme, 1)
        box.addWidget(right)
        self._parts = (self.settings, right)

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    def refresh(self, state: Round, _outcome: Outcome) -> None:
        """Show this round; what is being typed stays."""
        self.settings.show_round(state)
        chosen = {reading: choice.value for reading, choice in state.readings.items()}
        self.scheme.show_sections(render_scheme(state.scheme, chosen))
        for card in self.readings.values():
            card.show_round(state, writable=self._desk.writable)
        self.members.show_round(state)

    def needs(self, state: Round, _outcome: Outcome) -> NeedView:
        """Say what is missing before the applications."""
        return round_needs(state)

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys that work here."""
        return (
            KeyHint(("Tab",), main_window.NEXT_FIELD),
            KeyHint(("F6",), main_window.OTHER_PART),
            KeyHint(("Ctrl+Z",), main_window.UNDO),
            KeyHint(("F1",), main_window.ALL_KEYS),
        )

    def commit(self) -> bool:
        """Take over what is being typed."""
        return self.settings.commit()

    def follow(self, target: Target) -> None:
        """Go to the field or reading a need points at."""
        if not isinstance(target, FieldTarget) or target.phase is not Phase.ROUND:
            return
        field = self.settings.field(target.field)
        if field is not None:
            self.settings.ensureWidgetVisible(field)
            field.line.setFocus()
        elif target.field in self.readings:
            self.readings[target.field].focus_first()
        else:
            self.members.name.line.setFocus()

    def arrange(self, *, wide: bool, low: bool) -> None:  # noqa: ARG002 - columns scroll
        """Leave out the regeling when there is little room."""
        self.scheme.setVisible(wide)

    def parts(self) -> tuple[QWidget, ...]:
        """Give the columns for F6."""
        return self._parts

    def _confirm(self, reading: str, value: str, reason: str) -> None:
        refusal = self._desk.do(ChooseReading(reading=reading, value=value, reason=reason))
        card = self.readings[reading]
        card.say("" if refusal is None else refusal_message(refusal).what)
        if refusal is None:
            card.reason.clear()
