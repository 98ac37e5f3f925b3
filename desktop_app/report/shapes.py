"""The primitives a picture is made of: rectangles, lines, hatches and words, as plain data.

Units are points on paper and logical pixels on screen; x grows to the right and y downwards from
the top left corner. A tone says what a thing is, never which colour it has: the screen takes its
colours from the theme, the page has its own greys.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Tone(StrEnum):
    """The part a stroke, a fill or a word plays in a picture."""

    INK = "ink"
    INK2 = "ink2"
    LINE = "line"
    LINE2 = "line2"
    SURFACE = "surface"
    TINT = "tint"
    CURRENT = "current"
    GRANTED = "granted"
    DRAW = "draw"
    WATERMARK = "watermark"


class Pattern(StrEnum):
    """How a surface is filled; each is told from the others without colour."""

    HATCH = "hatch"
    CROSS = "cross"


class Anchor(StrEnum):
    """Which point of a word its x stands for."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


class Face(StrEnum):
    """The letters a word is set in."""

    REGULAR = "regular"
    STRONG = "strong"
    ITALIC = "italic"
    MONO = "mono"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rect:
    """A rectangle, filled or edged or both; `dash` is the length of stroke and gap."""

    x: float
    y: float
    width: float
    height: float
    fill: Tone | None = None
    stroke: Tone | None = None
    stroke_width: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    tone: Tone = Tone.INK
    stroke_width: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Polygon:
    """A closed shape through points, filled or edged or both."""

    points: tuple[tuple[float, float], ...]
    fill: Tone | None = None
    stroke: Tone | None = None
    stroke_width: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hatch:
    """Parallel lines inside a rectangle, already cut off at its edges, painted one by one."""

    x: float
    y: float
    width: float
    height: float
    pattern: Pattern
    tone: Tone
    step: float = 6.0
    stroke_width: float = 2.4


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """One line of text; y is the base line, `angle` turns it anticlockwise, in degrees."""

    x: float
    y: float
    text: str
    size: float
    face: Face = Face.REGULAR
    tone: Tone = Tone.INK
    anchor: Anchor = Anchor.START
    angle: float = 0.0


Shape: TypeAlias = Rect | Line | Polygon | Hatch | Words


def hatch_lines(hatch: Hatch) -> tuple[Line, ...]:
    """The separate lines of a hatch, each cut off at the rectangle: 45° one way, or both."""
    rising = _diagonals(hatch)
    if hatch.pattern is Pattern.HATCH:
        return rising
    mirror = 2 * hatch.x + hatch.width
    falling = tuple(
        Line(
            x1=mirror - line.x1,
            y1=line.y1,
            x2=mirror - line.x2,
            y2=line.y2,
            tone=line.tone,
            stroke_width=line.stroke_width,
        )
        for line in rising
    )
    return rising + falling


def _diagonals(hatch: Hatch) -> tuple[Line, ...]:
    lines = []
    along = hatch.step
    while along < hatch.width + hatch.height:
        begin = max(0.0, along - hatch.height)
        end = min(along, hatch.width)
        lines.append(
            Line(
                x1=hatch.x + begin,
                y1=hatch.y + along - begin,
                x2=hatch.x + end,
                y2=hatch.y + along - end,
                tone=hatch.tone,
                stroke_width=hatch.stroke_width,
            )
        )
        along += hatch.step
    return tuple(lines)
