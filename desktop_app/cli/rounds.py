"""Opening a round for a command: a session to change it, or the state to look at."""

from __future__ import annotations

from pathlib import Path

from desktop_app.cli.command import Console
from desktop_app.core.round import Round
from desktop_app.journal.describe import notice_message, problem_message
from desktop_app.session.opening import ReadOnly, open_session
from desktop_app.session.session import Session
from desktop_app.text.command_line import LOOKER


def open_to_change(path: Path, actor: str, console: Console) -> Session | None:
    """Open a round to change it; None after saying why that cannot be done."""
    opened = open_session(path, actor=actor, ports=console.ports)
    if isinstance(opened, Session):
        for warning in opened.warnings:
            console.say(notice_message(warning).one_line())
        return opened
    found = notice_message(opened.why) if isinstance(opened, ReadOnly) else problem_message(opened)
    console.say(found.one_line())
    return None


def open_to_look(path: Path, console: Console) -> Round | None:
    """Read a round without keeping it open; None after saying why that cannot be done."""
    opened = open_session(path, actor=LOOKER, ports=console.ports)
    if isinstance(opened, Session):
        with_warnings, state = opened.warnings, opened.round
        opened.close()
    elif isinstance(opened, ReadOnly):
        with_warnings, state = opened.warnings, opened.round
    else:
        console.say(problem_message(opened).one_line())
        return None
    for warning in with_warnings:
        console.say(notice_message(warning).one_line())
    return state
