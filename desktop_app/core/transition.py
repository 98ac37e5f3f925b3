"""Apply one event to a round: the only place where a round changes, live and in replay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import assert_never

from desktop_app.core.consequences import lapsed_draws, lapsed_reports
from desktop_app.core.criteria import RatioBands
from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.events import Event
from desktop_app.core.events_applications import ApplicationEvent
from desktop_app.core.events_decision import DecisionEvent, ReportLapsed
from desktop_app.core.events_draw import DrawEvent, DrawLapsed
from desktop_app.core.events_people import PeopleEvent
from desktop_app.core.events_round import RoundEvent, RoundOpened, Undone
from desktop_app.core.events_scoring import FactRecorded, ScoringEvent
from desktop_app.core.opening import open_round
from desktop_app.core.round import Recorded, Round
from desktop_app.core.scheme import Scheme
from desktop_app.core.transition_applications import apply_application
from desktop_app.core.transition_decision import apply_decision
from desktop_app.core.transition_draw import apply_draw
from desktop_app.core.transition_people import apply_people
from desktop_app.core.transition_round import apply_round
from desktop_app.core.transition_scoring import apply_scoring
from desktop_app.core.undo import undoable


@dataclass(frozen=True, slots=True)
class Impossible:
    """An entry that cannot have happened: its number and why."""

    nr: int
    why: Declined


def apply(draft: Draft, event: Event) -> Declined | None:
    """Apply an event to the draft, or say why it is not possible; a declined draft is thrown away.

    `draft.begin` has numbered and stamped the entry.
    """
    if isinstance(event, ScoringEvent):
        return apply_scoring(draft, event)
    if isinstance(event, ApplicationEvent):
        return apply_application(draft, event)
    if isinstance(event, PeopleEvent):
        return apply_people(draft, event)
    if isinstance(event, RoundEvent):
        return apply_round(draft, event)
    if isinstance(event, DrawEvent):
        return apply_draw(draft, event)
    if isinstance(event, DecisionEvent):
        return apply_decision(draft, event)
    assert_never(event)


def check_batch(draft: Draft, events: Sequence[Event]) -> Declined | None:
    """Check what only a whole batch can satisfy: facts together, undoing alone, lapses listed."""
    if len(events) > 1 and _undoes_among_others(events):
        return declined(DeclinedKey.UNDO_ALONE)
    refusal = _facts_together(draft, events)
    if refusal is not None:
        return refusal
    lapsing = next(lapsed_draws(draft), None) or next(lapsed_reports(draft), None)
    return None if lapsing is None else declined(DeclinedKey.VALUE_CHANGED)


def _undoes_among_others(events: Sequence[Event]) -> bool:
    chosen = [event for event in events if not isinstance(event, DrawLapsed | ReportLapsed)]
    return len(chosen) > 1 and any(isinstance(event, Undone) for event in chosen)


def evolve(state: Round, entries: Iterable[Recorded]) -> Round | Impossible:
    """Give the round after these entries, or the first one that is not possible."""
    draft = Draft(state)
    for batch, group in groupby(entries, key=lambda entry: entry.batch):
        impossible = _apply_batch(draft, batch, list(group))
        if impossible is not None:
            return impossible
    return draft.round()


def replay(entries: Sequence[Recorded], scheme: Scheme) -> Round | Impossible:
    """Fold a whole journal; the scheme is what its first entry holds, already read."""
    first = entries[0]
    if not isinstance(first.event, RoundOpened) or first.size != 1:
        return Impossible(first.nr, declined(DeclinedKey.SCHEME_TEXT_DIFFERS))
    opened = open_round(first, first.event, scheme)
    if isinstance(opened, Declined):
        return Impossible(first.nr, opened)
    return evolve(opened, entries[1:])


def _apply_batch(draft: Draft, batch: int, entries: list[Recorded]) -> Impossible | None:
    for entry in entries:
        draft.begin(at=entry.at, actor=entry.actor)
        refusal = apply(draft, entry.event)
        if refusal is not None:
            return Impossible(entry.nr, refusal)
        draft.end(entry.chain)
    events = tuple(entry.event for entry in entries)
    refusal = check_batch(draft, events)
    if refusal is not None:
        return Impossible(entries[-1].nr, refusal)
    draft.end_batch(batch, undoable=undoable(events))
    draft.record(entries)
    return None


def _facts_together(draft: Draft, events: Sequence[Event]) -> Declined | None:
    """Check facts against each other once the whole batch is in, whatever its order."""
    units = {event.unit for event in events if isinstance(event, FactRecorded)}
    for unit in sorted(units):
        refusal = _facts_of(draft, unit)
        if refusal is not None:
            return refusal
    return None


def _facts_of(draft: Draft, unit: str) -> Declined | None:
    facts = {key: fact.value for key, fact in draft.facts.get(unit, {}).items()}
    for fact in draft.scheme.facts:
        if fact.at_most is None or fact.id not in facts or fact.at_most not in facts:
            continue
        if facts[fact.id] > facts[fact.at_most]:
            return declined(DeclinedKey.FACT_ABOVE, id=unit, feit=fact.id, ander=fact.at_most)
    for criterion in draft.scheme.criteria:
        source = criterion.source
        if isinstance(source, RatioBands):
            counts = [facts.get(source.numerator), facts.get(source.denominator)]
            if counts == [0, 0]:
                return declined(DeclinedKey.FACTS_IMPOSSIBLE, id=unit)
    return None
