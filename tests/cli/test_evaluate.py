"""`rangorde evaluate`: one line in, one line out, whatever the line is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.typed import Shell

CASES = Path(__file__).parent.parent / "cases"
CASE = json.dumps(json.loads((CASES / "centrum-2021" / "geval.json").read_bytes()))


def test_every_line_has_its_answer_in_order(shell: Shell) -> None:
    ended = shell.type("evaluate", stdin=f"{CASE}\n\n  \n{{nee\r\n{CASE}")
    answers = [json.loads(line) for line in ended.out.splitlines()]
    assert ended.code == 1
    assert ended.err == ""
    assert ["errors" in answer for answer in answers] == [False, True, False]
    assert answers[0] == answers[2]


def test_a_file_gives_what_its_lines_give(shell: Shell) -> None:
    (shell.folder / "e.jsonl").write_text(f"{CASE}\n", encoding="utf-8")
    assert shell.type("evaluate", "--file", "e.jsonl") == shell.type("evaluate", stdin=CASE)
    pretty = shell.type("evaluate", "--pretty", stdin=CASE)
    assert json.loads(pretty.out) == shell.type("evaluate", stdin=CASE).json
    assert "\n  " in pretty.out


@pytest.mark.parametrize(
    "line",
    [
        "\ufeff" + CASE,
        "\0",
        "\udcff",
        "[" * 200_000,
        '{"units":' * 5_000 + "1" + "}" * 5_000,
        "9" * 100_000,
        '{"scheme":NaN}',
        '{"scheme":"buurtbudget","scheme":"buurtbudget"}',
        "[]",
        "null",
        '{"scheme":1.5}',
        '{"scheme":"' + "x" * 1_000_000 + '"}',
        '{"\\ud800":1}',
        CASE[:-1] + ',"x":' + "[" * 900 + "]" * 900 + "}",
    ],
    ids=lambda line: ascii(line[:30]),
)
def test_a_line_that_is_no_case_gets_its_errors_in_dutch(shell: Shell, line: str) -> None:
    ended = shell.type("evaluate", stdin=f"{line}\n{CASE}\n")
    first, second = map(json.loads, ended.out.splitlines())
    assert ended.code == 1
    assert ended.err == ""
    assert first["errors"]
    assert all(len(error["message"]) < 500 for error in first["errors"])
    assert second["status"] == "final"


def test_no_cases_give_no_answers(shell: Shell) -> None:
    ended = shell.type("evaluate")
    assert (ended.code, ended.out, ended.err) == (0, "", "")
