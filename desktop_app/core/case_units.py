"""Each unit as the rules see it, made from the round's own parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from desktop_app.core.case import Unit, UnitStatus
from desktop_app.core.events_applications import Standing
from desktop_app.core.numbers import Points
from desktop_app.core.round import ScoreKey, Standings, standing_of
from desktop_app.core.round_parts import FactValue, HearingHeld, Score

STATUS_OF: Final = {
    Standing.RECEIVED: UnitStatus.ADMITTED,
    Standing.ADMITTED: UnitStatus.ADMITTED,
    Standing.REFUSED: UnitStatus.REFUSED,
    Standing.LEFT_UNTREATED: UnitStatus.LEFT_UNTREATED,
    Standing.WITHDRAWN: UnitStatus.WITHDRAWN,
}
"""An application that is not yet admitted counts as one whose scores are missing."""

_NOTHING: Final[Mapping[str, FactValue]] = {}


class UnitSource(Standings, Protocol):
    """What a unit is made from, of a round or of a round being changed."""

    @property
    def scores(self) -> Mapping[str, Mapping[ScoreKey, Score]]:
        """The scores that count, per unit."""

    @property
    def facts(self) -> Mapping[str, Mapping[str, FactValue]]:
        """The facts, per unit."""

    @property
    def hearings(self) -> Mapping[str, HearingHeld]:
        """The hearings, per unit."""


def case_unit(state: UnitSource, unit_id: str) -> Unit:
    """Make the unit that the rules see; KeyError when it is not in the round."""
    part = state.activities.get(unit_id) or state.applications[unit_id]
    points: dict[str, dict[str, Points]] = {}
    for (stage, criterion), score in state.scores.get(unit_id, {}).items():
        points.setdefault(stage, {})[criterion] = score.points
    hearing = state.hearings.get(unit_id)
    return Unit(
        id=unit_id,
        requested=part.requested,
        grantable=part.grantable,
        pool=part.pool,
        status=STATUS_OF[standing_of(state, unit_id)],
        hearing=None if hearing is None else hearing.held,
        points=points,
        facts={key: fact.value for key, fact in state.facts.get(unit_id, _NOTHING).items()},
    )
