"""A list to pick one thing from, with its label above it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox

from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.words import Words
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, META_STRONG


class _Still(QComboBox):
    """A list that the wheel of the mouse does not change."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class PickList(Bare):
    """`picked` fires when a person picks something; showing other choices keeps the pick."""

    picked = Signal()

    def __init__(self, appearance: Appearance, label: str, width: int) -> None:
        """Build an empty list; width in pixels at 100 %."""
        self._width = width
        super().__init__(appearance, Plan(vertical=True, spacing=4))
        self.input = _Still()
        self.input.setAccessibleName(label)
        words = Words(appearance, META_STRONG, "ink", label)
        words.setBuddy(self.input)
        self._choices: tuple[tuple[str, str], ...] = ()
        self.box.addWidget(words)
        self.box.addWidget(self.input)
        self.setFocusProxy(self.input)
        self.input.activated.connect(self.picked)
        self.restyle()

    @property
    def key(self) -> str:
        """The key of what is picked; empty when there is nothing to pick."""
        at = self.input.currentIndex()
        return self._choices[at][0] if 0 <= at < len(self._choices) else ""

    def show_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Offer other choices: key and words."""
        if tuple(choices) == self._choices:
            return
        kept = self.key
        self._choices = tuple(choices)
        self.input.clear()
        self.input.addItems([words for _, words in choices])
        self.pick(kept)

    def pick(self, key: str) -> None:
        """Pick without telling anyone."""
        for at, (known, _) in enumerate(self._choices):
            if known == key:
                self.input.setCurrentIndex(at)

    def restyle(self) -> None:
        """Apply the look to the list."""
        super().restyle()
        if hasattr(self, "input"):
            look = self.look
            self.input.setFont(look.font(CELL))
            self.input.setFixedHeight(look.px(CELL.line + 12))
            self.input.setFixedWidth(look.px(self._width))
