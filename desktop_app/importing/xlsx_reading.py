"""An xlsx file as sheets of cells, read in one pass with formulas and shown values together."""

from __future__ import annotations

import re
import zipfile
import zlib
from datetime import datetime, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING
from xml.parsers import expat

from desktop_app.importing.cells import (
    MOST_COLUMNS,
    MOST_ROWS,
    Area,
    Book,
    Cell,
    CellKind,
    Damaged,
    Sheet,
    SheetRow,
    TooLarge,
)
from desktop_app.importing.xlsx_parts import (
    BrokenPartError,
    Contents,
    FormatKind,
    SheetPart,
    open_archive,
    parse_xml,
    read_contents,
    unescaped,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

_EPOCH = datetime(1899, 12, 30)  # noqa: DTZ001 - a spreadsheet date has no zone
_EPOCH_1904 = datetime(1904, 1, 1)  # noqa: DTZ001 - a spreadsheet date has no zone
_LAST_SERIAL = 2_958_465
_FALSE_LEAP_DAY = 60
_REFERENCE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
_PLAIN_NUMBER = re.compile(r"-?[0-9]{1,10}(?:\.[0-9]{1,5})?")
_TRUE = frozenset({"1", "true"})
_PARSED = frozenset({"v", "t", "f"})

_BROKEN = (
    BrokenPartError,
    expat.ExpatError,
    zipfile.BadZipFile,
    zlib.error,
    KeyError,
    IndexError,
    ValueError,
    ArithmeticError,
    EOFError,
    NotImplementedError,
)


class _TooLargeError(Exception):
    def __init__(self, found: TooLarge) -> None:
        super().__init__(found)
        self.found = found


def read_xlsx(content: bytes) -> Book | TooLarge | Damaged:
    """Read every visible sheet; of a hidden sheet only the name.

    A formula keeps the value that was last computed; one that never was computed has an empty
    text. Cells that only have a format do not exist here, so a formatted column costs nothing.
    """
    archive = open_archive(content)
    if not isinstance(archive, zipfile.ZipFile):
        return archive
    try:
        with archive:
            contents = read_contents(archive)
            return Book(sheets=tuple(_sheet(archive, contents, part) for part in contents.sheets))
    except _TooLargeError as error:
        return error.found
    except _BROKEN as error:
        return Damaged(f"{type(error).__name__}: {error}")


def _sheet(archive: zipfile.ZipFile, contents: Contents, part: SheetPart) -> Sheet:
    if part.hidden:
        return Sheet(name=part.name, rows=(), hidden=True)
    walk = _SheetWalk(contents)
    parse_xml(archive.read(part.path), walk.start, walk.end, walk.characters)
    return Sheet(
        name=part.name,
        rows=tuple(walk.rows),
        hidden_columns=frozenset(walk.hidden_columns),
        merged=tuple(walk.merged),
    )


class _SheetWalk:
    """What has been seen of one sheet while walking through its XML."""

    def __init__(self, contents: Contents) -> None:
        self.rows: list[SheetRow] = []
        self.hidden_columns: set[int] = set()
        self.merged: list[Area] = []
        self._contents = contents
        self._columns: dict[str, int] = {}
        self._row_number = 0
        self._row_hidden = False
        self._cells: dict[int, Cell] = {}
        self._column = -1
        self._cell: Mapping[str, str] = {}
        self._pieces: dict[str, str] = {}
        self._collecting = ""
        self._in_guide = False

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        if name == "c":
            self._start_cell(attributes)
        elif name in _PARSED:
            self._collecting = "" if self._in_guide else name
            self._pieces.setdefault(name, "")
        elif name == "row":
            self._start_row(attributes)
        elif name == "rPh":
            self._in_guide = True
        elif name == "col":
            self._note_column(attributes)
        elif name == "mergeCell":
            self.merged.append(_area(attributes["ref"]))

    def end(self, name: str) -> None:
        if name in _PARSED:
            self._collecting = ""
        elif name == "c":
            self._end_cell()
        elif name == "row":
            self._end_row()
        elif name == "rPh":
            self._in_guide = False

    def characters(self, text: str) -> None:
        if self._collecting:
            self._pieces[self._collecting] += text

    def _start_row(self, attributes: Mapping[str, str]) -> None:
        self._row_number = int(attributes.get("r", self._row_number + 1))
        self._row_hidden = attributes.get("hidden") in _TRUE or attributes.get("ht") == "0"
        self._cells = {}
        self._column = -1

    def _start_cell(self, attributes: Mapping[str, str]) -> None:
        reference = attributes.get("r")
        if reference is None:
            self._column += 1
        else:
            letters = reference.rstrip("0123456789")
            column = self._columns.get(letters)
            if column is None:
                column = self._columns[letters] = _column_number(letters)
            self._column = column
        self._cell = attributes
        self._pieces = {}

    def _end_cell(self) -> None:
        if not self._pieces:
            return
        cell = self._understood()
        if cell is None:
            return
        if self._column >= MOST_COLUMNS:
            raise _TooLargeError(TooLarge("columns", MOST_COLUMNS))
        self._cells[self._column] = cell

    def _end_row(self) -> None:
        if not self._cells:
            return
        self.rows.append(
            SheetRow(number=self._row_number, cells=self._cells, hidden=self._row_hidden)
        )
        if len(self.rows) > MOST_ROWS:
            raise _TooLargeError(TooLarge("rows", MOST_ROWS))

    def _note_column(self, attributes: Mapping[str, str]) -> None:
        if attributes.get("hidden") in _TRUE or attributes.get("width") == "0":
            last = min(int(attributes["max"]), MOST_COLUMNS)
            self.hidden_columns.update(range(int(attributes["min"]) - 1, last))

    def _understood(self) -> Cell | None:
        pieces = self._pieces
        kind = self._cell.get("t", "n")
        # A shared formula is written out in one cell and empty in the others.
        formula = f"={pieces['f']}" if "f" in pieces else ""
        if kind == "inlineStr":
            return _text_cell(unescaped(pieces.get("t", "")), formula)
        value = pieces.get("v", "")
        if not value:
            return Cell(CellKind.TEXT, "", formula) if formula else None
        if kind == "n":
            return self._number(value, formula)
        if kind == "s":
            return _text_cell(self._contents.texts[int(value)], formula)
        return _other_cell(kind, value, formula)

    def _number(self, value: str, formula: str) -> Cell:
        style = int(self._cell.get("s", "0"))
        formats = self._contents.formats
        format_kind = formats[style] if style < len(formats) else FormatKind.PLAIN
        text = _number_text(value)
        if format_kind is FormatKind.DATE:
            day = date_of_serial(text, from_1904=self._contents.from_1904)
            return Cell(CellKind.DATE, day, formula)
        percent = format_kind is FormatKind.PERCENT
        return Cell(CellKind.PERCENT if percent else CellKind.NUMBER, text, formula)


def date_of_serial(serial: str, *, from_1904: bool = False) -> str:
    """Give the date, or date and time, that a spreadsheet counts as this number of days.

    Shape: `2026-04-03` or `2026-04-03T13:30`; the number itself when it is no date.
    """
    days = Decimal(serial)
    if not 0 <= days <= _LAST_SERIAL:
        return serial
    if not from_1904 and days < _FALSE_LEAP_DAY:
        days += 1
    whole = int(days)
    minutes = int((days - whole) * 1440 + Decimal("0.5"))
    epoch = _EPOCH_1904 if from_1904 else _EPOCH
    moment = epoch + timedelta(days=whole, minutes=minutes)
    return moment.strftime("%Y-%m-%dT%H:%M") if minutes else moment.strftime("%Y-%m-%d")


def _number_text(value: str) -> str:
    """Write a stored number as it was typed.

    A spreadsheet stores 0.7 as 0.69999999999999996 and promises fifteen digits, so that many
    are kept and the rest is an echo of binary numbers.
    """
    if _PLAIN_NUMBER.fullmatch(value):
        return value
    text = format(Decimal(format(float(value), ".15g")), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def _text_cell(text: str, formula: str) -> Cell | None:
    if not formula and (not text or text.isspace()):
        return None
    return Cell(CellKind.TEXT, text, formula)


def _other_cell(kind: str, value: str, formula: str) -> Cell | None:
    if kind == "b":
        return Cell(CellKind.BOOLEAN, "true" if value in _TRUE else "false", formula)
    if kind == "e":
        return Cell(CellKind.ERROR, value, formula)
    if kind == "d":
        return Cell(CellKind.DATE, value.removesuffix("Z").removesuffix("T00:00:00"), formula)
    if kind == "str":
        return _text_cell(unescaped(value), formula)
    raise BrokenPartError(kind)


def _column_number(letters: str) -> int:
    if not _REFERENCE.fullmatch(f"{letters}1"):
        raise BrokenPartError(letters)
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1


def _area(reference: str) -> Area:
    first, _, last = reference.partition(":")
    corners = [_REFERENCE.fullmatch(corner) for corner in (first, last or first)]
    if corners[0] is None or corners[1] is None:
        raise BrokenPartError(reference)
    return Area(
        first_row=int(corners[0][2]),
        last_row=int(corners[1][2]),
        first_column=_column_number(corners[0][1]),
        last_column=_column_number(corners[1][1]),
    )
