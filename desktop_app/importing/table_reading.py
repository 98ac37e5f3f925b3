"""Reading a table whose columns are known: every column, then every row out of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from desktop_app.core.ids import Identifier
from desktop_app.core.numbers import Cents, exact_text
from desktop_app.importing.column_reading import (
    Table,
    Values,
    read_counts,
    read_dates,
    read_levels,
    read_texts,
    read_yes_no_column,
    refuse_value,
)
from desktop_app.importing.expected import ExpectedColumns, ExpectedCriterion, FactKind
from desktop_app.importing.headings import Column, Header, Role, RoleKind, plain
from desktop_app.importing.id_column import read_ids
from desktop_app.importing.number_reading import NumberColumn, NumberRules
from desktop_app.importing.possible_values import check_facts, possible_scores
from desktop_app.importing.proposal import ImportedRow, UnitStatus
from desktop_app.importing.values import full_kvk
from desktop_app.text.importing import STATUS_LIST, STATUS_WORDS
from desktop_app.text.messages import MessageKey

if TYPE_CHECKING:
    from collections.abc import Callable

_TEXT_ROLES = frozenset(
    {RoleKind.APPLICANT, RoleKind.ACTIVITY, RoleKind.GRANTABLE_REASON, RoleKind.POOL}
)
LARGEST_CENTS = 99_999_999_999


@dataclass(slots=True)
class ColumnValues:
    """The values of all columns, each by row number."""

    ids: dict[int, Identifier] = field(default_factory=dict)
    texts: dict[RoleKind, Values] = field(default_factory=dict)
    amounts: dict[RoleKind, dict[int, int]] = field(default_factory=dict)
    statuses: dict[int, UnitStatus] = field(default_factory=dict)
    pitched: dict[int, bool] = field(default_factory=dict)
    scores: dict[Role, Values] = field(default_factory=dict)
    points: dict[Role, dict[int, int]] = field(default_factory=dict)
    facts: dict[str, Values] = field(default_factory=dict)
    totals: Values = field(default_factory=dict)


def read_columns(table: Table, header: Header, expected: ExpectedColumns) -> ColumnValues:
    """Read every column that is known; findings go into the table."""
    values = ColumnValues()
    criteria = {criterion.id: criterion for criterion in expected.criteria}
    for column in header.columns:
        kind, name = column.role.kind, column.role.name
        if kind is RoleKind.ID:
            values.ids = read_ids(table, column, expected.known_ids)
        elif kind in _TEXT_ROLES:
            values.texts[kind] = read_texts(table, column)
        elif kind in {RoleKind.REQUESTED, RoleKind.GRANTABLE}:
            values.amounts[kind] = _read_amounts(table, column)
        elif kind is RoleKind.SCORE:
            _read_scores(table, column, criteria[name], values)
        elif kind is RoleKind.FACT:
            fact = next(fact for fact in expected.facts if fact.id == name)
            values.facts[name] = _read_fact(table, column, fact.kind)
        else:
            _OTHER_COLUMNS[kind](table, column, values)
    check_facts(table, header, values.facts, expected)
    return values


def build_rows(values: ColumnValues) -> tuple[ImportedRow, ...]:
    """Put the values together by row, for every row that has a number."""
    return tuple(_row(values, row, number) for row, number in values.ids.items())


def _row(values: ColumnValues, row: int, number: Identifier) -> ImportedRow:
    stages: dict[str, dict[str, str]] = {}
    for role, column in values.scores.items():
        if row in column:
            stages.setdefault(role.stage, {})[role.name] = column[row]
    return ImportedRow(
        row=row,
        id=number,
        applicant=_text(values, RoleKind.APPLICANT, row),
        activity=_text(values, RoleKind.ACTIVITY, row),
        requested=_amount(values, RoleKind.REQUESTED, row),
        grantable=_amount(values, RoleKind.GRANTABLE, row),
        grantable_reason=_text(values, RoleKind.GRANTABLE_REASON, row),
        pool=_text(values, RoleKind.POOL, row),
        status=values.statuses.get(row),
        pitched=values.pitched.get(row),
        received=_text(values, RoleKind.RECEIVED, row),
        kvk=_text(values, RoleKind.KVK, row),
        stages=stages,
        facts={name: column[row] for name, column in values.facts.items() if row in column},
    )


def _text(values: ColumnValues, kind: RoleKind, row: int) -> str | None:
    return values.texts.get(kind, {}).get(row)


def _amount(values: ColumnValues, kind: RoleKind, row: int) -> Cents | None:
    cents = values.amounts.get(kind, {}).get(row)
    return None if cents is None else Cents(cents)


def _read_amounts(table: Table, column: Column) -> dict[int, int]:
    rules = NumberRules(amount=True, thousands=True, invalid=MessageKey.AMOUNT_INVALID)
    amounts = NumberColumn(table, column, rules).read()
    for row, cents in amounts.items():
        if not 0 < cents <= LARGEST_CENTS:
            shown = exact_text(cents).replace(".", ",")
            table.findings.add_cell(row, column, MessageKey.AMOUNT_INVALID, waarde=shown)
    return {row: cents for row, cents in amounts.items() if 0 < cents <= LARGEST_CENTS}


def _read_scores(
    table: Table, column: Column, criterion: ExpectedCriterion, values: ColumnValues
) -> None:
    role = column.role
    if criterion.levels:
        worth = {level.id: level.hundredths for level in criterion.levels}
        levels = read_levels(table, column, criterion.levels)
        values.scores[role] = levels
        values.points[role] = {row: worth[level] for row, level in levels.items()}
        return
    rules = NumberRules(
        amount=False,
        thousands=criterion.may_have_thousands(),
        invalid=MessageKey.NUMBER_FORM,
        largest=criterion.largest,
    )
    points = NumberColumn(table, column, rules).read()
    # For adding up, a score that is not possible counts as it stands in the file.
    values.points[role] = points
    points = possible_scores(table, column, criterion, points)
    written = {hundredths: exact_text(hundredths) for hundredths in set(points.values())}
    values.scores[role] = {row: written[hundredths] for row, hundredths in points.items()}


def _read_fact(table: Table, column: Column, kind: FactKind) -> Values:
    if kind is FactKind.COUNT:
        return read_counts(table, column)
    answers = read_yes_no_column(table, column)
    return {row: "true" if answer else "false" for row, answer in answers.items()}


def _read_received(table: Table, column: Column, values: ColumnValues) -> None:
    values.texts[RoleKind.RECEIVED] = read_dates(table, column)


def _read_status(table: Table, column: Column, values: ColumnValues) -> None:
    for row, text in read_texts(table, column).items():
        status = STATUS_WORDS.get(plain(text))
        if status is None:
            refuse_value(table, column, row, text, STATUS_LIST)
        else:
            values.statuses[row] = UnitStatus(status)


def _read_pitched(table: Table, column: Column, values: ColumnValues) -> None:
    values.pitched = read_yes_no_column(table, column)


def _read_kvk(table: Table, column: Column, values: ColumnValues) -> None:
    numbers = read_texts(table, column)
    for row, number in numbers.items():
        full = full_kvk(number)
        if full is not None:
            table.findings.add_cell(row, column, MessageKey.KVK_SHORT, waarde=number, voorstel=full)
    values.texts[RoleKind.KVK] = numbers


def _read_total(table: Table, column: Column, values: ColumnValues) -> None:
    # A total is only compared, so the value that a formula last gave is good enough.
    values.totals = {
        row.number: row.cells[column.index].text
        for row in table.rows
        if column.index in row.cells and row.cells[column.index].text.strip()
    }


_OTHER_COLUMNS: Mapping[RoleKind, Callable[[Table, Column, ColumnValues], None]] = {
    RoleKind.RECEIVED: _read_received,
    RoleKind.STATUS: _read_status,
    RoleKind.PITCHED: _read_pitched,
    RoleKind.KVK: _read_kvk,
    RoleKind.TOTAL: _read_total,
}
