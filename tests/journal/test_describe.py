"""Every problem and notice of the round file has a message with the agreed code."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.journal.describe import notice_message, problem_message
from desktop_app.journal.entry import EntryFault, EntryProblem, Head
from desktop_app.journal.problems import (
    BackupNotMade,
    ClockWentBack,
    CreateFault,
    CreateProblem,
    EntryRefused,
    FileFault,
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
    ReplayProblem,
    ReplayRefused,
    WriteFailed,
    WriteReason,
)

PATH = Path("map") / "a.ronde"
BACKUP = Path("a-reservekopie") / "a-00001-00.ronde"
KNOWN, FOUND = Head(9, "1" * 64), Head(7, "2" * 64)


def refused(fault: EntryFault, backup: Path | None) -> EntryRefused:
    return EntryRefused(path=PATH, nr=4, fault=fault, backup=backup)


PROBLEMS: tuple[tuple[JournalProblem, str, str], ...] = (
    *((NotARound(PATH, fault), "F802", "a.ronde") for fault in FileFault),
    (NewerFormat(PATH, 2), "F804", "versie 2"),
    *((refused(fault, BACKUP), "F801", "Regel 4") for fault in EntryFault),
    (refused(EntryFault.CHAIN, BACKUP), "F801", BACKUP.name),
    (refused(EntryFault.CHAIN, None), "F801", "nog geen reservekopie"),
    (
        ReplayRefused(path=PATH, problem=ReplayProblem(5, "Dit lid bestaat niet."), backup=None),
        "F801",
        "Dit lid bestaat niet.",
    ),
    *((CreateProblem(PATH, fault), "F803", "a.ronde") for fault in CreateFault),
    *(
        (WriteFailed(reason), "F803", "niet opgeslagen")
        for reason in WriteReason
        if reason is not WriteReason.BUSY
    ),
    (WriteFailed(WriteReason.BUSY), "F805", "Een ander programma houdt"),
    *((EntryProblem(6, fault), "F803", "Regel 6") for fault in EntryFault),
)


@pytest.mark.parametrize(("problem", "code", "part"), PROBLEMS)
def test_a_problem_has_its_code_and_says_where(
    problem: JournalProblem, code: str, part: str
) -> None:
    said = problem_message(problem)
    assert said.code == code
    assert part in said.one_line()


HOLDER = Holder(
    actor="secretaris", host="vergaderzaal", since=datetime(2026, 3, 3, 12, 31, tzinfo=UTC)
)
NOTICES: tuple[tuple[JournalNotice, str, str], ...] = (
    (FolderSyncs(Path("OneDrive")), "W801", "OneDrive"),
    (OlderThanKnown(KNOWN, FOUND), "W801", "regel 9"),
    (OtherThanKnown(KNOWN, FOUND), "W801", "Regel 9"),
    (BackupNotMade(WriteReason.FULL), "F803", "De schijf is vol"),
    (LockedByOther(HOLDER), "N801", "secretaris heeft dit bestand sinds 3 maart 2026, 13.31 uur"),
    (LockedByOther(None), "N801", "Een ander programma"),
    (NotWritable(PATH), "N801", "alleen-lezen"),
    (ClockWentBack("2026-03-03T12:31:00Z", "2026-03-03T12:30:00Z"), "W802", "13.30 uur"),
    (ClockWentBack("2026-03-03T12:31:00Z", "2026-03-02T12:31:00Z"), "W802", "2 maart 2026"),
)


@pytest.mark.parametrize(("notice", "code", "part"), NOTICES)
def test_a_notice_has_its_code_and_says_what(notice: JournalNotice, code: str, part: str) -> None:
    said = notice_message(notice)
    assert said.code == code
    assert part in said.one_line()


def test_only_a_full_disk_or_an_unknown_cause_asks_for_room() -> None:
    asking = {
        reason for reason in WriteReason if "ruimte" in problem_message(WriteFailed(reason)).remedy
    }
    assert asking == {WriteReason.FULL, WriteReason.UNKNOWN}


def test_a_file_of_which_nothing_was_read_comes_with_what_to_do_about_that() -> None:
    remedies = {
        fault: problem_message(NotARound(PATH, fault)).remedy
        for fault in (FileFault.MISSING, FileFault.UNREADABLE, FileFault.BUSY)
    }
    assert "Wacht" in remedies[FileFault.BUSY]
    assert len(set(remedies.values())) == len(remedies)
    assert not any("eindigt op .ronde" in remedy for remedy in remedies.values())
