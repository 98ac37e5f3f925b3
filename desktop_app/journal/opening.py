"""Opening and making round files: the way in to this package.

Source: RONDEBESTAND-1, *On opening*. Everything is checked on a copy before the file is touched.
The database library is imported when the first file is opened, so that starting stays fast.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.journal.entry import (
    NO_CHAIN,
    Draft,
    Entry,
    EntryProblem,
    Head,
    head_of,
    make_batch,
)
from desktop_app.journal.folders import syncing_folder
from desktop_app.journal.header import check_header, journal_beside
from desktop_app.journal.heads import (
    compare_with_known,
    default_heads_folder,
    remember_head,
)
from desktop_app.journal.lock import RoundLock, take_lock
from desktop_app.journal.problems import (
    BackupNotMade,
    CreateFault,
    CreateProblem,
    FileFault,
    LockedByOther,
    NotARound,
    NotWritable,
    OlderThanKnown,
    OpenProblem,
    OpenWarning,
    OtherThanKnown,
    ReadOnlyReason,
    ReplayCheck,
    ReplayRefused,
    WriteFailed,
    WriteReason,
)
from desktop_app.journal.round_file import RoundFile, RoundSnapshot

if TYPE_CHECKING:
    from sqlalchemy import Engine


@dataclass(frozen=True, slots=True)
class Opened:
    """A round that is open for writing."""

    file: RoundFile
    warnings: tuple[OpenWarning, ...]


@dataclass(frozen=True, slots=True)
class OpenedReadOnly:
    """A round that can only be looked at, and why."""

    file: RoundSnapshot
    why: ReadOnlyReason
    warnings: tuple[OpenWarning, ...]


@dataclass(frozen=True, slots=True)
class LookedAt:
    """What a round held when somebody looked at it, without keeping anybody from writing."""

    file: RoundSnapshot
    warnings: tuple[OpenWarning, ...]


def open_round(
    path: Path, check: ReplayCheck, *, actor: str, heads_folder: Path | None = None
) -> Opened | OpenedReadOnly | OpenProblem:
    """Open a round file for ``actor``; read-only when another has it or it cannot be written.

    ``heads_folder`` is where the last heads are kept, by default in the user's data folder.
    """
    found = path.resolve()
    heads = heads_folder or default_heads_folder()
    problem = check_header(found)
    if problem is not None:
        return problem
    if not _can_be_written(found):
        return _look(found, check, NotWritable(found), heads)
    lock = take_lock(found, actor)
    if not isinstance(lock, RoundLock):
        return _look(found, check, lock, heads)
    opened = _open_locked(found, check, lock, heads)
    if not isinstance(opened, Opened):
        lock.release()
    return opened


def look_at_round(
    path: Path, check: ReplayCheck, *, heads_folder: Path | None = None
) -> LookedAt | OpenProblem:
    """Read a round file without its lock: nothing is written, beside the file or in it.

    Another program may be writing it, and file and folder may be read-only.
    """
    from desktop_app.journal.verifying import verify, verify_snapshot

    found = path.resolve()
    entries = verify_snapshot(found, check)
    if isinstance(entries, NotARound):
        # What a crash left beside the file can only be put right in a copy of both.
        entries = verify(found, check)
    if not isinstance(entries, tuple):
        return entries
    warnings = _warnings(found, entries, heads_folder or default_heads_folder())
    return LookedAt(RoundSnapshot(found, entries), warnings)


def create_round(
    path: Path,
    drafts: Sequence[Draft],
    check: ReplayCheck,
    *,
    at: str,
    actor: str,
    heads_folder: Path | None = None,
) -> Opened | CreateProblem | EntryProblem | WriteFailed | OpenProblem:
    """Make a round file with its first batch and open it; a file that exists is left alone."""
    entries = make_batch(drafts, after=Head(0, NO_CHAIN), at=at, actor=actor)
    if isinstance(entries, EntryProblem):
        return entries
    target = path.resolve()
    impossible = check(entries)
    if impossible is not None:
        return ReplayRefused(path=target, problem=impossible, backup=None)
    if not target.parent.is_dir():
        return CreateProblem(target, CreateFault.NO_FOLDER)
    if _is_taken(target):
        # Without a lock, so that nothing is left beside the file that is there.
        return CreateProblem(target, CreateFault.EXISTS)
    lock = take_lock(target, actor)
    if not isinstance(lock, RoundLock):
        return _not_created(lock, target)
    opened = _create_locked(target, entries, check, lock, heads_folder or default_heads_folder())
    if not isinstance(opened, Opened):
        lock.release()
    return opened


def _can_be_written(path: Path) -> bool:
    try:
        path.open("r+b").close()
    except OSError:
        return False
    return True


def _not_created(refused: LockedByOther | NotWritable, target: Path) -> CreateProblem | WriteFailed:
    if isinstance(refused, LockedByOther):
        return CreateProblem(target, CreateFault.IN_USE)
    return WriteFailed(WriteReason.READ_ONLY)


def _is_taken(target: Path) -> bool:
    beside = (target, journal_beside(target), target.with_name(f"{target.name}-wal"))
    return any(os.path.lexists(taken) for taken in beside)


def _create_locked(
    target: Path,
    entries: Sequence[Entry],
    check: ReplayCheck,
    lock: RoundLock,
    heads: Path,
) -> Opened | CreateProblem | WriteFailed | OpenProblem:
    from desktop_app.journal.creating import write_new_file

    if _is_taken(target):
        return CreateProblem(target, CreateFault.EXISTS)
    failed = write_new_file(target, entries)
    return failed or _open_locked(target, check, lock, heads)


def _open_locked(
    path: Path, check: ReplayCheck, lock: RoundLock, heads: Path
) -> Opened | OpenProblem:
    from desktop_app.journal.verifying import verify

    entries = verify(path, check)
    if not isinstance(entries, tuple):
        return entries
    engine = _original(path, entries)
    if isinstance(engine, FileFault):
        return NotARound(path, engine)
    file = RoundFile(path, entries, engine=engine, lock=lock, heads_folder=heads)
    warnings = _warnings(path, entries, heads)
    if not any(_about_head(warning) for warning in warnings):
        remember_head(heads, entries)
    backup = file.backup()
    if isinstance(backup, WriteFailed):
        warnings = (*warnings, BackupNotMade(backup.reason))
    return Opened(file, warnings)


def _original(path: Path, entries: Sequence[Entry]) -> Engine | FileFault:
    """Open the file whose copy has been verified, when it still ends where the copy did."""
    import sqlite3

    from sqlalchemy.exc import DBAPIError

    from desktop_app.journal.connections import writing_engine
    from desktop_app.journal.reading import read_head
    from desktop_app.journal.verifying import fault_of

    engine = writing_engine(path)
    try:
        with engine.connect() as connection, connection.begin():
            head = read_head(connection)
    except (DBAPIError, sqlite3.Error) as error:
        engine.dispose()
        return fault_of(error)
    if head != head_of(entries):
        engine.dispose()
        return FileFault.BUSY
    return engine


def _look(
    path: Path, check: ReplayCheck, why: ReadOnlyReason, heads: Path
) -> OpenedReadOnly | OpenProblem:
    from desktop_app.journal.verifying import verify, verify_snapshot

    # Only a copy of file and hot journal can be put right when the folder is read-only.
    entries = (verify_snapshot if isinstance(why, LockedByOther) else verify)(path, check)
    if not isinstance(entries, tuple):
        return entries
    return OpenedReadOnly(RoundSnapshot(path, entries), why, _warnings(path, entries, heads))


def _warnings(path: Path, entries: Sequence[Entry], heads: Path) -> tuple[OpenWarning, ...]:
    found = (syncing_folder(path), compare_with_known(heads, entries))
    return tuple(warning for warning in found if warning is not None)


def _about_head(warning: OpenWarning) -> bool:
    return isinstance(warning, OlderThanKnown | OtherThanKnown)
