"""What a command of the command line is: its arguments, and what it does with them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from desktop_app.session.ports import Ports
from desktop_app.text import command_line as words
from desktop_app.text.messages import MessageKey, message

DONE, FAILED = 0, 1
"""Exit codes: everything done; something could not be done (2, wrong use, is the parser's)."""


@dataclass(frozen=True, slots=True)
class Console:
    """Where a command reads and writes, and the outside world it may use.

    Shown results go to out, everything the command says of itself to err.
    """

    stdin: TextIO
    out: TextIO
    err: TextIO
    ports: Ports

    def say(self, text: str) -> None:
        """Write a line for the person at the keyboard."""
        self.err.write(text + "\n")

    def show(self, text: str) -> None:
        """Write a line of the result."""
        self.out.write(text + "\n")

    def show_json(self, value: object, *, indent: int | None = None) -> None:
        """Write a result as JSON on one line (or indented), in UTF-8, and let it out at once."""
        separators = (",", ":") if indent is None else (",", ": ")
        self.show(json.dumps(value, ensure_ascii=False, indent=indent, separators=separators))
        self.out.flush()

    def show_bytes(self, data: bytes) -> None:
        """Write a result that is exact to the byte: no line end is translated."""
        self.out.flush()
        binary = getattr(self.out, "buffer", None)
        if binary is None:
            self.out.write(data.decode())
        else:
            binary.write(data)
            binary.flush()


@dataclass(frozen=True, slots=True)
class Command:
    """One command: how its arguments are declared and what it does (giving the exit code)."""

    name: str
    help: str
    configure: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace, Console], int]


def read_file(path: Path, console: Console) -> bytes | None:
    """Read a file; None after saying why that cannot be done."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        console.say(words.no_such_file(str(path)))
    except IsADirectoryError:
        console.say(words.is_a_folder(str(path)))
    except OSError as error:
        reason = reason_of(error)
        said = message(MessageKey.FILE_UNREADABLE, bestand=str(path), reden=reason)
        console.say(said.one_line())
    return None


def write_file(path: Path, data: bytes, console: Console) -> bool:
    """Write a file whole or not at all, making its folder; False after saying why not."""
    half = path.with_name(f"{path.name}.half")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(data)
        half.replace(path)
    except OSError as error:
        console.say(words.not_written(str(path), reason_of(error)))
        with suppress(OSError):
            half.unlink(missing_ok=True)
        return False
    return True


def is_file(path: Path) -> bool:
    """Tell whether there is a file here; a name that no file can have is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def is_folder(path: Path) -> bool:
    """Tell whether there is a folder here; a name that no folder can have is none."""
    try:
        return path.is_dir()
    except OSError:
        return False


def reason_of(error: OSError) -> str:
    """Say in Dutch why the operating system refused."""
    return words.refusal(error.errno)
