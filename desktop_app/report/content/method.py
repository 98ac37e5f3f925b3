"""Paragraph 6: how was assessed, ranked and divided, and on which documents."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.round import Round
from desktop_app.core.settings import RoundField
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.needs import reasons_wanted
from desktop_app.report.content.people import all_who
from desktop_app.report.document import (
    Align,
    Block,
    Column,
    Heading,
    Items,
    KeyValues,
    Paragraph,
    Table,
)
from desktop_app.text import minutes_head as head_words
from desktop_app.text import minutes_method as words
from desktop_app.text.measure import column_codes
from desktop_app.text.notation import points_number
from desktop_app.text.refs import ref_short
from desktop_app.text.scheme import render_scheme
from desktop_app.text.wording import cited, sentences


def method(facts: Facts, state: Round | None) -> Iterator[Block]:
    """Paragraph 6: way of assessing, scales, minimum, order, ceiling, documents (model, Z57)."""
    scheme = facts.scheme
    yield Heading(1, head_words.section(6, words.METHOD))
    yield Paragraph(words.TOGETHER if reasons_wanted(scheme) else words.VOTES)
    yield _criteria(facts)
    sections = render_scheme(scheme, facts.outcome.case.readings)
    yield KeyValues(
        tuple(
            (
                section.heading,
                " ".join(f"{rule.text.rstrip('.')}{cited(rule.ref)}." for rule in section.rules),
            )
            for section in sections
            if section.heading in words.SECTIONS
        )
    )
    if state is not None:
        yield from _used(state)


def _criteria(facts: Facts) -> Table:
    scheme = facts.scheme
    codes = column_codes(scheme)
    return Table(
        columns=(
            Column(title=words.CODE),
            Column(title=words.CRITERION, share=3),
            Column(title=words.MAXIMUM, align=Align.RIGHT),
            Column(title=words.REFERENCE, share=2),
        ),
        rows=tuple(
            (
                codes[item.id],
                item.name,
                points_number(item.maximum, scheme.unit),
                ref_short(item.ref),
            )
            for item in scheme.criteria
        ),
    )


def _used(state: Round) -> Iterator[Block]:
    hearing = state.scheme.hearing
    late = [
        f"{document} ({application})"
        for application, documents in sorted(state.documents.items())
        for document, received in sorted(documents.items())
        if received.late
    ]
    blind = state.settings.get(RoundField.BLIND) == "ja"
    yield Paragraph(
        sentences(
            words.documents_until(
                state.settings.get(RoundField.WINDOW_END), hearing.name if hearing else None
            ),
            words.late_documents(late) if late else words.NO_OTHER_DOCUMENTS,
            words.BLIND if blind else words.NOT_BLIND,
        )
    )
    controls = [
        words.control(sheet, all_who(state, control.persons), control.stamp.at)
        for sheet, control in sorted(state.controls.items())
    ]
    yield Items(tuple(controls)) if controls else Paragraph(words.NO_CONTROLS)
