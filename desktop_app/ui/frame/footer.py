"""The footer: the keys that work on this screen, and where the round is kept."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from desktop_app.text import window as text
from desktop_app.ui.parts.ground import Ground, Plan, clear
from desktop_app.ui.parts.keycap import KeyLabel
from desktop_app.ui.parts.words import meta
from desktop_app.ui.presenters.frame import FooterView
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import WidthClass

MOST_KEYS: Final = 4
PLAN = Plan(
    role="surface2", height=26, margins=(20, 0, 20, 0), spacing=16, lines=(("top", "line"),)
)


class Footer(Ground):
    """The bottom row; it takes no focus."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty footer."""
        super().__init__(appearance, PLAN, parent)
        self.setAccessibleName(text.KEYS_HERE)
        self._view: FooterView | None = None
        self._wide = WidthClass.WIDE

    def show_view(self, view: FooterView) -> None:
        """Show the keys of another screen or another journal number."""
        if view != self._view:
            self._view = view
            self._fill(view)

    def show_width(self, wide: WidthClass) -> None:
        """Fit the footer to the width of the window."""
        if wide is not self._wide:
            self._wide = wide
            if self._view is not None:
                self._fill(self._view)

    def _fill(self, view: FooterView) -> None:
        clear(self.box)
        roomy = self._wide is WidthClass.WIDE
        few = roomy or len(view.keys) < MOST_KEYS
        # With little room the last hint stays: F1 leads to all the others.
        keys = view.keys if few else (*view.keys[: MOST_KEYS - 1], *view.keys[-1:])
        for hint in keys:
            self.box.addWidget(KeyLabel(self._appearance, hint))
        self.box.addStretch(1)
        if roomy:
            self.box.addWidget(meta(self._appearance, view.place))
