"""What happens to applications and activities before and beside the scores."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from desktop_app.core.codec import keyed
from desktop_app.core.numbers import Cents


class Standing(StrEnum):
    """How an application stands before any points count; the values are the journal's words."""

    RECEIVED = "ontvangen"
    ADMITTED = "toegelaten"
    REFUSED = "geweigerd"
    LEFT_UNTREATED = "buiten-behandeling"
    WITHDRAWN = "ingetrokken"


class UnitField(StrEnum):
    """A field of an application or activity that can be corrected; the journal's words."""

    APPLICANT = "aanvrager"
    DESCRIPTION = "omschrijving"
    REQUESTED = "gevraagd"
    GRANTABLE = "subsidiabel"
    GRANTABLE_REASON = "subsidiabel-reden"
    POOL = "wijk"
    RECEIVED = "ontvangen"
    COMPLETE = "volledig"


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplicationReceived:
    """An application comes in.

    requested and grantable in cents; grantable_reason: why they differ; received and complete:
    day or moment, None when not known; pool: "-" unless the application itself is ranked in a
    pool; late: it came after the application window and is recorded as such.
    """

    KIND: ClassVar[str] = "aanvraag-ontvangen"

    application: str = keyed("aanvraag")
    applicant: str = keyed("aanvrager")
    description: str | None = keyed("omschrijving")
    requested: Cents = keyed("gevraagd")
    grantable: Cents = keyed("verleenbaar")
    grantable_reason: str | None = keyed("verleenbaar_reden")
    received: str | None = keyed("ontvangen")
    complete: str | None = keyed("volledig")
    pool: str = keyed("pool")
    late: bool = keyed("te_laat")


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityAdded:
    """A part of an application that is ranked by itself; amounts in cents."""

    KIND: ClassVar[str] = "activiteit-toegevoegd"

    activity: str = keyed("activiteit")
    application: str = keyed("aanvraag")
    description: str | None = keyed("omschrijving")
    pool: str = keyed("pool")
    requested: Cents = keyed("gevraagd")
    grantable: Cents = keyed("verleenbaar")
    grantable_reason: str | None = keyed("verleenbaar_reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplicationChanged:
    """A field of an application or activity is corrected; amounts as in the exchange format."""

    KIND: ClassVar[str] = "aanvraag-gewijzigd"

    target: str = keyed("aanvraag")
    field: UnitField = keyed("veld")
    old: str | None = keyed("oud")
    new: str | None = keyed("nieuw")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentReceived:
    """A document came in for an application (day or moment); late: after the window closed."""

    KIND: ClassVar[str] = "stuk-ontvangen"

    application: str = keyed("aanvraag")
    document: str = keyed("stuk")
    version: str | None = keyed("versie")
    received: str = keyed("ontvangen")
    late: bool = keyed("te_laat")


@dataclass(frozen=True, slots=True, kw_only=True)
class CompletionAsked:
    """The applicant was asked to complete the application before a day (Awb 4:5)."""

    KIND: ClassVar[str] = "aanvulling-gevraagd"

    application: str = keyed("aanvraag")
    asked: str = keyed("gevraagd_op")
    until: str = keyed("uiterlijk")


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclaredComplete:
    """The application is complete since this day or moment."""

    KIND: ClassVar[str] = "volledig-verklaard"

    application: str = keyed("aanvraag")
    old: str | None = keyed("oud")
    complete: str = keyed("volledig")


@dataclass(frozen=True, slots=True, kw_only=True)
class Admitted:
    """The application or activity meets every requirement and is assessed."""

    KIND: ClassVar[str] = "toegelaten"

    target: str = keyed("aanvraag")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class GateRefused:
    """The application or activity is not admitted; ground: id of a gate or its own words."""

    KIND: ClassVar[str] = "geweigerd"

    target: str = keyed("aanvraag")
    ground: str = keyed("grond")
    reason: str = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftUntreated:
    """The application stayed incomplete and is left untreated (Awb 4:5)."""

    KIND: ClassVar[str] = "buiten-behandeling-gelaten"

    target: str = keyed("aanvraag")
    reason: str = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdrawn:
    """The applicant gives up the application or activity, on this day or moment."""

    KIND: ClassVar[str] = "ingetrokken"

    target: str = keyed("aanvraag")
    received: str | None = keyed("ontvangen")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reinstated:
    """A refusal, withdrawal or leaving untreated is taken back."""

    KIND: ClassVar[str] = "hersteld"

    target: str = keyed("aanvraag")
    old: Standing = keyed("van")
    new: Standing = keyed("naar")
    reason: str = keyed("reden")


ApplicationEvent = (
    ApplicationReceived
    | ActivityAdded
    | ApplicationChanged
    | DocumentReceived
    | CompletionAsked
    | DeclaredComplete
    | Admitted
    | GateRefused
    | LeftUntreated
    | Withdrawn
    | Reinstated
)
