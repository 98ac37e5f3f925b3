"""The lottery sheet (document g): the frozen list on paper, with room for seed and outcome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop_app.core.draw_list import External, Mix, Paper
from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt
from desktop_app.core.settings import RoundField
from desktop_app.report.content.facts import facts_of
from desktop_app.report.content.issued import Heading, Issued, assemble
from desktop_app.report.content.told import told
from desktop_app.report.document import (
    BlankBoxes,
    BlankLines,
    Block,
    Document,
    DocumentKind,
    HashBlocks,
    KeyValues,
    Paragraph,
)
from desktop_app.report.document import Heading as Title
from desktop_app.text import lottery_sheet as words
from desktop_app.text import minutes_head as head_words
from desktop_app.text.wording import NOT_RECORDED, moment_words

_MOST_PLACES = 12
"""Of more lots only the first places are written down by hand."""


def lottery_sheet(state: Round, outcome: Outcome, attempt: Attempt, issued: Issued) -> Document:
    """Make the sheet that is read aloud and filled in; no names, scores or amounts stand on it."""
    facts = facts_of(outcome, told(state))
    number, trial = attempt.key
    heading = Heading(
        kind=DocumentKind.DRAW_SHEET,
        title=head_words.SHEET,
        short_title=head_words.SHEET,
        subject=head_words.draw_name(number, trial),
    )
    blocks = [
        *_list(state, attempt, issued),
        *_seed(attempt),
        *_result(attempt),
        Title(1, words.SIGNATURES),
        BlankLines((*words.BEFORE_SEED, *words.AFTER_RESULT)),
    ]
    document = assemble(state, facts, issued, heading, blocks)
    return _without_money(document)


def _without_money(document: Document) -> Document:
    """Leave the third line of the footer out: no amounts stand on the sheet."""
    return replace(document, footer=document.footer[:2], notice="")


def _list(state: Round, attempt: Attempt, issued: Issued) -> Iterator[Block]:
    listed = attempt.draw_list
    day = state.settings.get(RoundField.DRAW_DATE)
    yield Title(1, words.LOTS)
    yield Paragraph(words.as_many_lots(state.scheme, listed.members))
    yield KeyValues(
        (
            (words.PROTOCOL, listed.protocol.value),
            (words.DAY, NOT_RECORDED if day is None else moment_words(day)),
            (words.PLACE, state.settings.get(RoundField.DRAW_PLACE) or NOT_RECORDED),
        )
    )
    yield Title(1, words.NUMBER)
    yield HashBlocks(label=words.L_LABEL, hexadecimal=attempt.list_hash, numbered=True)
    yield HashBlocks(label=words.STANDING, hexadecimal=listed.standing)
    yield HashBlocks(label=words.head_label(issued.nr), hexadecimal=issued.head)
    if isinstance(listed.throw, Mix):
        yield HashBlocks(label=words.COMMITMENT, hexadecimal=listed.throw.commitment)
    if listed.previous is not None:
        yield HashBlocks(label=words.PREVIOUS, hexadecimal=listed.previous)


def _seed(attempt: Attempt) -> Iterator[Block]:
    yield Title(1, words.SEED)
    throw = attempt.draw_list.throw
    label, count = words.throws(throw)
    if isinstance(throw, Mix):
        yield BlankLines(words.contribution_lines())
    elif isinstance(throw, Paper):
        yield Paragraph(words.ON_PAPER)
    elif isinstance(throw, External):
        yield BlankLines((label,))
    else:
        yield BlankBoxes(label=label, count=count)


def _result(attempt: Attempt) -> Iterator[Block]:
    yield Title(1, words.RESULT)
    places = min(len(attempt.draw_list.members), _MOST_PLACES)
    yield BlankLines(tuple(words.place_line(place) for place in range(1, places + 1)))
    yield BlankBoxes(label=words.U_LABEL, count=16, group=4)
