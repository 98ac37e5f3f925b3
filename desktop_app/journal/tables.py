"""The tables of the round file: the exact text of its schema, and the pragmas of a connection.

Source: RONDEBESTAND-1, *Schema* and *On opening*. The text is executed as it stands and compared
with ``sqlite_schema`` when a file is opened: a trigger more could change what is stored.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Integer, MetaData, Table, Text

from desktop_app.journal.header import APPLICATION_ID, FORMAT_VERSION

_JOURNAL: Final = (
    "CREATE TABLE journal (nr INTEGER PRIMARY KEY NOT NULL CHECK (nr >= 1), "
    "batch INTEGER NOT NULL CHECK (batch >= 1 AND batch <= nr), "
    "size INTEGER NOT NULL CHECK (size >= 1 AND nr < batch + size), "
    "at TEXT NOT NULL, actor TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, "
    "chain TEXT NOT NULL) STRICT"
)
_APPEND: Final = (
    "CREATE TRIGGER journal_append BEFORE INSERT ON journal "
    "WHEN NEW.nr IS NOT (SELECT coalesce(max(nr), 0) + 1 FROM journal) "
    "BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END"
)
_NO_UPDATE: Final = (
    "CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal "
    "BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END"
)
_NO_DELETE: Final = (
    "CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal "
    "BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END"
)

STATEMENTS: Final = (
    _JOURNAL,
    _APPEND,
    _NO_UPDATE,
    _NO_DELETE,
    f"PRAGMA application_id = {APPLICATION_ID}",
    f"PRAGMA user_version = {FORMAT_VERSION}",
)
SCHEMA: Final = frozenset(
    {
        ("table", "journal", "journal", _JOURNAL),
        ("trigger", "journal_append", "journal", _APPEND),
        ("trigger", "journal_no_update", "journal", _NO_UPDATE),
        ("trigger", "journal_no_delete", "journal", _NO_DELETE),
    }
)
SCHEMA_QUERY: Final = "SELECT type, name, tbl_name, sql FROM sqlite_schema"

PRAGMAS: Final = (
    "journal_mode=DELETE",
    "synchronous=EXTRA",
    "foreign_keys=ON",
    "trusted_schema=OFF",
    "cell_size_check=ON",
    "mmap_size=0",
    "secure_delete=ON",
    "busy_timeout=5000",
)

journal: Final = Table(
    "journal",
    MetaData(),
    Column("nr", Integer, primary_key=True),
    Column("batch", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("at", Text, nullable=False),
    Column("actor", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("chain", Text, nullable=False),
)
