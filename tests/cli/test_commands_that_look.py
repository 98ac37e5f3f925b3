"""Commands that only look, next to one that writes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from desktop_app.cli import app
from desktop_app.cli.command import DONE, Command, Console
from desktop_app.cli.command_show import COMMAND as SHOW
from desktop_app.cli.command_verify import COMMAND as VERIFY
from desktop_app.journal.lock import holder_file, lock_file
from tests.session.session_samples import World, add, create, reopen


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


@pytest.mark.parametrize("command", [SHOW, VERIFY], ids=["show", "verify"])
def test_looking_makes_no_lock_and_keeps_nobody_from_writing(
    world: World, command: Command
) -> None:
    create(world).close()
    lock_file(world.path).unlink(missing_ok=True)
    out, err = io.StringIO(), io.StringIO()
    console = Console(stdin=io.StringIO(), out=out, err=err, ports=world.ports)
    words = [command.name, str(world.path)]
    assert app.run(words, {command.name: command}.get, console) == DONE, err.getvalue()
    assert err.getvalue() == ""
    assert not lock_file(world.path).exists()
    assert not holder_file(world.path).exists()
    session = reopen(world)
    add(session, "2026-0101", "ggggggg")
    assert app.run(words, {command.name: command}.get, console) == DONE, err.getvalue()
    assert err.getvalue() == ""
    add(session, "2026-0102", "ggggggg")
    session.close()
