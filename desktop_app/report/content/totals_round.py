"""The control totals of the journal: K9, and the paragraph that prints all totals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop_app.core.events_applications import (
    Admitted,
    ApplicationChanged,
    GateRefused,
    LeftUntreated,
    Reinstated,
)
from desktop_app.core.events_decision import Deviated
from desktop_app.core.events_round import PhaseChanged
from desktop_app.core.events_scoring import ScoringEvent
from desktop_app.core.round import Round
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.totals import ChainTotal, ControlTotal, Part, total_text
from desktop_app.report.document import Block, Column, Heading, Table
from desktop_app.text import minutes_head as head_words
from desktop_app.text import minutes_totals as words

_STANDING = Admitted | GateRefused | LeftUntreated | Reinstated


def journal_totals(facts: Facts, state: Round) -> Iterator[ControlTotal]:
    """K9: changes and deviations in the document are those that the journal holds."""
    here, journal = facts.told.late_changes, _late_in_journal(state)
    yield ChainTotal(
        nr="K9",
        parts=(
            Part(here, words.changes(here, words.HERE)),
            Part(journal, words.changes(journal, words.IN_JOURNAL_AFTER_CLOSING)),
        ),
    )
    deviated = {
        (entry.event.unit, entry.event.what, entry.event.subject)
        for entry in state.log
        if isinstance(entry.event, Deviated)
    }
    here, journal = facts.told.deviations, len(deviated)
    yield ChainTotal(
        nr="K9",
        parts=(
            Part(here, words.deviations(here, words.HERE)),
            Part(journal, words.deviations(journal, words.IN_JOURNAL)),
        ),
    )


def _late_in_journal(state: Round) -> int:
    """Count again what changed in the journal after the scores were first closed."""
    closed, found = False, 0
    for entry in state.log:
        event = entry.event
        if isinstance(event, PhaseChanged) and event.new.scores_closed:
            closed = True
        elif closed and isinstance(event, ScoringEvent | ApplicationChanged | _STANDING):
            found += 1
    return found


def totals_blocks(facts: Facts, totals: Iterable[ControlTotal], number: int) -> Iterator[Block]:
    """The paragraph with every control total; all of them close, or there is no document."""
    yield Heading(1, head_words.section(number, words.TOTALS))
    yield Table(
        columns=(
            Column(title=words.NUMBER),
            Column(title=words.COUNT, share=1),
            Column(title=words.CLOSES),
        ),
        rows=tuple((total.nr, total_text(facts, total), words.YES) for total in totals),
    )
