"""What a signature looks like on its page: a few lines that say by what it was signed and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.report.certificates import Usable, is_own_seal
from desktop_app.report.flow import words_of
from desktop_app.report.fonts import printable, typeface
from desktop_app.report.painting import paint_picture
from desktop_app.report.shapes import Face, Tone
from desktop_app.report.styles import Style
from desktop_app.report.wrapping import wrap
from desktop_app.text import signatures as words

if TYPE_CHECKING:
    from datetime import datetime

_PAD = 5.0
_SIZES = (7.6, 7.0, 6.4, 5.8, 5.2)
_UNPRINTABLE = "?"


def stamp_picture(usable: Usable, at: datetime, width: float, height: float) -> bytes:
    """A small PDF page of this size, in the largest letters that fit."""
    what = _what(usable)
    for size in _SIZES:
        style = Style(size=size, leading=size * 1.28, tone=Tone.INK)
        grey = Style(size=size, leading=size * 1.28, tone=Tone.INK2)
        first = wrap(what, Face.REGULAR, size, width - 2 * _PAD)
        second = wrap(words.clock(at), Face.REGULAR, size, width - 2 * _PAD)
        total = (len(first) + len(second)) * style.leading
        if total <= height - 2 * _PAD:
            break
    top = max(0.0, (height - total) / 2)
    shapes = [
        *words_of(first, style, (_PAD, top)),
        *words_of(second, grey, (_PAD, top + len(first) * style.leading)),
    ]
    return paint_picture(shapes, width, height)


def _what(usable: Usable) -> str:
    if is_own_seal(usable.holder, self_made=usable.self_made):
        return words.SEAL_STAMP
    return words.signed_by(_shown(usable.holder), _shown(usable.issuer))


def _shown(name: str) -> str:
    """A name from a certificate, whose letters nobody has checked."""
    font = typeface(Face.REGULAR)
    return "".join(
        letter if font.has(letter) else _UNPRINTABLE for letter in printable(name).split("\n")[0]
    )
