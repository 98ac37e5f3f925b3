"""All keys at a glance, in a panel over the right of the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from desktop_app.text import main_window as text
from desktop_app.ui.parts.buttons import LinkButton
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.keycap import KeyLabel
from desktop_app.ui.parts.words import Words
from desktop_app.ui.presenters.frame import KeyHint
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, H2, META_STRONG

WIDTH = 460
PLAN = Plan(
    vertical=True, width=WIDTH, margins=(24, 16, 24, 16), spacing=4, lines=(("left", "line2"),)
)


class KeysPanel(Ground):
    """It lies over the window without stopping anything; Esc, F1 and Sluiten close it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Build the panel, out of sight."""
        super().__init__(appearance, PLAN, parent)
        self.setAccessibleName(text.KEYS_TITLE)
        self._before: QWidget | None = None
        head = QHBoxLayout()
        self._close = LinkButton(appearance, text.CLOSE)
        self._close.clicked.connect(self.toggle)
        head.addWidget(Words(appearance, H2, "ink", text.KEYS_TITLE), 1)
        head.addWidget(self._close)
        self.box.addLayout(head)
        for title, keys in text.KEYS_GROUPS:
            self.box.addSpacing(8)
            self.box.addWidget(Words(appearance, META_STRONG, "ink2", title))
            self.box.addLayout(_rows(appearance, keys))
        self.box.addStretch(1)
        self.hide()

    def toggle(self) -> None:
        """Show the panel, or hide it and give the keyboard back."""
        if self.isVisible():
            self.hide()
            if self._before is not None:
                self._before.setFocus()
            return
        self._before = self.window().focusWidget()
        self.place()
        self.show()
        self.raise_()
        self._close.setFocus()

    def place(self) -> None:
        """Lie against the right edge of the window."""
        room = self.parentWidget()
        if isinstance(room, QWidget):
            self.setGeometry(room.width() - self.width(), 0, self.width(), room.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.toggle()
        else:
            super().keyPressEvent(event)


def _rows(appearance: Appearance, keys: tuple[tuple[str, str], ...]) -> QGridLayout:
    rows = QGridLayout()
    rows.setVerticalSpacing(0)
    rows.setColumnMinimumWidth(0, appearance.look.px(190))
    for at, (caps, does) in enumerate(keys):
        rows.addWidget(KeyLabel(appearance, KeyHint((caps,), "")), at, 0)
        rows.addWidget(Words(appearance, CELL, "ink", does), at, 1)
    rows.setColumnStretch(1, 1)
    return rows
