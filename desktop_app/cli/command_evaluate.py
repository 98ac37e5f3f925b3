"""`rangorde evaluate`: cases in, outcomes out."""

from __future__ import annotations

import argparse
import io

from desktop_app.cli.command import DONE, FAILED, Command, Console, read_file
from desktop_app.cli.evaluate import answers
from desktop_app.cli.parser import file_path
from desktop_app.text.command_line import EVALUATE_HELP

_PRETTY_INDENT = 2


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--file", type=file_path, metavar="BESTAND", help="lees de gevallen uit dit bestand"
    )
    parser.add_argument("--pretty", action="store_true", help="spring in, om te lezen")


def _run(args: argparse.Namespace, console: Console) -> int:
    lines = console.stdin
    if args.file is not None:
        data = read_file(args.file, console)
        if data is None:
            return FAILED
        lines = io.StringIO(data.decode("utf-8", errors="surrogateescape"))
    code = DONE
    for answer in answers(lines, indent=_PRETTY_INDENT if args.pretty else None):
        console.show(answer.text)
        if not answer.was_read:
            code = FAILED
    return code


COMMAND = Command(name="evaluate", help=EVALUATE_HELP, configure=_configure, run=_run)
