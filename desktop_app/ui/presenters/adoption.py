"""What the screen Besluit college shows: control sheet, deviations, care and decision."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class AdoptionView:
    """The whole screen.

    facts: settings, readings and draws as label and value; totals: the control totals that
    close, open_totals those that do not; deviations: unit, what, old, new, reason; confirmed,
    diligence and adopted: what was recorded, None when it was not; units: number and name.
    """

    facts: tuple[tuple[str, str], ...]
    totals: tuple[str, ...]
    open_totals: tuple[str, ...]
    deviations: tuple[tuple[str, str, str, str, str], ...]
    confirmed: str | None
    diligence: str | None
    adopted: str | None
    authority: str
    units: tuple[tuple[str, str], ...]
    criteria: tuple[tuple[str, str], ...]
