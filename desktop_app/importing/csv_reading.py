"""A csv file as rows of texts: its encoding, its delimiter, its cells."""

from __future__ import annotations

import csv
import io
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import TYPE_CHECKING

from desktop_app.importing.cells import (
    LONGEST_CELL,
    MOST_COLUMNS,
    MOST_ROWS,
    Cell,
    CellKind,
    Damaged,
    Sheet,
    SheetRow,
    TooLarge,
)
from desktop_app.text.guarded import unguarded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

DELIMITERS = (";", ",", "\t", "|")
_LINES_LOOKED_AT = 40


class Encoding(StrEnum):
    """How the bytes of a text file stand for letters; the value is Python's name."""

    UTF_8 = "utf-8-sig"
    UTF_16 = "utf-16"
    WINDOWS_1252 = "cp1252"


@dataclass(frozen=True, slots=True, kw_only=True)
class CsvText:
    """A text file that has been decoded."""

    text: str
    encoding: Encoding


def decode(content: bytes, encoding: Encoding | None = None) -> CsvText | Damaged:
    """Decode a text file: by its byte-order mark, else UTF-8, else Windows-1252.

    With `encoding` only that one is tried. Nothing is ever replaced: bytes that stand for no
    letter make the file Damaged.
    """
    tried = (encoding,) if encoding else _candidates(content)
    for candidate in tried:
        try:
            return CsvText(text=content.decode(candidate.value), encoding=candidate)
        except UnicodeDecodeError:
            continue
    return Damaged("no encoding fits")


def _candidates(content: bytes) -> tuple[Encoding, ...]:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return (Encoding.UTF_16,)
    return (Encoding.UTF_8, Encoding.WINDOWS_1252)


def find_delimiter(text: str, suits: Callable[[Sequence[str]], int]) -> str:
    """Choose the delimiter under which the best line of the first forty suits most.

    `suits` tells how many headings of a line are known; among equals the one with which
    most lines have the same number of cells, more than one, wins.
    """
    declared = _declared_delimiter(text)
    if declared:
        return declared

    def score(delimiter: str) -> tuple[int, int]:
        rows = _first_rows(text, delimiter)
        widths = Counter(len(row) for row in rows if len(row) > 1)
        return max(map(suits, rows), default=0), max(widths.values(), default=0)

    return max(DELIMITERS, key=score)


def _first_rows(text: str, delimiter: str) -> list[list[str]]:
    rows = []
    try:
        for row in islice(_records(text, delimiter), _LINES_LOOKED_AT):
            rows.append(row)  # noqa: PERF402 - what was read before a fault is kept
    except csv.Error:
        return rows
    return rows


def read_csv(text: str, delimiter: str) -> Sheet | TooLarge | Damaged:
    """Read a decoded text into one sheet, with the row numbers a spreadsheet would show."""
    rows: list[SheetRow] = []
    first = 2 if _declared_delimiter(text) else 1
    number = first - 1
    try:
        for number, record in enumerate(_records(text, delimiter), first):
            if len(record) > MOST_COLUMNS and any(record[MOST_COLUMNS:]):
                return TooLarge("columns", MOST_COLUMNS)
            cells = _cells(record)
            if cells:
                rows.append(SheetRow(number=number, cells=cells))
            if len(rows) > MOST_ROWS:
                return TooLarge("rows", MOST_ROWS)
    except csv.Error as error:
        return Damaged(str(error), number + 1)
    return Sheet(name="", rows=tuple(rows))


def _cells(record: Iterable[str]) -> dict[int, Cell]:
    return {
        column: Cell(CellKind.TEXT, unguarded(text))
        for column, text in enumerate(record)
        if text and not text.isspace()
    }


def _records(text: str, delimiter: str) -> Iterator[list[str]]:
    if _declared_delimiter(text):
        text = text.partition("\n")[2]
    csv.field_size_limit(LONGEST_CELL)
    return csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)


def _declared_delimiter(text: str) -> str:
    """Find the delimiter in a first line `sep=;`, which spreadsheets write and obey."""
    line = text.partition("\n")[0].rstrip("\r").strip('"')
    declared = line[len("sep=") :] if line.lower().startswith("sep=") else ""
    return declared if declared in DELIMITERS else ""
