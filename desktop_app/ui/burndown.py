"""The picture of the money per place as a widget: pointer, arrow keys and sentences."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop_app.report.burn_down import BurnDown, Slot, SlotState, describe, describe_slot
from desktop_app.report.chart import Canvas, burn_down_shapes, slot_at
from desktop_app.text import window as text
from desktop_app.ui.shapes import paint_shapes, strong_width
from desktop_app.ui.theme import Appearance, colour

AROUND_BORDER: Final = 15
STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
CTRL: Final = Qt.KeyboardModifier.ControlModifier


class BurnDownChart(QWidget):
    """`unit_chosen(unit)` follows the arrow keys and the pointer; the table follows in its turn.

    interactive: it takes the focus; the small picture in a strip only shows.
    """

    unit_chosen = Signal(str)

    def __init__(
        self, appearance: Appearance, *, interactive: bool = True, parent: QWidget | None = None
    ) -> None:
        """Build an empty picture."""
        super().__init__(parent)
        self._appearance = appearance
        self._chart: BurnDown | None = None
        self._near_border = False
        self._interactive = interactive
        self.setAccessibleName(text.CHART_NAME)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        if interactive:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setMouseTracking(True)
        appearance.changed.connect(self.update)

    def show_chart(self, chart: BurnDown) -> None:
        """Show other money, or another current place."""
        self._chart = chart
        self.setAccessibleDescription(" ".join(describe(chart)))
        self.update()

    def choose_unit(self, unit: str) -> None:
        """Mark a place without telling anyone: the table already knows."""
        if self._chart is not None and self._chart.current != unit:
            self.show_chart(replace(self._chart, current=unit))

    @property
    def sentence(self) -> str:
        """What is said about the current place; empty when there is none."""
        slot = self._current()
        return describe_slot(self._chart, slot) if self._chart and slot else ""

    def sizeHint(self) -> QSize:
        """Return the room the picture likes to have."""
        return QSize(self._appearance.look.px(600), self._appearance.look.px(272))

    def minimumSizeHint(self) -> QSize:
        """Allow the picture to become a bar."""
        return QSize(self._appearance.look.px(120), self._appearance.look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture and the focus."""
        look, painter = self._appearance.look, QPainter(self)
        painter.fillRect(self.rect(), colour(look.theme.surface))
        chart = self._shown()
        if chart is not None:
            paint_shapes(painter, look, burn_down_shapes(chart, self._canvas()))
        if self.hasFocus():
            painter.setPen(QPen(colour(look.theme.accent), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the places; Ctrl+End goes to the ceiling, Ctrl+plus looks closer."""
        slots = self._chart.slots if self._chart else ()
        here = next((at for at, slot in enumerate(slots) if slot == self._current()), -1)
        there = self._target(event, here, slots)
        if there is not None:
            self._choose(slots[there])
        elif event.modifiers() & CTRL and event.key() in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}:
            self._look_closer(near=True)
        elif event.modifiers() & CTRL and event.key() == Qt.Key.Key_Minus:
            self._look_closer(near=False)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the place under the pointer."""
        slot = self._slot_under(event.position().x())
        if slot is not None and self._interactive:
            self._choose(slot)

    def event(self, event: QEvent) -> bool:
        """Say the sentence of the place under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._chart:
            slot = self._slot_under(event.pos().x())
            if slot is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), describe_slot(self._chart, slot), self)
            return True
        return super().event(event)

    def _canvas(self) -> Canvas:
        look = self._appearance.look
        return Canvas(
            width=self.width(),
            height=self.height(),
            scale=look.zoom / 100,
            measure=partial(strong_width, look),
        )

    def _shown(self) -> BurnDown | None:
        chart = self._chart
        if chart is None or not self._near_border:
            return chart
        border = border_of(chart)
        first = max(border - AROUND_BORDER, 0)
        return replace(chart, slots=chart.slots[first : border + AROUND_BORDER + 1])

    def _slot_under(self, x: float) -> Slot | None:
        chart = self._shown()
        return None if chart is None else slot_at(chart, self._canvas(), x)

    def _current(self) -> Slot | None:
        chart = self._chart
        if chart is None:
            return None
        return next((slot for slot in chart.slots if slot.unit == chart.current), None)

    def _target(self, event: QKeyEvent, here: int, slots: tuple[Slot, ...]) -> int | None:
        if not slots or self._chart is None:
            return None
        key = Qt.Key(event.key())
        if event.modifiers() & CTRL:
            return border_of(self._chart) if key is Qt.Key.Key_End else None
        if key in STEPS:
            return min(max(here + STEPS[key], 0), len(slots) - 1)
        return {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(slots) - 1}.get(key)

    def _choose(self, slot: Slot) -> None:
        self.choose_unit(slot.unit)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.sentence))
        self.unit_chosen.emit(slot.unit)

    def _look_closer(self, *, near: bool) -> None:
        self._near_border = near
        self.update()


def border_of(chart: BurnDown) -> int:
    """Return the first place that does not simply get what it asked, else the last place."""
    last = max(len(chart.slots) - 1, 0)
    places = (at for at, slot in enumerate(chart.slots) if slot.state is not SlotState.GRANTED)
    return next(places, last)
