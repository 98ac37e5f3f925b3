"""How much a draw of the most lots costs beside the bare line that sorts their tickets.

Run it as ``python -m tests.benchmarks.draw_ratio``; it ends with 1 when the ratio is above the
goal.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from statistics import median
from time import process_time

from desktop_app.core.draw import SeedResult, draw_order, write_result
from desktop_app.core.draw_list import (
    D6,
    DrawList,
    DrawProtocol,
    Numbering,
    list_hash,
    make_draw_list,
)

TURNS = 9
GOAL = 2.0
SEED = "416253316245526136412653146235"


def main() -> int:
    """Measure, print, and say by the exit code whether the goal is met."""
    draw_list = make_draw_list(
        protocol=DrawProtocol.REAL,
        round_id="2026-METING",
        numbering=Numbering(1, 1, None),
        standing="0" * 64,
        throw=D6(30),
        members=[f"2026-{number:04}" for number in range(9999)],
    )
    if not isinstance(draw_list, DrawList):
        raise TypeError(draw_list)
    ours, bare = [], []
    for _ in range(TURNS):
        ours.append(_our_time(draw_list))
        bare.append(_bare_time(draw_list))
    ratio = median(ours) / median(bare)
    sys.stdout.write(
        f"draw {median(ours) * 1000:.1f} ms, bare {median(bare) * 1000:.1f} ms, "
        f"ratio {ratio:.2f} (goal {GOAL:.1f})\n"
    )
    return int(ratio > GOAL)


def _our_time(draw_list: DrawList) -> float:
    start = process_time()
    result = draw_order(draw_list, SEED)
    if not isinstance(result, SeedResult):
        raise TypeError(result)
    write_result(result)
    return process_time() - start


def _bare_time(draw_list: DrawList) -> float:
    start = process_time()
    head = f"LOTING-1 LOT\nlijst {list_hash(draw_list)}\nzaad {SEED}\nlot "
    sorted(
        (sha256(f"{head}{member}\n".encode()).hexdigest(), member) for member in draw_list.members
    )
    return process_time() - start


if __name__ == "__main__":
    sys.exit(main())
