"""Seeded cases for all five schemes, in which ties, ceilings in the way and draws are frequent."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, cast

from tests.reference.evaluator import evaluate_line
from tests.reference.schemes import SCHEMES, STATUSES

if TYPE_CHECKING:
    from collections.abc import Iterator

Json = dict[str, object]

_MOST_UNITS = 12
_POOLS = ("LIENDERT", "KRUISKAMP", "N-1")


def cases(seed: int, count: int, start: int = 0) -> Iterator[Json]:
    """Give `count` valid cases; case `n` depends only on the seed and on n."""
    for number in range(start, start + count):
        yield case(Random(f"{seed}/{number}"))


def case(rng: Random) -> Json:
    """Give one case of one scheme."""
    scheme = rng.choice(tuple(SCHEMES))
    units = [_unit(rng, scheme, number) for number in range(_how_many(rng))]
    rng.shuffle(units)
    built: Json = {"scheme": scheme, "units": units}
    if SCHEMES[scheme].pools:
        built["pools"] = {pool: _ceiling(rng, _in_pool(units, pool)) for pool in _POOLS[:2]}
        if rng.random() < 0.2:
            cast("Json", built["pools"])[_POOLS[2]] = _ceiling(rng, [])
    else:
        built["ceiling"] = _ceiling(rng, units)
    chosen = {
        name: rng.choice(values)
        for name, values in SCHEMES[scheme].readings.items()
        if rng.random() < 0.6
    }
    if chosen or rng.random() < 0.3:
        built["readings"] = chosen
    _add_draws(rng, built)
    return built


def _how_many(rng: Random) -> int:
    """Give the number of units, seldom none or one."""
    return rng.choice((0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, _MOST_UNITS))


def _in_pool(units: list[Json], pool: str) -> list[Json]:
    """Give the units of one pool."""
    return [unit for unit in units if unit["pool"] == pool]


def _cents(amount: object) -> int:
    """Read an amount that this module wrote."""
    return int(cast("str", amount).replace(".", ""))


def _euros(amount: int) -> str:
    """Write an amount in cents."""
    return f"{amount // 100}.{amount % 100:02d}"


def _ceiling(rng: Random, units: list[Json]) -> str:
    """Give a ceiling that some units, some of the time exactly, fit under."""
    amounts = [
        _cents(unit.get("grantable", unit["requested"]))
        for unit in units
        if unit.get("status", "admitted") == "admitted"
    ]
    total = sum(amounts)
    some = sum(rng.sample(amounts, rng.randint(0, len(amounts))))
    return _euros(
        rng.choice(
            (
                0,
                1,
                total,
                max(total - 1, 0),
                total + 1,
                some,
                some + 1,
                some + 50_000,
                total // 2,
                total // 3,
                rng.randint(0, total),
                rng.randint(0, total),
            )
        )
    )


def _unit(rng: Random, scheme: str, number: int) -> Json:
    """Give one unit of a scheme."""
    suffix = f"-A{number + 1}" if SCHEMES[scheme].pools else ""
    requested = rng.choice(
        (
            100_000,
            200_000,
            200_000,
            250_000,
            250_000,
            400_000,
            600_000,
            700_000,
            1_234_567,
            987_654,
            1,
        )
    )
    unit: Json = {"id": f"2026-{number + 1:04d}{suffix}", "requested": _euros(requested)}
    if rng.random() < 0.35:
        unit["grantable"] = _euros(rng.choice((requested, max(requested * 3 // 4, 1), 1)))
    if rng.random() < 0.25:
        unit["status"] = rng.choice(STATUSES)
    _ASSESSMENTS[scheme](rng, unit)
    return unit


def _lose_one(rng: Random, values: Json) -> Json:
    """Sometimes leave one value out, or give it as null."""
    if rng.random() < 0.05:
        key = rng.choice(sorted(values))
        if rng.random() < 0.5:
            values[key] = None
        else:
            del values[key]
    return values


_AMSTERDAM_BASE = dict(zip("abcdefghijk", (3, 2, 2, 2, 4, 4, 2, 2, 1, 1, 2), strict=True))


def _amsterdam(rng: Random, unit: Json) -> None:
    """Score near one profile: points move between two criteria, so totals are often equal."""
    scores = dict(_AMSTERDAM_BASE)
    moves = (("e", "f"), ("f", "e"), ("b", "c"), ("j", "k"), ("e", "a"), ("a", "e"), ("k", "i"))
    for giver, taker in rng.sample(moves, rng.choice((0, 0, 0, 1, 1, 2))):
        scores[giver] -= 1
        scores[taker] += 1
    if rng.random() < 0.15:
        scores[rng.choice("abcd")] -= 1
    unit["scores"] = _lose_one(rng, {letter: str(points) for letter, points in scores.items()})


_UTRECHT_PROFILES = (
    "ooGvGvG",
    "vvvvvvv",
    "vvvvvvG",
    "GvGvovG",
    "GGGGGGG",
    "vooGGvG",
    "ooGGvGv",
    "oooooGG",
)
_UTRECHT_LEVELS = {"o": "onvoldoende", "v": "voldoende", "G": "goed"}


def _utrecht(rng: Random, unit: Json) -> None:
    """Score as one of a few profiles around the minimum, or freely."""
    profile = rng.choice(_UTRECHT_PROFILES)
    if rng.random() < 0.1:
        profile = "".join(rng.choice("ovG") for _ in range(7))
    levels: Json = {f"c{n + 1}": _UTRECHT_LEVELS[mark] for n, mark in enumerate(profile)}
    unit["scores"] = _lose_one(rng, levels)


_FIRSTS = ((20, 10, 5, 5, 5, 4, 0, 0), (20, 10, 5, 5, 5, 5, 0, 0), (25, 15, 8, 8, 8, 8, 4, 4))
_FINALS = (
    (29, 0, 10, 10, 10, 10, 5, 1),
    (19, 10, 10, 10, 10, 10, 3, 3),
    (20, 10, 10, 10, 5, 5, 0, 0),
    (18, 12, 10, 10, 5, 5, 0, 0),
    (20, 10, 10, 10, 5, 4, 0, 0),
    (30, 20, 5, 5, 5, 5, 0, 0),
    (25, 15, 7, 8, 8, 7, 0, 0),
    (30, 20, 10, 10, 10, 10, 5, 5),
)


def _points(values: tuple[int, ...]) -> Json:
    """Give one assessment of the pitch scheme as texts."""
    return {name: str(value) for name, value in zip(("a1", "a2", *"bcdefg"), values, strict=True)}


def _pitch(rng: Random, unit: Json) -> None:
    """Score both stages around their minimums."""
    stages: Json = {}
    if rng.random() < 0.97:
        stages["first"] = _lose_one(rng, _points(rng.choice(_FIRSTS + _FIRSTS[1:] * 3)))
    heard = rng.choice((True, True, True, True, True, True, True, True, False, None))
    if heard is not None:
        unit["pitched"] = heard
    if heard or rng.random() < 0.2:
        stages["final"] = _lose_one(rng, _points(rng.choice(_FINALS + _FINALS[2:4] * 3)))
    if stages or rng.random() < 0.5:
        unit["stages"] = stages


_STAFF = (
    (4, 0),
    (0, 2),
    (3, 2),
    (2, 1),
    (5, 1),
    (11, 2),
    (6, 1),
    (21, 2),
    (11, 1),
    (15, 1),
    (31, 2),
    (16, 1),
)


def _activity(rng: Random, unit: Json) -> None:
    """Give facts on and around the bands."""
    volunteers, paid = rng.choice(_STAFF)
    partners = rng.choice((0, 1, 2, 3))
    facts: Json = {
        "vrijwilligers": volunteers,
        "betaalde_krachten": paid,
        "partners": partners,
        "partners_basisinfrastructuur": rng.randint(0, min(partners, 1)),
        "uit_de_wijk": rng.random() < 0.5,
        "geen_huur": rng.random() < 0.5,
        "deelnemers": rng.choice((10, 11, 40)),
        "keer_per_jaar": rng.choice((0, 1, 2, 4, 5, 9, 10, 10, 11)),
    }
    unit["facts"] = _lose_one(rng, facts)
    unit["scores"] = _lose_one(rng, {"impact": rng.choice(("1", "2", "6", "7", "8", "10"))})
    unit["pool"] = rng.choice((*_POOLS[:1] * 3, _POOLS[1]))


def _votes(rng: Random, unit: Json) -> None:
    """Give votes, from none to as many as the scale holds."""
    unit["scores"] = _lose_one(
        rng, {"stemmen": rng.choice(("0", "7", "3337", "3337", "1234567", "9999999"))}
    )


_ASSESSMENTS = {
    "amsterdam-kinderboerderijen": _amsterdam,
    "utrecht-vrouwen-sport": _utrecht,
    "amersfoort-pitch": _pitch,
    "amersfoort-wijkactiviteiten": _activity,
    "buurtbudget": _votes,
}


def tied_groups(built: Json) -> list[list[str]]:
    """Give the members of every tied group of a case, without its draws."""
    outcome = evaluate_line(json.dumps({**built, "draws": [], "waived_draws": []}))
    return [cast("list[str]", tie["members"]) for tie in cast("list[Json]", outcome["ties"])]


def _add_draws(rng: Random, built: Json) -> None:
    """Add draws and waivers: some serve, some once did, some never will."""
    draws: list[Json] = []
    waived: list[Json] = []
    under = built
    if rng.random() < 0.2:
        under = {**built, "readings": _other_readings(rng, cast("str", built["scheme"]))}
    for members in tied_groups(under):
        draws.extend(_draws_for(rng, members, cast("list[Json]", built["units"])))
        if rng.random() < 0.3:
            waived.append({"members": _shuffled(rng, members), "reason": "niet beslissend"})
        elif rng.random() < 0.1:
            waived.append({"members": [*members, "2025-0001"], "reason": "staat er niet bij"})
    if under is not built and draws and rng.random() < 0.3:
        # Two draws for a group that may exist under another reading only.
        draws.append(_draw(rng, cast("list[str]", draws[0]["members"])))
    rng.shuffle(draws)
    if draws or rng.random() < 0.1:
        built["draws"] = draws
    if waived:
        built["waived_draws"] = waived


def _draws_for(rng: Random, members: list[str], units: list[Json]) -> list[Json]:
    """Give one draw or none for a tied group, with or without members who have left."""
    gone = [cast("str", u["id"]) for u in units if u.get("status", "admitted") != "admitted"]
    kind = rng.random()
    if kind < 0.35:
        return [_draw(rng, members)]
    if kind < 0.5:
        return [_draw(rng, [*members, *rng.sample(gone, rng.randint(0, len(gone)))])]
    if kind < 0.58:
        return [_useless_draw(rng, members, units)]
    return []


def _other_readings(rng: Random, scheme: str) -> Json:
    """Give a free choice of all readings of a scheme."""
    return {name: rng.choice(values) for name, values in SCHEMES[scheme].readings.items()}


def _shuffled(rng: Random, members: list[str]) -> list[str]:
    """Give the members in another order."""
    return rng.sample(members, len(members))


def _draw(rng: Random, members: list[str]) -> Json:
    """Give a draw held among these members."""
    return {"members": _shuffled(rng, members), "order": _shuffled(rng, members)}


def _useless_draw(rng: Random, members: list[str], units: list[Json]) -> Json:
    """Give a draw that serves no group as it stands: one short, one too many, one unknown."""
    others = [cast("str", unit["id"]) for unit in units if unit["id"] not in members]
    short = members[1:]
    options = [[*members, "2025-0001"]]
    if len(short) > 1:
        options.append(short)
    if others:
        options.append([*members, rng.choice(others)])
    return _draw(rng, rng.choice(options))
