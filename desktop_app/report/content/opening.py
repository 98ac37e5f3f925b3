"""Paragraphs 1 and 2: the outcome in short, and the round with its scheme."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.ceiling_fields import AMOUNT, ceiling_field
from desktop_app.core.events_round import RoundChanged
from desktop_app.core.outcome import Result, TieState
from desktop_app.core.parsing import NumberProblem, parse_cents_exact
from desktop_app.core.round import Round
from desktop_app.core.settings import RoundField
from desktop_app.report.content.facts import PAID, PASSED, Facts
from desktop_app.report.document import (
    Align,
    Block,
    Column,
    Emphasis,
    Heading,
    KeyValues,
    Paragraph,
    Run,
    Table,
    Text,
)
from desktop_app.text import minutes_head as head_words
from desktop_app.text import minutes_opening as words
from desktop_app.text.notation import euros
from desktop_app.text.wording import sentences


def core(facts: Facts) -> Iterator[Block]:
    """Paragraph 1: received, assessed, ranked, and the money (model, 5a paragraph 1)."""
    yield Heading(1, head_words.section(1, words.CORE))
    scheme, outcome = facts.scheme, facts.outcome
    if not facts.lines:
        yield Paragraph(words.NOTHING_RECEIVED)
        return
    ranked = sum(len(pool.ranking) for pool in outcome.pools)
    unranked = len(facts.with_result(*PASSED)) - ranked
    incomplete = len(facts.with_result(Result.INCOMPLETE))
    paid = facts.with_result(*PAID)
    assessed = sum(item.total is not None for item in outcome.assessed.values())
    waiting = [tie for tie in outcome.ties if tie.state is TieState.OPEN and tie.decisive]
    yield Paragraph(
        sentences(
            words.received(scheme, len(facts.lines)),
            words.assessed_and_ranked(assessed, ranked),
            words.not_ranked_but_fits(scheme, unranked) if unranked else "",
            words.eligible(scheme, len(paid), sum(line.granted or 0 for line in paid)),
            *(words.awaiting(scheme, tie.members, tie.left) for tie in waiting),
            words.still_incomplete(scheme, incomplete) if incomplete else "",
            "" if waiting else _left(facts),
        )
    )


def _left(facts: Facts) -> str:
    pools = facts.outcome.pools
    return words.remainder(
        sum(pool.ceiling for pool in pools), sum(pool.remainder for pool in pools)
    )


def round_and_scheme(facts: Facts, state: Round | None) -> Iterator[Block]:
    """Paragraph 2: article, version, window, ceilings and their publication."""
    scheme = facts.scheme
    yield Heading(1, head_words.section(2, words.ROUND))
    name, number = words.version(scheme, facts.told.scheme_sha256)
    version: Text = (Run(name), Run(number, Emphasis.MONO))
    yield KeyValues(((words.ARTICLE, words.article(scheme)), (words.VERSION, version)))
    if state is not None:
        yield KeyValues(tuple(_recorded(state)))
    yield Paragraph(words.ceiling_is(scheme, sum(facts.outcome.case.ceilings.values())))
    if scheme.pools:
        yield _pools(facts)
    if state is not None:
        changes = list(_ceiling_changes(state)) or [words.UNCHANGED]
        yield from (Paragraph(change) for change in changes)


def _recorded(state: Round) -> Iterator[tuple[str, Text]]:
    value = state.settings.get
    start, end = value(RoundField.WINDOW_START), value(RoundField.WINDOW_END)
    yield words.WINDOW, words.window(start, end)
    source, date = value(RoundField.PUBLICATION), value(RoundField.PUBLICATION_DATE)
    yield words.PUBLICATION, words.publication(source, date)
    yield words.DIVISION, words.division_published(value(RoundField.METHOD_PUBLISHED))
    adviser, previous = value(RoundField.ADVISER), value(RoundField.PREVIOUS_ROUND)
    if adviser:
        yield words.ADVISER, adviser
    if previous:
        yield words.PREVIOUS, previous


def _pools(facts: Facts) -> Table:
    ceilings = facts.outcome.case.ceilings
    return Table(
        columns=(
            Column(title=words.pool_word(facts.scheme), share=1),
            Column(title=words.POOL),
            Column(title=words.POOL_CEILING, align=Align.RIGHT),
        ),
        rows=tuple(
            (facts.pool_name(pool), pool, euros(amount))
            for pool, amount in sorted(ceilings.items())
        ),
        totals=(words.TOTAL, "", euros(sum(ceilings.values()))),
    )


def _ceiling_changes(state: Round) -> Iterator[str]:
    for entry in state.log:
        event = entry.event
        if not isinstance(event, RoundChanged) or entry.batch in state.undone:
            continue
        parts = ceiling_field(event.field)
        if parts is None or parts[0] != AMOUNT or event.old is None:
            continue
        ceiling = state.ceilings.get(parts[1])
        yield words.ceiling_changed(
            pool=(ceiling.name or parts[1]) if ceiling and state.scheme.pools else "",
            old=_amount(event.old),
            new=_amount(event.new),
            nr=entry.nr,
            moment=entry.at,
            basis=event.basis,
            reason=event.reason,
        )


def _amount(text: str | None) -> str:
    cents = parse_cents_exact(text or "")
    return "–" if isinstance(cents, NumberProblem) else euros(cents)
