"""`rangorde verify`: check a round file, a report or the files of a draw."""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop_app.cli.command import DONE, FAILED, Command, Console, is_folder, read_file
from desktop_app.cli.parser import file_path
from desktop_app.cli.rounds import open_to_look
from desktop_app.report.checking.check import check_report
from desktop_app.report.checking.lottery import check_lottery_folder
from desktop_app.report.checking.words import check_texts, finding_text
from desktop_app.text import command_verify as words
from desktop_app.text.command_line import AS_JSON

_PDF = b"%PDF-"
_SEARCHED = 1024
"""A PDF may begin with something else, but its mark stands in the first 1,024 bytes."""


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=file_path, metavar="BESTAND", help=words.FILE)
    parser.add_argument("--json", action="store_true", help=AS_JSON)


def _run(args: argparse.Namespace, console: Console) -> int:
    path: Path = args.file
    if is_folder(path):
        return _folder(path, console, as_json=args.json)
    content = read_file(path, console)
    if content is None:
        return FAILED
    if _PDF in content[:_SEARCHED]:
        return _report(content, console, as_json=args.json)
    return _round(path, console, as_json=args.json)


def _report(content: bytes, console: Console, *, as_json: bool) -> int:
    check = check_report(content, console.ports.read_scheme)
    if as_json:
        console.show_json(
            {
                "soort": "stuk",
                "vergeleken": check.compared,
                "herberekend": check.computed,
                "handtekeningen": [
                    {"veld": item.field, "gewijzigd": item.changed} for item in check.signatures
                ],
                "bevindingen": [finding_text(item) for item in check.findings],
                "klopt": check.sound,
            }
        )
    else:
        for line in check_texts(check):
            console.show(line)
    return DONE if check.sound else FAILED


def _folder(path: Path, console: Console, *, as_json: bool) -> int:
    files: dict[str, bytes] = {}
    for entry in sorted(path.iterdir()):
        if entry.is_file():
            content = read_file(entry, console)
            if content is None:
                return FAILED
            files[entry.name] = content
    findings = [finding_text(item) for item in check_lottery_folder(files)]
    if as_json:
        console.show_json({"soort": "loting", "bevindingen": findings, "klopt": not findings})
    else:
        for line in findings:
            console.show(line)
        console.show(words.NOT_RIGHT if findings else words.LOTTERY_RIGHT)
    return FAILED if findings else DONE


def _round(path: Path, console: Console, *, as_json: bool) -> int:
    state = open_to_look(path, console)
    if state is None:
        return FAILED
    if as_json:
        console.show_json(
            {
                "soort": "ronde",
                "ronde": state.id,
                "regels": state.nr,
                "kop": state.head,
                "klopt": True,
            }
        )
        return DONE
    console.show(words.round_is_whole(state.id, state.scheme.id, str(state.phase)))
    console.show(words.journal_is_whole(state.nr, state.head))
    held = sum(attempt.result is not None for attempt in state.draws.values())
    console.show(words.draws_recomputed(held))
    console.show(words.ALL_RIGHT)
    return DONE


COMMAND = Command(name="verify", help=words.HELP, configure=_configure, run=_run)
