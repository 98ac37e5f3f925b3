"""Verifying a round file on a copy, so that the file itself is untouched while in doubt."""

from __future__ import annotations

import gc
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy.exc import DBAPIError

from desktop_app.journal.backup import backup_into, latest_backup
from desktop_app.journal.connections import reading_engine, writing_engine
from desktop_app.journal.entry import Entry, EntryProblem, check_entries
from desktop_app.journal.header import LARGEST, check_header, has_all_pages, journal_beside
from desktop_app.journal.problems import (
    EntryRefused,
    FileFault,
    NewerFormat,
    NotARound,
    OpenProblem,
    ReplayCheck,
    ReplayRefused,
)
from desktop_app.journal.reading import read_journal

_TRIES: Final = 50
_PAUSE: Final = 0.1


def verify(path: Path, check: ReplayCheck) -> tuple[Entry, ...] | OpenProblem:
    """Verify a file of which this program is the only writer, on a copy with its hot journal."""
    problem = check_header(path)
    if problem is not None:
        return problem
    with TemporaryDirectory(prefix="ronde-") as folder:
        copy = Path(folder) / "kopie.ronde"
        fault = _copy_at_rest(path, copy)
        if fault is not None:
            return NotARound(path, fault)
        with _without_collecting():
            return _verify_copy(path, copy, check)


def verify_snapshot(path: Path, check: ReplayCheck) -> tuple[Entry, ...] | OpenProblem:
    """Verify a file that another program is writing, on a copy that SQLite makes of it."""
    problem = check_header(path)
    if problem is not None:
        return problem
    with TemporaryDirectory(prefix="ronde-") as folder:
        copy = Path(folder) / "kopie.ronde"
        engine = reading_engine(path)
        try:
            backup_into(engine, copy)
        except (DBAPIError, sqlite3.Error) as error:
            return NotARound(path, fault_of(error))
        finally:
            engine.dispose()
        return _verify_copy(path, copy, check)


def fault_of(error: DBAPIError | sqlite3.Error) -> FileFault:
    """Say what a database error means for a file that is being opened."""
    raw = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(raw, "sqlite_errorcode", None)
    # The low byte is the primary code.
    busy = code is not None and code & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
    return FileFault.BUSY if busy else FileFault.DAMAGED


def _verify_copy(path: Path, copy: Path, check: ReplayCheck) -> tuple[Entry, ...] | OpenProblem:
    # The header is read again: a hot journal may have put back another first page.
    entries = _read_copy(copy)
    problem = check_header(copy)
    if isinstance(problem, NewerFormat):
        return NewerFormat(path, problem.version)
    if problem is not None:
        return NotARound(path, problem.fault)
    if isinstance(entries, FileFault):
        return NotARound(path, entries)
    if not has_all_pages(copy):
        return NotARound(path, FileFault.DAMAGED)
    refused = check_entries(entries)
    if refused is not None:
        return _entry_refused(path, refused)
    impossible = check(entries)
    if impossible is not None:
        return ReplayRefused(path=path, problem=impossible, backup=latest_backup(path))
    return entries


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Keep the garbage collector from walking half a million new entries again and again."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _entry_refused(path: Path, refused: EntryProblem) -> EntryRefused:
    return EntryRefused(path=path, nr=refused.nr, fault=refused.fault, backup=latest_backup(path))


def _read_copy(copy: Path) -> tuple[Entry, ...] | FileFault:
    engine = writing_engine(copy)
    try:
        with engine.connect() as connection, connection.begin():
            return read_journal(connection)
    except (DBAPIError, sqlite3.Error) as error:
        return fault_of(error)
    finally:
        engine.dispose()


def _copy_at_rest(path: Path, copy: Path) -> FileFault | None:
    """Copy a file and its hot journal at a moment when neither changes."""
    hot = journal_beside(path)
    for _ in range(_TRIES):
        before = _signature(path), _signature(hot)
        if before[1] is not None and before[1][0] > LARGEST:
            return FileFault.TOO_LARGE
        try:
            shutil.copyfile(path, copy)
            if before[1] is not None:
                shutil.copyfile(hot, journal_beside(copy))
        except OSError:
            return FileFault.UNREADABLE
        if before == (_signature(path), _signature(hot)):
            return None
        journal_beside(copy).unlink(missing_ok=True)
        time.sleep(_PAUSE)
    return FileFault.BUSY


def _signature(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_size, found.st_mtime_ns
