"""Texts that are not what they seem: hidden characters, spoilt letters, look-alike names."""

from __future__ import annotations

import unicodedata

HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})
REPLACEMENT = "\ufffd"
_LINE_ENDS = str.maketrans({"\r": " ", "\n": " ", "\t": " ", "\u2028": " ", "\u2029": " "})
_SPOILT_MARKS = frozenset("ÃÂâÄÅÐ")

_LOOK_ALIKE = str.maketrans(
    dict(
        zip(
            "аеорсухіјѕԁһќтвмнкοαρυνικΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТХІЈЅ",
            "aeopcyxijsdhktbmhkoapuvikABEZHIKMNOPTYXABEKMHOPCTXIJS",
            strict=True,
        )
    )
)


def tidy(text: str) -> str:
    """Write a text on one line with plain spaces, composed letters and no spaces around it."""
    if text.isascii() and text.isprintable():
        return text.strip()
    return " ".join(unicodedata.normalize("NFC", text.translate(_LINE_ENDS)).split())


def hidden_character(text: str) -> str | None:
    """Find the first character that does not show, after tidying."""
    if text.isprintable():
        return None
    return next(
        (letter for letter in text if unicodedata.category(letter) in HIDDEN_CATEGORIES), None
    )


def code_point(character: str) -> str:
    """Name a character by its number: `U+200B`."""
    return f"U+{ord(character):04X}"


def repaired(text: str) -> str | None:
    """Give the text as it was before UTF-8 was taken for Windows-1252, None when it was not.

    Bytes of several letters that happen to be valid UTF-8 are next to impossible by chance.
    """
    if text.isascii() or not _SPOILT_MARKS & set(text):
        return None
    try:
        original = b"".join(map(_byte, text)).decode("utf-8")
    except (UnicodeEncodeError, UnicodeDecodeError):
        return None
    return original


def spoilt_part(text: str) -> str:
    """Give the first spoilt letters of a text, for showing: `Ã«`."""
    for start, letter in enumerate(text):
        if letter in _SPOILT_MARKS:
            end = start + 1
            while end < len(text) and not text[end].isascii():
                end += 1
            return text[start:end]
    return text


def differing_character(one: str, other: str) -> str | None:
    """Find the look-alike letter in which two different names differ; None when they do not.

    Two names that are the same letter for letter, capitals apart, are the same name.
    """
    one, other = one.casefold(), other.casefold()
    if one == other or skeleton(one) != skeleton(other):
        return None
    differing = (pair for pair in zip(one, other, strict=False) if pair[0] != pair[1])
    first, second = next(differing, (one[-1:], other[-1:]))
    return second if first.isascii() else first


def skeleton(name: str) -> str:
    """Write a name with every letter replaced by the Latin letter that looks the same."""
    looked = unicodedata.normalize("NFKC", name).translate(_LOOK_ALIKE)
    return looked.casefold().translate(_LOOK_ALIKE)


def _byte(letter: str) -> bytes:
    try:
        return letter.encode("cp1252")
    except UnicodeEncodeError:
        return letter.encode("latin-1")
