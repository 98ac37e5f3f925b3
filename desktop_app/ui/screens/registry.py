"""Which screen belongs to which phase; a screen is imported when it is first shown."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from desktop_app.core.phases import Phase
from desktop_app.ui.desk import Desk
from desktop_app.ui.screens.screen import Screen
from desktop_app.ui.theme import Appearance

SCREENS: Final = {
    Phase.ROUND: ("round_screen", "RoundScreen"),
    Phase.APPLICATIONS: ("applications", "ApplicationsScreen"),
    Phase.ADMISSION: ("admission", "AdmissionScreen"),
    Phase.ASSESSMENT: ("assessing", "AssessingScreen"),
    Phase.RANKING: ("ranking", "RankingScreen"),
    Phase.DRAW: ("draw", "DrawScreen"),
    Phase.ALLOCATION: ("allocation", "AllocationScreen"),
    Phase.ADOPTION: ("adoption", "AdoptionScreen"),
    Phase.MINUTES: ("minutes", "MinutesScreen"),
}
"""Per phase its module in this folder and its class."""


def screen_of(phase: Phase, appearance: Appearance, desk: Desk) -> Screen:
    """Make the screen of a phase."""
    module, name = SCREENS[phase]
    try:
        made = getattr(import_module(f"{__package__}.{module}"), name)
    except ModuleNotFoundError:
        from desktop_app.ui.screens.not_yet import NotYetScreen

        return NotYetScreen(phase, appearance, desk)
    return cast("Screen", made(appearance, desk))
