"""`rangorde scheme`: the schemes of the program, and files of one's own with all their problems."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.places import schemes_folder
from tests.cli.typed import SCHEME, Shell

SOURCE = (schemes_folder() / f"{SCHEME}.yaml").read_bytes()
FILE = f"{SCHEME}.yaml"
EXAMPLES = f"{SCHEME}.voorbeelden.jsonl"


@pytest.fixture
def own(shell: Shell) -> Path:
    path = shell.folder / FILE
    path.write_bytes(SOURCE)
    return path


def test_the_schemes_are_listed_with_their_titles(shell: Shell) -> None:
    lines = shell.type("scheme", "list").out.splitlines()
    listed = shell.type("scheme", "list", "--json").json
    assert [line.split()[0] for line in lines] == [item["regeling"] for item in listed]
    assert SCHEME in [item["regeling"] for item in listed]


def test_a_scheme_is_shown_in_sentences(shell: Shell) -> None:
    assert "plafond" in shell.type("scheme", "show", SCHEME).out
    assert shell.type("scheme", "show", SCHEME, "--json").json["regeling"] == SCHEME


@pytest.mark.usefixtures("own")
def test_options_may_stand_before_the_names(shell: Shell) -> None:
    before = shell.type("scheme", "check", "--json", FILE)
    assert before.code == 0
    assert before == shell.type("scheme", "--json", "check", FILE)
    assert before == shell.type("scheme", "check", FILE, "--json")
    assert before.json == {"bestand": FILE, "voorbeelden": 0, "problemen": []}


def test_a_name_too_many_or_too_few_is_wrong_use(shell: Shell) -> None:
    assert "Bij list hoort geen naam" in shell.declined("scheme", "list", SCHEME, code=2)
    assert "Noem een regeling" in shell.declined("scheme", "show", code=2)


@pytest.mark.parametrize("name", ["", "geen", "x" * 5000, "map"])
def test_a_scheme_that_is_not_there_is_named(shell: Shell, name: str) -> None:
    (shell.folder / "map").mkdir()
    assert "is niet bekend" in shell.declined("scheme", "show", name, code=1)
    shell.declined("scheme", "check", name, code=1)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "het bestand is leeg"),
        (b"\xef\xbb\xbf" + SOURCE, "(BOM)"),
        (SOURCE.replace(b"\n", b"\r\n"), "(U+000D)"),
        (SOURCE.replace(b"  ", b"\t", 1), "(U+0009)"),
        (SOURCE[:500] + b"\0" + SOURCE[500:], "(U+0000)"),
        (SOURCE.decode().encode("utf-16"), "niet opgeslagen als UTF-8"),
        (b"---\n" + SOURCE, "in delen gesplitst"),
        (b"a: &x 1\nb: *x\n", "krijgt een stuk tekst een naam"),
        (b'a: !!python/object/apply:os.system ["x"]\n', "lijst tussen haakjes"),
        (b"".join(b" " * depth + b"a:\n" for depth in range(200)), "vaker dan twaalf keer"),
        (b"[" * 100_000, "lijst tussen haakjes"),
        (b"a: " + b"x" * 300_000 + b"\n", "groter dan 256 KiB"),
        (b"a: 1\n" * 6_000, "meer dan 5000 regels"),
        (b'a: "x\n', "niet te lezen"),
        (b"# x\na: '\\U00110000'\nb: \"\\U00110000\"\n", "(\\U00110000)"),
        (b'a: "\\ud800"\n', "(U+D800)"),
        (b'a: "\\e[31m"\n', "(U+001B)"),
        (b'a: "\\u200b"\n', "(U+200B)"),
    ],
    ids=lambda found: ascii(found[:30]) if isinstance(found, bytes) else "",
)
def test_a_spoilt_file_is_refused_by_every_command_with_its_line(
    shell: Shell, own: Path, content: bytes, said: str
) -> None:
    own.write_bytes(content)
    checked = shell.declined("scheme", "check", FILE, code=1)
    assert said in checked
    assert "regel " in checked
    assert max(map(len, checked.splitlines())) < 400
    shell.declined("scheme", "show", FILE, code=1)
    words = ["r.ronde", "--scheme", FILE, "--id", "A", "--actor", "s", "--ceiling", "1"]
    shell.declined("new", *words, code=1)
    problems = shell.type("scheme", "check", "--json", FILE).json["problemen"]
    assert problems
    assert all(isinstance(problem, str) for problem in problems)


def test_of_a_long_line_the_part_around_the_fault_is_shown(shell: Shell, own: Path) -> None:
    own.write_bytes(b"# " + b"x" * 1_000 + b"\x07" + b"y" * 1_000 + b"\n")
    marked, caret = shell.declined("scheme", "check", FILE, code=1).splitlines()[1:3]
    assert len(marked) < 150
    assert "\x07" not in marked
    assert marked[caret.index("^")] == "\ufffd"
    assert marked.strip()[0] == marked.strip()[-1] == "…"


@pytest.mark.parametrize(
    "content", [b"\xff\n", b"{\n", b"[" * 100_000, b"\0\n", b"\xef\xbb\xbf{}\n"]
)
def test_examples_that_cannot_be_read_are_told_with_their_line(
    shell: Shell, own: Path, content: bytes
) -> None:
    own.with_name(EXAMPLES).write_bytes(content)
    assert "egel 1" in shell.declined("scheme", "check", FILE, code=1)


def test_an_example_that_does_not_come_out_fails_the_check(shell: Shell, own: Path) -> None:
    case = {"scheme": SCHEME, "ceiling": "1.00", "units": []}
    example = {"naam": "niets", "geval": case, "verwacht": {"status": "nooit"}}
    own.with_name(EXAMPLES).write_text(json.dumps(example) + "\n", encoding="utf-8")
    assert 'status = "nooit"' in shell.declined("scheme", "check", FILE, code=1)
    own.with_name(EXAMPLES).unlink()
    assert shell.type("scheme", "check", FILE).out.startswith(f"{FILE}: in orde")
