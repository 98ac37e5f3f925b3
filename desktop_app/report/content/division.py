"""Paragraph 13: requested, grantable and proposed amounts, place after place."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.outcome import PoolOutcome, Result, TieState, UnitOutcome
from desktop_app.core.round import Round
from desktop_app.report.content.boundary import boundary_blocks
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.picture import picture
from desktop_app.report.content.shares import share_sentences
from desktop_app.report.document import (
    Align,
    Block,
    CarryOver,
    Column,
    Heading,
    Items,
    Paragraph,
    Table,
)
from desktop_app.text import minutes_division as words
from desktop_app.text import minutes_head as head_words
from desktop_app.text.minutes_intake import unit_head
from desktop_app.text.minutes_opening import pool_word
from desktop_app.text.minutes_ranking import nobody_in, pool_heading
from desktop_app.text.notation import euros
from desktop_app.text.why import why_amount
from desktop_app.text.wording import place

_CARRIED_FROM = 20
"""Rows from which a table may go on over a page, so that its totals are carried over."""


def division(facts: Facts, state: Round | None) -> Iterator[Block]:
    """Paragraph 13: the table per list, the picture, and the sentences (model, Z12-Z19, Z32)."""
    yield Heading(1, head_words.section(13, words.DIVISION))
    for pool in facts.outcome.pools:
        name = facts.pool_name(pool.pool)
        if name:
            yield Heading(2, pool_heading(name, pool.pool))
        if not facts.passed(pool):
            yield Paragraph(nobody_in(name) if name else words.NOTHING_TO_DIVIDE)
        else:
            yield from _pool(facts, pool)
        yield Paragraph(_remainder(facts, pool))
    if facts.scheme.pools is not None:
        yield Heading(2, words.ALL_POOLS)
        yield pools_table(facts)
    yield from _less(facts, state)
    yield from boundary_blocks(facts, state)


def _pool(facts: Facts, pool: PoolOutcome) -> Iterator[Block]:
    yield amounts_table(facts, pool)
    drawn = picture(facts, pool)
    if drawn is not None:
        yield drawn
    parts = [*share_sentences(facts, pool), *_parts(facts, pool)]
    if parts:
        yield Items(tuple(parts)) if len(parts) > 1 else Paragraph(parts[0])


def amounts_table(facts: Facts, pool: PoolOutcome) -> Table:
    """Every unit that passed with what it asked, could get and is proposed to get."""
    lines = facts.passed(pool)
    summed, rows, running = 0, [], []
    asked = [0, 0]
    for number, line in enumerate(lines, start=1):
        summed += line.granted or 0
        asked = [asked[0] + line.requested, asked[1] + line.grantable]
        left = pool.ceiling - summed
        rows.append(
            (
                place(line.place, shared=line.shared),
                line.id,
                euros(line.requested),
                euros(line.grantable),
                words.amount(line),
                euros(summed),
                euros(left),
                words.outcome(line, facts.ties.get(line.id)),
            )
        )
        carried = (*(euros(value) for value in (*asked, summed)), "", euros(left), "")
        running.append((str(number), "", *carried))
    return Table(
        columns=(
            Column(title=words.PLACE),
            Column(title=unit_head(facts.scheme)),
            *(
                Column(title=title, align=Align.RIGHT)
                for title in (
                    words.REQUESTED,
                    words.GRANTABLE,
                    words.AMOUNT,
                    words.SUMMED,
                    words.LEFT,
                )
            ),
            Column(title=words.OUTCOME, share=1),
        ),
        rows=tuple(rows),
        totals=(
            words.TOTAL,
            str(len(lines)),
            *(euros(value) for value in (*asked, summed)),
            "",
            euros(pool.remainder),
            "",
        ),
        carry_over=(
            CarryOver(running=tuple(running), label_column=1)
            if len(rows) >= _CARRIED_FROM
            else None
        ),
    )


def pools_table(facts: Facts) -> Table:
    """Ceiling, requested, amount and remainder of every pool, with their sums."""
    rows, sums = [], [0, 0, 0, 0]
    for pool in facts.outcome.pools:
        requested = sum(line.requested for line in facts.lines.values() if line.pool == pool.pool)
        values = (pool.ceiling, requested, pool.granted, pool.remainder)
        sums = [total + value for total, value in zip(sums, values, strict=True)]
        rows.append((facts.pool_name(pool.pool), *(euros(value) for value in values)))
    return Table(
        columns=(
            Column(title=pool_word(facts.scheme), share=1),
            *(
                Column(title=title, align=Align.RIGHT)
                for title in (words.CEILING, words.REQUESTED, words.AMOUNT, words.LEFT)
            ),
        ),
        rows=tuple(rows),
        totals=(words.TOTAL, *(euros(value) for value in sums)),
    )


def _parts(facts: Facts, pool: PoolOutcome) -> Iterator[str]:
    """Sentences for who gets only what is left, with the article (model, Z14)."""
    for line in facts.passed(pool):
        tie = facts.ties.get(line.id)
        alone = tie is None or tie.state is not TieState.PRO_RATA
        if line.result is Result.GRANTED_IN_PART and alone:
            yield why_amount(facts.outcome, line.id, cited=True).text


def _less(facts: Facts, state: Round | None) -> Iterator[Block]:
    """Where less can be subsidised than was asked, and why (model, Z13)."""
    for line in facts.in_order():
        if line.requested == line.grantable:
            continue
        yield Paragraph(words.less_than_requested(facts.scheme, line))
        if state is not None:
            part = state.activities.get(line.id) or state.applications[line.id]
            reason = part.grantable_reason
            yield Paragraph(words.less_because(facts.scheme, line.id, reason))


def _remainder(facts: Facts, pool: PoolOutcome) -> str:
    return words.remainder(
        facts.pool_name(pool.pool),
        pool.ceiling,
        pool.remainder,
        why=_why_left(facts, pool),
        scheme=facts.scheme,
    )


def _why_left(facts: Facts, pool: PoolOutcome) -> str:
    """Say why something is left: nobody more, rounding, a stop, or an open draw."""
    lines: list[UnitOutcome] = facts.passed(pool)
    results = {line.result for line in lines}
    if not pool.remainder:
        return ""
    if Result.AWAITING_DRAW in results:
        return "draw"
    if not pool.ranked:
        return "fits"
    if results <= {Result.GRANTED}:
        return "all"
    if Result.GRANTED_IN_PART in results and pool.remainder < len(lines):
        return "rounding"
    return "stopped"
