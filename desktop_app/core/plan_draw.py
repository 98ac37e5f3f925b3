"""Commands around a draw, worked out into events."""

from __future__ import annotations

import re
from typing import Final, assert_never

from desktop_app.core.commands_draw import (
    CheckBlocks,
    DrawCommand,
    FreezeDraw,
    InviteToDraw,
    MakeSecret,
    OpenSecret,
    PracticeDraw,
    RecordDrawAttendance,
    RecordPaperOrder,
    RecordSeed,
    RevealDraw,
    SeedKind,
    VoidDraw,
    WaiveDraw,
)
from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.draw import SeedResult, check_number, draw_order
from desktop_app.core.draw_list import (
    D6,
    D6_BOUNDS,
    D10,
    D10_BOUNDS,
    External,
    Mix,
    Paper,
    Throw,
    write_draw_list,
)
from desktop_app.core.draw_seed import commitment, first_difference, mix_seed
from desktop_app.core.events_draw import (
    Block,
    BlocksChecked,
    Contribution,
    DrawAttended,
    DrawInvited,
    DrawRevealed,
    DrawVoided,
    DrawWaived,
    PaperOrderRecorded,
    PracticeHeld,
    SecretMade,
    SeedRecorded,
)
from desktop_app.core.ids import LONGEST_ID, Identifier, IdProblem, parse_id
from desktop_app.core.plan import Context, Plan
from desktop_app.core.round_draws import Attempt
from desktop_app.core.transition_freeze import plan_freeze, practice_list, unused_secret
from desktop_app.core.transition_seed import result_of, seed_declined

_DRAW: Final = re.compile(r"L([1-9][0-9]{0,2})(?:/([1-9][0-9]?))?")
_LONGEST_EVENT: Final = 2 * LONGEST_ID


def plan_draw(draft: Draft, context: Context, command: DrawCommand) -> Plan:
    """Work out a step of a draw."""
    match command:
        case InviteToDraw(members=members, date=date, way=way):
            return (DrawInvited(units=members, date=date, way=way.strip()),)
        case RecordDrawAttendance(unit=unit, present=present):
            if draft.attendance.get(unit) is present:
                return ()
            return (DrawAttended(unit=unit, present=present),)
        case MakeSecret():
            secret = context.entropy()
            return (SecretMade(commitment=commitment(secret), secret=secret),)
        case FreezeDraw():
            return _freeze(draft, command)
        case WaiveDraw(members=members, reason=reason):
            return (DrawWaived(units=tuple(sorted(members)), reason=reason.strip()),)
        case PracticeDraw():
            return _practice(draft, command)
        case (
            CheckBlocks()
            | RecordSeed()
            | OpenSecret()
            | RecordPaperOrder()
            | RevealDraw()
            | VoidDraw()
        ):
            attempt = named_attempt(draft, command.draw)
            if isinstance(attempt, Declined):
                return attempt
            return _held(draft, attempt, command)
        case _:
            assert_never(command)


HeldCommand = CheckBlocks | RecordSeed | OpenSecret | RecordPaperOrder | RevealDraw | VoidDraw


def named_attempt(draft: Draft, name: str) -> Attempt | Declined:
    """Find the attempt named "L1/2", or the last attempt of "L1"."""
    form = _DRAW.fullmatch(name)
    if form is not None:
        number = int(form[1])
        tries = [attempt for draw, attempt in draft.draws if draw == number]
        wanted = int(form[2]) if form[2] else max(tries, default=0)
        found = draft.draws.get((number, wanted))
        if isinstance(found, Attempt):
            return found
    return declined(DeclinedKey.DRAW_UNKNOWN, loting=name, poging="–")


def _held(draft: Draft, attempt: Attempt, command: HeldCommand) -> Plan:
    draw, number = attempt.key
    match command:
        case CheckBlocks(blocks=typed):
            blocks = tuple(
                Block(number=block.number, text=block.text.strip().lower()) for block in typed
            )
            return (BlocksChecked(draw=draw, attempt=number, blocks=blocks),)
        case RecordSeed():
            return _seed(attempt, command)
        case OpenSecret():
            return _open(draft, attempt, command)
        case RecordPaperOrder():
            return _paper(attempt, command)
        case RevealDraw():
            result = result_of(attempt)
            if result is None:
                return declined(DeclinedKey.DRAW_NOT_HELD, loting=command.draw)
            shown = DrawRevealed(draw=draw, attempt=number, check_number=check_number(result))
            return (shown,)
        case VoidDraw(reason=reason, by=by):
            voided = DrawVoided(draw=draw, attempt=number, reason=reason.strip(), by=by.strip())
            return (voided,)
        case _:
            assert_never(command)


def _freeze(draft: Draft, command: FreezeDraw) -> Plan:
    throw = _throw(draft, command.seed_kind, command.throws, command.event)
    if isinstance(throw, Declined):
        return throw
    frozen = plan_freeze(
        draft,
        command.members,
        throw,
        persons=tuple(person.strip() for person in command.persons),
        leader=command.leader,
        witnesses=command.witnesses,
    )
    return frozen if isinstance(frozen, Declined) else (frozen,)


def _throw(draft: Draft, kind: SeedKind, throws: int | None, event: str | None) -> Throw | Declined:
    match kind:
        case SeedKind.D6:
            return D6(D6_BOUNDS[0] if throws is None else throws)
        case SeedKind.D10:
            return D10(D10_BOUNDS[0] if throws is None else throws)
        case SeedKind.EXTERNAL:
            named = parse_id(event or "", longest=_LONGEST_EVENT)
            if isinstance(named, IdProblem):
                return declined(DeclinedKey.ID_UNUSABLE, waarde=event or "")
            return External(Identifier(named))
        case SeedKind.MIX:
            commitment_shown = unused_secret(draft)
            if commitment_shown is None:
                return declined(DeclinedKey.SECRET_MISSING)
            return Mix(commitment_shown)
        case SeedKind.PAPER:
            return Paper()
        case _:
            assert_never(kind)


def _seed(attempt: Attempt, command: RecordSeed) -> Plan:
    differs = first_difference(command.seed, command.again)
    if differs is not None:
        return declined(DeclinedKey.SECOND_ENTRY_DIFFERS, n=str(differs))
    if isinstance(attempt.draw_list.throw, Mix | Paper):
        return declined(DeclinedKey.DRAW_KIND_OTHER, loting=command.draw)
    draw, number = attempt.key
    recorded = SeedRecorded(
        draw=draw,
        attempt=number,
        seed=command.seed,
        contributions=(),
        typists=command.typists,
        throwers=command.throwers,
        source=command.source,
    )
    return (recorded,)


def _open(draft: Draft, attempt: Attempt, command: OpenSecret) -> Plan:
    throw = attempt.draw_list.throw
    if not isinstance(throw, Mix):
        return declined(DeclinedKey.DRAW_KIND_OTHER, loting=command.draw)
    texts = tuple(part.text for part in command.contributions)
    differs = first_difference(":".join(texts), ":".join(command.again))
    if differs is not None:
        return declined(DeclinedKey.SECOND_ENTRY_DIFFERS, n=str(differs))
    secret = draft.secrets.get(throw.commitment)
    if secret is None:
        return declined(DeclinedKey.SECRET_MISSING)
    seed = mix_seed(secret.secret, texts)
    if not isinstance(seed, str):
        return seed_declined(throw, seed)
    draw, number = attempt.key
    recorded = SeedRecorded(
        draw=draw,
        attempt=number,
        seed=seed,
        contributions=tuple(
            Contribution(by=part.by.strip(), text=part.text) for part in command.contributions
        ),
        typists=command.typists,
        throwers=(),
        source=None,
    )
    return (recorded,)


def _paper(attempt: Attempt, command: RecordPaperOrder) -> Plan:
    differs = next(
        (
            place
            for place, (one, two) in enumerate(
                zip(command.order, command.again, strict=False), start=1
            )
            if one != two
        ),
        None,
    )
    if differs is None and len(command.order) != len(command.again):
        differs = min(len(command.order), len(command.again)) + 1
    if differs is not None:
        return declined(DeclinedKey.SECOND_ENTRY_DIFFERS, n=str(differs))
    draw, number = attempt.key
    recorded = PaperOrderRecorded(
        draw=draw,
        attempt=number,
        order=command.order,
        drawn_by=command.drawn_by.strip(),
        typists=command.typists,
    )
    return (recorded,)


def _practice(draft: Draft, command: PracticeDraw) -> Plan:
    if command.seed_kind in (SeedKind.MIX, SeedKind.PAPER):
        return declined(DeclinedKey.DRAW_KIND_OTHER, loting="oefening")
    throws = len(command.seed) if command.seed_kind is not SeedKind.EXTERNAL else None
    throw = _throw(draft, command.seed_kind, throws, command.event)
    if isinstance(throw, Declined):
        return throw
    draw_list = practice_list(draft, command.members, throw)
    if isinstance(draw_list, Declined):
        return draw_list
    result = draw_order(draw_list, command.seed)
    if not isinstance(result, SeedResult):
        return seed_declined(throw, result)
    held = PracticeHeld(
        draw_list=write_draw_list(draw_list).decode("ascii"),
        seed=command.seed,
        check_number=check_number(result),
    )
    return (held,)
