"""Write an outcome, or the problems of a case, in the exchange format."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.core.numbers import cents_text, exact_text
from desktop_app.core.outcome import Outcome, Tie, UnitOutcome
from desktop_app.core.readings import reading_matters

Json = Mapping[str, object]


def outcome_json(outcome: Outcome) -> Json:
    """Give the outcome as the object of the exchange format, reading_matters included."""
    scheme = outcome.case.scheme
    return {
        "status": outcome.status.value,
        "units": [_unit(unit, scheme.unit) for unit in outcome.units],
        "ties": [_tie(tie, with_pool=scheme.pools is not None) for tie in outcome.ties],
        "unused_draws": [list(members) for members in outcome.unused_draws],
        "readings": dict(sorted(outcome.case.readings.items())),
        "reading_matters": list(reading_matters(outcome)),
    }


def _unit(unit: UnitOutcome, scale: int) -> Json:
    return {
        "id": unit.id,
        "result": unit.result.value,
        "reason": None if unit.reason is None else unit.reason.value,
        "total": None if unit.total is None else exact_text(unit.total, scale),
        "place": unit.place,
        "shared": unit.shared,
        "granted": None if unit.granted is None else cents_text(unit.granted),
    }


def _tie(tie: Tie, *, with_pool: bool) -> Json:
    found: dict[str, object] = {
        "members": list(tie.members),
        "place": tie.place,
        "decisive": tie.decisive,
        "draw_required": tie.draw_required,
    }
    if with_pool:
        found["pool"] = tie.pool
    return found
