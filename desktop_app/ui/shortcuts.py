"""The shortcuts that work everywhere in the window, bound once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop_app.core.phases import Phase


class Act(Enum):
    """What a shortcut asks for."""

    NEW = "new"
    OPEN = "open"
    CLOSE = "close"
    SAVE = "save"
    UNDO = "undo"
    REDO = "redo"
    MINUTES = "minutes"
    NEXT_PART = "next-part"
    PREVIOUS_PART = "previous-part"
    NEXT_EMPTY = "next-empty"
    PREVIOUS_EMPTY = "previous-empty"
    REASON = "reason"
    KEYS = "keys"
    LARGER = "larger"
    SMALLER = "smaller"
    USUAL_SIZE = "usual-size"
    DARK = "dark"
    FULL_SCREEN = "full-screen"
    QUIT = "quit"


SHORTCUTS: Final[Mapping[Act, tuple[str, ...]]] = {
    Act.NEW: ("Ctrl+N",),
    Act.OPEN: ("Ctrl+O",),
    Act.CLOSE: ("Ctrl+W",),
    Act.SAVE: ("Ctrl+S",),
    Act.UNDO: ("Ctrl+Z",),
    Act.REDO: ("Ctrl+Y", "Ctrl+Shift+Z"),
    Act.MINUTES: ("Ctrl+P",),
    Act.NEXT_PART: ("F6",),
    Act.PREVIOUS_PART: ("Shift+F6",),
    Act.NEXT_EMPTY: ("F8", "Ctrl+."),
    Act.PREVIOUS_EMPTY: ("Shift+F8", "Ctrl+,"),
    Act.REASON: ("Ctrl+R",),
    Act.KEYS: ("F1",),
    Act.LARGER: ("Ctrl++", "Ctrl+="),
    Act.SMALLER: ("Ctrl+-",),
    Act.USUAL_SIZE: ("Ctrl+0",),
    Act.DARK: ("Ctrl+Shift+D",),
    Act.FULL_SCREEN: ("F11",),
    Act.QUIT: ("Ctrl+Q",),
}
PHASES: Final[Mapping[str, Phase]] = {f"Ctrl+{phase.number}": phase for phase in Phase}


def bind(
    window: QWidget, acts: Mapping[Act, Callable[[], None]], show: Callable[[Phase], None]
) -> tuple[QShortcut, ...]:
    """Bind every shortcut to `window`, wherever in it the keyboard is."""
    wanted = [(keys, acts[act]) for act, all_keys in SHORTCUTS.items() for keys in all_keys]
    wanted += [(keys, partial(show, phase)) for keys, phase in PHASES.items()]
    return tuple(_bind(window, keys, act) for keys, act in wanted)


def _bind(window: QWidget, keys: str, act: Callable[[], None]) -> QShortcut:
    shortcut = QShortcut(QKeySequence(keys), window)
    shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
    shortcut.setAutoRepeat(keys in {"F8", "Shift+F8", "Ctrl+.", "Ctrl+,", "Ctrl+Z", "Ctrl+Y"})
    shortcut.activated.connect(act)
    return shortcut
