"""Making a new round file: whole under its name, or not there at all."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError

from desktop_app.journal.append import row_of
from desktop_app.journal.connections import writing_engine
from desktop_app.journal.disk import sync_file, sync_folder
from desktop_app.journal.entry import Entry
from desktop_app.journal.header import journal_beside
from desktop_app.journal.problems import WriteFailed
from desktop_app.journal.tables import STATEMENTS, journal
from desktop_app.journal.write_errors import write_reason


def write_new_file(path: Path, entries: Sequence[Entry]) -> WriteFailed | None:
    """Write a round file beside its place and move it there when it is on the disk.

    The caller holds the lock and has seen that nothing stands at the path.
    """
    half = path.with_name(f".{os.getpid()}.half")
    try:
        half.unlink(missing_ok=True)
        half.touch(exist_ok=False)
        _fill(half, entries)
        sync_file(half)
        half.rename(path)
        sync_folder(path.parent)
    except (DBAPIError, sqlite3.Error, OSError) as error:
        return WriteFailed(write_reason(error))
    finally:
        for left in (half, journal_beside(half)):
            with suppress(OSError):
                left.unlink(missing_ok=True)
    return None


def _fill(half: Path, entries: Sequence[Entry]) -> None:
    engine = writing_engine(half)
    try:
        with engine.begin() as connection:
            for statement in STATEMENTS:
                connection.exec_driver_sql(statement)
            connection.execute(insert(journal), [row_of(entry) for entry in entries])
    finally:
        engine.dispose()
