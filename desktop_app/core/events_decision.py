"""What is decided about the outcome, and the documents made of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from desktop_app.core.codec import keyed
from desktop_app.core.numbers import Cents


class BoundaryChoice(StrEnum):
    """What happens to the first unit that does not fit; the journal's words."""

    PARTIAL = "gedeeltelijk"
    STOP = "stoppen"
    SKIP = "overslaan"


class DeviationKind(StrEnum):
    """What the authority decides otherwise than was proposed; the journal's words."""

    SCORE = "score"
    PLACE = "plaats"
    AMOUNT = "bedrag"


class ReportKind(StrEnum):
    """Which document; the journal's words."""

    MEETING = "zitting"
    DRAW = "loting"
    DECISIONS = "besluitenlijst"
    EXTRACT = "uittreksel"
    PUBLIC = "openbaar"
    CORRIGENDUM = "corrigendum"
    DRAW_SHEET = "lotingsblad"
    INVITATION = "uitnodiging"


class ReportLapse(StrEnum):
    """What changed under a document; the journal's words."""

    ROUND = "ronde-gewijzigd"
    DRAW = "loting-gewijzigd"
    DECISION = "besluit-gewijzigd"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundaryDecided:
    """What is done at the first unit that does not fit, with the amount (cents) it then gets."""

    KIND: ClassVar[str] = "grens-besloten"

    unit: str = keyed("eenheid")
    choice: BoundaryChoice = keyed("keuze")
    amount: Cents = keyed("bedrag")
    reason: str = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class Deviated:
    """The authority decides otherwise than proposed, with a reason (Awb 3:50)."""

    KIND: ClassVar[str] = "afgeweken"

    unit: str = keyed("eenheid")
    what: DeviationKind = keyed("soort")
    subject: str | None = keyed("onderdeel")
    old: str | None = keyed("oud")
    new: str = keyed("nieuw")
    reason: str = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class DiligenceChecked:
    """The authority has satisfied itself that the assessment was careful (Awb 3:9 or 3:2)."""

    KIND: ClassVar[str] = "vergewissing"

    finding: str = keyed("bevinding")
    by: str = keyed("door")


@dataclass(frozen=True, slots=True, kw_only=True)
class Adopted:
    """The authority adopts the ranking and decides; standing: hash of `rangorde.txt`."""

    KIND: ClassVar[str] = "college-besloten"

    date: str = keyed("datum")
    power: str = keyed("bevoegdheid")
    by: str = keyed("door")
    standing: str = keyed("stand")


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondRoundOpened:
    """A second round follows with what is left (cents)."""

    KIND: ClassVar[str] = "tweede-ronde-geopend"

    round_id: str = keyed("ronde")
    amount: Cents = keyed("bedrag")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class RemainderTransferred:
    """What is left (cents) goes somewhere else, such as the next year."""

    KIND: ClassVar[str] = "restant-overgeheveld"

    amount: Cents = keyed("bedrag")
    to: str = keyed("naar")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportIssued:
    """A document was made, written before its bytes exist.

    outcome: hash of its content; head: chain of the entry before this one; subject: the unit of
    an extract, the draw of its minutes ("L1/1"); replaces: "<number>/<version>" of a former one.
    """

    KIND: ClassVar[str] = "verslag-opgemaakt"

    report: ReportKind = keyed("soort")
    number: str = keyed("nummer")
    version: int = keyed("versie")
    subject: str | None = keyed("onderwerp")
    outcome: str = keyed("uitkomst")
    head: str = keyed("kop")
    replaces: str | None = keyed("vervangt")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportSigned:
    """A document was signed; sha256: of the signed file; certificate: its fingerprint."""

    KIND: ClassVar[str] = "verslag-ondertekend"

    number: str = keyed("nummer")
    version: int = keyed("versie")
    sha256: str = keyed("sha256")
    role: str = keyed("rol")
    certificate: str = keyed("certificaat")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportLapsed:
    """Something changed after the document was made: it no longer holds."""

    KIND: ClassVar[str] = "verslag-vervallen"

    number: str = keyed("nummer")
    version: int = keyed("versie")
    reason: ReportLapse = keyed("reden")


DecisionEvent = (
    BoundaryDecided
    | Deviated
    | DiligenceChecked
    | Adopted
    | SecondRoundOpened
    | RemainderTransferred
    | ReportIssued
    | ReportSigned
    | ReportLapsed
)
