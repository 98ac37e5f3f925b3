"""Paragraph 7: how open points of the regeling were read, and whether that made a difference."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.case import UnitStatus
from desktop_app.core.legal import Reading
from desktop_app.core.outcome import Status, TieState
from desktop_app.core.readings import ReadingEffect, reading_effects
from desktop_app.core.round import Round
from desktop_app.core.rules import criteria_of_reading, rules_for
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.people import who
from desktop_app.report.document import Block, Heading, Items, Paragraph
from desktop_app.text import minutes_head as head_words
from desktop_app.text import minutes_method as words
from desktop_app.text.wording import sentences


def readings(facts: Facts, state: Round | None) -> Iterator[Block]:
    """Paragraph 7: per reading the choice, its reason, and its effect (model, Z44-Z46)."""
    yield Heading(1, head_words.section(7, words.READINGS))
    if not facts.scheme.readings:
        yield Paragraph(words.NO_READINGS)
        return
    effects = reading_effects(facts.outcome)
    for reading in facts.scheme.readings:
        yield from one_reading(facts, state, reading, effects)


def one_reading(
    facts: Facts, state: Round | None, reading: Reading, effects: tuple[ReadingEffect, ...]
) -> Iterator[Block]:
    """One open point: what was chosen, why and by whom, and what another choice would give."""
    value = facts.outcome.case.readings[reading.id]
    band_gap = ""
    if criteria_of_reading(facts.scheme, reading.id):
        band_gap = words.touches(facts.scheme, touched(facts, reading))
    yield Paragraph(sentences(words.chosen(reading, value), band_gap))
    if state is not None:
        yield Paragraph(_why(state, reading, value))
    own = [effect for effect in effects if effect.reading == reading.id]
    if not any(effect.changes for effect in own):
        yield Paragraph(
            sentences(
                words.no_difference(reading, value, draw_open=_draw_open(facts)),
                words.PROVISIONAL if facts.outcome.status is Status.INCOMPLETE else "",
            )
        )
        return
    yield Items(tuple(_effects(facts, reading, own)))


def _draw_open(facts: Facts) -> bool:
    """Tell whether a draw still decides about amounts."""
    return any(tie.decisive and tie.state is TieState.OPEN for tie in facts.outcome.ties)


def touched(facts: Facts, reading: Reading) -> list[str]:
    """Give the units whose points another value of this reading would change."""
    case = facts.outcome.case
    criteria = criteria_of_reading(facts.scheme, reading.id)
    derived = [
        dict(rules_for(facts.scheme, {**case.readings, reading.id: option.value}).derived)
        for option in reading.options
    ]
    found = []
    for unit in case.units:
        known = unit.facts.keys() >= {fact.id for fact in facts.scheme.facts}
        if unit.status is not UnitStatus.ADMITTED or not known:
            continue
        if any(len({points[item](unit.facts) for points in derived}) > 1 for item in criteria):
            found.append(unit.id)
    return sorted(found)


def _why(state: Round, reading: Reading, value: str) -> str:
    choice = state.readings.get(reading.id)
    if choice is None:
        reason = words.option(reading, value).reason
        return words.why_chosen(reason=reason, by=None, moment=None, after_scores=False)
    return words.why_chosen(
        reason=choice.reason,
        by=who(state, choice.by),
        moment=choice.stamp.at,
        after_scores=choice.after_scores,
    )


def _effects(facts: Facts, reading: Reading, effects: list[ReadingEffect]) -> Iterator[str]:
    for effect in effects:
        if not effect.changes:
            yield words.same_under(reading, effect.value)
        for change in effect.changes:
            yield words.difference(
                facts.scheme, reading, effect.value, (change.before, change.after)
            )
