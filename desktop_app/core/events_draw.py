"""What happens around a draw, from the invitation to the check number (LOTING-1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from desktop_app.core.codec import keyed


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawInvited:
    """The applicants of these units were invited to a draw, on a day and in a way (letter)."""

    KIND: ClassVar[str] = "loting-uitgenodigd"

    units: tuple[str, ...] = keyed("eenheden")
    date: str = keyed("datum")
    way: str = keyed("middel")


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawAttended:
    """Whether the applicant of a unit was at the draw; it has no influence."""

    KIND: ClassVar[str] = "loting-aanwezig"

    unit: str = keyed("eenheid")
    present: bool = keyed("aanwezig")


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretMade:
    """The program made a secret; only its commitment is shown until it is opened."""

    KIND: ClassVar[str] = "geheim-gemaakt"

    commitment: str = keyed("vastlegging")
    secret: str = keyed("geheim")


@dataclass(frozen=True, slots=True, kw_only=True)
class FrozenKeys:
    """The values of the order keys of one lot when the list was frozen, in exchange form."""

    unit: str = keyed("eenheid")
    values: tuple[str, ...] = keyed("waarden")


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawFrozen:
    """A list of lots is fixed before its seed exists.

    draw_list: `deelnemers.txt`; standing: `rangorde.txt`; persons: the two who confirm.
    """

    KIND: ClassVar[str] = "loting-bevroren"

    draw_list: str = keyed("deelnemers.txt")
    standing: str = keyed("rangorde.txt")
    keys: tuple[FrozenKeys, ...] = keyed("sleutels")
    persons: tuple[str, ...] = keyed("personen")
    leader: str | None = keyed("leider")
    witnesses: tuple[str, ...] = keyed("getuigen")


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """One of the 16 blocks of a check number, typed from paper: its number and 4 digits."""

    number: int = keyed("nummer")
    text: str = keyed("tekens")


@dataclass(frozen=True, slots=True, kw_only=True)
class BlocksChecked:
    """Blocks of the list's hash were typed back from the lottery sheet and were right."""

    KIND: ClassVar[str] = "blokken-gecontroleerd"

    draw: int = keyed("loting")
    attempt: int = keyed("poging")
    blocks: tuple[Block, ...] = keyed("blokken")


@dataclass(frozen=True, slots=True, kw_only=True)
class Contribution:
    """What someone called out for a mixed seed; it becomes public to the letter."""

    by: str = keyed("door")
    text: str = keyed("tekst")


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedRecorded:
    """The seed, stored before anything is computed from it.

    contributions: of a mixed seed, in the order in which they were called out;
    typists: who typed it and who typed it again; source: where a public seed was read.
    """

    KIND: ClassVar[str] = "zaad-vastgelegd"

    draw: int = keyed("loting")
    attempt: int = keyed("poging")
    seed: str = keyed("zaad")
    contributions: tuple[Contribution, ...] = keyed("bijdragen")
    typists: tuple[str, ...] = keyed("typers")
    throwers: tuple[str, ...] = keyed("werpers")
    source: str | None = keyed("bron")


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperOrderRecorded:
    """The order in which paper lots were drawn, typed twice."""

    KIND: ClassVar[str] = "papieren-volgorde"

    draw: int = keyed("loting")
    attempt: int = keyed("poging")
    order: tuple[str, ...] = keyed("volgorde")
    drawn_by: str = keyed("trekker")
    typists: tuple[str, ...] = keyed("typers")


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawRevealed:
    """The order was shown; check_number is U, the hash of `uitslag.txt`."""

    KIND: ClassVar[str] = "loting-onthuld"

    draw: int = keyed("loting")
    attempt: int = keyed("poging")
    check_number: str = keyed("uitslag")


class DrawLapse(StrEnum):
    """What happened to the tie of a draw; the journal's words."""

    REOPENED = "scores-heropend"
    CHANGED = "stand-gewijzigd"
    JOINED = "eenheid-erbij"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawLapsed:
    """The tie that this draw was for is no longer the same."""

    KIND: ClassVar[str] = "loting-vervallen"

    draw: int = keyed("loting")
    attempt: int = keyed("poging")
    reason: DrawLapse = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawVoided:
    """This attempt went wrong; by: who decided that."""

    KIND: ClassVar[str] = "loting-ongeldig"

    draw: int = keyed("loting")
    attempt: int = keyed("poging")
    reason: str = keyed("reden")
    by: str = keyed("door")


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeHeld:
    """A practice draw, which can never decide anything: its list, seed and check number."""

    KIND: ClassVar[str] = "oefenloting"

    draw_list: str = keyed("deelnemers.txt")
    seed: str = keyed("zaad")
    check_number: str = keyed("uitslag")


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawWaived:
    """A draw that cannot change an amount is left out, with a reason."""

    KIND: ClassVar[str] = "loting-achterwege"

    units: tuple[str, ...] = keyed("leden")
    reason: str = keyed("reden")


DrawEvent = (
    DrawInvited
    | DrawAttended
    | SecretMade
    | DrawFrozen
    | BlocksChecked
    | SeedRecorded
    | PaperOrderRecorded
    | DrawRevealed
    | DrawLapsed
    | DrawVoided
    | PracticeHeld
    | DrawWaived
)
