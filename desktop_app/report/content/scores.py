"""Paragraph 8: scores and facts per unit, with totals, and the reasons that were given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from desktop_app.core.case import Unit, UnitStatus
from desktop_app.core.criteria import Criterion, LevelScale, Scored
from desktop_app.core.numbers import Points
from desktop_app.core.round import Round
from desktop_app.core.scale import scored_criteria
from desktop_app.core.scheme import Stage
from desktop_app.report.content.fact_tables import fact_blocks
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.needs import reasons_wanted
from desktop_app.report.document import Align, Block, Column, Heading, Paragraph, Table
from desktop_app.text import minutes_head as head_words
from desktop_app.text import minutes_scores as words
from desktop_app.text.measure import column_codes
from desktop_app.text.minutes_intake import unit_head
from desktop_app.text.notation import NO_VALUE, enumeration, points_number
from desktop_app.text.wording import closed


def scores(facts: Facts, state: Round | None) -> Iterator[Block]:
    """Paragraph 8: the table per assessment, the facts, and the reasons (model, Z47, Z60)."""
    yield Heading(1, head_words.section(8, words.SCORES))
    several = len(facts.scheme.stages) > 1
    for stage in facts.scheme.stages:
        if several:
            yield Heading(2, words.stage_heading(stage.name))
        yield from stage_blocks(facts, stage)
    if facts.scheme.facts:
        yield from fact_blocks(facts)
    yield from _zero(facts)
    if state is not None and reasons_wanted(facts.scheme):
        yield from _reasons(facts, state)


def scored_units(facts: Facts, stage: Stage) -> list[Unit]:
    """Give the admitted units with something given in this assessment, or all in the first."""
    first = facts.scheme.stages[0].id
    return [
        facts.units[line.id]
        for line in facts.in_order()
        if facts.units[line.id].status is UnitStatus.ADMITTED
        and (stage.id == first or facts.units[line.id].points.get(stage.id))
    ]


def stage_points(facts: Facts, unit: Unit, stage: Stage) -> Mapping[str, Points]:
    """Give the points of a unit in an assessment: given ones, and those that follow from facts."""
    given = unit.points.get(stage.id, {})
    assessed = facts.outcome.assessed[unit.id]
    return assessed.points if assessed.points and assessed.stage == stage.id else given


def stage_blocks(facts: Facts, stage: Stage) -> Iterator[Block]:
    """The table of one assessment; a score that is missing is a dash, never 0."""
    units = scored_units(facts, stage)
    if not units:
        yield Paragraph(words.NO_SCORES)
        return
    levels = _shared_levels(facts)
    if levels is not None:
        yield Paragraph(words.levels_explained(levels.levels))
    scored = scored_criteria(facts.scheme)
    if len(scored) < len(facts.scheme.criteria):
        yield Paragraph(words.derived_points([item.label for item in scored.values()]))
    yield _table(facts, stage, units)


def _table(facts: Facts, stage: Stage, units: list[Unit]) -> Table:
    scheme = facts.scheme
    codes = column_codes(scheme)
    points = {unit.id: stage_points(facts, unit, stage) for unit in units}
    sums = [
        sum(row[item.id] for row in points.values() if item.id in row) for item in scheme.criteria
    ]
    return Table(
        columns=(
            Column(title=unit_head(scheme), share=1),
            *(Column(title=codes[item.id], align=Align.RIGHT) for item in scheme.criteria),
            Column(title=words.TOTAL, align=Align.RIGHT),
        ),
        rows=tuple(
            (
                unit.id,
                *(_cell(facts, item, points[unit.id]) for item in scheme.criteria),
                _total(facts, points[unit.id]),
            )
            for unit in units
        ),
        totals=(
            words.SUM,
            *(points_number(value, scheme.unit) for value in sums),
            points_number(sum(sums), scheme.unit),
        ),
    )


def _cell(facts: Facts, criterion: Criterion, points: Mapping[str, Points]) -> str:
    if criterion.id not in points:
        return NO_VALUE
    return words.score_cell(facts.scheme, criterion, points[criterion.id])


def _total(facts: Facts, points: Mapping[str, Points]) -> str:
    """The sum, only when nothing is missing."""
    if any(item.id not in points for item in facts.scheme.criteria):
        return NO_VALUE
    return points_number(sum(points.values()), facts.scheme.unit)


def _shared_levels(facts: Facts) -> LevelScale | None:
    """Give the levels when every scored criterion has levels with the same names."""
    scales = [item.source.scale for item in facts.scheme.scored if isinstance(item.source, Scored)]
    levels = [scale for scale in scales if isinstance(scale, LevelScale)]
    names = {tuple(level.name for level in scale.levels) for scale in levels}
    return levels[0] if len(levels) == len(scales) and len(names) == 1 else None


def _zero(facts: Facts) -> Iterator[Block]:
    ids = [
        line.id
        for line in facts.in_order()
        if line.total == 0 and facts.outcome.assessed[line.id].reason is None
    ]
    if ids:
        yield Paragraph(words.zero_total(enumeration(ids)))


def _reasons(facts: Facts, state: Round) -> Iterator[Block]:
    for stage in facts.scheme.stages:
        rows = [
            (unit.id, text)
            for unit in scored_units(facts, stage)
            if (text := _reasons_of(state, unit.id, stage.id))
        ]
        name = words.REASONS_BELOW
        if len(facts.scheme.stages) > 1:
            name = f"{name} ({stage.name})"
        yield Heading(2, name)
        if not rows:
            yield Paragraph(words.NO_REASONS)
            continue
        yield Table(
            columns=(
                Column(title=unit_head(facts.scheme)),
                Column(title=words.REASONS, share=1),
            ),
            rows=tuple(rows),
        )


def _reasons_of(state: Round, unit: str, stage: str) -> str:
    """Every reason of a unit behind its criterion, and where one below the maximum is missing."""
    codes = column_codes(state.scheme)
    given = state.scores.get(unit, {})
    parts = []
    for criterion in state.scheme.scored:
        score = given.get((stage, criterion.id))
        if score is None:
            continue
        if score.reason:
            parts.append(words.reason(codes[criterion.id], closed(score.reason)))
        elif score.points < criterion.maximum:
            parts.append(words.reason(codes[criterion.id], closed(words.NOT_GIVEN)))
    return " ".join(parts)
