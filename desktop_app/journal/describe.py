"""The message for each problem and notice of the round file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import assert_never

from desktop_app.journal.entry import EntryProblem
from desktop_app.journal.problems import (
    BackupNotMade,
    ClockWentBack,
    CreateProblem,
    EntryRefused,
    FolderSyncs,
    Holder,
    JournalNotice,
    JournalProblem,
    LockedByOther,
    NewerFormat,
    NotARound,
    NotWritable,
    OlderThanKnown,
    OtherThanKnown,
    ReplayRefused,
    WriteFailed,
)
from desktop_app.text import journal as text
from desktop_app.text.messages import Message


def problem_message(problem: JournalProblem) -> Message:
    """Say what is wrong with a file, or why nothing was written."""
    match problem:
        case NotARound(path=path, fault=fault):
            return text.not_a_round(path.name, text.FileDetail[fault.name])
        case NewerFormat(version=version):
            return text.newer_format(version)
        case EntryRefused(nr=nr, fault=fault, backup=backup):
            return text.chain_broken(nr, _name(backup), text.EntryDetail[fault.name])
        case ReplayRefused(problem=impossible, backup=backup):
            return text.replay_refused(impossible.nr, impossible.why, _name(backup))
        case CreateProblem(path=path, fault=fault):
            return text.not_created(path.name, text.CreateDetail[fault.name])
        case WriteFailed(reason=reason):
            return text.not_written(text.WriteDetail[reason.name])
        case EntryProblem(nr=nr, fault=fault):
            return text.entry_refused(nr, text.EntryDetail[fault.name])
        case _:
            assert_never(problem)


def notice_message(notice: JournalNotice) -> Message:
    """Say what the user must know about a file that is open."""
    match notice:
        case FolderSyncs(folder=folder):
            return text.folder_syncs(str(folder))
        case OlderThanKnown(known=known, found=found):
            return text.older_than_known(known.nr, found.nr)
        case OtherThanKnown(known=known):
            return text.other_than_known(known.nr)
        case BackupNotMade(reason=reason):
            return text.backup_not_made(text.WriteDetail[reason.name])
        case LockedByOther(holder=holder):
            return _locked(holder)
        case NotWritable(path=path):
            return text.not_writable(path.name)
        case ClockWentBack(before=before, now=now):
            return text.clock_went_back(datetime.fromisoformat(before), datetime.fromisoformat(now))
        case _:
            assert_never(notice)


def _locked(holder: Holder | None) -> Message:
    if holder is None:
        return text.locked_by_unknown()
    return text.locked_by_other(holder.actor, holder.since, holder.host)


def _name(backup: Path | None) -> str | None:
    return backup.name if backup else None
