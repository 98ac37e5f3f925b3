"""The letters of a page: their files, their widths and the characters they have."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from desktop_app.places import resource
from desktop_app.report.shapes import Face

if TYPE_CHECKING:
    from collections.abc import Mapping

_FILES = {
    Face.REGULAR: "SourceSans3-Regular",
    Face.STRONG: "SourceSans3-Semibold",
    Face.ITALIC: "SourceSans3-It",
    Face.MONO: "SourceCodePro-Regular",
}
_EM = 1000


@dataclass(frozen=True, slots=True)
class Typeface:
    """One font file: the name it is registered under and the widths in thousandths of an em."""

    name: str
    widths: Mapping[int, float]
    word_widths: dict[str, float]

    def width(self, text: str) -> float:
        """The width of a text in thousandths of an em; a character it lacks has none."""
        known = self.word_widths.get(text)
        if known is None:
            known = sum(self.widths.get(ord(letter), 0) for letter in text)
            self.word_widths[text] = known
        return known

    def has(self, letter: str) -> bool:
        """Whether this font can print a character as what it is."""
        return ord(letter) in self.widths


@cache
def typeface(face: Face) -> Typeface:
    """The font of a face, registered with ReportLab on first use."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    name = _FILES[face]
    font = TTFont(name, str(resource("fonts", f"{name}.ttf")))
    pdfmetrics.registerFont(font)
    glyphs = font.face.charToGlyph
    widths = {code: width for code, width in font.face.charWidths.items() if code in glyphs}
    return Typeface(name, widths, {})


def text_width(text: str, face: Face, size: float) -> float:
    """The width of one line of text, in points."""
    return typeface(face).width(printable(text)) * size / _EM


def printable(text: str) -> str:
    """A text as it is printed: letters with their accents in one character, tabs as a space."""
    composed = text if text.isascii() else unicodedata.normalize("NFC", text)
    return composed.replace("\t", " ").replace("\r\n", "\n").replace("\r", "\n")
