"""Input and output that fail: the command ends in a sentence, and what was stored stays."""

from __future__ import annotations

import errno
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.cli import app
from desktop_app.cli.command import FAILED, Console
from desktop_app.cli.command_apply import COMMAND as APPLY
from desktop_app.cli.command_scheme import COMMAND as SCHEME
from desktop_app.main import main, system_ports
from tests.cli.typed import Shell

ROOT = Path(__file__).parents[2]
LINE = '{"do":"make-secret"}\n'


class FullDisk(io.StringIO):
    """Takes nothing more."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, text)


class GoneReader(io.StringIO):
    """Nobody reads this any more."""

    def write(self, text: str) -> int:
        raise BrokenPipeError(errno.EPIPE, text)


class StoppedAtTheKeyboard(io.StringIO):
    """A line, and then Ctrl-C."""

    def __next__(self) -> str:  # type: ignore[override]  # typeshed makes bytes of every line
        line = self.readline()
        if not line:
            raise KeyboardInterrupt
        return line


def console(*, stdin: io.StringIO | None = None, out: io.StringIO | None = None) -> Console:
    return Console(
        stdin=stdin or io.StringIO(),
        out=out or io.StringIO(),
        err=io.StringIO(),
        ports=system_ports(),
    )


def said(used: Console) -> str:
    assert isinstance(used.err, io.StringIO)
    return used.err.getvalue()


def test_a_full_disk_behind_the_output_is_told() -> None:
    used = console(out=FullDisk())
    assert app.run(["scheme", "list"], {"scheme": SCHEME}.get, used) == FAILED
    assert said(used) == (
        "De opdracht is gestopt. Bij lezen of schrijven: de schijf is vol. "
        "Los dit op en geef de opdracht opnieuw.\n"
    )


def test_a_reader_that_has_gone_away_needs_no_words() -> None:
    used = console(out=GoneReader())
    assert app.run(["scheme", "list"], {"scheme": SCHEME}.get, used) == FAILED
    assert said(used) == ""


@pytest.mark.parametrize("out", [FullDisk(), GoneReader()], ids=["full", "gone"])
def test_what_was_stored_before_its_answer_could_not_be_told_stays(
    shell: Shell, out: io.StringIO
) -> None:
    shell.new_round()
    used = console(stdin=io.StringIO(LINE * 2), out=out)
    words = ["apply", "r.ronde", "--actor", "s"]
    assert app.run(words, {"apply": APPLY}.get, used) == FAILED
    assert shell.type("verify", "r.ronde", "--json").json["regels"] == 2


def test_ctrl_c_keeps_what_was_stored_and_frees_the_round(shell: Shell) -> None:
    shell.new_round()
    used = console(stdin=StoppedAtTheKeyboard(LINE))
    words = ["apply", "r.ronde", "--actor", "s"]
    assert app.run(words, {"apply": APPLY}.get, used) == FAILED
    assert said(used).startswith("Afgebroken. Wat al was opgeslagen, blijft")
    again = shell.type("apply", "r.ronde", "--actor", "s", stdin=LINE)
    assert json.loads(again.out)["ok"] == 3


@pytest.mark.parametrize("name", ["stdin", "stdout", "stderr"])
def test_a_stream_that_is_not_there_is_no_fault(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    shell.new_round()
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, stream, None if stream == name else io.StringIO())
    assert main(["apply", "r.ronde", "--actor", "s"]) == 0
    assert main(["show", "geen.ronde"]) == FAILED
    getattr(sys, name).close()


def real(*words: str, **more: str) -> subprocess.CompletedProcess[bytes]:
    """Run the program as it is started by others."""
    return subprocess.run(
        [sys.executable, "-m", "desktop_app", *words],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        cwd=ROOT,
        env={**os.environ, **more},
        check=False,
    )


@pytest.mark.parametrize(
    "settings",
    [
        {"LC_ALL": "C"},
        {"LANG": "C", "PYTHONUTF8": "0"},
        {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "cp1252"},
        {"PYTHONIOENCODING": "ascii:strict"},
    ],
    ids=str,
)
def test_the_output_is_utf_8_whatever_the_computer_is_set_to(settings: dict[str, str]) -> None:
    ended = real("scheme", "show", "utrecht-vrouwen-sport", **settings)
    assert ended.returncode == 0
    assert "Eén criterium" in ended.stdout.decode()
    wrong = real("show", "geen", **settings)
    assert (wrong.returncode, wrong.stdout) == (FAILED, b"")
    assert "geen" in wrong.stderr.decode()


def test_the_head_of_the_output_can_be_taken() -> None:
    words = [sys.executable, "-m", "desktop_app", "scheme", "show", "utrecht-vrouwen-sport"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == FAILED
