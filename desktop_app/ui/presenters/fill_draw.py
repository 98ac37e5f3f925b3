"""What the screen Loting shows of a round: which tie, how far its draw is, and the open step."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.draw import SeedResult, draw_order
from desktop_app.core.draw_lines import blocks
from desktop_app.core.draw_list import D6, D10, External, Mix, Paper, Throw
from desktop_app.core.outcome import Outcome, Tie, TieState
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt, Lapsing, SeedGiven, Voiding
from desktop_app.core.rules import rules_for
from desktop_app.core.scheme import DrawRule
from desktop_app.core.tie_ranges import amount_ranges
from desktop_app.text import draw_screen as text
from desktop_app.text import notation
from desktop_app.text.measure import counted
from desktop_app.text.refs import ref_long
from desktop_app.text.results import result_word
from desktop_app.text.why import why_decisive, why_harmless
from desktop_app.ui.presenters.draw import (
    DrawStep,
    DrawView,
    FreezeStep,
    InvitationsStep,
    Invitee,
    NoDrawView,
    ReasonStep,
    RevealCard,
    RevealStep,
    SeedStep,
    SheetStep,
    SignStep,
    StepBody,
    StepLine,
    StepState,
)
from desktop_app.ui.presenters.words import MARKS, capital, money, unit_name


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawFocus:
    """What the person at the screen has chosen to look at.

    members: of the tie; step: looked at, None for the first that is not done; begun: the reason
    was read; shown: how many places were revealed on screen; asked: blocks to type back.
    """

    members: tuple[str, ...] = ()
    step: DrawStep | None = None
    begun: bool = False
    shown: int = 0
    asked: tuple[int, int] = (4, 11)
    kind: str = "d6"


def drawable(outcome: Outcome) -> tuple[Tie, ...]:
    """Give the ties that the regeling sends to a draw: open, drawn, or left out."""
    return tuple(
        tie
        for tie in outcome.ties
        if tie.draw_required or tie.state in (TieState.DRAWN, TieState.WAIVED)
    )


def topics(outcome: Outcome) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Give the members and the words of every tie in the list."""
    words = {
        TieState.OPEN: "nog te loten",
        TieState.DRAWN: "geloot",
        TieState.WAIVED: "achterwege gelaten",
        TieState.PRO_RATA: "",
    }
    return tuple(
        (tie.members, text.topic(tie.place, len(tie.members), words[tie.state]))
        for tie in drawable(outcome)
    )


def tie_in_focus(outcome: Outcome, focus: DrawFocus) -> Tie | None:
    """Give the tie that is looked at; without a choice the first that must still be drawn."""
    ties = drawable(outcome)
    chosen = next((tie for tie in ties if tie.members == focus.members), None)
    return chosen or next((tie for tie in ties if tie.draw_required), next(iter(ties), None))


def attempt_of(state: Round, tie: Tie) -> Attempt | None:
    """Give the attempt that holds for this tie, if there is one."""
    members = set(tie.members)
    return next(
        (item for item in state.live_draws() if members <= set(item.draw_list.members)), None
    )


def draw_view(state: Round, outcome: Outcome, focus: DrawFocus) -> DrawView | NoDrawView:
    """Show the draw of the tie in focus, or say that there is nothing to draw."""
    tie = tie_in_focus(outcome, focus)
    if tie is None:
        return NoDrawView(heading=text.NO_DRAW, sentence=text.NO_DRAW_WHY)
    attempt = attempt_of(state, tie)
    done = _done(state, tie, attempt, focus)
    first = next((step for step in DrawStep if step not in done), DrawStep.SIGN)
    current = focus.step or first
    number, tries = attempt.key if attempt else (None, None)
    return DrawView(
        heading=text.draw_heading(number, tries),
        steps=tuple(_line(state, outcome, tie, attempt, step, current, done) for step in DrawStep),
        body=_body(state, outcome, tie, attempt, current, focus),
        earlier=tuple(_earlier(item) for item in state.draws.values() if item.ended is not None),
    )


def _done(state: Round, tie: Tie, attempt: Attempt | None, focus: DrawFocus) -> frozenset[DrawStep]:
    done = set()
    if all(member in state.invitations for member in tie.members) or attempt:
        done |= {DrawStep.REASON, DrawStep.INVITATIONS}
    if focus.begun:
        done.add(DrawStep.REASON)
    if attempt is not None:
        done.add(DrawStep.FREEZE)
        if attempt.blocks:
            done.add(DrawStep.SHEET)
        if attempt.result is not None:
            done.add(DrawStep.SEED)
        if attempt.revealed is not None:
            done.add(DrawStep.REVEAL)
    return frozenset(done)


def _line(
    state: Round,
    outcome: Outcome,
    tie: Tie,
    attempt: Attempt | None,
    step: DrawStep,
    current: DrawStep,
    done: frozenset[DrawStep],
) -> StepLine:
    if step is current:
        how = StepState.CURRENT
    else:
        how = StepState.DONE if step in done else StepState.LATER
    note = _note(state, outcome, tie, attempt, step) if step in done else ""
    return StepLine(step=step, title=text.STEPS[int(step)], note=note, state=how)


def _note(state: Round, outcome: Outcome, tie: Tie, attempt: Attempt | None, step: DrawStep) -> str:
    match step:
        case DrawStep.REASON:
            total = outcome.unit(tie.members[0]).total or 0
            words = text.equal_note(len(tie.members), counted(state.scheme, total))
            return capital(words)
        case DrawStep.INVITATIONS:
            present = sum(state.attendance.get(member, False) for member in tie.members)
            invited = sum(member in state.invitations for member in tie.members)
            return text.invited_note(invited, present)
        case DrawStep.FREEZE:
            return text.frozen_note(len(attempt.draw_list.members)) if attempt else ""
        case DrawStep.SHEET:
            return text.BLOCKS_NOTE
        case DrawStep.SEED:
            return _seed_note(attempt) if attempt else ""
        case DrawStep.REVEAL:
            return text.place_by_place(done=True)
        case DrawStep.SIGN:
            return ""


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


def throws_of(throw: Throw) -> int:
    """Give how many throws the list asks for; 0 for another kind of seed."""
    return throw.throws if isinstance(throw, D6 | D10) else 0


def _seed_note(attempt: Attempt) -> str:
    throw = attempt.draw_list.throw
    return text.seed_note(kind_of(throw), throws_of(throw))


def _earlier(attempt: Attempt) -> str:
    number, tries = attempt.key
    match attempt.ended:
        case Voiding(reason=reason):
            return text.earlier(number, tries, f"ongeldig: {reason}")
        case Lapsing():
            return text.earlier(number, tries, "vervallen: de gelijke stand is veranderd")
        case None:
            return ""


def _body(
    state: Round,
    outcome: Outcome,
    tie: Tie,
    attempt: Attempt | None,
    step: DrawStep,
    focus: DrawFocus,
) -> StepBody:
    match step:
        case DrawStep.REASON:
            return _reason(state, outcome, tie)
        case DrawStep.INVITATIONS:
            return _invitations(state, tie)
        case DrawStep.FREEZE if attempt is None:
            return _freeze(tie, focus)
        case _ if attempt is None:
            return _reason(state, outcome, tie)
        case DrawStep.FREEZE | DrawStep.SHEET:
            return _sheet(state, attempt, focus)
        case DrawStep.SEED:
            return _seed(attempt)
        case DrawStep.REVEAL:
            return _reveal(state, outcome, attempt, focus)
        case DrawStep.SIGN:
            return _sign(attempt)


def _reason(state: Round, outcome: Outcome, tie: Tie) -> ReasonStep:
    scheme = state.scheme
    keys = rules_for(scheme, outcome.case.readings).keys
    pool = next(item for item in outcome.pools if item.pool == tie.pool)
    values = pool.keys[tie.members[0]]
    ranges = amount_ranges(outcome, tie)
    why = why_decisive(tie) if tie.decisive else why_harmless(tie)
    return ReasonStep(
        sentence=f"{why} ({ref_long(scheme.tie.ref)})",
        compared=tuple(
            (capital(key.label), notation.points_number(value, scheme.unit))
            for key, value in zip(keys, values, strict=True)
        ),
        amounts=tuple(
            (member, unit_name(state, member), money(low), money(high))
            for member, (low, high) in ((item, ranges[item]) for item in tie.members)
        ),
        waivable=None if tie.decisive else text.WAIVE,
    )


def _invitations(state: Round, tie: Tie) -> InvitationsStep:
    rule = state.scheme.tie
    demanded = isinstance(rule, DrawRule) and rule.invitation
    return InvitationsStep(
        invitees=tuple(_invitee(state, member) for member in tie.members),
        required=ref_long(rule.ref) if demanded else None,
    )


def _invitee(state: Round, unit: str) -> Invitee:
    invitation = state.invitations.get(unit)
    return Invitee(
        unit=unit,
        number=unit,
        name=unit_name(state, unit),
        invited=invitation.date if invitation else "",
        way=invitation.way if invitation else "",
        present=state.attendance.get(unit),
    )


def _freeze(tie: Tie, focus: DrawFocus) -> FreezeStep:
    mixed = focus.kind == "mix"
    return FreezeStep(
        sentence=capital(text.freeze_sentence(len(tie.members))),
        consequence=f"{text.MIX_FIRST} {text.FREEZE_CONSEQUENCE}"
        if mixed
        else text.FREEZE_CONSEQUENCE,
        names=("voorzitter", ""),
        problem=None,
    )


def _sheet(state: Round, attempt: Attempt, focus: DrawFocus) -> SheetStep:
    return SheetStep(
        blocks=blocks(attempt.list_hash),
        lots=tuple((str(lot), unit_name(state, str(lot))) for lot in attempt.draw_list.members),
        seed_kind=text.KINDS[kind_of(attempt.draw_list.throw)],
        asked=() if attempt.blocks else focus.asked,
    )


def _seed(attempt: Attempt) -> SeedStep:
    throw = attempt.draw_list.throw
    kind = kind_of(throw)
    return SeedStep(
        kinds=tuple(text.KINDS.items()),
        kind=kind,
        length=throws_of(throw),
        alphabet=text.ALPHABETS.get(kind, ""),
        first_done=attempt.result is not None,
        differing=(),
        sentence=text.commitment(throw.commitment) if isinstance(throw, Mix) else "",
    )


def _reveal(state: Round, outcome: Outcome, attempt: Attempt, focus: DrawFocus) -> RevealStep:
    result = attempt.result
    order = [str(lot) for lot in result.order] if result else []
    tickets = _tickets(attempt)
    everything = attempt.revealed is not None
    placed = [unit for unit in order if outcome.unit(unit).place is not None]
    cards = tuple(
        _card(state, outcome, unit, tickets.get(unit, ""), shown=everything or index < focus.shown)
        for index, unit in enumerate(placed)
    )
    places = [outcome.unit(unit).place or 0 for unit in placed] or [0]
    seed = result.seed if isinstance(result, SeedGiven) else ""
    return RevealStep(
        heading=text.reveal_heading(min(places), max(places)),
        sentence=text.FIXED,
        cards=cards,
        list_blocks=blocks(attempt.list_hash),
        seed_heading=text.SEED if seed else "",
        seed_groups=tuple(notation.seed_groups(seed).split(" ")) if seed else (),
        remarks=(text.RECOMPUTE if everything else text.LATER_U,),
    )


def _tickets(attempt: Attempt) -> dict[str, str]:
    if not isinstance(attempt.result, SeedGiven):
        return {}
    drawn = draw_order(attempt.draw_list, attempt.result.seed)
    if not isinstance(drawn, SeedResult):
        return {}
    return {str(lot): ticket for lot, ticket in zip(drawn.order, drawn.tickets, strict=True)}


def _card(state: Round, outcome: Outcome, unit: str, ticket: str, *, shown: bool) -> RevealCard:
    line = outcome.unit(unit)
    return RevealCard(
        place=str(line.place),
        shown=shown,
        name=unit_name(state, unit),
        number=unit,
        ticket=notation.blocks(ticket) if ticket else "",
        mark=MARKS[line.result],
        word=result_word(line.result, decided=state.adoption is not None),
        amount=money(line.granted or 0),
        requested=money(line.requested),
    )


def _sign(attempt: Attempt) -> SignStep:
    return SignStep(
        blocks=blocks(attempt.revealed.check_number) if attempt.revealed else (),
        witnesses=attempt.witnesses,
        files=(),
    )
