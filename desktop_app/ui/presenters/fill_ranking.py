"""The table of the rangorde, filled from a round and its outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Outcome, PoolOutcome, Result, TieState, UnitOutcome
from desktop_app.core.round import Round
from desktop_app.core.rules import rules_for
from desktop_app.core.scheme import CeilingPolicy
from desktop_app.core.tie_ranges import amount_ranges
from desktop_app.text import notation
from desktop_app.text import window as text
from desktop_app.text.why import short_why
from desktop_app.ui.presenters.fill_grid import total_text
from desktop_app.ui.presenters.grid import points_text
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.ranking import (
    CeilingRow,
    RankingLine,
    RankingView,
    RankRow,
    UnplacedHead,
    UnplacedRow,
    mark_word,
)
from desktop_app.ui.presenters.words import (
    MARKS,
    capital,
    money,
    point_decimals,
    short_numbers,
    unit_name,
)

SHARES = frozenset(
    {Result.GRANTED, Result.GRANTED_IN_PART, Result.CEILING_REACHED, Result.AWAITING_DRAW}
)
COUNTED = (
    (Mark.INCOMPLETE, text.count_incomplete),
    (Mark.REFUSED, text.count_refused),
    (Mark.WITHDRAWN, text.count_withdrawn),
    (Mark.LEFT_UNTREATED, text.count_untreated),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Sheet:
    """Everything the rows of one table have in common."""

    state: Round
    outcome: Outcome
    short: Mapping[str, str]
    ranges: Mapping[str, tuple[Cents, Cents]]
    with_cents: bool
    decimals: int
    decided: bool

    def amount(self, cents: int) -> str:
        """Write an amount as this table writes all of them."""
        return notation.euros_short(cents, with_cents=self.with_cents)


def ranking_view(state: Round, outcome: Outcome, pool: str, *, decided: bool) -> RankingView:
    """Return the table of one pool (`-` without pools)."""
    units = {unit.id: unit for unit in outcome.units if unit.pool == pool}
    listed = next((item for item in outcome.pools if item.pool == pool), None)
    sheet = _sheet(state, outcome, units, decided=decided)
    placed = [units[unit] for unit in _order(units, listed)]
    lines: list[RankingLine] = []
    for unit in placed:
        if unit.result is Result.CEILING_REACHED and not any(
            isinstance(line, CeilingRow) for line in lines
        ):
            lines.append(_ceiling(outcome.case.ceilings[pool]))
        lines.append(_rank_row(sheet, unit))
    rest = sorted(
        (unit for unit in units.values() if unit.result not in SHARES),
        key=lambda unit: (_rest_order(unit), unit.id),
    )
    if rest:
        lines.append(_head(rest))
        lines += [_unplaced(sheet, unit) for unit in rest]
    codes = tuple(criterion.id for criterion in state.scheme.criteria)
    return RankingView(codes=codes, lines=tuple(lines), decided=decided)


def _order(units: Mapping[str, UnitOutcome], listed: PoolOutcome | None) -> list[str]:
    ranked = list(listed.ranking) if listed is not None else []
    unranked = sorted(
        unit.id for unit in units.values() if unit.result in SHARES and unit.id not in ranked
    )
    return ranked + unranked


def _sheet(
    state: Round, outcome: Outcome, units: Mapping[str, UnitOutcome], *, decided: bool
) -> _Sheet:
    ranges: dict[str, tuple[Cents, Cents]] = {}
    for tie in outcome.ties:
        if any(_waits(units, member) for member in tie.members):
            ranges.update(amount_ranges(outcome, tie))
    amounts = [amount for unit in units.values() for amount in _amounts(unit)]
    return _Sheet(
        state=state,
        outcome=outcome,
        short=short_numbers(state.unit_ids),
        ranges=ranges,
        with_cents=any(amount % 100 for amount in amounts),
        decimals=point_decimals(state.scheme),
        decided=decided,
    )


def _waits(units: Mapping[str, UnitOutcome], unit: str) -> bool:
    return unit in units and units[unit].result is Result.AWAITING_DRAW


def _amounts(unit: UnitOutcome) -> list[int]:
    return [unit.requested, unit.granted or 0, unit.after or 0]


def _ceiling(ceiling: int) -> CeilingRow:
    return CeilingRow(full=text.ceiling_reached(money(ceiling)), short=text.short_ceiling_reached())


def _rank_row(sheet: _Sheet, unit: UnitOutcome) -> RankRow:
    tie = sheet.outcome.tie_of(unit.id)
    mark = MARKS[unit.result]
    waits = unit.result is Result.AWAITING_DRAW
    between = sheet.ranges.get(unit.id) if waits else None
    return RankRow(
        key=unit.id,
        mark=mark,
        word=mark_word(mark, decided=sheet.decided),
        place=unit.place,
        members=len(tie.members) if tie is not None and unit.shared else 1,
        number=unit.id,
        short_number=sheet.short[unit.id],
        name=unit_name(sheet.state, unit.id),
        cells=_cells(sheet, unit.id),
        total=total_text(sheet.state.scheme, sheet.outcome.assessed[unit.id], sheet.decimals),
        requested=sheet.amount(unit.requested),
        granted=None if unit.granted is None else sheet.amount(unit.granted),
        between=(sheet.amount(between[0]), sheet.amount(between[1])) if between else None,
        left=_left(sheet, unit),
        why=capital(short_why(sheet.outcome, unit.id)),
        dim=unit.result is Result.CEILING_REACHED,
    )


def _left(sheet: _Sheet, unit: UnitOutcome) -> str:
    """Write what is left after a place; behind an open draw only where that is certain."""
    if unit.after is None or unit.result is Result.AWAITING_DRAW:
        return ""
    if unit.place is None:
        return sheet.amount(unit.after)
    waiting = [
        tie.asked
        for tie in sheet.outcome.ties
        if tie.pool == unit.pool and tie.place < unit.place and tie.decisive
        if tie.state is TieState.OPEN
    ]
    if not waiting:
        return sheet.amount(unit.after)
    case = sheet.outcome.case
    if rules_for(case.scheme, case.readings).policy is not CeilingPolicy.PARTIAL:
        return notation.NO_VALUE
    return sheet.amount(max(0, unit.after - sum(waiting)))


def _cells(sheet: _Sheet, unit: str) -> tuple[str, ...]:
    scheme, points = sheet.state.scheme, sheet.outcome.assessed[unit].points
    return tuple(
        points_text(points[criterion.id], scheme.unit, sheet.decimals)
        if criterion.id in points
        else notation.NO_VALUE
        for criterion in scheme.criteria
    )


def _rest_order(unit: UnitOutcome) -> int:
    marks = [mark for mark, _ in COUNTED]
    return marks.index(MARKS[unit.result])


def _head(rest: list[UnitOutcome]) -> UnplacedHead:
    counts = []
    for mark, words in COUNTED:
        number = sum(MARKS[unit.result] is mark for unit in rest)
        if number:
            counts.append((mark, words(number)))
    return UnplacedHead(title=text.NOT_RANKED, counts=tuple(counts))


def _unplaced(sheet: _Sheet, unit: UnitOutcome) -> UnplacedRow:
    mark = MARKS[unit.result]
    return UnplacedRow(
        key=unit.id,
        mark=mark,
        word=mark_word(mark, decided=sheet.decided),
        number=unit.id,
        short_number=sheet.short[unit.id],
        name=unit_name(sheet.state, unit.id),
        total=total_text(sheet.state.scheme, sheet.outcome.assessed[unit.id], sheet.decimals),
        requested=sheet.amount(unit.requested),
        reason=capital(short_why(sheet.outcome, unit.id)),
    )
