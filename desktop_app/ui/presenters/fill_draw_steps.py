"""What each step of a draw shows, filled from the round."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import assert_never

from desktop_app.core.draw import SeedResult, draw_order
from desktop_app.core.draw_lines import blocks
from desktop_app.core.draw_list import D6, D6_BOUNDS, D10, D10_BOUNDS, External, Mix, Paper, Throw
from desktop_app.core.outcome import Outcome, Tie, TieState
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt, LotsDrawn, SeedGiven
from desktop_app.core.rules import rules_for
from desktop_app.core.scheme import DrawRule
from desktop_app.core.tie_ranges import amount_ranges
from desktop_app.report.content.draw_files import draw_files
from desktop_app.report.content.drawn import drawn_of
from desktop_app.text import draw_screen as text
from desktop_app.text import notation
from desktop_app.text.declined import moment_words
from desktop_app.text.moments import local, time_text
from desktop_app.text.refs import ref_long
from desktop_app.text.results import result_word
from desktop_app.text.why import why_decisive, why_harmless
from desktop_app.ui.presenters.draw import (
    DrawStep,
    FreezeStep,
    InvitationsStep,
    Invitee,
    ReasonStep,
    RecordedStep,
    RevealCard,
    RevealStep,
    SeedStep,
    SheetStep,
    SignStep,
)
from desktop_app.ui.presenters.words import MARKS, capital, money, unit_name

BOUNDS = {"d6": D6_BOUNDS, "d10": D10_BOUNDS}


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawFocus:
    """What the person at the screen has chosen to look at.

    members: of the tie; step: looked at, None for the first that is not done; begun: the reason
    was read; shown: how many places were revealed on screen; asked: blocks to type back; kind:
    of seed, before the freeze.
    """

    members: tuple[str, ...] = ()
    step: DrawStep | None = None
    begun: bool = False
    shown: int = 0
    asked: tuple[int, int] = (4, 11)
    kind: str = "d6"


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """The tie on screen, the attempt that holds for it, and what is looked at."""

    state: Round
    outcome: Outcome
    tie: Tie
    attempt: Attempt | None
    focus: DrawFocus


def kind_of(throw: Throw) -> str:
    """Give the word of LOTING-1 for a kind of seed."""
    match throw:
        case D6():
            return "d6"
        case D10():
            return "d10"
        case External():
            return "ext"
        case Mix():
            return "mix"
        case Paper():
            return "papier"
    assert_never(throw)


def throws_of(throw: Throw) -> int:
    """Give how many throws the list asks for; 0 for another kind of seed."""
    return throw.throws if isinstance(throw, D6 | D10) else 0


def reason_step(subject: Subject) -> ReasonStep:
    """Say why there is a draw: what was compared, and what each lot can get."""
    state, outcome, tie = subject.state, subject.outcome, subject.tie
    scheme = state.scheme
    keys = rules_for(scheme, outcome.case.readings).keys
    pool = next(item for item in outcome.pools if item.pool == tie.pool)
    ranges = amount_ranges(outcome, tie)
    why = why_decisive(tie) if tie.decisive else why_harmless(tie)
    waiver = state.waivers.get(frozenset(tie.members))
    open_tie = tie.state is TieState.OPEN
    return ReasonStep(
        heading=text.WHY if tie.decisive else text.WHY_HARMLESS,
        sentence=f"{why} {capital(ref_long(scheme.tie.ref))}.",
        compared=tuple(
            (capital(key.label), notation.points_number(value, scheme.unit))
            for key, value in zip(keys, pool.keys[tie.members[0]], strict=True)
        ),
        amounts=tuple(
            (member, unit_name(state, member), money(ranges[member][0]), money(ranges[member][1]))
            for member in tie.members
        ),
        waivable=text.WAIVE_WHEN if open_tie and not tie.decisive else None,
        waived=text.waived_because(waiver.reason) if waiver is not None else None,
    )


def invitations_step(subject: Subject) -> InvitationsStep:
    """Say who was invited, and who came."""
    rule = subject.state.scheme.tie
    demanded = isinstance(rule, DrawRule) and rule.invitation
    return InvitationsStep(
        invitees=tuple(_invitee(subject.state, member) for member in subject.tie.members),
        required=text.invitation_required(ref_long(rule.ref)) if demanded else None,
    )


def _invitee(state: Round, unit: str) -> Invitee:
    invitation = state.invitations.get(unit)
    return Invitee(
        unit=unit,
        number=unit,
        name=unit_name(state, unit),
        invited=moment_words(invitation.date) if invitation else "",
        way=invitation.way if invitation else "",
        present=state.attendance.get(unit),
    )


def freeze_step(subject: Subject) -> FreezeStep:
    """Say what will be frozen, and how the seed will come about."""
    kind = subject.focus.kind
    secrets = subject.state.secrets
    waiting = [item for item in secrets if secrets[item].used is None]
    return FreezeStep(
        sentence=capital(text.freeze_sentence(len(subject.tie.members))),
        consequence=text.FREEZE_CONSEQUENCE,
        kinds=tuple(text.KINDS.items()),
        kind=kind,
        throws=BOUNDS.get(kind),
        commitment=waiting[-1] if waiting else None,
    )


def frozen_step(attempt: Attempt) -> RecordedStep:
    """Say what was frozen, when and by whom."""
    facts = [
        (text.FROZEN_AT, moment_words(attempt.frozen.at)),
        (text.CONFIRMED_BY, notation.enumeration(attempt.persons)),
        (text.LEADER, attempt.leader or notation.NO_VALUE),
        (text.WITNESSES, notation.enumeration(attempt.witnesses) or notation.NO_VALUE),
        (text.KIND_LABEL, text.KINDS[kind_of(attempt.draw_list.throw)]),
    ]
    heading = capital(text.freeze_sentence(len(attempt.draw_list.members)))
    return RecordedStep(heading=heading, facts=tuple(facts))


def sheet_step(subject: Subject, attempt: Attempt) -> SheetStep:
    """Give what stands on the sheet, and which blocks are still to be typed back."""
    draw_list = attempt.draw_list
    throw = draw_list.throw
    about = [
        (text.ROUND, str(draw_list.round_id)),
        (text.DRAW_LABEL, text.draw_heading(*attempt.key)),
        (text.KIND_LABEL, text.kind_in_full(kind_of(throw), throws_of(throw))),
    ]
    if isinstance(throw, Mix):
        about.append((text.COMMITMENT_LABEL, notation.blocks(throw.commitment)))
    if isinstance(throw, External):
        about.append((text.EVENT_LABEL, str(throw.event)))
    return SheetStep(
        blocks=blocks(attempt.list_hash),
        about=tuple(about),
        lots=tuple((str(lot), unit_name(subject.state, str(lot))) for lot in draw_list.members),
        asked=() if attempt.blocks else subject.focus.asked,
    )


def seed_step(attempt: Attempt) -> SeedStep:
    """Give what is entered for this kind of seed."""
    throw = attempt.draw_list.throw
    kind = kind_of(throw)
    return SeedStep(
        heading=text.seed_heading(kind, throws_of(throw)),
        kind=kind,
        length=throws_of(throw),
        alphabet=text.ALPHABETS.get(kind, ""),
        lots=len(attempt.draw_list.members),
        sentence=text.commitment(throw.commitment)
        if isinstance(throw, Mix)
        else text.SEED_HOW[kind],
    )


def seed_recorded_step(attempt: Attempt) -> RecordedStep:
    """Say which seed or order was recorded, and how it came about."""
    result = attempt.result
    facts: list[tuple[str, str]] = []
    if isinstance(result, SeedGiven):
        facts.append((text.SEED, notation.seed_groups(result.seed)))
        facts += [(text.called_by(item.by), item.text) for item in result.contributions]
        facts.append((text.THROWN_BY, notation.enumeration(result.throwers)))
        facts.append((text.SOURCE, result.source or ""))
        facts.append((text.TYPED_BY, notation.enumeration(result.typists)))
        facts.append((text.RECORDED_AT, moment_words(result.stamp.at)))
    if isinstance(result, LotsDrawn):
        facts.append((text.DRAWN_BY, result.drawn_by))
        facts.append((text.TYPED_BY, notation.enumeration(result.typists)))
        facts.append((text.RECORDED_AT, moment_words(result.stamp.at)))
    return RecordedStep(heading=text.SEED_FIXED, facts=tuple(fact for fact in facts if fact[1]))


def reveal_step(subject: Subject, attempt: Attempt) -> RevealStep:
    """Give the cards from the highest place down."""
    result = attempt.result
    outcome = subject.outcome
    order = [str(lot) for lot in result.order] if result else []
    tickets = _tickets(attempt)
    everything = attempt.revealed is not None
    placed = [unit for unit in order if outcome.unit(unit).place is not None]
    cards = tuple(
        _card(subject, unit, tickets.get(unit, ""), shown=everything or index < subject.focus.shown)
        for index, unit in enumerate(placed)
    )
    places = [outcome.unit(unit).place or 0 for unit in placed] or [0]
    seed = result.seed if isinstance(result, SeedGiven) else ""
    clock = time_text(local(datetime.fromisoformat(result.stamp.at))) if result else ""
    typists = result.typists if result else ()
    return RevealStep(
        heading=text.reveal_heading(min(places), max(places)),
        sentence=text.fixed_at(clock),
        cards=cards,
        list_blocks=blocks(attempt.list_hash),
        seed_heading=text.seed_title(kind_of(attempt.draw_list.throw), len(seed)) if seed else "",
        seed_groups=tuple(notation.seed_groups(seed).split(" ")) if seed else (),
        remarks=(
            text.u_is(notation.blocks(attempt.revealed.check_number))
            if attempt.revealed
            else text.later_u(max(places)),
            *((text.entered_by(*typists),) if len(typists) == len(("first", "again")) else ()),
            text.RECOMPUTE,
        ),
    )


def _tickets(attempt: Attempt) -> dict[str, str]:
    if not isinstance(attempt.result, SeedGiven):
        return {}
    drawn = draw_order(attempt.draw_list, attempt.result.seed)
    if not isinstance(drawn, SeedResult):
        return {}
    return {str(lot): ticket for lot, ticket in zip(drawn.order, drawn.tickets, strict=True)}


def _card(subject: Subject, unit: str, ticket: str, *, shown: bool) -> RevealCard:
    line = subject.outcome.unit(unit)
    return RevealCard(
        place=str(line.place),
        shown=shown,
        name=unit_name(subject.state, unit),
        number=unit,
        ticket=notation.blocks(ticket) if ticket else "",
        mark=MARKS[line.result],
        word=result_word(line.result, decided=subject.state.adoption is not None),
        amount=money(line.granted or 0),
        requested=text.requested(money(line.requested)),
    )


def sign_step(attempt: Attempt) -> SignStep:
    """Give U, who signs, and the files that everyone present may take along."""
    signers = [(text.LEADER_ROLE, attempt.leader or "")]
    signers += [(text.witness(number), name) for number, name in enumerate(attempt.witnesses, 1)]
    return SignStep(
        blocks=blocks(attempt.revealed.check_number) if attempt.revealed else (),
        signers=tuple(signer for signer in signers if signer[1]),
        files=tuple(draw_files(drawn_of(attempt))),
    )
