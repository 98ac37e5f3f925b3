"""What one can do with the round itself, with its people, and with a whole batch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from desktop_app.core.phases import Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeRound:
    """Fill in or correct a field of the round; value None empties it.

    field: a `RoundField`, "plafond/<pool>", "naam/<pool>", or "plafond" without pools.
    """

    NAME: ClassVar[str] = "change-round"

    field: str
    value: str | None
    basis: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseReading:
    """Read an open point of the scheme this way; by: who chose it, otherwise the actor."""

    NAME: ClassVar[str] = "choose-reading"

    reading: str
    value: str
    reason: str
    by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangePhase:
    """Go on to another phase; to `rangorde` or later closes the scores."""

    NAME: ClassVar[str] = "change-phase"

    to: Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopen:
    """Go back to an earlier phase, with a reason."""

    NAME: ClassVar[str] = "reopen"

    to: Phase
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo:
    """Take back a batch, the last one that still counts unless another is named.

    batch: the journal number of its first entry; that of an undoing counts the batch again.
    """

    NAME: ClassVar[str] = "undo"

    batch: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmControl:
    """Confirm with two persons that a control sheet is right."""

    NAME: ClassVar[str] = "confirm-control"

    sheet: str
    persons: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeRemark:
    """Have something put in the minutes: a dissent, a remark and its answer."""

    NAME: ClassVar[str] = "remark"

    subject: str
    text: str
    answer: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteRestored:
    """Note that an older copy of the round is used; head: the last chain known here."""

    NAME: ClassVar[str] = "note-restored"

    head: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddMember:
    """Add someone who takes part in the meeting."""

    NAME: ClassVar[str] = "add-member"

    id: str
    name: str
    role: str
    voting: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordPresence:
    """A member comes in, now unless another moment (YYYY-MM-DDTHH:MM) is given."""

    NAME: ClassVar[str] = "record-presence"

    member: str
    time: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordAbsence:
    """A member leaves, now unless another moment (YYYY-MM-DDTHH:MM) is given."""

    NAME: ClassVar[str] = "record-absence"

    member: str
    time: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclareInterest:
    """A member has an interest in an application and takes no part in it."""

    NAME: ClassVar[str] = "declare-interest"

    member: str
    application: str
    nature: str
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawInterest:
    """An interest was declared by mistake, or is no more."""

    NAME: ClassVar[str] = "withdraw-interest"

    member: str
    application: str
    reason: str


RoundCommand = (
    ChangeRound
    | ChooseReading
    | ChangePhase
    | Reopen
    | Undo
    | ConfirmControl
    | MakeRemark
    | NoteRestored
    | AddMember
    | RecordPresence
    | RecordAbsence
    | DeclareInterest
    | WithdrawInterest
)
