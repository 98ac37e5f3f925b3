"""What the window asks of every screen, and the only thing it knows about one."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtWidgets import QWidget

from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.targets import Target


class Screen(Protocol):
    """A screen of one phase, made with the appearance and the desk it works on.

    Screens own no truth: `refresh` gives them the round and its outcome after every change, and
    what a person does goes to the session as one command.
    """

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""

    def refresh(self, state: Round, outcome: Outcome) -> None:
        """Show this round and outcome; what is being typed stays."""

    def needs(self, state: Round, outcome: Outcome) -> NeedView:
        """Say what is missing for the next step from here, and the one primary action."""

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys that work here, for the footer."""

    def commit(self) -> bool:
        """Finish what is being typed; False when it cannot be taken and stays on screen."""

    def follow(self, target: Target) -> None:
        """Move to the exact place a need points at."""

    def arrange(self, *, wide: bool, low: bool) -> None:
        """Fit the available width and height."""
