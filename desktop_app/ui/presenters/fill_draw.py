"""What the screen Loting shows of a round: which tie, how far its draw is, and the open step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from desktop_app.core.outcome import Outcome, Tie, TieState
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt, Lapsing, Voiding
from desktop_app.text import draw_screen as text
from desktop_app.text import wording
from desktop_app.text.measure import counted
from desktop_app.ui.presenters.draw import (
    DrawStep,
    DrawView,
    NoDrawView,
    StepBody,
    StepLine,
    StepState,
    Topic,
)
from desktop_app.ui.presenters.fill_draw_steps import (
    DrawFocus,
    Subject,
    freeze_step,
    frozen_step,
    invitations_step,
    kind_of,
    reason_step,
    reveal_step,
    seed_recorded_step,
    seed_step,
    sheet_step,
    sign_step,
    throws_of,
)
from desktop_app.ui.presenters.frame import Need, NeedView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.targets import FieldTarget
from desktop_app.ui.presenters.words import capital

_STATES = {
    TieState.OPEN: text.STILL_TO_DRAW,
    TieState.DRAWN: text.DRAWN,
    TieState.WAIVED: text.WAIVED,
    TieState.PRO_RATA: "",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Progress:
    """Which steps are done, which one is on screen, and the first that is not done."""

    done: frozenset[DrawStep]
    current: DrawStep
    first: DrawStep


def drawable(outcome: Outcome) -> tuple[Tie, ...]:
    """Give the ties that the regeling sends to a draw: open, drawn, or left out."""
    return tuple(
        tie
        for tie in outcome.ties
        if tie.draw_required or tie.state in (TieState.DRAWN, TieState.WAIVED)
    )


def tie_in_focus(outcome: Outcome, members: tuple[str, ...]) -> Tie | None:
    """Give the tie that is looked at; without a choice the first that must still be drawn."""
    ties = drawable(outcome)
    chosen = next((tie for tie in ties if tie.members == members), None)
    return chosen or next((tie for tie in ties if tie.draw_required), next(iter(ties), None))


def attempt_of(state: Round, tie: Tie) -> Attempt | None:
    """Give the attempt that holds for this tie, if there is one."""
    members = set(tie.members)
    return next(
        (item for item in state.live_draws() if members <= set(item.draw_list.members)), None
    )


def draw_view(state: Round, outcome: Outcome, focus: DrawFocus) -> DrawView | NoDrawView:
    """Show the draw of the tie in focus, or say that there is nothing to draw."""
    tie = tie_in_focus(outcome, focus.members)
    earlier = tuple(_earlier(item) for item in state.draws.values() if item.ended is not None)
    if tie is None:
        return NoDrawView(heading=text.NO_DRAW, sentence=text.NO_DRAW_WHY, earlier=earlier)
    attempt = attempt_of(state, tie)
    subject = Subject(state=state, outcome=outcome, tie=tie, attempt=attempt, focus=focus)
    progress = _progress(subject)
    number, tries = attempt.key if attempt else (None, None)
    return DrawView(
        heading=text.draw_heading(number, tries),
        members=tie.members,
        draw=f"L{number}/{tries}" if attempt else None,
        topics=_topics(outcome, tie),
        steps=tuple(_line(subject, step, progress) for step in DrawStep),
        step=progress.current,
        body=_body(subject, progress.current),
        earlier=earlier,
    )


def draw_needs(state: Round, outcome: Outcome, action: str) -> NeedView:
    """Say which draws are still open; action: what the button says when none is."""
    open_ties = [tie for tie in drawable(outcome) if _unfinished(state, tie)]
    ranked = sum(len(pool.ranking) for pool in outcome.pools)
    return NeedView(
        goal=text.GOAL,
        needs=tuple(_need(state, tie) for tie in open_ties),
        counts=wording.counts(state.scheme, len(tuple(state.unit_ids)), ranked),
        action=action,
    )


def _unfinished(state: Round, tie: Tie) -> bool:
    attempt = attempt_of(state, tie)
    return tie.draw_required or (attempt is not None and attempt.revealed is None)


def _need(state: Round, tie: Tie) -> Need:
    attempt = attempt_of(state, tie)
    sentence = text.finish_draw(attempt.draw_list.number) if attempt else text.hold_draw(tie.place)
    target = FieldTarget(Phase.DRAW, ",".join(tie.members))
    return Need(mark=Mark.DRAW, sentence=sentence, short=sentence, target=target)


def _topics(outcome: Outcome, tie: Tie) -> tuple[Topic, ...]:
    ties = drawable(outcome)
    if len(ties) == 1:
        return ()
    return tuple(
        Topic(
            members=item.members,
            title=text.topic(item.place, len(item.members), _STATES[item.state]),
            current=item.members == tie.members,
        )
        for item in ties
    )


def _progress(subject: Subject) -> _Progress:
    done = _done(subject)
    first = next((step for step in DrawStep if step not in done), DrawStep.SIGN)
    wanted = subject.focus.step
    return _Progress(
        done=done, first=first, current=first if wanted is None or wanted > first else wanted
    )


def _done(subject: Subject) -> frozenset[DrawStep]:
    state, tie, attempt = subject.state, subject.tie, subject.attempt
    done = {DrawStep.REASON} if subject.focus.begun else set()
    if attempt is None:
        if all(member in state.invitations for member in tie.members):
            done |= {DrawStep.REASON, DrawStep.INVITATIONS}
        return frozenset(done if tie.state is not TieState.WAIVED or subject.focus.begun else ())
    done |= {DrawStep.REASON, DrawStep.INVITATIONS, DrawStep.FREEZE}
    if attempt.blocks:
        done.add(DrawStep.SHEET)
    if attempt.result is not None:
        done.add(DrawStep.SEED)
    if attempt.revealed is not None:
        done.add(DrawStep.REVEAL)
    return frozenset(done)


def _line(subject: Subject, step: DrawStep, progress: _Progress) -> StepLine:
    done = step in progress.done
    if step is progress.current:
        how = StepState.CURRENT
    else:
        how = StepState.DONE if done else StepState.LATER
    return StepLine(
        step=step,
        title=text.STEPS[int(step)],
        note=_note(subject, step) if done else "",
        state=how,
        reachable=step <= progress.first,
    )


def _note(subject: Subject, step: DrawStep) -> str:
    state, members, attempt = subject.state, subject.tie.members, subject.attempt
    match step:
        case DrawStep.REASON:
            total = subject.outcome.unit(members[0]).total or 0
            return capital(text.equal_note(len(members), counted(state.scheme, total)))
        case DrawStep.INVITATIONS:
            present = sum(state.attendance.get(member, False) for member in members)
            invited = sum(member in state.invitations for member in members)
            return text.invited_note(invited, present)
        case DrawStep.FREEZE:
            return text.frozen_note(len(attempt.draw_list.members)) if attempt else ""
        case DrawStep.SHEET:
            return text.BLOCKS_NOTE
        case DrawStep.SEED:
            throw = attempt.draw_list.throw if attempt else None
            return text.seed_note(kind_of(throw), throws_of(throw)) if throw else ""
        case DrawStep.REVEAL:
            return text.ALL_SHOWN
        case DrawStep.SIGN:
            return ""
    assert_never(step)


def _earlier(attempt: Attempt) -> str:
    number, tries = attempt.key
    match attempt.ended:
        case Voiding(reason=reason, by=by):
            return text.earlier(number, tries, text.voided(reason, by))
        case Lapsing(reason=reason):
            return text.earlier(number, tries, text.LAPSED[reason])
        case None:
            return ""


def _body(subject: Subject, step: DrawStep) -> StepBody:
    if subject.attempt is None:
        match step:
            case DrawStep.INVITATIONS:
                return invitations_step(subject)
            case DrawStep.FREEZE:
                return freeze_step(subject)
            case _:
                return reason_step(subject)
    return _held(subject, subject.attempt, step)


def _held(subject: Subject, attempt: Attempt, step: DrawStep) -> StepBody:
    match step:
        case DrawStep.REASON:
            return reason_step(subject)
        case DrawStep.INVITATIONS:
            return invitations_step(subject)
        case DrawStep.FREEZE:
            return frozen_step(attempt)
        case DrawStep.SHEET:
            return sheet_step(subject, attempt)
        case DrawStep.SEED:
            return seed_step(attempt) if attempt.result is None else seed_recorded_step(attempt)
        case DrawStep.REVEAL:
            return reveal_step(subject, attempt)
        case DrawStep.SIGN:
            return sign_step(attempt)
    assert_never(step)
