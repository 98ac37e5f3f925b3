"""Pictures made of plain shapes, painted on screen in the colours of the theme."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from desktop_app.report.shapes import (
    Anchor,
    Face,
    Hatch,
    Line,
    Polygon,
    Rect,
    Shape,
    Tone,
    Words,
    hatch_lines,
)
from desktop_app.ui.theme import Look, colour
from desktop_app.ui.tokens import Family, TextStyle

TONES = {
    Tone.INK: "ink",
    Tone.INK2: "ink2",
    Tone.LINE: "line",
    Tone.LINE2: "line2",
    Tone.SURFACE: "surface",
    Tone.TINT: "tint1",
    Tone.CURRENT: "accent_soft",
    Tone.GRANTED: "granted_fill",
    Tone.DRAW: "draw_fill",
    Tone.WATERMARK: "line",
}


def paint_shapes(painter: QPainter, look: Look, shapes: Iterable[Shape]) -> None:
    """Paint every shape, in their own order."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for shape in shapes:
        _paint(painter, look, shape)
    painter.restore()


def strong_width(look: Look, text: str, size: float) -> float:
    """Return how wide a text in strong letters is at `size` pixels."""
    return QFontMetricsF(_font(look, Face.STRONG, size)).horizontalAdvance(text)


def _paint(painter: QPainter, look: Look, shape: Shape) -> None:
    match shape:
        case Rect():
            _paint_rect(painter, look, shape)
        case Line():
            painter.setPen(_pen(look, shape.tone, shape.stroke_width, shape.dash))
            painter.drawLine(_crisp(shape))
        case Polygon():
            _brush(painter, look, shape.fill)
            _edge(painter, look, shape.stroke, shape.stroke_width, shape.dash)
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in shape.points]))
        case Hatch():
            _paint_hatch(painter, look, shape)
        case Words():
            _paint_words(painter, look, shape)
        case _:
            assert_never(shape)


def _paint_rect(painter: QPainter, look: Look, shape: Rect) -> None:
    area = QRectF(shape.x, shape.y, shape.width, shape.height)
    if shape.stroke is None:
        if shape.fill is not None:
            # Whole pixels keep bars and grounds sharp at every zoom.
            painter.fillRect(QRectF(area.toAlignedRect()), _ink(look, shape.fill))
        return
    inset = shape.stroke_width / 2
    _brush(painter, look, shape.fill)
    _edge(painter, look, shape.stroke, shape.stroke_width, shape.dash)
    painter.drawRect(area.adjusted(inset, inset, -inset, -inset))


def _paint_hatch(painter: QPainter, look: Look, shape: Hatch) -> None:
    painter.save()
    painter.setClipRect(
        QRectF(shape.x, shape.y, shape.width, shape.height), Qt.ClipOperation.IntersectClip
    )
    painter.setPen(_pen(look, shape.tone, shape.stroke_width, ()))
    for line in hatch_lines(shape):
        painter.drawLine(QLineF(line.x1, line.y1, line.x2, line.y2))
    painter.restore()


def _paint_words(painter: QPainter, look: Look, shape: Words) -> None:
    font = _font(look, shape.face, shape.size)
    painter.setFont(font)
    painter.setPen(_ink(look, shape.tone))
    width = QFontMetricsF(font).horizontalAdvance(shape.text)
    shift = {Anchor.START: 0.0, Anchor.MIDDLE: -width / 2, Anchor.END: -width}[shape.anchor]
    if shape.angle:
        painter.save()
        painter.translate(shape.x, shape.y)
        painter.rotate(-shape.angle)
        painter.drawText(QPointF(shift, 0), shape.text)
        painter.restore()
    else:
        painter.drawText(QPointF(shape.x + shift, shape.y), shape.text)


def _font(look: Look, face: Face, size: float) -> QFont:
    family = Family.MONO if face is Face.MONO else Family.SANS
    weight = 600 if face is Face.STRONG else 400
    font = look.font(TextStyle(size=13, line=16, weight=weight, family=family))
    sized = QFont(font)
    sized.setPixelSize(max(round(size), 1))
    sized.setItalic(face is Face.ITALIC)
    return sized


def _ink(look: Look, tone: Tone) -> QColor:
    return colour(getattr(look.theme, TONES[tone]))


def _pen(look: Look, tone: Tone, width: float, dash: tuple[float, ...]) -> QPen:
    pen = QPen(_ink(look, tone), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dash:
        # Qt counts dashes in pen widths, the picture in pixels.
        pen.setDashPattern([length / width for length in dash])
    return pen


def _brush(painter: QPainter, look: Look, fill: Tone | None) -> None:
    if fill is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(_ink(look, fill))


def _edge(
    painter: QPainter, look: Look, stroke: Tone | None, width: float, dash: tuple[float, ...]
) -> None:
    if stroke is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(_pen(look, stroke, width, dash))


def _crisp(line: Line) -> QLineF:
    """Put an upright or level line on whole pixels, so that it is not smeared over two rows."""
    half = round(line.stroke_width) % 2 / 2
    if line.y1 == line.y2:
        y = round(line.y1) + half
        return QLineF(line.x1, y, line.x2, y)
    if line.x1 == line.x2:
        x = round(line.x1) + half
        return QLineF(x, line.y1, x, line.y2)
    return QLineF(line.x1, line.y1, line.x2, line.y2)
