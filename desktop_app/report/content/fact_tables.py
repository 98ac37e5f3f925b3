"""The established facts per unit, and how a ratio became points."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.case import Unit, UnitStatus
from desktop_app.core.criteria import RatioBands
from desktop_app.report.content.facts import Facts
from desktop_app.report.document import Align, Block, Column, Heading, Items, Paragraph, Table
from desktop_app.text import minutes_scores as words
from desktop_app.text.minutes_intake import unit_head
from desktop_app.text.notation import NO_VALUE


def fact_blocks(facts: Facts) -> Iterator[Block]:
    """What the facts are, what they are per unit, and the ratios in sentences (model, Z47)."""
    scheme = facts.scheme
    yield Heading(2, words.FACTS)
    units = [
        facts.units[line.id]
        for line in facts.in_order()
        if facts.units[line.id].status is UnitStatus.ADMITTED
    ]
    if not units:
        yield Paragraph(words.NO_FACTS)
        return
    codes = [f"F{number}" for number in range(1, len(scheme.facts) + 1)]
    yield Table(
        columns=(Column(title=words.FACT), Column(title=words.FACT_NAME, share=1)),
        rows=tuple((code, fact.name) for code, fact in zip(codes, scheme.facts, strict=True)),
    )
    yield Table(
        columns=(
            Column(title=unit_head(scheme), share=1),
            *(Column(title=code, align=Align.RIGHT) for code in codes),
        ),
        rows=tuple(
            (
                unit.id,
                *(
                    words.yes_no(unit.facts[fact.id]) if fact.id in unit.facts else NO_VALUE
                    for fact in scheme.facts
                ),
            )
            for unit in units
        ),
    )
    ratios = tuple(text for unit in units for text in _ratios(facts, unit))
    if ratios:
        yield Items(ratios)


def _ratios(facts: Facts, unit: Unit) -> Iterator[str]:
    points = facts.outcome.assessed[unit.id].points
    for criterion in facts.scheme.criteria:
        source = criterion.source
        if not isinstance(source, RatioBands) or criterion.id not in points:
            continue
        counts = (int(unit.facts[source.numerator]), int(unit.facts[source.denominator]))
        text = words.ratio(facts.scheme, criterion, source, counts, points[criterion.id])
        yield f"{unit.id}: {text}."
