"""`rangorde new`: a round with its ceilings and fields, or all that is wrong at once."""

from __future__ import annotations

from hashlib import sha256

import pytest

from desktop_app.places import schemes_folder
from tests.cli.typed import SCHEME, Shell, files, new

NOTHING_MADE = "Er is geen ronde gemaakt."


def test_a_round_is_made_and_can_be_shown(shell: Shell) -> None:
    ended = shell.type("new", *new("é € 'r.ronde", "--set", "vergadering-datum=2026-03-03"))
    assert (ended.code, ended.out, ended.err) == (
        0,
        "Ronde 2026-01 is gemaakt in é € 'r.ronde.\n",
        "",
    )
    shown = shell.type("show", "é € 'r.ronde", "--json").json
    assert shown["zaak"]["ceiling"] == "20000.00"


def test_the_answer_can_be_read_by_a_program(shell: Shell) -> None:
    made = shell.type("new", *new("r.ronde", "--json")).json
    assert made["ronde"] == "2026-01"
    assert made["bestand"] == "r.ronde"
    assert made["kop"] == shell.type("verify", "r.ronde", "--json").json["kop"]


def test_pools_have_each_their_ceiling_and_name(shell: Shell) -> None:
    words = ["w.ronde", "--scheme", "amersfoort-wijkactiviteiten", "--id", "W", "--actor", "s"]
    pools = ["--pool", "LIENDERT=10.000,00=Liendert", "--pool", "SOESTERKWARTIER=5000"]
    assert shell.type("new", *words, *pools).code == 0
    shown = shell.type("show", "w.ronde", "--json").json
    assert shown["zaak"]["pools"] == {"LIENDERT": "10000.00", "SOESTERKWARTIER": "5000.00"}


def test_a_scheme_file_of_ones_own_goes_into_the_round(shell: Shell) -> None:
    text = (schemes_folder() / f"{SCHEME}.yaml").read_bytes() + b"# eigen\n"
    (shell.folder / f"{SCHEME}.yaml").write_bytes(text)
    words = ["r.ronde", "--scheme", f"{SCHEME}.yaml", "--id", "A", "--actor", "s", "--ceiling", "1"]
    assert shell.type("new", *words).code == 0
    shown = shell.type("show", "r.ronde", "--json").json
    assert sha256(text).hexdigest() in str(shown)


def test_everything_that_is_wrong_is_told_at_once(shell: Shell) -> None:
    words = ["r.ronde", "--scheme", SCHEME, "--id", "a b", "--actor", "x\ny", "--ceiling", "veel"]
    said = shell.declined("new", *words, "--set", "vergaderdatum=1", "--set", "contact", code=1)
    assert "‘a b’ kan geen rondenummer zijn" in said
    assert "kan niet bij --actor" in said
    assert "‘veel’ is geen bedrag" in said
    assert "‘vergaderdatum’ is geen veld van een ronde" in said
    assert "Bij --set contact ontbreekt de waarde" in said


@pytest.mark.parametrize(
    ("ceiling", "said"),
    [
        ((), "heeft één subsidieplafond. Geef het met --ceiling BEDRAG"),
        (("--pool", "A=1"), "heeft één subsidieplafond"),
        (("--ceiling", "1", "--pool", "A=1"), "heeft één subsidieplafond"),
        (("--ceiling=-5",), "‘-5’ is geen bedrag"),
        (("--ceiling", "9" * 30), "is geen bedrag"),
        (("--ceiling", "9" * 5000), "999…’ is geen bedrag"),
        (("--ceiling", "1e5"), "‘1e5’ is geen bedrag"),
    ],
    ids=str,
)
def test_a_ceiling_that_does_not_fit_the_scheme_is_explained(
    shell: Shell, ceiling: tuple[str, ...], said: str
) -> None:
    found = shell.declined("new", *new("r.ronde", ceiling=ceiling), code=1)
    assert said in found
    assert found.count("\n") == 1
    assert found.endswith(f"{NOTHING_MADE}\n")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--ceiling", "1"), "heeft een deelplafond per wijk"),
        (("--pool", "A"), "‘A’ kan niet bij --pool"),
        (("--pool", "=5"), "‘=5’ kan niet bij --pool"),
        (("--pool", "a b=5"), "‘a b=5’ kan niet bij --pool"),
        (("--pool", "A=x"), "‘x’ is geen bedrag"),
        (("--pool", "A=5", "--pool", "A=6"), "--pool noemt A twee keer"),
        (("--pool", "A=5", "--set", "contact=x", "--set", "contact=y"), "--set noemt contact twee"),
    ],
    ids=str,
)
def test_a_pool_that_does_not_fit_is_explained(
    shell: Shell, options: tuple[str, ...], said: str
) -> None:
    words = ["w.ronde", "--scheme", "amersfoort-wijkactiviteiten", "--id", "W", "--actor", "s"]
    found = shell.declined("new", *words, *options, code=1)
    assert said in found
    assert NOTHING_MADE in found


@pytest.mark.parametrize("path", ["er-is-al-een.ronde", "map", "leeg"])
def test_what_is_there_already_is_left_with_nothing_beside_it(shell: Shell, path: str) -> None:
    (shell.folder / "map").mkdir()
    (shell.folder / "leeg").write_bytes(b"")
    shell.new_round("er-is-al-een.ronde")
    assert "bestaat al" in shell.declined("new", *new(path), code=1)


@pytest.mark.parametrize("path", ["geen/r.ronde", "x" * 300, "x" * 245 + ".ronde"])
def test_where_no_file_can_be_there_is_no_round(shell: Shell, path: str) -> None:
    said = shell.declined("new", *new(path), code=1)
    assert "geen ronde" in said
    assert "daarvoor wel" not in said


@pytest.mark.parametrize("scheme", ["", "geen", "map", "x" * 5000, "../schemes/x"])
def test_a_scheme_that_is_not_known_is_named(shell: Shell, scheme: str) -> None:
    (shell.folder / "map").mkdir()
    words = ["r.ronde", "--scheme", scheme, "--id", "A", "--actor", "s", "--ceiling", "1"]
    said = shell.declined("new", *words, code=1)
    assert "is niet bekend. Kijk met ‘rangorde scheme list’" in said
    assert len(said) < 400


def test_a_broken_scheme_file_is_not_used(shell: Shell) -> None:
    (shell.folder / "x.yaml").write_text("regeling: x\n", encoding="utf-8")
    words = ["r.ronde", "--scheme", "x.yaml", "--id", "A", "--actor", "s", "--ceiling", "1"]
    assert "rangorde scheme check x.yaml" in shell.declined("new", *words, code=1)
    assert list(files(shell.folder)) == ["x.yaml"]


@pytest.mark.parametrize("text", ["a\0b", "\udc80", "a\x1bb"], ids=ascii)
def test_a_text_that_cannot_be_kept_makes_no_round(shell: Shell, text: str) -> None:
    assert NOTHING_MADE in shell.declined(
        "new", *new("r.ronde", "--set", f"contact={text}"), code=1
    )
