"""The tables of a round: ranking, scores with their reasons, equals, and the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from typing import TypeVar

from desktop_app.core.criteria import Criterion, Scored
from desktop_app.core.outcome import Outcome, Tie
from desktop_app.core.round import Recorded, Round
from desktop_app.core.round_parts import FactContent
from desktop_app.core.scale import value_name
from desktop_app.core.scheme import NO_POOL, Stage
from desktop_app.exporting.overview import OverviewRow, overview
from desktop_app.exporting.table import ColumnKind, Table, TableColumn, Value
from desktop_app.text import export_tables as words
from desktop_app.text.history import history_line
from desktop_app.text.moments import local

Row = TypeVar("Row")
_Filled = tuple[TableColumn, Callable[[Row], Value]]
"""A column with what it takes of a row."""


def ranking_table(state: Round, outcome: Outcome) -> Table:
    """Give ranking and allocation, in the order in which people read them."""
    decided = state.adoption is not None
    columns: list[_Filled[OverviewRow]] = [
        (_text(words.PLACE), lambda row: row.place),
        (_text(words.NUMBER), lambda row: row.unit),
        (_text(words.APPLICANT), lambda row: row.applicant),
        (_points(words.TOTAL, state), lambda row: row.total),
        (_cents(words.REQUESTED), lambda row: row.requested),
        (_cents(words.GRANTABLE), lambda row: row.grantable),
        (_text(words.GRANTABLE_REASON), lambda row: _grantable_reason(state, row.unit)),
        (_cents(words.granted(decided=decided)), lambda row: row.granted),
        (_cents(words.LEFT), lambda row: row.left),
        (_text(words.result(decided=decided)), lambda row: row.result),
        (_text(words.WHY), lambda row: row.why),
    ]
    if _has_pools(state):
        columns.insert(0, (_text(words.POOL), lambda row: row.pool))
    return _table(words.RANKING, columns, overview(state, outcome))


def scores_table(state: Round, outcome: Outcome) -> Table:
    """Give per unit every score with its reason, the facts, and the points that follow from them.

    The headings are those by which scores and facts are recognised when a file is read in.
    """
    scheme = state.scheme
    columns: list[_Filled[str]] = [
        (_text(words.NUMBER), lambda unit: unit),
        (_text(words.APPLICANT), lambda unit: state.application_of(unit).applicant),
    ]
    for stage in scheme.stages:
        for criterion in scheme.scored:
            columns += _score_columns(state, stage, criterion)
    columns += [
        (TableColumn(heading=fact.name, kind=ColumnKind.WHOLE), _fact_of(state, fact.id))
        for fact in scheme.facts
    ]
    if scheme.hearing is not None:
        columns.append((_text(words.PITCHED), lambda unit: _pitched(state, unit)))
    columns += [
        (_points(words.derived(item.id), state), _derived_of(outcome, item.id))
        for item in scheme.criteria
        if not isinstance(item.source, Scored)
    ]
    return _table(words.SCORES, columns, sorted(state.unit_ids))


def ties_table(state: Round, outcome: Outcome) -> Table:
    """Give the equals: who, for how much money, and what was done about it."""
    columns: list[_Filled[Tie]] = [
        (TableColumn(heading=words.PLACE, kind=ColumnKind.WHOLE), lambda tie: tie.place),
        (_text(words.MEMBERS), lambda tie: ", ".join(tie.members)),
        (_cents(words.AVAILABLE), lambda tie: tie.left),
        (_cents(words.ASKED), lambda tie: tie.asked),
        (_text(words.DECISIVE), lambda tie: words.yes_no(value=tie.decisive)),
        (_text(words.STATE), lambda tie: words.STATES[tie.state]),
        (_text(words.ORDER), lambda tie: ", ".join(tie.order) if tie.order else None),
    ]
    if _has_pools(state):
        columns.insert(0, (_text(words.POOL), lambda tie: _pool_name(state, tie.pool)))
    return _table(words.TIES, columns, outcome.ties)


def journal_table(state: Round) -> Table:
    """Give every entry of the journal in words, on the Dutch clock, undone ones as well."""
    columns = (
        TableColumn(heading=words.ENTRY, kind=ColumnKind.WHOLE),
        *map(_text, (words.MOMENT, words.WHO, words.KIND, words.UNIT, words.WHAT)),
        *map(_text, (words.OLD, words.NEW, words.REASON)),
        TableColumn(heading=words.UNDONE_BY, kind=ColumnKind.WHOLE),
    )
    return Table(
        name=words.JOURNAL,
        columns=columns,
        rows=tuple(_journal_row(state, entry) for entry in state.log),
    )


def round_tables(state: Round, outcome: Outcome) -> tuple[Table, ...]:
    """Give all tables of a round, in the order of the sheets of a workbook."""
    return (
        ranking_table(state, outcome),
        scores_table(state, outcome),
        ties_table(state, outcome),
        journal_table(state),
    )


def _table(name: str, columns: Iterable[_Filled[Row]], rows: Iterable[Row]) -> Table:
    filled = tuple(columns)
    return Table(
        name=name,
        columns=tuple(column for column, _ in filled),
        rows=tuple(tuple(value(row) for _, value in filled) for row in rows),
    )


def _text(heading: str) -> TableColumn:
    return TableColumn(heading=heading, kind=ColumnKind.TEXT)


def _cents(heading: str) -> TableColumn:
    return TableColumn(heading=heading, kind=ColumnKind.CENTS)


def _points(heading: str, state: Round) -> TableColumn:
    return TableColumn(heading=heading, kind=ColumnKind.POINTS, unit=state.scheme.unit)


def _has_pools(state: Round) -> bool:
    return any(pool != NO_POOL for pool in state.ceilings)


def _pool_name(state: Round, pool: str) -> str:
    ceiling = state.ceilings.get(pool)
    return ceiling.name if ceiling else pool


def _grantable_reason(state: Round, unit: str) -> str | None:
    part = state.activities.get(unit) or state.applications[unit]
    return part.grantable_reason


def _score_columns(state: Round, stage: Stage, criterion: Criterion) -> Iterator[_Filled[str]]:
    """The score as it was given, by the name of its level or as a number, and its reason."""
    key = (stage.id, criterion.id)
    named = stage.name if len(state.scheme.stages) > 1 else None

    def value(unit: str) -> Value:
        score = state.scores.get(unit, {}).get(key)
        if score is None:
            return None
        name = value_name(criterion, score.value)
        return int(name) if name == score.value and name.isdecimal() else name

    def reason(unit: str) -> Value:
        score = state.scores.get(unit, {}).get(key)
        return score.reason if score else None

    heading = words.score(criterion.id, named)
    yield TableColumn(heading=heading, kind=ColumnKind.WHOLE), value
    yield _text(words.score_reason(criterion.id, named)), reason


def _fact_of(state: Round, fact: str) -> Callable[[str], Value]:
    def value(unit: str) -> Value:
        found = state.facts.get(unit, {}).get(fact)
        return None if found is None else _fact_value(found.value)

    return value


def _fact_value(value: FactContent) -> Value:
    return words.yes_no(value=value) if isinstance(value, bool) else value


def _pitched(state: Round, unit: str) -> str | None:
    hearing = state.hearings.get(unit)
    return None if hearing is None else words.yes_no(value=hearing.held)


def _derived_of(outcome: Outcome, criterion: str) -> Callable[[str], Value]:
    def value(unit: str) -> Value:
        assessed = outcome.assessed.get(unit)
        return None if assessed is None else assessed.points.get(criterion)

    return value


def _journal_row(state: Round, entry: Recorded) -> tuple[Value, ...]:
    line = history_line(entry.event, state.scheme)
    moment = local(datetime.fromisoformat(entry.at)).strftime("%Y-%m-%d %H:%M:%S")
    said = (line.unit, line.what, line.old, line.new, line.reason)
    undone = state.undone.get(entry.batch)
    return (entry.nr, moment, entry.actor, entry.event.KIND, *said, undone)
