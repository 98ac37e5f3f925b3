"""An xlsx file as sheets of cells, read by openpyxl."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from functools import lru_cache
from typing import Any

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
from desktop_app.importing.xlsx_guard import MOST_CELLS, refused

_VISIBLE = "visible"
_NO_SHEETS = "no sheets"
_LAST_ROW = 1_048_576
_NOT_THE_FORMAT = re.compile(r'"[^"]*"|\\.')
_SURE_LENGTH = 16
"""So many signs, the point included, hold no more than the fifteen digits that are sure."""
_HALF_A_MINUTE = timedelta(seconds=30)
_MINUTE = timedelta(minutes=1)

_Places = dict[int, dict[int, Cell]]
"""The filled cells of a sheet by row (from 1) and column (from 0)."""


class _TooLargeError(Exception):
    def __init__(self, found: TooLarge) -> None:
        super().__init__(found)
        self.found = found


def read_xlsx(content: bytes) -> Book | TooLarge | Damaged:
    """Read every visible sheet; of a hidden sheet only the name.

    A formula keeps the value that was last computed; one that never was computed has an empty
    text. Cells that only have a format do not exist here.
    """
    found = refused(content)
    if found is not None:
        return found
    try:
        return _read(content)
    except _TooLargeError as error:
        return error.found
    except Exception as error:  # noqa: BLE001 - openpyxl meets a broken file with any exception
        return Damaged(f"{type(error).__name__}: {error}")


def _read(content: bytes) -> Book:
    """Read three times: what was typed, what formulas show if there are any, and the layout.

    openpyxl gives a formula or its value, and layout only when it does not stream; streaming
    comes first because it stops at the bounds.
    """
    with _opened(content, read_only=True) as book:
        typed = {
            sheet.title: _cells(sheet) for sheet in book.worksheets if sheet.sheet_state == _VISIBLE
        }
    if any(
        cell.formula for rows in typed.values() for row in rows.values() for cell in row.values()
    ):
        with _opened(content, read_only=True, data_only=True) as book:
            typed = {
                sheet.title: _with_values(typed[sheet.title], _cells(sheet))
                for sheet in book.worksheets
                if sheet.title in typed
            }
    with _opened(content) as book:
        if not book.worksheets:
            raise ValueError(_NO_SHEETS)
        return Book(
            sheets=tuple(_sheet(sheet, typed.get(sheet.title)) for sheet in book.worksheets)
        )


@contextmanager
def _opened(content: bytes, *, read_only: bool = False, data_only: bool = False) -> Iterator[Any]:
    """Open the file; openpyxl warns of what it does not understand and we do not use."""
    import openpyxl

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        book = openpyxl.load_workbook(
            io.BytesIO(content), read_only=read_only, data_only=data_only, keep_links=False
        )
        try:
            yield book
        finally:
            book.close()


def _cells(sheet: Any) -> _Places:  # noqa: ANN401 - openpyxl has no types
    # A file that states its size wrongly would lose the rows beyond it.
    sheet.reset_dimensions()
    places: _Places = {}
    width = 0
    for number, row in enumerate(sheet.iter_rows(), start=1):
        width += len(row)
        if number > _LAST_ROW:
            raise _TooLargeError(TooLarge("rows", MOST_ROWS))
        if width > MOST_CELLS:
            raise _TooLargeError(TooLarge("cells", MOST_CELLS))
        cells = {
            column: cell
            for column, found in enumerate(row)
            if found.value is not None and (cell := _cell(found)) is not None
        }
        if not cells:
            continue
        if max(cells) >= MOST_COLUMNS:
            raise _TooLargeError(TooLarge("columns", MOST_COLUMNS))
        places[number] = cells
        if len(places) > MOST_ROWS:
            raise _TooLargeError(TooLarge("rows", MOST_ROWS))
    return places


def _with_values(typed: _Places, shown: _Places) -> _Places:
    """Give every formula the value it shows; a formula that shows nothing keeps an empty text."""
    return {
        number: {
            column: _with_value(cell, shown.get(number, {}).get(column)) if cell.formula else cell
            for column, cell in row.items()
        }
        for number, row in typed.items()
    }


def _with_value(formula: Cell, shown: Cell | None) -> Cell:
    return formula if shown is None else shown._replace(formula=formula.formula)


def _sheet(sheet: Any, rows: Mapping[int, Mapping[int, Cell]] | None) -> Sheet:  # noqa: ANN401 - openpyxl has no types
    if rows is None:
        return Sheet(name=sheet.title, rows=(), hidden=True)
    hidden = {
        number
        for number, dimension in sheet.row_dimensions.items()
        if dimension.hidden or dimension.height == 0
    }
    return Sheet(
        name=sheet.title,
        rows=tuple(
            SheetRow(number=number, cells=cells, hidden=number in hidden)
            for number, cells in rows.items()
        ),
        hidden_columns=frozenset(_hidden_columns(sheet)),
        merged=tuple(
            Area(
                first_row=area.min_row,
                last_row=area.max_row,
                first_column=area.min_col - 1,
                last_column=area.max_col - 1,
            )
            for area in sheet.merged_cells.ranges
        ),
    )


def _hidden_columns(sheet: Any) -> Iterator[int]:  # noqa: ANN401 - openpyxl has no types
    for dimension in sheet.column_dimensions.values():
        if dimension.hidden or dimension.width == 0:
            yield from range(dimension.min - 1, min(dimension.max, MOST_COLUMNS))


def _cell(found: Any) -> Cell | None:  # noqa: ANN401 - openpyxl has no types
    """Understand one cell; None when there is nothing in it."""
    value, kind = found.value, found.data_type
    if kind == "f":
        # A formula over an area is an object with its text.
        return Cell(CellKind.TEXT, "", value if isinstance(value, str) else str(value.text))
    if kind == "e":
        return Cell(CellKind.ERROR, value)
    match value:
        case str():
            return _text_cell(value)
        case bool():
            return Cell(CellKind.BOOLEAN, "true" if value else "false")
        case int() | float():
            percent = found.has_style and _is_percent(found.number_format)
            return Cell(CellKind.PERCENT if percent else CellKind.NUMBER, _number_text(value))
        case _:
            return Cell(CellKind.DATE, _moment_text(value))


def _text_cell(text: str) -> Cell | None:
    from openpyxl.utils.escape import unescape

    return None if text.isspace() else Cell(CellKind.TEXT, unescape(text))


@lru_cache(maxsize=256)
def _is_percent(number_format: str) -> bool:
    return "%" in _NOT_THE_FORMAT.sub("", number_format)


def _number_text(value: int | float) -> str:  # noqa: PYI041 - both occur, and are told apart
    """Write a stored number as it was typed.

    A spreadsheet keeps fifteen digits; what follows is an echo of binary numbers, so
    0.30000000000000004 was 0.3.
    """
    text = repr(value)
    if len(text) > _SURE_LENGTH or "e" in text:
        exact = Decimal(text)
        if not exact.is_finite():
            return text
        text = format(Decimal(format(exact, ".15g")), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def _moment_text(value: datetime | date | time | timedelta) -> str:
    """Write a date, a date and time to the minute, a time, or hours and minutes."""
    match value:
        case datetime():
            minute = value + _HALF_A_MINUTE
            midnight = minute.hour == minute.minute == 0
            return minute.strftime("%Y-%m-%d" if midnight else "%Y-%m-%dT%H:%M")
        case date():
            return value.isoformat()
        case time():
            return value.strftime("%H:%M")
        case timedelta():
            hours, minutes = divmod((value + _HALF_A_MINUTE) // _MINUTE, 60)
            return f"{hours}:{minutes:02}"
