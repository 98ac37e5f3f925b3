"""Paragraphs 10 to 12: minimums, ranking and equal places, read off the outcome."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from desktop_app.core.explain import ByKey, deciding_step
from desktop_app.core.outcome import PoolOutcome, Reason, Tie, TieState
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt
from desktop_app.core.scheme import DrawRule
from desktop_app.core.settings import RoundField
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.numbers_of import draw_minutes_number
from desktop_app.report.document import Align, Block, Column, Heading, Items, Paragraph, Table
from desktop_app.text import minutes_head as head_words
from desktop_app.text import minutes_ranking as words
from desktop_app.text.minutes_intake import unit_head
from desktop_app.text.notation import blocks, points_number
from desktop_app.text.why import (
    equal_on_everything,
    keys_in_words,
    why_decisive,
    why_harmless,
    why_place,
)
from desktop_app.text.wording import place, sentences

_BELOW = frozenset({Reason.BELOW_TOTAL, Reason.BELOW_GROUP, Reason.BELOW_STAGE, Reason.NOT_HEARD})


def minimums(facts: Facts) -> Iterator[Block]:
    """Paragraph 10: every minimum, and who stayed below it (model, Z20-Z22, Z24)."""
    yield Heading(1, head_words.section(10, words.MINIMUMS))
    scheme = facts.scheme
    names = {stage.id: stage.name for stage in scheme.stages} if len(scheme.stages) > 1 else {}
    bounds = [
        words.minimum(scheme, item, stage=names.get(item.stage, "")) for item in scheme.minimums
    ]
    yield Items(tuple(bounds)) if bounds else Paragraph(words.NO_MINIMUMS)
    below = [
        why_place(facts.outcome, line.id, cited=True).text
        for line in facts.in_order()
        if line.reason in _BELOW
    ]
    if below:
        yield Items(tuple(below))
    elif bounds:
        yield Paragraph(words.NOBODY_BELOW)


def ranking(facts: Facts) -> Iterator[Block]:
    """Paragraph 11: places with the step that decided, per pool (model, Z01-Z04, Z10, Z11)."""
    yield Heading(1, head_words.section(11, words.RANKING))
    for pool in facts.outcome.pools:
        name = facts.pool_name(pool.pool)
        if name:
            yield Heading(2, words.pool_heading(name, pool.pool))
        passed = facts.passed(pool)
        if not pool.ranked and passed:
            asked = sum(line.grantable for line in passed)
            yield Paragraph(words.fits(facts.scheme, name, asked, pool.ceiling))
        elif passed:
            yield _table(facts, pool)
            yield from _decided_by_key(facts, pool)
        else:
            yield Paragraph(words.nobody_in(name) if name else words.NOBODY_RANKED)


def _table(facts: Facts, pool: PoolOutcome) -> Table:
    later = keys_in_words(facts.outcome)
    rows = []
    for line in facts.passed(pool):
        step = words.step(facts.scheme, deciding_step(facts.outcome, line.id), later)
        total = "" if line.total is None else points_number(line.total, facts.scheme.unit)
        rows.append((place(line.place, shared=line.shared), line.id, total, step))
    return Table(
        columns=(
            Column(title=words.PLACE),
            Column(title=unit_head(facts.scheme)),
            Column(title=words.TOTAL, align=Align.RIGHT),
            Column(title=words.STEP, share=1),
        ),
        rows=tuple(rows),
    )


def _decided_by_key(facts: Facts, pool: PoolOutcome) -> Iterator[Block]:
    """Every pair that a later key decided, once, the higher one first."""
    told: set[frozenset[str]] = set()
    texts = []
    for unit in pool.ranking:
        step = deciding_step(facts.outcome, unit)
        if not isinstance(step, ByKey) or frozenset({unit, step.other}) in told:
            continue
        told.add(frozenset({unit, step.other}))
        upper = unit if step.above else step.other
        asked = upper if _compares(facts, upper, unit, step.other) else unit
        texts.append(why_place(facts.outcome, asked, cited=True).text)
    if texts:
        yield Items(tuple(texts)) if len(texts) > 1 else Paragraph(texts[0])


def _compares(facts: Facts, upper: str, unit: str, other: str) -> bool:
    """Tell whether the upper one of a pair is itself compared with the other of that pair."""
    step = deciding_step(facts.outcome, upper)
    return isinstance(step, ByKey) and {upper, step.other} == {unit, other}


def ties(facts: Facts, state: Round | None) -> Iterator[Block]:
    """Paragraph 12: every group of equals, and what was done about it (model, Z05-Z10)."""
    yield Heading(1, head_words.section(12, words.TIES))
    if not facts.outcome.ties:
        yield Paragraph(words.NO_TIES)
    for tie in facts.outcome.ties:
        yield Paragraph(sentences(equal_on_everything(facts.outcome, tie), *_done(facts, tie)))
        attempt = None if state is None else attempt_of(state, tie)
        if state is not None and attempt is not None:
            yield Paragraph(_reference(state, attempt))


def _done(facts: Facts, tie: Tie) -> Iterator[str]:
    scheme = facts.scheme
    match tie.state:
        case TieState.OPEN if tie.draw_required:
            yield words.regeling_points_to_draw(scheme)
            yield why_decisive(tie) if tie.decisive else why_harmless(tie)
            rule = scheme.tie
            invite = isinstance(rule, DrawRule) and rule.invitation
            yield words.draw_still_needed(decisive=tie.decisive, invite=invite)
        case TieState.OPEN:
            yield why_harmless(tie)
            yield words.fits_together(scheme, tie)
        case TieState.DRAWN:
            if tie.decisive:
                yield words.regeling_points_to_draw(scheme)
                yield why_decisive(tie)
            else:
                yield why_harmless(tie)
                yield words.drawn_though_harmless(scheme)
            yield words.drawn(tie.order or ())
        case TieState.WAIVED:
            yield words.regeling_points_to_draw(scheme)
            yield why_harmless(tie)
            yield words.waived(scheme, tie, _reason(facts, tie))
        case TieState.PRO_RATA:
            yield words.share_alike(scheme, tie) if tie.left else words.shares_nothing(scheme, tie)
        case _:
            assert_never(tie.state)


def _reason(facts: Facts, tie: Tie) -> str:
    members = frozenset(tie.members)
    return next((item.reason for item in facts.outcome.case.waived if item.members == members), "")


def attempt_of(state: Round, tie: Tie) -> Attempt | None:
    """Find the attempt that serves a tie: a live one that holds all its members."""
    members = set(tie.members)
    for attempt in state.draws.values():
        if attempt.live and attempt.result and members <= set(attempt.draw_list.members):
            return attempt
    return None


def _reference(state: Round, attempt: Attempt) -> str:
    number, trial = attempt.key
    return words.draw_reference(
        draw=number,
        attempt=trial,
        day=state.settings.get(RoundField.DRAW_DATE),
        number=draw_minutes_number(state, number, trial),
        check=blocks(attempt.revealed.check_number) if attempt.revealed else None,
    )
