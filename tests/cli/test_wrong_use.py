"""What nobody should type: one Dutch sentence and a pointer to the explanation, and exit code 2."""

from __future__ import annotations

import re

import pytest

from desktop_app.text.command_line import SUMMARIES
from tests.cli.typed import Shell

ENGLISH = re.compile(
    r"\b(usage|error|argument|arguments|options|optional|positional|show|this|help|exit|invalid|"
    r"choose|from|expected|required|unrecognized|the|and|with|file|version)\b",
    re.IGNORECASE,
)
NAMES_OF_THINGS = re.compile(r"--[a-z-]+|‘[^’]*’|\{[^}]*\}|rangorde [a-z]+.*|'[a-z]+'|\"[a-z-]+\"")


@pytest.mark.parametrize("name", ["", *SUMMARIES])
def test_every_explanation_is_in_dutch(shell: Shell, name: str) -> None:
    ended = shell.type(*filter(None, [name]), "--help")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("gebruik: rangorde")
    spoken = NAMES_OF_THINGS.sub(
        "", re.sub(r"(?m)^  \{\"do\".*$|^  (list|check|show) ", "", ended.out)
    )
    names = set(SUMMARIES) | {"help", "file", "version", "read", "point", "show", "list"}
    english = [word for word in ENGLISH.findall(spoken) if word not in names]
    assert english == []


@pytest.mark.parametrize("name", SUMMARIES)
def test_every_command_of_the_overview_is_there(shell: Shell, name: str) -> None:
    assert shell.type(name, "--help").out.startswith(f"gebruik: rangorde {name} ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-x"], "dit ontbreekt: OPDRACHT"),
        (["rankschik"], "'rankschik' kan hier niet (kies uit 'new', "),
        (["--vers"], "dit ontbreekt: OPDRACHT"),
        (["new"], "dit ontbreekt: RONDE.ronde, --scheme, --id, --actor"),
        (["new", "--scheme"], "--scheme: hier hoort één waarde"),
        (["apply", "x"], "dit ontbreekt: --actor"),
        (["show"], "dit ontbreekt: RONDE"),
        (["show", "x", "y"], "dit wordt niet herkend: y"),
        (["show", "x", "--whyy"], "dit wordt niet herkend: --whyy"),
        (["show", "x", "--wh"], "dit wordt niet herkend: --wh"),
        (["show", "--json=1", "x"], "--json: hier hoort geen waarde: '1'"),
        (["show", ""], "RONDE: hier hoort de naam van een bestand of map"),
        (["show", " "], "RONDE: hier hoort de naam van een bestand of map"),
        (["verify", ""], "BESTAND: hier hoort de naam van een bestand of map"),
        (["verify", "a\0b"], "BESTAND: hier hoort de naam van een bestand of map"),
        (["evaluate", "x"], "dit wordt niet herkend: x"),
        (["evaluate", "--file"], "--file: hier hoort één waarde"),
        (["scheme"], "dit ontbreekt: list|check|show\n"),
        (["scheme", "toon"], "'toon' kan hier niet (kies uit 'list', 'check', 'show')"),
        (["import", "r", "b", "--actor", "a", "--hidden-rows", "x"], "--hidden-rows: 'x' kan"),
        (["report", "r", "--kind", "x", "--out", "y", "--actor", "z"], "--kind: 'x' kan hier niet"),
        (["export", "r", "--to", "pdf", "--out", "y"], "--to: 'pdf' kan hier niet"),
    ],
    ids=lambda found: " ".join(found) if isinstance(found, list) else "",
)
def test_wrong_arguments_are_named_with_where_the_explanation_is(
    shell: Shell, words: list[str], said: str
) -> None:
    found = shell.declined(*words, code=2)
    assert said in found
    known = words[0] if words[0] in SUMMARIES else ""
    assert found.endswith(f"Uitleg: {f'rangorde {known}'.strip()} --help\n")


def test_the_version_is_one_line(shell: Shell) -> None:
    assert re.fullmatch(r"rangorde \d+\.\d+\.\d+\n", shell.type("--version").out)


@pytest.mark.parametrize(
    ("name", "path"),
    [
        (name, path)
        for name in ("show", "verify", "apply", "import", "export", "report")
        for path in ("geen.ronde", "map", "leeg", "letters", "map/leeg/x", "x" * 5000)
        # A folder is something that verify knows: the files of a draw.
        if (name, path) != ("verify", "map")
    ],
)
def test_what_is_no_round_is_told_with_what_it_is_and_left_alone(
    shell: Shell, name: str, path: str
) -> None:
    (shell.folder / "map").mkdir()
    (shell.folder / "leeg").write_bytes(b"")
    (shell.folder / "letters").write_bytes(bytes(range(256)))
    more = {
        "apply": ["--actor", "a"],
        "import": ["leeg", "--actor", "a"],
        "export": ["--to", "json", "--out", "uit.json"],
        "report": ["--kind", "zitting", "--concept", "--out", "uit.pdf", "--actor", "a"],
    }
    said = shell.declined(name, path, *more.get(name, []), code=1)
    assert "Errno" not in said


def test_a_file_that_is_not_there_is_not_called_open_in_another_program(shell: Shell) -> None:
    (shell.folder / "map").mkdir()
    assert shell.declined("evaluate", "--file", "geen.jsonl", code=1) == (
        "Bestand geen.jsonl bestaat niet. Controleer de naam en de map.\n"
    )
    assert shell.declined("evaluate", "--file", "map", code=1) == (
        "map is een map. Noem een bestand.\n"
    )
