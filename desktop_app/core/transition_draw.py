"""The draw, step by step (LOTING-1, *The ceremony*): whether it is possible now."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from desktop_app.core.declined import Declined, DeclinedKey, Euros, Moment, declined
from desktop_app.core.draft import Draft
from desktop_app.core.draw import check_number
from desktop_app.core.draw_lines import HEX, blocks
from desktop_app.core.draw_seed import commitment
from desktop_app.core.effects import Effect
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events_draw import (
    BlocksChecked,
    DrawAttended,
    DrawEvent,
    DrawFrozen,
    DrawInvited,
    DrawLapsed,
    DrawRevealed,
    DrawVoided,
    DrawWaived,
    PaperOrderRecorded,
    PracticeHeld,
    SecretMade,
    SeedRecorded,
)
from desktop_app.core.outcome import Tie
from desktop_app.core.round_case import case_of
from desktop_app.core.round_draws import (
    Attempt,
    Invitation,
    Lapsing,
    Revealing,
    Secret,
    Voiding,
    Waiver,
)
from desktop_app.core.scheme import DrawRule
from desktop_app.core.tie_changes import broken
from desktop_app.core.transition_checks import (
    day_or_moment,
    filled,
    first_of,
    not_adopted,
    reason_given,
    scores_closed,
)
from desktop_app.core.transition_freeze import apply_freeze, apply_practice
from desktop_app.core.transition_seed import apply_paper_order, apply_seed, live_attempt, result_of

FEWEST_BLOCKS = 2
"""How many blocks are typed back from the sheet before a seed is accepted."""


def apply_draw(  # noqa: C901 - one case per kind
    draft: Draft, event: DrawEvent
) -> Declined | None:
    """Apply a step of a draw, or decline it."""
    match event:
        case DrawInvited() | DrawAttended():
            refusal = _around(draft, event)
        case SecretMade():
            refusal = _secret(draft, event)
        case DrawFrozen():
            refusal = apply_freeze(draft, event)
        case BlocksChecked():
            refusal = _blocks(draft, event)
        case SeedRecorded():
            refusal = apply_seed(draft, event)
        case PaperOrderRecorded():
            refusal = apply_paper_order(draft, event)
        case DrawRevealed():
            refusal = _revealed(draft, event)
        case DrawLapsed() | DrawVoided():
            refusal = _ended(draft, event)
        case PracticeHeld():
            refusal = apply_practice(draft, event)
        case DrawWaived():
            refusal = _waived(draft, event)
        case _:
            assert_never(event)
    return refusal


def _around(draft: Draft, event: DrawInvited | DrawAttended) -> Declined | None:
    units = event.units if isinstance(event, DrawInvited) else (event.unit,)
    for unit in units:
        if not draft.is_unit(unit):
            return declined(DeclinedKey.UNIT_UNKNOWN, id=unit)
    if isinstance(event, DrawAttended):
        draft.attendance.put(event.unit, event.present)
        draft.touch_draws(units)
        return None
    refusal = first_of(
        not_adopted(draft),
        filled("middel", event.way),
        filled("datum", event.date),
        day_or_moment("datum", event.date),
    )
    if refusal is None:
        invitation = Invitation(date=event.date, way=event.way, stamp=draft.stamp)
        for unit in event.units:
            draft.invitations.put(unit, invitation)
        draft.touch_draws(units)
    return refusal


def _secret(draft: Draft, event: SecretMade) -> Declined | None:
    if not HEX.fullmatch(event.secret) or commitment(event.secret) != event.commitment:
        return declined(DeclinedKey.SECRET_MISMATCH)
    if event.commitment in draft.secrets:
        return declined(DeclinedKey.SECRET_WEAK)
    secret = Secret(secret=event.secret, used=None, opened=False, stamp=draft.stamp)
    draft.secrets.put(event.commitment, secret)
    return None


def _blocks(draft: Draft, event: BlocksChecked) -> Declined | None:
    attempt = live_attempt(draft, event.draw, event.attempt)
    if isinstance(attempt, Declined):
        return attempt
    right = blocks(attempt.list_hash)
    for block in event.blocks:
        if not 1 <= block.number <= len(right) or right[block.number - 1] != block.text:
            return declined(
                DeclinedKey.BLOCKS_MISMATCH,
                n=block.number,
                waarde=block.text,
                loting=f"L{event.draw}",
                poging=str(event.attempt),
            )
    if len({block.number for block in event.blocks}) < FEWEST_BLOCKS:
        return declined(DeclinedKey.BLOCKS_FIRST)
    draft.draws.put(attempt.key, replace(attempt, blocks=event.blocks))
    return None


def _revealed(draft: Draft, event: DrawRevealed) -> Declined | None:
    attempt = live_attempt(draft, event.draw, event.attempt)
    if isinstance(attempt, Declined):
        return attempt
    if attempt.revealed is not None:
        return declined(DeclinedKey.DRAW_REVEALED, loting=f"L{event.draw}")
    result = result_of(attempt)
    if result is None:
        return declined(DeclinedKey.DRAW_NOT_HELD, loting=f"L{event.draw}")
    if check_number(result) != event.check_number:
        return declined(DeclinedKey.VALUE_CHANGED)
    revealing = Revealing(check_number=event.check_number, stamp=draft.stamp)
    draft.draws.put(attempt.key, replace(attempt, revealed=revealing))
    return None


def _ended(draft: Draft, event: DrawLapsed | DrawVoided) -> Declined | None:
    attempt = live_attempt(draft, event.draw, event.attempt)
    if isinstance(attempt, Declined):
        return attempt
    if isinstance(event, DrawLapsed):
        if broken(draft.round(), attempt) is not event.reason:
            return declined(DeclinedKey.DRAW_STILL_HOLDS, loting=f"L{event.draw}")
        ended: Lapsing | Voiding = Lapsing(reason=event.reason, stamp=draft.stamp)
    else:
        refusal = first_of(not_adopted(draft), reason_given(event.reason), filled("door", event.by))
        if refusal is not None:
            return refusal
        ended = Voiding(reason=event.reason, by=event.by, stamp=draft.stamp)
    draft.draws.put(attempt.key, replace(attempt, ended=ended))
    draft.effects.update((Effect.DRAW, Effect.DECISION))
    draft.touched_draws.add(attempt.key)
    return None


def _waived(draft: Draft, event: DrawWaived) -> Declined | None:
    if not isinstance(draft.scheme.tie, DrawRule):
        return declined(DeclinedKey.NO_DRAW_IN_SCHEME)
    refusal = first_of(scores_closed(draft), not_adopted(draft), reason_given(event.reason))
    if refusal is not None:
        return refusal
    members = frozenset(event.units)
    outcome = evaluate(case_of(draft.round()))
    tie = next((item for item in outcome.ties if frozenset(item.members) == members), None)
    refusal = _may_waive(draft, tie, members)
    if refusal is None:
        draft.waivers.put(members, Waiver(reason=event.reason, stamp=draft.stamp))
        draft.effects.add(Effect.DECISION)
    return refusal


def _may_waive(draft: Draft, tie: Tie | None, members: frozenset[str]) -> Declined | None:
    if tie is None:
        return declined(DeclinedKey.NO_TIE)
    if tie.decisive:
        return declined(
            DeclinedKey.DRAW_CANNOT_BE_WAIVED, rest=Euros(tie.left), som=Euros(tie.asked)
        )
    frozen = _attempt_with(draft, members)
    if frozen is not None:
        return declined(DeclinedKey.LIST_FROZEN, tijd=Moment(frozen.frozen.at))
    return None if tie.draw_required else declined(DeclinedKey.NO_TIE)


def _attempt_with(draft: Draft, members: frozenset[str]) -> Attempt | None:
    for attempt in draft.draws.values():
        if attempt.live and not members.isdisjoint(attempt.draw_list.members):
            return attempt
    return None
