"""Minutes of a draw, paragraphs 5 to 8: list, seed, order, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from desktop_app.core.draw_list import D6, D10, External, Mix, Paper, write_draw_list
from desktop_app.core.legal import ByReading
from desktop_app.core.readings import reading_effects
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt, LotsDrawn, SeedGiven
from desktop_app.core.settings import RoundField
from desktop_app.report.content.division import amounts_table
from desktop_app.report.content.draw_opening import tie_of, without_draw
from desktop_app.report.content.drawn import Drawn
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.people import all_who, who
from desktop_app.report.content.readings import one_reading
from desktop_app.report.document import (
    Align,
    Block,
    Column,
    Emphasis,
    HashBlocks,
    Heading,
    Items,
    Paragraph,
    Preformatted,
    Run,
    Table,
)
from desktop_app.text import minutes_draw as words
from desktop_app.text import minutes_head as head_words
from desktop_app.text.minutes_division import outcome as outcome_word
from desktop_app.text.minutes_intake import unit_head
from desktop_app.text.notation import NO_VALUE, blocks, euros
from desktop_app.text.why import why_amount


def frozen_list(
    facts: Facts, drawn: Drawn, state: Round | None, attempt: Attempt | None
) -> Iterator[Block]:
    """Paragraph 5: the whole list with L, fixed before the seed existed (model, Z48)."""
    yield Heading(1, head_words.section(5, words.LIST))
    if state is not None and attempt is not None:
        yield Paragraph(
            words.frozen(
                facts.scheme,
                moment=attempt.frozen.at,
                lots=len(attempt.draw_list.members),
                persons=all_who(state, attempt.persons),
            )
        )
        pairs = [(block.number, block.text) for block in attempt.blocks]
        yield Paragraph(words.blocks_checked(pairs))
    yield HashBlocks(label=words.L_LABEL, hexadecimal=drawn.list_hash)
    yield Paragraph(words.LIST_TEXT)
    yield Preformatted(write_draw_list(drawn.draw_list).decode("ascii"))
    yield Paragraph(words.standing(drawn.standing_nr))


def seed(drawn: Drawn, state: Round | None, attempt: Attempt | None) -> Iterator[Block]:
    """Paragraph 6: how the seed came about, and the seed itself in full (model, Z49-Z52)."""
    yield Heading(1, head_words.section(6, words.SEED))
    throw = drawn.draw_list.throw
    yield Paragraph(words.kind_of_seed(throw))
    if isinstance(throw, Mix):
        yield HashBlocks(label=words.COMMITMENT_LABEL, hexadecimal=throw.commitment)
    if state is not None and attempt is not None and attempt.result is not None:
        yield Paragraph(_how(state, attempt, attempt.result))
    if drawn.seed is not None:
        yield Paragraph(words.SEED_TEXT)
        yield Preformatted(drawn.seed)
    elif drawn.result is None:
        yield Paragraph(words.NO_SEED_YET)


def _how(state: Round, attempt: Attempt, result: SeedGiven | LotsDrawn) -> str:
    typists = all_who(state, result.typists)
    if isinstance(result, LotsDrawn):
        return words.drawn_on_paper(who(state, result.drawn_by), typists)
    throw = attempt.draw_list.throw
    match throw:
        case D6() | D10():
            told = words.thrown(all_who(state, result.throwers), typists)
        case External():
            told = f"{words.published(result.source)} {words.typed(typists)}"
        case Mix():
            pairs = [(who(state, item.by), item.text) for item in result.contributions]
            told = words.contributions(pairs, typists)
        case Paper():
            told = words.typed(typists)
        case _:
            assert_never(throw)
    return f"{told} {words.seed_fixed(result.stamp.at)}"


def result(
    facts: Facts, drawn: Drawn, state: Round | None, attempt: Attempt | None
) -> Iterator[Block]:
    """Paragraph 7: every place with its ticket, and U (model, Z53)."""
    yield Heading(1, head_words.section(7, words.RESULT))
    if drawn.result is None or drawn.check_number is None:
        yield Paragraph(words.NO_RESULT_YET)
        return
    tickets = drawn.tickets or ("",) * len(drawn.result.order)
    yield Table(
        columns=(
            Column(title=words.PLACE),
            Column(title=unit_head(facts.scheme)),
            Column(title=words.TICKET, share=1),
        ),
        rows=tuple(
            (
                str(place),
                lot,
                (Run(blocks(ticket), Emphasis.MONO),) if ticket else NO_VALUE,
            )
            for place, (lot, ticket) in enumerate(
                zip(drawn.result.order, tickets, strict=True), start=1
            )
        ),
    )
    if drawn.tickets:
        yield Paragraph(words.LOWEST_FIRST)
    yield HashBlocks(label=words.U_LABEL, hexadecimal=drawn.check_number)
    if state is not None and attempt is not None:
        shown = attempt.revealed
        yield Paragraph(words.revealed(shown.stamp.at) if shown else words.NOT_REVEALED)


def consequence(
    facts: Facts, drawn: Drawn, state: Round | None, attempt: Attempt | None
) -> Iterator[Block]:
    """Paragraph 8: the amounts before and after, and the whole list (model, Z09, Z14, Z18)."""
    yield Heading(1, head_words.section(8, words.CONSEQUENCE))
    tie = tie_of(facts, drawn)
    if tie is None or tie.order is None:
        yield Paragraph(words.NOT_USED if tie is None else words.NO_RESULT_YET)
        return
    gone = sorted(set(drawn.draw_list.members) - set(tie.members))
    if gone:
        yield Paragraph(words.struck_out(facts.scheme, gone))
    if state is not None and attempt is not None:
        day = state.settings.get(RoundField.DRAW_DATE)
        yield Paragraph(words.order_gave(drawn.draw_list.number, tie.order, day))
    yield _before_and_after(facts, drawn, tie.order)
    yield amounts_table(facts, next(pool for pool in facts.outcome.pools if pool.pool == tie.pool))
    yield Items(tuple(why_amount(facts.outcome, unit, cited=True).text for unit in tie.order))
    policy = facts.scheme.ceiling.policy
    reading = facts.scheme.reading(policy.reading) if isinstance(policy, ByReading) else None
    if reading is not None:
        yield from one_reading(facts, state, reading, reading_effects(facts.outcome))


def _before_and_after(facts: Facts, drawn: Drawn, order: tuple[str, ...]) -> Table:
    before = without_draw(facts.outcome, drawn)
    rows = []
    for unit in order:
        was, now = before.unit(unit), facts.lines[unit]
        rows.append(
            (
                unit,
                words.amount_waits(None if was.granted is None else euros(was.granted)),
                words.amount_waits(None if now.granted is None else euros(now.granted)),
                outcome_word(now, facts.ties.get(unit)),
            )
        )
    return Table(
        columns=(
            Column(title=unit_head(facts.scheme)),
            Column(title=words.BEFORE, align=Align.RIGHT),
            Column(title=words.AFTER, align=Align.RIGHT),
            Column(title=words.OUTCOME, share=1),
        ),
        rows=tuple(rows),
    )
