"""`rangorde apply`: commands as JSON lines, each on the disk before its answer is printed."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from desktop_app.cli.command import DONE, FAILED, Command, Console
from desktop_app.cli.parser import file_path
from desktop_app.cli.rounds import open_to_change
from desktop_app.core.command_reading import NAMES, command_from_json, example
from desktop_app.core.declined import Declined
from desktop_app.core.exchange_json import NotStrictJsonError, read_json
from desktop_app.journal.describe import problem_message
from desktop_app.journal.problems import WriteFailed
from desktop_app.session.notices import notices
from desktop_app.session.session import Answer, Done, Session
from desktop_app.text.command_line import APPLY_HELP, NOT_A_COMMAND, json_example
from desktop_app.text.commands import command_unreadable, problem_text
from desktop_app.text.declined import declined_message
from desktop_app.text.messages import Message


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("round", type=file_path, metavar="RONDE", help="het rondebestand")
    parser.add_argument(
        "--actor", required=True, metavar="NAAM", help="wie aan het toetsenbord zit"
    )
    parser.description = APPLY_HELP + "".join(
        f"\n  {json_example(example(name))}" for name in NAMES
    )


def _run(args: argparse.Namespace, console: Console) -> int:
    session = open_to_change(args.round, args.actor, console)
    if session is None:
        return FAILED
    code = DONE
    try:
        for line in console.stdin:
            if not line.strip():
                continue
            answer = apply_line(session, line)
            console.show_json(answer)
            if "ok" not in answer:
                code = FAILED
    finally:
        session.close()
    return code


def apply_line(session: Session, line: str) -> Mapping[str, object]:
    """Carry out one command (a JSON text) and say what became of it.

    {"ok": last entry, "entries": [first, last]} once it is on the disk ([] when nothing had to
    change; with "notice", a Dutch text, when there is something to know), or {"declined": key,
    "message": Dutch text} with nothing changed.
    """
    try:
        data = read_json(line)
    except NotStrictJsonError:
        return _not_done(command_unreadable(NOT_A_COMMAND))
    command = command_from_json(data)
    if isinstance(command, tuple):
        return _not_done(command_unreadable(" ".join(map(problem_text, command))))
    return _answer(session.do(command), session)


def _answer(answer: Answer, session: Session) -> Mapping[str, object]:
    match answer:
        case Done():
            entries = [answer.first, answer.last] if answer.changed else []
            told = " ".join(notices(session.round, answer))
            return {"ok": answer.last, "entries": entries, **({"notice": told} if told else {})}
        case Declined():
            return _not_done(declined_message(answer))
        case WriteFailed():
            return _not_done(problem_message(answer))


def _not_done(message: Message) -> Mapping[str, object]:
    return {"declined": str(message.key), "message": f"{message.what} {message.remedy}"}


COMMAND = Command(name="apply", help=APPLY_HELP, configure=_configure, run=_run)
