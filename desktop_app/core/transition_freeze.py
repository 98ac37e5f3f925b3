"""Freezing a list of lots: only for a tie that is to be drawn, with exactly its members."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop_app.core.declined import Declined, DeclinedKey, Moment, declined
from desktop_app.core.draft import Draft
from desktop_app.core.draw import SeedResult, check_number, draw_order
from desktop_app.core.draw_lines import FileProblem
from desktop_app.core.draw_list import (
    DrawList,
    DrawProtocol,
    Mix,
    NoNumberLeft,
    Numbering,
    Throw,
    list_hash,
    make_draw_list,
    next_numbering,
    read_draw_list,
    write_draw_list,
)
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events_draw import DrawFrozen, FrozenKeys, PracticeHeld
from desktop_app.core.outcome import Outcome, Status, Tie, TieState
from desktop_app.core.round import Round
from desktop_app.core.round_case import case_of, key_texts, ranking_file, standing_hash
from desktop_app.core.round_draws import Attempt, Practice
from desktop_app.core.scheme import DrawRule
from desktop_app.core.transition_checks import (
    first_of,
    not_adopted,
    scores_closed,
    two_persons,
)
from desktop_app.core.transition_round import incomplete


def plan_freeze(
    draft: Draft,
    members: Iterable[str],
    throw: Throw,
    *,
    persons: tuple[str, ...],
    leader: str | None = None,
    witnesses: tuple[str, ...] = (),
) -> DrawFrozen | Declined:
    """Make the freezing of this tie exactly as the present state gives it, or decline it."""
    if draft.head is None:
        return declined(DeclinedKey.FREEZE_ALONE)
    state = _before(draft)
    refusal = _may_draw(draft) or two_persons(persons)
    if refusal is not None:
        return refusal
    outcome = evaluate(case_of(state))
    if outcome.status is Status.INCOMPLETE:
        return incomplete(outcome)
    tie = _tie_to_draw(state, outcome, frozenset(members))
    if isinstance(tie, Declined):
        return tie
    numbering = next_numbering(earlier_lists(state), tie.members)
    if isinstance(numbering, NoNumberLeft):
        return declined(DeclinedKey.NO_NUMBER_LEFT)
    draw_list = make_draw_list(
        protocol=DrawProtocol.REAL,
        round_id=state.id,
        numbering=numbering,
        standing=standing_hash(state, outcome),
        throw=throw,
        members=tie.members,
    )
    if isinstance(draw_list, FileProblem):
        return declined(DeclinedKey.SEED_UNFIT)
    keys = next(pool.keys for pool in outcome.pools if pool.pool == tie.pool)
    return DrawFrozen(
        draw_list=write_draw_list(draw_list).decode("ascii"),
        standing=ranking_file(state, outcome).decode("ascii"),
        keys=tuple(
            FrozenKeys(unit=member, values=key_texts(state.scheme, keys[member]))
            for member in draw_list.members
        ),
        persons=persons,
        leader=leader,
        witnesses=witnesses,
    )


def apply_freeze(draft: Draft, event: DrawFrozen) -> Declined | None:
    """Freeze a list whose bytes are exactly what the state gives."""
    draw_list = read_draw_list(event.draw_list.encode("utf-8", "replace"))
    if isinstance(draw_list, FileProblem):
        return declined(DeclinedKey.SEED_UNFIT)
    expected = plan_freeze(
        draft,
        draw_list.members,
        draw_list.throw,
        persons=event.persons,
        leader=event.leader,
        witnesses=event.witnesses,
    )
    if isinstance(expected, Declined):
        return expected
    if expected != event:
        return declined(DeclinedKey.VALUE_CHANGED)
    refusal = _use_secret(draft, draw_list)
    if refusal is not None:
        return refusal
    attempt = Attempt(
        draw_list=draw_list,
        list_hash=list_hash(draw_list),
        standing=event.standing,
        keys={item.unit: item.values for item in event.keys},
        persons=event.persons,
        leader=event.leader,
        witnesses=event.witnesses,
        frozen=draft.stamp,
    )
    draft.draws.put(attempt.key, attempt)
    return None


def earlier_lists(state: Round) -> list[DrawList]:
    """Give the lists of every attempt of the round."""
    return [attempt.draw_list for attempt in state.draws.values()]


def unused_secret(draft: Draft) -> str | None:
    """Give the commitment of the last secret that no list carries yet."""
    free = [item for item in draft.secrets if draft.secrets[item].used is None]
    return free[-1] if free else None


def apply_practice(draft: Draft, event: PracticeHeld) -> Declined | None:
    """Keep a practice draw, whose check number must follow from its list and seed."""
    draw_list = read_draw_list(event.draw_list.encode("utf-8", "replace"))
    if isinstance(draw_list, FileProblem) or draw_list.protocol is DrawProtocol.REAL:
        return declined(DeclinedKey.SEED_UNFIT)
    result = draw_order(draw_list, event.seed)
    if not isinstance(result, SeedResult) or check_number(result) != event.check_number:
        return declined(DeclinedKey.SEED_UNFIT)
    practice = Practice(
        draw_list=draw_list,
        seed=event.seed,
        check_number=event.check_number,
        stamp=draft.stamp,
    )
    draft.practice = draft.practice.plus(practice)
    return None


def practice_list(draft: Draft, members: tuple[str, ...], throw: Throw) -> DrawList | Declined:
    """Make the list of a practice draw; it is numbered apart and never counts."""
    made = make_draw_list(
        protocol=DrawProtocol.PRACTICE,
        round_id=draft.id,
        numbering=Numbering(1 + len(draft.practice), 1, None),
        standing="0" * 64,
        throw=throw,
        members=members,
    )
    return declined(DeclinedKey.SEED_UNFIT) if isinstance(made, FileProblem) else made


def _before(draft: Draft) -> Round:
    """Give the round as it was before the entry that is being applied: its number and chain."""
    return replace(draft.round(), nr=draft.entry_before)


def _may_draw(draft: Draft) -> Declined | None:
    if not isinstance(draft.scheme.tie, DrawRule):
        return declined(DeclinedKey.NO_DRAW_IN_SCHEME)
    return first_of(scores_closed(draft), not_adopted(draft))


def _tie_to_draw(state: Round, outcome: Outcome, members: frozenset[str]) -> Tie | Declined:
    """Find the tie to be drawn: a whole one, that no live attempt is about."""
    for attempt in state.live_draws():
        if not members.isdisjoint(attempt.draw_list.members):
            if attempt.result is not None:
                poging = str(attempt.draw_list.attempt)
                return declined(DeclinedKey.SEED_COMMITTED, poging=poging)
            return declined(DeclinedKey.LIST_FROZEN, tijd=Moment(attempt.frozen.at))
    tie = next((tie for tie in outcome.ties if frozenset(tie.members) == members), None)
    if tie is None:
        touched = any(not members.isdisjoint(tie.members) for tie in outcome.ties)
        return declined(DeclinedKey.TIE_ANOTHER if touched else DeclinedKey.NO_TIE)
    if not tie.draw_required and tie.state is not TieState.WAIVED:
        return declined(DeclinedKey.NO_TIE)
    return _invited(state, tie)


def _invited(state: Round, tie: Tie) -> Tie | Declined:
    rule = state.scheme.tie
    missing = tuple(item for item in tie.members if item not in state.invitations)
    if isinstance(rule, DrawRule) and rule.invitation and missing:
        return declined(DeclinedKey.INVITATIONS_MISSING, ids=missing, ref=rule.ref)
    return tie


def _use_secret(draft: Draft, draw_list: DrawList) -> Declined | None:
    if not isinstance(draw_list.throw, Mix):
        return None
    commitment = draw_list.throw.commitment
    secret = draft.secrets.get(commitment)
    if secret is None or secret.used is not None:
        return declined(DeclinedKey.SECRET_MISSING)
    used = (draw_list.number, draw_list.attempt)
    draft.secrets.put(commitment, replace(secret, used=used))
    return None
