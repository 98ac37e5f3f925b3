"""A document as the lines that are printed of it, in reading order: cells of text, no layout."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import assert_never

from desktop_app.core.codec import keyed
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
    Table,
    plain,
)
from desktop_app.report.layout_signatures import capital, named_slots
from desktop_app.report.shapes import Words
from desktop_app.text import document_layout as words
from desktop_app.text.notation import blocks


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One row of a table, one item of a list or one piece of running text.

    where: the headings above it; head: the row with the titles of a table.
    """

    where: str = keyed("waar")
    cells: tuple[str, ...] = keyed("cellen")
    head: bool = keyed("kop", default=False)


def document_lines(document: Document) -> list[Line]:
    """Give every line of a document, its head first; the footer is not among them."""
    above = (
        document.organisation,
        document.title,
        document.subtitle,
        document.reference,
        document.notice,
    )
    head = [Line(where="", cells=(text,)) for text in above if text]
    return [*head, *block_lines(document.blocks)]


def block_lines(parts: Iterable[Block]) -> Iterator[Line]:
    """Give the lines of blocks that follow each other, each under its headings."""
    section = part = ""
    for block in parts:
        if isinstance(block, Heading):
            section, part = (block.text, "") if block.level == 1 else (section, block.text)
        where = f"{section} / {part}" if part else section
        for cells, head in _lines(block):
            yield Line(where=where, cells=cells, head=head)


_Cells = tuple[tuple[str, ...], bool]


def _lines(  # noqa: C901, PLR0912 - one case for each kind of block
    block: Block,
) -> Iterator[_Cells]:
    match block:
        case Heading(text=text):
            yield (text,), False
        case Paragraph(text=text):
            yield (plain(text),), False
        case Items():
            for number, item in enumerate(block.items, start=1):
                yield (f"{number}." if block.numbered else "•", plain(item)), False
        case KeyValues():
            for name, value in block.pairs:
                yield (name, plain(value)), False
        case Table():
            yield from _table(block)
        case Figure():
            yield from _texts(block.caption, figure_text(block))
        case HashBlocks():
            yield from _texts(block.label, blocks(block.hexadecimal))
        case Preformatted(text=text):
            yield (text,), False
        case BlankBoxes(label=label):
            yield (label,), False
        case BlankLines():
            yield from _texts(*block.labels)
        case PageBreak():
            pass
        case SignaturePage():
            yield from _signatures(block)
        case _:
            assert_never(block)


def figure_text(figure: Figure) -> str:
    """The words in a picture, in the order in which they are painted."""
    return " ".join(shape.text for shape in figure.shapes if isinstance(shape, Words))


def _texts(*texts: str) -> Iterator[_Cells]:
    for text in texts:
        if text:
            yield (text,), False


def _table(table: Table) -> Iterator[_Cells]:
    yield from _texts(table.caption)
    yield tuple(column.title for column in table.columns), True
    for row in (*table.rows, *((table.totals,) if table.totals else ())):
        yield tuple(plain(cell) for cell in row), False


def _signatures(page: SignaturePage) -> Iterator[_Cells]:
    yield from _texts(page.title, plain(page.introduction))
    for named in named_slots(page):
        slot = named.slot
        yield from _texts(
            capital(slot.role),
            slot.statement,
            f"{words.NAME} {slot.name}",
            f"{words.PLACE} {slot.place}",
            f"{words.DATE} {slot.date}",
            words.SEAL if named.name == words.SEAL_ROLE else words.SIGNATURE,
        )
    if page.with_seal:
        yield from _texts(words.SEAL_EXPLANATION, words.SEAL)
