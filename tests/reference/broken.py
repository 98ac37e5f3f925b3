"""Seeded lines that are wrong in one or more ways, made out of valid cases."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, cast

from tests.reference.cases import case, tied_groups
from tests.reference.schemes import SCHEMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Json = dict[str, object]

_JUNK: tuple[object, ...] = (
    None,
    True,
    0,
    -1,
    7,
    1.5,
    12.0,
    "",
    " ",
    "x",
    "0",
    "7",
    "07",
    "7.0",
    "6,5",
    "1e5",
    "-1",
    "٣",
    "99",
    "0.00",
    "00.00",
    "1.5",
    "1000000000000.00",
    "999999999999.99",
    "5.00\n",
    "A\n",
    "2026-0001",
    "2026--1",
    "a",
    "A" * 32,
    "A" * 33,
    "goed",
    "Goed",
    "admitted",
    "partial",
    [],
    {},
    ["A"],
)
_KEYS = ("x", "deviations", "declined", "members", "received", "parameters", "scores", "facts")


def broken_lines(seed: int, count: int, start: int = 0) -> Iterator[str]:
    """Give `count` lines, nearly all of them wrong; line `n` depends only on the seed and n."""
    for number in range(start, start + count):
        yield broken_line(Random(f"{seed}/broken/{number}"))


def broken_line(rng: Random) -> str:
    """Give one line."""
    built = case(rng)
    if rng.random() < 0.08:
        return _two_draws_for_one_group(rng, built)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(_FAULTS)(rng, built)
    line = json.dumps(built)
    return _bad_text(rng, line) if rng.random() < 0.06 else line


def _bad_text(rng: Random, line: str) -> str:
    """Spoil the text itself, so that it is no strict JSON."""
    return rng.choice(
        (
            line[:-1],
            line + "}",
            line.replace("{", '{"scheme": "buurtbudget", ', 1),
            line.replace("{", '{"x": NaN, ', 1),
            line.replace("{", '{"x": -Infinity, ', 1),
            "[" + line + "]",
            "null",
            "'" + line + "'",
        )
    )


def _two_draws_for_one_group(rng: Random, built: Json) -> str:
    """Hold two draws for every tied group and leave the rest as it is."""
    draws: list[Json] = []
    for members in tied_groups(built) or [["2026-0001", "2026-0002"]]:
        for _ in range(rng.choice((2, 2, 3))):
            order = rng.sample(members, len(members))
            draws.append({"members": members, "order": order})
    return json.dumps({**built, "draws": draws})


def _places(value: object) -> list[tuple[Json | list[object], str | int]]:
    """Return every place of a document that holds a value."""
    found: list[tuple[Json | list[object], str | int]] = []
    if isinstance(value, dict):
        for key, inner in value.items():
            found.append((value, key))
            found.extend(_places(inner))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found.append((value, number))
            found.extend(_places(inner))
    return found


def _put_junk(rng: Random, built: Json) -> None:
    """Put something else in the place of any value."""
    holder, key = rng.choice(_places(built))
    holder[key] = rng.choice(_JUNK)  # type: ignore[index]  # holder and key belong together


def _drop_key(rng: Random, built: Json) -> None:
    """Take away any key."""
    places = [(holder, key) for holder, key in _places(built) if isinstance(holder, dict)]
    if places:
        holder, key = rng.choice(places)
        del holder[cast("str", key)]


def _add_key(rng: Random, built: Json) -> None:
    """Add a key that does not belong there to any object."""
    objects = [built, *(holder[key] for holder, key in _places(built))]  # type: ignore[index]  # holder and key belong together
    chosen = rng.choice([each for each in objects if isinstance(each, dict)])
    chosen[rng.choice(_KEYS)] = rng.choice((None, "7", {}, 1))


def _objects(built: Json, key: str) -> list[Json]:
    """Return the objects under a key that are still objects."""
    value = built.get(key)
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def _unit_fault(rng: Random, built: Json) -> None:
    """Spoil one unit where it hurts."""
    units = _objects(built, "units")
    if not units:
        return
    unit = rng.choice(units)
    changes: tuple[Json, ...] = (
        {"id": rng.choice(units).get("id", "A")},
        {"id": rng.choice(("2026-0001", "abc", "A--B", "-A", "A" * 33, ""))},
        {"requested": rng.choice(("0.00", "-5.00", "5", "5.0", "05.00", "1,00"))},
        {"grantable": rng.choice(("0.00", "999999999999.99", "1.000,00"))},
        {"status": rng.choice(("Admitted", "afgewezen", ""))},
        {"pool": rng.choice(("NERGENS", "liendert", 5))},
        {"pitched": rng.choice((None, "ja", 1))},
        {"stages": {"second": {}, "first": {"a1": "31", "z": "1", "b": "5.5"}}},
    )
    unit.update(rng.choice(changes))


def _score_fault(rng: Random, built: Json) -> None:
    """Spoil one score."""
    sheets = [u["scores"] for u in _objects(built, "units") if isinstance(u.get("scores"), dict)]
    for unit in _objects(built, "units"):
        stages = unit.get("stages")
        if isinstance(stages, dict):
            sheets.extend(sheet for sheet in stages.values() if isinstance(sheet, dict))
    if not sheets:
        return
    sheet = cast("Json", rng.choice(sheets))
    keys = [*sheet, "c1", "a", "l", "stemmen"]
    junk = ("55", "0", "00", "6,5", "5.5", "1e3", "goed", "GOED", "10000000", "9" * 5000, 5, False)
    sheet[rng.choice(keys)] = rng.choice(junk)


def _fact_fault(rng: Random, built: Json) -> None:
    """Spoil the facts of one unit."""
    all_facts = [u["facts"] for u in _objects(built, "units") if isinstance(u.get("facts"), dict)]
    if not all_facts:
        return
    facts = cast("Json", rng.choice(all_facts))
    changes: tuple[Json, ...] = (
        {"vrijwilligers": 0, "betaalde_krachten": 0},
        {"partners": 1, "partners_basisinfrastructuur": 2},
        {"partners": -1},
        {"deelnemers": 2.5},
        {"deelnemers": True},
        {"keer_per_jaar": "10"},
        {"uit_de_wijk": 1},
        {"geen_huur": "ja"},
        {"huur": 5},
    )
    facts.update(rng.choice(changes))


def _draw_fault(rng: Random, built: Json) -> None:
    """Add a draw or a waiver that cannot be read."""
    one, two = "2026-0001", "2026-0002"
    draws: tuple[object, ...] = (
        {"members": [one, two], "order": [one, one]},
        {"members": [one, two], "order": [one]},
        {"members": [one, two], "order": [two, one, "2026-0003"]},
        {"members": [one, two], "order": [two, 1]},
        {"members": [one], "order": [one]},
        {"members": [], "order": []},
        {"members": [one, one], "order": [one, one]},
        {"members": [one, two, one], "order": [one, two, one]},
        {"members": [one, "x"], "order": [one, "x"]},
        {"members": [one, None], "order": [one, None]},
        {"members": [one, two]},
        {"order": [one, two]},
        {"members": one, "order": {}},
        "geloot",
    )
    waivers: tuple[object, ...] = (
        {"members": [one, two], "reason": " \t"},
        {"members": [one, two], "reason": 5},
        {"members": [one, two]},
        {"members": [one], "reason": "x"},
        {"members": [one, two], "reason": "x", "order": [one, two]},
        None,
    )
    key, choice = rng.choice((("draws", draws), ("waived_draws", waivers)))
    present = built.get(key)
    kept = present if isinstance(present, list) else []
    built[key] = [*kept, rng.choice(choice)]


def _top_fault(rng: Random, built: Json) -> None:
    """Spoil the case as a whole."""
    pools: Json = {"LIENDERT": "5.00", "wijk a": "5.00"}
    changes: tuple[Json, ...] = (
        {"scheme": rng.choice((*SCHEMES, "den-haag", 5))},
        {"scheme": "den-haag", "deviations": []},
        {"ceiling": rng.choice(("5.00", "-1.00", "x", 5, None))},
        {"pools": rng.choice((pools, {"LIENDERT": "5"}, {}, None))},
        {"readings": {"plafond": rng.choice(("partial", "PARTIAL", "", 5, None))}},
        {"readings": {"centen": "down", "tien-keer": "6"}},
        {"readings": rng.choice(([], None, "plafond"))},
        {"units": rng.choice((None, {}, [5], [{}]))},
        {rng.choice(_KEYS): []},
    )
    built.update(rng.choice(changes))


_FAULTS: tuple[Callable[[Random, Json], None], ...] = (
    _put_junk,
    _put_junk,
    _drop_key,
    _add_key,
    _unit_fault,
    _unit_fault,
    _score_fault,
    _fact_fault,
    _draw_fault,
    _top_fault,
)
