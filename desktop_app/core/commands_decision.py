"""What one can decide about the outcome, and the documents that are made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from desktop_app.core.events_decision import DeviationKind, ReportKind
from desktop_app.core.numbers import Cents
from desktop_app.core.scheme import CeilingPolicy


@dataclass(frozen=True, slots=True, kw_only=True)
class DecideBoundary:
    """Decide what happens to the first unit that does not fit, with a reason."""

    NAME: ClassVar[str] = "decide-boundary"

    unit: str
    choice: CeilingPolicy
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Deviate:
    """The authority decides otherwise: a score (subject: its criterion), a place or an amount."""

    NAME: ClassVar[str] = "deviate"

    unit: str
    what: DeviationKind
    new: str
    reason: str
    subject: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckDiligence:
    """The authority has satisfied itself that the assessment was careful (Awb 3:9 or 3:2)."""

    NAME: ClassVar[str] = "diligence-check"

    finding: str
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Adopt:
    """The authority adopts the ranking and decides; the first command of its batch."""

    NAME: ClassVar[str] = "adopt"

    date: str
    power: str
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenSecondRound:
    """A second round follows; amount: all that is left unless given (cents)."""

    NAME: ClassVar[str] = "open-second-round"

    round: str
    amount: Cents | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TransferRemainder:
    """What is left goes somewhere else; amount: all of it unless given (cents)."""

    NAME: ClassVar[str] = "transfer-remainder"

    to: str
    amount: Cents | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordReport:
    """Note that a document is about to be made; the first command of its batch.

    outcome: hash of its content; replaces: "<number>/<version>".
    """

    NAME: ClassVar[str] = "record-report"

    report: ReportKind
    number: str
    outcome: str
    subject: str | None = None
    replaces: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordSignature:
    """Note that a document was signed; version: the last one unless given."""

    NAME: ClassVar[str] = "record-signature"

    number: str
    sha256: str
    role: str
    certificate: str
    version: int | None = None


DecisionCommand = (
    DecideBoundary
    | Deviate
    | CheckDiligence
    | Adopt
    | OpenSecondRound
    | TransferRemainder
    | RecordReport
    | RecordSignature
)
