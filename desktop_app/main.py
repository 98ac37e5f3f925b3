"""The composition root: builds the parts and connects them; nothing else knows all of them."""

from __future__ import annotations

import io
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app import __version__
from desktop_app.cli import app
from desktop_app.cli.command import FAILED, Command, Console
from desktop_app.session.ports import Ports, SchemeProblems
from desktop_app.text.command_line import NO_SCREEN

if TYPE_CHECKING:
    from desktop_app.core.scheme import Scheme

PRACTICE = "utrecht-vrouwen-sport"
"""The demonstration round that the start screen offers to practise on."""

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
    _open_missing_streams()
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


def _open_missing_streams() -> None:
    """Put an empty stream where there is none: a closed one, or a window without a console."""
    # Python's own hints say that these are never None, which is not so.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            empty = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - as long as sys
            setattr(sys, name, empty)


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

    path = Path(arguments[0]) if arguments else None
    return run_window(ports, path, partial(_practice, ports))


def _practice(ports: Ports) -> Path:
    """Make a round to practise on; the demonstration is imported only for that."""
    from desktop_app.demonstration.window import practice_round

    return practice_round(PRACTICE, ports)


def _has_screen() -> bool:
    """Tell whether a window can be shown; Qt ends the process where it cannot."""
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    return named or not sys.platform.startswith("linux")


def _read_scheme(text: str) -> Scheme | SchemeProblems:
    """Read a scheme; what reads YAML is imported when the first one is read."""
    from desktop_app.schemefile.reader import read_scheme

    return read_scheme(text)


def system_ports() -> Ports:
    """Give the outside world as it is: the clock and the chance of this computer."""
    return Ports(
        clock=lambda: datetime.now(UTC),
        entropy=lambda: secrets.token_hex(32),
        read_scheme=_read_scheme,
        engine=f"rangorde {__version__}",
    )
