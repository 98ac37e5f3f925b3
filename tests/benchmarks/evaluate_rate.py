"""How many cases of 20 units `rangorde evaluate` answers in a second of one core, per scheme.

The goal is 500, with `reading_matters` included. Run by hand: `python -m
tests.benchmarks.evaluate_rate`. The best of several rounds counts, in processor time, so that
another program on the machine matters little.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

from desktop_app.cli.evaluate import evaluate_line

UNITS = 20
CASES = 100
ROUNDS = 5
Case = dict[str, object]

AMSTERDAM = dict(zip("abcdefghijk", (5, 3, 3, 3, 6, 6, 4, 4, 2, 2, 3), strict=True))
PITCH = {"a1": 30, "a2": 20, "b": 10, "c": 10, "d": 10, "e": 10, "f": 5, "g": 5}


def units(chance: random.Random, rest: Callable[[], Case]) -> list[Case]:
    return [
        {"id": f"U-{number}", "requested": f"{chance.randint(1, 20)}000.00", **rest()}
        for number in range(UNITS)
    ]


def ceiling(chance: random.Random) -> str:
    return f"{chance.randint(10, 120)}000.00"


def utrecht(chance: random.Random) -> Case:
    def scores() -> Case:
        return {"scores": {f"c{n}": chance.choice(["voldoende", "goed"]) for n in range(1, 8)}}

    return {
        "scheme": "utrecht-vrouwen-sport",
        "ceiling": ceiling(chance),
        "units": units(chance, scores),
    }


def amsterdam(chance: random.Random) -> Case:
    def scores() -> Case:
        return {"scores": {key: str(chance.randint(0, most)) for key, most in AMSTERDAM.items()}}

    return {
        "scheme": "amsterdam-kinderboerderijen",
        "ceiling": ceiling(chance),
        "units": units(chance, scores),
    }


def pitch(chance: random.Random) -> Case:
    def stages() -> Case:
        return {
            "pitched": True,
            "stages": {
                stage: {key: str(chance.randint(most // 2, most)) for key, most in PITCH.items()}
                for stage in ("first", "final")
            },
        }

    return {
        "scheme": "amersfoort-pitch",
        "ceiling": ceiling(chance),
        "units": units(chance, stages),
    }


def wards(chance: random.Random) -> Case:
    def facts() -> Case:
        return {
            "pool": chance.choice(["W1", "W2"]),
            "scores": {"impact": str(chance.randint(1, 10))},
            "facts": {
                "vrijwilligers": chance.randint(0, 40),
                "betaalde_krachten": chance.randint(1, 4),
                "partners": chance.randint(2, 4),
                "partners_basisinfrastructuur": chance.randint(0, 2),
                "uit_de_wijk": chance.random() < 0.5,
                "geen_huur": chance.random() < 0.5,
                "deelnemers": chance.randint(5, 20),
                "keer_per_jaar": chance.choice([1, 3, 7, 10, 12]),
            },
        }

    return {
        "scheme": "amersfoort-wijkactiviteiten",
        "pools": {"W1": ceiling(chance), "W2": ceiling(chance)},
        "units": units(chance, facts),
    }


def votes(chance: random.Random) -> Case:
    def scores() -> Case:
        return {"scores": {"stemmen": str(chance.randint(0, 40))}}

    return {"scheme": "buurtbudget", "ceiling": ceiling(chance), "units": units(chance, scores)}


def rate(make: Callable[[random.Random], Case]) -> int:
    chance = random.Random(1)
    lines = [json.dumps(make(chance)) for _ in range(CASES)]
    evaluate_line(lines[0])
    best = min(_seconds(lines) for _ in range(ROUNDS))
    return round(CASES / best)


def _seconds(lines: list[str]) -> float:
    begin = time.process_time()
    for line in lines:
        evaluate_line(line)
    return time.process_time() - begin


if __name__ == "__main__":
    for make in (utrecht, amsterdam, pitch, wards, votes):
        print(f"{make.__name__:<12}{rate(make):>6} cases of {UNITS} units a second")  # noqa: T201 - this is its output
