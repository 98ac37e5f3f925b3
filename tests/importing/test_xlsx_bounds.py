"""Spreadsheets that ask for more than a file of people ever does are refused, and quickly."""

from __future__ import annotations

import io
import time
import zipfile

import pytest

from desktop_app.importing.cells import Book, Damaged, TooLarge
from desktop_app.importing.xlsx_reading import read_xlsx
from tests.importing.samples import with_part, xlsx_bytes

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
SHEET = "xl/worksheets/sheet1.xml"


def with_sheet(rows: str, after: str = "") -> bytes:
    """The good file with these rows, as XML, and what follows the rows."""
    names = f'xmlns="{MAIN}" xmlns:r="{RELATIONS}"'
    xml = f"<worksheet {names}><sheetData>{rows}</sheetData>{after}</worksheet>"
    return with_part(SHEET, xml.encode())


@pytest.mark.parametrize(
    ("rows", "after", "found"),
    [
        ("", '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>', "cells"),
        ("", "<hyperlinks><hyperlink display='>' ref = '$A$1:$XFD$9999'/></hyperlinks>", "cells"),
        ("", '<hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>', "cells"),
        ('<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>', "", "rows"),
        ('<row r="1"><c r="SG1"><v>1</v></c></row>', "", "columns"),
        ('<row><c r="XFD1" s="0"/></row>' * 200, "", "cells"),
        ("<row>" + "<c/>" * 2_000_001 + "</row>", "", "cells"),
        ("<row><c><v>1</v></c></row>" * 20_001, "", "rows"),
    ],
)
def test_more_than_a_sheet_of_people_is_refused_in_little_time(
    rows: str, after: str, found: str
) -> None:
    content = with_sheet(rows, after)
    started = time.process_time()
    result = read_xlsx(content)
    assert isinstance(result, TooLarge)
    assert result.what == found
    assert time.process_time() - started < 10


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_document_type_is_refused_in_every_encoding(encoding: str) -> None:
    xml = f'<!DOCTYPE x [<!ENTITY a "b">]><worksheet xmlns="{MAIN}"><sheetData/></worksheet>'
    assert isinstance(read_xlsx(with_part(SHEET, xml.encode(encoding))), Damaged)


def test_an_area_that_is_written_in_an_odd_way_is_refused() -> None:
    areas = '<mergeCells><mergeCell ref="A1&#58;XFD1048576"/></mergeCells>'
    assert isinstance(read_xlsx(with_sheet("", areas)), Damaged)


def test_the_strict_form_is_refused_and_not_read_as_empty() -> None:
    strict = (
        '<worksheet xmlns="http://purl.oclc.org/ooxml/spreadsheetml/main"><sheetData/></worksheet>'
    )
    assert isinstance(read_xlsx(with_part(SHEET, strict.encode())), Damaged)


def test_a_size_that_is_stated_wrongly_loses_no_rows() -> None:
    content = xlsx_bytes([["Nummer"], ["A-1"], ["A-2"]])
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        xml = archive.read(SHEET)
    assert b'ref="A1:A3"' in xml
    book = read_xlsx(with_part(SHEET, xml.replace(b'ref="A1:A3"', b'ref="A1:A1"')))
    assert isinstance(book, Book)
    assert [row.number for row in book.sheets[0].rows] == [1, 2, 3]


def test_a_row_or_column_without_height_or_width_is_hidden() -> None:
    rows = "<row><c><v>1</v></c></row>" + '<row ht="0" customHeight="1"><c><v>2</v></c></row>'
    book = read_xlsx(with_sheet(rows, '<cols><col min="2" max="3" width="0"/></cols>'))
    assert isinstance(book, Book)
    assert [row.hidden for row in book.sheets[0].rows] == [False, True]
    assert book.sheets[0].hidden_columns == {1, 2}


def test_a_formula_over_an_area_shows_its_value() -> None:
    row = '<row r="1"><c r="A1"><f t="array" ref="A1:A2">B1:B2</f><v>3</v></c></row>'
    book = read_xlsx(with_sheet(row))
    assert isinstance(book, Book)
    (cell,) = book.sheets[0].rows[0].cells.values()
    assert (cell.text, cell.formula) == ("3", "=B1:B2")
