"""Lines that nobody should send: each gets one answer, none changes the round or ends it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop_app.text.messages import MessageKey
from tests.end2end.meeting import receive
from tests.end2end.program import Apply, chains, journal, new_round, run, shown

UNREADABLE = str(MessageKey.COMMAND_UNREADABLE)
DEEP = 100_000


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apply]:
    path = tmp_path_factory.mktemp("vijandig") / "utrecht.ronde"
    new_round(path, "utrecht-vrouwen-sport", "--ceiling", "20000")
    with Apply(path) as running:
        receive(running, "2026-0101", "9000.00")
        running.must("admit", unit="2026-0101")
        yield running


def refused(program: Apply, line: bytes) -> dict[str, Any]:
    """The answer to a line that changes nothing."""
    before = chains(program.path)
    answer = program.raw(line)
    assert list(answer) == ["declined", "message"], answer
    assert "Traceback" not in answer["message"]
    assert 10 < len(answer["message"]) < 2_000
    assert chains(program.path) == before
    return answer


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"nee",
        b"[]",
        b"[1,2]",
        b"null",
        b"1",
        b'"admit"',
        b"\xff\xfe\x00",
        b"\xef\xbb\xbf",
        b'{"do":"admit","unit":"2026-0101"',
        b"{'do':'admit'}",
        b'{"do":"admit","unit":"2026-0101"}{"do":"admit"}',
        b'{"do":"admit","unit":"2026-0101","unit":"2026-0102"}',
        b'{"do":"make-secret","do":"make-secret"}',
        b'{"do":NaN}',
        b'{"do":"record-fact","unit":"2026-0101","fact":"x","value":Infinity}',
        b'{"do":"record-fact","unit":"2026-0101","fact":"x","value":1.5}',
        b'{"do":"record-fact","unit":"2026-0101","fact":"x","value":1e3}',
        b"[" * DEEP,
        b"[" * DEEP + b"]" * DEEP,
        b'{"do":' * DEEP + b"1" + b"}" * DEEP,
        b'{"do":"remark","subject":"x","text":"' + b"\x00" + b'"}',
        b"9" * 10_000,
        b'{"do":' + b"9" * 5_000 + b"}",
    ],
    ids=lambda line: line[:24].decode("ascii", "replace"),
)
def test_a_line_that_is_no_command_says_so(program: Apply, line: bytes) -> None:
    assert refused(program, line)["declined"] == UNREADABLE


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ({}, "do"),
        ({"do": None}, "do"),
        ({"do": "drop-table"}, "drop-table"),
        ({"do": ["admit"]}, "do"),
        ({"do": "admit"}, "unit"),
        ({"do": "admit", "unit": None}, "unit"),
        ({"do": "admit", "unit": 1}, "unit"),
        ({"do": "admit", "unit": ["2026-0101"]}, "unit"),
        ({"do": "admit", "unit": "2026-0101", "extra": 1}, "extra"),
        ({"do": "add-member", "id": "x", "name": "y", "role": "lid", "voting": "ja"}, "voting"),
        ({"do": "add-member", "id": "x", "name": "y", "role": "lid", "voting": 1}, "voting"),
        ({"do": "add-application", "id": "A", "applicant": "B", "requested": 9000}, "requested"),
        ({"do": "add-application", "id": "A", "applicant": "B", "requested": "9.000"}, "requested"),
        ({"do": "add-application", "id": "A", "applicant": "B", "requested": "1e5"}, "requested"),
        ({"do": "batch"}, "commands"),
        ({"do": "batch", "commands": {}}, "commands"),
        ({"do": "batch", "commands": [1]}, "commands"),
        ({"do": "batch", "commands": [{"do": "batch", "commands": []}]}, "‘batch’ bestaat niet"),
        ({"do": "change-phase", "to": "klaar"}, "to"),
        ({"do": "undo", "batch": 10**30}, "batch"),
        ({"do": "undo", "batch": True}, "batch"),
        ({"do": "record-fact", "unit": "2026-0101", "fact": "x", "value": 2**53}, "value"),
        ({"do": "decide-boundary", "unit": "x", "choice": "gunnen", "reason": "x"}, "choice"),
    ],
    ids=str,
)
def test_a_command_that_cannot_be_read_names_what_is_wrong(
    program: Apply, command: dict[str, Any], named: str
) -> None:
    answer = refused(program, json.dumps(command).encode())
    assert answer["declined"] == UNREADABLE
    assert named in answer["message"]


def test_every_problem_of_a_command_is_named_at_once(program: Apply) -> None:
    command = {"do": "add-application", "id": 1, "applicant": None, "requested": 2, "vreemd": 3}
    message = refused(program, json.dumps(command).encode())["message"]
    assert all(name in message for name in ("id", "applicant", "requested", "vreemd"))


@pytest.mark.parametrize(
    "text",
    ["\ud800", "a\udfffb", "\x00", "a\x07b", "a\tb", "a\rb", "\x1b[31mrood", "\x7f", "a\x85b"],
    ids=ascii,
)
def test_characters_that_cannot_be_kept_are_refused_everywhere(program: Apply, text: str) -> None:
    for command in (
        {"do": "add-member", "id": "lid-9", "name": text, "role": "lid"},
        {"do": "remark", "subject": "vergadering", "text": text},
        {"do": "add-application", "id": "2026-0199", "applicant": text, "requested": "1.00"},
        {"do": "give-score", "unit": "2026-0101", "criterion": "c1", "value": "goed",
         "reason": text},
        {"do": "change-round", "field": "contact", "value": f"a{text}b"},
        {"do": "admit", "unit": text},
        {"do": "import", "file": text, "sha256": "0" * 64, "rows": 1, "choices": {},
         "commands": [{"do": "remark", "subject": "a", "text": "b"}]},
        {"do": "import", "file": "a", "sha256": "0" * 64, "rows": 1, "choices": {text: text},
         "commands": [{"do": "remark", "subject": "a", "text": "b"}]},
    ):  # fmt: skip
        refused(program, json.dumps(command).encode())


@pytest.mark.parametrize(
    "number",
    ["", " ", "a-1", "../x", "A" * 33, "А-1", "A B", "A--B", "-A", "A-", "A\n", "Ａ１", "-"],
    ids=ascii,
)
def test_a_number_that_the_lottery_cannot_use_is_refused(program: Apply, number: str) -> None:
    command = {"do": "add-application", "id": number, "applicant": "B", "requested": "1.00"}
    assert refused(program, json.dumps(command).encode())["declined"] == "id_unusable"


@pytest.mark.parametrize(
    "amount", ["0.00", "-1.00", "-0.00", "1", "1.0", "01.00", "1000000000000.00", "1,00", " 1.00"]
)
def test_an_amount_that_is_none_is_refused(program: Apply, amount: str) -> None:
    command = {"do": "add-application", "id": "2026-0198", "applicant": "B", "requested": amount}
    refused(program, json.dumps(command).encode())


def test_markup_and_long_texts_are_kept_as_they_are(program: Apply) -> None:
    for text in (
        "<script>alert(1)</script>",
        "=HYPERLINK(1)",
        "é" * 10_000,
        "👩‍👩‍👧",
        "regel 1\nregel 2",
    ):
        program.must("remark", subject="vergadering", text=text)
        body = json.loads(journal(program.path)[-1].body)
        assert body["tekst"] == text
    long = "z" * 10_000
    program.must("give-score", unit="2026-0101", criterion="c1", value="goed", reason=long)
    assert shown(program.path)["zaak"]["units"][0]["scores"]["c1"] == "goed"


def test_a_line_of_a_megabyte_gets_an_answer(program: Apply) -> None:
    huge = json.dumps({"do": "remark", "subject": "vergadering", "text": "x" * 1_000_000})
    answer = program.raw(huge.encode())
    assert list(answer) in (["ok", "entries"], ["declined", "message"])
    refused(program, b'{"do":"remark","subject":"' + b"x" * 1_000_000)
    refused(program, json.dumps({"do": "x" * 1_000_000}).encode())


def test_a_batch_with_one_bad_part_does_nothing(program: Apply) -> None:
    good = {"do": "add-member", "id": "lid-7", "name": "A", "role": "lid"}
    for bad in (good, {"do": "admit", "unit": "2026-0999"}, {"do": "undo"}):
        refused(program, json.dumps({"do": "batch", "commands": [good, bad]}).encode())


def test_nothing_asked_is_nothing_done(program: Apply) -> None:
    before = chains(program.path)
    assert program.ask("batch", commands=[])["entries"] == []
    assert program.ask("admit", unit="2026-0101")["entries"] == []
    assert chains(program.path) == before


def test_the_rest_goes_on_and_the_exit_code_tells(tmp_path: Path) -> None:
    path = tmp_path / "utrecht.ronde"
    new_round(path, "utrecht-vrouwen-sport", "--ceiling", "20000")
    commands = (
        b'{"do":"make-secret"}\n\n   \n{nee\n{"do":"make-secret"}\r\n\xff\n{"do":"make-secret"}'
    )
    done = run("apply", str(path), "--actor", "secretaris", stdin=commands)
    assert done.returncode == 1
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert ["ok" in answer for answer in answers] == [True, False, True, False, True]
    assert b"Traceback" not in done.stderr
    assert len(journal(path)) == 4


@pytest.mark.parametrize("actor", ["", " ", "a\nb", "x" * 101, "\u202eabc", "\x00"[:0] + "\u2028"])
def test_a_name_at_the_keyboard_that_cannot_be_kept_is_refused(tmp_path: Path, actor: str) -> None:
    path = tmp_path / "utrecht.ronde"
    new_round(path, "utrecht-vrouwen-sport", "--ceiling", "20000")
    done = run("apply", str(path), "--actor", actor, stdin=b'{"do":"make-secret"}\n')
    assert done.returncode in {1, 2}
    assert b"Traceback" not in done.stderr
    assert done.stderr.strip()
    assert len(journal(path)) == 1
