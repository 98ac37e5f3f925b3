"""Tables as xlsx: texts in text cells, numbers in number cells, the same bytes every time."""

from __future__ import annotations

import io
import re
from datetime import datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from desktop_app.core.numbers import exact_text
from desktop_app.exporting.csv_writing import signed_points
from desktop_app.exporting.table import CellTooLong, ColumnKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop_app.exporting.table import Table, TableColumn, Value

LONGEST_CELL = 32_767
_LONGEST_NAME = 31
_NOT_IN_A_NAME = re.compile(r"[\[\]:*?/\\]")
_WIDEST, _NARROWEST = 60, 10
_FORMATS = {
    ColumnKind.TEXT: "@",
    ColumnKind.CENTS: "#,##0.00",
    ColumnKind.POINTS: "General",
    ColumnKind.WHOLE: "0",
}


def tables_xlsx(tables: Sequence[Table], created: datetime) -> bytes | CellTooLong:
    """Write tables as a workbook with one sheet each.

    `created` goes into the properties of the file; with the same moment the bytes are the
    same. Numbers of applications and other texts are text cells, so their zeros stay and
    nothing is run. A number of points without an end is a text with its fraction.
    """
    for table in tables:
        too_long = _too_long(table)
        if too_long is not None:
            return too_long
    import xlsxwriter

    stream = io.BytesIO()
    options = {
        "in_memory": True,
        "strings_to_formulas": False,
        "strings_to_numbers": False,
        "strings_to_urls": False,
    }
    with xlsxwriter.Workbook(stream, options) as book:
        book.set_properties({"created": created})
        for table in tables:
            _write(book, table)
    return stream.getvalue()


def _write(book: Any, table: Table) -> None:  # noqa: ANN401 - xlsxwriter has no types
    sheet = book.add_worksheet(sheet_name(table.name))
    bold = book.add_format({"bold": True, "num_format": "@"})
    sheet.freeze_panes(1, 0)
    for number, column in enumerate(table.columns):
        cell_format = book.add_format({"num_format": _FORMATS[column.kind]})
        sheet.set_column(number, number, _width(table, number), cell_format)
        sheet.write_string(0, number, column.heading, bold)
        for row, values in enumerate(table.rows, start=1):
            _write_cell(sheet, (row, number), (column, values[number]), cell_format)


def _write_cell(
    sheet: Any,  # noqa: ANN401 - xlsxwriter has no types
    place: tuple[int, int],
    filled: tuple[TableColumn, Value],
    cell_format: Any,  # noqa: ANN401 - xlsxwriter has no types
) -> None:
    column, value = filled
    if value is None:
        return
    number = _number(column, value)
    if number is None:
        sheet.write_string(*place, _shown(column, value), cell_format)
    else:
        sheet.write_number(*place, number, cell_format)


def _number(column: TableColumn, value: Value) -> Decimal | None:
    """Give the value as a number of the spreadsheet, None when it must be a text."""
    if not isinstance(value, int):
        return None
    match column.kind:
        case ColumnKind.CENTS:
            return Decimal(value).scaleb(-2)
        case ColumnKind.POINTS:
            text = signed_points(value, column.unit)
            return None if "/" in text else Decimal(text)
        case _:
            return Decimal(value)


def _shown(column: TableColumn, value: Value) -> str:
    if isinstance(value, int):
        return exact_text(value, column.unit)
    return value or ""


def sheet_name(name: str) -> str:
    """Make a name that a sheet may have: at most 31 characters, none of `[]:*?/` or a backslash.

    An apostrophe at either end is not allowed either.
    """
    return _NOT_IN_A_NAME.sub("-", name)[:_LONGEST_NAME].strip("'") or "Blad1"


def _too_long(table: Table) -> CellTooLong | None:
    for row, values in enumerate(table.rows, start=1):
        for column, value in zip(table.columns, values, strict=True):
            if isinstance(value, str) and len(value) > LONGEST_CELL:
                return CellTooLong(heading=column.heading, row=row, length=len(value))
    return None


def _width(table: Table, number: int) -> int:
    texts = [table.columns[number].heading, *(str(row[number] or "") for row in table.rows)]
    return min(_WIDEST, max(_NARROWEST, *(len(text) + 2 for text in texts)))
