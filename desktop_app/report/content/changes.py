"""Paragraph 9: what changed after the scores were closed, and what that changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop_app.core.case import Unit
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events_applications import UnitField
from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Outcome, UnitOutcome
from desktop_app.core.parsing import NumberProblem, parse_cents_exact
from desktop_app.core.round import Round
from desktop_app.core.round_parts import LateChange
from desktop_app.core.scale import score_points, scored_criteria, value_name
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.hearing import hearing_blocks
from desktop_app.report.content.people import functions, who
from desktop_app.report.document import Block, Heading, Items, Paragraph
from desktop_app.text import minutes_changes as words
from desktop_app.text import minutes_head as head_words
from desktop_app.text.notation import NO_VALUE, euros
from desktop_app.text.wording import sentences

_AMOUNTS = frozenset({UnitField.REQUESTED.value, UnitField.GRANTABLE.value})
_HEARING = "pitch"


def changes(facts: Facts, state: Round) -> Iterator[Block]:
    """Paragraph 9: every late change with reason and effect, reopenings, and the pitch."""
    yield Heading(1, head_words.section(9, words.CHANGES))
    if not state.ever_closed:
        yield Paragraph(words.NOT_CLOSED)
    elif state.closed is not None:
        yield Paragraph(words.closed_at(state.closed.at))
    late = [_sentence(facts, state, change) for change in state.late_changes]
    if late:
        yield Paragraph(words.how_many(len(late)))
        yield Items(tuple(late))
    elif state.ever_closed:
        yield Paragraph(words.NONE_AFTER_CLOSING)
    reopened = [
        words.reopened(item.stamp.nr, item.stamp.at, who(state, item.stamp.actor), item.reason)
        for item in state.reopenings
    ]
    yield Items(tuple(reopened)) if reopened else Paragraph(words.NO_REOPENING)
    if facts.scheme.hearing is not None:
        yield from hearing_blocks(facts, state)


def _sentence(facts: Facts, state: Round, change: LateChange) -> str:
    member = functions(state).get(change.member, change.member) if change.member else None
    told = words.changed(
        scheme=facts.scheme,
        unit=change.unit,
        what=_what(state, change),
        values=(_value(state, change, change.old), _value(state, change, change.new)),
        nr=change.stamp.nr,
        moment=change.stamp.at,
        by=who(state, change.stamp.actor),
        reason=change.reason,
        member=member,
    )
    return sentences(told, _effect(facts, state, change))


def _what(state: Round, change: LateChange) -> str:
    criterion = state.scheme.criterion(change.subject)
    if criterion is not None:
        stage = next((item for item in state.scheme.stages if item.id == change.stage), None)
        several = len(state.scheme.stages) > 1 and stage is not None
        return f"{criterion.label} ({stage.name})" if several and stage else criterion.label
    fact = next((item for item in state.scheme.facts if item.id == change.subject), None)
    return f"‘{fact.name}’" if fact else words.subject(change.subject)


def _value(state: Round, change: LateChange, value: str | None) -> str:
    if value is None:
        return NO_VALUE
    criterion = state.scheme.criterion(change.subject)
    if criterion is not None:
        return value_name(criterion, value).replace(".", ",")
    if change.subject in _AMOUNTS:
        cents = parse_cents_exact(value)
        return value if isinstance(cents, NumberProblem) else euros(cents)
    return value


def _effect(facts: Facts, state: Round, change: LateChange) -> str:
    """Say what this one change did: the outcome without it, beside the outcome as it is."""
    unit = facts.units.get(change.unit)
    if unit is None or change.member is not None or change.subject == "toelating":
        return ""
    if change.old is None:
        return words.UNKNOWN_EFFECT
    before_unit = _before(state, unit, change)
    if before_unit is None:
        return ""
    before = _outcome_with(facts.outcome, before_unit)
    total = ""
    old = before.assessed[unit.id].total
    new = facts.outcome.assessed[unit.id].total
    if change.subject not in _AMOUNTS and old is not None and new is not None:
        total = words.total_became(facts.scheme, old, new)
    return sentences(total, words.effects(_pairs(before, facts)))


def _outcome_with(outcome: Outcome, unit: Unit) -> Outcome:
    case = outcome.case
    units = tuple(unit if item.id == unit.id else item for item in case.units)
    return evaluate(replace(case, units=units))


def _pairs(before: Outcome, facts: Facts) -> list[tuple[UnitOutcome, UnitOutcome]]:
    """Give the lines that differ in result, place or amount, by id."""
    return [
        (line, now)
        for line in sorted(before.units, key=lambda item: item.id)
        if _shown(line) != _shown(now := facts.lines[line.id])
    ]


def _shown(line: UnitOutcome) -> tuple[object, ...]:
    return (line.result, line.place, line.shared, line.granted)


def _before(state: Round, unit: Unit, change: LateChange) -> Unit | None:
    """Give the unit with the old value; None when it does not fit the rules."""
    old = change.old or ""
    criterion = scored_criteria(state.scheme).get(change.subject)
    if criterion is not None and change.stage is not None:
        points = score_points(state.scheme, criterion, old)
        if not isinstance(points, int):
            return None
        stage = {**unit.points.get(change.stage, {}), criterion.id: points}
        return replace(unit, points={**unit.points, change.stage: stage})
    if change.subject in _AMOUNTS:
        return _with_amount(unit, change.subject, old)
    if change.subject == _HEARING:
        return replace(unit, hearing=old == "ja")
    if any(fact.id == change.subject for fact in state.scheme.facts):
        value = old == "ja" if old in ("ja", "nee") else int(old)
        return replace(unit, facts={**unit.facts, change.subject: value})
    return None


def _with_amount(unit: Unit, subject: str, old: str) -> Unit | None:
    cents = parse_cents_exact(old)
    if isinstance(cents, NumberProblem):
        return None
    if subject == UnitField.GRANTABLE.value:
        return replace(unit, grantable=Cents(cents))
    return replace(unit, requested=Cents(cents), grantable=Cents(min(unit.grantable, cents)))
