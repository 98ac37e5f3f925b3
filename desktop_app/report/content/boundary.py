"""The first unit that does not fit: what was chosen, and what another choice would give."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.boundary import boundary_units
from desktop_app.core.legal import ByReading, Reading, chosen
from desktop_app.core.outcome import UnitOutcome
from desktop_app.core.readings import ReadingEffect, reading_effects
from desktop_app.core.round import Round
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.people import who
from desktop_app.report.document import Block, Heading, Items, Paragraph
from desktop_app.text import minutes_division as words
from desktop_app.text.minutes_method import option


def boundary_blocks(facts: Facts, state: Round | None) -> Iterator[Block]:
    """Per list the boundary with amounts under every choice, and the decision (model, Z32)."""
    yield Heading(2, words.BOUNDARY)
    lines = list(boundary_units(facts.outcome))
    if not lines:
        yield Paragraph(words.NO_BOUNDARY)
        return
    reading = _reading(facts)
    name = ""
    if reading is not None:
        name = option(reading, facts.outcome.case.readings[reading.id]).name
    policy = chosen(facts.scheme.ceiling.policy, facts.outcome.case.readings)
    for line in lines:
        if line.granted is None:
            yield Paragraph(words.boundary_waits(facts.scheme, line))
            continue
        yield Paragraph(words.boundary(facts.scheme, line, words.POLICIES[policy], name))
        if state is not None:
            yield Paragraph(_decision(state, line))
    if reading is not None and any(line.granted is not None for line in lines):
        yield Items(tuple(_others(facts, reading)))


def _decision(state: Round, line: UnitOutcome) -> str:
    decision = state.boundary.get(line.id)
    if decision is None or decision.amount != line.granted:
        return words.boundary_open(line.id)
    return words.boundary_reason(
        unit=line.id,
        choice=decision.choice,
        reason=decision.reason,
        nr=decision.stamp.nr,
        moment=decision.stamp.at,
        by=who(state, decision.stamp.actor),
    )


def _reading(facts: Facts) -> Reading | None:
    policy = facts.scheme.ceiling.policy
    return facts.scheme.reading(policy.reading) if isinstance(policy, ByReading) else None


def _others(facts: Facts, reading: Reading) -> Iterator[str]:
    effects: tuple[ReadingEffect, ...] = reading_effects(facts.outcome)
    for effect in effects:
        if effect.reading == reading.id:
            changed = [(item.before.id, item.after) for item in effect.changes]
            yield words.other_choice(option(reading, effect.value).name, changed)
