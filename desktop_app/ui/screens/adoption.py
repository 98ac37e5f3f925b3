"""The screen Besluit college: from the control sheet to the decision, on one page."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.commands import Command
from desktop_app.core.events_decision import DeviationKind
from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.text import adoption_screen as text
from desktop_app.text import main_window as window_text
from desktop_app.text.messages import Message
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.parts.page import Card, Page, Scrolling
from desktop_app.ui.presenters.fill_adoption import (
    CONTROL,
    DECISION,
    DILIGENCE,
    Unfit,
    adoption_needs,
    adoption_view,
    read_deviation,
)
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.targets import FieldTarget, Target
from desktop_app.ui.screens.adoption_cards import (
    ControlCard,
    DecisionCard,
    DeviationsCard,
    DiligenceCard,
)
from desktop_app.ui.theme import Appearance


class AdoptionScreen:
    """Nothing is pretended: what was recorded is shown, what was not is asked."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the screen over the round of `desk`."""
        self._desk = desk
        self.page = Page(appearance)
        self.page.say(text.TITLE, text.HOW)
        self.control = ControlCard(appearance, self._give)
        self.deviations = DeviationsCard(appearance, self._give, self._read)
        self.diligence = DiligenceCard(appearance, self._give)
        self.decision = DecisionCard(appearance, self._give)
        for card in self._cards:
            self.page.box.addWidget(card)
        self.page.box.addStretch(1)
        self._scroll = Scrolling(self.page)
        self._widget = QWidget()
        box = QVBoxLayout(self._widget)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._scroll)
        self._widget.setFocusProxy(self.control)
        self._show()

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    def refresh(self, _state: Round, _outcome: Outcome) -> None:
        """Show this round and outcome; what is being typed stays."""
        self._show()

    def needs(self, state: Round, outcome: Outcome) -> NeedView:
        """Say what the decision still waits for."""
        return adoption_needs(state, outcome, window_text.GO_ON[Phase.ADOPTION])

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys that work here."""
        return (KeyHint((text.ARROWS,), text.NEXT_FIELD),)

    def commit(self) -> bool:
        """Nothing counts before its button is pressed; what is typed stays."""
        return True

    def follow(self, target: Target) -> None:
        """Go to the card a need points at."""
        named: dict[str, Card] = {
            CONTROL: self.control,
            DILIGENCE: self.diligence,
            DECISION: self.decision,
        }
        card: Card = self.control
        if isinstance(target, FieldTarget):
            card = named.get(target.field, self.control)
        self._scroll.ensureWidgetVisible(card)
        card.setFocus()

    def arrange(self, *, wide: bool, low: bool) -> None:
        """The page scrolls; nothing else has to fit."""

    def parts(self) -> tuple[QWidget, ...]:
        """Give the parts that F6 goes along."""
        return self._cards

    @property
    def _cards(self) -> tuple[ControlCard, DeviationsCard, DiligenceCard, DecisionCard]:
        return (self.control, self.deviations, self.diligence, self.decision)

    def _show(self) -> None:
        view = adoption_view(self._desk.round, self._desk.outcome)
        for card in self._cards:
            card.show_view(view, writable=self._desk.writable)

    def _read(self, kind: DeviationKind, typed: str, criterion: str) -> str | Unfit:
        return read_deviation(self._desk.round, kind, typed, criterion)

    def _give(self, command: Command) -> Message | None:
        refused = self._desk.do(command)
        return None if refused is None else refusal_message(refused)
