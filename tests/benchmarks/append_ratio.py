"""How much a committed entry costs beside the same row written with the bare driver.

Both write in turn to files on the same disk, with the same pragmas and the same row. Run it as
``python -m tests.benchmarks.append_ratio``; it ends with 1 when the ratio is above the goal.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter

from desktop_app.journal.entry import Draft
from desktop_app.journal.opening import Opened, create_round
from desktop_app.journal.round_file import Appended
from desktop_app.journal.tables import PRAGMAS, STATEMENTS

COMMITS = 300
GOAL = 2.0
AT = "2026-02-02T08:00:00Z"
ACTOR = "secretaris"
BODY = {"eenheid": "2026-0001", "lid": "lid-1", "criterium": "c1", "oud": None, "nieuw": "1.8"}


def main() -> int:
    """Measure, print, and say by the exit code whether the goal is met."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        ours, bare = _measure(Path(folder))
    ratio = median(ours) / median(bare)
    sys.stdout.write(
        f"append {median(ours) * 1000:.2f} ms, bare {median(bare) * 1000:.2f} ms, "
        f"ratio {ratio:.2f} (goal {GOAL:.1f})\n"
    )
    return int(ratio > GOAL)


def _measure(folder: Path) -> tuple[list[float], list[float]]:
    made = create_round(
        folder / "a.ronde",
        [Draft("ronde-geopend", {})],
        lambda _: None,
        at=AT,
        actor=ACTOR,
        heads_folder=folder / "koppen",
    )
    if not isinstance(made, Opened):
        raise TypeError(made)
    ours, bare = [], []
    with made.file as file, closing(sqlite3.connect(folder / "b", isolation_level=None)) as raw:
        for pragma in PRAGMAS:
            raw.execute(f"PRAGMA {pragma}")
        for statement in STATEMENTS:
            raw.execute(statement)
        for number in range(1, COMMITS + 1):
            start = perf_counter()
            done = file.append([Draft("score-gegeven", BODY)], at=AT, actor=ACTOR)
            between = perf_counter()
            if not isinstance(done, Appended):
                raise TypeError(done)
            entry = done.entries[0]
            row = (number, number, 1, AT, ACTOR, entry.kind, entry.body, entry.chain)
            again = perf_counter()
            raw.execute("BEGIN IMMEDIATE")
            raw.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            raw.execute("COMMIT")
            bare.append(perf_counter() - again)
            ours.append(between - start)
    return ours, bare


if __name__ == "__main__":
    sys.exit(main())
