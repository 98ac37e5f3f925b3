"""An open round file: what is in it, writing the next batch, and a backup."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from desktop_app.journal.entry import (
    Draft,
    Entry,
    EntryProblem,
    Head,
    head_of,
    make_batch,
)
from desktop_app.journal.heads import remember_head
from desktop_app.journal.problems import ClockWentBack, WriteFailed, WriteReason

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from desktop_app.journal.lock import RoundLock


@dataclass(frozen=True, slots=True)
class Appended:
    """A batch that is on the disk; the clock is named when it ran back."""

    entries: tuple[Entry, ...]
    clock: ClockWentBack | None


class RoundFile:
    """A round file that is open for writing, by one thread at a time and by nobody else.

    Made by :func:`desktop_app.journal.opening.open_round` and ``create_round``.
    """

    def __init__(
        self,
        path: Path,
        entries: Sequence[Entry],
        *,
        engine: Engine,
        lock: RoundLock,
        heads_folder: Path,
    ) -> None:
        """Take over an engine and a lock; ``entries`` are what has been verified in the file."""
        self._path = path
        self._entries = list(entries)
        self._engine: Engine | None = engine
        self._lock = lock
        self._heads_folder = heads_folder

    def __enter__(self) -> Self:
        """Give the file itself; it is closed at the end of the block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self.close()

    @property
    def path(self) -> Path:
        """The file, with symbolic links resolved."""
        return self._path

    @property
    def head(self) -> Head:
        """The number and chain of the last entry."""
        return head_of(self._entries)

    def entries(self) -> tuple[Entry, ...]:
        """Give all entries, in order."""
        return tuple(self._entries)

    def append(
        self, drafts: Sequence[Draft], *, at: str, actor: str
    ) -> Appended | WriteFailed | EntryProblem:
        """Write one batch: all of it is on the disk when this returns, or nothing is.

        ``at`` is UTC, ``YYYY-MM-DDTHH:MM:SSZ``; a time before that of the last entry is stored
        and named in the answer.
        """
        from desktop_app.journal.append import write_batch

        if self._engine is None:
            return WriteFailed(WriteReason.CLOSED)
        batch = make_batch(drafts, after=self.head, at=at, actor=actor)
        if isinstance(batch, EntryProblem):
            return batch
        failed = write_batch(self._engine, self.head, batch)
        if failed is not None:
            return failed
        before = self._entries[-1].at
        self._entries.extend(batch)
        remember_head(self._heads_folder, self._entries)
        return Appended(batch, ClockWentBack(before, at) if at < before else None)

    def backup(self) -> Path | WriteFailed:
        """Make a verified backup beside the file, or find the one that this head already has.

        Made on opening by itself; to be asked for before a draw is frozen.
        """
        from desktop_app.journal.backup import make_backup

        if self._engine is None:
            return WriteFailed(WriteReason.CLOSED)
        return make_backup(self._engine, self._path, self._entries)

    def close(self) -> None:
        """Close the file and let others write; closing twice does no harm."""
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None
            self._lock.release()


@dataclass(frozen=True, slots=True)
class RoundSnapshot:
    """What a round file held when it was opened to look at; nothing can be written."""

    path: Path
    stored: tuple[Entry, ...]

    @property
    def head(self) -> Head:
        """The number and chain of the last entry."""
        return head_of(self.stored)

    def entries(self) -> tuple[Entry, ...]:
        """Give all entries, in order."""
        return self.stored
