"""The composition root: builds the parts and connects them; nothing else knows all of them."""

from __future__ import annotations

import io
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

from desktop_app import __version__
from desktop_app.cli import app
from desktop_app.cli.command import FAILED, Command, Console
from desktop_app.schemefile.reader import read_scheme
from desktop_app.session.ports import Ports
from desktop_app.text.command_line import NO_SCREEN

ROUND_SUFFIX = ".ronde"
"""A single argument with this ending is a round to open in the window."""

_COMMANDS: Mapping[str, str] = {
    "demo": "desktop_app.demonstration.command",
    **{
        name: f"desktop_app.cli.command_{name}"
        for name in (
            "new",
            "import",
            "apply",
            "show",
            "report",
            "verify",
            "export",
            "lottery",
            "evaluate",
            "scheme",
        )
    },
}
"""The module of every command; it is imported when the command is asked for."""


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
    return app.run(arguments, _command, console)


def _command(name: str) -> Command | None:
    """Load a command by its name; None when there is none."""
    if name not in _COMMANDS:
        return None
    command: Command = import_module(_COMMANDS[name]).COMMAND
    return command


def _window(ports: Ports, arguments: Sequence[str]) -> int:
    """Open the window; Qt is imported only here, so that commands start without it."""
    if not _has_screen():
        sys.stderr.write(f"{NO_SCREEN}\n")
        return FAILED
    from desktop_app.ui.application import run_window

    return run_window(ports, Path(arguments[0]) if arguments else None)


def _has_screen() -> bool:
    """Tell whether a window can be shown; Qt ends the process where it cannot."""
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    return named or not sys.platform.startswith("linux")


def system_ports() -> Ports:
    """Give the outside world as it is: the clock and the chance of this computer."""
    return Ports(
        clock=lambda: datetime.now(UTC),
        entropy=lambda: secrets.token_hex(32),
        read_scheme=read_scheme,
        engine=f"rangorde {__version__}",
    )
