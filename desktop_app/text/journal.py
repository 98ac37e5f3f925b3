"""What the program says about the round file, in Dutch; the catalogue holds the fixed parts."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from enum import StrEnum
from typing import Final

from desktop_app.text.messages import Message, MessageKey, message
from desktop_app.text.moments import moment_text, time_text

NO_BACKUP = "er is nog geen reservekopie"


class FileDetail(StrEnum):
    """Why a file is no round file."""

    MISSING = "Dit bestand bestaat niet."
    NOT_A_FILE = "Dit is een map, geen bestand."
    EMPTY = "Het bestand is leeg."
    UNREADABLE = "Het bestand kan niet worden gelezen."
    TOO_LARGE = "Het bestand is groter dan 200 MB."
    NOT_SQLITE = "De eerste tekens zijn niet die van een rondebestand."
    OTHER_APPLICATION = "Een ander programma heeft dit bestand gemaakt."
    UNKNOWN_VERSION = "Het nummer van de versie bestaat niet."
    WAL = "Een ander programma heeft het bestand anders ingesteld."
    SCHEMA = "De indeling is veranderd: er is iets toegevoegd of weggelaten."
    DAMAGED = "Het bestand is beschadigd of niet volledig."
    BUSY = "Een ander programma houdt het bestand bezet."


_NOT_LOOKED_INTO: Final = {
    FileDetail.MISSING: "Controleer de naam en de map, of kies een ander bestand.",
    FileDetail.NOT_A_FILE: "Kies een bestand dat eindigt op .ronde.",
    FileDetail.UNREADABLE: "Vraag wie het bestand heeft gemaakt om het recht het te lezen.",
    FileDetail.BUSY: (
        "Wacht tot dat programma klaar is, bijvoorbeeld een synchronisatie of een virusscanner, en "
        "open de ronde opnieuw. Het bestand is niet veranderd."
    ),
}
"""What to do with a file of which nothing was read."""


class EntryDetail(StrEnum):
    """Why a line of the journal is refused."""

    NUMBER = "Het nummer volgt niet op dat van de regel ervoor."
    BATCH = "De regel hoort niet bij de regels die er samen mee zijn opgeslagen."
    BATCH_NOT_WHOLE = "Aan het eind ontbreken regels die er samen mee zijn opgeslagen."
    TIME = "De tijd is niet goed geschreven."
    ACTOR = "De naam van wie invoerde, is niet bruikbaar."
    KIND = "De soort regel is niet goed geschreven."
    BODY = "De inhoud is anders geschreven dan het programma doet."
    CHAIN = "Het controlegetal past niet bij de inhoud."


class WriteDetail(StrEnum):
    """Why nothing was written: for `reden` of disk_write_failed."""

    FULL = "De schijf is vol"
    READ_ONLY = "Het bestand of de map is alleen-lezen"
    BUSY = "Een ander programma houdt het bestand bezet"
    GONE = "Het bestand is verplaatst of verwijderd"
    CHANGED_ELSEWHERE = "Een ander programma heeft het bestand veranderd"
    CLOSED = "Het bestand is gesloten"
    UNKNOWN = "De computer meldt een fout bij het schrijven"


_NOT_FOR_WANT_OF_SPACE: Final = {
    WriteDetail.READ_ONLY: (
        "Geef uzelf het recht om te schrijven of kies een andere map. Doe de laatste wijziging "
        "daarna opnieuw."
    ),
    WriteDetail.GONE: (
        "Zet het bestand terug op zijn plaats en open de ronde opnieuw. Doe daarna de laatste "
        "wijziging opnieuw."
    ),
    WriteDetail.CHANGED_ELSEWHERE: (
        "Open de ronde opnieuw, kijk wat er veranderd is en doe de laatste wijziging opnieuw."
    ),
    WriteDetail.CLOSED: "Open de ronde opnieuw en doe de laatste wijziging opnieuw.",
}
"""What to do where room on the disk would not help."""


class CreateDetail(StrEnum):
    """Why no new round file was made."""

    EXISTS = "Dit bestand bestaat al. Het is niet veranderd."
    NO_FOLDER = "De map bestaat niet."
    IN_USE = "Een ander programma maakt of gebruikt dit bestand."


def not_a_round(name: str, detail: FileDetail) -> Message:
    """The file is refused before its journal is read."""
    said = message(MessageKey.NOT_A_ROUND, bestand=name)
    remedy = _NOT_LOOKED_INTO.get(detail)
    if remedy is not None:
        title = "Ronde kan niet worden geopend"
        return replace(said, title=title, what=f"{name}: {detail}", remedy=remedy)
    return replace(said, what=f"{said.what} {detail}")


def newer_format(version: int) -> Message:
    """The file is of a later version of the format."""
    return message(MessageKey.NEWER_FORMAT, v=str(version))


def chain_broken(nr: int, backup: str | None, detail: EntryDetail | None) -> Message:
    """A line of the journal does not fit; `backup` is the name of the latest backup."""
    said = message(MessageKey.CHAIN_BROKEN, nr=str(nr), naam=backup or NO_BACKUP)
    return replace(said, what=f"{said.what} {detail}") if detail else said


def replay_refused(nr: int, why: str, backup: str | None) -> Message:
    """A line of the journal cannot have happened; `why` is a Dutch sentence."""
    said = chain_broken(nr, backup, None)
    return replace(
        said,
        what=(
            f"Regel {nr} van het journaal kan niet op de regels ervoor volgen. {why} Het bestand "
            "is niet geopend en niet veranderd."
        ),
    )


def not_written(reason: WriteDetail) -> Message:
    """The last change is not on the disk; everything before it is."""
    if reason is WriteDetail.BUSY:
        return message(MessageKey.FILE_HELD)
    failed = message(MessageKey.DISK_WRITE_FAILED, reden=str(reason))
    remedy = _NOT_FOR_WANT_OF_SPACE.get(reason)
    return failed if remedy is None else replace(failed, remedy=remedy)


def not_created(name: str, detail: CreateDetail) -> Message:
    """No new round file was made."""
    return replace(
        message(MessageKey.DISK_WRITE_FAILED, reden=""),
        title="Er is geen rondebestand gemaakt",
        what=f"{name}: {detail}",
        remedy="Kies een andere naam of een andere map.",
    )


def entry_refused(nr: int, detail: EntryDetail) -> Message:
    """A change was not stored because it cannot be a line of the journal."""
    return replace(
        message(MessageKey.DISK_WRITE_FAILED, reden=""),
        what=f"Regel {nr} kan niet in het journaal. {detail} Er is niets opgeslagen.",
        remedy="Typ de tekst opnieuw, zonder te plakken.",
    )


def locked_by_other(actor: str, since: datetime, host: str) -> Message:
    """Another program has the round open for writing."""
    return message(
        MessageKey.LOCKED_BY_OTHER, functie=actor, tijd=moment_text(since), computer=host
    )


def locked_by_unknown() -> Message:
    """Another program has the round open, and left no name."""
    said = message(MessageKey.LOCKED_BY_OTHER, functie="", tijd="", computer="")
    return replace(said, what="Een ander programma heeft dit bestand open.")


def not_writable(name: str) -> Message:
    """The file or its folder is read-only; the round can be looked at."""
    said = message(MessageKey.LOCKED_BY_OTHER, functie="", tijd="", computer="")
    return replace(
        said,
        what=f"{name} of de map waarin het staat, is alleen-lezen, of de schijf is vol.",
        remedy="Maak ruimte of zet het bestand in een andere map, en open het opnieuw.",
    )


def folder_syncs(folder: str) -> Message:
    """The file stands in a synchronised folder or on a network."""
    return message(MessageKey.FOLDER_SYNCS, map=folder)


def older_than_known(known_nr: int, found_nr: int) -> Message:
    """The file ends before the last line seen on this computer."""
    return replace(
        message(MessageKey.FOLDER_SYNCS, map=""),
        title="Dit is een oudere kopie van de ronde",
        what=(
            f"Dit bestand eindigt bij regel {found_nr} van het journaal. Op deze computer is "
            f"regel {known_nr} al gezien."
        ),
        remedy=(
            "Open het nieuwste bestand als dat er nog is. Gaat u hiermee door, dan komt dat in "
            "het verslag."
        ),
    )


def other_than_known(known_nr: int) -> Message:
    """The file went on in another way than what was last seen on this computer."""
    return replace(
        message(MessageKey.FOLDER_SYNCS, map=""),
        title="Deze ronde is anders verdergegaan",
        what=(
            f"Regel {known_nr} van het journaal is een andere dan die op deze computer is gezien. "
            "Er zijn twee versies van deze ronde."
        ),
        remedy=("Zoek uit welk bestand geldt. Gaat u hiermee door, dan komt dat in het verslag."),
    )


def backup_not_made(reason: WriteDetail) -> Message:
    """The round is open, without a backup."""
    return replace(
        message(MessageKey.DISK_WRITE_FAILED, reden=""),
        title="Er is geen reservekopie gemaakt",
        what=f"{reason}. De ronde is wel geopend.",
        remedy="Maak ruimte of kies een andere map, en open de ronde opnieuw.",
    )


def clock_went_back(before: datetime, now: datetime) -> Message:
    """The clock of the computer ran back between two changes."""
    same_day = before.date() == now.date()
    shown = time_text if same_day else moment_text
    return message(MessageKey.CLOCK_WENT_BACK, tijd1=shown(before), tijd2=shown(now))
