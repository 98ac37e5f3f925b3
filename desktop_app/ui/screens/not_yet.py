"""The place of a screen that is not made yet."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.text import main_window as text
from desktop_app.text import window as window_text
from desktop_app.ui.desk import Desk
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.words import Words
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.targets import Target
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL


class NotYetScreen:
    """It says that there is nothing here yet."""

    def __init__(self, phase: Phase, appearance: Appearance, _desk: Desk) -> None:
        """Build the screen."""
        self._phase = phase
        self._ground = Ground(appearance, Plan(vertical=True, margins=(20, 20, 20, 20)))
        self._ground.box.addWidget(Words(appearance, CELL, "ink2", "Dit scherm is er nog niet."))
        self._ground.box.addStretch(1)

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._ground

    def refresh(self, state: Round, outcome: Outcome) -> None:
        """Show nothing else."""

    def needs(self, state: Round, outcome: Outcome) -> NeedView:
        """Offer to go on."""
        ranked = sum(len(pool.ranking) for pool in outcome.pools)
        return NeedView(
            goal="",
            needs=(),
            counts=window_text.counts(len(tuple(state.unit_ids)), ranked),
            action=text.GO_ON.get(self._phase),
        )

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the one key that works."""
        return (KeyHint(("F1",), "alle toetsen"),)

    def commit(self) -> bool:
        """Nothing is being typed."""
        return True

    def follow(self, target: Target) -> None:
        """Nothing to move to."""

    def arrange(self, *, wide: bool, low: bool) -> None:
        """Nothing to fit."""
