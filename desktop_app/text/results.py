"""The words for what becomes of a unit: a proposal before the decision, a decision after it."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.core.outcome import Result, Status, UnitOutcome
from desktop_app.text import notation

PROPOSED: Mapping[Result, str] = {
    Result.GRANTED: "Verlenen",
    Result.GRANTED_IN_PART: "Deels verlenen",
    Result.CEILING_REACHED: "Plafond bereikt",
    Result.AWAITING_DRAW: "Loting nodig",
    Result.REFUSED: "Weigeren",
    Result.WITHDRAWN: "Ingetrokken",
    Result.LEFT_UNTREATED: "Buiten behandeling",
    Result.INCOMPLETE: "Onvolledig",
}
DECIDED: Mapping[Result, str] = {
    **PROPOSED,
    Result.GRANTED: "Verleend",
    Result.GRANTED_IN_PART: "Gedeeltelijk verleend",
    Result.REFUSED: "Geweigerd",
    Result.LEFT_UNTREATED: "Buiten behandeling gelaten",
}
STATUSES: Mapping[Status, str] = {
    Status.INCOMPLETE: "voorlopig: er ontbreken scores",
    Status.AWAITING_DRAW: "in afwachting van loting",
    Status.FINAL: "volledig",
}


def result_word(result: Result, *, decided: bool) -> str:
    """Give the word for a result, as a proposal or as a decision."""
    return (DECIDED if decided else PROPOSED)[result]


def place_text(unit: UnitOutcome) -> str:
    """Write a place: `3`, `3=` when it is shared, a dash when the unit is not ranked."""
    if unit.place is None:
        return notation.NO_VALUE
    return f"{unit.place}=" if unit.shared else str(unit.place)
