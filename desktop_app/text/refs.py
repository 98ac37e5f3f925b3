"""Places in the law in words: `artikel 8, vijfde lid` and `art. 8 lid 5`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from desktop_app.core.legal import LegalRef

_NUMBERED: Final = re.compile(r"[0-9][0-9a-z.:]*|[A-Z]")
_FIRST_WORD: Final = re.compile(r"(?:de|het) ")
_ORDINALS: Final = (
    "eerste",
    "tweede",
    "derde",
    "vierde",
    "vijfde",
    "zesde",
    "zevende",
    "achtste",
    "negende",
    "tiende",
    "elfde",
    "twaalfde",
    "dertiende",
    "veertiende",
    "vijftiende",
    "zestiende",
    "zeventiende",
    "achttiende",
    "negentiende",
    "twintigste",
)


def ref_long(ref: LegalRef) -> str:
    """Write a place for a sentence: `artikel 8, vijfde lid`, `artikel 7, sub a1`."""
    numbered = _NUMBERED.fullmatch(ref.article) is not None
    words = [f"artikel {ref.article}" if numbered else ref.article]
    if ref.paragraph is not None:
        words.append(_paragraph(ref.paragraph))
    if ref.part is not None:
        words.append(ref.part)
    return ", ".join(words)


def refs_sentence(refs: Sequence[LegalRef]) -> str:
    """Write several places, each once, as sentences: `Artikel 8, vierde lid.`."""
    written = dict.fromkeys(ref_long(ref) for ref in refs)
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in written)


def ref_short(ref: LegalRef) -> str:
    """Write a place for a column: `art. 8 lid 5`, `verdeelartikel lid 7`."""
    numbered = _NUMBERED.fullmatch(ref.article) is not None
    words = [f"art. {ref.article}" if numbered else _FIRST_WORD.sub("", ref.article, count=1)]
    if ref.paragraph is not None:
        words.append(f"lid {ref.paragraph}")
    if ref.part is not None:
        words.append(ref.part)
    return " ".join(words)


def _paragraph(number: str) -> str:
    place = int(number)
    return f"{_ORDINALS[place - 1]} lid" if 1 <= place <= len(_ORDINALS) else f"lid {number}"
