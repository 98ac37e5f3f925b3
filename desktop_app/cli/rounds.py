"""Opening a round for a command: a session to change it, or the state to look at."""

from __future__ import annotations

from pathlib import Path

from desktop_app.cli.command import Console
from desktop_app.core.round import Round
from desktop_app.journal.describe import notice_message, problem_message
from desktop_app.session.opening import Looked, ReadOnly, look_at, open_session
from desktop_app.session.session import Session


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
    looked = look_at(path, console.ports)
    if not isinstance(looked, Looked):
        console.say(problem_message(looked).one_line())
        return None
    for warning in looked.warnings:
        console.say(notice_message(warning).one_line())
    return looked.round
