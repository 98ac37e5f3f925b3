"""The minutes of one attempt at a draw (document b)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt
from desktop_app.report.attachments import Attachment
from desktop_app.report.content.appendices import files
from desktop_app.report.content.attachments import files_of_draw, listed
from desktop_app.report.content.draw_closing import (
    attempts,
    recipe,
    remarks,
    signatures,
    statement,
)
from desktop_app.report.content.draw_course import consequence, frozen_list, result, seed
from desktop_app.report.content.draw_opening import cause, equals, invited, when_and_who
from desktop_app.report.content.draw_totals import attempt_totals, lot_total, same_total
from desktop_app.report.content.drawn import Drawn, drawn_of
from desktop_app.report.content.facts import Facts, facts_of
from desktop_app.report.content.issued import Heading, Issued, assemble
from desktop_app.report.content.told import told
from desktop_app.report.content.totals import ControlTotal, TotalsOpen, open_totals
from desktop_app.report.content.totals_outcome import money_totals
from desktop_app.report.content.totals_round import totals_blocks
from desktop_app.report.document import Block, Document, DocumentKind
from desktop_app.text import minutes_head as words

_TOTALS = 13


def minutes_of_draw(
    state: Round,
    outcome: Outcome,
    attempt: Attempt,
    issued: Issued,
    attached: tuple[Attachment, ...] | None = None,
) -> Document | TotalsOpen:
    """Make the minutes of a draw, or say which control totals do not close.

    outcome: of the round as it is now, with this draw in it when it holds; an attempt that
    lapsed or was declared void has minutes too, and they say that its outcome is not used.
    attached: the files that will travel in it, made here when they are not given.
    """
    facts, drawn = facts_of(outcome, told(state)), drawn_of(attempt)
    totals = (*computed_totals(facts, drawn), *_round_totals(state, drawn, attempt))
    stopped = open_totals(totals)
    if stopped is not None:
        return stopped
    number, trial = attempt.key
    heading = Heading(
        kind=DocumentKind.DRAW_MINUTES,
        title=words.DRAW,
        short_title=words.DRAW_SHORT,
        subject=words.draw_name(number, trial),
    )
    _, table = totals_blocks(facts, _round_totals(state, drawn, attempt), _TOTALS)
    blocks = [
        *_opening(facts, drawn, state, attempt),
        *_closing(drawn, state, attempt, issued),
        *totals_blocks(facts, computed_totals(facts, drawn), _TOTALS),
        table,
        signatures(state, attempt),
        *files(listed(attached or files_of_draw(state, outcome, attempt))),
    ]
    return assemble(state, facts, issued, heading, blocks)


def computed_totals(facts: Facts, drawn: Drawn) -> tuple[ControlTotal, ...]:
    """Give the control totals that follow from the outcome and the files of the draw."""
    return (*money_totals(facts), lot_total(facts, drawn))


def _round_totals(state: Round, drawn: Drawn, attempt: Attempt) -> tuple[ControlTotal, ...]:
    return (*attempt_totals(state, attempt), same_total(drawn, attempt))


def recomputed_blocks(facts: Facts, drawn: Drawn) -> list[Block]:
    """Give every block that anyone can make again from the files in the document."""
    return [
        *_opening(facts, drawn, None, None),
        *recipe(drawn),
        *totals_blocks(facts, computed_totals(facts, drawn), _TOTALS),
    ]


def _opening(
    facts: Facts, drawn: Drawn, state: Round | None, attempt: Attempt | None
) -> Iterator[Block]:
    yield from cause(facts, drawn, state)
    if state is not None and attempt is not None:
        yield from when_and_who(state, attempt)
        yield from invited(facts, state, attempt)
    yield from equals(facts, drawn)
    yield from frozen_list(facts, drawn, state, attempt)
    yield from seed(drawn, state, attempt)
    yield from result(facts, drawn, state, attempt)
    yield from consequence(facts, drawn, state, attempt)


def _closing(drawn: Drawn, state: Round, attempt: Attempt, issued: Issued) -> Iterator[Block]:
    yield from attempts(state, attempt)
    yield from remarks(state)
    yield from statement(state, attempt, issued.program)
    yield from recipe(drawn)
