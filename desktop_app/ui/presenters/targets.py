"""The places a link can lead to."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.phases import Phase


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
