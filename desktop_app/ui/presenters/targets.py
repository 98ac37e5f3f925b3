"""The places a link can lead to, and the nine phases of a round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from desktop_app.text import window as text


class Phase(IntEnum):
    """The nine phases, numbered as the path shows them."""

    ROUND = 1
    APPLICATIONS = 2
    ADMISSION = 3
    ASSESSMENT = 4
    RANKING = 5
    DRAW = 6
    ALLOCATION = 7
    ADOPTION = 8
    MINUTES = 9

    @property
    def title(self) -> str:
        """The Dutch name of the phase."""
        return text.PHASES[self - 1]


@dataclass(frozen=True, slots=True)
class PhaseTarget:
    """A phase as a whole."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class UnitTarget:
    """One unit within a phase."""

    phase: Phase
    unit: str


@dataclass(frozen=True, slots=True)
class CellTarget:
    """One cell of the score grid."""

    unit: str
    criterion: str


@dataclass(frozen=True, slots=True)
class FieldTarget:
    """One field of a form, by the name the screen gives it."""

    phase: Phase
    field: str


Target = PhaseTarget | UnitTarget | CellTarget | FieldTarget


def phase_of(target: Target) -> Phase:
    """Return the phase a target is in."""
    match target:
        case PhaseTarget(phase) | UnitTarget(phase, _) | FieldTarget(phase, _):
            return phase
        case CellTarget():
            return Phase.ASSESSMENT
