"""The score grid, filled from a round and its outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from desktop_app.core.criteria import Criterion, Scored
from desktop_app.core.events_applications import Standing
from desktop_app.core.outcome import Assessed, Outcome, Reason
from desktop_app.core.round import Round
from desktop_app.core.scheme import Scheme
from desktop_app.text import notation
from desktop_app.text import window as text
from desktop_app.text.refs import ref_long
from desktop_app.ui.presenters.grid import (
    CriterionColumn,
    EmptyCell,
    GridCell,
    GridRow,
    GridView,
    HiddenCell,
    LockedCell,
    MissingCell,
    TotalState,
    points_cell,
    points_text,
    score_cell,
)
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.words import (
    MARKS,
    capital,
    point_decimals,
    short_numbers,
    unit_name,
)

NOTABLE = frozenset({Mark.REFUSED, Mark.WITHDRAWN, Mark.LEFT_UNTREATED, Mark.INCOMPLETE, Mark.DRAW})
BELOW = frozenset({Reason.BELOW_TOTAL, Reason.BELOW_GROUP, Reason.BELOW_STAGE})


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """Which scores the grid shows: of a stage, together or of one member.

    hidden: the scores of this member stay out of sight until all have scored.
    """

    stage: str
    member: str | None = None
    hidden: bool = False
    editable: bool = True


def joint_desk(state: Round) -> Desk:
    """Return the desk at which the assessors together give the scores that count."""
    return Desk(stage=state.scheme.final_stage.id, editable=not state.phase.scores_closed)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Sheet:
    """Everything the rows of one grid have in common."""

    state: Round
    outcome: Outcome
    desk: Desk
    columns: tuple[CriterionColumn, ...]
    short: Mapping[str, str]
    marks: Mapping[str, Mark]


def grid_view(state: Round, outcome: Outcome, desk: Desk) -> GridView:
    """Return the whole grid; rows stand in the order of their numbers."""
    units = sorted(state.unit_ids)
    sheet = _Sheet(
        state=state,
        outcome=outcome,
        desk=desk,
        columns=criterion_columns(state.scheme),
        short=short_numbers(units),
        marks={unit.id: MARKS[unit.result] for unit in outcome.units},
    )
    rows = tuple(_row(sheet, unit) for unit in units)
    return GridView(columns=sheet.columns, rows=rows, editable=desk.editable)


@lru_cache(maxsize=16)
def criterion_columns(scheme: Scheme) -> tuple[CriterionColumn, ...]:
    """Return the columns of a scheme, in its order."""
    decimals = point_decimals(scheme)
    return tuple(_column(scheme, criterion, decimals) for criterion in scheme.criteria)


def _column(scheme: Scheme, criterion: Criterion, decimals: int) -> CriterionColumn:
    source = criterion.source
    return CriterionColumn(
        key=criterion.id,
        code=criterion.id,
        label=criterion.label,
        title=criterion.name,
        article=capital(ref_long(criterion.ref)),
        maximum=points_text(criterion.maximum, scheme.unit, decimals),
        scale=source.scale if isinstance(source, Scored) else None,
        unit=scheme.unit,
        decimals=decimals,
    )


def _row(sheet: _Sheet, unit: str) -> GridRow:
    state, assessed, mark = sheet.state, sheet.outcome.assessed[unit], sheet.marks[unit]
    total_state = TotalState.BELOW_MINIMUM if assessed.reason in BELOW else TotalState.PLAIN
    if assessed.total is None:
        total_state = TotalState.MISSING
    return GridRow(
        key=unit,
        number=unit,
        short_number=sheet.short[unit],
        name=unit_name(state, unit),
        cells=tuple(_cell(state, sheet.desk, column, unit, assessed) for column in sheet.columns),
        total=total_text(state.scheme, assessed, sheet.columns[0].decimals),
        total_state=total_state,
        mark=mark if mark in NOTABLE else None,
        faded=state.standing(unit) not in {Standing.ADMITTED, Standing.RECEIVED},
    )


def total_text(scheme: Scheme, assessed: Assessed, decimals: int) -> str:
    """Return the total, or the dash of something that is missing."""
    if assessed.total is None:
        return notation.NO_VALUE
    return points_text(assessed.total, scheme.unit, decimals)


def _cell(
    state: Round, desk: Desk, column: CriterionColumn, unit: str, assessed: Assessed
) -> GridCell:
    if not column.editable:
        points = assessed.points.get(column.key)
        return _no_cell(state, unit) if points is None else points_cell(column, points)
    if desk.member is not None and _recused(state, desk.member, unit):
        return LockedCell(text.has_interest(desk.member))
    if desk.hidden:
        return HiddenCell()
    value = _value(state, desk, column, unit)
    if value is not None:
        return score_cell(column, value, was=_earlier(state, desk, column, unit, value))
    return _no_cell(state, unit)


def _no_cell(state: Round, unit: str) -> GridCell:
    """Missing is said of what will be assessed only."""
    if state.standing(unit) in {Standing.REFUSED, Standing.LEFT_UNTREATED}:
        return EmptyCell()
    return MissingCell()


def _recused(state: Round, member: str, unit: str) -> bool:
    interests = state.interests.get(state.application_of(unit).id, {})
    return member in interests


def _value(state: Round, desk: Desk, column: CriterionColumn, unit: str) -> str | None:
    if desk.member is None:
        score = state.scores.get(unit, {}).get((desk.stage, column.key))
    else:
        key = (desk.stage, column.key, desk.member)
        score = state.member_scores.get(unit, {}).get(key)
    return None if score is None else score.value


def _earlier(
    state: Round, desk: Desk, column: CriterionColumn, unit: str, value: str
) -> str | None:
    """Return the score of the first assessment when the second one changed it."""
    first = state.scheme.stages[0].id
    if desk.stage == first or desk.member is not None:
        return None
    before = state.scores.get(unit, {}).get((first, column.key))
    if before is None or before.value == value:
        return None
    return score_cell(column, before.value).text
