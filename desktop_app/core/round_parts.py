"""The parts of a round: what is known of its people, applications, scores and documents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from desktop_app.core.events_applications import Standing
from desktop_app.core.events_decision import BoundaryChoice, DeviationKind, ReportKind, ReportLapse
from desktop_app.core.numbers import Cents, Points


@dataclass(frozen=True, slots=True, kw_only=True)
class Stamp:
    """Where and when something was entered, and by whom: journal number, UTC moment, actor."""

    nr: int
    at: str
    actor: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ceiling:
    """What there is to divide (cents); name: of the pool, empty without pools."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenReading:
    """A reading that was chosen for this round, by whom and why; after_scores: not before them."""

    value: str
    reason: str
    by: str
    after_scores: bool
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """Someone who takes part; role: in the words of the secretary; voting: may give scores."""

    id: str
    name: str
    role: str
    voting: bool


@dataclass(frozen=True, slots=True)
class Presence:
    """From this moment (YYYY-MM-DDTHH:MM) a member is present, or is not."""

    time: str
    present: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Interest:
    """A personal interest of a member in an application (Awb 2:4)."""

    nature: str
    reason: str | None
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Application:
    """The request of one applicant; amounts in cents, moments as in `ApplicationReceived`."""

    id: str
    applicant: str
    description: str | None
    requested: Cents
    grantable: Cents
    grantable_reason: str | None
    received: str | None
    complete: str | None
    pool: str
    late: bool
    asked: str | None = None
    until: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Activity:
    """A part of an application that is ranked by itself; amounts in cents."""

    id: str
    application: str
    description: str | None
    requested: Cents
    grantable: Cents
    grantable_reason: str | None
    pool: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand:
    """How an application or activity stands, why, and how it stood before.

    ground: of a refusal; date: of a withdrawal, as the applicant wrote it.
    """

    standing: Standing
    before: Standing
    ground: str | None
    reason: str | None
    date: str | None
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A document of an application; late: it came in after the window closed."""

    version: str | None
    received: str
    late: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A given score: its text (level id or points), its points (units) and the reason."""

    value: str
    points: Points
    reason: str | None


FactContent: TypeAlias = int | bool
"""What a fact holds: a whole number, or yes or no; the two are never mixed up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FactValue:
    """An established fact and the reason that was given with it."""

    value: FactContent
    reason: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class HearingHeld:
    """Whether the applicant pitched, with the reason if one was given."""

    held: bool
    reason: str | None
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class LateChange:
    """A change after the scores were closed: what, from, to, why, and by whom.

    unit: application or activity; subject: the criterion, fact or field; stage and member only
    for a score.
    """

    unit: str
    subject: str
    stage: str | None
    member: str | None
    old: str | None
    new: str | None
    reason: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopening:
    """The round went back to an earlier phase."""

    reason: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportLapsing:
    """A document no longer holds, because something under it changed."""

    reason: ReportLapse
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Control:
    """A control sheet that persons have confirmed."""

    persons: tuple[str, ...]
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """Something that must be in the minutes, with the answer that was given."""

    subject: str
    text: str
    answer: str | None
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportRecord:
    """A file that was read in: its name, how many rows were used, and when."""

    file: str
    rows: int
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundaryDecision:
    """What is done at the first unit that does not fit; amount in cents."""

    choice: BoundaryChoice
    amount: Cents
    reason: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Deviation:
    """The authority decides otherwise than proposed (Awb 3:50)."""

    what: DeviationKind
    subject: str | None
    old: str | None
    new: str
    reason: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class DiligenceCheck:
    """The authority has satisfied itself that the assessment was careful (Awb 3:9 or 3:2)."""

    finding: str
    by: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Adoption:
    """The authority has adopted the ranking; head: chain of the entry before the decision."""

    date: str
    power: str
    by: str
    standing: str
    head: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondRound:
    """A second round follows with what is left (cents)."""

    round_id: str
    amount: Cents
    reason: str | None
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Transfer:
    """What is left (cents) goes somewhere else."""

    amount: Cents
    to: str
    reason: str | None
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """A signature under a document: hash of the signed file, role, and certificate."""

    sha256: str
    role: str
    certificate: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A document that was made, with its signatures; lapsed: why it no longer holds."""

    kind: ReportKind
    number: str
    version: int
    subject: str | None
    outcome: str
    head: str
    replaces: str | None
    reason: str | None
    stamp: Stamp
    signatures: tuple[Signature, ...] = ()
    lapsed: ReportLapsing | None = None
