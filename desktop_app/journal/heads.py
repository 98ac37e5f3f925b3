"""The last head seen of each round, kept outside the file: an older copy does not pass unseen.

A round is known by the chain of its first entry, which every copy of it shares.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from desktop_app.journal.entry import Entry, Head, head_of
from desktop_app.journal.problems import HeadWarning, OlderThanKnown, OtherThanKnown

_LINE: Final = re.compile(r"([0-9]{10}) ([0-9a-f]{64})\n")


def default_heads_folder() -> Path:
    """Give the folder in the user's data folder in which the heads are kept."""
    from platformdirs import user_data_path

    return user_data_path("Rangorde", appauthor=False) / "koppen"


def known_head(folder: Path, entries: Sequence[Entry]) -> Head | None:
    """Read the last head seen of the round these entries belong to."""
    try:
        found = _LINE.fullmatch(_head_file(folder, entries).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    head = Head(int(found.group(1)), found.group(2)) if found else None
    return head if head and head.nr >= 1 else None


def compare_with_known(folder: Path, entries: Sequence[Entry]) -> HeadWarning | None:
    """Say whether the journal ends before the head last seen, or has another entry in its place."""
    known = known_head(folder, entries)
    if known is None:
        return None
    if known.nr > len(entries):
        return OlderThanKnown(known, head_of(entries))
    same = entries[known.nr - 1].chain == known.chain
    return None if same else OtherThanKnown(known, head_of(entries))


def remember_head(folder: Path, entries: Sequence[Entry]) -> None:
    """Keep the head of a journal; without a writable folder the round goes on without it."""
    head = head_of(entries)
    line = f"{head.nr:010} {head.chain}\n".encode("ascii")
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        # Written over in place: the line always has the same length, and half a line is no head.
        descriptor = os.open(_head_file(folder, entries), os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            os.write(descriptor, line)
        finally:
            os.close(descriptor)


def _head_file(folder: Path, entries: Sequence[Entry]) -> Path:
    return folder / f"{entries[0].chain}.txt"
