"""`rangorde import`: what a file changes is told, and old values never come back in silence."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from desktop_app.cli import app
from desktop_app.cli.command import DONE, FAILED, Console
from desktop_app.cli.command_import import COMMAND
from tests.session.session_samples import World, create, must, reopen

UNITS = [f"2026-{number:04}" for number in range(101, 104)]
CRITERIA = [f"c{number}" for number in range(1, 8)]


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


@pytest.fixture
def scores(world: World) -> Path:
    """A file with three applications that are good in everything, and a round that has read it."""
    lines = [";".join(["Nummer", "Aanvrager", "Gevraagd", *CRITERIA])]
    lines += [";".join([unit, unit, "5000", *["goed"] * len(CRITERIA)]) for unit in UNITS]
    path = world.folder / "scores.csv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    create(world).close()
    code, shown, _ = run(world, path, "--admit")
    assert code == DONE
    assert shown.endswith("Er verandert geen score die al was ingevuld.\n")
    return path


def run(world: World, path: Path, *options: str) -> tuple[int, str, str]:
    """The exit code, what was shown and what was said."""
    out, err = io.StringIO(), io.StringIO()
    console = Console(stdin=io.StringIO(), out=out, err=err, ports=world.ports)
    words = ["import", str(world.path), str(path), "--actor", "secretaris", *options]
    return app.run(words, {"import": COMMAND}.get, console), out.getvalue(), err.getvalue()


def lower(world: World, units: list[str], criteria: list[str]) -> None:
    """Change scores by hand after the file was read."""
    session = reopen(world)
    for unit in units:
        for criterion in criteria:
            must(session, "give-score", unit=unit, criterion=criterion, value="voldoende")
    session.close()


def given(world: World) -> list[str]:
    session = reopen(world)
    found = [score.value for unit in UNITS for score in session.round.scores[unit].values()]
    session.close()
    return found


@pytest.mark.parametrize("options", [(), ("--dry-run",), ("--json",)])
def test_a_file_that_was_read_before_changes_nothing_and_says_when_it_was(
    world: World, scores: Path, options: tuple[str, ...]
) -> None:
    lower(world, UNITS[:1], ["c1"])
    before = world.path.read_bytes()
    code, shown, said = run(world, scores, *options)
    assert (code, shown) == (FAILED, "")
    assert "scores.csv, 3 rijen, 3 maart 2026, 13.30 uur" in said
    assert "--again" in said
    assert "Er is niets ingelezen en er is niets veranderd." in said
    assert world.path.read_bytes() == before


def test_a_file_is_read_again_when_asked_and_every_old_value_is_told(
    world: World, scores: Path
) -> None:
    lower(world, UNITS[:1], ["c1"])
    code, shown, said = run(world, scores, "--again")
    assert (code, said) == (DONE, "")
    assert "1 score wordt anders dan in de ronde:\n  2026-0101 " in shown
    assert ": voldoende → goed\n" in shown
    assert given(world) == ["goed"] * 21


def test_of_many_changes_ten_are_shown_and_the_others_counted(world: World, scores: Path) -> None:
    lower(world, UNITS, CRITERIA)
    code, shown, _ = run(world, scores, "--again", "--dry-run")
    assert code == DONE
    assert shown.count("→") == 10
    assert "21 scores worden anders dan in de ronde:" in shown
    assert shown.endswith("  en nog 11\n")
    assert given(world) == ["voldoende"] * 21
    code, shown, _ = run(world, scores, "--again", "--json")
    assert json.loads(shown)["gewijzigde_scores"] == 21
