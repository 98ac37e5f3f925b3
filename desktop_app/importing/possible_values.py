"""Scores and facts that can be read and still cannot be: all of them are reported at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.importing.headings import RoleKind
from desktop_app.text.importing_scores import possible_points
from desktop_app.text.messages import MessageKey
from desktop_app.text.notation import points_number

if TYPE_CHECKING:
    from collections.abc import Mapping

    from desktop_app.importing.column_reading import Table
    from desktop_app.importing.expected import ExpectedColumns, ExpectedCriterion
    from desktop_app.importing.headings import Column, Header


def possible_scores(
    table: Table, column: Column, criterion: ExpectedCriterion, points: Mapping[int, int]
) -> dict[int, int]:
    """Give the scores (hundredths, by row) that the criterion knows, and report every other one."""
    outside = {number for number in set(points.values()) if not _fits(criterion, number)}
    possible = possible_points(criterion.smallest, criterion.largest, whole=criterion.whole)
    for row, number in points.items():
        if number in outside:
            table.findings.add_cell(
                row,
                column,
                MessageKey.SCORE_IN_FILE_IMPOSSIBLE,
                waarde=points_number(number),
                criterium=criterion.name,
                waarden=possible,
            )
    return {row: number for row, number in points.items() if number not in outside}


def check_facts(
    table: Table,
    header: Header,
    facts: Mapping[str, Mapping[int, str]],
    expected: ExpectedColumns,
) -> None:
    """Report counts above another that bounds them, and pairs of which none is above 0."""
    columns = {
        column.role.name: column for column in header.columns if column.role.kind is RoleKind.FACT
    }
    names = {fact.id: fact.name for fact in expected.facts}
    for fact in expected.facts:
        bound = fact.at_most
        for row, (count, most) in _pairs(facts, fact.id, bound).items():
            if int(count) > int(most) and bound is not None:
                table.findings.add_cell(
                    row,
                    columns[fact.id],
                    MessageKey.COUNT_IN_FILE_ABOVE,
                    waarde=count,
                    feit=fact.name,
                    grens=most,
                    ander=names[bound],
                )
    for first, second in expected.not_both_zero:
        for row, (one, other) in _pairs(facts, first, second).items():
            if int(one) == int(other) == 0:
                table.findings.add_cell(
                    row,
                    columns[first],
                    MessageKey.COUNTS_IN_FILE_ZERO,
                    feit=names[first],
                    ander=names[second],
                )


def _fits(criterion: ExpectedCriterion, hundredths: int) -> bool:
    if criterion.whole and hundredths % 100:
        return False
    if hundredths < criterion.smallest * 100:
        return False
    return criterion.largest is None or hundredths <= criterion.largest * 100


def _pairs(
    facts: Mapping[str, Mapping[int, str]], first: str, second: str | None
) -> dict[int, tuple[str, str]]:
    """Give two facts of every row in which both are filled in."""
    if second is None:
        return {}
    others = facts.get(second, {})
    return {row: (one, others[row]) for row, one in facts.get(first, {}).items() if row in others}
