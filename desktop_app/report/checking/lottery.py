"""The files of a draw checked against each other: list, ranking, seed, lots and outcome."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from desktop_app.core.draw import (
    DrawResult,
    PaperResult,
    SeedResult,
    draw_order,
    lot_file_name,
    paper_order,
    read_order,
    read_result,
)
from desktop_app.core.draw_lines import FileProblem, file_hash
from desktop_app.core.draw_list import DrawList, Paper, read_draw_list
from desktop_app.core.draw_seed import read_seed
from desktop_app.report.checking.findings import (
    FileMissing,
    FileUnknown,
    LotteryBytesDiffer,
    LotteryFileBad,
    LotteryFinding,
    StandingDiffers,
    StandingOfLots,
)
from desktop_app.report.content.draw_files import (
    LIST_FILE,
    ORDER_FILE,
    RESULT_FILE,
    SEED_FILE,
    STANDING_FILE,
    draw_files,
)
from desktop_app.report.content.drawn import Drawn

_FIXED: Final = frozenset({LIST_FILE, SEED_FILE, ORDER_FILE, RESULT_FILE, STANDING_FILE})
_UNIT_LINE: Final = 5
_HEAD_LINES: Final = 4


def check_lottery_folder(files: Mapping[str, bytes]) -> tuple[LotteryFinding, ...]:
    """Check the files of one draw, by name, against each other; nothing means they all fit.

    `deelnemers.txt` and `uitslag.txt` must be there; `zaad.txt`, `volgorde.txt`, `rangorde.txt`
    and the lots are checked when they are, and of the lots then all must be there.
    """
    return tuple(_check(files, finished=True))


def check_attempt(files: Mapping[str, bytes]) -> tuple[LotteryFinding, ...]:
    """Check the files of one attempt, which may have ended before there was an outcome."""
    return tuple(_check(files, finished=RESULT_FILE in files))


def drawn_from(files: Mapping[str, bytes]) -> Drawn | None:
    """Read a draw from its files; None when the list or its ranking cannot be read."""
    listed = read_draw_list(files.get(LIST_FILE, b""))
    standing = files.get(STANDING_FILE, b"")
    if isinstance(listed, FileProblem) or not standing.isascii():
        return None
    result = None
    if RESULT_FILE in files:
        found = read_result(listed, files[RESULT_FILE])
        result = found if isinstance(found, SeedResult | PaperResult) else None
    return Drawn(
        draw_list=listed,
        standing=standing.decode("ascii"),
        seed=result.seed if isinstance(result, SeedResult) else None,
        result=result,
    )


def _check(files: Mapping[str, bytes], *, finished: bool) -> Iterator[LotteryFinding]:
    for name in (LIST_FILE, RESULT_FILE) if finished else (LIST_FILE,):
        if name not in files:
            yield FileMissing(name)
    if LIST_FILE not in files:
        return
    listed = read_draw_list(files[LIST_FILE])
    if isinstance(listed, FileProblem):
        yield LotteryFileBad(name=LIST_FILE, problem=listed)
        return
    yield from _standing(listed, files)
    result = None
    if RESULT_FILE in files:
        found = read_result(listed, files[RESULT_FILE])
        if isinstance(found, SeedResult | PaperResult):
            result = found
        else:
            yield LotteryFileBad(name=RESULT_FILE, problem=found)
    decided = _decided(listed, files)
    if isinstance(decided, LotteryFileBad):
        yield decided
    elif result is None:
        # The lots can still be checked against what the seed itself gives.
        result = decided
    yield from _bytes(files, listed, result)


def _standing(listed: DrawList, files: Mapping[str, bytes]) -> Iterator[LotteryFinding]:
    """The ranking is the one that the list names, and the lots are equals in it."""
    if STANDING_FILE not in files:
        return
    content = files[STANDING_FILE]
    found = file_hash(content)
    if found != listed.standing:
        yield StandingDiffers(found, listed.standing)
        return
    lines = content.decode("ascii", errors="replace").split("\n")[_HEAD_LINES:]
    rows = [line.split(" ") for line in lines if line.startswith("eenheid ")]
    at = {row[3]: (row[1], row[2], row[4]) for row in rows if len(row) == _UNIT_LINE}
    if len({at.get(lot) for lot in listed.members}) != 1 or listed.members[0] not in at:
        yield StandingOfLots(tuple(listed.members))


def _decided(listed: DrawList, files: Mapping[str, bytes]) -> DrawResult | LotteryFileBad | None:
    """Give what the seed, or the drawn order, decides; None when neither is there."""
    if SEED_FILE in files and not isinstance(listed.throw, Paper):
        seed = read_seed(files[SEED_FILE])
        found = seed if isinstance(seed, FileProblem) else draw_order(listed, seed)
        if isinstance(found, SeedResult):
            return found
        return LotteryFileBad(name=SEED_FILE, problem=found)
    if ORDER_FILE in files and isinstance(listed.throw, Paper):
        order = read_order(files[ORDER_FILE])
        drawn = order if isinstance(order, FileProblem) else paper_order(listed, order)
        if isinstance(drawn, PaperResult):
            return drawn
        return LotteryFileBad(name=ORDER_FILE, problem=drawn)
    return None


def _bytes(
    files: Mapping[str, bytes], listed: DrawList, result: DrawResult | None
) -> Iterator[LotteryFinding]:
    """Every other file is, byte for byte, what the list and the outcome make it."""
    lots = {lot_file_name(lot) for lot in listed.members}
    present = files.keys() - _FIXED
    yield from (FileUnknown(name) for name in sorted(present - lots))
    if present:
        yield from (FileMissing(name) for name in sorted(lots - present))
    if result is None:
        return
    seed = result.seed if isinstance(result, SeedResult) else None
    made = draw_files(Drawn(draw_list=listed, standing="", seed=seed, result=result))
    for name in sorted(files.keys() & made.keys() - {STANDING_FILE, LIST_FILE, RESULT_FILE}):
        if files[name] != made[name]:
            yield LotteryBytesDiffer(name)
