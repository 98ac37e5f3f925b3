"""The bridge from the session to the window: every change becomes one Qt signal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

Unsubscribe = Callable[[], None]


class Notifier(Protocol):
    """What the bridge needs of a session: a way to be told after every change."""

    def subscribe(self, listener: Callable[..., None], /) -> Unsubscribe:
        """Call `listener` after every change, until the returned function is called."""


class Bridge(QObject):
    """`changed` fires once after every change; `release` ends it before the round is closed."""

    changed = Signal()

    def __init__(self, session: Notifier, parent: QObject | None = None) -> None:
        """Listen to `session`."""
        super().__init__(parent)
        self._unsubscribe: Unsubscribe | None = session.subscribe(self._tell)

    def release(self) -> None:
        """Stop listening; a second call does nothing."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None

    def _tell(self, *_news: object) -> None:
        self.changed.emit()
