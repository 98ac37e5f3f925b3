"""What the points follow from: scores, facts and hearings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from desktop_app.core.codec import keyed


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreGiven:
    """A score for one criterion in one stage: a level id, or points in exchange form.

    member: None for the score that the assessors give together, which is the one that counts.
    """

    KIND: ClassVar[str] = "score-gegeven"

    unit: str = keyed("eenheid")
    stage: str = keyed("fase")
    member: str | None = keyed("lid")
    criterion: str = keyed("criterium")
    old: str | None = keyed("oud")
    new: str = keyed("nieuw")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreCleared:
    """A score is taken away: it is missing again, which is not 0."""

    KIND: ClassVar[str] = "score-gewist"

    unit: str = keyed("eenheid")
    stage: str = keyed("fase")
    member: str | None = keyed("lid")
    criterion: str = keyed("criterium")
    old: str = keyed("oud")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class FactRecorded:
    """A fact about a unit: a whole number or yes or no; None takes it away."""

    KIND: ClassVar[str] = "feit-vastgesteld"

    unit: str = keyed("eenheid")
    fact: str = keyed("feit")
    old: int | bool | None = keyed("oud")
    new: int | bool | None = keyed("nieuw")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class HearingRecorded:
    """Whether the applicant pitched; None takes the record away."""

    KIND: ClassVar[str] = "pitch-vastgelegd"

    unit: str = keyed("eenheid")
    old: bool | None = keyed("oud")
    held: bool | None = keyed("gehouden")
    reason: str | None = keyed("reden")


ScoringEvent = ScoreGiven | ScoreCleared | FactRecorded | HearingRecorded
