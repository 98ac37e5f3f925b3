"""Session changes arrive in the window as one signal each."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.ui.bridge import Bridge


class Source:
    """A session of which only the notification matters."""

    def __init__(self) -> None:
        """Start without listeners."""
        self.listeners: list[Callable[..., None]] = []

    def subscribe(self, listener: Callable[..., None], /) -> Callable[[], None]:
        """Remember a listener until the returned function is called."""
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)


def test_each_change_is_one_signal_until_the_bridge_is_released() -> None:
    """A closed round does not reach the window any more."""
    source = Source()
    bridge = Bridge(source)
    heard: list[None] = []
    bridge.changed.connect(lambda: heard.append(None))
    for listener in source.listeners:
        listener()
    assert len(heard) == 1
    bridge.release()
    bridge.release()
    assert source.listeners == []
