"""Cases for the properties: any valid case of any scheme, and its outcome read per unit."""

from __future__ import annotations

import json
from random import Random
from typing import Any, TypeAlias

from hypothesis import strategies as st

from desktop_app.cli.evaluate import evaluate_line
from tests.reference.cases import case

Json: TypeAlias = dict[str, Any]

WITH_POOLS = "amersfoort-wijkactiviteiten"
PRO_RATA = "amersfoort-pitch"


def outcome_of(built: Json) -> Json:
    """The outcome of a case, or its errors."""
    answer: Json = json.loads(evaluate_line(json.dumps(built)))
    return answer


def is_readable(built: Json) -> bool:
    """Whether the case has an outcome; two draws for one group have none."""
    return "errors" not in outcome_of(built)


chances = st.integers(0, 2**32 - 1).map(Random)
any_case = chances.map(case).filter(is_readable)


def rows(built: Json) -> dict[str, Json]:
    """The line of every unit, by its id."""
    return {row["id"]: row for row in outcome_of(built)["units"]}


def cents(text: str | None) -> int:
    """An amount of the exchange format in cents; what is still open counts as nothing."""
    return int(text.replace(".", "")) if text else 0


def with_unit(built: Json, changed: Json) -> Json:
    """The same case with another version of one unit."""
    units = [changed if unit["id"] == changed["id"] else unit for unit in built["units"]]
    return {**built, "units": units}
