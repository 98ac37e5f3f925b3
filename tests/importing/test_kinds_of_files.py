"""Files of the wrong kind, damaged files and hostile files: each is said, none breaks anything."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.importing.expected import ExpectedColumns
from desktop_app.importing.importer import import_bytes, import_path
from desktop_app.importing.proposal import ImportFailed
from tests.importing.samples import (
    GOOD,
    ONLY_POINTS,
    codes,
    csv_bytes,
    failure,
    with_cells,
    with_part,
)

OLE = bytes.fromhex("d0cf11e0a1b11ae1") + bytes(512)


def zipped(**parts: bytes) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return stream.getvalue()


@pytest.mark.parametrize(
    ("content", "what_it_is"),
    [
        (OLE + "EncryptedPackage".encode("utf-16-le"), "met een wachtwoord"),
        (OLE + b"Workbook", "oud Excel-bestand (xls)"),
        (b"<html><table><tr><td>1</td></tr></table></html>", "webpagina (HTML)"),
        (b'\xef\xbb\xbf<?xml version="1.0"?><html></html>', "webpagina (HTML)"),
        (zipped(**{"xl/workbook.bin": b"1", "xl/x": b""}), "binair Excel-bestand (xlsb)"),
        (zipped(**{"mimetype": b"1", "content.xml": b"1"}), "ODS-bestand"),
        (zipped(**{"word/document.xml": b"1"}), "Word-bestand"),
        (zipped(**{"foto.jpg": b"1"}), "zip-bestand"),
        (b"", "leeg bestand"),
        (b"\xef\xbb\xbf\r\n", "leeg bestand"),
        (b"%PDF-1.7\n", "PDF-bestand"),
        (b"SQLite format 3\x00", "rondebestand"),
        (GOOD[:200], "beschadigd Excel- of zip-bestand"),
        (b"abc\x00\x01\x02", "bestand dat geen tekst is"),
    ],
)
def test_a_wrong_kind_of_file_is_named_with_what_to_do(content: bytes, what_it_is: str) -> None:
    (problem,) = failure(content).problems
    assert problem.message.code == "F101"
    assert "aanvragen.xlsx is geen CSV- of XLSX-bestand." in problem.message.what
    assert what_it_is in problem.message.what
    assert "lees het opnieuw in" in problem.message.remedy


def test_a_file_that_is_open_elsewhere_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "scores.csv"
    path.write_bytes(csv_bytes("Nummer;c1;c2", "A-1;1;2"))

    def refuse(_: Path) -> bytes:
        raise PermissionError

    monkeypatch.setattr(Path, "read_bytes", refuse)
    result = import_path(path, ONLY_POINTS)
    assert isinstance(result, ImportFailed)
    assert codes(result.problems) == ["F110"]


def test_a_file_that_is_gone_is_said(tmp_path: Path) -> None:
    result = import_path(tmp_path / "weg.csv", ONLY_POINTS)
    assert isinstance(result, ImportFailed)
    assert "weg.csv is niet te lezen" in result.problems[0].message.what


def test_a_file_on_disk_is_read(tmp_path: Path) -> None:
    path = tmp_path / "scores.xlsx"
    path.write_bytes(GOOD)
    result = import_path(path, ONLY_POINTS)
    assert [row.id for row in result.rows] == ["A-1", "A-2"]  # type: ignore[union-attr]  # else the test fails


def test_a_file_that_unpacks_to_too_much_is_refused_before_unpacking() -> None:
    bomb = zipped(**{"xl/workbook.xml": b"<x/>", "xl/big.xml": bytes(65 * 1024 * 1024)})
    assert len(bomb) < 100_000
    (problem,) = failure(bomb).problems
    assert problem.message.code == "F119"
    assert "64 MiB" in problem.message.what


def test_a_file_with_thousands_of_parts_is_refused() -> None:
    parts = {f"xl/{number}": b"" for number in range(2_001)}
    assert codes(failure(zipped(**parts)).problems) == ["F119"]


def test_entities_that_grow_are_refused() -> None:
    bomb = (
        b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">'
        b'<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet><sheetData>&b;</sheetData></worksheet>'
    )
    result = failure(with_part("xl/worksheets/sheet1.xml", bomb))
    assert codes(result.problems) == ["F123"]


@pytest.mark.parametrize(
    "name",
    [
        "[Content_Types].xml",
        "xl/workbook.xml",
        "xl/_rels/workbook.xml.rels",
        "xl/worksheets/sheet1.xml",
    ],
)
def test_a_file_that_misses_a_part_is_not_whole(name: str) -> None:
    assert codes(failure(with_part(name, None)).problems) == ["F123"]


def test_a_cell_that_refers_to_a_text_that_is_not_there_is_not_whole() -> None:
    content = with_cells(b'<c r="A1" t="s"><v>99</v></c>')
    assert codes(failure(content).problems) == ["F123"]


def test_an_unclosed_quote_is_said_with_its_row() -> None:
    (problem,) = failure(csv_bytes("Nummer;c1;c2", 'A-1;"1;2', "A-2;3;4"), "a.csv").problems
    assert problem.message.code == "F125"
    assert "rij 2" in problem.message.what


def test_too_many_rows_are_refused() -> None:
    content = csv_bytes("Nummer;c1;c2", *(f"A-{number};1;2" for number in range(20_001)))
    assert codes(failure(content, "a.csv").problems) == ["F119"]


def test_no_message_of_a_wrong_file_speaks_of_the_inside_of_the_program() -> None:
    for content in (GOOD[:200], OLE, b"%PDF-", b"", with_part("xl/workbook.xml", b"<")):
        for problem in failure(content).problems:
            line = problem.message.one_line()
            assert "Error" not in line
            assert "zipfile" not in line


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_file_with_any_damage_is_read_or_refused_and_never_breaks(data: Any) -> None:
    position = data.draw(st.integers(0, len(GOOD) - 1))
    replacement = data.draw(st.binary(max_size=8))
    length = data.draw(st.integers(0, 64))
    content = GOOD[:position] + replacement + GOOD[position + length :]
    import_bytes("a.xlsx", content, ONLY_POINTS)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(["xl/worksheets/sheet1.xml", "xl/styles.xml", "xl/workbook.xml"]), st.data())
def test_a_part_with_any_damage_is_read_or_refused_and_never_breaks(name: str, data: Any) -> None:
    with zipfile.ZipFile(io.BytesIO(GOOD)) as archive:
        part = archive.read(name)
    position = data.draw(st.integers(0, len(part) - 1))
    replacement = data.draw(st.sampled_from([b"", b"9", b"-1", b"Z", b'"', b"<c/>", b"\xff"]))
    content = with_part(name, part[:position] + replacement + part[position + 1 :])
    import_bytes("a.xlsx", content, ONLY_POINTS)


@settings(max_examples=80, deadline=None)
@given(st.binary(max_size=400) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_read_or_refused_and_never_break(content: bytes) -> None:
    import_bytes("a", b"Nummer;c1;c2\n" + content, ONLY_POINTS)
    import_bytes("a", content, ExpectedColumns())
