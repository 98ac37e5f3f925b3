"""The real program in a process of its own: commands go in, answers come out, line by line."""

from __future__ import annotations

import io
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import closing, redirect_stdout
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self, TypeAlias

from desktop_app.core.round import Round
from desktop_app.main import main, system_ports
from desktop_app.session.opening import ReadOnly, open_session
from desktop_app.session.session import Session

Json: TypeAlias = dict[str, Any]
ROOT = Path(__file__).parents[2]
_COMPILED = tempfile.mkdtemp(prefix="rangorde-compiled-")
"""Every start but the first is quick, whatever the environment says about compiled files."""


def command_line(*arguments: str) -> list[str]:
    """The words with which the program is started."""
    return [sys.executable, "-m", "desktop_app", *arguments]


def environment() -> dict[str, str]:
    """The environment of the program."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": _COMPILED}


def run(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the program to its end."""
    return subprocess.run(
        command_line(*arguments),
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env=environment(),
        check=False,
    )


def new_round(path: Path, scheme: str, *arguments: str, round_id: str = "2026-RONDE-01") -> None:
    """Make a round with the command `new`, in this process: a start takes a second."""
    words = ["new", str(path), "--scheme", scheme, "--id", round_id, "--actor", "secretaris"]
    assert main([*words, *arguments]) == 0


def state_of(path: Path) -> Round:
    """The round as whoever looks sees it, also while the program has it open."""
    opened = open_session(path, actor="kijker", ports=system_ports())
    assert isinstance(opened, Session | ReadOnly), opened
    state = opened.round
    if isinstance(opened, Session):
        opened.close()
    return state


def shown(path: Path) -> Json:
    """What `show --json` says, asked in this process: a start takes a second."""
    out = io.StringIO()
    with redirect_stdout(out):
        assert main(["show", str(path), "--json"]) == 0
    data: Json = json.loads(out.getvalue())
    return data


def lines(commands: Iterable[Json]) -> bytes:
    """Commands as `apply` reads them."""
    return b"".join(json.dumps(command).encode() + b"\n" for command in commands)


class Apply:
    """`rangorde apply` on a round, that waits for the next command."""

    def __init__(self, path: Path, actor: str = "secretaris") -> None:
        self.path = path
        self.process = subprocess.Popen(
            command_line("apply", str(path), "--actor", actor),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env=environment(),
        )
        # Once it answers, the round is open, and nobody who looks is in its way.
        self.must("batch", commands=[])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        _, complaint = self.process.communicate()
        assert kind is not None or b"Traceback" not in complaint, complaint.decode()

    def raw(self, line: bytes) -> Json:
        """Send one line as it is, and give the answer."""
        self._pipe(self.process.stdin).write(line + b"\n")
        self._pipe(self.process.stdin).flush()
        answer = self._pipe(self.process.stdout).readline()
        assert answer, "the program has ended"
        found: Json = json.loads(answer)
        return found

    def ask(self, do: str, /, **fields: Any) -> Json:
        """Give a command and its answer."""
        return self.raw(json.dumps({"do": do, **fields}).encode())

    def must(self, do: str, /, **fields: Any) -> int:
        """Give a command that is carried out; gives the number of its last entry."""
        answer = self.ask(do, **fields)
        assert list(answer) == ["ok", "entries"], answer
        assert answer["entries"][1:] in ([], [answer["ok"]])
        return int(answer["ok"])

    def no(self, do: str, /, **fields: Any) -> str:
        """Give a command that is declined, which changes nothing; gives its key."""
        before = chains(self.path)
        answer = self.ask(do, **fields)
        assert list(answer) == ["declined", "message"], answer
        assert answer["message"].strip()
        assert chains(self.path) == before
        return str(answer["declined"])

    def _pipe(self, pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe


@dataclass(frozen=True, slots=True)
class Row:
    """One entry as it is in the file."""

    nr: int
    batch: int
    size: int
    at: str
    actor: str
    kind: str
    body: str
    chain: str


def journal(path: Path) -> list[Row]:
    """Read every entry without the program, and compute every chain again."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        rows = [Row(*row) for row in connection.execute("SELECT * FROM journal ORDER BY nr")]
    previous = "0" * 64
    for number, row in enumerate(rows, start=1):
        text = (
            f"JOURNAAL-1\nnr {number}\npartij {row.batch}/{row.size}\nvorige {previous}\n"
            f"tijd {row.at}\nactor {row.actor}\nsoort {row.kind}\ninhoud {row.body}\n"
        )
        assert row.chain == sha256(text.encode()).hexdigest()
        previous = row.chain
    return rows


def chains(path: Path) -> list[str]:
    """The chain of every entry."""
    return [row.chain for row in journal(path)]


def is_whole(rows: Sequence[Row]) -> bool:
    """Whether every batch is there from its first to its last entry."""
    whole: list[tuple[int, int]] = []
    while len(whole) < len(rows):
        size = rows[len(whole)].size
        whole += [(len(whole) + 1, size)] * size
    return [(row.batch, row.size) for row in rows] == whole
