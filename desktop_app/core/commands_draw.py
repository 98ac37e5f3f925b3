"""What one can do around a draw, in the order of the ceremony (LOTING-1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar


class SeedKind(StrEnum):
    """How the seed comes about; the words of LOTING-1."""

    D6 = "d6"
    D10 = "d10"
    EXTERNAL = "ext"
    MIX = "mix"
    PAPER = "papier"


@dataclass(frozen=True, slots=True, kw_only=True)
class InviteToDraw:
    """Note that the applicants of these units were invited, on a day and in a way."""

    NAME: ClassVar[str] = "invite-to-draw"

    members: tuple[str, ...]
    date: str
    way: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordDrawAttendance:
    """Note whether the applicant of a unit is at the draw."""

    NAME: ClassVar[str] = "record-draw-attendance"

    unit: str
    present: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeSecret:
    """Have the program make a secret, before a list is frozen for a mixed seed."""

    NAME: ClassVar[str] = "make-secret"


@dataclass(frozen=True, slots=True, kw_only=True)
class FreezeDraw:
    """Freeze the list of lots of one tie; the first command of its batch.

    throws: for dice and cards, 30 or 24 unless given; event: of a public seed; persons: the two
    who confirm; a mixed seed uses the last secret that no list carries yet.
    """

    NAME: ClassVar[str] = "freeze-draw"

    members: tuple[str, ...]
    seed_kind: SeedKind
    persons: tuple[str, ...]
    throws: int | None = None
    event: str | None = None
    leader: str | None = None
    witnesses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedBlock:
    """A block typed from the lottery sheet: its number (1-16) and its four digits."""

    number: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckBlocks:
    """Type two blocks back from the lottery sheet; draw: "L1", or "L1/2" for an attempt."""

    NAME: ClassVar[str] = "check-blocks"

    draw: str
    blocks: tuple[TypedBlock, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordSeed:
    """Store the seed, typed twice; typists: who typed it first and who again."""

    NAME: ClassVar[str] = "record-seed"

    draw: str
    seed: str
    again: str
    typists: tuple[str, ...] = ()
    throwers: tuple[str, ...] = ()
    source: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CalledOut:
    """What someone called out for a mixed seed."""

    by: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenSecret:
    """Open the secret and mix it with what was called out; again: the same texts typed again."""

    NAME: ClassVar[str] = "open-secret"

    draw: str
    contributions: tuple[CalledOut, ...]
    again: tuple[str, ...]
    typists: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordPaperOrder:
    """Store the order in which paper lots were drawn, typed twice."""

    NAME: ClassVar[str] = "record-paper-order"

    draw: str
    order: tuple[str, ...]
    again: tuple[str, ...]
    drawn_by: str
    typists: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealDraw:
    """Show the order that the stored seed gives, with its check number."""

    NAME: ClassVar[str] = "reveal-draw"

    draw: str


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidDraw:
    """Declare an attempt void, with the reason and who decided it."""

    NAME: ClassVar[str] = "void-draw"

    draw: str
    reason: str
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeDraw:
    """Hold a practice draw, which never counts."""

    NAME: ClassVar[str] = "practice-draw"

    members: tuple[str, ...]
    seed_kind: SeedKind
    seed: str
    event: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WaiveDraw:
    """Leave out a draw that cannot change an amount, with a reason."""

    NAME: ClassVar[str] = "waive-draw"

    members: tuple[str, ...]
    reason: str


DrawCommand = (
    InviteToDraw
    | RecordDrawAttendance
    | MakeSecret
    | FreezeDraw
    | CheckBlocks
    | RecordSeed
    | OpenSecret
    | RecordPaperOrder
    | RevealDraw
    | VoidDraw
    | PracticeDraw
    | WaiveDraw
)
