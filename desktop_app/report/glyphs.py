"""Which characters of a document the fonts do not have, and where they stand."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
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
    Table,
    Text,
    plain,
    runs,
)
from desktop_app.report.fonts import printable, typeface
from desktop_app.report.shapes import Face, Words
from desktop_app.report.wrapping import face_of
from desktop_app.text import document_layout as words

if TYPE_CHECKING:
    from collections.abc import Iterator

_INVISIBLE = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})


@dataclass(frozen=True, slots=True, kw_only=True)
class MissingGlyph:
    """A character that cannot be printed: where it stands (in Dutch), itself, `U+0645`."""

    where: str
    char: str
    codepoint: str


def missing_glyphs(document: Document) -> tuple[MissingGlyph, ...]:
    """Every character that would be printed as a box or not at all, once for each place.

    Characters without a shape, such as marks for the direction of text, are among them: they
    would be in the file without being seen.
    """
    found: dict[tuple[str, str], MissingGlyph] = {}
    for where, text, face in _texts(document):
        for letter in _unprintable(text, face):
            found.setdefault(
                (where, letter),
                MissingGlyph(where=where, char=letter, codepoint=f"U+{ord(letter):04X}"),
            )
    return tuple(found.values())


def _unprintable(text: Text, plain_face: Face) -> Iterator[str]:
    for run in runs(text):
        font = typeface(face_of(run.emphasis, plain_face))
        for letter in printable(run.text):
            if letter == "\n":
                continue
            if not font.has(letter) or unicodedata.category(letter) in _INVISIBLE:
                yield letter


def _texts(document: Document) -> Iterator[tuple[str, Text, Face]]:
    """Every text that is printed, with its place in words and the face it is set in."""
    for text in (
        document.organisation,
        document.title,
        document.subtitle,
        document.reference,
        document.notice,
    ):
        yield words.TITLE_FIELD, text, Face.STRONG
    for text in document.footer:
        yield words.FOOTER_FIELD, text, Face.REGULAR
    heading = ""
    for block in document.blocks:
        if isinstance(block, Heading):
            heading = block.text
            yield words.IN_HEADING, block.text, Face.STRONG
            continue
        for place, content, face in _in_block(block):
            yield words.where_under(heading, place), content, face


def _in_block(  # noqa: C901, PLR0912 - one case for each kind of block
    block: Block,
) -> Iterator[tuple[str, Text, Face]]:
    match block:
        case Heading():
            yield words.IN_HEADING, block.text, Face.STRONG
        case Paragraph():
            yield words.IN_PARAGRAPH, block.text, Face.REGULAR
        case Items():
            for item in block.items:
                yield words.IN_LIST, item, Face.REGULAR
        case KeyValues():
            for name, value in block.pairs:
                yield words.IN_KEY_VALUES, name, Face.REGULAR
                yield words.IN_KEY_VALUES, value, Face.REGULAR
        case Table():
            yield from _in_table(block)
        case Figure():
            for shape in block.shapes:
                if isinstance(shape, Words):
                    yield words.IN_FIGURE, shape.text, shape.face
            yield words.IN_FIGURE, block.caption, Face.STRONG
        case HashBlocks():
            yield words.IN_PARAGRAPH, block.label, Face.REGULAR
        case Preformatted():
            yield words.IN_PREFORMATTED, block.text, Face.MONO
        case BlankBoxes():
            yield words.IN_FORM, block.label, Face.REGULAR
        case BlankLines():
            for label in block.labels:
                yield words.IN_FORM, label, Face.REGULAR
        case SignaturePage():
            yield from _in_signatures(block)
        case PageBreak():
            return
        case _:
            assert_never(block)


def _in_table(table: Table) -> Iterator[tuple[str, Text, Face]]:
    yield words.IN_TABLE_HEAD, table.caption, Face.STRONG
    for column in table.columns:
        yield words.IN_TABLE_HEAD, column.title, Face.STRONG
    for row in table.rows:
        for column, cell in zip(table.columns, row, strict=True):
            yield words.where_in_table(plain(row[0]), column.title), cell, Face.REGULAR
    for cell in table.totals:
        yield words.IN_TOTALS, cell, Face.STRONG


def _in_signatures(page: SignaturePage) -> Iterator[tuple[str, Text, Face]]:
    yield words.IN_SIGNATURES, page.introduction, Face.REGULAR
    yield words.IN_SIGNATURES, page.title, Face.STRONG
    for slot in page.slots:
        for text in (slot.role, slot.statement, slot.name, slot.place, slot.date):
            yield words.IN_SIGNATURES, text, Face.REGULAR
