"""Looking at a round: nobody is kept from writing, and nothing is left behind."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from desktop_app.journal.header import journal_beside
from desktop_app.journal.opening import LookedAt, look_at_round
from desktop_app.journal.problems import FileFault, NotARound
from tests.journal.round_samples import (
    appended,
    closed_round,
    everything_can_happen,
    heads_of,
    new_round,
    score,
)


def look(path: Path) -> LookedAt:
    found = look_at_round(path, everything_can_happen, heads_folder=heads_of(path))
    assert isinstance(found, LookedAt), found
    return found


def test_who_looks_sees_what_a_writer_wrote_and_the_writer_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.ronde"
    with new_round(path) as file:
        appended(file, score(1))
        assert look(path).file.entries() == file.entries()
        appended(file, score(2))
        assert look(path).file.head == file.head
        assert look(path).warnings == ()


def test_looking_leaves_nothing_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "elders" / "a.ronde"
    path.parent.mkdir()
    shutil.copyfile(_closed(tmp_path), path)
    before = path.read_bytes()
    look(path)
    assert [file.name for file in path.parent.iterdir()] == ["a.ronde"]
    assert path.read_bytes() == before


def test_a_file_in_a_folder_that_cannot_be_written_is_shown(guarded_folder: Path) -> None:
    path = guarded_folder / "a.ronde"
    entries = closed_round(path, [1, 2])
    path.chmod(0o400)
    guarded_folder.chmod(0o500)
    assert look(path).file.entries() == entries


def test_what_a_crash_left_half_written_is_not_shown(tmp_path: Path) -> None:
    path, kept = tmp_path / "a.ronde", tmp_path / "na-de-klap.ronde"
    before = closed_round(path, [1])
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        # With so small a memory, pages are written before the batch is complete.
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(
            "INSERT INTO journal SELECT 3, 3, 1, at, actor, kind, hex(zeroblob(200000)), chain"
            " FROM journal WHERE nr = 2"
        )
        shutil.copyfile(path, kept)
        shutil.copyfile(journal_beside(path), journal_beside(kept))
        connection.execute("ROLLBACK")
    assert kept.read_bytes() != path.read_bytes()
    assert look(kept).file.entries() == before
    assert journal_beside(kept).exists()


def test_what_is_no_round_is_refused_without_touching_it(tmp_path: Path) -> None:
    path = tmp_path / "brief.ronde"
    path.write_text("Geachte commissie", encoding="utf-8")
    found = look_at_round(path, everything_can_happen, heads_folder=heads_of(path))
    assert found == NotARound(path, FileFault.NOT_SQLITE)
    assert [file.name for file in tmp_path.iterdir()] == ["brief.ronde"]


def _closed(folder: Path) -> Path:
    path = folder / "a.ronde"
    closed_round(path, [1])
    return path
