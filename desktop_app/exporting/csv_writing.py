"""A table as csv for Dutch spreadsheets: semicolons, decimal commas, texts that stay texts."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from desktop_app.core.numbers import exact_text
from desktop_app.exporting.table import ColumnKind
from desktop_app.text.guarded import guarded

if TYPE_CHECKING:
    from desktop_app.exporting.table import Table, TableColumn, Value

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_CENTS = 100


def table_csv(table: Table) -> bytes:
    """Write a table as UTF-8 with a byte-order mark, so that spreadsheets see the letters.

    A text that a spreadsheet would run is guarded (`text.guarded`); reading it in gives the
    original back. A number of points without an end is written as a fraction.
    """
    stream = io.StringIO(newline="")
    writer = csv.writer(stream, delimiter=";", lineterminator="\r\n")
    writer.writerow([guarded(column.heading) for column in table.columns])
    for row in table.rows:
        pairs = zip(table.columns, row, strict=True)
        writer.writerow([_text(column, value) for column, value in pairs])
    return BYTE_ORDER_MARK + stream.getvalue().encode("utf-8")


def _text(column: TableColumn, value: Value) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return guarded(value)
    match column.kind:
        case ColumnKind.CENTS:
            sign, size = ("-" if value < 0 else ""), abs(value)
            return f"{sign}{size // _CENTS},{size % _CENTS:02d}"
        case ColumnKind.POINTS:
            return signed_points(value, column.unit).replace(".", ",")
        case _:
            return str(value)


def signed_points(value: int, unit: int) -> str:
    """Write points exactly, with a point and a minus where they need one."""
    return f"{'-' if value < 0 else ''}{exact_text(abs(value), unit)}"
