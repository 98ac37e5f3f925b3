"""Checks over a whole table: what is missing, what does not add up, what looks odd."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.core.parsing import NumberProblem, parse_points_typed
from desktop_app.importing.headings import Role, RoleKind, plain
from desktop_app.importing.proposal import ColumnSum
from desktop_app.importing.suspicious import code_point, differing_character, skeleton
from desktop_app.text.importing import no_pools, pool_display
from desktop_app.text.messages import MessageKey, message
from desktop_app.text.notation import enumeration, euros, points_number

if TYPE_CHECKING:
    from desktop_app.importing.column_reading import Table
    from desktop_app.importing.expected import ExpectedColumns
    from desktop_app.importing.headings import Column, Header, Recognition
    from desktop_app.importing.table_reading import ColumnValues

_FEWEST_FOR_CONSTANT = 5


def check_columns(
    table: Table, header: Header, expected: ExpectedColumns, recognition: Recognition
) -> None:
    """Report every column that is needed and absent, with the headings that were found."""
    present = {column.role for column in header.columns}
    for role in _needed(present, expected):
        if role not in present:
            report_missing(table, header, recognition, role)


def report_missing(table: Table, header: Header, recognition: Recognition, role: Role) -> None:
    """Report one absent column, with the heading that looks most like it."""
    found = enumeration([f"‘{heading}’" for heading in header.headings.values()])
    suggestion = recognition.suggestion(role, header.unused)
    optional = {"voorstel": suggestion} if suggestion else {}
    table.findings.add_row(
        header.row,
        message(
            MessageKey.COLUMN_MISSING,
            kop=recognition.names[role],
            koppen=found,
            rij=str(header.row),
            **optional,
        ),
    )


def check_rows(
    table: Table, header: Header, values: ColumnValues, expected: ExpectedColumns
) -> None:
    """Report missing values, impossible pairs, differing totals, and what looks odd."""
    columns = {column.role.kind: column for column in header.columns}
    if expected.amounts:
        _check_filled(table, columns, values, expected)
    _check_grantable(table, values)
    _check_totals(table, values, expected)
    _check_names(table, values)
    _check_constant(table, header, values)


def resolve_pools(table: Table, values: ColumnValues, expected: ExpectedColumns) -> None:
    """Replace the names of pools by their codes; an unknown one is reported."""
    by_name = {plain(name): pool.id for pool in expected.pools for name in (pool.id, pool.name)}
    known = enumeration([pool_display(pool.name, pool.id) for pool in expected.pools])
    resolved: dict[int, str] = {}
    for row, text in values.texts.get(RoleKind.POOL, {}).items():
        code = by_name.get(plain(text))
        number = values.ids.get(row)
        if code is not None:
            resolved[row] = code
        elif number is not None:
            unknown = message(MessageKey.POOL_UNKNOWN, id=number, wijk=text, wijken=known)
            table.findings.add_row(row, unknown if known else no_pools(number, text))
    if expected.pools:
        values.texts[RoleKind.POOL] = resolved


def column_sums(header: Header, values: ColumnValues) -> tuple[ColumnSum, ...]:
    """Add up every column of amounts and points, for comparing with the sheet itself."""
    sums = []
    for column in header.columns:
        kind = column.role.kind
        if kind in values.amounts:
            cents = [values.amounts[kind][row] for row in values.amounts[kind] if row in values.ids]
            sums.append(
                ColumnSum(heading=column.heading, filled=len(cents), total=euros(sum(cents)))
            )
        elif column.role in values.points:
            given = values.points[column.role]
            points = [given[row] for row in given if row in values.ids]
            total = points_number(sum(points))
            sums.append(ColumnSum(heading=column.heading, filled=len(points), total=total))
    return tuple(sums)


def _needed(present: set[Role], expected: ExpectedColumns) -> list[Role]:
    needed = [Role(kind=RoleKind.ID)]
    if expected.amounts:
        needed += [Role(kind=RoleKind.APPLICANT), Role(kind=RoleKind.REQUESTED)]
        if expected.pools:
            needed.append(Role(kind=RoleKind.POOL))
    stages = [stage.id for stage in expected.stages] or [""]
    begun = {role.stage for role in present if role.kind is RoleKind.SCORE}
    if expected.scores_required and not begun:
        begun = {expected.stage_without_prefix or stages[0]}
    for stage in stages:
        if stage in begun:
            needed += [
                Role(kind=RoleKind.SCORE, name=criterion.id, stage=stage)
                for criterion in expected.criteria
            ]
    return needed


def _check_filled(
    table: Table,
    columns: dict[RoleKind, Column],
    values: ColumnValues,
    expected: ExpectedColumns,
) -> None:
    needed = [RoleKind.APPLICANT, RoleKind.REQUESTED, *([RoleKind.POOL] if expected.pools else [])]
    for row in table.rows:
        if row.number not in values.ids:
            continue
        for kind in needed:
            column = columns.get(kind)
            if column is not None and column.index not in row.cells:
                table.findings.add_cell(row.number, column, MessageKey.VALUE_MISSING)


def _check_grantable(table: Table, values: ColumnValues) -> None:
    requested = values.amounts.get(RoleKind.REQUESTED, {})
    for row, grantable in values.amounts.get(RoleKind.GRANTABLE, {}).items():
        number = values.ids.get(row)
        if number is not None and row in requested and grantable > requested[row]:
            found = message(
                MessageKey.GRANTABLE_ABOVE_REQUESTED,
                id=number,
                subsidiabel=euros(grantable),
                gevraagd=euros(requested[row]),
            )
            table.findings.add_row(row, found)


def _check_totals(table: Table, values: ColumnValues, expected: ExpectedColumns) -> None:
    """Compare the totals of the file with the sums of the scores; ours is always used.

    With facts, or with columns missing, the total counts more than the scores and says nothing.
    """
    stages = [stage.id for stage in expected.stages] or [""]
    given = [stage for stage in stages if any(role.stage == stage for role in values.points)]
    if not given or expected.facts:
        return
    roles = [Role(kind=RoleKind.SCORE, name=c.id, stage=given[-1]) for c in expected.criteria]
    if not all(role in values.points for role in roles):
        return
    for row, text in values.totals.items():
        number = values.ids.get(row)
        if number is None:
            continue
        parts = [values.points[role].get(row) for role in roles]
        filled = [part for part in parts if part is not None]
        total = parse_points_typed(text)
        if len(filled) < len(parts):
            found = message(
                MessageKey.TOTAL_OF_INCOMPLETE_ROW, id=number, bestandstotaal=_shown(total, text)
            )
            table.findings.add_row(row, found)
        elif total != sum(filled):
            found = message(
                MessageKey.TOTAL_DIFFERS,
                id=number,
                bestandstotaal=_shown(total, text),
                som=points_number(sum(filled)),
            )
            table.findings.add_row(row, found)


def _shown(total: int | NumberProblem, text: str) -> str:
    return f"‘{text}’" if isinstance(total, NumberProblem) else points_number(total)


def _check_names(table: Table, values: ColumnValues) -> None:
    first: dict[str, tuple[str, str]] = {}
    for row, name in values.texts.get(RoleKind.APPLICANT, {}).items():
        number = values.ids.get(row)
        if number is None:
            continue
        other_number, other = first.setdefault(skeleton(name), (number, name))
        differing = differing_character(other, name)
        if differing is not None:
            found = message(
                MessageKey.NAME_CONFUSABLE,
                id1=other_number,
                id2=number,
                codepunt=code_point(differing),
            )
            table.findings.add_row(row, found)


def _check_constant(table: Table, header: Header, values: ColumnValues) -> None:
    for column in header.columns:
        kind = column.role.kind
        amounts = values.amounts.get(kind)
        shown: dict[int, str] = values.scores.get(column.role, {})
        if amounts is not None:
            shown = {row: euros(cents) for row, cents in amounts.items()}
        if len(shown) >= _FEWEST_FOR_CONSTANT and len(set(shown.values())) == 1:
            value = next(iter(shown.values()))
            found = message(MessageKey.COLUMN_CONSTANT, kop=column.heading, waarde=_dutch(value))
            table.findings.add_column(column, found)


def _dutch(value: str) -> str:
    number = parse_points_typed(value)
    if isinstance(number, NumberProblem):
        return value
    return points_number(number)
