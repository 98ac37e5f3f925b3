"""Declaring an attempt void: the reason, who decided it, and what follows."""

from __future__ import annotations

from PySide6.QtCore import Signal

from desktop_app.core.commands_draw import VoidDraw
from desktop_app.text import draw_screen as text
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.field import Field, LinesField, Problem
from desktop_app.ui.parts.page import Page
from desktop_app.ui.screens.giving import Give
from desktop_app.ui.theme import Appearance


class VoidPage(Page):
    """`left` fires when the person goes back; after the command the screen shows a new attempt."""

    left = Signal()

    def __init__(self, appearance: Appearance, give: Give) -> None:
        """Build an empty page."""
        super().__init__(appearance)
        self._give = give
        self._draw = ""
        self.reason = LinesField(appearance, text.VOID_REASON)
        self.by = Field(appearance, text.VOID_BY, width=360)
        self.problem = Problem(appearance)
        self.void = ActionButton(appearance, text.VOID, primary=True)
        self.back = ActionButton(appearance, text.VOID_CANCEL)
        for part in (self.reason, self.by, self.problem):
            self.box.addWidget(part)
        self.row(self.void, self.back)
        self.box.addStretch(1)
        self.setFocusProxy(self.reason)
        self.void.clicked.connect(self._void)
        self.back.clicked.connect(self.left)

    def show_draw(self, draw: str) -> None:
        """Ask about this attempt; a reason typed for another one is let go."""
        if draw != self._draw:
            self._draw = draw
            self.reason.put("")
            self.by.put("")
        self.problem.say("")
        attempt = int(draw.rpartition("/")[2])
        self.say(text.VOID_HEADING, text.next_attempt(attempt + 1))

    def _void(self) -> None:
        command = VoidDraw(draw=self._draw, reason=self.reason.text, by=self.by.text)
        refused = self._give(command)
        if refused is None:
            self.left.emit()
        else:
            self.problem.explain(refused)
