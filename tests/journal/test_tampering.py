"""What has been done to a file behind the back of the program is seen when it is opened."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.journal.entry import EntryFault
from desktop_app.journal.header import LARGEST
from desktop_app.journal.opening import Opened, open_round
from desktop_app.journal.problems import (
    EntryRefused,
    FileFault,
    NewerFormat,
    NotARound,
    OlderThanKnown,
    OtherThanKnown,
)
from desktop_app.journal.tables import PRAGMAS, STATEMENTS
from desktop_app.journal.verifying import verify
from tests.journal.round_samples import (
    ACTOR,
    appended,
    change,
    closed_round,
    everything_can_happen,
    heads_of,
    new_round,
    refused,
    reopened,
    score,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A closed round of six entries in four batches."""
    closed_round(tmp_path / "a.ronde", [1, 3, 1])
    return tmp_path / "a.ronde"


def entry_refused(path: Path) -> tuple[int, EntryFault]:
    found = refused(path)
    assert isinstance(found, EntryRefused)
    assert found.backup is not None
    return found.nr, found.fault


def test_a_changed_body_is_seen(path: Path) -> None:
    change(path, """UPDATE journal SET body = '{"eenheid":"2026-0000","nieuw":"2"}' WHERE nr = 2""")
    assert entry_refused(path) == (2, EntryFault.CHAIN)


def test_two_entries_that_changed_places_are_seen(path: Path) -> None:
    change(
        path,
        "UPDATE journal SET nr = 99, size = 99 WHERE nr = 3",
        "UPDATE journal SET nr = 3 WHERE nr = 4",
        "UPDATE journal SET nr = 4, size = 3 WHERE nr = 99",
    )
    assert entry_refused(path) == (3, EntryFault.CHAIN)


def test_an_entry_taken_out_is_seen(path: Path) -> None:
    change(path, "DELETE FROM journal WHERE nr = 2")
    assert entry_refused(path) == (2, EntryFault.NUMBER)


def test_half_a_batch_at_the_end_is_seen(path: Path) -> None:
    change(path, "DELETE FROM journal WHERE nr >= 5")
    assert entry_refused(path) == (4, EntryFault.BATCH_NOT_WHOLE)


def test_an_emptied_journal_is_seen(path: Path) -> None:
    change(path, "DELETE FROM journal")
    assert entry_refused(path) == (1, EntryFault.NUMBER)


def test_a_tail_taken_off_by_whole_batches_opens_with_a_warning(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        chain = connection.execute("SELECT chain FROM journal WHERE nr = 6").fetchone()[0]
    change(path, "DELETE FROM journal WHERE nr >= 6")
    found = open_round(path, everything_can_happen, actor=ACTOR, heads_folder=heads_of(path))
    assert isinstance(found, Opened)
    with found.file as file:
        (warning,) = found.warnings
        assert isinstance(warning, OlderThanKnown)
        assert (warning.known.nr, warning.known.chain) == (6, chain)
        assert warning.found == file.head
        appended(file, score(1), score(2))
    reopened(path).close()


def test_an_older_file_keeps_its_warning_until_something_is_written(path: Path) -> None:
    change(path, "DELETE FROM journal WHERE nr >= 6")
    for _ in range(2):
        found = open_round(path, everything_can_happen, actor=ACTOR, heads_folder=heads_of(path))
        assert isinstance(found, Opened)
        assert [type(warning) for warning in found.warnings] == [OlderThanKnown]
        found.file.close()


def test_a_copy_that_went_on_in_another_way_opens_with_a_warning(path: Path) -> None:
    copy = path.with_name("kopie.ronde")
    shutil.copyfile(path, copy)
    with reopened(path) as file:
        appended(file, score(7))
    found = open_round(copy, everything_can_happen, actor=ACTOR, heads_folder=path.parent / "leeg")
    assert isinstance(found, Opened)
    with found.file as file:
        appended(file, score(8))
    again = open_round(copy, everything_can_happen, actor=ACTOR, heads_folder=heads_of(path))
    assert isinstance(again, Opened)
    again.file.close()
    assert [type(warning) for warning in again.warnings] == [OtherThanKnown]


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER hoger AFTER INSERT ON journal BEGIN SELECT 1; END",
        "CREATE TABLE erbij (a)",
        "CREATE VIEW kijk AS SELECT * FROM journal",
        "CREATE INDEX snel ON journal (kind)",
        "ANALYZE",
    ],
)
def test_anything_more_in_the_schema_is_seen(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)
    assert refused(path) == NotARound(path, FileFault.SCHEMA)


@pytest.mark.parametrize("name", ["journal_append", "journal_no_update", "journal_no_delete"])
def test_a_trigger_less_in_the_schema_is_seen(path: Path, name: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"DROP TRIGGER {name}")
    assert refused(path) == NotARound(path, FileFault.SCHEMA)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET body = '{}' WHERE nr = 1",
        "DELETE FROM journal WHERE nr = 6",
        "INSERT OR REPLACE INTO journal VALUES (1, 1, 1, 'x', 'x', 'x', '{}', 'x')",
        "REPLACE INTO journal VALUES (6, 6, 1, 'x', 'x', 'x', '{}', 'x')",
        "INSERT INTO journal VALUES (9, 9, 1, 'x', 'x', 'x', '{}', 'x')",
        "INSERT INTO journal VALUES (NULL, 1, 1, 'x', 'x', 'x', '{}', 'x')",
        (
            "INSERT INTO journal VALUES (6, 6, 1, 'x', 'x', 'x', '{}', 'x') "
            "ON CONFLICT (nr) DO UPDATE SET body = '{}'"
        ),
    ],
)
def test_the_triggers_guard_against_our_own_faults(path: Path, statement: str) -> None:
    with (
        closing(sqlite3.connect(path)) as connection,
        pytest.raises(sqlite3.IntegrityError, match="append-only"),
    ):
        connection.execute(statement)


def test_the_schema_is_executed_as_it_was_agreed() -> None:
    assert STATEMENTS[0].startswith("CREATE TABLE journal (nr INTEGER PRIMARY KEY NOT NULL CHECK")
    assert "synchronous=EXTRA" in PRAGMAS
    assert "trusted_schema=OFF" in PRAGMAS


def test_a_file_in_wal_mode_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("INSERT INTO journal VALUES (7, 7, 1, 'x', 'x', 'x', '{}', 'x')")
    assert refused(path) == NotARound(path, FileFault.WAL)


def test_a_log_beside_a_file_is_refused(path: Path) -> None:
    path.with_name("a.ronde-wal").write_bytes(b"\x37\x7f\x06\x82" + b"\0" * 60)
    assert refused(path) == NotARound(path, FileFault.WAL)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", FileFault.EMPTY),
        (b"SQLite format 3\0", FileFault.NOT_SQLITE),
        (b"PK\x03\x04" + b"\0" * 200, FileFault.NOT_SQLITE),
        ("regeling: é".encode() * 50, FileFault.NOT_SQLITE),
    ],
)
def test_a_file_of_another_kind_is_refused(
    tmp_path: Path, content: bytes, fault: FileFault
) -> None:
    (tmp_path / "b.ronde").write_bytes(content)
    assert refused(tmp_path / "b.ronde") == NotARound(tmp_path / "b.ronde", fault)


def test_another_database_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "b.ronde")) as connection, connection:
        connection.execute("CREATE TABLE a (b)")
    found = refused(tmp_path / "b.ronde")
    assert found == NotARound(tmp_path / "b.ronde", FileFault.OTHER_APPLICATION)


@pytest.mark.parametrize("version", [2, 2**31 - 1])
def test_a_newer_version_is_refused_as_such(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    assert refused(path) == NewerFormat(path, version)


def test_a_file_that_was_refused_is_not_kept_locked(path: Path) -> None:
    for version in (2, 1):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"PRAGMA user_version = {version}")
        if version > 1:
            assert refused(path) == NewerFormat(path, version)
    found = open_round(path, everything_can_happen, actor=ACTOR, heads_folder=heads_of(path))
    assert isinstance(found, Opened)
    found.file.close()


def test_a_version_that_never_was_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 0")
    assert refused(path) == NotARound(path, FileFault.UNKNOWN_VERSION)


def test_a_file_that_is_too_large_is_refused_by_its_size_alone(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(LARGEST + 1)
    found = open_round(path, everything_can_happen, actor=ACTOR, heads_folder=heads_of(path))
    assert found == NotARound(path, FileFault.TOO_LARGE)


@pytest.mark.parametrize("part", [0.25, 0.5, 0.75, 0.99])
def test_half_a_file_is_refused(path: Path, part: float) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * part)])
    assert refused(path) == NotARound(path, FileFault.DAMAGED)


def test_a_text_that_became_bytes_is_refused(path: Path) -> None:
    content = path.read_bytes()
    place = content.index(b"score-gegeven")
    path.write_bytes(content[:place] + b"\xff" + content[place + 1 :])
    assert refused(path) == NotARound(path, FileFault.DAMAGED)


def test_a_flipped_byte_is_refused_or_changes_nothing(tmp_path: Path) -> None:
    """Every byte that is in use is flipped, and every 61st of the empty space between."""
    path = tmp_path / "a.ronde"
    entries = closed_round(path, [2])
    whole = path.read_bytes()
    places = [
        place for place, byte in enumerate(whole) if place < 100 or byte != 0 or place % 61 == 0
    ]
    changed_unseen = []
    for place in places:
        flipped = bytearray(whole)
        flipped[place] ^= 0x55
        path.write_bytes(flipped)
        found = verify(path, everything_can_happen)
        if isinstance(found, tuple) and found != entries:
            changed_unseen.append(place)
    assert changed_unseen == []


def test_a_hot_journal_puts_back_what_was_there(path: Path) -> None:
    entries = reopened_entries(path)
    copy = path.with_name("midden.ronde")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        for nr in range(7, 400):
            row = (nr, 7, 999, "x", "x", "x", "y" * 200, "x")
            connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        shutil.copyfile(path, copy)
        shutil.copyfile(path.with_name("a.ronde-journal"), copy.with_name("midden.ronde-journal"))
        connection.execute("ROLLBACK")
    assert copy.stat().st_size > path.stat().st_size
    assert reopened_entries(copy) == entries


def reopened_entries(path: Path) -> object:
    with reopened(path) as file:
        return file.entries()


def test_a_forged_journal_beside_a_file_does_not_pass(path: Path) -> None:
    path.with_name("a.ronde-journal").write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"\0" * 504)
    found = open_round(path, everything_can_happen, actor=ACTOR, heads_folder=heads_of(path))
    if isinstance(found, Opened):
        assert found.file.head.nr == 6
        found.file.close()
    else:
        assert found == NotARound(path, FileFault.DAMAGED)


def test_a_round_of_which_no_head_is_known_opens_without_a_warning(tmp_path: Path) -> None:
    closed_round(tmp_path / "a.ronde", [1])
    found = open_round(
        tmp_path / "a.ronde", everything_can_happen, actor=ACTOR, heads_folder=tmp_path / "nieuw"
    )
    assert isinstance(found, Opened)
    found.file.close()
    assert found.warnings == ()


def test_a_head_that_cannot_be_kept_does_not_stop_the_round(tmp_path: Path) -> None:
    (tmp_path / "koppen").write_bytes(b"in de weg")
    with new_round(tmp_path / "a.ronde") as file:
        appended(file, score(1))
        assert file.head.nr == 2
