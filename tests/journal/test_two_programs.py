"""Two programs and one round: the lock, a crash, and another program that keeps the file busy."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from desktop_app.journal.lock import RoundLock, read_holder, take_lock
from desktop_app.journal.opening import Opened, OpenedReadOnly, create_round, open_round
from desktop_app.journal.problems import (
    CreateFault,
    CreateProblem,
    Holder,
    LockedByOther,
    WriteFailed,
    WriteReason,
)
from tests.journal.round_samples import (
    ACTOR,
    AT,
    OPENING,
    appended,
    closed_round,
    everything_can_happen,
    heads_of,
    new_round,
    reopened,
    score,
)

ROOT = Path(__file__).parent.parent.parent


@contextmanager
def other_program(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program that has the round open and appends to it."""
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.journal.commit_loop", str(path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "open\n"
        yield program
    finally:
        program.kill()
        program.wait()
        assert program.stdout is not None
        program.stdout.close()


def acknowledged(program: subprocess.Popen[str], least: int) -> list[str]:
    """The lines the program has written, after killing it when it has written enough."""
    assert program.stdout is not None
    lines = [program.stdout.readline() for _ in range(least)]
    program.kill()
    rest = program.stdout.read().splitlines(keepends=True)
    return [line for line in [*lines, *rest] if line.endswith("\n")]


@pytest.mark.parametrize("least", [1, 5, 10, 20, 40])
def test_every_entry_that_was_acknowledged_survives_a_crash(tmp_path: Path, least: int) -> None:
    path = tmp_path / "a.ronde"
    closed_round(path, [])
    with other_program(path) as program:
        told = acknowledged(program, least)
        program.wait()
    with reopened(path) as file:
        stored = {f"{entry.nr} {entry.chain}\n" for entry in file.entries()}
        assert stored.issuperset(told)
        appended(file, score(0))


def test_a_second_program_looks_on_and_hears_who_holds_the_round(tmp_path: Path) -> None:
    path = tmp_path / "a.ronde"
    closed_round(path, [2])
    with other_program(path) as program:
        found = open_round(
            path, everything_can_happen, actor="voorzitter", heads_folder=heads_of(path)
        )
        assert isinstance(found, OpenedReadOnly)
        assert isinstance(found.why, LockedByOther)
        holder = found.why.holder
        assert isinstance(holder, Holder)
        assert holder.actor == ACTOR
        assert holder.host
        assert found.file.head.nr >= 3
        assert program.poll() is None


def test_a_lock_is_free_at_once_after_a_crash(tmp_path: Path) -> None:
    path = tmp_path / "a.ronde"
    closed_round(path, [])
    with other_program(path) as program:
        program.kill()
        program.wait()
        reopened(path).close()


def test_the_same_program_does_not_open_a_round_twice(tmp_path: Path) -> None:
    path = tmp_path / "a.ronde"
    with new_round(path):
        found = open_round(
            path, everything_can_happen, actor="voorzitter", heads_folder=heads_of(path)
        )
        assert isinstance(found, OpenedReadOnly)
    reopened(path).close()


def test_no_round_is_made_where_another_program_is_making_one(tmp_path: Path) -> None:
    path = tmp_path / "a.ronde"
    held = take_lock(path, "voorzitter")
    assert isinstance(held, RoundLock)
    made = create_round(path, [OPENING], everything_can_happen, at=AT, actor=ACTOR)
    held.release()
    assert made == CreateProblem(path, CreateFault.IN_USE)


@pytest.mark.parametrize("content", ["", "{", "[]", '{"actor":"a"}', '{"actor":1,"sinds":"x"}'])
def test_a_name_that_cannot_be_read_is_no_holder(tmp_path: Path, content: str) -> None:
    (tmp_path / "a.ronde.houder").write_text(content, encoding="utf-8")
    assert read_holder(tmp_path / "a.ronde") is None


@contextmanager
def kept_busy(path: Path, seconds: float) -> Iterator[None]:
    """Another connection that holds the file exclusively for a while."""
    taken = threading.Event()

    def hold() -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            taken.set()
            time.sleep(seconds)
            other.execute("ROLLBACK")

    thread = threading.Thread(target=hold)
    thread.start()
    taken.wait()
    try:
        yield
    finally:
        thread.join()


def test_a_file_that_is_busy_for_a_second_is_waited_for_when_writing(tmp_path: Path) -> None:
    with new_round(tmp_path / "a.ronde") as file, kept_busy(tmp_path / "a.ronde", 1):
        appended(file, score(1))


def test_a_file_that_is_busy_for_a_second_is_waited_for_when_opening(tmp_path: Path) -> None:
    path = tmp_path / "a.ronde"
    closed_round(path, [1])
    with kept_busy(path, 1):
        found = open_round(path, everything_can_happen, actor=ACTOR, heads_folder=heads_of(path))
    assert isinstance(found, Opened)
    found.file.close()


def test_a_file_that_stays_busy_loses_only_the_last_change(tmp_path: Path) -> None:
    with new_round(tmp_path / "a.ronde") as file:
        assert file._engine is not None
        with file._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA busy_timeout = 50")
        with kept_busy(tmp_path / "a.ronde", 0.5):
            failed = file.append([score(1)], at=AT, actor=ACTOR)
        assert failed == WriteFailed(WriteReason.BUSY)
        appended(file, score(1))
        assert file.head.nr == 2


def test_one_who_looks_does_not_stop_the_one_who_writes(tmp_path: Path) -> None:
    path = tmp_path / "a.ronde"
    with new_round(path) as file:
        for number in range(3):
            found = open_round(
                path, everything_can_happen, actor="lid 2", heads_folder=heads_of(path)
            )
            assert isinstance(found, OpenedReadOnly)
            assert found.file.head == file.head
            appended(file, score(number))


def test_a_disk_that_takes_no_more_bytes_loses_only_the_last_change(tmp_path: Path) -> None:
    path = tmp_path / "a.ronde"
    closed_round(path, [1])
    size = path.stat().st_size
    script = (
        "import resource, sys; from pathlib import Path\n"
        "from desktop_app.journal.entry import Draft\n"
        "from tests.journal.round_samples import *\n"
        "file = reopened(Path(sys.argv[1]))\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, resource.RLIM_INFINITY))\n"
        "large = Draft('score-gegeven', {'reden': 'x' * 30000})\n"
        "print(file.append([large], at=AT, actor=ACTOR))\n"
        "print(file.head.nr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=True,
        text=True,
    )
    told, head = done.stdout.splitlines()
    assert told.startswith("WriteFailed")
    assert head == "2"
    with reopened(path) as file:
        assert file.head.nr == 2
        appended(file, score(1))
