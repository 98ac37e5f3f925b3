"""The state of a round: what follows from its journal, and nothing that could be computed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from desktop_app.core.case import Unit
from desktop_app.core.events import Event
from desktop_app.core.events_applications import Standing
from desktop_app.core.growing import Growing
from desktop_app.core.phases import Phase
from desktop_app.core.round_draws import Attempt, Invitation, Practice, Secret, Waiver
from desktop_app.core.round_parts import (
    Activity,
    Adoption,
    Application,
    BoundaryDecision,
    Ceiling,
    ChosenReading,
    Control,
    Deviation,
    DiligenceCheck,
    Document,
    FactValue,
    HearingHeld,
    ImportRecord,
    Interest,
    LateChange,
    Member,
    Presence,
    Remark,
    Reopening,
    Report,
    Score,
    SecondRound,
    Stamp,
    Stand,
    Transfer,
)
from desktop_app.core.scheme import Scheme, UnitKind
from desktop_app.core.settings import RoundField
from desktop_app.core.tables import Write

ScoreKey = tuple[str, str]
"""Stage and criterion."""

MemberScoreKey = tuple[str, str, str]
"""Stage, criterion and member."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorded:
    """One entry of the journal with its event read.

    at: UTC, YYYY-MM-DDTHH:MM:SSZ; batch: number of the first entry of its batch, size: how many.
    """

    nr: int
    batch: int
    size: int
    at: str
    actor: str
    event: Event
    chain: str


@dataclass(frozen=True, slots=True)
class UndoBatch:
    """A batch that can be undone, with every value it changed."""

    batch: int
    writes: tuple[Write, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One application window of one scheme, as its journal has made it.

    settings: per field its text; ceilings: per pool code ("-" without pools); scores count
    together, member_scores are kept beside them; case_units: each unit as the rules see it;
    closed: when the scores were last closed, None while they are open; ever_closed: they were
    closed before, so that every change is a late change; undo: batches since the last event that
    cannot be undone; undone: batches that do not count, with the batch that undid them;
    nr and head: the last entry and its chain.
    """

    id: str
    scheme: Scheme
    scheme_text: str
    scheme_sha256: str
    engine: str
    opened: Stamp
    phase: Phase
    settings: Mapping[RoundField, str]
    ceilings: Mapping[str, Ceiling]
    readings: Mapping[str, ChosenReading]
    members: Mapping[str, Member]
    presence: Mapping[str, tuple[Presence, ...]]
    interests: Mapping[str, Mapping[str, Interest]]
    applications: Mapping[str, Application]
    activities: Mapping[str, Activity]
    activities_of: Mapping[str, tuple[str, ...]]
    stands: Mapping[str, Stand]
    documents: Mapping[str, Mapping[str, Document]]
    scores: Mapping[str, Mapping[ScoreKey, Score]]
    member_scores: Mapping[str, Mapping[MemberScoreKey, Score]]
    facts: Mapping[str, Mapping[str, FactValue]]
    hearings: Mapping[str, HearingHeld]
    invitations: Mapping[str, Invitation]
    attendance: Mapping[str, bool]
    secrets: Mapping[str, Secret]
    draws: Mapping[tuple[int, int], Attempt]
    waivers: Mapping[frozenset[str], Waiver]
    boundary: Mapping[str, BoundaryDecision]
    deviations: Mapping[str, Mapping[str, Deviation]]
    controls: Mapping[str, Control]
    imports: Mapping[str, ImportRecord]
    reports: Mapping[tuple[str, int], Report]
    case_units: Mapping[str, Unit]
    practice: Growing[Practice]
    remarks: Growing[Remark]
    late_changes: Growing[LateChange]
    reopenings: Growing[Reopening]
    log: Growing[Recorded]
    undo: Growing[UndoBatch]
    undone: Mapping[int, int]
    closed: Stamp | None
    ever_closed: bool
    diligence: DiligenceCheck | None
    adoption: Adoption | None
    second_round: SecondRound | None
    transfer: Transfer | None
    nr: int
    head: str

    @property
    def unit_ids(self) -> Iterator[str]:
        """The ids of what is ranked, in the order in which they came."""
        if self.scheme.unit_kind is UnitKind.ACTIVITY:
            return iter(self.activities)
        return iter(self.applications)

    def standing(self, target: str) -> Standing:
        """Tell how an application or activity stands; KeyError when it is not in the round."""
        return standing_of(self, target)

    def application_of(self, unit: str) -> Application:
        """Give the application that a unit is, or belongs to; KeyError when unknown."""
        activity = self.activities.get(unit)
        return self.applications[activity.application if activity else unit]

    def live_draws(self) -> tuple[Attempt, ...]:
        """Give the attempts that have neither lapsed nor been declared void."""
        return tuple(attempt for attempt in self.draws.values() if attempt.live)


class Standings(Protocol):
    """What `standing_of` reads, of a round or of a round being changed."""

    @property
    def applications(self) -> Mapping[str, Application]:
        """The applications by id."""

    @property
    def activities(self) -> Mapping[str, Activity]:
        """The activities by id."""

    @property
    def stands(self) -> Mapping[str, Stand]:
        """What was decided about applications and activities, by id."""


def standing_of(state: Standings, target: str) -> Standing:
    """Tell how an application or activity stands; KeyError when it is not in the round.

    An activity follows its application until that is admitted; after that its own refusal or
    withdrawal counts.
    """
    activity = state.activities.get(target)
    own = state.stands.get(target)
    if activity is None:
        if target not in state.applications:
            raise KeyError(target)
        return own.standing if own else Standing.RECEIVED
    whole = standing_of(state, activity.application)
    if whole is not Standing.ADMITTED:
        return whole
    return own.standing if own else Standing.ADMITTED
