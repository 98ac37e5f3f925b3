"""The facts from which the points of a criterion follow, as they are filled in under the grid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from desktop_app.core.commands_applications import RecordFact
from desktop_app.core.criteria import (
    CountBands,
    Criterion,
    FactKind,
    FlagPoints,
    RatioBands,
    Scored,
    ThresholdPoints,
)
from desktop_app.core.derived import points_of
from desktop_app.core.round import Round
from desktop_app.text import assessing as text
from desktop_app.text.measure import counted
from desktop_app.text.scheme_points import criterion_sentence
from desktop_app.ui.presenters.words import unit_name

MOST_DIGITS = 9


@dataclass(frozen=True, slots=True, kw_only=True)
class FactField:
    """One fact: its id and name, whether it is yes or no, and what is recorded ("" for nothing)."""

    id: str
    name: str
    yes_no: bool
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FactsView:
    """The facts of one criterion of one unit, with the rule that makes points of them."""

    unit: str
    criterion: str
    title: str
    rule: str
    fields: tuple[FactField, ...]


def facts_view(state: Round, unit: str, criterion_id: str) -> FactsView | None:
    """Return the facts of a criterion; None when its score is given, not derived."""
    criterion = state.scheme.criterion(criterion_id)
    wanted = () if criterion is None else facts_of(criterion)
    if criterion is None or not wanted:
        return None
    recorded = state.facts.get(unit, {})
    fields = tuple(
        FactField(
            id=fact.id,
            name=fact.name,
            yes_no=fact.kind is FactKind.YES_NO,
            value=_shown(recorded[fact.id].value) if fact.id in recorded else "",
        )
        for fact in state.scheme.facts
        if fact.id in wanted
    )
    return FactsView(
        unit=unit,
        criterion=criterion_id,
        title=f"{criterion.id}  {criterion.name}: {unit} {unit_name(state, unit)}",
        rule=criterion_sentence(state.scheme, criterion, _readings(state)),
        fields=fields,
    )


def facts_of(criterion: Criterion) -> tuple[str, ...]:
    """Name the facts that a criterion rests on; none when its score is given."""
    source = criterion.source
    match source:
        case FlagPoints(fact=fact) | CountBands(fact=fact):
            return (fact,)
        case ThresholdPoints(bounds=bounds):
            return tuple(fact for fact, _ in bounds)
        case RatioBands(numerator=numerator, denominator=denominator):
            return (numerator, denominator)
        case Scored():
            return ()
    assert_never(source)


def read_facts(
    view: FactsView, typed: Mapping[str, str]
) -> tuple[tuple[RecordFact, ...], Mapping[str, str]]:
    """Read what was typed: what to record, and what is wrong by fact; nothing typed is no fact."""
    commands, problems = [], {}
    for field in view.fields:
        words = typed.get(field.id, "").strip()
        if words == field.value:
            continue
        if words and not field.yes_no and not _whole(words):
            problems[field.id] = text.not_a_count(field.name, words)
            continue
        commands.append(RecordFact(unit=view.unit, fact=field.id, value=_value(field, words)))
    return tuple(commands), problems


def worth(state: Round, view: FactsView, typed: Mapping[str, str]) -> str:
    """Say what the typed facts would give, or that not all of them are there yet."""
    criterion = state.scheme.criterion(view.criterion)
    values = {field.id: _value(field, typed.get(field.id, "").strip()) for field in view.fields}
    known = {fact: value for fact, value in values.items() if value is not None}
    if criterion is None or len(known) < len(values):
        return text.FACT_MISSING
    points = points_of(criterion.source, _readings(state))(known)
    return text.worth(counted(state.scheme, points))


def _readings(state: Round) -> dict[str, str]:
    chosen = {reading: choice.value for reading, choice in state.readings.items()}
    return {**state.scheme.default_readings(), **chosen}


def _whole(words: str) -> bool:
    return words.isascii() and words.isdecimal() and len(words) <= MOST_DIGITS


def _value(field: FactField, words: str) -> int | bool | None:
    if field.yes_no:
        return {"ja": True, "nee": False}.get(words)
    return int(words) if _whole(words) else None


def _shown(value: int | bool) -> str:  # noqa: FBT001 - a fact is a number, or yes or no
    if isinstance(value, bool):
        return "ja" if value else "nee"
    return str(value)
