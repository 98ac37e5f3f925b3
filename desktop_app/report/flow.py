"""The pages while they are being filled from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.report.page import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    Artifact,
    Element,
    FieldPlace,
    Mark,
    Owner,
    Page,
    Pages,
)
from desktop_app.report.shapes import Anchor, Line, Shape, Tone, Words
from desktop_app.report.styles import HAIRLINE, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop_app.report.wrapping import TextLine

FULL = BOTTOM - TOP


class Flow:
    """Where the next thing comes, and everything that has been put down so far."""

    def __init__(self) -> None:
        self.structure = Element(tag="Document")
        self.y = TOP
        self._pages = [Page()]
        self._fields: list[FieldPlace] = []

    @property
    def room(self) -> float:
        """How much fits under the current place, in points."""
        return BOTTOM - self.y

    @property
    def fresh(self) -> bool:
        """Whether nothing stands on this page yet."""
        return self.y <= TOP

    @property
    def page_number(self) -> int:
        """The number of the current page, from 1."""
        return len(self._pages)

    def new_page(self) -> None:
        """Go on at the top of a new page."""
        self._pages.append(Page())
        self.y = TOP

    def need(self, height: float) -> None:
        """Go on at a new page unless this height fits on the current one."""
        if height > self.room and not self.fresh:
            self.new_page()

    def space(self, height: float) -> None:
        """Leave room, except at the top of a page."""
        if not self.fresh:
            self.y += height

    def put(self, owner: Owner, shapes: Sequence[Shape]) -> None:
        """Put shapes on the current page; they already have their places on it."""
        if shapes:
            self._pages[-1].marks.append(Mark(owner, tuple(shapes)))

    def put_lines(
        self, owner: Owner, lines: Sequence[TextLine], style: Style, x: float = LEFT
    ) -> None:
        """Put lines of text that fit on the current page, and move under them."""
        self.put(owner, words_of(lines, style, (x, self.y)))
        self.y += len(lines) * style.leading

    def put_text(
        self, owner: Owner, lines: Sequence[TextLine], style: Style, x: float = LEFT
    ) -> None:
        """Put lines of text over as many pages as they need, never one line alone."""
        rest = list(lines)
        while rest:
            fitting = int(self.room / style.leading + 1e-6)
            count = _how_many(len(rest), fitting, fresh=self.fresh)
            self.put_lines(owner, rest[:count], style, x)
            rest = rest[count:]
            if rest:
                self.new_page()

    def rule(self, thickness: float = HAIRLINE, tone: Tone = Tone.LINE2) -> None:
        """Draw a line over the full width at the current place."""
        self.put(
            Artifact(),
            (Line(x1=LEFT, y1=self.y, x2=RIGHT, y2=self.y, tone=tone, stroke_width=thickness),),
        )

    def put_field(self, place: FieldPlace) -> None:
        """Keep a place for a signature field."""
        self._fields.append(place)

    def finish(self) -> Pages:
        """Everything put down, as data."""
        return Pages(pages=tuple(self._pages), structure=self.structure, fields=tuple(self._fields))


def words_of(
    lines: Sequence[TextLine],
    style: Style,
    place: tuple[float, float],
    *,
    width: float = 0,
    anchor: Anchor = Anchor.START,
) -> list[Words]:
    """Lines of text as shapes, with their top left at `place`; other anchors use `width`."""
    x, top = place
    words: list[Words] = []
    for number, line in enumerate(lines):
        match anchor:
            case Anchor.START:
                begin = x
            case Anchor.MIDDLE:
                begin = x + (width - line.width) / 2
            case Anchor.END:
                begin = x + width - line.width
        base = top + number * style.leading + style.base()
        words.extend(
            Words(
                x=begin + piece.x,
                y=base,
                text=piece.text,
                size=style.size,
                face=piece.face,
                tone=style.tone,
            )
            for piece in line.pieces
        )
    return words


def _how_many(lines: int, fitting: int, *, fresh: bool) -> int:
    """How many lines come on this page: all, or so many that two or more go on to the next."""
    if lines <= fitting:
        return lines
    keep = fitting - 1 if lines - fitting == 1 else fitting
    if keep >= 2 or fresh:  # noqa: PLR2004 - one line alone is what is being avoided
        return max(keep, 1 if fresh else 0)
    return 0
