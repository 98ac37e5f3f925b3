"""The composition root: builds the parts and connects them; nothing else knows all of them."""

from __future__ import annotations

import io
import secrets
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from desktop_app import __version__
from desktop_app.cli import (
    app,
    command_apply,
    command_evaluate,
    command_import,
    command_lottery,
    command_new,
    command_report,
    command_scheme,
    command_show,
    command_verify,
)
from desktop_app.cli.command import Command, Console
from desktop_app.demonstration import command as command_demo
from desktop_app.schemefile.reader import read_scheme
from desktop_app.session.ports import Ports

ROUND_SUFFIX = ".ronde"
"""A single argument with this ending is a round to open in the window."""

_COMMANDS: Mapping[str, Command] = {
    item.name: item
    for item in (
        command_new.COMMAND,
        command_import.COMMAND,
        command_apply.COMMAND,
        command_show.COMMAND,
        command_report.COMMAND,
        command_verify.COMMAND,
        command_lottery.COMMAND,
        command_evaluate.COMMAND,
        command_scheme.COMMAND,
        command_demo.COMMAND,
    )
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line, or open the window without a command; gives the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # The same bytes whatever the locale: UTF-8, and what cannot be shown is escaped.
            errors = "surrogateescape" if stream is sys.stdin else "backslashreplace"
            stream.reconfigure(encoding="utf-8", errors=errors)
    ports = system_ports()
    if not arguments or (len(arguments) == 1 and arguments[0].endswith(ROUND_SUFFIX)):
        return _window(ports, arguments)
    console = Console(stdin=sys.stdin, out=sys.stdout, err=sys.stderr, ports=ports)
    return app.run(arguments, _COMMANDS, console)


def _window(ports: Ports, arguments: Sequence[str]) -> int:
    """Open the window; Qt is imported only here, so that commands start without it."""
    from desktop_app.ui.application import run_window

    return run_window(ports, Path(arguments[0]) if arguments else None)


def system_ports() -> Ports:
    """Give the outside world as it is: the clock and the chance of this computer."""
    return Ports(
        clock=lambda: datetime.now(UTC),
        entropy=lambda: secrets.token_hex(32),
        read_scheme=read_scheme,
        engine=f"rangorde {__version__}",
    )
