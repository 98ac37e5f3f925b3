"""The minutes of the meeting in which was assessed (document a)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.report.attachments import Attachment
from desktop_app.report.content import changes, closing, intake, meeting, method, opening
from desktop_app.report.content import division as money
from desktop_app.report.content import ranking as places
from desktop_app.report.content import readings as open_points
from desktop_app.report.content import scores as points
from desktop_app.report.content.appendices import (
    documents,
    files,
    member_scores,
    scheme_in_words,
    technical,
)
from desktop_app.report.content.attachments import files_of_meeting, listed
from desktop_app.report.content.facts import Facts, facts_of
from desktop_app.report.content.issued import Heading, Issued, assemble
from desktop_app.report.content.told import told
from desktop_app.report.content.totals import ControlTotal, TotalsOpen, open_totals
from desktop_app.report.content.totals_outcome import money_totals, score_totals, unit_totals
from desktop_app.report.content.totals_round import journal_totals, totals_blocks
from desktop_app.report.document import Block, Document, DocumentKind
from desktop_app.text import minutes_head as words

HEADING = Heading(kind=DocumentKind.MINUTES, title=words.MEETING, short_title=words.MEETING_SHORT)
_TOTALS = 17
_FILES = "E. "


def minutes_of_meeting(
    state: Round, outcome: Outcome, issued: Issued, attached: tuple[Attachment, ...] | None = None
) -> Document | TotalsOpen:
    """Make the minutes, or say which control totals do not close.

    outcome: of the proposal (`round_case.proposal_of`), because the minutes are there before the
    authority decides; nothing in them says that money is granted. attached: the files that will
    travel in it, made here when they are not given.
    """
    facts = facts_of(outcome, told(state))
    totals = (*computed_totals(facts), *journal_totals(facts, state))
    stopped = open_totals(totals)
    if stopped is not None:
        return stopped
    blocks = [
        *computed(facts, state),
        *totals_blocks(facts, computed_totals(facts), _TOTALS),
        *_journal_totals(facts, state),
        closing.signatures(state),
        *_appendices(facts, state, issued),
        *files(listed(attached or files_of_meeting(state, outcome)), _FILES),
    ]
    return assemble(state, facts, issued, HEADING, blocks)


def computed_totals(facts: Facts) -> tuple[ControlTotal, ...]:
    """Give the control totals that follow from the outcome and what is told beside it."""
    return (*unit_totals(facts), *money_totals(facts), *score_totals(facts))


def computed(facts: Facts, state: Round | None) -> Iterator[Block]:
    """Give paragraphs 1 to 16; without a round only what follows from the outcome."""
    yield from opening.core(facts)
    yield from opening.round_and_scheme(facts, state)
    if state is not None:
        yield from meeting.meeting(state)
        yield from meeting.interests(state)
    yield from intake.intake(facts, state)
    yield from method.method(facts, state)
    yield from open_points.readings(facts, state)
    yield from points.scores(facts, state)
    if state is not None:
        yield from changes.changes(facts, state)
    yield from places.minimums(facts)
    yield from places.ranking(facts)
    yield from places.ties(facts, state)
    yield from money.division(facts, state)
    yield from closing.nothing(facts)
    if state is not None:
        yield from closing.nomination(facts, state)
        yield from closing.remarks(state)


def recomputed_blocks(facts: Facts) -> list[Block]:
    """Give every block that anyone can make again from the files in the document."""
    return [
        *computed(facts, None),
        *totals_blocks(facts, computed_totals(facts), _TOTALS),
        *scheme_in_words(facts),
    ]


def _journal_totals(facts: Facts, state: Round) -> Iterator[Block]:
    """The totals of the journal, in a table of their own behind the others."""
    _, table = totals_blocks(facts, journal_totals(facts, state), _TOTALS)
    yield table


def _appendices(facts: Facts, state: Round, issued: Issued) -> Iterator[Block]:
    yield from scheme_in_words(facts)
    yield from documents(state)
    yield from technical(facts, issued, state.engine)
    yield from member_scores(state)
