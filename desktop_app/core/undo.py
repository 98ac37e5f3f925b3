"""Undoing a batch and counting it again: every value it gave must still be there."""

from __future__ import annotations

from typing import Final

from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.effects import Effect
from desktop_app.core.events import Event
from desktop_app.core.events_decision import DecisionEvent
from desktop_app.core.events_draw import DrawEvent
from desktop_app.core.events_round import (
    ControlConfirmed,
    CopyRestored,
    PhaseChanged,
    RemarkMade,
    RoundOpened,
    RoundReopened,
    Undone,
)
from desktop_app.core.round import Round, UndoBatch
from desktop_app.core.tables import ABSENT

_HARMLESS: Final = (PhaseChanged, Undone, ControlConfirmed, RemarkMade, CopyRestored)
"""Events that are not undone themselves and leave what came before them undoable."""

_FINAL: Final = (DrawEvent, DecisionEvent, RoundOpened, RoundReopened)
"""Events across which nothing is undone."""

_BELONGS_TO_UNIT: Final = (
    "scores",
    "member_scores",
    "facts",
    "hearings",
    "stands",
    "documents",
    "interests",
    "activities_of",
)


def undoable(events: tuple[Event, ...]) -> bool | None:
    """Tell what a batch of these events does to undoing, in the words of `Draft.end_batch`."""
    if any(
        isinstance(event, _FINAL) or (isinstance(event, PhaseChanged) and event.new.scores_closed)
        for event in events
    ):
        return False
    return None if any(isinstance(event, _HARMLESS) for event in events) else True


def undo_batch(draft: Draft, batch: int) -> Declined | None:
    """Take back every value that a batch gave, or give them again when it is an undoing.

    Not after the scores have been closed, not across a draw or a decision, and not when one of
    the values has changed since.
    """
    if draft.ever_closed or draft.adoption is not None:
        return declined(DeclinedKey.UNDO_UNAVAILABLE)
    again = _undone_by(draft, batch)
    target = batch if again is None else again
    found = _find(draft, target)
    if found is None or (again is None and target in draft.undone):
        return declined(DeclinedKey.BATCH_UNKNOWN, partij=batch)
    if not _put_back(draft, found, forward=again is not None):
        return declined(DeclinedKey.UNDO_OVERTAKEN, partij=batch)
    undone = dict(draft.undone)
    if again is None:
        undone[target] = draft.nr
    else:
        del undone[target]
    draft.undone = undone
    draft.effects.update((Effect.ROUND, Effect.TIES))
    return None


def undo_target(state: Round | Draft) -> int | None:
    """Name the batch that undoing takes back now: the last one that still counts."""
    if state.ever_closed:
        return None
    for index in range(len(state.undo) - 1, -1, -1):
        batch = state.undo[index].batch
        if batch not in state.undone:
            return batch
    return None


def nothing_to_undo(state: Round | Draft) -> Declined:
    """Say why there is no batch to take back: the scores were closed, or there is none."""
    if state.ever_closed:
        return declined(DeclinedKey.UNDO_UNAVAILABLE)
    return declined(DeclinedKey.NOTHING_TO_UNDO)


def redo_target(state: Round) -> int | None:
    """Name the undoing that can itself be undone now: the last, if nothing came after it."""
    if state.ever_closed or not state.undone:
        return None
    latest = max(state.undone.values())
    newest = state.undo[-1].batch if state.undo else 0
    return latest if latest > newest else None


def _undone_by(draft: Draft, batch: int) -> int | None:
    return next((target for target, by in draft.undone.items() if by == batch), None)


def _find(draft: Draft, batch: int) -> UndoBatch | None:
    for index in range(len(draft.undo) - 1, -1, -1):
        if draft.undo[index].batch == batch:
            return draft.undo[index]
    return None


def _put_back(draft: Draft, found: UndoBatch, *, forward: bool) -> bool:
    """Set every write to its other side, if each still stands where the batch left it."""
    writes = found.writes if forward else tuple(reversed(found.writes))
    removed: list[str] = []
    for write in writes:
        expected, value = (write.before, write.after) if forward else (write.after, write.before)
        present = draft.present(write)
        if present is not expected and present != expected:
            return False
        draft.set_again(write, value)
        if value is ABSENT and write.table in ("applications", "activities"):
            removed.append(write.key)
    return not any(_has_parts(draft, target) for target in removed)


def _has_parts(draft: Draft, target: str) -> bool:
    """Tell whether anything else was recorded about an application that is to disappear."""
    return any(getattr(draft, name).get(target) for name in _BELONGS_TO_UNIT)
