"""A program of its own that appends until it is killed, and tells what is on the disk."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.journal.round_samples import appended, reopened, score


def main() -> None:
    """Append batches of one to three to the round named on the command line."""
    with reopened(Path(sys.argv[1])) as file:
        sys.stdout.write("open\n")
        sys.stdout.flush()
        for number in range(100_000):
            drafts = [score(number)] * (1 + number % 3)
            done = appended(file, *drafts)
            last = done.entries[-1]
            sys.stdout.write(f"{last.nr} {last.chain}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
