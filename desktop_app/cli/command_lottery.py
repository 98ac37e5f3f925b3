"""`rangorde lottery`: recompute a draw from its files alone."""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop_app.cli.command import DONE, FAILED, Command, Console, read_file, write_file
from desktop_app.cli.lottery import LotteryProblem, run_lottery
from desktop_app.cli.parser import WRONG_USE
from desktop_app.core.draw import SeedResult, lot_file, lot_file_name, read_result
from desktop_app.core.draw_lines import FileProblem
from desktop_app.core.draw_list import read_draw_list
from desktop_app.core.draw_seed import (
    ContributionCharacter,
    ContributionTooLong,
    EmptyContribution,
    NoContribution,
    SecretForm,
    SecretMismatch,
    SeedCharacter,
    SeedNotUsed,
    SeedTooLong,
    SeedTooShort,
    TooManyContributions,
)
from desktop_app.text.command_line import LOTTERY_HELP, LOTTERY_NEEDS_ONE
from desktop_app.text.draw import file_problem_text, order_problem_text, seed_problem_text

_SEED_PROBLEMS = (
    SeedTooShort | SeedTooLong | SeedCharacter | SecretForm | SecretMismatch | SeedNotUsed
    | NoContribution | TooManyContributions | EmptyContribution | ContributionTooLong
    | ContributionCharacter
)  # fmt: skip


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("list", type=Path, metavar="DEELNEMERS.txt", help="de deelnemerslijst")
    parser.add_argument("--seed", metavar="ZAAD", help="het zaad, precies zoals het is vastgelegd")
    parser.add_argument(
        "--order",
        type=Path,
        metavar="VOLGORDE.txt",
        help="de getrokken volgorde van papieren loten, één nummer per regel",
    )
    parser.add_argument(
        "--files", type=Path, metavar="MAP", help="schrijf ook lot-*.txt en uitslag.txt in deze map"
    )


def _run(args: argparse.Namespace, console: Console) -> int:
    if (args.seed is None) == (args.order is None):
        console.say(LOTTERY_NEEDS_ONE)
        return WRONG_USE
    participants = read_file(args.list, console)
    if participants is None:
        return FAILED
    order = None
    if args.order is not None:
        order = read_file(args.order, console)
        if order is None:
            return FAILED
    result = run_lottery(participants, args.seed, order)
    if not isinstance(result, bytes):
        console.say(f"{args.list if order is None else args.order}: {_sentence(result)}")
        return FAILED
    console.show_bytes(result)
    if args.files is not None:
        return _write_files(args.files, participants, result, console)
    return DONE


def _sentence(problem: LotteryProblem) -> str:
    if isinstance(problem, FileProblem):
        return file_problem_text(problem)
    if isinstance(problem, _SEED_PROBLEMS):
        return seed_problem_text(problem)
    return order_problem_text(problem)


def _write_files(folder: Path, participants: bytes, result: bytes, console: Console) -> int:
    files = {"deelnemers.txt": participants, "uitslag.txt": result}
    draw_list = read_draw_list(participants)
    if not isinstance(draw_list, FileProblem):
        drawn = read_result(draw_list, result)
        if isinstance(drawn, SeedResult):
            for lot in draw_list.members:
                files[lot_file_name(lot)] = lot_file(
                    protocol=drawn.protocol, list_hash=drawn.list_hash, seed=drawn.seed, lot=lot
                )
    written = [write_file(folder / name, data, console) for name, data in files.items()]
    return DONE if all(written) else FAILED


COMMAND = Command(name="lottery", help=LOTTERY_HELP, configure=_configure, run=_run)
