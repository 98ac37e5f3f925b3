"""One draw from its files alone: the list, and the seed or the order that was drawn."""

from __future__ import annotations

from typing import TypeAlias

from desktop_app.core.draw import (
    DrawResult,
    OrderProblem,
    PaperResult,
    SeedResult,
    draw_order,
    paper_order,
    read_order,
    write_result,
)
from desktop_app.core.draw_lines import FileProblem
from desktop_app.core.draw_list import DrawList, Paper, read_draw_list
from desktop_app.core.draw_seed import SeedProblem

LotteryProblem: TypeAlias = FileProblem | SeedProblem | OrderProblem


def run_lottery(
    participants: bytes, seed: str | None, order: bytes | None
) -> bytes | LotteryProblem:
    """Give ``uitslag.txt`` for ``deelnemers.txt``, byte for byte, or the first problem.

    ``seed`` is the seed without its line end, ``order`` is the file ``volgorde.txt`` of paper
    lots; what is None counts as empty, and what does not belong to the throw is not looked at.
    """
    draw_list = read_draw_list(participants)
    if isinstance(draw_list, FileProblem):
        return draw_list
    result: DrawResult | LotteryProblem
    if isinstance(draw_list.throw, Paper):
        result = _on_paper(draw_list, order or b"")
    else:
        result = draw_order(draw_list, seed or "")
    return write_result(result) if isinstance(result, SeedResult | PaperResult) else result


def _on_paper(draw_list: DrawList, order: bytes) -> DrawResult | FileProblem | OrderProblem:
    drawn = read_order(order)
    return drawn if isinstance(drawn, FileProblem) else paper_order(draw_list, drawn)
