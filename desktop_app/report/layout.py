"""A document on pages: everything has its place, nothing has been painted yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from desktop_app.report.document import (
    BlankBoxes,
    BlankLines,
    Block,
    Document,
    Figure,
    HashBlocks,
    Heading,
    Items,
    KeyValues,
    PageBreak,
    Paragraph,
    Preformatted,
    SignaturePage,
    Status,
    Table,
)
from desktop_app.report.flow import FULL, Flow
from desktop_app.report.furniture import furnished
from desktop_app.report.layout_blocks import (
    heading_style,
    put_blank_boxes,
    put_blank_lines,
    put_figure,
    put_hash,
    put_heading,
    put_items,
    put_paragraph,
    put_preformatted,
)
from desktop_app.report.layout_signatures import new_sheet, put_signature_page
from desktop_app.report.layout_table import put_key_values, put_table, table_minimum
from desktop_app.report.page import WIDTH
from desktop_app.report.styles import (
    BODY,
    CAPTION,
    NOTICE,
    ORGANISATION,
    REFERENCE,
    SUBTITLE,
    TITLE,
    Style,
)
from desktop_app.report.wrapping import wrap
from desktop_app.text import document_layout as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop_app.report.page import Pages

_SMALL_KEEP = 3 * BODY.leading


def lay_out(document: Document) -> Pages:
    """The pages of a document with their structure and the places of the signature fields.

    Every heading stands with the beginning of what follows; what comes after the sheet for
    signatures begins on a sheet of its own.
    """
    flow = Flow()
    _put_head(flow, document)
    for index, block in enumerate(document.blocks):
        _put_block(flow, block, document.blocks[index + 1 :])
        if isinstance(block, SignaturePage) and index + 1 < len(document.blocks):
            new_sheet(flow)
    return furnished(flow.finish(), document)


def _put_head(flow: Flow, document: Document) -> None:
    above = [document.organisation]
    if document.status is Status.PUBLIC:
        above.append(words.PUBLIC_VERSION)
    _put_line(flow, "P", " · ".join(part for part in above if part), ORGANISATION)
    _put_line(flow, "H1", document.title, TITLE)
    _put_line(flow, "P", document.subtitle, SUBTITLE)
    _put_line(flow, "P", document.reference, REFERENCE)
    _put_line(flow, "P", document.notice, NOTICE)
    flow.y += 4
    flow.rule()
    flow.y += 8


def _put_line(flow: Flow, tag: str, text: str, style: Style) -> None:
    if text:
        flow.space(style.above)
        lines = wrap(text, style.face, style.size, WIDTH)
        flow.put_text(flow.structure.add(tag), lines, style)
        flow.y += style.below


def _put_block(  # noqa: C901, PLR0912 - one case for each kind of block
    flow: Flow, block: Block, after: Sequence[Block]
) -> None:
    match block:
        case Heading():
            put_heading(flow, block, _kept(after))
        case Paragraph():
            put_paragraph(flow, block)
        case Items():
            put_items(flow, block)
        case KeyValues():
            put_key_values(flow, block)
        case Table():
            put_table(flow, block)
        case Figure():
            put_figure(flow, block)
        case HashBlocks():
            put_hash(flow, block)
        case Preformatted():
            put_preformatted(flow, block)
        case BlankBoxes():
            put_blank_boxes(flow, block, words.blank_boxes(block.count, block.label))
        case BlankLines():
            put_blank_lines(flow, block)
        case PageBreak():
            if not flow.fresh:
                flow.new_page()
        case SignaturePage():
            put_signature_page(flow, block)
        case _:
            assert_never(block)


def _kept(after: Sequence[Block]) -> float:
    """How much of what follows a heading must stand with it on one page."""
    if not after:
        return 0
    block = after[0]
    match block:
        case Heading():
            style = heading_style(block)
            return min(style.above + style.leading + style.below + _kept(after[1:]), FULL / 2)
        case Paragraph():
            lines = wrap(block.text, BODY.face, BODY.size, WIDTH)
            return min(len(lines), 3) * BODY.leading
        case Table():
            return min(table_minimum(block), FULL / 2)
        case Figure():
            return min(block.height * min(1.0, WIDTH / block.width) + CAPTION.leading * 2, FULL / 2)
        case PageBreak() | SignaturePage():
            return 0
        case Items() | KeyValues() | HashBlocks() | Preformatted() | BlankBoxes() | BlankLines():
            return _SMALL_KEEP
    assert_never(block)
