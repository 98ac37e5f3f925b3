"""Backups of a round file: whole, checked against the journal, with the head in the file name."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import DBAPIError

from desktop_app.journal.connections import raw_connection, reading_engine
from desktop_app.journal.disk import sync_file, sync_folder
from desktop_app.journal.entry import Entry, Head, head_of
from desktop_app.journal.header import check_header
from desktop_app.journal.problems import WriteFailed, WriteReason
from desktop_app.journal.reading import file_fault, read_head, read_rows
from desktop_app.journal.write_errors import write_reason

if TYPE_CHECKING:
    from sqlalchemy import Engine

_NAME: Final = re.compile(r".*-([0-9]{5,})-[0-9a-f]{64}\.ronde", re.DOTALL)
_LONGEST_STEM: Final = 60
_FIELDS: Final = attrgetter("nr", "batch", "size", "at", "actor", "kind", "body", "chain")
_MOST_WAITS: Final = 4


class StillBusyError(sqlite3.OperationalError):
    """Another program kept the file locked all the time."""

    sqlite_errorcode = sqlite3.SQLITE_BUSY


def backup_folder(path: Path) -> Path:
    """Give the folder beside a round file in which its backups stand."""
    return path.with_name(f"{path.stem[:200]}-reservekopie")


def backup_path(path: Path, entries: Sequence[Entry]) -> Path:
    """Give the path of the backup of a journal: number and chain of its head are in the name."""
    head = head_of(entries)
    return backup_folder(path) / f"{path.stem[:_LONGEST_STEM]}-{head.nr:05}-{head.chain}.ronde"


def latest_backup(path: Path) -> Path | None:
    """Find the backup with the most entries; None when there is none."""
    try:
        found = [file for file in backup_folder(path).iterdir() if _NAME.fullmatch(file.name)]
    except OSError:
        return None
    return max(found, key=lambda file: _order(file.name), default=None)


def make_backup(engine: Engine, path: Path, entries: Sequence[Entry]) -> Path | WriteFailed:
    """Make a backup that holds exactly these entries, or find the one that already does."""
    target = backup_path(path, entries)
    half = target.with_suffix(".half")
    try:
        if _ends_at(target, head_of(entries)):
            return target
        target.parent.mkdir(exist_ok=True)
        half.unlink(missing_ok=True)
        backup_into(engine, half)
        if not _holds(half, entries):
            return WriteFailed(WriteReason.CHANGED_ELSEWHERE)
        sync_file(half)
        half.replace(target)
        sync_folder(target.parent)
    except (DBAPIError, sqlite3.Error, OSError) as error:
        return WriteFailed(write_reason(error))
    finally:
        _discard(half)
    return target


def backup_into(engine: Engine, target: Path) -> None:
    """Copy a whole database page by page into a new file, also while another program has it open.

    Raises the errors of SQLite, also when the file stays busy: the driver would wait for ever.
    """
    waited = 0

    def watch(status: int, _remaining: int, _total: int) -> None:
        nonlocal waited
        waited += status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
        if waited > _MOST_WAITS:
            raise StillBusyError

    with engine.connect() as connection, closing(sqlite3.connect(target)) as copy:
        raw_connection(connection).backup(copy, progress=watch)


def _order(name: str) -> tuple[int, str]:
    found = _NAME.fullmatch(name)
    return (int(found.group(1)) if found else 0, name)


def _holds(path: Path, entries: Sequence[Entry]) -> bool:
    """Say whether a new backup holds exactly these entries, and nothing else."""
    engine = reading_engine(path)
    try:
        with engine.connect() as connection:
            if file_fault(connection) is not None:
                return False
            rows = read_rows(connection)
            return len(rows) == len(entries) and all(
                tuple(row) == _FIELDS(entry) for row, entry in zip(rows, entries, strict=True)
            )
    finally:
        engine.dispose()


def _ends_at(path: Path, head: Head) -> bool:
    """Say whether an earlier backup, checked when it was made, is still there with its head."""
    if check_header(path) is not None:
        return False
    engine = reading_engine(path)
    try:
        with engine.connect() as connection:
            return read_head(connection) == head
    except (DBAPIError, sqlite3.Error):
        return False
    finally:
        engine.dispose()


def _discard(half: Path) -> None:
    try:
        half.unlink(missing_ok=True)
    except OSError:
        return
