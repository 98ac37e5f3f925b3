"""Which screen belongs to which phase; a screen is imported when it is first shown."""

from __future__ import annotations

from typing import assert_never

from desktop_app.core.phases import Phase
from desktop_app.ui.desk import Desk
from desktop_app.ui.screens.screen import Screen
from desktop_app.ui.theme import Appearance


def screen_of(phase: Phase, appearance: Appearance, desk: Desk) -> Screen:
    """Make the screen of a phase."""
    match phase:
        case Phase.ROUND:
            from desktop_app.ui.screens.round_screen import RoundScreen

            return RoundScreen(appearance, desk)
        case Phase.APPLICATIONS:
            from desktop_app.ui.screens.applications import ApplicationsScreen

            return ApplicationsScreen(appearance, desk)
        case Phase.ADMISSION:
            from desktop_app.ui.screens.admission import AdmissionScreen

            return AdmissionScreen(appearance, desk)
        case Phase.ASSESSMENT:
            from desktop_app.ui.screens.assessing import AssessingScreen

            return AssessingScreen(appearance, desk)
        case Phase.RANKING:
            from desktop_app.ui.screens.ranking import RankingScreen

            return RankingScreen(appearance, desk)
        case Phase.DRAW:
            from desktop_app.ui.screens.draw import DrawScreen

            return DrawScreen(appearance, desk)
        case Phase.ALLOCATION:
            from desktop_app.ui.screens.allocation import AllocationScreen

            return AllocationScreen(appearance, desk)
        case Phase.ADOPTION:
            from desktop_app.ui.screens.adoption import AdoptionScreen

            return AdoptionScreen(appearance, desk)
        case Phase.MINUTES:
            from desktop_app.ui.screens.minutes import MinutesScreen

            return MinutesScreen(appearance, desk)
    assert_never(phase)
