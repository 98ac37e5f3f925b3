"""Read a case of the exchange format against its scheme: a Case, or every problem at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from desktop_app.core.case import Case, HeldDraw, Unit, WaivedDraw
from desktop_app.core.evaluate import duplicate_draws, evaluate
from desktop_app.core.exchange_amounts import read_euros
from desktop_app.core.exchange_errors import CaseFault, CaseProblem, Problems
from desktop_app.core.exchange_units import UnitReader
from desktop_app.core.ids import is_id
from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Outcome
from desktop_app.core.scheme import NO_POOL, Scheme

_KEYS: Final = frozenset(
    {"scheme", "ceiling", "pools", "units", "draws", "waived_draws", "readings"}
)


def evaluated(
    line: object, scheme_of: Callable[[str], Scheme | None]
) -> Outcome | tuple[CaseProblem, ...]:
    """Read and evaluate a case (decoded JSON); two draws for one group are judged last."""
    case = read_case(line, scheme_of)
    if not isinstance(case, Case):
        return case
    outcome = evaluate(case)
    problems = Problems()
    for index in duplicate_draws(outcome):
        problems.add(CaseFault.DUPLICATE_DRAW, f"draws[{index}]")
    return tuple(problems.found) or outcome


def read_case(
    line: object, scheme_of: Callable[[str], Scheme | None]
) -> Case | tuple[CaseProblem, ...]:
    """Read a case (decoded JSON), or give all its problems in the order of the text."""
    problems = Problems()
    if not isinstance(line, dict):
        problems.add(CaseFault.WRONG_TYPE, "", line, "object")
        return tuple(problems.found)
    scheme = _scheme(line, scheme_of, problems)
    for key in line:
        if key not in _KEYS:
            problems.add(CaseFault.UNKNOWN_KEY, key, key)
    readings = _readings(line, scheme, problems)
    ceilings = _ceilings(line, scheme, problems)
    units = _units(line, scheme, ceilings, problems)
    draws = tuple(_draws(line, problems))
    waived = tuple(_waived(line, problems))
    if problems.found or scheme is None:
        return tuple(problems.found)
    return Case(
        scheme=scheme,
        ceilings=ceilings or {},
        units=units,
        draws=draws,
        waived=waived,
        readings={**scheme.default_readings(), **readings},
    )


def _scheme(
    line: dict[str, object], scheme_of: Callable[[str], Scheme | None], problems: Problems
) -> Scheme | None:
    if "scheme" not in line:
        problems.add(CaseFault.MISSING_KEY, "scheme")
        return None
    name = line["scheme"]
    if not isinstance(name, str):
        problems.add(CaseFault.WRONG_TYPE, "scheme", name, "text")
        return None
    scheme = scheme_of(name)
    if scheme is None:
        problems.add(CaseFault.UNKNOWN_SCHEME, "scheme", name)
    return scheme


def _readings(
    line: dict[str, object], scheme: Scheme | None, problems: Problems
) -> Mapping[str, str]:
    given = line.get("readings", {})
    if not isinstance(given, dict):
        problems.add(CaseFault.WRONG_TYPE, "readings", given, "object")
        return {}
    readings: dict[str, str] = {}
    for name, value in given.items():
        at = f"readings.{name}"
        if not isinstance(value, str):
            problems.add(CaseFault.WRONG_TYPE, at, value, "text")
            continue
        readings[name] = value
        if scheme is None:
            continue
        reading = scheme.reading(name)
        if reading is None:
            problems.add(CaseFault.UNKNOWN_READING, at, name)
        elif value not in (option.value for option in reading.options):
            wanted = ", ".join(option.value for option in reading.options)
            problems.add(CaseFault.UNKNOWN_READING, at, value, wanted)
    return readings


def _ceilings(
    line: dict[str, object], scheme: Scheme | None, problems: Problems
) -> dict[str, Cents] | None:
    """Read the ceiling or the pools; None when what the scheme asks for cannot be read."""
    if scheme is None:
        return None
    wanted, other = ("pools", "ceiling") if scheme.pools else ("ceiling", "pools")
    if other in line:
        problems.add(CaseFault.CEILING_OR_POOLS, other, other, wanted)
        line = {key: value for key, value in line.items() if key != other}
    elif wanted not in line:
        problems.add(CaseFault.CEILING_OR_POOLS, wanted, "", wanted)
    ceilings: dict[str, Cents] | None = None
    if "ceiling" in line:
        ceiling = read_euros(line["ceiling"], "ceiling", problems, positive=False)
        ceilings = None if ceiling is None else {NO_POOL: ceiling}
    if "pools" in line:
        ceilings = _pools(line["pools"], problems)
    return ceilings


def _pools(given: object, problems: Problems) -> dict[str, Cents] | None:
    if not isinstance(given, dict):
        problems.add(CaseFault.WRONG_TYPE, "pools", given, "object")
        return None
    ceilings: dict[str, Cents] = {}
    for pool, amount in given.items():
        at = f"pools.{pool}"
        if not is_id(pool):
            problems.add(CaseFault.BAD_ID, at, pool)
        # A pool with a bad ceiling is still a pool that units may name.
        ceilings[pool] = read_euros(amount, at, problems, positive=False) or Cents(0)
    return ceilings


def _units(
    line: dict[str, object],
    scheme: Scheme | None,
    ceilings: Mapping[str, Cents] | None,
    problems: Problems,
) -> tuple[Unit, ...]:
    if "units" not in line:
        problems.add(CaseFault.MISSING_KEY, "units")
        return ()
    given = line["units"]
    if not isinstance(given, list):
        problems.add(CaseFault.WRONG_TYPE, "units", given, "list")
        return ()
    pools = ceilings if scheme is not None and scheme.pools else None
    reader = UnitReader(scheme, pools, problems)
    units = tuple(
        unit
        for index, value in enumerate(given)
        if (unit := reader.read(value, f"units[{index}]")) is not None
    )
    seen: set[str] = set()
    for index, value in enumerate(given):
        unit_id = value.get("id") if isinstance(value, dict) else None
        if isinstance(unit_id, str):
            if unit_id in seen and is_id(unit_id):
                problems.add(CaseFault.DUPLICATE_ID, f"units[{index}].id", unit_id)
            seen.add(unit_id)
    return units


def _entries(
    line: dict[str, object], name: str, keys: tuple[str, str], problems: Problems
) -> list[tuple[str, dict[str, object]]]:
    """Give the objects of a list with these two keys, with the path of each."""
    given = line.get(name, [])
    if not isinstance(given, list):
        problems.add(CaseFault.WRONG_TYPE, name, given, "list")
        return []
    found: list[tuple[str, dict[str, object]]] = []
    for index, value in enumerate(given):
        at = f"{name}[{index}]"
        if not isinstance(value, dict):
            problems.add(CaseFault.WRONG_TYPE, at, value, "object")
            continue
        for key in value:
            if key not in keys:
                problems.add(CaseFault.UNKNOWN_KEY, f"{at}.{key}", key)
        for key in keys:
            if key not in value:
                problems.add(CaseFault.MISSING_KEY, f"{at}.{key}")
        found.append((at, value))
    return found


def _draws(line: dict[str, object], problems: Problems) -> list[HeldDraw]:
    draws: list[HeldDraw] = []
    for at, value in _entries(line, "draws", ("members", "order"), problems):
        members = _members(value, at, problems)
        order = _ids(value, "order", f"{at}.order", problems, grammar=False)
        if members is None or order is None:
            continue
        if len(order) != len(members) or set(order) != set(members):
            problems.add(CaseFault.BAD_DRAW, f"{at}.order", ", ".join(order))
            continue
        draws.append(HeldDraw(order=order))
    return draws


def _waived(line: dict[str, object], problems: Problems) -> list[WaivedDraw]:
    waived: list[WaivedDraw] = []
    for at, value in _entries(line, "waived_draws", ("members", "reason"), problems):
        members = _members(value, at, problems)
        reason = value.get("reason", "")
        if not isinstance(reason, str):
            problems.add(CaseFault.WRONG_TYPE, f"{at}.reason", reason, "text")
        elif "reason" in value and not reason.strip():
            problems.add(CaseFault.BAD_DRAW, f"{at}.reason", reason)
        elif members is not None:
            waived.append(WaivedDraw(members=frozenset(members), reason=reason))
    return waived


def _members(value: dict[str, object], at: str, problems: Problems) -> tuple[str, ...] | None:
    members = _ids(value, "members", f"{at}.members", problems, grammar=True)
    if members is None:
        return None
    if len(members) < _FEWEST_LOTS or len(set(members)) != len(members):
        problems.add(CaseFault.BAD_DRAW, f"{at}.members", ", ".join(members))
        return None
    return members


_FEWEST_LOTS: Final = 2


def _ids(
    value: dict[str, object], key: str, at: str, problems: Problems, *, grammar: bool
) -> tuple[str, ...] | None:
    """Read a list of ids; None when it is absent or something in it is not an id."""
    if key not in value:
        return None
    given = value[key]
    if not isinstance(given, list):
        problems.add(CaseFault.WRONG_TYPE, at, given, "list")
        return None
    before = len(problems.found)
    for index, item in enumerate(given):
        if not isinstance(item, str):
            problems.add(CaseFault.WRONG_TYPE, f"{at}[{index}]", item, "text")
        elif grammar and not is_id(item):
            problems.add(CaseFault.BAD_ID, f"{at}[{index}]", item)
    return tuple(given) if len(problems.found) == before else None
