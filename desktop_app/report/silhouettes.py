"""The small marks of the outcomes, told apart by their shape alone."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from desktop_app.report.shapes import Line, Polygon, Rect, Shape, Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

_CORNERS = 24
_PIPS = ((-0.5, -0.5), (0.5, -0.5), (0.0, 0.0), (-0.5, 0.5), (0.5, 0.5))


def granted_mark(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """A full disc with a tick cut out, round the point x, y."""
    radius = size / 2
    tick = ((-0.42, 0.02), (-0.12, 0.34), (0.46, -0.3))
    points = [(x + dx * radius, y + dy * radius) for dx, dy in tick]
    return (
        Polygon(points=_arc(x, y, radius, 0, 360), fill=Tone.INK),
        *_path(points, Tone.SURFACE, size / 8),
    )


def in_part_mark(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """A ring with its lower half filled."""
    radius = size / 2
    ring = Polygon(points=_arc(x, y, radius * 0.9, 0, 360), stroke=Tone.INK, stroke_width=size / 10)
    return (ring, Polygon(points=_arc(x, y, radius * 0.9, 0, 180), fill=Tone.INK))


def ceiling_reached_mark(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """A small empty square that hangs under a bar."""
    half = size / 2
    side = size * 0.5
    return (
        Line(x1=x - half, y1=y - half * 0.8, x2=x + half, y2=y - half * 0.8, stroke_width=size / 9),
        Rect(
            x=x - side / 2,
            y=y - half * 0.3,
            width=side,
            height=side,
            stroke=Tone.INK,
            stroke_width=size / 12,
        ),
    )


def draw_needed_mark(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """A die with five pips."""
    half = size * 0.45
    edge = Rect(
        x=x - half,
        y=y - half,
        width=half * 2,
        height=half * 2,
        stroke=Tone.INK,
        stroke_width=size / 10,
    )
    pips = tuple(
        Polygon(points=_arc(x + dx * half, y + dy * half, size / 11, 0, 360), fill=Tone.INK)
        for dx, dy in _PIPS
    )
    return (edge, *pips)


def _arc(
    x: float, y: float, radius: float, begin: int, end: int
) -> tuple[tuple[float, float], ...]:
    """Points on a circle from one angle to another, in degrees, clockwise from the right."""
    angles = [math.radians(begin + (end - begin) * step / _CORNERS) for step in range(_CORNERS + 1)]
    return tuple((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles)


def _path(points: Sequence[tuple[float, float]], tone: Tone, width: float) -> tuple[Line, ...]:
    return tuple(
        Line(x1=x1, y1=y1, x2=x2, y2=y2, tone=tone, stroke_width=width)
        for (x1, y1), (x2, y2) in pairwise(points)
    )
