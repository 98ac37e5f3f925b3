"""What can be wrong with a round file, and what can go wrong when it is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import TypeAlias

from desktop_app.journal.entry import Entry, EntryFault, EntryProblem, Head


class FileFault(Enum):
    """Why a file is no round file, before its entries are looked at."""

    MISSING = "missing"
    NOT_A_FILE = "not_a_file"
    EMPTY = "empty"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    NOT_SQLITE = "not_sqlite"
    OTHER_APPLICATION = "other_application"
    UNKNOWN_VERSION = "unknown_version"
    WAL = "wal"
    SCHEMA = "schema"
    DAMAGED = "damaged"
    BUSY = "busy"


@dataclass(frozen=True, slots=True)
class NotARound:
    """A file that is refused as a round file; it has not been touched."""

    path: Path
    fault: FileFault


@dataclass(frozen=True, slots=True)
class NewerFormat:
    """A round file of a later version of the format."""

    path: Path
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRefused:
    """A journal whose entry ``nr`` does not fit; ``backup`` is the latest backup, if any."""

    path: Path
    nr: int
    fault: EntryFault
    backup: Path | None


@dataclass(frozen=True, slots=True)
class ReplayProblem:
    """An entry that cannot have happened after the entries before it: number and why, in Dutch."""

    nr: int
    why: str


ReplayCheck: TypeAlias = Callable[[Sequence[Entry]], ReplayProblem | None]
"""Says which entry cannot have happened; the journal itself does not know what entries mean."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayRefused:
    """A whole journal with an impossible event in it."""

    path: Path
    problem: ReplayProblem
    backup: Path | None


OpenProblem: TypeAlias = NotARound | NewerFormat | EntryRefused | ReplayRefused


class CreateFault(Enum):
    """Why no new round file was made; nothing has been left behind."""

    EXISTS = "exists"
    NO_FOLDER = "no_folder"
    IN_USE = "in_use"


@dataclass(frozen=True, slots=True)
class CreateProblem:
    """A new round file that was not made."""

    path: Path
    fault: CreateFault


class WriteReason(Enum):
    """Why nothing was written; the file is as it was before."""

    FULL = "full"
    READ_ONLY = "read_only"
    BUSY = "busy"
    GONE = "gone"
    CHANGED_ELSEWHERE = "changed_elsewhere"
    CLOSED = "closed"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class WriteFailed:
    """A batch or a backup that was not written."""

    reason: WriteReason


@dataclass(frozen=True, slots=True, kw_only=True)
class Holder:
    """Who has a round open for writing: the actor, the computer, and since when (UTC)."""

    actor: str
    host: str
    since: datetime


@dataclass(frozen=True, slots=True)
class LockedByOther:
    """Another program has the round open; the holder is None when it left no name."""

    holder: Holder | None


@dataclass(frozen=True, slots=True)
class NotWritable:
    """The file or its folder is read-only."""

    path: Path


ReadOnlyReason: TypeAlias = LockedByOther | NotWritable


@dataclass(frozen=True, slots=True)
class FolderSyncs:
    """The file stands in a folder that is synchronised or on a network."""

    folder: Path


@dataclass(frozen=True, slots=True)
class OlderThanKnown:
    """The file ends before the head last seen on this computer: a restored backup, perhaps."""

    known: Head
    found: Head


@dataclass(frozen=True, slots=True)
class OtherThanKnown:
    """The file holds another entry where the head last seen on this computer was."""

    known: Head
    found: Head


@dataclass(frozen=True, slots=True)
class BackupNotMade:
    """The round is open, but the backup on opening could not be written."""

    reason: WriteReason


HeadWarning: TypeAlias = OlderThanKnown | OtherThanKnown
OpenWarning: TypeAlias = FolderSyncs | HeadWarning | BackupNotMade


@dataclass(frozen=True, slots=True)
class ClockWentBack:
    """The time of an entry is before that of the one before it (both as stored, UTC)."""

    before: str
    now: str


JournalProblem: TypeAlias = OpenProblem | CreateProblem | WriteFailed | EntryProblem
JournalNotice: TypeAlias = OpenWarning | ReadOnlyReason | ClockWentBack
