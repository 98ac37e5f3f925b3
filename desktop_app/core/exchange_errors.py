"""What can be wrong with a case in the exchange format: a code, a place and what was found."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class CaseFault(StrEnum):
    """The error codes of the exchange format."""

    BAD_JSON = "bad_json"
    UNKNOWN_SCHEME = "unknown_scheme"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    WRONG_TYPE = "wrong_type"
    BAD_ID = "bad_id"
    DUPLICATE_ID = "duplicate_id"
    UNKNOWN_STATUS = "unknown_status"
    BAD_AMOUNT = "bad_amount"
    BAD_POINTS = "bad_points"
    OUT_OF_SCALE = "out_of_scale"
    UNKNOWN_CRITERION = "unknown_criterion"
    UNKNOWN_LEVEL = "unknown_level"
    BAD_FACT = "bad_fact"
    UNKNOWN_POOL = "unknown_pool"
    CEILING_OR_POOLS = "ceiling_or_pools"
    BAD_DRAW = "bad_draw"
    DUPLICATE_DRAW = "duplicate_draw"
    UNKNOWN_READING = "unknown_reading"


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseProblem:
    """One error of a case: what, where (a path such as units[3].scores.e), and what was found.

    found: the value as given, shortened; wanted: what may stand there, for the message.
    """

    fault: CaseFault
    at: str
    found: str = ""
    wanted: str = ""


@dataclass(slots=True)
class Problems:
    """The problems of one case, gathered while reading; nothing stops at the first."""

    found: list[CaseProblem] = field(default_factory=list)

    def add(self, fault: CaseFault, at: str, found: object = "", wanted: str = "") -> None:
        """Note a problem; long values are shortened so that a message stays readable."""
        text = found if isinstance(found, str) else repr(found)
        shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
        self.found.append(CaseProblem(fault=fault, at=at, found=shown, wanted=wanted))


_SHOWN = 60
