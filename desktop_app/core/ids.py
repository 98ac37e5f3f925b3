"""The grammar of every number and code that ends up in a draw, a ranking or a file name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final, NewType

Identifier = NewType("Identifier", str)
"""A checked ID: ``^[A-Z0-9]+([./-][A-Z0-9]+)*$``, 1-32 ASCII characters (LOTING-1, *Bytes*)."""

LONGEST_ID: Final = 32
ID_GRAMMAR: Final = r"[A-Z0-9]+(?:[./-][A-Z0-9]+)*"

_WHOLE: Final = re.compile(ID_GRAMMAR)
_ALLOWED: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./-")
_SEPARATORS: Final = frozenset("./-")


class IdFault(Enum):
    """Why a text is not an ID."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    CHARACTER = "character"
    SEPARATOR = "separator"


@dataclass(frozen=True, slots=True, kw_only=True)
class IdProblem:
    """A text that is no ID: the fault, and where it is (position from 1; 0 for the whole text)."""

    text: str
    fault: IdFault
    position: int


def parse_id(text: str, *, longest: int = LONGEST_ID) -> Identifier | IdProblem:
    """Give the text back as an ID, or say what is wrong with it; nothing is trimmed or changed."""
    if _WHOLE.fullmatch(text) and len(text) <= longest:
        return Identifier(text)
    fault, position = _find_fault(text, longest)
    return IdProblem(text=text, fault=fault, position=position)


def is_id(text: str) -> bool:
    """Tell whether the text is an ID."""
    return _WHOLE.fullmatch(text) is not None and len(text) <= LONGEST_ID


def _find_fault(text: str, longest: int) -> tuple[IdFault, int]:
    if not text:
        return IdFault.EMPTY, 0
    for position, character in enumerate(text, start=1):
        if character not in _ALLOWED:
            return IdFault.CHARACTER, position
    if len(text) > longest:
        return IdFault.TOO_LONG, longest + 1
    return IdFault.SEPARATOR, _misplaced_separator(text)


def _misplaced_separator(text: str) -> int:
    """Find the separator that stands first, last or behind another one."""
    before = "."
    for position, character in enumerate(text, start=1):
        if character in _SEPARATORS and before in _SEPARATORS:
            return position
        before = character
    return len(text)


def file_name_part(identifier: Identifier) -> str:
    """Give the ID as it stands in file names: ``/`` becomes ``_`` (LOTING-1, *Bytes*)."""
    return identifier.replace("/", "_")
