"""Reading the entries of a round file, and checking that nothing else is in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from sqlalchemy import select

from desktop_app.journal.entry import NO_CHAIN, Entry, Head
from desktop_app.journal.problems import FileFault
from desktop_app.journal.tables import SCHEMA, SCHEMA_QUERY, journal

if TYPE_CHECKING:
    from sqlalchemy import Connection

_LAST: Final = select(journal.c.nr, journal.c.chain).order_by(journal.c.nr.desc()).limit(1)
_ALL: Final = select(journal).order_by(journal.c.nr)

StoredRow: TypeAlias = tuple[int, int, int, str, str, str, str, str]


def read_journal(connection: Connection) -> tuple[Entry, ...] | FileFault:
    """Read all entries of a file whose schema is exact and whose pages are whole.

    The entries themselves are not checked here. Raises DBAPIError where SQLite cannot read on.
    """
    return file_fault(connection) or read_entries(connection)


def file_fault(connection: Connection) -> FileFault | None:
    """Say whether the schema is another than ours, or a page is damaged."""
    schema = Counter(tuple(row) for row in connection.exec_driver_sql(SCHEMA_QUERY))
    if schema != Counter(SCHEMA):
        return FileFault.SCHEMA
    whole = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one() == "ok"
    return None if whole else FileFault.DAMAGED


def read_entries(connection: Connection) -> tuple[Entry, ...]:
    """Read all entries in order."""
    return tuple(
        Entry(nr=nr, batch=batch, size=size, at=at, actor=actor, kind=kind, body=body, chain=chain)
        for nr, batch, size, at, actor, kind, body, chain in read_rows(connection)
    )


def read_rows(connection: Connection) -> Sequence[StoredRow]:
    """Read all entries in order as they are stored: numbers and texts, unchecked."""
    rows = connection.execute(_ALL).all()
    return cast("Sequence[StoredRow]", rows)


def read_head(connection: Connection) -> Head:
    """Read number and chain of the last entry; number 0 when there is none."""
    row = connection.execute(_LAST).first()
    return Head(row.nr, row.chain) if row else Head(0, NO_CHAIN)
