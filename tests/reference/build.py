"""Short ways to write cases for the tests of the second evaluator, and to read its outcomes."""

from __future__ import annotations

import json
from typing import cast

from tests.reference.evaluator import evaluate_line

Json = dict[str, object]

AMSTERDAM = "amsterdam-kinderboerderijen"
UTRECHT = "utrecht-vrouwen-sport"
PITCH = "amersfoort-pitch"
WIJK = "amersfoort-wijkactiviteiten"
BUDGET = "buurtbudget"

_PITCH = ("a1", "a2", "b", "c", "d", "e", "f", "g")
_LEVELS = {"o": "onvoldoende", "v": "voldoende", "g": "goed"}


def outcome(case: Json) -> Json:
    """Return the outcome of a case that can be read."""
    result = evaluate_line(json.dumps(case))
    assert "errors" not in result, result
    return result


def faults(case: Json | str) -> list[tuple[str, str]]:
    """Return the sorted (code, at) pairs of a case that cannot be read."""
    line = case if isinstance(case, str) else json.dumps(case)
    errors = cast("list[dict[str, str]]", evaluate_line(line)["errors"])
    return sorted((error["code"], error["at"]) for error in errors)


def granted(result: Json) -> Json:
    """Return the amount per unit."""
    return _column(result, "granted")


def places(result: Json) -> Json:
    """Return the place per unit."""
    return _column(result, "place")


def results(result: Json) -> Json:
    """Return result and reason per unit, as one text."""
    units = cast("list[Json]", result["units"])
    return {
        cast("str", row["id"]): f"{row['result']} {row['reason']}".removesuffix(" None")
        for row in units
    }


def totals(result: Json) -> Json:
    """Return the total per unit."""
    return _column(result, "total")


def ties(result: Json) -> list[Json]:
    """Return the ties."""
    return cast("list[Json]", result["ties"])


def _column(result: Json, name: str) -> Json:
    """Return one field per unit."""
    return {cast("str", row["id"]): row[name] for row in cast("list[Json]", result["units"])}


def amsterdam(name: str, requested: str, points: str, **more: object) -> Json:
    """Return a unit with eleven points, one digit each for a to k."""
    scores = dict(zip("abcdefghijk", points, strict=True))
    return {"id": name, "requested": requested, "scores": scores, **more}


def utrecht(name: str, requested: str, levels: str, **more: object) -> Json:
    """Return a unit with seven levels, one letter each for c1 to c7."""
    scores = {f"c{n + 1}": _LEVELS[letter] for n, letter in enumerate(levels)}
    return {"id": name, "requested": requested, "scores": scores, **more}


def assessment(*points: int) -> Json:
    """Return one assessment of the pitch scheme, a1 to g."""
    return {name: str(value) for name, value in zip(_PITCH, points, strict=True)}


FIFTY = assessment(20, 10, 5, 5, 5, 5, 0, 0)


def pitch(name: str, requested: str, total: int, **more: object) -> Json:
    """Return a unit that pitched and has a final total between 60 and 100, a1 + a2 being 50."""
    rest, final = total - 50, [30, 20]
    for most in (10, 10, 10, 10, 5, 5):
        final.append(min(rest, most))
        rest -= final[-1]
    stages = {"first": FIFTY, "final": assessment(*final)}
    return {"id": name, "requested": requested, "pitched": True, "stages": stages, **more}


def activity(name: str, requested: str, total: int, **more: object) -> Json:
    """Return an activity in one pool with a total from 1 to 38 (1 to 10, or even parts above)."""
    facts: Json = {
        "vrijwilligers": 0,
        "betaalde_krachten": 1,
        "partners": 0,
        "partners_basisinfrastructuur": 0,
        "uit_de_wijk": False,
        "geen_huur": False,
        "deelnemers": 10,
        "keer_per_jaar": 1,
    }
    steps: tuple[tuple[int, Json], ...] = (
        (8, {"vrijwilligers": 4, "betaalde_krachten": 0}),
        (6, {"partners": 2, "partners_basisinfrastructuur": 1}),
        (6, {"keer_per_jaar": 11}),
        (4, {"deelnemers": 11}),
        (2, {"uit_de_wijk": True}),
        (2, {"geen_huur": True}),
    )
    rest = total
    for points, change in steps:
        if rest > points:
            facts |= change
            rest -= points
    return {
        "id": name,
        "requested": requested,
        "pool": "WIJK",
        "facts": facts,
        "scores": {"impact": str(rest)},
        **more,
    }


def votes(name: str, requested: str, number: int, **more: object) -> Json:
    """Return a project of the neighbourhood budget."""
    return {"id": name, "requested": requested, "scores": {"stemmen": str(number)}, **more}


def case(scheme: str, ceiling: str, *units: Json, **more: object) -> Json:
    """Return a case with one ceiling, or one pool WIJK where the scheme asks for pools."""
    money: Json = {"ceiling": ceiling}
    if scheme == "amersfoort-wijkactiviteiten":
        money = {"pools": {"WIJK": ceiling}}
    return {"scheme": scheme, **money, "units": list(units), **more}


def draw(*order: str, also: tuple[str, ...] = ()) -> Json:
    """Return a draw with this order; `also` names members drawn behind it."""
    return {"members": sorted((*order, *also)), "order": [*order, *also]}
