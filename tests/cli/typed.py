"""A command line as it is typed, run in this process."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from desktop_app.main import main

SCHEME = "utrecht-vrouwen-sport"


@dataclass(frozen=True, slots=True)
class Ended:
    """What a command left behind: its exit code, its result, and what it said."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The result as JSON."""
        return json.loads(self.out)


class Shell:
    """Types command lines in a folder of the test."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self._patch = monkeypatch
        monkeypatch.chdir(folder)

    def type(self, *words: str, stdin: str = "") -> Ended:
        """Run one command to its end."""
        out, err = io.StringIO(), io.StringIO()
        with self._patch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(stdin))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            try:
                code = main(words)
            except SystemExit as stop:
                code = int(stop.code or 0)
        return Ended(code, out.getvalue(), err.getvalue())

    def declined(self, *words: str, code: int, stdin: str = "") -> str:
        """Run a command that must not be done; gives what it said, and checks what it left."""
        before = files(self.folder)
        ended = self.type(*words, stdin=stdin)
        assert ended.code == code, ended
        assert ended.out == ""
        assert len(ended.err) > len("x.")
        assert "Traceback" not in ended.err
        assert files(self.folder) == before
        return ended.err

    def new_round(self, name: str = "r.ronde", *more: str) -> Path:
        """Make a round with the command for it."""
        ended = self.type("new", *new(name, *more))
        assert ended.code == 0, ended.err
        return self.folder / name


def new(name: str, *more: str, ceiling: Sequence[str] = ("--ceiling", "20000")) -> list[str]:
    """The words behind `new` that make a round."""
    words = [name, "--scheme", SCHEME, "--id", "2026-01", "--actor", "secretaris"]
    return [*words, *ceiling, *more]


def files(folder: Path) -> dict[str, bytes | None]:
    """Every file (and folder) under a folder with what is in it."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }
