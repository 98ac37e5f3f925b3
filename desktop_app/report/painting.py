"""Pages painted as PDF: marked content with numbers that the structure refers to."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, assert_never

from desktop_app import __version__
from desktop_app.report.fonts import printable, text_width, typeface
from desktop_app.report.page import PAGE_HEIGHT, PAGE_WIDTH, Artifact, ContentRef, Mark, Pages
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

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reportlab.pdfgen.canvas import Canvas

    from desktop_app.report.document import Document

PROGRAM = f"Rangorde {__version__}"

_COLOURS = {
    Tone.INK: (0.08, 0.12, 0.17),
    Tone.INK2: (0.31, 0.36, 0.42),
    Tone.LINE: (0.80, 0.83, 0.86),
    Tone.LINE2: (0.62, 0.66, 0.71),
    Tone.SURFACE: (1.0, 1.0, 1.0),
    Tone.TINT: (0.955, 0.962, 0.97),
    Tone.CURRENT: (0.90, 0.92, 0.94),
    Tone.GRANTED: (0.38, 0.40, 0.42),
    Tone.DRAW: (0.38, 0.40, 0.42),
    Tone.WATERMARK: (0.915, 0.925, 0.937),
}


def paint(pages: Pages, document: Document) -> bytes:
    """The pages as PDF bytes, always the same for the same document.

    Gives every element of `pages.structure` the numbers of its marks, for the tagging that
    follows.
    """
    from reportlab.pdfgen.canvas import Canvas

    buffer = io.BytesIO()
    canvas = Canvas(
        buffer,
        pagesize=(PAGE_WIDTH, PAGE_HEIGHT),
        initialFontName=typeface(Face.REGULAR).name,
        invariant=1,
        pageCompression=1,
        lang=document.language,
    )
    canvas.setTitle(f"{document.title} {document.number}")
    canvas.setAuthor(document.organisation or PROGRAM)
    canvas.setSubject(document.round_id)
    canvas.setCreator(PROGRAM)
    for number, page in enumerate(pages.pages):
        brush = Brush(canvas)
        mark_number = 0
        for mark in page.marks:
            mark_number += _paint_mark(brush, mark, number, mark_number)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def paint_picture(shapes: Sequence[Shape], width: float, height: float) -> bytes:
    """One small page with these shapes and nothing else, for a stamp."""
    from reportlab.pdfgen.canvas import Canvas

    buffer = io.BytesIO()
    canvas = Canvas(
        buffer,
        pagesize=(width, height),
        initialFontName=typeface(Face.REGULAR).name,
        invariant=1,
        pageCompression=1,
    )
    brush = Brush(canvas, height)
    for shape in shapes:
        brush.paint(shape)
    canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def _paint_mark(brush: Brush, mark: Mark, page: int, number: int) -> int:
    """Paint one mark between its brackets; returns how many numbers it took."""
    owner = mark.owner
    match owner:
        case Artifact():
            kind = f" <</Type /{owner.kind}>> BDC" if owner.kind else " BMC"
            brush.literal(f"/Artifact{kind}")
            taken = 0
        case _:
            owner.children.append(ContentRef(page, number))
            brush.literal(f"/{owner.tag} <</MCID {number}>> BDC")
            taken = 1
    for shape in mark.shapes:
        brush.paint(shape)
    brush.literal("EMC")
    return taken


class Brush:
    """Paints shapes on a ReportLab canvas, whose y grows upwards."""

    def __init__(self, canvas: Canvas, height: float = PAGE_HEIGHT) -> None:
        self._canvas = canvas
        self._height = height
        self._fill: Tone | None = None
        self._stroke: tuple[Tone, float, tuple[float, ...]] | None = None

    def literal(self, code: str) -> None:
        """Write an operator that ReportLab has no function for."""
        self._canvas.addLiteral(code)

    def paint(self, shape: Shape) -> None:
        """Paint one shape."""
        match shape:
            case Rect():
                self._rect(shape)
            case Line():
                self._line(shape)
            case Polygon():
                self._polygon(shape)
            case Hatch():
                for line in hatch_lines(shape):
                    self._line(line)
            case Words():
                self._words(shape)
            case _:
                assert_never(shape)

    def _rect(self, rect: Rect) -> None:
        self._use(rect.fill, (rect.stroke, rect.stroke_width, rect.dash))
        self._canvas.rect(
            rect.x,
            self._height - rect.y - rect.height,
            rect.width,
            rect.height,
            stroke=int(rect.stroke is not None),
            fill=int(rect.fill is not None),
        )

    def _line(self, line: Line) -> None:
        self._use(None, (line.tone, line.stroke_width, line.dash))
        self._canvas.line(line.x1, self._height - line.y1, line.x2, self._height - line.y2)

    def _polygon(self, polygon: Polygon) -> None:
        self._use(polygon.fill, (polygon.stroke, polygon.stroke_width, polygon.dash))
        path = self._canvas.beginPath()
        (x, y), *rest = polygon.points
        path.moveTo(x, self._height - y)
        for x, y in rest:
            path.lineTo(x, self._height - y)
        path.close()
        self._canvas.drawPath(
            path, stroke=int(polygon.stroke is not None), fill=int(polygon.fill is not None)
        )

    def _words(self, words: Words) -> None:
        self._use(words.tone, None)
        self._canvas.setFont(typeface(words.face).name, words.size)
        text = printable(words.text)
        y = self._height - words.y
        if words.angle:
            self._turned(words, text, y)
            return
        self._canvas.drawString(words.x - _before(words, text), y, text)

    def _turned(self, words: Words, text: str, y: float) -> None:
        self._canvas.saveState()
        self._canvas.translate(words.x, y)
        self._canvas.rotate(words.angle)
        self._canvas.drawString(-_before(words, text), 0, text)
        self._canvas.restoreState()

    def _use(
        self,
        fill: Tone | None,
        stroke: tuple[Tone | None, float, tuple[float, ...]] | None,
    ) -> None:
        if fill is not None and fill is not self._fill:
            self._canvas.setFillColorRGB(*_COLOURS[fill])
            self._fill = fill
        if stroke is None or stroke[0] is None:
            return
        tone, width, dash = stroke[0], stroke[1], stroke[2]
        if (tone, width, dash) != self._stroke:
            self._canvas.setStrokeColorRGB(*_COLOURS[tone])
            self._canvas.setLineWidth(width)
            self._canvas.setDash(list(dash))
            self._stroke = (tone, width, dash)


def _before(words: Words, text: str) -> float:
    """How much of the text comes before its x."""
    match words.anchor:
        case Anchor.START:
            return 0.0
        case Anchor.MIDDLE:
            return text_width(text, words.face, words.size) / 2
        case Anchor.END:
            return text_width(text, words.face, words.size)
