"""The words of the screen Besluit college."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from desktop_app.core.events_decision import DeviationKind
from desktop_app.text import notation

TITLE: Final = "Besluit"
GOAL: Final = "het besluit"
SHEET: Final = "besluit"
HOW: Final = (
    "Loop het controleblad na, leg afwijkingen vast, stel vast dat de beoordeling zorgvuldig was "
    "en neem dan het besluit."
)

CONTROL: Final = "Controleblad"
SETTINGS, COUNTS, READINGS, DRAWS = "Instellingen", "Controletotalen", "Lezingen", "Lotingen"
SCHEME, ROUND, CEILING, LEFT = "Regeling", "Ronde", "Plafond", "Nog over"
GRANTED: Final = "Te verlenen"
OPEN_TOTAL: Final = "sluit niet"
NO_DRAWS: Final = "Geen"
FIRST_PERSON, SECOND_PERSON = "Eerste persoon die aftekent", "Tweede persoon die aftekent"
CONFIRM: Final = "Controleblad aftekenen"

DEVIATIONS: Final = "Afwijken van het voorstel"
DEVIATIONS_HOW: Final = (
    "Wijkt het besluit af van het advies, dan noemt het besluit de reden (artikel 3:50 van de "
    "Algemene wet bestuursrecht)."
)
NO_DEVIATIONS: Final = "Er zijn geen afwijkingen vastgelegd."
APPLICATION, WHAT, OLD, NEW, REASON = "Aanvraag", "Wat", "Voorstel", "Besluit", "Reden"
CRITERION: Final = "Criterium"
KIND: Final = "Waarvan wordt afgeweken"
DEVIATE: Final = "Afwijking vastleggen"
KINDS: Final[Mapping[DeviationKind, str]] = {
    DeviationKind.SCORE: "Score",
    DeviationKind.PLACE: "Plaats",
    DeviationKind.AMOUNT: "Bedrag",
}
NEW_VALUE: Final[Mapping[DeviationKind, str]] = {
    DeviationKind.SCORE: "Nieuwe score",
    DeviationKind.PLACE: "Nieuwe plaats",
    DeviationKind.AMOUNT: "Nieuw bedrag in euro",
}
NO_PLACE: Final = "Dit is geen plaats. Vul een heel getal in, bijvoorbeeld 4."
NO_AMOUNT: Final = "Dit is geen bedrag. Vul bijvoorbeeld 12.500 of 12.500,50 in."

DILIGENCE: Final = "Zorgvuldigheid"
DILIGENCE_HOW: Final = (
    "Het bestuursorgaan vergewist zich ervan dat het onderzoek zorgvuldig is geweest. Schrijf op "
    "wat is nagegaan en wat daarvan bleek."
)
FINDING, BY = "Bevinding", "Namens wie"
RECORD_DILIGENCE: Final = "Bevinding vastleggen"

ADOPT: Final = "Besluit nemen"
ADOPT_HOW: Final = (
    "Na het besluit liggen rangorde en bedragen vast. Verlenen is nog niet vaststellen: dat volgt "
    "na de verantwoording."
)
DAY: Final = "Dag van het besluit"
POWER: Final = "Bevoegdheid"
POWER_HINT: Final = "bijvoorbeeld eigen bevoegdheid, of mandaat met nummer"
DECIDED_BY: Final = "Wie besluit"
DECIDE: Final = "Besluit vastleggen"
ARROWS, NEXT_FIELD = "Tab", "volgend veld"

NEED_CONTROL: Final = "Controleblad aftekenen"
NEED_DILIGENCE: Final = "Zorgvuldigheid vastleggen"
NEED_BOUNDARY: Final = "Grensbesluit vastleggen"
NEED_DRAW: Final = "Loting houden"
NEED_DECISION: Final = "Besluit vastleggen"


def confirmed(persons: Sequence[str], moment: str) -> str:
    """Say that the control sheet was confirmed."""
    return f"Afgetekend door {notation.enumeration(persons)} op {moment}."


def found(finding: str, by: str, moment: str) -> str:
    """Say what was found about the care of the assessment."""
    return f"{finding} Vastgelegd namens {by} op {moment}."


def adopted(by: str, day: str, power: str) -> str:
    """Say that the decision was taken."""
    return f"{by} heeft besloten op {day}. Bevoegdheid: {power}."


def reading(value: str, reason: str) -> str:
    """Write a reading with why it was chosen."""
    return f"{value}. {reason}" if reason else value


def draws_open(number: int) -> str:
    """Say how many draws are still to be held."""
    return f"{notation.plural(number, 'loting', 'lotingen')} nog te houden"


def draw_held(number: int, attempt: int) -> str:
    """Name a draw that holds."""
    return f"L{number}, poging {attempt}"


def pool_ceiling(name: str, amount: str) -> str:
    """Write the ceiling of one of several lists."""
    return f"{name} {amount}" if name else amount
