"""A region that only lays out its children: what is behind it shows through."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent

from desktop_app.ui.parts.ground import Ground
from desktop_app.ui.theme import colour


class Bare(Ground):
    """A ground without a colour of its own; only a line at its top, when it has one."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing but the line."""
        if any(edge == "top" for edge, _ in self._plan.lines):
            line = colour(self.look.theme.line)
            QPainter(self).fillRect(0, 0, self.width(), 1, line)
