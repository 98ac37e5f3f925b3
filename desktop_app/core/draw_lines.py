"""Strict ASCII line files: the bytes that LOTING-1 allows, and where a file leaves them.

Source: LOTING-1, *Bytes*. ASCII 0x20-0x7E plus LF, every line ends in one LF, nothing is
normalised. Readers parse, write again and compare, so a file has exactly one spelling.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from typing import Final

HEX: Final = re.compile(r"[0-9a-f]{64}")
BLOCK_SIZE: Final = 4
_FIRST_PRINTABLE: Final = 0x20
_LAST_PRINTABLE: Final = 0x7E
_BOM: Final = b"\xef\xbb\xbf"


class FileReason(Enum):
    """Why a file of the draw is refused; the Dutch sentence of each stands in ``text.draw``."""

    BOM = "bom"
    CARRIAGE_RETURN = "carriage_return"
    TAB = "tab"
    NUL = "nul"
    NOT_ASCII = "not_ascii"
    CONTROL_CHARACTER = "control_character"
    EMPTY_FILE = "empty_file"
    NO_FINAL_LINE_END = "no_final_line_end"
    BLANK_LINE = "blank_line"
    LEADING_SPACE = "leading_space"
    TRAILING_SPACE = "trailing_space"
    DOUBLE_SPACE = "double_space"
    HEADING = "heading"
    LINE_MISSING = "line_missing"
    LINE_TOO_MANY = "line_too_many"
    LINE_FORM = "line_form"
    ID = "id"
    DRAW_NUMBER = "draw_number"
    ATTEMPT = "attempt"
    HASH = "hash"
    PREVIOUS_MISSING = "previous_missing"
    PREVIOUS_UNEXPECTED = "previous_unexpected"
    THROW = "throw"
    THROW_COUNT = "throw_count"
    COUNT = "count"
    COUNT_DIFFERS = "count_differs"
    UNSORTED = "unsorted"
    REPEATED = "repeated"
    PLACE = "place"
    NOT_CANONICAL = "not_canonical"


@dataclass(frozen=True, slots=True)
class FileProblem:
    """A file that is refused: the line (from 1) and the reason."""

    line: int
    reason: FileReason


def read_lines(data: bytes) -> tuple[str, ...] | FileProblem:
    """Give the lines of a file without their line ends, or the first place that is not clean."""
    if not data:
        return FileProblem(1, FileReason.EMPTY_FILE)
    if data.startswith(_BOM):
        return FileProblem(1, FileReason.BOM)
    *whole, rest = data.split(b"\n")
    for number, line in enumerate([*whole, rest] if rest else whole, start=1):
        reason = _line_fault(line)
        if reason is not None:
            return FileProblem(number, reason)
    if rest:
        return FileProblem(len(whole) + 1, FileReason.NO_FINAL_LINE_END)
    return tuple(line.decode("ascii") for line in whole)


def write_lines(lines: Sequence[str]) -> bytes:
    """Write lines as a file: ASCII, one LF behind every line."""
    return "".join(f"{line}\n" for line in lines).encode("ascii")


def file_hash(data: bytes) -> str:
    """Give the SHA-256 over a whole file as 64 lower-case hexadecimal digits."""
    return sha256(data).hexdigest()


def blocks(check_number: str) -> tuple[str, ...]:
    """Split a check number of 64 digits into the 16 blocks of 4 that are printed and read aloud."""
    return tuple(
        check_number[start : start + BLOCK_SIZE]
        for start in range(0, len(check_number), BLOCK_SIZE)
    )


def first_refused(data: bytes, again: bytes) -> FileProblem | None:
    """Compare a file with what a writer makes of it; give the first line that differs."""
    if data == again:
        return None
    pairs = zip(data.split(b"\n"), again.split(b"\n"), strict=False)
    for number, (found, expected) in enumerate(pairs, start=1):
        if found != expected:
            return FileProblem(number, FileReason.NOT_CANONICAL)
    return FileProblem(min(data.count(b"\n"), again.count(b"\n")) + 1, FileReason.NOT_CANONICAL)


def parse_count(text: str, *, lowest: int, highest: int) -> int | None:
    """Read a whole number without leading zero or sign within bounds; None when it is not one."""
    if not re.fullmatch(r"[1-9][0-9]{0,4}", text):
        return None
    value = int(text)
    return value if lowest <= value <= highest else None


def _line_fault(line: bytes) -> FileReason | None:
    for byte in line:
        if not _FIRST_PRINTABLE <= byte <= _LAST_PRINTABLE:
            return _byte_fault(byte)
    if not line:
        return FileReason.BLANK_LINE
    if line.startswith(b" "):
        return FileReason.LEADING_SPACE
    if line.endswith(b" "):
        return FileReason.TRAILING_SPACE
    return FileReason.DOUBLE_SPACE if b"  " in line else None


def _byte_fault(byte: int) -> FileReason:
    named = {
        0x00: FileReason.NUL,
        0x09: FileReason.TAB,
        0x0D: FileReason.CARRIAGE_RETURN,
    }
    if byte > _LAST_PRINTABLE + 1:
        return FileReason.NOT_ASCII
    return named.get(byte, FileReason.CONTROL_CHARACTER)
