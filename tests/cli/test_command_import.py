"""`rangorde import` with files that nobody should send: refused whole, with the place."""

from __future__ import annotations

import io
from pathlib import Path

import openpyxl
import pytest

from tests.cli.typed import Shell, files

HEAD = "nummer;aanvrager;gevraagd\n"
GOOD = f"{HEAD}2026-01;Één;1.000,00\n"


@pytest.fixture
def round_file(shell: Shell) -> Path:
    return shell.new_round()


def csv(shell: Shell, content: bytes | str) -> str:
    data = content if isinstance(content, bytes) else content.encode()
    (shell.folder / "b.csv").write_bytes(data)
    return "b.csv"


def refused(shell: Shell, path: str, *options: str, code: int = 1) -> str:
    """What is said of a file that is not read; the round itself has not changed."""
    before = (shell.folder / "r.ronde").read_bytes()
    ended = shell.type("import", "r.ronde", path, "--actor", "s", *options)
    assert (ended.code, ended.out) == (code, ""), ended
    assert "Traceback" not in ended.err
    assert (shell.folder / "r.ronde").read_bytes() == before
    return ended.err


@pytest.mark.usefixtures("round_file")
def test_one_row_is_one_row(shell: Shell) -> None:
    path = csv(shell, GOOD)
    tried = shell.type("import", "r.ronde", path, "--actor", "s", "--dry-run")
    assert tried.out.startswith("1 rij kan worden ingelezen. Er is nog niets veranderd.\n")
    ended = shell.type("import", "r.ronde", path, "--actor", "s")
    assert ended.code == 0
    assert ended.out.startswith("1 rij ingelezen uit b.csv.\n")


@pytest.mark.usefixtures("round_file")
def test_a_try_gives_the_sum_of_each_column_to_compare(shell: Shell) -> None:
    path = csv(shell, f"{HEAD}1;A;1.355,90\n2;B;12500,00\n3;C;10,00\n")
    tried = shell.type("import", "r.ronde", path, "--actor", "s", "--dry-run")
    assert "gevraagd: € 13.865,90 in 3 rijen" in tried.out.replace("\u00a0", " ")


@pytest.mark.usefixtures("round_file")
def test_the_answer_can_be_read_by_a_program(shell: Shell) -> None:
    path = csv(shell, f"{GOOD}2026-02;B;5\n")
    tried = shell.type("import", "r.ronde", path, "--actor", "s", "--dry-run", "--json").json
    done = shell.type("import", "r.ronde", path, "--actor", "s", "--json").json
    assert tried["rijen"] == done["rijen"] == 2
    assert tried["sha256"] == done["sha256"]
    assert done["entries"][0] == 2


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.usefixtures("round_file")
def test_every_encoding_of_a_spreadsheet_is_read(shell: Shell, encoding: str) -> None:
    path = csv(shell, GOOD.replace("\n", "\r\n").encode(encoding))
    assert shell.type("import", "r.ronde", path, "--actor", "s").code == 0
    shown = shell.type("show", "r.ronde").out
    assert "Één" in shown


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "Het lijkt een leeg bestand"),
        (HEAD, "Rij 1: "),
        (bytes(range(256)), "geen CSV- of XLSX-bestand"),
        (b"PK\x03\x04x", "beschadigd"),
        (b"%PDF-1.4\n", "PDF-bestand"),
        (f"{HEAD}2026-01;A;-5\n2026-02;B;x\n;C;5\n", "Cel C2: "),
        (f"{HEAD}2026-01;A;{'9' * 400}\n", "999…’"),
        (f"{HEAD}2026-01;A\x07;5\n", "U+0007"),
        (f"{HEAD}2026-01;A;5\n2026-01;B;5\n", "in rij 2 en in rij 3"),
        (f'{HEAD}2026-01;"A;5\n', "aanhalingsteken"),
        ("nummer;aanvrager;gevraagd;wijk\n2026-01;A;5;NOORD\n", "deze ronde heeft geen wijken"),
    ],
    ids=lambda found: ascii(found[:40]),
)
@pytest.mark.usefixtures("round_file")
def test_a_file_that_cannot_be_read_is_refused_whole(
    shell: Shell, content: bytes | str, said: str
) -> None:
    found = refused(shell, csv(shell, content))
    assert said in found
    assert found.endswith("Er is niets ingelezen en er is niets veranderd.\n")
    assert len(found) < 2_000


@pytest.mark.parametrize("pair", ["gevraagd", "gevraagd=punt", "=comma", ""])
@pytest.mark.usefixtures("round_file")
def test_a_number_style_that_is_none_is_wrong_use(shell: Shell, pair: str) -> None:
    said = refused(shell, csv(shell, GOOD), "--number-style", pair, code=2)
    assert f"‘{pair}’ kan niet bij --number-style" in said


@pytest.mark.usefixtures("round_file")
def test_a_sheet_that_is_not_there_is_named_with_those_that_are(shell: Shell) -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Aanvragen"
    sheet.append(["nummer", "aanvrager", "gevraagd"])
    sheet.append(["2026-01", "A", 5])
    content = io.BytesIO()
    book.save(content)
    (shell.folder / "b.xlsx").write_bytes(content.getvalue())
    said = refused(shell, "b.xlsx", "--sheet", "Nee")
    assert "Blad ‘Nee’ is in b.xlsx niet te zien. De bladen zijn: ‘Aanvragen’." in said
    assert (
        shell.type("import", "r.ronde", "b.xlsx", "--actor", "s", "--sheet", "Aanvragen").code == 0
    )
    said = refused(shell, csv(shell, GOOD), "--sheet", "Nee")
    assert "Het bestand heeft er geen." in said


@pytest.mark.parametrize("path", ["geen.csv", "map", "x" * 300, "r.ronde"])
@pytest.mark.usefixtures("round_file")
def test_what_is_no_file_to_read_in_is_named(shell: Shell, path: str) -> None:
    (shell.folder / "map").mkdir()
    assert path in refused(shell, path)


def test_nothing_is_made_for_a_round_that_is_not_there(shell: Shell) -> None:
    csv(shell, GOOD)
    shell.declined("import", "geen.ronde", "b.csv", "--actor", "s", code=1)
    assert list(files(shell.folder)) == ["b.csv"]
