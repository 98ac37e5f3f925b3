"""The outcome: per unit what the rules say, with everything its explanation needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from desktop_app.core.case import Case
from desktop_app.core.numbers import Cents, Points
from desktop_app.core.scheme import Minimum


class Result(StrEnum):
    """What becomes of a unit; the codes of the exchange format."""

    GRANTED = "granted"
    GRANTED_IN_PART = "granted_in_part"
    CEILING_REACHED = "ceiling_reached"
    AWAITING_DRAW = "awaiting_draw"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    LEFT_UNTREATED = "left_untreated"
    INCOMPLETE = "incomplete"


class Reason(StrEnum):
    """Why a unit does not simply get its amount; the codes of the exchange format."""

    CEILING = "ceiling"
    TIE_AT_CEILING = "tie_at_ceiling"
    BELOW_TOTAL = "below_total"
    BELOW_GROUP = "below_group"
    BELOW_STAGE = "below_stage"
    NOT_HEARD = "not_heard"
    GATE = "gate"
    WITHDRAWN = "withdrawn"
    LEFT_UNTREATED = "left_untreated"
    SCORES_MISSING = "scores_missing"


class Status(StrEnum):
    """Whether the outcome can stand: scores missing, a draw to be held, or final."""

    INCOMPLETE = "incomplete"
    AWAITING_DRAW = "awaiting_draw"
    FINAL = "final"


@dataclass(frozen=True, slots=True, kw_only=True)
class Missing:
    """What is still to be entered for a unit.

    stage: the assessment it belongs to; criteria and facts: ids without a value;
    hearing: it is not recorded whether the applicant pitched.
    """

    stage: str
    criteria: tuple[str, ...]
    facts: tuple[str, ...]
    hearing: bool = False

    @property
    def count(self) -> int:
        """How many values are missing."""
        return len(self.criteria) + len(self.facts) + self.hearing


@dataclass(frozen=True, slots=True, kw_only=True)
class Assessed:
    """The points of one unit and what they lead to before any ranking.

    reason: None when it passed and is ranked; points and total (units) are of the assessment
    that decided (`stage`), None while something is missing or nothing is assessed;
    failed: the minimum that was missed, reached: the points (units) it got there.
    """

    reason: Reason | None
    stage: str
    points: Mapping[str, Points]
    total: Points | None
    missing: Missing | None = None
    failed: Minimum | None = None
    reached: Points | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitOutcome:
    """One line of the outcome.

    total in units; granted: cents, None while a draw decides it; place: competition ranking
    within the pool, None when not ranked; before and after: what was left (cents) before and
    after this place, None when not ranked or not known.
    """

    id: str
    pool: str
    result: Result
    reason: Reason | None
    total: Points | None
    place: int | None
    shared: bool
    granted: Cents | None
    requested: Cents
    grantable: Cents
    before: Cents | None = None
    after: Cents | None = None


class TieState(StrEnum):
    """What has been done about a tie: nothing, drawn, left undrawn with a reason, or pro rata."""

    OPEN = "open"
    DRAWN = "drawn"
    WAIVED = "waived"
    PRO_RATA = "pro_rata"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tie:
    """Equals on every key.

    members: sorted by id; place: first place of the group; left: cents available to the group;
    asked: sum of grantable (cents); decisive: as before the draw; order: the drawn order, if any.
    """

    pool: str
    place: int
    members: tuple[str, ...]
    left: Cents
    asked: Cents
    decisive: bool
    draw_required: bool
    state: TieState
    order: tuple[str, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolOutcome:
    """One list: its ceiling, whether it was ranked, and the ids from the top down.

    keys: per ranked unit the values (units) of the order keys, in the order of the scheme;
    ranking: ids by place, equals by id; remainder: cents not granted so far (open draws count
    as not granted).
    """

    pool: str
    ceiling: Cents
    ranked: bool
    ranking: tuple[str, ...]
    keys: Mapping[str, tuple[int, ...]]
    granted: Cents
    remainder: Cents


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What the rules say about a case; screen, report, letter and export all read this.

    units: in the order of the case; ties: by pool, place, members; reading_matters is computed
    apart (`core.readings`), because it walks the case again for every alternative. by_id and
    tie_by_id hold the same lines and ties, to be found at once.
    """

    case: Case
    status: Status
    units: tuple[UnitOutcome, ...]
    ties: tuple[Tie, ...]
    pools: tuple[PoolOutcome, ...]
    assessed: Mapping[str, Assessed]
    unused_draws: tuple[tuple[str, ...], ...]
    by_id: Mapping[str, UnitOutcome] = field(repr=False, compare=False)
    tie_by_id: Mapping[str, Tie] = field(repr=False, compare=False)

    def unit(self, unit_id: str) -> UnitOutcome:
        """Give the line of this unit; KeyError when it is not in the case."""
        return self.by_id[unit_id]

    def tie_of(self, unit_id: str) -> Tie | None:
        """Give the tie this unit is in, if any."""
        return self.tie_by_id.get(unit_id)
