"""Making, opening and writing a round file."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.journal.backup import backup_folder, latest_backup
from desktop_app.journal.entry import Draft, EntryFault, EntryProblem, Head
from desktop_app.journal.opening import Opened, OpenedReadOnly, create_round, open_round
from desktop_app.journal.problems import (
    ClockWentBack,
    CreateFault,
    CreateProblem,
    FileFault,
    NotARound,
    NotWritable,
    ReplayProblem,
    ReplayRefused,
    WriteFailed,
    WriteReason,
)
from desktop_app.journal.round_file import RoundSnapshot
from desktop_app.journal.tables import SCHEMA
from tests.journal.round_samples import (
    ACTOR,
    AT,
    OPENING,
    appended,
    closed_round,
    everything_can_happen,
    heads_of,
    new_round,
    refused,
    reopened,
    score,
)


def test_a_round_is_found_back_as_it_was_left(tmp_path: Path) -> None:
    entries = closed_round(tmp_path / "a.ronde", [1, 3])
    with reopened(tmp_path / "a.ronde") as file:
        assert file.entries() == entries
        assert file.head == Head(5, entries[-1].chain)
    assert [(entry.batch, entry.size) for entry in entries] == [
        (1, 1),
        (2, 1),
        (3, 3),
        (3, 3),
        (3, 3),
    ]


def test_a_round_is_one_file_with_the_agreed_header_and_schema(tmp_path: Path) -> None:
    closed_round(tmp_path / "a.ronde", [1])
    header = (tmp_path / "a.ronde").read_bytes()[:100]
    assert header[68:72] == b"ROND"
    assert header[60:64] == b"\0\0\0\1"
    with closing(sqlite3.connect(tmp_path / "a.ronde")) as connection:
        rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema")
        assert set(rows) == SCHEMA
    assert not (tmp_path / "a.ronde-journal").exists()


@pytest.mark.parametrize(
    "name",
    [
        "ronde é € ’s-Gravenhage.ronde",
        "l'été?x=1#b%41&c.ronde",
        "a" * 194 + ".ronde",
        "geen-extensie",
        "-mode=memory.ronde",
    ],
)
def test_any_file_name_will_do(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "map met é, € en '"
    folder.mkdir()
    entries = closed_round(folder / name, [1])
    with reopened(folder / name) as file:
        assert file.entries() == entries
    assert latest_backup(folder / name) is not None


def test_a_symbolic_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "link.ronde").symlink_to(tmp_path / "a.ronde")
    with new_round(tmp_path / "a.ronde"):
        found = open_round(
            tmp_path / "link.ronde",
            everything_can_happen,
            actor="voorzitter",
            heads_folder=tmp_path,
        )
        assert isinstance(found, OpenedReadOnly)


@pytest.mark.parametrize("name", ["a.ronde", "a.ronde-journal", "a.ronde-wal"])
def test_a_file_that_is_there_is_left_alone(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"iets anders")
    made = create_round(tmp_path / "a.ronde", [OPENING], everything_can_happen, at=AT, actor=ACTOR)
    assert made == CreateProblem(tmp_path / "a.ronde", CreateFault.EXISTS)
    assert (tmp_path / name).read_bytes() == b"iets anders"


def test_no_round_is_made_in_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    path = tmp_path / "weg" / "a.ronde"
    made = create_round(path, [OPENING], everything_can_happen, at=AT, actor=ACTOR)
    assert made == CreateProblem(path, CreateFault.NO_FOLDER)


def test_no_round_is_made_of_what_cannot_happen(tmp_path: Path) -> None:
    problem = ReplayProblem(1, "De regeling ontbreekt.")
    made = create_round(tmp_path / "a.ronde", [OPENING], lambda _: problem, at=AT, actor=ACTOR)
    assert made == ReplayRefused(path=tmp_path / "a.ronde", problem=problem, backup=None)
    assert list(tmp_path.iterdir()) == []


def test_nothing_half_is_left_where_a_round_could_not_be_made(guarded_folder: Path) -> None:
    guarded_folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    made = create_round(
        guarded_folder / "a.ronde", [OPENING], everything_can_happen, at=AT, actor=ACTOR
    )
    assert made == WriteFailed(WriteReason.READ_ONLY)
    assert list(guarded_folder.iterdir()) == []


def test_an_impossible_event_is_refused_though_its_chain_is_whole(tmp_path: Path) -> None:
    closed_round(tmp_path / "a.ronde", [2])
    problem = ReplayProblem(3, "Dit lid bestaat niet.")
    found = open_round(
        tmp_path / "a.ronde", lambda _: problem, actor=ACTOR, heads_folder=heads_of(tmp_path)
    )
    assert isinstance(found, ReplayRefused)
    assert found.problem == problem


def test_a_mistyped_path_makes_no_file(tmp_path: Path) -> None:
    assert refused(tmp_path / "b.ronde") == NotARound(tmp_path / "b.ronde", FileFault.MISSING)
    assert not list(tmp_path.iterdir())


def test_a_folder_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "b.ronde").mkdir()
    assert refused(tmp_path / "b.ronde") == NotARound(tmp_path / "b.ronde", FileFault.NOT_A_FILE)


def test_a_batch_is_numbered_on_and_told_back(tmp_path: Path) -> None:
    with new_round(tmp_path / "a.ronde") as file:
        done = appended(file, score(1), score(2), at="2026-02-02T08:00:01Z")
        assert [entry.nr for entry in done.entries] == [2, 3]
        assert done.clock is None
        assert file.entries()[1:] == done.entries


def test_a_clock_that_ran_back_is_stored_and_named(tmp_path: Path) -> None:
    with new_round(tmp_path / "a.ronde") as file:
        done = appended(file, score(1), at="2026-02-02T07:59:59Z")
        assert done.clock == ClockWentBack(AT, "2026-02-02T07:59:59Z")
    with reopened(tmp_path / "a.ronde") as file:
        assert file.entries()[-1].at == "2026-02-02T07:59:59Z"


def test_a_draft_that_cannot_be_stored_changes_nothing(tmp_path: Path) -> None:
    with new_round(tmp_path / "a.ronde") as file:
        head = file.head
        drafts = [score(1), Draft("score-gegeven", {"reden": "a\tb"})]
        assert file.append(drafts, at=AT, actor=ACTOR) == EntryProblem(3, EntryFault.BODY)
        assert file.head == head
    with reopened(tmp_path / "a.ronde") as file:
        assert file.head == head


def test_a_closed_file_takes_nothing_more(tmp_path: Path) -> None:
    file = new_round(tmp_path / "a.ronde")
    file.close()
    file.close()
    assert file.append([score(1)], at=AT, actor=ACTOR) == WriteFailed(WriteReason.CLOSED)
    assert file.backup() == WriteFailed(WriteReason.CLOSED)


def test_a_file_that_was_changed_elsewhere_takes_nothing_more(tmp_path: Path) -> None:
    with new_round(tmp_path / "a.ronde") as file:
        with closing(sqlite3.connect(tmp_path / "a.ronde")) as other, other:
            other.execute("INSERT INTO journal VALUES (2, 2, 1, 'x', 'x', 'x', '{}', 'x')")
        failed = file.append([score(1)], at=AT, actor=ACTOR)
        assert failed == WriteFailed(WriteReason.CHANGED_ELSEWHERE)
        assert file.head.nr == 1


def test_a_file_that_was_deleted_takes_nothing_more(tmp_path: Path) -> None:
    with new_round(tmp_path / "a.ronde") as file:
        (tmp_path / "a.ronde").unlink()
        failed = file.append([score(1)], at=AT, actor=ACTOR)
        assert failed == WriteFailed(WriteReason.GONE)
        assert file.head.nr == 1


@pytest.mark.parametrize("target", ["a.ronde", "."])
def test_a_read_only_file_or_folder_can_be_looked_at(guarded_folder: Path, target: str) -> None:
    path = guarded_folder / "a.ronde"
    entries = closed_round(path, [1])
    (path.with_name("a.ronde.slot")).unlink()
    mode = stat.S_IRUSR | stat.S_IXUSR
    (guarded_folder / target).chmod(mode)
    found = open_round(
        path, everything_can_happen, actor=ACTOR, heads_folder=guarded_folder / "koppen"
    )
    assert isinstance(found, OpenedReadOnly)
    assert found.why == NotWritable(path)
    assert found.file == RoundSnapshot(path, entries)
    assert found.file.head == Head(2, entries[-1].chain)


def test_a_file_that_may_not_be_read_is_refused(guarded_folder: Path) -> None:
    path = guarded_folder / "a.ronde"
    closed_round(path, [])
    path.chmod(0)
    found = open_round(
        path, everything_can_happen, actor=ACTOR, heads_folder=guarded_folder / "koppen"
    )
    assert found == NotARound(path, FileFault.UNREADABLE)


def test_a_folder_that_becomes_read_only_loses_only_the_last_change(
    guarded_folder: Path,
) -> None:
    with new_round(guarded_folder / "a.ronde") as file:
        guarded_folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
        failed = file.append([score(1)], at=AT, actor=ACTOR)
        assert failed == WriteFailed(WriteReason.READ_ONLY)
        assert file.head.nr == 1
        guarded_folder.chmod(stat.S_IRWXU)
        appended(file, score(1))
    with reopened(guarded_folder / "a.ronde") as file:
        assert file.head.nr == 2


def test_a_full_disk_loses_only_the_last_change(tmp_path: Path) -> None:
    file = new_round(tmp_path / "a.ronde")
    with file:
        assert file._engine is not None
        with file._engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        large = Draft("score-gegeven", {"reden": "x" * 20_000})
        assert file.append([score(1), large], at=AT, actor=ACTOR) == WriteFailed(WriteReason.FULL)
        assert file.head.nr == 1
        appended(file, score(1))
    with reopened(tmp_path / "a.ronde") as again:
        assert again.entries() == file.entries()


def test_a_batch_of_two_hundred_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    with new_round(tmp_path / "a.ronde") as file:
        appended(file, *(score(number) for number in range(200)))
        bad = [score(number) for number in range(199)] + [Draft("Fout", {})]
        assert isinstance(file.append(bad, at=AT, actor=ACTOR), EntryProblem)
    with reopened(tmp_path / "a.ronde") as file:
        assert file.head.nr == 201
        assert {entry.size for entry in file.entries()[1:]} == {200}


def test_every_opening_leaves_a_backup_with_the_head_in_its_name(tmp_path: Path) -> None:
    path = tmp_path / "a.ronde"
    entries = closed_round(path, [2])
    reopened(path).close()
    backup = latest_backup(path)
    assert backup is not None
    assert backup.parent == backup_folder(path)
    assert backup.name == f"a-00003-{entries[-1].chain}.ronde"
    with reopened(backup) as file:
        assert file.entries() == entries


def test_a_backup_is_made_once_for_one_head(tmp_path: Path) -> None:
    with new_round(tmp_path / "a.ronde") as file:
        appended(file, score(1))
        first = file.backup()
        assert isinstance(first, Path)
        made = first.stat().st_mtime_ns
        assert file.backup() == first
        assert first.stat().st_mtime_ns == made
        assert len(list(first.parent.iterdir())) == 2


def test_a_damaged_backup_is_made_again(tmp_path: Path) -> None:
    with new_round(tmp_path / "a.ronde") as file:
        backup = file.backup()
        assert isinstance(backup, Path)
        backup.write_bytes(b"")
        assert file.backup() == backup
    with reopened(backup) as again:
        assert again.head.nr == 1


def test_a_backup_that_cannot_be_written_is_a_warning(tmp_path: Path) -> None:
    path = tmp_path / "a.ronde"
    closed_round(path, [1])
    for backup in backup_folder(path).iterdir():
        backup.unlink()
    backup_folder(path).rmdir()
    backup_folder(path).write_bytes(b"in de weg")
    found = open_round(path, everything_can_happen, actor=ACTOR, heads_folder=heads_of(path))
    assert isinstance(found, Opened)
    assert len(found.warnings) == 1
    with found.file:
        appended(found.file, score(1))
