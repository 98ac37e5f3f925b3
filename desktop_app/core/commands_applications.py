"""What one can do with applications, activities, and their scores and facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from desktop_app.core.events_applications import UnitField
from desktop_app.core.numbers import Cents
from desktop_app.core.scheme import NO_POOL


@dataclass(frozen=True, slots=True, kw_only=True)
class AddApplication:
    """Add an application; amounts in cents, grantable is what was requested unless given."""

    NAME: ClassVar[str] = "add-application"

    id: str
    applicant: str
    requested: Cents
    grantable: Cents | None = None
    grantable_reason: str | None = None
    pool: str = NO_POOL
    received: str | None = None
    complete: str | None = None
    description: str | None = None
    late: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AddActivity:
    """Add an activity of an application; without id it gets the next "-A<n>"."""

    NAME: ClassVar[str] = "add-activity"

    application: str
    requested: Cents
    id: str | None = None
    grantable: Cents | None = None
    grantable_reason: str | None = None
    pool: str = NO_POOL
    description: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeApplication:
    """Correct a field of an application or activity; amounts as "12500.00"."""

    NAME: ClassVar[str] = "change-application"

    id: str
    field: UnitField
    value: str | None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Admit:
    """The application meets every requirement and is assessed."""

    NAME: ClassVar[str] = "admit"

    unit: str
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Refuse:
    """The application or activity is not admitted; ground: id of a gate or its own words."""

    NAME: ClassVar[str] = "refuse"

    unit: str
    ground: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveUntreated:
    """The application stayed incomplete (Awb 4:5)."""

    NAME: ClassVar[str] = "leave-untreated"

    unit: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw:
    """The applicant gives up the application or activity; date: of the applicant's letter."""

    NAME: ClassVar[str] = "withdraw"

    unit: str
    date: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reinstate:
    """Take back a refusal, a withdrawal or leaving untreated."""

    NAME: ClassVar[str] = "reinstate"

    unit: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AskCompletion:
    """Note that the applicant was asked to complete the application before a day."""

    NAME: ClassVar[str] = "ask-completion"

    application: str
    asked: str
    until: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclareComplete:
    """The application is complete since this day or moment."""

    NAME: ClassVar[str] = "declare-complete"

    application: str
    date: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReceiveDocument:
    """A document came in for an application."""

    NAME: ClassVar[str] = "receive-document"

    application: str
    document: str
    received: str
    version: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveScore:
    """Give a score: a level id or points in exchange form; stage: the last one unless given.

    member: None for the score the assessors give together.
    """

    NAME: ClassVar[str] = "give-score"

    unit: str
    criterion: str
    value: str
    stage: str | None = None
    member: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClearScore:
    """Take a score away: it is missing again, which is not 0."""

    NAME: ClassVar[str] = "clear-score"

    unit: str
    criterion: str
    stage: str | None = None
    member: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordFact:
    """Record a fact about a unit: a whole number, or yes or no; None takes it away."""

    NAME: ClassVar[str] = "record-fact"

    unit: str
    fact: str
    value: int | bool | None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordHearing:
    """Record whether the applicant pitched; None takes the record away."""

    NAME: ClassVar[str] = "record-hearing"

    unit: str
    held: bool | None
    reason: str | None = None


StandingCommand = Admit | Refuse | LeaveUntreated | Withdraw | Reinstate
ApplicationCommand = (
    AddApplication
    | AddActivity
    | ChangeApplication
    | StandingCommand
    | AskCompletion
    | DeclareComplete
    | ReceiveDocument
)
ScoringCommand = GiveScore | ClearScore | RecordFact | RecordHearing
