"""The marks as vector shapes in a grid of sixteen, painted alike on screen, beamer and paper."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from desktop_app.ui.presenters.marks import Mark

GRID: Final = 16.0
EDGE: Final = 1.5


@dataclass(frozen=True, slots=True)
class Part:
    """A path that is filled when `pen` is 0, else stroked that wide, dashed when asked."""

    path: QPainterPath
    pen: float = 0.0
    dash: tuple[float, ...] = ()


def paint_mark(painter: QPainter, mark: Mark, box: QRectF, ink: QColor) -> None:
    """Paint `mark` in `ink`, as large as fits in the middle of `box`."""
    side = min(box.width(), box.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center().x() - side / 2, box.center().y() - side / 2)
    painter.scale(side / GRID, side / GRID)
    for part in shape(mark):
        _paint_part(painter, part, ink)
    painter.restore()


def _paint_part(painter: QPainter, part: Part, ink: QColor) -> None:
    if not part.pen:
        painter.fillPath(part.path, ink)
        return
    pen = QPen(ink, part.pen, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if part.dash:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(part.dash)
    painter.strokePath(part.path, pen)


@lru_cache(maxsize=64)
def shape(mark: Mark) -> tuple[Part, ...]:
    """Return the parts of `mark`, in a square from (0, 0) to (16, 16)."""
    return _SHAPES[mark]()


def _polyline(*points: tuple[float, float], closed: bool = False) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    if closed:
        path.closeSubpath()
    return path


def _circle(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def _cut(solid: QPainterPath, line: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return solid.subtracted(stroker.createStroke(line))


def _tick_line() -> QPainterPath:
    return _polyline((4.8, 8.3), (7.1, 10.5), (11.3, 5.9))


def _granted() -> tuple[Part, ...]:
    return (Part(_cut(_circle(8, 8, 7), _tick_line(), 1.9)),)


def _partial() -> tuple[Part, ...]:
    half = QPainterPath(QPointF(1.8, 8))
    half.arcTo(QRectF(1.8, 1.8, 12.4, 12.4), 180, 180)
    half.closeSubpath()
    return (Part(_circle(8, 8, 6.2), 1.6), Part(half))


def _ceiling() -> tuple[Part, ...]:
    return (Part(_polyline((1.5, 2.5), (14.5, 2.5)), 1.8), Part(_rounded(4, 6, 8, 8, 0.5), EDGE))


def _octagon(radius: float) -> QPainterPath:
    angles = [math.radians(22.5 + 45 * step) for step in range(8)]
    return _polyline(
        *((8 + radius * math.cos(angle), 8 + radius * math.sin(angle)) for angle in angles),
        closed=True,
    )


def _cross_lines(low: float, high: float) -> QPainterPath:
    path = _polyline((low, low), (high, high))
    path.addPath(_polyline((high, low), (low, high)))
    return path


def _refused() -> tuple[Part, ...]:
    return (Part(_cut(_octagon(7.4), _cross_lines(5.4, 10.6), 1.9)),)


def _withdrawn() -> tuple[Part, ...]:
    arrow = _polyline((5.2, 2.6), (2.0, 5.8), (5.2, 9.0))
    tail = QPainterPath(QPointF(2.2, 5.8))
    tail.lineTo(10, 5.8)
    tail.arcTo(QRectF(6.3, 5.8, 7.4, 7.4), 90, -180)
    tail.lineTo(6.5, 13.2)
    return (Part(arrow, EDGE), Part(tail, EDGE))


def _incomplete() -> tuple[Part, ...]:
    dots = _circle(5, 8, 1.05)
    dots.addPath(_circle(8, 8, 1.05))
    dots.addPath(_circle(11, 8, 1.05))
    return (Part(_circle(8, 8, 6.3), EDGE, (2.0, 1.3)), Part(dots))


def _die() -> tuple[Part, ...]:
    pips = QPainterPath()
    for x, y in ((5.2, 5.2), (10.8, 5.2), (8, 8), (5.2, 10.8), (10.8, 10.8)):
        pips.addPath(_circle(x, y, 1.15))
    return (Part(_rounded(1.8, 1.8, 12.4, 12.4, 2.4), EDGE), Part(pips))


def _left_untreated() -> tuple[Part, ...]:
    return (Part(_circle(8, 8, 6.2), EDGE), Part(_polyline((4.6, 8), (11.4, 8)), EDGE))


def _tick() -> tuple[Part, ...]:
    return (Part(_polyline((3, 8.6), (6.6, 12), (13.2, 4.4)), 1.7),)


def _triangle() -> tuple[Part, ...]:
    outline = _polyline((8, 2), (14.6, 13.8), (1.4, 13.8), closed=True)
    return (
        Part(outline, EDGE),
        Part(_polyline((8, 6.4), (8, 9.6)), EDGE),
        Part(_circle(8, 11.8, 0.85)),
    )


def _padlock() -> tuple[Part, ...]:
    bow = QPainterPath(QPointF(5, 7))
    bow.lineTo(5, 5)
    bow.arcTo(QRectF(5, 2, 6, 6), 180, -180)
    bow.lineTo(11, 7)
    return (Part(_rounded(3, 7, 10, 7, 1.2), EDGE), Part(bow, EDGE))


def _turned_clock() -> tuple[Part, ...]:
    around = QPainterPath()
    around.arcMoveTo(QRectF(2, 2, 12, 12), 160)
    around.arcTo(QRectF(2, 2, 12, 12), 160, -310)
    return (
        Part(around, EDGE),
        Part(_polyline((1.6, 2.6), (2.3, 6.2), (5.9, 5.4)), EDGE),
        Part(_polyline((8, 4.8), (8, 8.2), (10.4, 9.8)), EDGE),
    )


def _beamer() -> tuple[Part, ...]:
    legs = _polyline((8, 11), (8, 13.6))
    legs.addPath(_polyline((5, 13.6), (11, 13.6)))
    return (Part(_rounded(1.6, 2.4, 12.8, 8.6, 1), EDGE), Part(legs, EDGE))


def _plus() -> tuple[Part, ...]:
    path = _polyline((8, 2), (8, 14))
    path.addPath(_polyline((2, 8), (14, 8)))
    return (Part(path, EDGE),)


def _folder() -> tuple[Part, ...]:
    outline = _polyline(
        (1.6, 3.4), (6.2, 3.4), (7.8, 5.2), (14.4, 5.2), (14.4, 13), (1.6, 13), closed=True
    )
    return (Part(outline, EDGE),)


def _shield() -> tuple[Part, ...]:
    outline = QPainterPath(QPointF(8, 1.5))
    outline.lineTo(13.6, 3.6)
    outline.lineTo(13.6, 8)
    outline.cubicTo(13.6, 11.2, 11, 13.4, 8, 14.6)
    outline.cubicTo(5, 13.4, 2.4, 11.2, 2.4, 8)
    outline.lineTo(2.4, 3.6)
    outline.closeSubpath()
    return (Part(outline, EDGE), Part(_polyline((5.4, 8), (7.4, 10), (10.8, 6.2)), EDGE))


def _up() -> tuple[Part, ...]:
    return (Part(_polyline((8, 4.5), (12.5, 11.5), (3.5, 11.5), closed=True)),)


def _down() -> tuple[Part, ...]:
    return (Part(_polyline((3.5, 4.5), (12.5, 4.5), (8, 11.5), closed=True)),)


def _cross() -> tuple[Part, ...]:
    return (Part(_cross_lines(4, 12), EDGE),)


_SHAPES: Final[dict[Mark, Callable[[], tuple[Part, ...]]]] = {
    Mark.GRANTED: _granted,
    Mark.PARTIAL: _partial,
    Mark.CEILING: _ceiling,
    Mark.REFUSED: _refused,
    Mark.WITHDRAWN: _withdrawn,
    Mark.INCOMPLETE: _incomplete,
    Mark.DRAW: _die,
    Mark.LEFT_UNTREATED: _left_untreated,
    Mark.TICK: _tick,
    Mark.DONE: _granted,
    Mark.ATTENTION: _triangle,
    Mark.ERROR: _triangle,
    Mark.PADLOCK: _padlock,
    Mark.LAPSED: _turned_clock,
    Mark.BEAMER: _beamer,
    Mark.PLUS: _plus,
    Mark.FOLDER: _folder,
    Mark.SHIELD: _shield,
    Mark.UP: _up,
    Mark.DOWN: _down,
    Mark.CROSS: _cross,
}
