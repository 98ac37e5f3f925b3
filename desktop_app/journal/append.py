"""Writing one batch: one transaction, on the disk before it is told, or nothing at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError

from desktop_app.journal.entry import Entry, Head, head_of
from desktop_app.journal.problems import WriteFailed, WriteReason
from desktop_app.journal.reading import read_head
from desktop_app.journal.tables import journal
from desktop_app.journal.write_errors import write_reason

if TYPE_CHECKING:
    from sqlalchemy import Engine

_INSERT: Final = insert(journal)


def write_batch(engine: Engine, after: Head, batch: Sequence[Entry]) -> WriteFailed | None:
    """Write the entries of one batch behind the head they were made for.

    Nothing is written when the file has another head by now, or when the disk does not take it.
    """
    try:
        with engine.connect() as connection, connection.begin():
            if read_head(connection) != after:
                return WriteFailed(WriteReason.CHANGED_ELSEWHERE)
            connection.execute(_INSERT, [row_of(entry) for entry in batch])
    except (DBAPIError, sqlite3.Error) as error:
        # Deleting the rollback journal is what commits; an error after it comes too late.
        stored = _stored_head(engine) == head_of(batch)
        return None if stored else WriteFailed(write_reason(error))
    return None


def row_of(entry: Entry) -> dict[str, int | str]:
    """Give an entry as a row of its table."""
    return {
        "nr": entry.nr,
        "batch": entry.batch,
        "size": entry.size,
        "at": entry.at,
        "actor": entry.actor,
        "kind": entry.kind,
        "body": entry.body,
        "chain": entry.chain,
    }


def _stored_head(engine: Engine) -> Head | None:
    try:
        with engine.connect() as connection:
            return read_head(connection)
    except (DBAPIError, sqlite3.Error):
        return None
