"""The scales of the picture of the money per place: where a bar and an amount stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from desktop_app.report.burn_down import BurnDown, SlotState, largest_excess, left_after
from desktop_app.text.notation import euros_column

Measure: TypeAlias = Callable[[str, float], float]
"""The width of a text in strong letters, given the size."""

LETTER = 13
BARS_ONLY_UNDER = 90
BUDGET_BAR_UNDER = 40
STRIP_LABEL_FROM = 19

_FULL_FROM = 50
_LABELLED_FROM = 10
_MARKS_FROM = 18
_WIDEST_BAR = 64
_BAR_SHARE = 0.72
_DEEPEST_STRIP = 0.5
_TICKS = 5
_MANY_LABELLED = 5
_MANY_DENSE = 25
_NARROW = "ijlt.,:;'|() €\u00a0"


class Density(Enum):
    """How much room a slot has: all labels, only the current one and the border, or none."""

    FULL = auto()
    SPARSE = auto()
    DENSE = auto()


def estimated_width(text: str, size: float) -> float:
    """A width without a font: digits are half as wide as high."""
    return size * sum(0.28 if letter in _NARROW else 0.52 for letter in text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """The picture with its scales: `top` is the ceiling, `zero` nothing left, then the strip."""

    chart: BurnDown
    width: float
    height: float
    scale: float
    measure: Measure
    left: float
    right: float
    top: float
    zero: float
    bottom: float
    labels_y: float
    marks_y: float | None

    @property
    def slot_width(self) -> float:
        """The width of one place."""
        return (self.right - self.left) / max(1, len(self.chart.slots))

    @property
    def bar_width(self) -> float:
        """The width of one bar; dense bars touch."""
        if self.density is Density.DENSE:
            return self.slot_width
        return min(self.slot_width * _BAR_SHARE, _WIDEST_BAR * self.scale)

    @property
    def per_cent(self) -> float:
        """How many units one cent is high."""
        return (self.zero - self.top) / max(1, self.chart.ceiling)

    @property
    def density(self) -> Density:
        """How much can be labelled."""
        return _density(self.slot_width / self.scale)

    @property
    def size(self) -> float:
        """The height of the letters."""
        return LETTER * self.scale

    def y(self, cents: int) -> float:
        """Where an amount left stands."""
        return self.zero - cents * self.per_cent

    def middle(self, index: int) -> float:
        """The middle of a place."""
        return self.left + (index + 0.5) * self.slot_width

    def bar_x(self, index: int) -> float:
        """The left edge of a bar."""
        return self.middle(index) - self.bar_width / 2

    def level_left(self) -> tuple[int, int] | None:
        """The last place that got something and the cents that nobody gets, if any are left."""
        states = {slot.state for slot in self.chart.slots}
        if SlotState.CEILING_REACHED not in states or SlotState.DRAW_NEEDED in states:
            return None
        last = self.last_giver()
        left = self.chart.slots[0].before if last < 0 else left_after(self.chart.slots[last])
        return (last, left) if left > 0 else None

    def last_giver(self) -> int:
        """The index of the last place that got something, or -1."""
        givers = [index for index, slot in enumerate(self.chart.slots) if slot.granted]
        return givers[-1] if givers else -1

    def label_every(self) -> int:
        """Which places have their number under the axis: each, every fifth or every 25th."""
        match self.density:
            case Density.FULL:
                return 1
            case Density.SPARSE:
                return _MANY_LABELLED
            case Density.DENSE:
                return _MANY_DENSE


def _density(slot_width: float) -> Density:
    if slot_width >= _FULL_FROM:
        return Density.FULL
    return Density.SPARSE if slot_width >= _LABELLED_FROM else Density.DENSE


def frame_for(
    chart: BurnDown,
    size: tuple[float, float],
    scale: float,
    measure: Measure,
    *,
    with_words: bool,
) -> Frame:
    """The scales for a picture of this size; without words the bars take all the room."""
    width, height = size
    axis_labels = [tick_label for _, tick_label in ticks(chart.ceiling)]
    widest = max(measure(label, LETTER * scale) for label in axis_labels)
    left = widest + 10 * scale if with_words else 0.0
    slot_width = (width - left) / max(1, len(chart.slots)) / scale
    with_marks = with_words and slot_width >= _MARKS_FROM
    below = (24 if with_words else 0) + (20 if with_marks else 0)
    top = (10 if with_words else 1) * scale
    foot = height - (below + 1) * scale
    zero = _zero_line(chart, top, foot)
    return Frame(
        chart=chart,
        width=width,
        height=height,
        scale=scale,
        measure=measure,
        left=left,
        right=width,
        top=top,
        zero=zero,
        bottom=foot,
        labels_y=foot + 17 * scale,
        marks_y=foot + 32 * scale if with_marks else None,
    )


def _zero_line(chart: BurnDown, top: float, foot: float) -> float:
    """The strip below zero is as high as the largest excess, up to that of a whole ceiling."""
    deepest = largest_excess(chart)
    share = deepest / max(1, chart.ceiling + deepest)
    return foot - (foot - top) * min(share, _DEEPEST_STRIP)


def ticks(ceiling: int) -> tuple[tuple[int, str], ...]:
    """The amounts beside the axis with their labels: zero, steps of 1-2-5, and the ceiling."""
    step = _step(max(1, ceiling))
    between = range(step, ceiling - step // 3, step)
    amounts = [0, *between, ceiling] if ceiling > 0 else [0]
    return tuple(zip(amounts, euros_column(amounts), strict=True))


def _step(ceiling: int) -> int:
    """The smallest 1-2-5 step, in cents, with which at most five steps reach the ceiling."""
    size = 1
    while True:
        for factor in (1, 2, 5):
            if size * factor * _TICKS >= ceiling:
                return size * factor
        size *= 10
