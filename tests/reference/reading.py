"""Strict reading of one line of the exchange format: a case, or every problem with its path."""

from __future__ import annotations

import json
from typing import NoReturn

from tests.reference.case import Case, Unit
from tests.reference.problems import (
    Problems,
    a_string,
    an_array,
    an_object,
    below,
    cents,
    is_id,
    refuse_unknown_keys,
)
from tests.reference.reading_draws import read_draws, read_waivers
from tests.reference.reading_units import read_unit
from tests.reference.schemes import CASE_KEYS, SCHEMES, Scheme


class _BadJsonError(ValueError):
    """The line is no JSON in the strict sense."""


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Build an object, refusing a key that is given twice."""
    built = dict(pairs)
    if len(built) != len(pairs):
        raise _BadJsonError
    return built


def _no_constant(_name: str) -> NoReturn:
    """Refuse NaN, Infinity and -Infinity."""
    raise _BadJsonError


def read_line(line: str) -> Case | Problems:
    """Read one line into a case, or return all its problems."""
    problems = Problems()
    try:
        document = json.loads(line, object_pairs_hook=_unique_keys, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        problems.add("bad_json", "")
        return problems
    top = an_object(document, "", problems)
    case = None if top is None else _read_case(top, problems)
    return problems if case is None or problems.found else case


def _read_case(top: dict[str, object], problems: Problems) -> Case | None:
    """Read the object of a case; None when the scheme is not known."""
    refuse_unknown_keys(top, "", CASE_KEYS, problems)
    scheme = _read_scheme(top, problems)
    readings = _read_readings(top, scheme, problems)
    ceilings = None if scheme is None else _read_ceilings(top, scheme, problems)
    units = _read_units(top, scheme, None if ceilings is None else set(ceilings), problems)
    draws = read_draws(top, problems)
    waivers = read_waivers(top, problems)
    if scheme is None:
        return None
    return Case(
        scheme=scheme,
        ceilings={code: most for code, most in (ceilings or {}).items() if most is not None},
        units=units,
        draws=draws,
        waivers=waivers,
        readings=readings,
    )


def _read_scheme(top: dict[str, object], problems: Problems) -> Scheme | None:
    """Return the scheme named in the case."""
    if "scheme" not in top:
        problems.add("missing_key", "scheme")
        return None
    name = a_string(top["scheme"], "scheme", problems)
    if name is not None and name not in SCHEMES:
        problems.add("unknown_scheme", "scheme")
    return None if name is None else SCHEMES.get(name)


def _read_readings(
    top: dict[str, object], scheme: Scheme | None, problems: Problems
) -> dict[str, str]:
    """Return every reading of the scheme with the value used; a value is a text in all schemes."""
    given = an_object(top.get("readings", {}), "readings", problems) or {}
    texts = {name: a_string(given[name], below("readings", name), problems) for name in given}
    if scheme is None:
        return {}
    used = {name: values[0] for name, values in scheme.readings.items()}
    for name, chosen in texts.items():
        if chosen is None:
            continue
        if chosen in scheme.readings.get(name, ()):
            used[name] = chosen
        else:
            problems.add("unknown_reading", below("readings", name))
    return used


def _read_ceilings(
    top: dict[str, object], scheme: Scheme, problems: Problems
) -> dict[str, int | None] | None:
    """Return the ceiling per pool code, None where it cannot be read; None without any."""
    asked, other = ("pools", "ceiling") if scheme.pools else ("ceiling", "pools")
    if other in top:
        problems.add("ceiling_or_pools", other)
    elif asked not in top:
        problems.add("ceiling_or_pools", asked)
    if asked not in top:
        return None
    if not scheme.pools:
        return {"": cents(top["ceiling"], "ceiling", problems, least=0)}
    pools = an_object(top["pools"], "pools", problems)
    if pools is None:
        return None
    for code in pools:
        if not is_id(code):
            problems.add("bad_id", below("pools", code))
    return {
        code: cents(amount, below("pools", code), problems, least=0)
        for code, amount in pools.items()
    }


def _read_units(
    top: dict[str, object], scheme: Scheme | None, pools: set[str] | None, problems: Problems
) -> tuple[Unit, ...]:
    """Return the units that can be read, in the order of the case."""
    if "units" not in top:
        problems.add("missing_key", "units")
        return ()
    given = an_array(top["units"], "units", problems) or []
    units = tuple(
        read_unit(value, f"units[{number}]", scheme, pools, problems)
        for number, value in enumerate(given)
    )
    seen: set[str] = set()
    for number, unit in enumerate(units):
        if unit is None or not unit.id:
            continue
        if unit.id in seen:
            problems.add("duplicate_id", f"units[{number}].id")
        seen.add(unit.id)
    return tuple(unit for unit in units if unit is not None)
