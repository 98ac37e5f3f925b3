"""Paragraph 5: what came in, and what was decided before the assessment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop_app.core.events_applications import Standing
from desktop_app.core.round import Round
from desktop_app.core.round_parts import Stand
from desktop_app.core.scheme import UnitKind
from desktop_app.core.settings import RoundField
from desktop_app.report.content.facts import Facts
from desktop_app.report.document import Align, Block, Column, Heading, Items, Paragraph, Table
from desktop_app.text import minutes_head as head_words
from desktop_app.text import minutes_intake as words
from desktop_app.text.notation import euros
from desktop_app.text.refs import ref_long
from desktop_app.text.wording import named, named_inside


def intake(facts: Facts, state: Round | None) -> Iterator[Block]:
    """Paragraph 5: the table of everything received, then who did not take part and why."""
    yield Heading(1, head_words.section(5, words.INTAKE))
    if not facts.lines:
        yield Paragraph(words.NO_APPLICATIONS)
        return
    yield _table(facts)
    if state is not None:
        for sentences, nothing in (
            (list(_refused(state)), words.NO_REFUSED),
            (list(_late(state)), words.NO_LATE),
            (list(_untreated(state)), words.NO_UNTREATED),
            (list(_withdrawn(state)), words.NO_WITHDRAWN),
        ):
            yield _told(sentences, nothing)


def _table(facts: Facts) -> Table:
    lines = list(facts.in_order())
    rows = []
    for line in lines:
        item = facts.intake[line.id]
        rows.append(
            (
                line.id,
                words.day(item.received),
                words.day(item.complete),
                words.standing(item.standing, assessed=item.assessed),
                euros(line.requested),
            )
        )
    admitted = sum(item.assessed for item in facts.told.intake)
    return Table(
        columns=(
            Column(title=words.unit_head(facts.scheme)),
            Column(title=words.RECEIVED, share=2),
            Column(title=words.COMPLETE, share=2),
            Column(title=words.ADMITTED, share=2),
            Column(title=words.REQUESTED, align=Align.RIGHT),
        ),
        rows=tuple(rows),
        totals=(
            f"{words.TOTAL} {len(lines)}",
            "",
            "",
            str(admitted),
            euros(sum(line.requested for line in lines)),
        ),
    )


def _told(sentences: list[str], nothing: str) -> Block:
    if not sentences:
        return Paragraph(nothing)
    return Paragraph(sentences[0]) if len(sentences) == 1 else Items(tuple(sentences))


def _decided(state: Round, standing: Standing) -> Iterator[tuple[str, Stand]]:
    """Give the applications and activities that stand like this by their own decision."""
    targets: Iterable[str] = (*state.applications, *state.activities)
    for target in sorted(targets):
        stand = state.stands.get(target)
        if stand is not None and stand.standing is standing:
            yield target, stand


def _name(state: Round, target: str) -> str:
    if target in state.activities or state.scheme.unit_kind is UnitKind.APPLICATION:
        return named(state.scheme, (target,))
    return f"Aanvraag {target}"


def _refused(state: Round) -> Iterator[str]:
    gates = {gate.id: gate for gate in state.scheme.gates}
    for target, stand in _decided(state, Standing.REFUSED):
        gate = gates.get(stand.ground or "")
        ground = stand.ground or ""
        if gate is not None:
            ground = words.ground_text(gate.text, ref_long(gate.ref))
        yield words.refused(
            name=_name(state, target),
            moment=stand.stamp.at[:10],
            ground=ground.rstrip("."),
            reason=stand.reason or "",
        )


def _withdrawn(state: Round) -> Iterator[str]:
    for target, stand in _decided(state, Standing.WITHDRAWN):
        name = named_inside(state.scheme, (target,))
        if target not in state.activities:
            name = f"aanvraag {target}"
        yield words.withdrawn(
            name=name, date=stand.date, moment=stand.stamp.at, reason=stand.reason
        )


def _untreated(state: Round) -> Iterator[str]:
    for target, stand in _decided(state, Standing.LEFT_UNTREATED):
        application = state.applications.get(target)
        yield words.untreated(
            name=_name(state, target),
            asked=application.asked if application else None,
            until=application.until if application else None,
            reason=stand.reason or "",
        )


def _late(state: Round) -> Iterator[str]:
    for application in sorted(state.applications.values(), key=lambda item: item.id):
        if application.late:
            yield words.late(
                name=f"Aanvraag {application.id}",
                received=application.received,
                until=state.settings.get(RoundField.WINDOW_END),
            )
