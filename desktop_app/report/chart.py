"""The picture of the money per place: a list of shapes, the same for screen and paper.

Every bar hangs from what is left before its place to what is left after it; what does not fit
hangs below the zero line. The patterns carry the meaning without colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.report.burn_down import (
    BurnDown,
    Slot,
    SlotGroup,
    SlotState,
    draw_groups,
    excess,
    group_excess,
    left_after,
)
from desktop_app.report.chart_frame import (
    BARS_ONLY_UNDER,
    BUDGET_BAR_UNDER,
    Density,
    Frame,
    Measure,
    estimated_width,
    frame_for,
)
from desktop_app.report.chart_labels import axis, labels, remarks
from desktop_app.report.shapes import Hatch, Line, Pattern, Rect, Shape, Tone
from desktop_app.report.silhouettes import (
    ceiling_reached_mark,
    draw_needed_mark,
    granted_mark,
    in_part_mark,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

_DASH = (3.0, 2.0)
_MARKS = {
    SlotState.GRANTED: granted_mark,
    SlotState.IN_PART: in_part_mark,
    SlotState.CEILING_REACHED: ceiling_reached_mark,
    SlotState.DRAW_NEEDED: draw_needed_mark,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Canvas:
    """How large the picture is; `scale` 1 means letters of 13 units, `measure` their widths."""

    width: float
    height: float
    scale: float = 1.0
    measure: Measure = estimated_width


def burn_down_shapes(chart: BurnDown, canvas: Canvas) -> tuple[Shape, ...]:
    """The whole picture, from the ground to the words, in the order of painting.

    Under 90 units high it has bars without words, under 40 it is one bar of the whole budget.
    """
    if canvas.height < BUDGET_BAR_UNDER * canvas.scale:
        return _budget_bar(chart, canvas)
    with_words = canvas.height >= BARS_ONLY_UNDER * canvas.scale
    frame = frame_for(
        chart, (canvas.width, canvas.height), canvas.scale, canvas.measure, with_words=with_words
    )
    bars = (*_bars(frame), *_rulers(frame))
    if not with_words:
        return (*_ground(frame), *bars)
    ahead = (*_ground(frame), *axis(frame), *bars)
    return (*ahead, *labels(frame), *_mark_row(frame), *remarks(frame))


def slot_at(chart: BurnDown, canvas: Canvas, x: float) -> Slot | None:
    """The slot under the pointer, or None beside the bars."""
    with_words = canvas.height >= BARS_ONLY_UNDER * canvas.scale
    frame = frame_for(
        chart, (canvas.width, canvas.height), canvas.scale, canvas.measure, with_words=with_words
    )
    if not chart.slots or not frame.left <= x < frame.right:
        return None
    return chart.slots[min(len(chart.slots) - 1, int((x - frame.left) / frame.slot_width))]


def _ground(frame: Frame) -> Iterator[Shape]:
    width = frame.right - frame.left
    if frame.bottom > frame.zero:
        yield Rect(
            x=frame.left,
            y=frame.zero,
            width=width,
            height=frame.bottom - frame.zero,
            fill=Tone.TINT,
        )
    for index, slot in enumerate(frame.chart.slots):
        x = frame.left + index * frame.slot_width
        if slot.unit == frame.chart.current:
            yield Rect(
                x=x,
                y=frame.top,
                width=frame.slot_width,
                height=frame.height - frame.top,
                fill=Tone.CURRENT,
            )
        if frame.density is Density.DENSE and slot.state is not SlotState.CEILING_REACHED:
            top = frame.y(slot.before)
            yield Rect(x=x, y=top, width=frame.slot_width, height=frame.zero - top, fill=Tone.TINT)


def _bars(frame: Frame) -> Iterator[Shape]:
    for index, slot in enumerate(frame.chart.slots):
        match slot.state:
            case SlotState.GRANTED:
                yield _solid(frame, index, slot)
            case SlotState.IN_PART:
                yield from _partial(frame, index, slot)
            case SlotState.CEILING_REACHED:
                yield from _below(frame, index, excess(slot))
            case SlotState.DRAW_NEEDED:
                continue
        if index + 1 < len(frame.chart.slots):
            yield from _connector(frame, index, slot)
    for group in draw_groups(frame.chart):
        yield from _draw_box(frame, group)
    yield from _level_line(frame)


def _solid(frame: Frame, index: int, slot: Slot) -> Rect:
    top, low = frame.y(slot.before), frame.y(left_after(slot))
    return Rect(
        x=frame.bar_x(index),
        y=top,
        width=frame.bar_width,
        height=max(low - top, frame.scale),
        fill=Tone.GRANTED,
    )


def _partial(frame: Frame, index: int, slot: Slot) -> Iterator[Shape]:
    top, low = frame.y(slot.before), frame.y(left_after(slot))
    place = (frame.bar_x(index), top, frame.bar_width, max(low - top, 2 * frame.scale))
    yield from _hatched(frame, place, Pattern.HATCH)
    yield from _below(frame, index, excess(slot), dash=_DASH)


def _hatched(
    frame: Frame, place: tuple[float, float, float, float], pattern: Pattern
) -> Iterator[Shape]:
    x, y, width, height = place
    tone = Tone.GRANTED if pattern is Pattern.HATCH else Tone.DRAW
    yield Rect(x=x, y=y, width=width, height=height, fill=Tone.SURFACE)
    yield Hatch(
        x=x,
        y=y,
        width=width,
        height=height,
        pattern=pattern,
        tone=tone,
        step=6 * frame.scale,
        stroke_width=(2.4 if pattern is Pattern.HATCH else 1.0) * frame.scale,
    )
    yield Rect(
        x=x,
        y=y,
        width=width,
        height=height,
        stroke=tone,
        stroke_width=2 * frame.scale,
        dash=() if pattern is Pattern.HATCH else _DASH,
    )


def _below(
    frame: Frame, index: int, cents: int, *, dash: tuple[float, ...] = ()
) -> Iterator[Shape]:
    """An empty box under the zero line; open at the foot when it reaches beyond the strip."""
    height = cents * frame.per_cent
    if height <= 0:
        return
    x, end = frame.bar_x(index), frame.bar_x(index) + frame.bar_width
    low = frame.zero + height
    cut_off = low > frame.bottom + frame.scale / 2
    low = min(low, frame.bottom)
    corners = [((x, frame.zero), (x, low)), ((end, frame.zero), (end, low))]
    if not cut_off:
        corners.append(((x, low), (end, low)))
    for (x1, y1), (x2, y2) in corners:
        yield Line(x1=x1, y1=y1, x2=x2, y2=y2, tone=Tone.INK2, stroke_width=frame.scale, dash=dash)


def _connector(frame: Frame, index: int, slot: Slot) -> Iterator[Line]:
    """From this bar to the next; past a skipped place the walk goes on at the same level."""
    skipped = slot.state is SlotState.CEILING_REACHED
    if slot.state is SlotState.DRAW_NEEDED or (skipped and index >= frame.last_giver()):
        return
    y = frame.y(left_after(slot))
    yield Line(
        x1=frame.bar_x(index) + (0 if skipped else frame.bar_width),
        y1=y,
        x2=frame.bar_x(index + 1),
        y2=y,
        tone=Tone.INK2,
        stroke_width=frame.scale,
    )


def _draw_box(frame: Frame, group: SlotGroup) -> Iterator[Shape]:
    x = frame.bar_x(group.first)
    width = frame.bar_x(group.first + len(group.slots) - 1) + frame.bar_width - x
    top = frame.y(group.slots[0].before)
    yield from _hatched(frame, (x, top, width, frame.zero - top), Pattern.CROSS)
    height = min(group_excess(group) * frame.per_cent, frame.bottom - frame.zero)
    if height > 0:
        yield Rect(
            x=x,
            y=frame.zero,
            width=width,
            height=height,
            stroke=Tone.DRAW,
            stroke_width=2 * frame.scale,
            dash=_DASH,
        )


def _level_line(frame: Frame) -> Iterator[Line]:
    """A dotted line at the money nobody gets, from the last place that got something."""
    level = frame.level_left()
    if level is None:
        return
    index, cents = level
    yield Line(
        x1=frame.bar_x(index) + frame.bar_width if index >= 0 else frame.left,
        y1=frame.y(cents),
        x2=frame.right,
        y2=frame.y(cents),
        tone=Tone.INK2,
        stroke_width=frame.scale,
        dash=(1.0, 2.0),
    )


def _rulers(frame: Frame) -> Iterator[Line]:
    for y in (frame.top, frame.zero):
        yield Line(x1=frame.left, y1=y, x2=frame.right, y2=y, stroke_width=2 * frame.scale)


def _mark_row(frame: Frame) -> Iterator[Shape]:
    if frame.marks_y is None:
        return
    for index, slot in enumerate(frame.chart.slots):
        yield from _MARKS[slot.state](frame.middle(index), frame.marks_y, 13 * frame.scale)


def _budget_bar(chart: BurnDown, canvas: Canvas) -> tuple[Shape, ...]:
    given = sum(slot.granted or 0 for slot in chart.slots)
    asked = sum(slot.asked for slot in chart.slots)
    whole = max(chart.ceiling, asked, 1)
    height = min(16 * canvas.scale, canvas.height)
    y = (canvas.height - height) / 2
    at = canvas.width * chart.ceiling / whole
    fill = Rect(x=0, y=y, width=canvas.width * given / whole, height=height, fill=Tone.GRANTED)
    edge = Rect(
        x=0,
        y=y,
        width=canvas.width * asked / whole,
        height=height,
        stroke=Tone.LINE2,
        stroke_width=canvas.scale,
    )
    tick = Line(x1=at, y1=0, x2=at, y2=canvas.height, stroke_width=2 * canvas.scale)
    return (fill, edge, tick)
