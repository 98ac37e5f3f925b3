"""`rangorde export`: what leaves the program can be read again, and is the same every time."""

from __future__ import annotations

import io
import json
from datetime import UTC, datetime
from pathlib import Path

import openpyxl
import pytest

from desktop_app.cli import app
from desktop_app.cli.command import DONE, FAILED, Console
from desktop_app.cli.command_export import COMMAND
from desktop_app.cli.parser import WRONG_USE
from desktop_app.importing.expected import Choices
from desktop_app.importing.importer import import_path
from desktop_app.importing.proposal import ImportProposal
from desktop_app.session.import_plan import expected_columns
from desktop_app.session.session import Session
from tests.session.session_samples import World, create, must, tied

NAMES = ("=HYPERLINK(A1;B1)", "@team", "-- concept", "+31 20 1234567", "R&D <b>", "'t Hoekje")
LEVELS = ("goed", "voldoende", "onvoldoende")


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


def with_names(world: World) -> Session:
    """A round with applicants whose names a spreadsheet would like to run."""
    session = create(world)
    for number, name in enumerate(NAMES, 1):
        unit = f"0{number}-2026"
        fields = {"applicant": name, "requested": f"{number}000.05"}
        if number == 1:
            fields |= {"grantable": "900.10", "grantable_reason": "-10% voor btw"}
        must(session, "add-application", id=unit, **fields)
        must(session, "admit", unit=unit)
        for place in range(1, 8):
            value = LEVELS[(number + place) % 3]
            must(
                session, "give-score",
                unit=unit, criterion=f"c{place}", value=value, reason=f"=reden {place}",
            )  # fmt: skip
    return session


def run(world: World, *arguments: str) -> tuple[int, str, str]:
    """The exit code, what was shown and what was said."""
    out, err = io.StringIO(), io.StringIO()
    console = Console(stdin=io.StringIO(), out=out, err=err, ports=world.ports)
    words = ["export", str(world.path), *arguments]
    code = app.run(words, {"export": COMMAND}.get, console)
    return code, out.getvalue(), err.getvalue()


def saved(world: World, name: str, *arguments: str) -> Path:
    path = world.folder / name
    code, _, said = run(world, "--out", str(path), "--to", path.suffix[1:], *arguments)
    assert code == DONE, said
    return path


@pytest.mark.parametrize(
    ("name", "arguments", "sheet"),
    [
        ("r.csv", (), None),
        ("r.csv", ("--table", "rangorde"), None),
        ("r.xlsx", (), "Rangorde"),
    ],
)
def test_names_and_amounts_come_back_as_they_went(
    world: World, name: str, arguments: tuple[str, ...], sheet: str | None
) -> None:
    with_names(world).close()
    path = saved(world, name, *arguments)
    other = World(world.folder / "ander")
    other.folder.mkdir()
    session = create(other)
    proposal = import_path(path, expected_columns(session.round), Choices(sheet=sheet))
    session.close()
    assert isinstance(proposal, ImportProposal)
    assert proposal.problems == ()
    assert proposal.questions == ()
    rows = {str(row.id): row for row in proposal.rows}
    assert [rows[f"0{number}-2026"].applicant for number in range(1, 7)] == list(NAMES)
    assert [rows[f"0{number}-2026"].requested for number in range(1, 7)] == [
        number * 100_000 + 5 for number in range(1, 7)
    ]
    assert rows["01-2026"].grantable == 90_010
    assert rows["01-2026"].grantable_reason == "-10% voor btw"


@pytest.mark.parametrize(("name", "sheet"), [("s.csv", None), ("s.xlsx", "Scores")])
def test_scores_come_back_as_they_were_given(world: World, name: str, sheet: str | None) -> None:
    session = with_names(world)
    scores, expected = session.round.scores, expected_columns(session.round)
    session.close()
    path = saved(world, name, *(("--table", "scores") if sheet is None else ()))
    proposal = import_path(path, expected, Choices(sheet=sheet))
    assert isinstance(proposal, ImportProposal)
    assert proposal.problems == ()
    assert {row.id: dict(row.scores) for row in proposal.rows} == {
        unit: {criterion: score.value for (_, criterion), score in given.items()}
        for unit, given in scores.items()
    }


def test_the_workbook_holds_everything_with_texts_as_texts(world: World) -> None:
    session = tied(world)
    entries = len(session.round.log)
    session.close()
    book = openpyxl.load_workbook(saved(world, "alles.xlsx"))
    assert book.sheetnames == ["Rangorde", "Scores", "Gelijke standen", "Journaal"]
    assert all(sheet.freeze_panes == "A2" for sheet in book.worksheets)
    ranking = list(book["Rangorde"].iter_rows(min_row=2, values_only=True))
    assert [(row[0], row[1]) for row in ranking] == [
        ("1", "2026-0101"),
        ("2=", "2026-0102"),
        ("2=", "2026-0106"),
    ]
    (tie,) = book["Gelijke standen"].iter_rows(min_row=2, values_only=True)
    assert tie[:6] == (2, "2026-0102, 2026-0106", 6000, 28000, "ja", "open")
    journal = list(book["Journaal"].iter_rows(min_row=2, values_only=True))
    assert [row[0] for row in journal] == list(range(1, entries + 1))
    # 12.30 in UTC is 13.30 on the Dutch clock in winter.
    assert journal[0][1].startswith("2026-03-03 13:30:")
    assert journal[0][2:4] == ("secretaris", "ronde-geopend")
    book.close()


def test_an_undone_step_is_told_with_the_entry_that_undid_it(world: World) -> None:
    session = create(world)
    must(session, "add-application", id="2026-0200", applicant="X", requested="10.00")
    before = session.round.nr
    session.undo()
    after = session.round.nr
    session.close()
    content = saved(world, "j.csv", "--table", "journaal").read_text(encoding="utf-8-sig")
    lines = content.splitlines()
    assert lines[before].endswith(f";{after}")
    assert lines[after].endswith(";")


@pytest.mark.parametrize("name", ["a.json", "a.csv", "a.xlsx"])
def test_the_same_round_gives_the_same_bytes(world: World, name: str) -> None:
    tied(world).close()
    first = saved(world, name).read_bytes()
    world.now = datetime(2027, 1, 1, tzinfo=UTC)
    assert saved(world, f"b{Path(name).suffix}").read_bytes() == first


def test_json_holds_the_case_and_its_outcome(world: World) -> None:
    tied(world).close()
    data = json.loads(saved(world, "a.json").read_text(encoding="utf-8"))
    assert data["ronde"] == "2026-UTRECHT-03"
    assert {"zaak", "uitkomst"} <= data.keys()


def test_the_answer_can_be_read_by_a_program(world: World) -> None:
    tied(world).close()
    path = world.folder / "r.csv"
    code, shown, _ = run(world, "--to", "csv", "--out", str(path), "--json")
    assert code == DONE
    answer = json.loads(shown)
    assert (answer["bestand"], answer["vorm"], answer["rijen"]) == (str(path), "csv", 3)
    assert len(answer["sha256"]) == 64


def test_a_round_is_never_written_over(world: World) -> None:
    tied(world).close()
    before = world.path.read_bytes()
    link = world.folder / "koppeling.csv"
    link.hardlink_to(world.path)
    for target in (world.path, link, world.folder / "andere.ronde"):
        code, _, said = run(world, "--to", "csv", "--out", str(target))
        assert code == WRONG_USE
        assert "niet overschreven" in said
    assert world.path.read_bytes() == before


def test_a_table_is_only_chosen_for_csv(world: World) -> None:
    tied(world).close()
    path = world.folder / "a.xlsx"
    code, _, said = run(world, "--to", "xlsx", "--table", "scores", "--out", str(path))
    assert (code, path.exists()) == (WRONG_USE, False)
    assert "--to csv" in said


def test_a_round_that_is_not_there_gives_no_file(world: World) -> None:
    path = world.folder / "a.json"
    code, _, said = run(world, "--to", "json", "--out", str(path))
    assert (code, path.exists()) == (FAILED, False)
    assert said
