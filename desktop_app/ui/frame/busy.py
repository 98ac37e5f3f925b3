"""The busy bar: a line, a sentence and a way out, for work longer than half a second."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.text import window as text
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.words import Words
from desktop_app.ui.presenters.frame import BusyView
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL

PATIENCE: Final = 500
PLAN = Plan(height=40, margins=(20, 3, 20, 0), spacing=12, lines=(("bottom", "line"),))


class BusyBar(Ground):
    """It appears only when work takes longer than `PATIENCE` milliseconds."""

    cancelled = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build the bar, out of sight."""
        super().__init__(appearance, PLAN, parent)
        self._view: BusyView | None = None
        self._sentence = Words(appearance, CELL)
        self._cancel = ActionButton(appearance, text.CANCEL)
        self._cancel.clicked.connect(self.cancelled)
        self.box.addWidget(self._sentence, 1)
        self.box.addWidget(self._cancel)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE)
        self._timer.timeout.connect(self.show)
        self.hide()

    def show_view(self, view: BusyView | None) -> None:
        """Say what is being done and how far it is; None when it is done."""
        started = self._view is None
        self._view = view
        if view is None:
            self._timer.stop()
            self.hide()
            return
        self._sentence.say(view.sentence)
        self._cancel.setVisible(view.can_cancel)
        self.update()
        if started:
            self._timer.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the part that is done."""
        super().paintEvent(event)
        if self._view is None:
            return
        done = self.width()
        if self._view.of:
            done = self.width() * self._view.done // self._view.of
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), self.look.px(3), colour(self.look.theme.line))
        painter.fillRect(0, 0, done, self.look.px(3), colour(self.look.theme.accent))
