"""What stands on every page and belongs to no paragraph: the footer and the watermark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.report.document import Status
from desktop_app.report.fonts import text_width
from desktop_app.report.page import (
    LEFT,
    PAGE_HEIGHT,
    PAGE_WIDTH,
    RIGHT,
    WIDTH,
    Artifact,
    Mark,
    Page,
    Pages,
)
from desktop_app.report.shapes import Anchor, Face, Line, Shape, Tone, Words
from desktop_app.report.styles import FOOTER, HAIRLINE
from desktop_app.text import document_layout as words

if TYPE_CHECKING:
    from desktop_app.report.document import Document

_FOOTER_TOP = PAGE_HEIGHT - 74
_SMALLEST = 5.0
_WATERMARK_SIZE = 104.0
_WATERMARK_ANGLE = 52.0
_GAP = 14.0


def furnished(pages: Pages, document: Document) -> Pages:
    """The same pages with footer and watermark; the watermark lies under the text."""
    count = len(pages.pages)
    done = tuple(
        Page([*_watermark(document.status), *page.marks, _footer(document, number, count)])
        for number, page in enumerate(pages.pages, start=1)
    )
    return Pages(pages=done, structure=pages.structure, fields=pages.fields)


def _footer(document: Document, number: int, count: int) -> Mark:
    page = words.page_of(number, count)
    page_width = text_width(page, FOOTER.face, FOOTER.size)
    shapes: list[Shape] = [
        Line(
            x1=LEFT,
            y1=_FOOTER_TOP,
            x2=RIGHT,
            y2=_FOOTER_TOP,
            tone=Tone.LINE2,
            stroke_width=HAIRLINE,
        )
    ]
    base = _FOOTER_TOP + 5 + FOOTER.base()
    for index, line in enumerate(document.footer or ("",)):
        room = WIDTH - (page_width + _GAP if index == 0 else 0)
        shapes.append(_footer_words(line, base + index * FOOTER.leading, room))
    shapes.append(
        Words(x=RIGHT, y=base, text=page, size=FOOTER.size, tone=FOOTER.tone, anchor=Anchor.END)
    )
    return Mark(Artifact("Pagination"), tuple(shapes))


def _footer_words(line: str, base: float, room: float) -> Words:
    """One line of the footer, in smaller letters when it would not fit."""
    width = text_width(line, FOOTER.face, FOOTER.size)
    size = FOOTER.size if width <= room else max(_SMALLEST, FOOTER.size * room / width)
    return Words(x=LEFT, y=base, text=line, size=size, tone=FOOTER.tone)


def _watermark(status: Status) -> tuple[Mark, ...]:
    match status:
        case Status.CONCEPT:
            text = words.WATERMARK_CONCEPT
        case Status.LAPSED:
            text = words.WATERMARK_LAPSED
        case Status.FINAL | Status.PUBLIC:
            return ()
    mark = Words(
        x=PAGE_WIDTH / 2 + 30,
        y=PAGE_HEIGHT / 2 + 30,
        text=text,
        size=_WATERMARK_SIZE,
        face=Face.STRONG,
        tone=Tone.WATERMARK,
        anchor=Anchor.MIDDLE,
        angle=_WATERMARK_ANGLE,
    )
    return (Mark(Artifact("Background"), (mark,)),)
