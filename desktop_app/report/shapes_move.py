"""Putting a picture somewhere else, in another size."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from desktop_app.report.shapes import Hatch, Line, Polygon, Rect, Shape, Words

if TYPE_CHECKING:
    from collections.abc import Sequence


def moved(shapes: Sequence[Shape], dx: float, dy: float, scale: float) -> tuple[Shape, ...]:
    """The same shapes, made `scale` times as large and then moved."""
    return tuple(_moved(shape, dx, dy, scale) for shape in shapes)


def _moved(shape: Shape, dx: float, dy: float, scale: float) -> Shape:
    match shape:
        case Rect():
            return replace(
                shape,
                x=dx + shape.x * scale,
                y=dy + shape.y * scale,
                width=shape.width * scale,
                height=shape.height * scale,
                stroke_width=shape.stroke_width * scale,
            )
        case Line():
            return replace(
                shape,
                x1=dx + shape.x1 * scale,
                y1=dy + shape.y1 * scale,
                x2=dx + shape.x2 * scale,
                y2=dy + shape.y2 * scale,
                stroke_width=shape.stroke_width * scale,
            )
        case Polygon():
            points = tuple((dx + x * scale, dy + y * scale) for x, y in shape.points)
            return replace(shape, points=points, stroke_width=shape.stroke_width * scale)
        case Hatch():
            return replace(
                shape,
                x=dx + shape.x * scale,
                y=dy + shape.y * scale,
                width=shape.width * scale,
                height=shape.height * scale,
                step=shape.step * scale,
                stroke_width=shape.stroke_width * scale,
            )
        case Words():
            return replace(
                shape, x=dx + shape.x * scale, y=dy + shape.y * scale, size=shape.size * scale
            )
    assert_never(shape)
