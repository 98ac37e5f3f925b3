"""From a command to the events that carry it out, or to the reason why it is not carried out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, assert_never

from desktop_app.core.codec import encode
from desktop_app.core.commands import Batch, Command, Import, SingleCommand
from desktop_app.core.commands_applications import ApplicationCommand, ScoringCommand
from desktop_app.core.commands_decision import DecisionCommand
from desktop_app.core.commands_draw import DrawCommand
from desktop_app.core.commands_round import RoundCommand
from desktop_app.core.consequences import lapsed_draws, lapsed_reports
from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.events import Event
from desktop_app.core.events_round import InputProcessed
from desktop_app.core.plan import Context, Plan
from desktop_app.core.plan_applications import plan_application, plan_scoring
from desktop_app.core.plan_decision import plan_decision
from desktop_app.core.plan_draw import plan_draw
from desktop_app.core.plan_round import plan_round
from desktop_app.core.round import Round
from desktop_app.core.transition import apply, check_batch

MOST_EVENTS: Final = 100_000
"""How many entries one batch of the journal may hold."""

_UNUSABLE: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""What the journal does not take: control characters but the line feed, and lone surrogates."""


def decide(state: Round, command: Command, context: Context) -> tuple[Event, ...] | Declined:
    """Give the events that carry out a command in this state; none when nothing changes.

    Every event is tried with the same rules that check a journal on opening. What lapses because
    of them (a draw, a document) comes along at the end. All of a batch happens, or none of it.
    """
    draft = Draft(state)
    events: list[Event] = []
    for part in _parts(command):
        refusal = _carry_out(draft, events, _plan(draft, context, part), context)
        if refusal is not None:
            return refusal
    if not events:
        return ()
    if isinstance(command, Import):
        refusal = _carry_out(draft, events, (_processed(command),), context)
        if refusal is not None:
            return refusal
    refusal = _carry_out(draft, events, tuple(lapsed_draws(draft)), context)
    refusal = refusal or _carry_out(draft, events, tuple(lapsed_reports(draft)), context)
    if refusal is None and len(events) > MOST_EVENTS:
        refusal = declined(DeclinedKey.BATCH_TOO_LARGE, n=len(events), meeste=str(MOST_EVENTS))
    return refusal or check_batch(draft, events) or tuple(events)


def _carry_out(draft: Draft, events: list[Event], plan: Plan, context: Context) -> Declined | None:
    """Try the events of a plan on the draft, one after the other."""
    if isinstance(plan, Declined):
        return plan
    for event in plan:
        if _has_unusable(encode(event)):
            return declined(DeclinedKey.TEXT_UNUSABLE)
        draft.begin(at=context.now, actor=context.actor)
        refusal = apply(draft, event)
        if refusal is not None:
            return refusal
        draft.end(None)
        events.append(event)
    return None


def _parts(command: Command) -> Iterator[SingleCommand]:
    if isinstance(command, Batch | Import):
        yield from command.commands
    else:
        yield command


def _plan(draft: Draft, context: Context, command: SingleCommand) -> Plan:
    if isinstance(command, ScoringCommand):
        return plan_scoring(draft, command)
    if isinstance(command, ApplicationCommand):
        return plan_application(draft, command)
    if isinstance(command, RoundCommand):
        return plan_round(draft, context, command)
    if isinstance(command, DrawCommand):
        return plan_draw(draft, context, command)
    if isinstance(command, DecisionCommand):
        return plan_decision(draft, context, command)
    assert_never(command)


def _processed(command: Import) -> InputProcessed:
    return InputProcessed(
        file=command.file,
        sha256=command.sha256,
        rows=command.rows,
        choices=dict(command.choices),
    )


def _has_unusable(value: object) -> bool:
    """Tell whether a text anywhere in a body holds a character that the journal does not take."""
    if isinstance(value, str):
        return _UNUSABLE.search(value) is not None
    if isinstance(value, dict):
        return any(_has_unusable(key) or _has_unusable(item) for key, item in value.items())
    if isinstance(value, list):
        return any(_has_unusable(item) for item in value)
    return False
