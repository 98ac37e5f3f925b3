"""Connections to a round file: never making one by mistake, always with the agreed pragmas."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from sqlalchemy import create_engine, event
from sqlalchemy.pool import StaticPool

from desktop_app.journal.tables import PRAGMAS

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

_BEGIN_TO_WRITE: Final = "BEGIN IMMEDIATE"
_BEGIN_TO_READ: Final = "BEGIN"


def writing_engine(path: Path) -> Engine:
    """Make an engine that writes an existing file; every transaction begins IMMEDIATE.

    The driver's own transactions are switched off, because they do not cover DDL and
    ``user_version`` and take the write lock too late.
    """
    return _engine(path, "rw", _BEGIN_TO_WRITE)


def reading_engine(path: Path) -> Engine:
    """Make an engine that can only read an existing file."""
    return _engine(path, "ro", _BEGIN_TO_READ)


def raw_connection(connection: Connection) -> sqlite3.Connection:
    """Give the driver's connection, for the backup that only it can make."""
    raw = connection.connection.driver_connection
    if not isinstance(raw, sqlite3.Connection):
        raise TypeError(raw)
    return raw


def file_uri(path: Path, mode: str) -> str:
    """Write a path as a URI for SQLite; any character may stand in the path."""
    posix = path.absolute().as_posix()
    root = posix if posix.startswith("/") else f"/{posix}"
    return f"file://{quote(root)}?mode={mode}"


def _engine(path: Path, mode: str, begin: str) -> Engine:
    def connect() -> sqlite3.Connection:
        # A window may open a round in one thread and use it in another, one at a time.
        return sqlite3.connect(file_uri(path, mode), uri=True, check_same_thread=False)

    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool)

    @event.listens_for(engine, "connect")
    def _prepare(raw: sqlite3.Connection, _record: object) -> None:
        raw.isolation_level = None
        for pragma in PRAGMAS:
            if mode == "rw" or not pragma.startswith("journal_mode"):
                raw.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
