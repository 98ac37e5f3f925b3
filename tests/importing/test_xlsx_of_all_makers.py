"""Spreadsheets of several makers, read cell by cell as their own libraries read them."""

from __future__ import annotations

import io
from datetime import date, datetime
from typing import Any

import openpyxl
import pytest
import xlsxwriter
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.importing.cells import Book, Cell, CellKind, SheetRow, address
from desktop_app.importing.xlsx_reading import read_xlsx
from tests.importing.samples import with_cells, xlsx_bytes

VALUES = st.one_of(
    st.integers(-(10**9), 10**9),
    st.decimals(-1000, 1000, places=2).map(float),
    st.booleans(),
    st.dates(date(1901, 1, 1), date(2100, 1, 1)),
    st.text(st.characters(min_codepoint=32, exclude_categories=("Cs", "Cn")), min_size=1),
)


def written(write: Any) -> bytes:
    stream = io.BytesIO()
    with xlsxwriter.Workbook(stream) as book:
        write(book, book.add_worksheet("Scores"))
    return stream.getvalue()


def rows_of(content: bytes) -> tuple[SheetRow, ...]:
    book = read_xlsx(content)
    assert isinstance(book, Book), book
    return book.sheets[0].rows


def as_read(cell: Cell) -> object:
    """The value of a cell as openpyxl would give it."""
    match cell.kind:
        case CellKind.NUMBER | CellKind.PERCENT:
            return float(cell.text)
        case CellKind.DATE:
            return datetime.fromisoformat(cell.text)
        case CellKind.BOOLEAN:
            return cell.text == "true"
        case _:
            return cell.text


@settings(deadline=None, max_examples=60)
@given(st.lists(st.lists(st.none() | VALUES, max_size=4), max_size=5))
def test_every_cell_is_read_as_its_maker_reads_it(rows: list[list[object]]) -> None:
    content = xlsx_bytes([[value if value != "=" else "x" for value in row] for row in rows])
    book = openpyxl.load_workbook(io.BytesIO(content))
    theirs = {
        cell.coordinate: float(cell.value)
        if isinstance(cell.value, int | float) and not isinstance(cell.value, bool)
        else cell.value
        for row in book.active.iter_rows()
        for cell in row
        if cell.value is not None
        and not str(cell.value).isspace()
        and cell.data_type not in {"f", "e"}
    }
    book.close()
    ours = {
        address(row.number, column): as_read(cell)
        for row in rows_of(content)
        for column, cell in row.cells.items()
        if not cell.formula and cell.kind is not CellKind.ERROR
    }
    assert ours == theirs


def test_texts_that_cells_share_and_texts_with_a_bold_word_are_whole() -> None:
    def write(book: Any, sheet: Any) -> None:
        bold = book.add_format({"bold": True})
        sheet.write_string(0, 0, "Stichting Zoë")
        sheet.write_string(1, 0, "Stichting Zoë")
        sheet.write_rich_string(2, 0, "De ", bold, "Hoek", " en meer")

    texts = [row.cells[0].text for row in rows_of(written(write))]
    assert texts == ["Stichting Zoë", "Stichting Zoë", "De Hoek en meer"]


def test_a_text_that_begins_like_a_formula_is_a_text() -> None:
    def write(_: Any, sheet: Any) -> None:
        sheet.write_string(0, 0, "=HYPERLINK(A1;B1)")

    assert rows_of(written(write))[0].cells[0] == Cell(CellKind.TEXT, "=HYPERLINK(A1;B1)")


def test_a_formula_keeps_its_text_and_the_value_it_shows() -> None:
    def write(_: Any, sheet: Any) -> None:
        sheet.write_formula(0, 0, "=1+1", None, 2)
        sheet.write_formula(0, 1, '="a"&"b"', None, "ab")

    cells = rows_of(written(write))[0].cells
    assert cells[0] == Cell(CellKind.NUMBER, "2", "=1+1")
    assert cells[1] == Cell(CellKind.TEXT, "ab", '="a"&"b"')


def test_formats_tell_dates_and_percentages_from_numbers() -> None:
    def write(book: Any, sheet: Any) -> None:
        for column, code in enumerate(("0.00%", "d-m-yyyy", "#,##0.00", '0" dagen"', "[Red]0")):
            sheet.write_number(0, column, 46115.5, book.add_format({"num_format": code}))

    cells = rows_of(written(write))[0].cells
    assert [cell.kind for _, cell in sorted(cells.items())] == [
        CellKind.PERCENT,
        CellKind.DATE,
        CellKind.NUMBER,
        CellKind.NUMBER,
        CellKind.NUMBER,
    ]
    assert cells[1].text == "2026-04-03T12:00"


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("General", CellKind.NUMBER),
        ("0.0", CellKind.NUMBER),
        ('_ "€" * #,##0.00_ ;_ "€" * -#,##0.00_ ', CellKind.NUMBER),
        ("[$€-413] #,##0.00", CellKind.NUMBER),
        ('0" %"', CellKind.NUMBER),
        ("0%", CellKind.PERCENT),
        ("[$-413]d mmm yyyy", CellKind.DATE),
        ("hh:mm AM/PM", CellKind.DATE),
    ],
)
def test_a_format_is_known_by_its_code(code: str, kind: CellKind) -> None:
    def write(book: Any, sheet: Any) -> None:
        sheet.write_number(0, 0, 46115.5, book.add_format({"num_format": code}))

    assert rows_of(written(write))[0].cells[0].kind is kind


@pytest.mark.parametrize(
    ("serial", "options", "day"),
    [
        (61, {}, "1900-03-01"),
        (46115, {}, "2026-04-03"),
        (44653, {"date_1904": True}, "2026-04-03"),
        (46115.561805555553, {}, "2026-04-03T13:29"),
    ],
)
def test_days_are_counted_from_1900_or_1904(
    serial: float, options: dict[str, bool], day: str
) -> None:
    stream = io.BytesIO()
    with xlsxwriter.Workbook(stream, options) as book:
        sheet = book.add_worksheet()
        sheet.write_number(0, 0, serial, book.add_format({"num_format": "d-m-yyyy"}))
    assert rows_of(stream.getvalue())[0].cells[0] == Cell(CellKind.DATE, day)


def test_a_stored_number_drops_the_echo_of_binary_numbers() -> None:
    values = ("0.69999999999999996", "1.8E1", "1E-3", "7.50")
    xml = "".join(f"<c><v>{value}</v></c>" for value in values)
    cells = rows_of(with_cells(xml.encode()))[0].cells
    assert [cell.text for _, cell in sorted(cells.items())] == ["0.7", "18", "0.001", "7.5"]
