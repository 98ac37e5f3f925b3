"""A program that stores the seed of a draw and is killed before it can show anything."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.session.session_samples import SEED, World, check_blocks, freeze, must, tied

KILLED = 9


def main(folder: str) -> None:
    world = World(Path(folder))
    session = tied(world)
    freeze(session)
    check_blocks(session)
    must(session, "record-seed", draw="L1", seed=SEED, again=SEED)
    # Ends at once: nothing is flushed, closed or unlocked by the program itself.
    os._exit(KILLED)


if __name__ == "__main__":
    main(sys.argv[1])
