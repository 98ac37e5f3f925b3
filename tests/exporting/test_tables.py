"""Tables for other programs: texts stay texts, numbers stay numbers, and all comes back."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime
from typing import Any

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.exporting.csv_writing import table_csv
from desktop_app.exporting.table import CellTooLong, ColumnKind, Table, TableColumn, Value
from desktop_app.exporting.xlsx_writing import sheet_name, tables_xlsx
from desktop_app.importing.expected import ExpectedColumns, ExpectedCriterion
from desktop_app.importing.importer import import_bytes
from desktop_app.importing.proposal import ImportProposal
from desktop_app.text.guarded import guarded, unguarded

MOMENT = datetime(2026, 3, 3, 12, 30, tzinfo=UTC)
COLUMNS = (
    TableColumn(heading="Aanvraagnummer", kind=ColumnKind.TEXT),
    TableColumn(heading="Aanvrager", kind=ColumnKind.TEXT),
    TableColumn(heading="Gevraagd", kind=ColumnKind.CENTS),
    TableColumn(heading="c1", kind=ColumnKind.POINTS),
)
EXPECTED = ExpectedColumns(criteria=(ExpectedCriterion(id="c1", name="Bereik"),))
DANGEROUS = [
    "=HYPERLINK(A1;B1)",
    "@team",
    "-- concept",
    "+31 20 1234567",
    "'=al bewaakt",
    "''@dubbel",
    "'t Hoekje",
    "’t Hoekje",
    '"De Hoek"; en meer',
]


def table(*rows: tuple[Value, ...]) -> Table:
    return Table(name="Aanvragen", columns=COLUMNS, rows=rows)


def xlsx(content: Table) -> bytes:
    written = tables_xlsx((content,), MOMENT)
    assert isinstance(written, bytes)
    return written


def cells(content: bytes) -> list[tuple[Any, ...]]:
    book = openpyxl.load_workbook(io.BytesIO(content))
    rows = [tuple(row) for row in book.active.iter_rows()]
    book.close()
    return rows


def read_again(content: bytes) -> ImportProposal:
    proposal = import_bytes("terug", content, EXPECTED)
    assert isinstance(proposal, ImportProposal)
    return proposal


def test_a_csv_file_opens_in_a_dutch_spreadsheet() -> None:
    content = table_csv(table(("2026-1", "Stichting Zoë", 1_250_050, 750)))
    assert content.startswith(b"\xef\xbb\xbf")
    assert content[3:].decode() == (
        "Aanvraagnummer;Aanvrager;Gevraagd;c1\r\n2026-1;Stichting Zoë;12500,50;7,5\r\n"
    )


@pytest.mark.parametrize("name", DANGEROUS)
def test_a_name_that_looks_like_a_formula_opens_as_text_and_comes_back(name: str) -> None:
    row = ("2026-1", name, 100, 50)
    as_csv = table_csv(table(row))
    shown = list(csv.reader(io.StringIO(as_csv[3:].decode(), newline=""), delimiter=";"))[1][1]
    assert not shown.startswith(("=", "+", "-", "@"))
    as_xlsx = xlsx(table(row))
    cell = cells(as_xlsx)[1][1]
    assert (cell.data_type, cell.value) == ("s", name)
    for content in (as_csv, as_xlsx):
        proposal = read_again(content)
        assert proposal.ready
        assert proposal.rows[0].applicant == name


def test_a_negative_difference_stays_a_number() -> None:
    difference = Table(
        name="Verschil",
        columns=(TableColumn(heading="Verschil", kind=ColumnKind.CENTS),),
        rows=((-125_050,), (-5,)),
    )
    assert table_csv(difference).decode("utf-8-sig").splitlines() == [
        "Verschil",
        "-1250,50",
        "-0,05",
    ]
    assert [row[0].value for row in cells(xlsx(difference))] == ["Verschil", -1250.5, -0.05]


def test_numbers_of_applications_keep_their_zeros_in_text_cells() -> None:
    rows = cells(xlsx(table(("0012", "X", 100, 50), ("2026-05", "Y", 100, 60))))
    assert [(row[0].data_type, row[0].value) for row in rows[1:]] == [
        ("s", "0012"),
        ("s", "2026-05"),
    ]
    assert rows[1][0].number_format == "@"


def test_a_missing_value_is_an_empty_cell_and_not_zero() -> None:
    missing = table(("A-1", None, None, None))
    assert table_csv(missing).decode("utf-8-sig").splitlines()[1] == "A-1;;;"
    assert [cell.value for cell in cells(xlsx(missing))[1]] == ["A-1", None, None, None]


def test_a_mean_without_an_end_is_written_as_its_fraction() -> None:
    mean = Table(
        name="Totaal",
        columns=(TableColumn(heading="Totaal", kind=ColumnKind.POINTS, unit=300),),
        rows=((2_200,), (300,)),
    )
    assert table_csv(mean).decode("utf-8-sig").splitlines() == ["Totaal", "22/3", "1"]
    assert [row[0].value for row in cells(xlsx(mean))] == ["Totaal", "22/3", 1]


def test_the_same_table_gives_the_same_bytes() -> None:
    content = table(("A-1", "X", 100, 50))
    assert xlsx(content) == xlsx(content)
    assert table_csv(content) == table_csv(content)


def test_a_text_that_fits_in_no_cell_is_said_and_not_cut_off() -> None:
    found = tables_xlsx((table(("A-1", "x" * 32_768, 100, 50)),), MOMENT)
    assert found == CellTooLong(heading="Aanvrager", row=1, length=32_768)


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("Rangorde", "Rangorde"),
        ("Wijk: a/b [c]?", "Wijk- a-b -c--"),
        ("'x'", "x"),
        ("", "Blad1"),
        ("y" * 40, "y" * 31),
    ],
)
def test_a_sheet_gets_a_name_that_is_allowed(name: str, allowed: str) -> None:
    assert sheet_name(name) == allowed


@given(st.text())
def test_taking_the_guard_off_gives_the_original(text: str) -> None:
    assert unguarded(guarded(text)) == text
    assert not guarded(text).startswith(("=", "+", "-", "@", "\t", "\r"))


NAMES = st.text(
    st.characters(categories=("L", "N", "P", "S"), max_codepoint=0x2FFF), min_size=1, max_size=20
).filter(lambda name: not name.startswith("#"))


@settings(deadline=None, max_examples=40)
@given(
    st.lists(
        st.tuples(NAMES, st.integers(1, 99_999_999_999), st.none() | st.integers(0, 99_999)),
        min_size=1,
        max_size=5,
    )
)
def test_what_is_written_is_read_in_again(rows: list[tuple[str, int, int | None]]) -> None:
    content = table(*((f"A-{number}", *row) for number, row in enumerate(rows, 1)))
    for written in (table_csv(content), xlsx(content)):
        proposal = read_again(written)
        assert proposal.problems == ()
        assert [
            (row.requested, row.scores.get("c1", "").replace(".", ",")) for row in proposal.rows
        ] == [(cents, "" if points is None else _points(points)) for _, cents, points in rows]


def _points(hundredths: int) -> str:
    text = f"{hundredths // 100},{hundredths % 100:02d}"
    return text.rstrip("0").rstrip(",")
