"""The program is killed at any moment: what it said is done stays done, and nothing is half.

Eight kills by default; `RANGORDE_FULL=1 pytest tests/end2end/test_kill.py` makes it a hundred.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from random import Random

import pytest

from desktop_app.cli.lottery import run_lottery
from desktop_app.core.draw_lines import blocks
from tests.end2end.program import (
    ROOT,
    Apply,
    Json,
    Row,
    command_line,
    environment,
    is_whole,
    journal,
    lines,
    new_round,
    run,
    state_of,
)

FULL = os.environ.get("RANGORDE_FULL") == "1"
ROUNDS, KILLS_PER_ROUND = (12, 5) if FULL else (1, 5)
DRAWS = 40 if FULL else 3
FACTS: Json = {
    "vrijwilligers": 12,
    "betaalde_krachten": 2,
    "partners": 2,
    "partners_basisinfrastructuur": 1,
    "uit_de_wijk": True,
    "geen_huur": False,
    "deelnemers": 40,
    "keer_per_jaar": 10,
}
PAIR = ["2026-0102", "2026-0106"]
SEED, OTHER_SEED = "123456" * 5, "654321" * 5


def scoring() -> list[Json]:
    """A meeting in commands: an import, facts and scores one by one, batches, and the closing."""
    rows = [
        {
            "do": "add-application",
            "id": f"2026-{number:04d}",
            "applicant": f"Stichting {number}",
            "requested": "3000.00",
        }
        for number in range(1, 201)
    ]
    units = [f"2026-{number:04d}-A1" for number in range(1, 13)]
    commands: list[Json] = [
        {"do": "add-member", "id": "lid-1", "name": "J. de Vries", "role": "voorzitter"},
        {"do": "import", "file": "aanvragen.csv", "sha256": "0" * 64, "rows": 200, "choices": {},
         "commands": rows},
    ]  # fmt: skip
    for unit in units:
        application = unit.removesuffix("-A1")
        activity = {"application": application, "requested": "3000.00", "pool": "LIENDERT"}
        commands += [
            {"do": "add-activity", **activity},
            {"do": "admit", "unit": application},
            *({"do": "record-fact", "unit": unit, "fact": k, "value": v} for k, v in FACTS.items()),
            {"do": "give-score", "unit": unit, "criterion": "impact", "value": "7"},
            {"do": "batch", "commands": [
                {"do": "give-score", "unit": unit, "criterion": "impact", "value": value}
                for value in ("6", "8", "5")
            ]},
        ]  # fmt: skip
    return commands


def killed(path: Path, script: Path, chance: Random, most: int) -> int:
    """Feed a script to the program and kill it; gives how many commands it said were done."""
    with script.open("rb") as commands:
        process = subprocess.Popen(
            command_line("apply", str(path), "--actor", "secretaris"),
            stdin=commands,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env=environment(),
        )
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(chance.randint(0, most))]
    time.sleep(chance.choice((0, chance.uniform(0, 0.005), chance.uniform(0, 0.05))))
    process.kill()
    rest, _ = process.communicate()
    said += rest.splitlines(keepends=True)
    told = [json.loads(line) for line in said if line.endswith(b"\n")]
    assert all("ok" in answer for answer in told), told
    return len(told)


def written(path: Path, commands: list[Json]) -> Path:
    """The commands in a file beside the round."""
    script = path.with_suffix(".jsonl")
    script.write_bytes(lines(commands))
    return script


def what_was_done(rows: list[Row]) -> list[tuple[str, int, int, str]]:
    """The journal without what differs from one run to the next: the clock."""
    return [(row.kind, row.batch, row.size, row.body) for row in rows]


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Row], list[int]]:
    """A new round; its journal when nobody kills the program; the last entry per command."""
    new = tmp_path_factory.mktemp("ongestoord") / "wijk.ronde"
    new_round(new, "amersfoort-wijkactiviteiten", "--pool", "LIENDERT=10000=Liendert")
    path = new.with_name("heel.ronde")
    shutil.copy(new, path)
    done = run("apply", str(path), "--actor", "secretaris", stdin=lines(scoring()))
    assert done.returncode == 0
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    return new, journal(path), [1, *(answer["ok"] for answer in answers)]


@pytest.mark.parametrize("number", range(ROUNDS))
def test_what_was_acknowledged_is_there_and_nothing_is_half(
    number: int, tmp_path: Path, undisturbed: tuple[Path, list[Row], list[int]]
) -> None:
    new, whole, last_entry = undisturbed
    path, commands, chance = tmp_path / "wijk.ronde", scoring(), Random(number)
    shutil.copy(new, path)
    done, before = 0, journal(path)
    for left in range(KILLS_PER_ROUND, 0, -1):
        most = max(0, len(commands) - done - left) * 2 // (left + 1)
        told = killed(path, written(path, commands[done:]), chance, most)
        state = state_of(path)
        rows = journal(path)
        assert rows[: len(before)] == before
        assert is_whole(rows)
        assert state.head == rows[-1].chain
        assert len(rows) in last_entry
        assert len(rows) >= last_entry[done + told]
        assert what_was_done(rows) == what_was_done(whole[: len(rows)])
        done, before = last_entry.index(len(rows)), rows
    finished = run("apply", str(path), "--actor", "secretaris", stdin=lines(commands[done:]))
    assert finished.returncode == 0, finished.stderr.decode()
    assert what_was_done(journal(path)) == what_was_done(whole)
    assert not path.with_name("wijk.ronde-journal").exists()


@pytest.fixture(scope="module")
def invited(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Json]]:
    """A round with a tie that has to be drawn, and the draw from freezing to showing."""
    path = tmp_path_factory.mktemp("loting") / "utrecht.ronde"
    new_round(path, "utrecht-vrouwen-sport", "--ceiling", "20000")
    with Apply(path) as program:
        for unit in PAIR:
            program.must("add-application", id=unit, applicant=unit, requested="14000.00")
            program.must("admit", unit=unit)
            for criterion in range(1, 8):
                program.must("give-score", unit=unit, criterion=f"c{criterion}", value="goed")
        program.must("change-phase", to="rangorde")
        program.must("invite-to-draw", members=PAIR, date="2026-03-01", way="brief")
    rehearsal = path.with_name("proef.ronde")
    shutil.copy(path, rehearsal)
    freeze = {"members": PAIR, "seed_kind": "d6", "persons": ["voorzitter", "lid 2"]}
    with Apply(rehearsal) as program:
        program.must("freeze-draw", **freeze)
    right = blocks(state_of(rehearsal).draws[1, 1].list_hash)
    typed = [{"number": block, "text": right[block - 1]} for block in (3, 11)]
    return path, [
        {"do": "freeze-draw", **freeze},
        {"do": "check-blocks", "draw": "L1", "blocks": typed},
        {"do": "record-seed", "draw": "L1", "seed": SEED, "again": SEED},
        {"do": "reveal-draw", "draw": "L1"},
    ]


def order_by_hand(list_text: str, seed: str) -> list[str]:
    """The order that the frozen list and a seed give, from the files alone."""
    result = run_lottery(list_text.encode(), seed, None)
    assert isinstance(result, bytes), result
    places = [line.split() for line in result.decode().splitlines()]
    return [words[-1] for words in places if words[0] == "plaats"]


@pytest.mark.parametrize("number", range(DRAWS))
def test_a_draw_has_one_outcome_whenever_the_program_is_killed(
    number: int, tmp_path: Path, invited: tuple[Path, list[Json]]
) -> None:
    ready, commands = invited
    path, chance = tmp_path / "utrecht.ronde", Random(1000 + number)
    shutil.copy(ready, path)
    start = len(journal(path))
    steps = commands[: chance.choice((2, 3, 3, 4))]
    told = killed(path, written(path, steps), chance, len(steps))
    state_of(path)
    stored = len(journal(path)) - start
    assert told <= stored <= len(steps)
    with Apply(path) as program:
        for command in commands[stored:2]:
            program.must(command["do"], **{k: v for k, v in command.items() if k != "do"})
        if stored < 3:
            program.must("record-seed", draw="L1", seed=OTHER_SEED, again=OTHER_SEED)
        else:
            refused = program.no("record-seed", draw="L1", seed=OTHER_SEED, again=OTHER_SEED)
            assert refused == "seed_committed"
        if stored < 4:
            program.must("reveal-draw", draw="L1")
        assert program.no("freeze-draw", **{k: v for k, v in commands[0].items() if k != "do"}) in {
            "seed_committed",
            "list_frozen",
        }
    seed = SEED if stored >= 3 else OTHER_SEED
    rows = journal(path)
    frozen = [json.loads(row.body) for row in rows if row.kind == "loting-bevroren"]
    seeds = [json.loads(row.body)["zaad"] for row in rows if row.kind == "zaad-vastgelegd"]
    assert (len(frozen), seeds) == (1, [seed])
    state = state_of(path)
    result = state.draws[1, 1].result
    assert result is not None
    assert list(result.order) == order_by_hand(frozen[0]["deelnemers.txt"], seed)


def test_a_lock_that_was_left_behind_keeps_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "wijk.ronde"
    new_round(path, "amersfoort-wijkactiviteiten", "--pool", "LIENDERT=10000")
    program = Apply(path)
    program.must("add-member", id="lid-1", name="J. de Vries", role="voorzitter")
    outside = run("apply", str(path), "--actor", "een ander", stdin=b'{"do":"make-secret"}\n')
    assert outside.returncode == 1
    assert outside.stdout == b""
    assert b"secretaris" in outside.stderr
    program.process.kill()
    program.process.communicate()
    assert path.with_name("wijk.ronde.houder").exists()
    assert path.with_name("wijk.ronde.slot").exists()
    with Apply(path, "een ander") as other:
        assert other.must("add-member", id="lid-2", name="A. Bakker", role="lid") == 3
    assert not path.with_name("wijk.ronde.houder").exists()


def test_a_lock_of_another_time_keeps_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "wijk.ronde"
    new_round(path, "amersfoort-wijkactiviteiten", "--pool", "LIENDERT=10000")
    path.with_name("wijk.ronde.slot").write_text("oud", encoding="utf-8")
    path.with_name("wijk.ronde.houder").write_text("{geen json", encoding="utf-8")
    with Apply(path) as program:
        program.must("add-member", id="lid-1", name="J. de Vries", role="voorzitter")
