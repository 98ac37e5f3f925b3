"""Breaking text into lines: at spaces, and inside a word only when it is wider than its column.

No-break spaces, hyphens and the points in an amount never break. Nothing is added or left out:
the spaces at which a line was broken stay at its end, so the lines put together are the text
again, for the eye, for a search and for a screen reader.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from desktop_app.report.document import Emphasis, Text, runs
from desktop_app.report.fonts import printable, typeface
from desktop_app.report.shapes import Face

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_EM = 1000
_TOKENS = re.compile(r" +|[^ ]+")
_GOOD_BREAKS = "/-_.,:;@&=?"
_LATE = 0.6
"""A word is broken after one of these marks only when most of the line is filled by then."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Text in one face that begins x points from the left of its line."""

    x: float
    text: str
    face: Face


@dataclass(frozen=True, slots=True)
class TextLine:
    """One line of text: its pieces, and its width in points without the spaces at its end."""

    pieces: tuple[Piece, ...]
    width: float

    @property
    def text(self) -> str:
        """The characters of the line."""
        return "".join(piece.text for piece in self.pieces)


@dataclass(slots=True)
class _Building:
    """A line while it is being filled; widths in thousandths of an em."""

    limit: float
    pieces: list[tuple[str, Face]] = field(default_factory=list)
    filled: float = 0
    spaces: tuple[str, Face] | None = None

    def spaces_width(self) -> float:
        if self.spaces is None:
            return 0
        text, face = self.spaces
        return typeface(face).width(text)

    def fits(self, width: float) -> bool:
        return self.filled + self.spaces_width() + width <= self.limit

    def add(self, text: str, face: Face) -> None:
        if self.spaces is not None:
            spaces, self.spaces = self.spaces, None
            self.add(*spaces)
        self.filled += typeface(face).width(text)
        if self.pieces and self.pieces[-1][1] is face:
            self.pieces[-1] = (self.pieces[-1][0] + text, face)
        else:
            self.pieces.append((text, face))

    def line(self, size: float) -> TextLine:
        width = self.filled * size / _EM
        if self.spaces is not None:
            self.add("", self.spaces[1])
        placed, x = [], 0.0
        for text, face in self.pieces:
            placed.append(Piece(x, text, face))
            x += typeface(face).width(text) * size / _EM
        return TextLine(tuple(placed), width)


def face_of(emphasis: Emphasis, plain: Face) -> Face:
    """The face of a run inside text that is otherwise set in `plain`."""
    match emphasis:
        case Emphasis.PLAIN:
            return plain
        case Emphasis.STRONG:
            return Face.STRONG
        case Emphasis.MONO:
            return Face.MONO


def wrap(text: Text, face: Face, size: float, width: float) -> tuple[TextLine, ...]:
    """A text in lines of at most `width` points; an empty text is one empty line.

    Only a single character wider than the column stands out of it.
    """
    lines: list[TextLine] = []
    limit = width * _EM / size + 1e-6
    for parts in _hard_lines(text, face):
        lines.extend(_wrap_one(parts, size, limit))
    return tuple(lines)


def natural_width(text: Text, face: Face, size: float) -> float:
    """The width a text takes when it is broken at line feeds only, in points."""
    widest = max(
        sum(typeface(part_face).width(part) for part, part_face in parts)
        for parts in _hard_lines(text, face)
    )
    return widest * size / _EM


def longest_word(text: Text, face: Face, size: float) -> float:
    """The width of the widest piece between two spaces, in points."""
    widths = [
        _word_width(word)
        for parts in _hard_lines(text, face)
        for word in _words(parts)
        if not word[0][0].startswith(" ")
    ]
    return max(widths, default=0) * size / _EM


def _hard_lines(text: Text, plain: Face) -> list[list[tuple[str, Face]]]:
    """The parts of each line between line feeds."""
    lines: list[list[tuple[str, Face]]] = [[]]
    for run in runs(text):
        face = face_of(run.emphasis, plain)
        for number, part in enumerate(printable(run.text).split("\n")):
            if number:
                lines.append([])
            if part:
                lines[-1].append((part, face))
    return lines


def _wrap_one(parts: list[tuple[str, Face]], size: float, limit: float) -> Iterator[TextLine]:
    if sum(typeface(face).width(text) for text, face in parts) <= limit:
        yield _whole(parts, size, limit)
        return
    current = _Building(limit)
    for word in _words(parts):
        if word[0][0].startswith(" "):
            current.spaces = word[0]
        elif current.fits(_word_width(word)):
            for text, face in word:
                current.add(text, face)
        else:
            if current.pieces or current.spaces:
                yield current.line(size)
            current = _Building(limit)
            for text, face in word:
                *full, rest = _broken(text, face, current)
                yield from (_finished(current, piece, face, size) for piece in full)
                current.add(rest, face)
    yield current.line(size)


def _whole(parts: list[tuple[str, Face]], size: float, limit: float) -> TextLine:
    line = _Building(limit)
    for text, face in parts:
        line.add(text, face)
    return line.line(size)


def _finished(line: _Building, text: str, face: Face, size: float) -> TextLine:
    """Put the piece on the line, hand the line over and empty it for the next piece."""
    line.add(text, face)
    done = line.line(size)
    line.pieces, line.filled = [], 0
    return done


def _broken(text: str, face: Face, line: _Building) -> list[str]:
    """A word that is wider than the line, in pieces; the first continues what is on the line."""
    font = typeface(face)
    pieces, begin, room = [], 0, line.limit - line.filled
    while font.width(text[begin:]) > room:
        end = max(begin + 1, begin + _how_many(text[begin:], font.widths, room))
        end = _after_a_mark(text, begin, end)
        pieces.append(text[begin:end])
        begin, room = end, line.limit
        if begin >= len(text):
            break
    return [*pieces, text[begin:]]


def _how_many(text: str, widths: Mapping[int, float], room: float) -> int:
    filled, count = 0.0, 0
    for letter in text:
        filled += widths.get(ord(letter), 0)
        if filled > room:
            break
        count += 1
    return count


def _after_a_mark(text: str, begin: int, end: int) -> int:
    """Break after a slash or a point when one stands near the end of the line."""
    for at in range(end - 1, begin + int((end - begin) * _LATE), -1):
        if text[at] in _GOOD_BREAKS:
            return at + 1
    return end


def _words(parts: list[tuple[str, Face]]) -> Iterator[list[tuple[str, Face]]]:
    """Words and the spaces between them; a word may change its face halfway."""
    word: list[tuple[str, Face]] = []
    for text, face in parts:
        for token in _TOKENS.findall(text):
            if token.startswith(" "):
                if word:
                    yield word
                    word = []
                yield [(token, face)]
            else:
                word.append((token, face))
    if word:
        yield word


def _word_width(word: list[tuple[str, Face]]) -> float:
    return sum(typeface(face).width(text) for text, face in word)
