"""Everything that can happen in a round: the kinds of the journal and their bodies."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, get_args

from desktop_app.core.codec import BodyFault, BodyProblem, decode, encode
from desktop_app.core.events_applications import ApplicationEvent
from desktop_app.core.events_decision import DecisionEvent
from desktop_app.core.events_draw import DrawEvent
from desktop_app.core.events_people import PeopleEvent
from desktop_app.core.events_round import RoundEvent
from desktop_app.core.events_scoring import ScoringEvent

Event: TypeAlias = (
    RoundEvent | PeopleEvent | ApplicationEvent | ScoringEvent | DrawEvent | DecisionEvent
)

KINDS: Final[dict[str, type[Event]]] = {kind.KIND: kind for kind in get_args(Event)}
"""Every kind of the journal with its class, in the order of the themes."""


def event_to_body(event: Event) -> dict[str, Any]:
    """Write an event as the body of a journal entry; its kind is `event.KIND`."""
    return encode(event)


def event_from_body(kind: str, body: object) -> Event | tuple[BodyProblem, ...]:
    """Read the body of a journal entry, or say everything that is wrong with it."""
    event_class = KINDS.get(kind)
    if event_class is None:
        return (BodyProblem(at="", fault=BodyFault.UNKNOWN_KIND, found=kind),)
    return decode(event_class, body)
