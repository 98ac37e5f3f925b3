"""Equals that get the same part of what they asked: the fraction, the amounts, the cents."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.legal import ByReading
from desktop_app.core.outcome import PoolOutcome, Tie, TieState
from desktop_app.core.scheme import ProRataRule
from desktop_app.report.content.facts import Facts
from desktop_app.text import minutes_division as words
from desktop_app.text.minutes_method import option
from desktop_app.text.why import shared_pro_rata
from desktop_app.text.wording import cited, sentences


def share_sentences(facts: Facts, pool: PoolOutcome) -> Iterator[str]:
    """Say for the group that does not fit what part each gets (model, Z15-Z17)."""
    for tie in facts.outcome.ties:
        if tie.pool != pool.pool or tie.state is not TieState.PRO_RATA:
            continue
        if tie.asked <= tie.left or not tie.left:
            continue
        yield _same_part(facts, tie)
        yield from _capped(facts, tie)
        yield from _cents(facts, tie)


def _same_part(facts: Facts, tie: Tie) -> str:
    amounts = [(member, facts.lines[member].granted or 0) for member in tie.members]
    return sentences(
        words.same_share(facts.scheme, tie),
        *shared_pro_rata(facts.outcome, tie, cited),
        words.each_gets(amounts),
    )


def _floor(facts: Facts, tie: Tie, member: str) -> int:
    requested = sum(facts.lines[item].requested for item in tie.members)
    return facts.lines[member].requested * tie.left // requested


def _capped(facts: Facts, tie: Tie) -> Iterator[str]:
    for member in tie.members:
        line = facts.lines[member]
        share = _floor(facts, tie, member)
        if share > line.grantable:
            yield words.capped(facts.scheme, member, share, line.grantable)


def _cents(facts: Facts, tie: Tie) -> Iterator[str]:
    """The cents that rounding leaves; what a cap frees is another matter."""
    given = sum(facts.lines[member].granted or 0 for member in tie.members)
    freed = sum(
        max(0, _floor(facts, tie, member) - facts.lines[member].grantable) for member in tie.members
    )
    left = tie.left - given - freed
    if left:
        yield words.cents_left(left, _rounding(facts))


def _rounding(facts: Facts) -> str:
    rule = facts.scheme.tie
    if not isinstance(rule, ProRataRule) or not isinstance(rule.rounding, ByReading):
        return ""
    reading = facts.scheme.reading(rule.rounding.reading)
    if reading is None:
        return ""
    return option(reading, facts.outcome.case.readings[reading.id]).name
