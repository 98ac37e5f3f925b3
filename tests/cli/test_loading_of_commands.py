"""A command loads its own module and what that needs, not the other commands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = """
import contextlib, io, sys
from desktop_app.main import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main(sys.argv[1:])
print(*sorted(name for name in sys.modules if name.startswith("desktop_app") or "." not in name))
"""


def loaded(*words: str) -> set[str]:
    """The modules that a command line has loaded when it has ended."""
    done = subprocess.run(
        [sys.executable, "-c", CODE, *words], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["rankschik"]], ids=str)
def test_the_overview_loads_no_command_and_no_scheme(words: list[str]) -> None:
    found = loaded(*words)
    assert not [name for name in found if "command_" in name and ".cli." in name]
    assert not found & {"yaml", "desktop_app.core.round", "desktop_app.schemefile.reader"}


def test_a_command_loads_itself_alone() -> None:
    found = loaded("scheme", "list")
    assert [name for name in found if name.startswith("desktop_app.cli.command_")] == [
        "desktop_app.cli.command_scheme"
    ]
    assert not found & {"sqlalchemy", "desktop_app.session.session", "desktop_app.report"}
