"""`rangorde lottery`: recompute a draw from its files alone."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from desktop_app.cli.command import (
    DONE,
    FAILED,
    Command,
    Console,
    is_file,
    read_file,
    write_file,
)
from desktop_app.cli.lottery import LotteryProblem, run_lottery
from desktop_app.cli.parser import WRONG_USE, file_path
from desktop_app.core.draw import SeedResult, lot_file, lot_file_name, read_result
from desktop_app.core.draw_lines import FileProblem
from desktop_app.core.draw_list import DrawList, Paper, read_draw_list
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
from desktop_app.text import command_line as words
from desktop_app.text.draw import file_problem_text, order_problem_text, seed_problem_text

_SEED_PROBLEMS = (
    SeedTooShort | SeedTooLong | SeedCharacter | SecretForm | SecretMismatch | SeedNotUsed
    | NoContribution | TooManyContributions | EmptyContribution | ContributionTooLong
    | ContributionCharacter
)  # fmt: skip


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("list", type=file_path, metavar="DEELNEMERS.txt", help="de deelnemerslijst")
    parser.add_argument("--seed", metavar="ZAAD", help="het zaad, precies zoals het is vastgelegd")
    parser.add_argument(
        "--order",
        type=file_path,
        metavar="VOLGORDE.txt",
        help="de getrokken volgorde van papieren loten, één nummer per regel",
    )
    parser.add_argument(
        "--files",
        type=file_path,
        metavar="MAP",
        help="schrijf ook lot-*.txt en uitslag.txt in deze map",
    )


def _run(args: argparse.Namespace, console: Console) -> int:
    if (args.seed is None) == (args.order is None):
        console.say(words.LOTTERY_NEEDS_ONE)
        return WRONG_USE
    participants = read_file(args.list, console)
    if participants is None:
        return FAILED
    draw_list = read_draw_list(participants)
    if isinstance(draw_list, FileProblem):
        console.say(f"{args.list}: {file_problem_text(draw_list)}")
        return FAILED
    if isinstance(draw_list.throw, Paper) != (args.order is not None):
        console.say(words.LOTTERY_BY_SEED if args.order else words.LOTTERY_ON_PAPER)
        return WRONG_USE
    order = None
    if args.order is not None:
        order = read_file(args.order, console)
        if order is None:
            return FAILED
    result = run_lottery(participants, args.seed, order)
    if not isinstance(result, bytes):
        console.say(f"{'--seed' if order is None else args.order}: {_sentence(result)}")
        return FAILED
    console.show_bytes(result)
    if args.files is not None:
        files = _files(draw_list, participants, result)
        return _write_files(args.files, files, console)
    return DONE


def _sentence(problem: LotteryProblem) -> str:
    if isinstance(problem, FileProblem):
        return file_problem_text(problem)
    if isinstance(problem, _SEED_PROBLEMS):
        return seed_problem_text(problem)
    return order_problem_text(problem)


def _files(draw_list: DrawList, participants: bytes, result: bytes) -> Mapping[str, bytes]:
    """Give the files that go with a draw, by name."""
    files = {"deelnemers.txt": participants, "uitslag.txt": result}
    drawn = read_result(draw_list, result)
    if isinstance(drawn, SeedResult):
        for lot in draw_list.members:
            files[lot_file_name(lot)] = lot_file(
                protocol=drawn.protocol, list_hash=drawn.list_hash, seed=drawn.seed, lot=lot
            )
    return files


def _write_files(folder: Path, files: Mapping[str, bytes], console: Console) -> int:
    for name, data in files.items():
        if is_file(folder / name) and (folder / name).read_bytes() != data:
            console.say(words.other_content(str(folder / name)))
            return FAILED
    # The first that cannot be written tells why; the others would only say it again.
    written = all(write_file(folder / name, data, console) for name, data in files.items())
    return DONE if written else FAILED


COMMAND = Command(name="lottery", help=words.LOTTERY_HELP, configure=_configure, run=_run)
