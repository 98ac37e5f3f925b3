"""The second evaluator: one line of the exchange format in, one outcome or its problems out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.reference.allocation import Settled, settle, settle_pro_rata
from tests.reference.points import Assessment, Incomplete, Passed, Refused, assess
from tests.reference.problems import Problems
from tests.reference.ranking import Group, drawn_order, groups_of, serving
from tests.reference.reading import read_line

if TYPE_CHECKING:
    from fractions import Fraction

    from tests.reference.case import Case, Unit

Json = dict[str, object]

_GONE_REASON = {
    "refused": "gate",
    "withdrawn": "withdrawn",
    "left_untreated": "left_untreated",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Tie:
    """One group of equals in the ranking of a pool."""

    pool: str
    group: Group
    decisive: bool
    draw_required: bool
    draws: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """The outcome under one set of readings: a row per unit and the ties."""

    rows: dict[str, Json]
    ties: list[Tie]


def evaluate_line(line: str) -> Json:
    """Return the outcome of one line, or `{"errors": [...]}` with every problem of it."""
    case = read_line(line)
    if isinstance(case, Problems):
        return _errors(case.found)
    decision = decide(case, case.readings)
    doubles = [
        ("duplicate_draw", f"draws[{number}]") for tie in decision.ties for number in tie.draws[1:]
    ]
    if doubles:
        return _errors(doubles)
    return _outcome(case, decision)


def _errors(found: list[tuple[str, str]]) -> Json:
    """Return the error line; the message only says what the code says."""
    return {
        "errors": [
            {"code": code, "message": code.replace("_", " "), "at": at} for code, at in found
        ]
    }


def decide(case: Case, readings: dict[str, str]) -> Decision:
    """Decide a case under one set of readings; the first of two draws for a group counts."""
    rows: dict[str, Json] = {}
    ties: list[Tie] = []
    for pool in sorted(case.ceilings):
        units = [unit for unit in case.units if unit.pool == pool and unit.status == "admitted"]
        assessed = {unit.id: assess(unit, case, readings) for unit in units}
        rows.update({name: _unranked_row(name, each) for name, each in assessed.items()})
        if case.scheme.pools and _fits(units, case.ceilings[pool]):
            rows.update(_granted_rows(units, assessed))
        else:
            ranked, found = _rank(case, readings, pool, units, assessed)
            rows.update(ranked)
            ties.extend(found)
    for unit in case.units:
        if unit.status != "admitted":
            result = unit.status
            rows[unit.id] = _row(unit.id, result, _GONE_REASON[unit.status], None, "0.00")
    return Decision(rows=rows, ties=ties)


def _fits(units: list[Unit], ceiling: int) -> bool:
    """Say whether the amounts of all admitted units of a pool stay within its ceiling."""
    return sum(unit.grantable for unit in units) <= ceiling


def _granted_rows(units: list[Unit], assessed: dict[str, Assessment]) -> dict[str, Json]:
    """Return the rows of a pool in which nothing is ranked."""
    rows = {}
    for unit in units:
        each = assessed[unit.id]
        if isinstance(each, Passed):
            rows[unit.id] = _row(unit.id, "granted", None, each.total, euros(unit.grantable))
    return rows


def _rank(
    case: Case,
    readings: dict[str, str],
    pool: str,
    units: list[Unit],
    assessed: dict[str, Assessment],
) -> tuple[dict[str, Json], list[Tie]]:
    """Rank and settle the complete units of one list that passed."""
    passed = {name: each for name, each in assessed.items() if isinstance(each, Passed)}
    groups = groups_of([unit for unit in units if unit.id in passed], passed)
    served = {group.place: serving(group, case) for group in groups}
    drawn = {
        group.place: drawn_order(group, case.draws[served[group.place][0]])
        for group in groups
        if served[group.place]
    }
    ceiling = case.ceilings[pool]
    if case.scheme.draw == "never":
        settled = settle_pro_rata(groups, ceiling, readings["centen"])
    else:
        settled = settle(groups, drawn, ceiling, readings["plafond"])
    rows: dict[str, Json] = {}
    for group in groups:
        order = drawn.get(group.place, list(group.members))
        for steps, unit in enumerate(order):
            row = _settled_row(unit, settled, passed[unit.id].total)
            is_drawn = group.place in drawn
            row["place"] = group.place + steps if is_drawn else group.place
            row["shared"] = group.tied() and not is_drawn
            rows[unit.id] = row
    ties = [
        Tie(
            pool=pool,
            group=group,
            decisive=settled.decisive[group.place],
            draw_required=_draw_required(
                case,
                group,
                decisive=settled.decisive[group.place],
                drawn=group.place in drawn,
            ),
            draws=tuple(served[group.place]),
        )
        for group in groups
        if group.tied()
    ]
    return rows, ties


def _draw_required(case: Case, group: Group, *, decisive: bool, drawn: bool) -> bool:
    """Say whether a draw still has to be held for a tied group."""
    match case.scheme.draw:
        case "never":
            return False
        case "straddles":
            return decisive and not drawn
        case "always":
            waived = not decisive and group.ids() in case.waivers
            return not drawn and not waived


def _row(
    name: str, result: str, reason: str | None, total: Fraction | None, granted: str | None
) -> Json:
    """Return a row without a place."""
    return {
        "id": name,
        "result": result,
        "reason": reason,
        "total": None if total is None else decimal(total),
        "place": None,
        "shared": False,
        "granted": granted,
    }


def _unranked_row(name: str, assessed: Assessment) -> Json:
    """Return the row of a unit before anything is ranked."""
    match assessed:
        case Incomplete():
            return _row(name, "incomplete", "scores_missing", None, "0.00")
        case Refused(total=total, reason=reason):
            return _row(name, "refused", reason, total, "0.00")
        case Passed(total=total):
            return _row(name, "granted", None, total, None)


def _settled_row(unit: Unit, settled: Settled, total: Fraction) -> Json:
    """Return the row of a ranked unit, named after its amount."""
    amount = settled.amounts[unit.id]
    if amount is None:
        return _row(unit.id, "awaiting_draw", "tie_at_ceiling", total, None)
    if amount == unit.grantable:
        return _row(unit.id, "granted", None, total, euros(amount))
    result = "granted_in_part" if amount else "ceiling_reached"
    return _row(unit.id, result, "ceiling", total, euros(amount))


def _outcome(case: Case, decision: Decision) -> Json:
    """Return the outcome as the exchange format prints it."""
    used = {number for tie in decision.ties for number in tie.draws}
    ties = sorted(
        decision.ties, key=lambda tie: (tie.pool, tie.group.place, sorted(tie.group.ids()))
    )
    return {
        "status": _status(decision),
        "units": [decision.rows[unit.id] for unit in case.units],
        "ties": [_tie(tie, with_pool=case.scheme.pools) for tie in ties],
        "unused_draws": sorted(
            sorted(draw.members) for number, draw in enumerate(case.draws) if number not in used
        ),
        "readings": case.readings,
        "reading_matters": _reading_matters(case, decision),
    }


def _status(decision: Decision) -> str:
    """Return the status of the whole: a missing score goes before a draw that is required."""
    if any(row["result"] == "incomplete" for row in decision.rows.values()):
        return "incomplete"
    if any(tie.draw_required for tie in decision.ties):
        return "awaiting_draw"
    return "final"


def _tie(tie: Tie, *, with_pool: bool) -> Json:
    """Return one tie as the exchange format prints it."""
    printed: Json = {
        "members": sorted(tie.group.ids()),
        "place": tie.group.place,
        "decisive": tie.decisive,
        "draw_required": tie.draw_required,
    }
    if with_pool:
        printed["pool"] = tie.pool
    return printed


def _reading_matters(case: Case, decision: Decision) -> list[str]:
    """Return the readings of which another value changes a result, amount, place or sharing."""
    return sorted(
        name
        for name, values in case.scheme.readings.items()
        if any(
            _compared(decide(case, {**case.readings, name: value})) != _compared(decision)
            for value in values
            if value != case.readings[name]
        )
    )


def _compared(decision: Decision) -> dict[str, tuple[object, ...]]:
    """Return what of each unit is compared between two readings."""
    return {
        name: (row["result"], row["granted"], row["place"], row["shared"])
        for name, row in decision.rows.items()
    }


def euros(amount: int) -> str:
    """Print cents as euros."""
    return f"{amount // 100}.{amount % 100:02d}"


def decimal(number: Fraction) -> str:
    """Print an exact number: a decimal without trailing zeros, else p/q."""
    places, scaled = 0, number
    rest = number.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    if rest != 1:
        return f"{number.numerator}/{number.denominator}"
    while scaled.denominator != 1:
        scaled *= 10
        places += 1
    if places == 0:
        return str(scaled.numerator)
    digits = str(scaled.numerator).rjust(places + 1, "0")
    return f"{digits[:-places]}.{digits[-places:]}"
