"""Who pitched, and which scores were adjusted on the ground of what was said."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.events_applications import Standing
from desktop_app.core.round import Round
from desktop_app.report.content.facts import Facts
from desktop_app.report.document import Block, Column, Heading, Paragraph, Table
from desktop_app.text import minutes_changes as words
from desktop_app.text.minutes_intake import unit_head
from desktop_app.text.notation import NO_VALUE, points_number


def hearing_blocks(facts: Facts, state: Round) -> Iterator[Block]:
    """Per unit whether the applicant pitched, and every adjusted score (model, Z24, Z37)."""
    yield Heading(2, words.HEARING_HEAD)
    rows = tuple(
        (
            unit,
            words.pitched(held.held if (held := state.hearings.get(unit)) else None),
            (held.reason or NO_VALUE) if held else NO_VALUE,
        )
        for unit in sorted(facts.units)
        if state.standing(unit) is Standing.ADMITTED and _in_question(facts, state, unit)
    )
    if not rows:
        yield Paragraph(words.NOBODY_INVITED)
        return
    yield Table(
        columns=(
            Column(title=unit_head(facts.scheme)),
            Column(title=words.PITCHED),
            Column(title=words.REASON, share=1),
        ),
        rows=rows,
    )
    yield from _adjusted(facts, state)


def _in_question(facts: Facts, state: Round, unit: str) -> bool:
    """Tell whether a pitch was possible: recorded, or not stopped in the first assessment."""
    first = facts.scheme.stages[0].id
    assessed = facts.outcome.assessed[unit]
    return unit in state.hearings or assessed.stage != first


def _adjusted(facts: Facts, state: Round) -> Iterator[Block]:
    scheme = facts.scheme
    first, final = scheme.stages[0].id, scheme.final_stage.id
    rows = []
    for unit in sorted(facts.units):
        given = state.scores.get(unit, {})
        for criterion in scheme.scored:
            before, after = given.get((first, criterion.id)), given.get((final, criterion.id))
            if before is None or after is None or before.points == after.points:
                continue
            old, new = (points_number(item.points, scheme.unit) for item in (before, after))
            rows.append((unit, criterion.label, old, new, after.reason or NO_VALUE))
    if not rows:
        yield Paragraph(words.NO_ADJUSTMENT)
        return
    yield Table(
        columns=(
            Column(title=unit_head(scheme)),
            Column(title=words.CRITERION),
            Column(title=words.FIRST),
            Column(title=words.FINAL),
            Column(title=words.REASON, share=1),
        ),
        rows=tuple(rows),
        caption=words.ADJUSTED,
    )
