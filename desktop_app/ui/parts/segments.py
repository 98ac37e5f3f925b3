"""A choice between a few words, side by side; the arrow keys walk along them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.ui.parts.buttons import PaintedButton
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL


class Segment(PaintedButton):
    """One of the words; the chosen one is filled and checked."""

    def __init__(self, appearance: Appearance, words: str) -> None:
        """Build a segment that is not chosen."""
        super().__init__(appearance, words)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """Return the room the word needs."""
        metrics = QFontMetrics(self.look.font(CELL, 600))
        return QSize(metrics.horizontalAdvance(self.text()) + self.look.px(24), self.look.px(30))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, edge and word."""
        painter, theme = QPainter(self), self.look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen = self.isChecked()
        painter.setPen(QPen(colour(theme.accent if chosen else theme.line2), 1))
        painter.setBrush(colour(theme.accent_soft if chosen else theme.surface))
        painter.drawRoundedRect(area, self.look.px(4), self.look.px(4))
        painter.setFont(self.look.font(CELL, 600 if chosen else 400))
        painter.setPen(colour(theme.ink if self.isEnabled() else theme.ink3))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.text())
        if chosen:
            line = QRectF(area.left() + 3, area.bottom() - 2.5, area.width() - 6, 2)
            painter.fillRect(line, colour(theme.accent))
        self.paint_focus(painter, QRectF(self.rect()), self.look.px(4))


class Segments(QWidget):
    """`chosen(str)` gives the value a person chose; showing a value does not fire it."""

    chosen = Signal(str)

    def __init__(
        self, appearance: Appearance, name: str, options: Sequence[tuple[str, str]]
    ) -> None:
        """Build the choice; options: value and word."""
        super().__init__()
        self.setAccessibleName(name)
        self._segments: dict[str, Segment] = {}
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4)
        for value, words in options:
            segment = Segment(appearance, words)
            segment.setAccessibleDescription(name)
            segment.clicked.connect(self._choose)
            self._segments[value] = segment
            box.addWidget(segment)
        box.addStretch(1)
        self._value = ""

    @property
    def value(self) -> str:
        """The value that is chosen; empty when none is."""
        return self._value

    def show_value(self, value: str) -> None:
        """Show a value as chosen; an unknown one, such as the empty one, shows none."""
        self._value = value if value in self._segments else ""
        for known, segment in self._segments.items():
            segment.setChecked(known == self._value)

    def focus_chosen(self) -> None:
        """Put the keyboard on the word that is chosen, or on the first."""
        first = next(iter(self._segments.values()), None)
        wanted = self._segments.get(self._value, first)
        if wanted is not None:
            wanted.setFocus()

    def allow(self, *, writable: bool) -> None:
        """Let the choice be made, or only be seen."""
        for segment in self._segments.values():
            segment.setEnabled(writable)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the words with the arrow keys."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        segments = list(self._segments.values())
        here = next((at for at, item in enumerate(segments) if item.hasFocus()), None)
        if step is None or here is None:
            super().keyPressEvent(event)
            return
        segments[min(max(here + step, 0), len(segments) - 1)].setFocus()

    def _choose(self) -> None:
        value = next(key for key, item in self._segments.items() if item is self.sender())
        self.show_value(value)
        self.chosen.emit(value)
