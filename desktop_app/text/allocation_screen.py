"""The words of the screen Verdeling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from desktop_app.core.scheme import CeilingPolicy
from desktop_app.text import notation

TITLE: Final = "Budget per plaats in de rangorde"
TITLE_UNRANKED: Final = "Budget per aanvraag"
EXPLANATION: Final = "nog over na elke plaats, in euro"
ASKED: Final = "Gevraagd in de rangorde"
ASKED_UNRANKED: Final = "Gevraagd"
TO_GRANT, GRANTED = "Te verlenen", "Verleend"
LEFT: Final = "Nog over"
POOLS: Final = "Deelplafonds"
GOAL: Final = "het besluit"

WHY: Final = "Waarom"
NOTHING_CHOSEN: Final = "Kies een plaats in de tabel of in de grafiek."
BOUNDARY: Final = "Grensbesluit"
BOUNDARY_REASON: Final = "Reden"
DECIDE: Final = "Grensbesluit vastleggen"
RECORDED: Final = "Vastgelegd"
OTHERWISE: Final = "Anders besluiten"
OF_SCHEME: Final = "zo staat de lezing nu"
CONTROL_SHEET: Final = "Controleblad aftekenen"
SHORT_CONTROL_SHEET: Final = "Controleblad"
UP_DOWN: Final = "plaats"
ARROWS: Final = "↑ ↓"
OTHER_PART: Final = "ander deel"

POLICIES: Final[Mapping[CeilingPolicy, str]] = {
    CeilingPolicy.PARTIAL: "Gedeeltelijk verlenen",
    CeilingPolicy.STOP: "Stoppen",
    CeilingPolicy.SKIP: "Overslaan en verder gaan",
}


def question(place: str, left: str, asked: str) -> str:
    """Ask what happens to the first unit that does not fit."""
    return (
        f"{place} is de eerste die niet past: er is {left} over en er kan {asked} worden verleend. "
        "Wat gebeurt er met wat over is?"
    )


def place(number: int | None) -> str:
    """Name a place; a unit outside the rangorde has none."""
    return "Niet in de rangorde" if number is None else f"Plaats {number}"


def amount_of(amount: str, requested: str) -> str:
    """Say what is to be granted of what was asked for."""
    return f"{amount} van {requested}"


def consequence(amount: str, total: str, left: str) -> str:
    """Say what a choice leads to."""
    return f"Deze aanvraag: {amount}. Samen te verlenen: {total}. Dan blijft {left} over."


def others(changes: int) -> str:
    """Say how many other units a choice changes."""
    if not changes:
        return "Voor de andere aanvragen verandert niets."
    return (
        f"{notation.plural(changes, 'andere aanvraag verandert', 'andere aanvragen veranderen')}."
    )


def recorded(choice: str, reason: str, by: str, moment: str) -> str:
    """Say what was decided, why, by whom and when."""
    return f"{choice}. Reden: {reason} Vastgelegd door {by} op {moment}."


def decide_boundary(number: int | None) -> str:
    """The need when the boundary is not decided."""
    return "Grensbesluit vastleggen" if number is None else f"Grensbesluit plaats {number}"


def open_draws(number: int) -> str:
    """The need when draws are still to be held."""
    return "Loting houden" if number == 1 else f"{number} lotingen houden"
