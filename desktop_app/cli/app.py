"""The command line as a whole: which command is meant, and its exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import TypeAlias

from desktop_app import __version__
from desktop_app.cli.command import DONE, FAILED, Command, Console
from desktop_app.cli.parser import Parser
from desktop_app.text.command_line import DESCRIPTION, EXIT_CODES, OVERVIEW, SUMMARIES

Load: TypeAlias = Callable[[str], Command | None]
"""Gives a command by its name, or None."""


def run(argv: Sequence[str], load: Load, console: Console) -> int:
    """Run one command; 0 when all was done, 1 when something was not, 2 for wrong use."""
    try:
        code = _run(argv, load, console)
        console.out.flush()
    except BrokenPipeError:
        # Whoever read the output has gone away (`| head`); Python would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return code


def _run(argv: Sequence[str], load: Load, console: Console) -> int:
    parser = _overview()
    command = load(argv[0]) if argv else None
    if command is None:
        parser.parse_args(argv)
        return DONE
    own = Parser(prog=f"rangorde {command.name}", description=command.help, epilog=EXIT_CODES)
    command.configure(own)
    args: argparse.Namespace = own.parse_args(argv[1:])
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
    parser.add_argument("--version", action="version", version=f"rangorde {__version__}")
    parser.add_argument("command", metavar="OPDRACHT", choices=tuple(SUMMARIES))
    parser.usage = "rangorde [RONDE.ronde | OPDRACHT ...]"
    return parser
