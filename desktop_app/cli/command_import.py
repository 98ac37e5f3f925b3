"""`rangorde import`: read applications and scores from a file, whole or not at all."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from desktop_app.cli.command import DONE, FAILED, Command, Console
from desktop_app.cli.parser import WRONG_USE, file_path
from desktop_app.cli.rounds import open_to_change
from desktop_app.core.declined import Declined
from desktop_app.importing.expected import Choices, DamagedText, HiddenRows, NumberStyle
from desktop_app.importing.importer import import_path
from desktop_app.importing.proposal import Finding, ImportFailed, ImportProposal
from desktop_app.journal.describe import problem_message
from desktop_app.journal.problems import WriteFailed
from desktop_app.session.import_changes import ScoreChange, score_changes
from desktop_app.session.import_plan import expected_columns, import_command
from desktop_app.session.notices import notices
from desktop_app.session.session import Session
from desktop_app.text import command_import as words
from desktop_app.text import import_changes as changes
from desktop_app.text.applications_screen import column_sum
from desktop_app.text.declined import declined_message, moment_words


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("round", type=file_path, metavar="RONDE", help=words.ROUND)
    parser.add_argument("file", type=file_path, metavar="BESTAND", help=words.FILE)
    parser.add_argument("--actor", required=True, metavar="NAAM", help=words.ACTOR)
    parser.add_argument("--admit", action="store_true", help=words.ADMIT)
    parser.add_argument("--again", action="store_true", help=changes.AGAIN)
    parser.add_argument("--dry-run", action="store_true", help=words.DRY_RUN)
    parser.add_argument("--sheet", metavar="NAAM", help=words.SHEET)
    parser.add_argument(
        "--hidden-rows", choices=[str(item) for item in HiddenRows], help=words.HIDDEN_ROWS
    )
    parser.add_argument(
        "--number-style",
        action="append",
        default=[],
        metavar="KOLOM=comma|point",
        help=words.NUMBER_STYLE,
    )
    parser.add_argument(
        "--damaged-text", choices=[str(item) for item in DamagedText], help=words.DAMAGED_TEXT
    )
    parser.add_argument("--json", action="store_true", help=words.AS_JSON)


def _run(args: argparse.Namespace, console: Console) -> int:
    unclear = [pair for pair in args.number_style if _number_style(pair) is None]
    for pair in unclear:
        console.say(words.number_style_wanted(pair))
    if unclear:
        return WRONG_USE
    session = open_to_change(args.round, args.actor, console)
    if session is None:
        return FAILED
    try:
        return _import(args, session, console)
    finally:
        session.close()


def _import(args: argparse.Namespace, session: Session, console: Console) -> int:
    proposal = import_path(args.file, expected_columns(session.round), _choices(args))
    _say_findings(proposal, console)
    if isinstance(proposal, ImportFailed) or not proposal.ready:
        console.say(words.NOTHING_READ)
        return FAILED
    before = session.round.imports.get(proposal.source.sha256)
    if before is not None and not args.again:
        when = moment_words(before.stamp.at)
        console.say(changes.read_before(before.file, when, before.rows))
        console.say(words.NOTHING_READ)
        return FAILED
    changed = score_changes(session.round, proposal)
    if args.dry_run:
        if args.json:
            console.show_json(
                {
                    "rijen": len(proposal.rows),
                    "sha256": proposal.source.sha256,
                    "gewijzigde_scores": len(changed),
                }
            )
        else:
            console.show(words.would_read(len(proposal.rows)))
            for item in proposal.sums:
                console.show(column_sum(item.heading, item.total, item.filled))
            console.show(_changes(changed))
        return DONE
    answer = session.do(import_command(session.round, proposal, admit=args.admit))
    if isinstance(answer, Declined):
        console.say(declined_message(answer).one_line())
        console.say(words.NOTHING_READ)
        return FAILED
    if isinstance(answer, WriteFailed):
        console.say(problem_message(answer).one_line())
        return FAILED
    for notice in notices(session.round, answer):
        console.say(notice)
    result: Mapping[str, object] = {
        "rijen": len(proposal.rows),
        "sha256": proposal.source.sha256,
        "gewijzigde_scores": len(changed),
        "entries": [answer.first, answer.last] if answer.changed else [],
    }
    if args.json:
        console.show_json(result)
    else:
        console.show(words.has_read(len(proposal.rows), proposal.source.name))
        console.show(_changes(changed))
    return DONE


def _changes(changed: Sequence[ScoreChange]) -> str:
    return changes.changed_scores(
        [(item.unit, item.criterion, item.old, item.new) for item in changed]
    )


def _choices(args: argparse.Namespace) -> Choices:
    pairs = (_number_style(pair) for pair in args.number_style)
    return Choices(
        sheet=args.sheet,
        hidden_rows=HiddenRows(args.hidden_rows) if args.hidden_rows else None,
        number_styles=dict(pair for pair in pairs if pair is not None),
        damaged_text=DamagedText(args.damaged_text) if args.damaged_text else None,
    )


def _number_style(pair: str) -> tuple[str, NumberStyle] | None:
    column, _, style = pair.rpartition("=")
    return (column, NumberStyle(style)) if column and style in list(NumberStyle) else None


def _say_findings(proposal: ImportProposal | ImportFailed, console: Console) -> None:
    for finding in proposal.problems:
        console.say(_line(finding))
    if isinstance(proposal, ImportFailed):
        return
    for question in proposal.questions:
        options = [(option.value, option.label) for option in question.options]
        console.say(words.question(_line(question.finding), str(question.kind), options))
    for notice in proposal.notices:
        console.say(_line(notice))


def _line(finding: Finding) -> str:
    return words.at_place(finding.message.one_line(), finding.cell, finding.row)


COMMAND = Command(name="import", help=words.HELP, configure=_configure, run=_run)
