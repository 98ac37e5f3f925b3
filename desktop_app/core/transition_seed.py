"""The seed of an attempt, or the order of its paper lots: stored before anything is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.draw import (
    DrawResult,
    PaperResult,
    SeedResult,
    draw_order,
    paper_order,
)
from desktop_app.core.draw_list import D6, D10, DrawList, External, Mix, Paper, Throw
from desktop_app.core.draw_seed import (
    SecretMismatch,
    SeedCharacter,
    SeedProblem,
    SeedTooLong,
    SeedTooShort,
    mix_seed,
)
from desktop_app.core.events_draw import PaperOrderRecorded, SeedRecorded
from desktop_app.core.round_draws import Attempt, LotsDrawn, SeedGiven
from desktop_app.core.transition_checks import filled, not_adopted, two_persons


def find_attempt(draft: Draft, draw: int, attempt: int) -> Attempt | Declined:
    """Give an attempt by its numbers."""
    found = draft.draws.get((draw, attempt))
    if isinstance(found, Attempt):
        return found
    return declined(DeclinedKey.DRAW_UNKNOWN, loting=f"L{draw}", poging=str(attempt))


def live_attempt(draft: Draft, draw: int, attempt: int) -> Attempt | Declined:
    """Give an attempt that has neither lapsed nor been declared void."""
    found = find_attempt(draft, draw, attempt)
    if isinstance(found, Declined) or found.live:
        return found
    return declined(DeclinedKey.DRAW_ENDED, loting=f"L{draw}", poging=str(attempt))


def result_of(attempt: Attempt) -> DrawResult | None:
    """Recompute the outcome of an attempt from its list and what was recorded."""
    match attempt.result:
        case None:
            return None
        case SeedGiven(seed=seed):
            seeded = draw_order(attempt.draw_list, seed)
            return seeded if isinstance(seeded, SeedResult) else None
        case LotsDrawn(order=order):
            drawn = paper_order(attempt.draw_list, order)
            return drawn if isinstance(drawn, PaperResult) else None
        case _:
            assert_never(attempt.result)


def apply_seed(draft: Draft, event: SeedRecorded) -> Declined | None:
    """Store the seed of an attempt; it decides, and there is no second one."""
    attempt = _ready(draft, event.draw, event.attempt)
    if isinstance(attempt, Declined):
        return attempt
    refusal = _typists(event.typists) or _origin(draft, attempt, event)
    if refusal is not None:
        return refusal
    result = draw_order(attempt.draw_list, event.seed)
    if not isinstance(result, SeedResult):
        return seed_declined(attempt.draw_list.throw, result)
    given = SeedGiven(
        seed=event.seed,
        contributions=event.contributions,
        typists=event.typists,
        throwers=event.throwers,
        source=event.source,
        order=result.order,
        stamp=draft.stamp,
    )
    draft.draws.put(attempt.key, replace(attempt, result=given))
    _open_secret(draft, attempt.draw_list)
    return None


def apply_paper_order(draft: Draft, event: PaperOrderRecorded) -> Declined | None:
    """Store the order in which paper lots were drawn."""
    attempt = _ready(draft, event.draw, event.attempt)
    if isinstance(attempt, Declined):
        return attempt
    if not isinstance(attempt.draw_list.throw, Paper):
        return declined(DeclinedKey.DRAW_KIND_OTHER, loting=f"L{event.draw}")
    refusal = _typists(event.typists) or filled("trekker", event.drawn_by)
    if refusal is not None:
        return refusal
    result = paper_order(attempt.draw_list, event.order)
    if not isinstance(result, PaperResult):
        return declined(DeclinedKey.ORDER_UNFIT, loting=f"L{event.draw}")
    drawn = LotsDrawn(
        drawn_by=event.drawn_by,
        typists=event.typists,
        order=result.order,
        stamp=draft.stamp,
    )
    draft.draws.put(attempt.key, replace(attempt, result=drawn))
    return None


def seed_declined(throw: Throw, problem: SeedProblem) -> Declined:
    """Say in a message what is wrong with a seed."""
    match problem:
        case SeedTooShort(length=length, fewest=count) | SeedTooLong(length=length, most=count):
            if isinstance(throw, D6 | D10):
                return declined(DeclinedKey.SEED_LENGTH, n=length, m=count)
            return declined(DeclinedKey.SEED_UNFIT)
        case SeedCharacter(position=position, character=character):
            allowed = {D6: "1–6", D10: "0–9"}.get(type(throw))
            if allowed is None:
                return declined(DeclinedKey.SEED_UNFIT)
            return declined(
                DeclinedKey.SEED_CHARACTER, n=position, teken=character, toegestaan=allowed
            )
        case SecretMismatch():
            return declined(DeclinedKey.SECRET_MISMATCH)
        case _:
            return declined(DeclinedKey.SEED_UNFIT)


def _typists(typists: tuple[str, ...]) -> Declined | None:
    """Decline one person who typed twice; who typed may stay unnamed."""
    return two_persons(typists) if typists else None


def _ready(draft: Draft, draw: int, attempt: int) -> Attempt | Declined:
    """Give an attempt that waits for its seed: the sheet was checked and nothing is stored."""
    found = live_attempt(draft, draw, attempt)
    if isinstance(found, Declined):
        return found
    refusal = not_adopted(draft)
    if refusal is not None:
        return refusal
    if found.result is not None:
        return declined(DeclinedKey.SEED_COMMITTED, poging=str(attempt))
    return found if found.blocks else declined(DeclinedKey.BLOCKS_FIRST)


def _origin(draft: Draft, attempt: Attempt, event: SeedRecorded) -> Declined | None:
    """Check that the seed comes from where the list says it does."""
    match attempt.draw_list.throw:
        case Paper():
            return declined(DeclinedKey.DRAW_KIND_OTHER, loting=f"L{event.draw}")
        case Mix(commitment=commitment):
            secret = draft.secrets.get(commitment)
            if secret is None:
                return declined(DeclinedKey.SECRET_MISSING)
            operator = draft.stamp.actor.casefold()
            if any(part.by.strip().casefold() == operator for part in event.contributions):
                return declined(DeclinedKey.CONTRIBUTION_BY_OPERATOR)
            mixed = mix_seed(secret.secret, [part.text for part in event.contributions])
            if not isinstance(mixed, str):
                return declined(DeclinedKey.SEED_UNFIT)
            if mixed != event.seed:
                return declined(DeclinedKey.SECRET_MISMATCH)
            return None
        case D6() | D10() | External():
            return declined(DeclinedKey.SEED_UNFIT) if event.contributions else None
        case _:
            assert_never(attempt.draw_list.throw)


def _open_secret(draft: Draft, draw_list: DrawList) -> None:
    if isinstance(draw_list.throw, Mix):
        secret = draft.secrets[draw_list.throw.commitment]
        draft.secrets.put(draw_list.throw.commitment, replace(secret, opened=True))
