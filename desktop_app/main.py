"""The composition root: builds the parts and connects them; nothing else knows all of them."""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from desktop_app.cli import app, command_evaluate, command_lottery
from desktop_app.cli.command import Command, Console

_COMMANDS: Mapping[str, Command] = {
    item.name: item for item in (command_evaluate.COMMAND, command_lottery.COMMAND)
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line, or open the window without a command; gives the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # The same bytes whatever the locale: UTF-8, and what cannot be shown is escaped.
            errors = "surrogateescape" if stream is sys.stdin else "backslashreplace"
            stream.reconfigure(encoding="utf-8", errors=errors)
    console = Console(stdin=sys.stdin, out=sys.stdout, err=sys.stderr)
    return app.run(arguments, _COMMANDS, console)


def _is_round(argument: str) -> bool:
    return argument.endswith(".ronde") or Path(argument).is_file()
