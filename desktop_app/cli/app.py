"""The command line as a whole: which command is meant, and its exit code."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TextIO, TypeAlias

from desktop_app import __version__
from desktop_app.cli.command import DONE, FAILED, Command, Console, reason_of
from desktop_app.cli.parser import Parser
from desktop_app.text.command_line import (
    DESCRIPTION,
    EXIT_CODES,
    INTERRUPTED,
    OVERVIEW,
    SUMMARIES,
    VERSION,
    stopped,
)

Load: TypeAlias = Callable[[str], Command | None]
"""Gives a command by its name, or None."""


def run(argv: Sequence[str], load: Load, console: Console) -> int:
    """Run one command; 0 when all was done, 1 when something was not, 2 for wrong use."""
    try:
        try:
            return _run(argv, load, console)
        finally:
            console.out.flush()
    except BrokenPipeError:
        # Whoever read the output has gone away (`| head`).
        _let_go(console.out)
    except KeyboardInterrupt:
        console.say(INTERRUPTED)
    except OSError as error:
        console.say(stopped(str(error.filename or ""), reason_of(error)))
        _let_go(console.out)
    return FAILED


def _let_go(stream: TextIO) -> None:
    """Send what could not be written nowhere; Python would complain about it again at exit."""
    try:
        stream.flush()
    except OSError:
        # A stream that is no file has nothing left to write to at exit.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _run(argv: Sequence[str], load: Load, console: Console) -> int:
    parser = _overview()
    command = load(argv[0]) if argv else None
    if command is None:
        parser.parse_args(argv)
        return DONE
    own = Parser(prog=f"rangorde {command.name}", description=command.help, epilog=EXIT_CODES)
    command.configure(own)
    args: argparse.Namespace = own.parse(argv[1:])
    return command.run(args, console)


def _overview() -> Parser:
    """Make the parser that only knows the names: it shows the overview or says what is wrong."""
    width = max(map(len, SUMMARIES)) + 2
    lines = "\n".join(f"  {name:<{width}}{text}" for name, text in SUMMARIES.items())
    parser = Parser(
        prog="rangorde",
        description=DESCRIPTION,
        epilog=OVERVIEW.format(commands=lines) + EXIT_CODES,
    )
    parser.add_argument(
        "--version", action="version", help=VERSION, version=f"rangorde {__version__}"
    )
    parser.add_argument("command", metavar="OPDRACHT", choices=tuple(SUMMARIES))
    parser.usage = "rangorde [RONDE.ronde | OPDRACHT ...]"
    return parser
