"""Who takes part: members, their coming and going, and their interests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from desktop_app.core.codec import keyed


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberAdded:
    """Someone takes part in the meeting; voting: may give scores."""

    KIND: ClassVar[str] = "lid-toegevoegd"

    member: str = keyed("lid")
    name: str = keyed("naam")
    role: str = keyed("rol")
    voting: bool = keyed("stem")


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberCame:
    """A member is present from this moment on (YYYY-MM-DDTHH:MM)."""

    KIND: ClassVar[str] = "aanwezig"

    member: str = keyed("lid")
    time: str = keyed("tijd")


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberLeft:
    """A member is absent from this moment on (YYYY-MM-DDTHH:MM)."""

    KIND: ClassVar[str] = "afwezig"

    member: str = keyed("lid")
    time: str = keyed("tijd")


@dataclass(frozen=True, slots=True, kw_only=True)
class InterestDeclared:
    """A member has a personal interest in an application and takes no part in it (Awb 2:4)."""

    KIND: ClassVar[str] = "belang-gemeld"

    member: str = keyed("lid")
    application: str = keyed("aanvraag")
    nature: str = keyed("aard")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class InterestWithdrawn:
    """An interest was declared by mistake, or is no more."""

    KIND: ClassVar[str] = "belang-ingetrokken"

    member: str = keyed("lid")
    application: str = keyed("aanvraag")
    reason: str = keyed("reden")


PeopleEvent = MemberAdded | MemberCame | MemberLeft | InterestDeclared | InterestWithdrawn
