"""Round files that the tests of the journal share."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from desktop_app.journal.entry import Draft, Entry
from desktop_app.journal.opening import Opened, create_round, open_round
from desktop_app.journal.problems import OpenProblem, ReplayProblem
from desktop_app.journal.round_file import Appended, RoundFile

AT = "2026-02-02T08:00:00Z"
ACTOR = "secretaris"
OPENING = Draft("ronde-geopend", {"ronde": "2026-UTRECHT-03"})


def everything_can_happen(_entries: Sequence[Entry]) -> ReplayProblem | None:
    """A replay that knows no rules."""
    return None


def heads_of(path: Path) -> Path:
    """The folder for the heads, apart from the user's own."""
    return path.parent / "koppen"


def new_round(path: Path) -> RoundFile:
    """A new round with one entry, open for writing."""
    made = create_round(
        path, [OPENING], everything_can_happen, at=AT, actor=ACTOR, heads_folder=heads_of(path)
    )
    assert isinstance(made, Opened), made
    return made.file


def reopened(path: Path) -> RoundFile:
    """The round, opened for writing without any warning about its head."""
    found = open_round(path, everything_can_happen, actor=ACTOR, heads_folder=heads_of(path))
    assert isinstance(found, Opened), found
    return found.file


def refused(path: Path) -> OpenProblem:
    """The problem with a file; the file has not been touched by finding it."""
    before = path.read_bytes() if path.is_file() else None
    beside = names_in(path.parent)
    found = open_round(path, everything_can_happen, actor=ACTOR, heads_folder=heads_of(path))
    assert isinstance(found, OpenProblem), found
    if before is not None:
        assert path.read_bytes() == before
    assert names_in(path.parent) == beside
    return found


def names_in(folder: Path) -> set[str]:
    """The names in a folder, but for those of the lock."""
    return {file.name for file in folder.iterdir() if file.suffix not in {".slot", ".houder"}}


def score(number: int) -> Draft:
    """One score, recognisable by its number."""
    return Draft("score-gegeven", {"eenheid": f"2026-{number:04}", "nieuw": "1.8"})


def appended(file: RoundFile, *drafts: Draft, at: str = AT) -> Appended:
    """A batch that has been written."""
    done = file.append(drafts, at=at, actor=ACTOR)
    assert isinstance(done, Appended), done
    return done


def closed_round(path: Path, batches: Sequence[int]) -> tuple[Entry, ...]:
    """A closed round file with batches of these sizes behind its first entry."""
    with new_round(path) as file:
        for size in batches:
            appended(file, *(score(number) for number in range(size)))
        return file.entries()


def change(path: Path, *statements: str) -> None:
    """Change a file behind the back of the program, without the guards of the schema."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for name in ("journal_append", "journal_no_update", "journal_no_delete"):
            connection.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            connection.execute(statement)
        restore_guards(connection)


def restore_guards(connection: sqlite3.Connection) -> None:
    """Put the triggers back as they were."""
    from desktop_app.journal.tables import STATEMENTS

    for statement in STATEMENTS:
        if "TRIGGER" in statement:
            connection.execute(statement)
