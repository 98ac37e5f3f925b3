"""The words in the picture of the money per place: axis, labels at the bars and remarks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.report.burn_down import Slot, SlotState, excess, left_after, place_of
from desktop_app.report.chart_frame import STRIP_LABEL_FROM, Density, Frame, ticks
from desktop_app.report.shapes import Anchor, Face, Line, Rect, Shape, Tone, Words
from desktop_app.text import burn_down as words
from desktop_app.text.notation import euros_column

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROOM_TO_ZERO = 20


def axis(frame: Frame) -> Iterator[Shape]:
    """Lines and amounts beside the bars, the words of the ceiling and the numbers below."""
    for cents, label in ticks(frame.chart.ceiling):
        at_edge = cents in {0, frame.chart.ceiling}
        y = frame.y(cents)
        if not at_edge:
            yield Line(
                x1=frame.left, y1=y, x2=frame.right, y2=y, tone=Tone.LINE, stroke_width=frame.scale
            )
        yield Words(
            x=frame.left - 8 * frame.scale,
            y=y + 4.5 * frame.scale,
            text=label,
            size=frame.size,
            face=Face.STRONG if at_edge else Face.REGULAR,
            tone=Tone.INK if at_edge else Tone.INK2,
            anchor=Anchor.END,
        )
    yield from _strip_words(frame)
    yield from _places(frame)


def _strip_words(frame: Frame) -> Iterator[Shape]:
    if frame.bottom - frame.zero >= STRIP_LABEL_FROM * frame.scale:
        x = frame.left + 6 * frame.scale
        end = x + frame.measure(words.ABOVE_CEILING, frame.size)
        first_boxes = (
            frame.bar_x(index) for index, slot in enumerate(frame.chart.slots) if excess(slot) > 0
        )
        free = next(first_boxes, frame.right) > end
        yield Words(
            x=x,
            # Few boxes reach the foot of the strip, and all of them begin at its top.
            y=frame.zero + 15 * frame.scale if free else frame.bottom - 5 * frame.scale,
            text=words.ABOVE_CEILING,
            size=frame.size,
            tone=Tone.INK2,
        )


def _places(frame: Frame) -> Iterator[Shape]:
    every = frame.label_every()
    for index, slot in enumerate(frame.chart.slots):
        if (index + 1) % every == 0:
            yield Words(
                x=frame.middle(index),
                y=frame.labels_y,
                text=slot.label,
                size=frame.size,
                face=Face.STRONG,
                anchor=Anchor.MIDDLE,
            )


def labels(frame: Frame) -> Iterator[Shape]:
    """What is left after each place, on a patch of the ground so that no line runs through it."""
    chart = frame.chart
    amounts = euros_column([left_after(slot) for slot in chart.slots])
    for index, (slot, amount) in enumerate(zip(chart.slots, amounts, strict=True)):
        if not _labelled(frame, slot):
            continue
        at_foot = frame.y(left_after(slot))
        if frame.zero - at_foot < _ROOM_TO_ZERO * frame.scale:
            base = frame.y(slot.before) - 6 * frame.scale
            if base - 12 * frame.scale < frame.top:
                base = at_foot - 6 * frame.scale
        else:
            base = at_foot + 15 * frame.scale
        yield from _on_patch(frame, frame.middle(index), base, amount)
    yield from _share(frame)


def _labelled(frame: Frame, slot: Slot) -> bool:
    if slot.state not in {SlotState.GRANTED, SlotState.IN_PART}:
        return False
    if frame.chart.share and slot.state is SlotState.IN_PART:
        return False
    match frame.density:
        case Density.FULL:
            return True
        case Density.SPARSE:
            return slot.unit == frame.chart.current
        case Density.DENSE:
            return False


def _on_patch(frame: Frame, middle: float, base: float, text: str) -> Iterator[Shape]:
    width = frame.measure(text, frame.size) + 6 * frame.scale
    middle = min(max(middle, width / 2), frame.right - width / 2)
    yield Rect(
        x=middle - width / 2,
        y=base - 11 * frame.scale,
        width=width,
        height=14 * frame.scale,
        fill=Tone.SURFACE,
    )
    yield Words(
        x=middle, y=base, text=text, size=frame.size, face=Face.STRONG, anchor=Anchor.MIDDLE
    )


def _share(frame: Frame) -> Iterator[Shape]:
    """One percentage over the group that gets a part pro rata."""
    parts = [
        index for index, slot in enumerate(frame.chart.slots) if slot.state is SlotState.IN_PART
    ]
    if not frame.chart.share or not parts:
        return
    middle = (frame.middle(parts[0]) + frame.middle(parts[-1])) / 2
    above = frame.y(frame.chart.slots[parts[0]].before) - 6 * frame.scale
    base = max(above, frame.top + 15 * frame.scale)
    yield from _on_patch(frame, middle, base, frame.chart.share)


def remarks(frame: Frame) -> Iterator[Shape]:
    """The sentences in the free upper right: the ceiling, the border and what is left over."""
    yield _at_right(
        frame, frame.top + 16 * frame.scale, words.ceiling(*_ceiling(frame)), strong=True
    )
    level = frame.level_left()
    if level is not None:
        yield _left_over(frame, *level)
        return
    parts = [
        (index, slot)
        for index, slot in enumerate(frame.chart.slots)
        if slot.state is SlotState.IN_PART
    ]
    if len(parts) == 1:
        yield from _border(frame, *parts[0])


def _left_over(frame: Frame, last: int, cents: int) -> Words:
    """At the dotted line, or under the words of the ceiling when the bars come too near."""
    text = words.left_over(cents)
    free = frame.right - frame.bar_x(last) - frame.bar_width if last >= 0 else frame.right
    beside = free > frame.measure(text, frame.size) + 10 * frame.scale
    y = frame.y(cents) - 5 * frame.scale if beside else frame.top + 34 * frame.scale
    return _at_right(frame, max(y, frame.top + 34 * frame.scale), text, strong=True)


def _ceiling(frame: Frame) -> tuple[str, int]:
    return frame.chart.ceiling_name, frame.chart.ceiling


def _at_right(frame: Frame, y: float, text: str, *, strong: bool) -> Words:
    return Words(
        x=frame.right - 2 * frame.scale,
        y=y,
        text=text,
        size=frame.size,
        face=Face.STRONG if strong else Face.REGULAR,
        tone=Tone.INK if strong else Tone.INK2,
        anchor=Anchor.END,
    )


def _border(frame: Frame, index: int, slot: Slot) -> Iterator[Shape]:
    """A line from the bar that gets the rest to what that means."""
    lines = _border_lines(frame, slot)
    width = max(frame.measure(line, frame.size) for line in lines)
    if width > frame.right - frame.left - 8 * frame.scale:
        return
    x = frame.middle(index)
    beside = max(x + 20 * frame.scale, frame.bar_x(index) + frame.bar_width + 10 * frame.scale)
    begin = min(beside, frame.right - width - 2 * frame.scale)
    begin = max(begin, frame.left + 4 * frame.scale)
    base = _free_base(frame, begin, len(lines))
    tip = base - 4 * frame.scale
    foot = frame.y(slot.before) - 22 * frame.scale
    if begin > x and tip < foot:
        yield Line(x1=x, y1=foot, x2=x, y2=tip, tone=Tone.INK2, stroke_width=frame.scale)
        end = begin - 5 * frame.scale
        yield Line(x1=x, y1=tip, x2=end, y2=tip, tone=Tone.INK2, stroke_width=frame.scale)
    yield Rect(
        x=begin - 4 * frame.scale,
        y=base - 13 * frame.scale,
        width=width + 6 * frame.scale,
        height=(len(lines) * 20 - 2) * frame.scale,
        fill=Tone.SURFACE,
    )
    for number, line in enumerate(lines):
        yield Words(
            x=begin,
            y=base + number * 20 * frame.scale,
            text=line,
            size=frame.size,
            face=Face.REGULAR if number else Face.STRONG,
            tone=Tone.INK2 if number else Tone.INK,
        )


def _free_base(frame: Frame, begin: float, lines: int) -> float:
    """The base of the first line, above the bars that stand under the words."""
    first = min(len(frame.chart.slots) - 1, max(0, int((begin - frame.left) / frame.slot_width)))
    ceiling_words = frame.top + 42 * frame.scale
    above_bars = frame.y(frame.chart.slots[first].before) - (lines * 20 + 16) * frame.scale
    return max(ceiling_words, min(above_bars, (frame.top + frame.zero) / 2))


def _border_lines(frame: Frame, slot: Slot) -> tuple[str, ...]:
    chart = frame.chart
    place, granted = place_of(chart, slot), slot.granted or 0
    if frame.density is not Density.FULL:
        return (words.gets_remainder_short(place, granted, slot.asked),)
    first = words.gets_remainder(place, granted, slot.asked)
    beyond = [other for other in chart.slots if other.state is SlotState.CEILING_REACHED]
    if not beyond:
        return (first,)
    names = (place_of(chart, beyond[0]), beyond[-1].label)
    last = names[0] if len(beyond) == 1 else names[1]
    return (first, words.beyond(names[0], last, sum(other.asked for other in beyond)))
