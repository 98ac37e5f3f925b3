"""Which key means which step in the score grid."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop_app.ui.tables.steps import Step

_NONE: Final = Qt.KeyboardModifier.NoModifier
_CTRL: Final = Qt.KeyboardModifier.ControlModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier

STEPS: Final = {
    (Qt.Key.Key_Left, _NONE): Step.LEFT,
    (Qt.Key.Key_Right, _NONE): Step.RIGHT,
    (Qt.Key.Key_Up, _NONE): Step.UP,
    (Qt.Key.Key_Down, _NONE): Step.DOWN,
    (Qt.Key.Key_Home, _NONE): Step.ROW_START,
    (Qt.Key.Key_End, _NONE): Step.ROW_END,
    (Qt.Key.Key_PageUp, _NONE): Step.PAGE_UP,
    (Qt.Key.Key_PageDown, _NONE): Step.PAGE_DOWN,
    (Qt.Key.Key_Home, _CTRL): Step.FIRST,
    (Qt.Key.Key_End, _CTRL): Step.LAST,
    (Qt.Key.Key_Left, _CTRL): Step.EDGE_LEFT,
    (Qt.Key.Key_Right, _CTRL): Step.EDGE_RIGHT,
    (Qt.Key.Key_Up, _CTRL): Step.EDGE_UP,
    (Qt.Key.Key_Down, _CTRL): Step.EDGE_DOWN,
    (Qt.Key.Key_Tab, _NONE): Step.NEXT,
    (Qt.Key.Key_Backtab, _SHIFT): Step.PREVIOUS,
    (Qt.Key.Key_Backtab, _NONE): Step.PREVIOUS,
    (Qt.Key.Key_Return, _NONE): Step.NEXT,
    (Qt.Key.Key_Enter, _NONE): Step.NEXT,
    (Qt.Key.Key_Return, _SHIFT): Step.PREVIOUS,
    (Qt.Key.Key_Enter, _SHIFT): Step.PREVIOUS,
}
GROWING: Final = {
    Qt.Key.Key_Left: Step.LEFT,
    Qt.Key.Key_Right: Step.RIGHT,
    Qt.Key.Key_Up: Step.UP,
    Qt.Key.Key_Down: Step.DOWN,
    Qt.Key.Key_Home: Step.ROW_START,
    Qt.Key.Key_End: Step.ROW_END,
    Qt.Key.Key_PageUp: Step.PAGE_UP,
    Qt.Key.Key_PageDown: Step.PAGE_DOWN,
}
ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
EMPTY: Final = {
    (Qt.Key.Key_F8, _NONE): 1,
    (Qt.Key.Key_F8, _SHIFT): -1,
    (Qt.Key.Key_Period, _CTRL): 1,
    (Qt.Key.Key_Comma, _CTRL): -1,
}


def pressed(event: QKeyEvent) -> tuple[Qt.Key, Qt.KeyboardModifier]:
    """Return the key with its modifiers, whether or not it is on the keypad."""
    return Qt.Key(event.key()), event.modifiers() & ~_KEYPAD


def step_of(event: QKeyEvent) -> Step | None:
    """Return the step a key asks for, if any."""
    return STEPS.get(pressed(event))


def growth_of(event: QKeyEvent) -> Step | None:
    """Return the step by which Shift with a key grows the selection, if any."""
    key, modifiers = pressed(event)
    return GROWING.get(key) if modifiers == _SHIFT else None


def typed(event: QKeyEvent) -> str:
    """Return the one character a key types, without Ctrl or Alt; empty for other keys."""
    _, modifiers = pressed(event)
    words = event.text()
    if modifiers & ~_SHIFT or len(words) != 1 or not words.isprintable():
        return ""
    return words
