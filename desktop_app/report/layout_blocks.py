"""The layout of blocks other than tables and signatures, one function per kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.report.flow import FULL, Flow, words_of
from desktop_app.report.fonts import text_width
from desktop_app.report.page import LEFT, RIGHT, WIDTH, Artifact, Element
from desktop_app.report.shapes import Face, Line, Rect, Shape, Tone
from desktop_app.report.shapes_move import moved
from desktop_app.report.styles import (
    BODY,
    CAPTION,
    HAIRLINE,
    LABEL,
    MONO,
    SECTION,
    SMALL_MONO,
    SUBSECTION,
    Style,
)
from desktop_app.report.wrapping import wrap
from desktop_app.text.notation import blocks

if TYPE_CHECKING:
    from desktop_app.report.document import (
        BlankBoxes,
        BlankLines,
        Figure,
        HashBlocks,
        Heading,
        Items,
        Paragraph,
        Preformatted,
    )
    from desktop_app.report.wrapping import TextLine

_INDENT = 16.0
_ITEM_GAP = 2.5
_PAD = 8.0
_BOX = 22.0
_GROUP_GAP = 9.0
_LINE_TO_FILL = 26.0
_BLOCKS_IN_ROW = 8


def heading_style(heading: Heading) -> Style:
    """Sections have larger letters than what stands under them."""
    return SECTION if heading.level == 1 else SUBSECTION


def put_heading(flow: Flow, heading: Heading, keep: float) -> None:
    """A heading, never without `keep` points of what follows it on the same page."""
    style = heading_style(heading)
    lines = wrap(heading.text, style.face, style.size, WIDTH)
    flow.need(style.above + len(lines) * style.leading + style.below + keep)
    flow.space(style.above)
    flow.put_lines(flow.structure.add(f"H{min(heading.level + 1, 6)}"), lines, style)
    flow.y += style.below


def put_paragraph(flow: Flow, paragraph: Paragraph, style: Style = BODY) -> None:
    """Running text over as many pages as it needs."""
    flow.space(style.above)
    lines = wrap(paragraph.text, style.face, style.size, WIDTH)
    flow.put_text(flow.structure.add("P"), lines, style)
    flow.space(style.below)


def put_items(flow: Flow, block: Items) -> None:
    """A list with hanging bullets or numbers."""
    element = flow.structure.add("L")
    for number, item in enumerate(block.items, start=1):
        label = f"{number}." if block.numbered else "•"
        entry = element.add("LI")
        lines = wrap(item, BODY.face, BODY.size, WIDTH - _INDENT)
        flow.need(min(len(lines), 2) * BODY.leading)
        bullet = wrap(label, BODY.face, BODY.size, _INDENT)
        flow.put(entry.add("Lbl"), words_of(bullet, BODY, (LEFT, flow.y)))
        flow.put_text(entry.add("LBody"), lines, BODY, LEFT + _INDENT)
        flow.space(_ITEM_GAP)
    flow.space(BODY.below - _ITEM_GAP)


def put_hash(flow: Flow, block: HashBlocks) -> None:
    """A hash on one line, or numbered in two rows of eight to read aloud."""
    if block.numbered:
        _put_numbered_hash(flow, block)
        return
    label = wrap(block.label, LABEL.face, LABEL.size, WIDTH) if block.label else ()
    lines = wrap(blocks(block.hexadecimal), MONO.face, MONO.size, WIDTH)
    flow.need(len(label) * LABEL.leading + len(lines) * MONO.leading)
    if label:
        flow.put_lines(flow.structure.add("P"), label, LABEL)
    flow.put_lines(flow.structure.add("P"), lines, MONO)
    flow.space(BODY.below)


def _put_numbered_hash(flow: Flow, block: HashBlocks) -> None:
    groups = blocks(block.hexadecimal).split(" ")
    rows = -(-len(groups) // _BLOCKS_IN_ROW)
    style = MONO.smaller(13)
    height = LABEL.leading + style.leading + _PAD
    flow.need(LABEL.leading + rows * height)
    if block.label:
        label = wrap(block.label, LABEL.face, LABEL.size, WIDTH)
        flow.put_lines(flow.structure.add("P"), label, LABEL)
    width = WIDTH / _BLOCKS_IN_ROW
    element = flow.structure.add("P")
    for row in range(rows):
        top = flow.y + row * height
        for column, group in enumerate(groups[row * _BLOCKS_IN_ROW :][:_BLOCKS_IN_ROW]):
            x = LEFT + column * width
            number = wrap(str(row * _BLOCKS_IN_ROW + column + 1), LABEL.face, LABEL.size, width)
            flow.put(Artifact(), words_of(number, LABEL, (x, top)))
            lines = wrap(group, style.face, style.size, width)
            flow.put(element, words_of(lines, style, (x, top + LABEL.leading)))
    flow.y += rows * height
    flow.space(BODY.below)


def put_preformatted(flow: Flow, block: Preformatted) -> None:
    """Text character by character on a soft ground, broken where a line is too long."""
    style = SMALL_MONO
    lines = preformatted_lines(block, style)
    element = flow.structure.add("P")
    flow.need(min(len(lines), 3) * style.leading + 2 * _PAD)
    rest = list(lines)
    while rest:
        count = max(1, int((flow.room - 2 * _PAD) / style.leading))
        part, rest = rest[:count], rest[count:]
        height = len(part) * style.leading + 2 * _PAD
        ground = Rect(x=LEFT, y=flow.y, width=WIDTH, height=height, fill=Tone.TINT)
        flow.put(Artifact(), (ground,))
        flow.put(element, words_of(part, style, (LEFT + _PAD, flow.y + _PAD)))
        flow.y += height
        if rest:
            flow.new_page()
    flow.space(BODY.below + 2)


def preformatted_lines(block: Preformatted, style: Style) -> tuple[TextLine, ...]:
    """The lines of a text that is printed as it is; spaces at the beginning of a line stay."""
    width = WIDTH - 2 * _PAD
    return tuple(
        line
        for text in block.text.rstrip("\n").split("\n")
        for line in wrap(text, style.face, style.size, width)
    )


def put_figure(flow: Flow, figure: Figure) -> None:
    """A picture with its caption on one page, made smaller when it is too large."""
    fit = min(1.0, WIDTH / figure.width, (FULL - 40) / figure.height)
    caption = wrap(figure.caption, CAPTION.face, CAPTION.size, WIDTH) if figure.caption else ()
    height = figure.height * fit
    flow.need(height + len(caption) * CAPTION.leading + CAPTION.below)
    if caption:
        flow.put_lines(flow.structure.add("P"), caption, CAPTION)
        flow.y += CAPTION.below
    element = flow.structure.add("Figure", alt=" ".join(figure.description))
    element.box = (LEFT, flow.y, LEFT + figure.width * fit, flow.y + height)
    flow.put(element, moved(figure.shapes, LEFT, flow.y, fit))
    flow.y += height
    flow.space(BODY.below + 4)


def put_blank_boxes(flow: Flow, block: BlankBoxes, spoken: str) -> None:
    """Empty boxes in groups, as many on a line as fit."""
    group_width = block.group * _BOX + _GROUP_GAP
    per_line = max(1, int((WIDTH + _GROUP_GAP) / group_width)) * block.group
    lines = -(-block.count // per_line)
    flow.need(LABEL.leading + lines * (_BOX + _GROUP_GAP))
    label = wrap(block.label, LABEL.face, LABEL.size, WIDTH)
    flow.put_lines(flow.structure.add("P"), label, LABEL)
    flow.y += 3
    shapes: list[Shape] = []
    for index in range(block.count):
        row, column = divmod(index, per_line)
        x = LEFT + column * _BOX + column // block.group * _GROUP_GAP
        y = flow.y + row * (_BOX + _GROUP_GAP)
        shapes.append(Rect(x=x, y=y, width=_BOX, height=_BOX, stroke=Tone.LINE2, stroke_width=0.6))
    element = flow.structure.add("Figure", alt=spoken)
    height = lines * (_BOX + _GROUP_GAP)
    element.box = (LEFT, flow.y, RIGHT, flow.y + height)
    flow.put(element, shapes)
    flow.y += height
    flow.space(BODY.below)


def put_blank_lines(flow: Flow, block: BlankLines) -> None:
    """A line to write on after each label."""
    widest = max(text_width(label, Face.REGULAR, BODY.size) for label in block.labels)
    begin = LEFT + min(widest + 10, WIDTH / 2)
    for label in block.labels:
        put_blank_line(flow, flow.structure.add("P"), label, begin)
    flow.space(BODY.below)


def put_blank_line(flow: Flow, element: Element, label: str, begin: float) -> None:
    """One label with its line to write on, which begins at x `begin`."""
    lines = wrap(label, BODY.face, BODY.size, begin - LEFT - 4)
    height = max(_LINE_TO_FILL, len(lines) * BODY.leading + 6)
    flow.need(height)
    top = flow.y + height - len(lines) * BODY.leading - 2
    flow.put(element, words_of(lines, BODY, (LEFT, top)))
    base = flow.y + height - 4
    line = Line(x1=begin, y1=base, x2=RIGHT, y2=base, tone=Tone.LINE2, stroke_width=HAIRLINE)
    flow.put(Artifact(), (line,))
    flow.y += height
