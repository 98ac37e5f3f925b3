"""Minutes of a draw, paragraphs 1 to 4: why, when, who was there, and what was equal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from desktop_app.core.case import HeldDraw
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events_decision import ReportKind
from desktop_app.core.outcome import Outcome, Tie
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt
from desktop_app.core.rules import rules_for
from desktop_app.core.settings import RoundField
from desktop_app.core.tie_ranges import amount_ranges
from desktop_app.report.content.drawn import Drawn
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.numbers_of import latest
from desktop_app.report.content.people import who, witness_functions
from desktop_app.report.document import Align, Block, Column, Heading, Paragraph, Table
from desktop_app.text import minutes_draw as words
from desktop_app.text import minutes_head as head_words
from desktop_app.text.measure import label_rows
from desktop_app.text.minutes_intake import unit_head
from desktop_app.text.notation import NO_VALUE, euros, points_number
from desktop_app.text.why import equal_on_everything, why_decisive, why_harmless

_ALL_ORDERS_UP_TO = 3
"""Of so many equals every order is printed; of more the lowest and highest amount of each."""

_PAIR = 2

Cells = dict[str, tuple[str, ...]]
"""Cells of a table per unit."""


def tie_of(facts: Facts, drawn: Drawn) -> Tie | None:
    """Find the equals that this draw is about: all of them have a lot in it."""
    lots = set(drawn.draw_list.members)
    return next((tie for tie in facts.outcome.ties if lots >= set(tie.members)), None)


def cause(facts: Facts, drawn: Drawn, state: Round | None) -> Iterator[Block]:
    """Paragraph 1: what was equal, which article points to a draw, and the earlier minutes."""
    yield Heading(1, head_words.section(1, words.CAUSE))
    tie = tie_of(facts, drawn)
    yield Paragraph(words.NOT_A_TIE if tie is None else equal_on_everything(facts.outcome, tie))
    if state is not None:
        report = latest(state, ReportKind.MEETING)
        signed = report.signatures[-1].sha256 if report and report.signatures else None
        number = report.number if report else None
        yield Paragraph(words.cause(facts.scheme, report=number, report_hash=signed))


def when_and_who(state: Round, attempt: Attempt) -> Iterator[Block]:
    """Paragraph 2: day, time, place, who led, who worked the program, who watched."""
    yield Heading(1, head_words.section(2, words.WHEN))
    value = state.settings.get
    yield Paragraph(
        words.held(
            value(RoundField.DRAW_DATE),
            value(RoundField.DRAW_START),
            value(RoundField.DRAW_END),
            value(RoundField.DRAW_PLACE),
        )
    )
    yield Paragraph(
        words.led(
            who(state, attempt.leader) if attempt.leader else None,
            who(state, attempt.frozen.actor),
            witness_functions(state, attempt),
            value(RoundField.DRAW_NOTARY),
        )
    )


def invited(facts: Facts, state: Round, attempt: Attempt) -> Iterator[Block]:
    """Paragraph 3: per lot the invitation, and whether the applicant was there (model, Z55)."""
    yield Heading(1, head_words.section(3, words.PRESENT))
    rows = []
    for unit in attempt.draw_list.members:
        invitation = state.invitations.get(unit)
        rows.append(
            (
                unit,
                words.invited_day(invitation.date if invitation else None),
                invitation.way if invitation else NO_VALUE,
                words.attended(state.attendance.get(unit)),
            )
        )
    yield Table(
        columns=(
            Column(title=unit_head(facts.scheme)),
            Column(title=words.INVITED, share=1),
            Column(title=words.WAY, share=1),
            Column(title=words.ATTENDED),
        ),
        rows=tuple(rows),
    )
    yield Paragraph(words.listeners(state.settings.get(RoundField.DRAW_LISTENERS)))


def equals(facts: Facts, drawn: Drawn) -> Iterator[Block]:
    """Paragraph 4: the equals with their keys, and what every order would give (Z06, Z07)."""
    yield Heading(1, head_words.section(4, words.TIE))
    tie = tie_of(facts, drawn)
    if tie is None:
        yield Paragraph(words.NOT_A_TIE)
        return
    yield _table(facts, tie)
    yield Paragraph(why_decisive(tie) if tie.decisive else why_harmless(tie))
    if tie.decisive and _PAIR < len(tie.members) <= _ALL_ORDERS_UP_TO:
        yield _orders(facts, tie)


def _table(facts: Facts, tie: Tie) -> Table:
    scheme = facts.scheme
    keys = rules_for(scheme, facts.outcome.case.readings).keys
    later = [index for index, key in enumerate(keys) if key.criteria]
    titles, amounts = _amounts(facts, tie)
    values = next(pool for pool in facts.outcome.pools if pool.pool == tie.pool).keys
    rows = []
    for unit in tie.members:
        line = facts.lines[unit]
        total = NO_VALUE if line.total is None else points_number(line.total, scheme.unit)
        shown = (points_number(values[unit][index], scheme.unit) for index in later)
        key_cells = (" · ".join(shown),) if later else ()
        rows.append((unit, total, *key_cells, euros(line.grantable), *amounts[unit]))
    key_columns: tuple[Column, ...] = ()
    if later:
        title = ", ".join(label_rows([keys[index].label for index in later]))
        key_columns = (Column(title=title[:1].upper() + title[1:], share=1),)
    return Table(
        columns=(
            Column(title=unit_head(scheme)),
            Column(title=words.TOTAL, align=Align.RIGHT),
            *key_columns,
            Column(title=words.GRANTABLE, align=Align.RIGHT),
            *(Column(title=title, align=Align.RIGHT) for title in titles),
        ),
        rows=tuple(rows),
    )


def _amounts(facts: Facts, tie: Tie) -> tuple[tuple[str, ...], Cells]:
    """Give the columns of possible amounts, and the cells per member; none when all is equal."""
    if not tie.decisive:
        return (), dict.fromkeys(tie.members, ())
    if len(tie.members) == _PAIR:
        one, two = tie.members
        first = {one: _granted(facts, (one, two), one), two: _granted(facts, (two, one), two)}
        second = {one: _granted(facts, (two, one), one), two: _granted(facts, (one, two), two)}
        cells: Cells = {unit: (euros(first[unit]), euros(second[unit])) for unit in tie.members}
        return (words.AS_FIRST, words.AS_SECOND), cells
    ranges = amount_ranges(facts.outcome, tie)
    bounds: Cells = {unit: (euros(low), euros(high)) for unit, (low, high) in ranges.items()}
    return (words.LOWEST, words.HIGHEST), bounds


def _orders(facts: Facts, tie: Tie) -> Table:
    rows = []
    for order in permutations(tie.members):
        outcome = with_order(facts.outcome, order)
        cells = (euros(outcome.unit(unit).granted or 0) for unit in tie.members)
        rows.append((", ".join(order), *cells))
    return Table(
        columns=(
            Column(title=words.ORDER, share=1),
            *(Column(title=unit, align=Align.RIGHT) for unit in tie.members),
        ),
        rows=tuple(rows),
    )


def _granted(facts: Facts, order: tuple[str, ...], unit: str) -> int:
    return with_order(facts.outcome, order).unit(unit).granted or 0


def with_order(outcome: Outcome, order: tuple[str, ...]) -> Outcome:
    """Give the outcome as it would be with this order of these equals, other draws unchanged."""
    members = set(order)
    others = tuple(draw for draw in outcome.case.draws if members.isdisjoint(draw.order))
    return evaluate(replace(outcome.case, draws=(*others, HeldDraw(order=order))))


def without_draw(outcome: Outcome, drawn: Drawn) -> Outcome:
    """Give the outcome as it was before this draw, other draws unchanged."""
    lots = set(drawn.draw_list.members)
    others = tuple(draw for draw in outcome.case.draws if lots.isdisjoint(draw.order))
    return evaluate(replace(outcome.case, draws=others))
