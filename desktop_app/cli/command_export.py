"""`rangorde export`: the round and its outcome as JSON, CSV or XLSX."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from datetime import datetime
from hashlib import sha256

from desktop_app.cli.command import DONE, FAILED, Command, Console, is_file, write_file
from desktop_app.cli.parser import WRONG_USE, file_path
from desktop_app.cli.rounds import open_to_look
from desktop_app.core.evaluate import evaluate
from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.core.round_case import case_of
from desktop_app.exporting.csv_writing import table_csv
from desktop_app.exporting.data import round_data
from desktop_app.exporting.round_tables import (
    journal_table,
    ranking_table,
    round_tables,
    scores_table,
    ties_table,
)
from desktop_app.exporting.table import CellTooLong, Table
from desktop_app.exporting.xlsx_writing import tables_xlsx
from desktop_app.text import command_export as words
from desktop_app.text.command_line import AS_JSON

_FORMS = ("json", "csv", "xlsx")
_ROUND_SUFFIX = ".ronde"
_TABLES: Mapping[str, Callable[[Round, Outcome], Table]] = {
    words.RANKING: ranking_table,
    words.SCORES: scores_table,
    words.TIES: ties_table,
    words.JOURNAL: lambda state, _: journal_table(state),
}
_INDENT = 2


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("round", type=file_path, metavar="RONDE", help=words.ROUND)
    parser.add_argument("--to", required=True, choices=_FORMS, help=words.TO)
    parser.add_argument("--out", required=True, type=file_path, metavar="BESTAND", help=words.OUT)
    parser.add_argument("--table", choices=tuple(_TABLES), help=words.TABLE)
    parser.add_argument("--json", action="store_true", help=AS_JSON)


def _run(args: argparse.Namespace, console: Console) -> int:
    if args.table is not None and args.to != "csv":
        console.say(words.TABLE_ONLY_CSV)
        return WRONG_USE
    if args.out.suffix == _ROUND_SUFFIX:
        console.say(words.NOT_OVER_A_ROUND)
        return WRONG_USE
    state = open_to_look(args.round, console)
    if state is None:
        return FAILED
    if is_file(args.out) and args.out.samefile(args.round):
        console.say(words.NOT_OVER_A_ROUND)
        return WRONG_USE
    made = _made(args, state)
    if isinstance(made, CellTooLong):
        console.say(words.too_long(made.heading, made.row, made.length))
        return FAILED
    content, rows = made
    if not write_file(args.out, content, console):
        return FAILED
    if args.json:
        console.show_json(
            {
                "bestand": str(args.out),
                "vorm": args.to,
                "rijen": rows,
                "sha256": sha256(content).hexdigest(),
            }
        )
    else:
        console.show(words.exported(str(args.out), rows))
    return DONE


def _made(args: argparse.Namespace, state: Round) -> tuple[bytes, int | None] | CellTooLong:
    """Make the content, with the number of rows when it is one table."""
    outcome = evaluate(case_of(state))
    match args.to:
        case "csv":
            table = _TABLES[args.table or words.RANKING](state, outcome)
            return table_csv(table), len(table.rows)
        case "xlsx":
            book = tables_xlsx(round_tables(state, outcome), _last_change(state))
            return book if isinstance(book, CellTooLong) else (book, None)
        case _:
            data = json.dumps(round_data(state, outcome), ensure_ascii=False, indent=_INDENT)
            return f"{data}\n".encode(), None


def _last_change(state: Round) -> datetime:
    """Give the moment of the last entry: the same round gives the same file."""
    return datetime.fromisoformat(state.log[-1].at)


COMMAND = Command(name="export", help=words.HELP, configure=_configure, run=_run)
