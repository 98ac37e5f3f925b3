"""The sentences of the screen Ronde and of a new round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from desktop_app.core.settings import RoundField

SCHEME: Final = "Regeling"
SCHEMES: Final = "Regelingen van dit programma"
CHOOSE_SCHEME: Final = "Kies een regeling"
NEW_TITLE: Final = "Nieuwe ronde"
ROUND_NUMBER: Final = "Nummer van de ronde"
ROUND_NUMBER_HINT: Final = "zoals 2026-UTRECHT-01"
CEILING: Final = "Subsidieplafond in euro"
CEILING_HINT: Final = "zoals 200.000"
MONEY: Final = "Geld"
POOLS: Final = "Deelplafonds"
POOL_CODE: Final = "Code"
POOL_NAME: Final = "Naam"
POOL_AMOUNT: Final = "Bedrag in euro"
ADD_POOL: Final = "Toevoegen"
POOLS_NEEDED: Final = "Voeg ten minste één deelplafond toe."
MUNICIPALITY: Final = "Gemeente"
OPEN_ROUND: Final = "Ronde openen"
CANCEL: Final = "Annuleren"
READINGS: Final = "Lezingen"
NO_READINGS: Final = "Deze regeling laat niets open."
CONFIRM: Final = "Bevestigen"
CONFIRMED: Final = "Bevestigd"
REASON: Final = "Reden"
MEMBERS: Final = "Leden"
MEMBER_NAME: Final = "Naam"
MEMBER_ROLE: Final = "Rol"
MEMBER_ROLE_HINT: Final = "voorzitter, secretaris, lid"
ADD_MEMBER: Final = "Lid toevoegen"
VOTES: Final = "Beoordeelt mee"
YES: Final = "Ja"
NO: Final = "Nee"
PRESENT: Final = "aanwezig"
ABSENT: Final = "niet aanwezig"
COMES: Final = "Komt binnen"
LEAVES: Final = "Gaat weg"
INTERESTS: Final = "Belangen"
INTEREST_MEMBER: Final = "Lid"
INTEREST_UNIT: Final = "Nummer van de aanvraag"
INTEREST_NATURE: Final = "Aard van het belang"
INTEREST_NATURE_HINT: Final = "zoals: bestuurslid van de aanvrager"
DECLARE: Final = "Belang vastleggen"
WITHDRAW: Final = "Intrekken"
WITHDRAW_REASON: Final = "bij vergissing vastgelegd"
ASKED: Final = "Per aanvraag is naar belangen gevraagd"
ASKED_BY: Final = "Twee personen, gescheiden door een komma"
ASKED_DO: Final = "Vastleggen"
INTERESTS_SHEET: Final = "belangen"
GOAL: Final = "de aanvragen"
NO_AMOUNT: Final = "Dit is geen bedrag. Typ het zo: 12.500 of 12.500,50."
NO_DAY: Final = "Dit is geen datum. Typ het zo: 12-5-2026."
NO_MOMENT: Final = "Dit is geen datum met tijd. Typ het zo: 12-5-2026 17:00."
NO_CLOCK: Final = "Dit is geen tijd. Typ het zo: 19:30."
NO_WHOLE: Final = "Dit is geen heel getal."
NAME_NEEDED: Final = "Vul een naam in."
ROLE_NEEDED: Final = "Vul een rol in."
PLACE_TITLE: Final = "Waar komt het rondebestand?"
CHANGE_REASON: Final = "Reden van een ander plafond"
CHANGE_REASON_HINT: Final = "verplicht, komt in het proces-verbaal"

GROUPS: Final[tuple[tuple[str, tuple[RoundField, ...]], ...]] = (
    (
        "Ronde",
        (
            RoundField.MUNICIPALITY,
            RoundField.AUTHORITY,
            RoundField.CASE_NUMBER,
            RoundField.CONTACT,
            RoundField.RETENTION,
        ),
    ),
    (
        "Tijdvak en bekendmaking",
        (
            RoundField.WINDOW_START,
            RoundField.WINDOW_END,
            RoundField.PUBLICATION,
            RoundField.PUBLICATION_DATE,
            RoundField.METHOD_PUBLISHED,
        ),
    ),
    (
        "Vergadering",
        (
            RoundField.MEETING_DATE,
            RoundField.MEETING_PLACE,
            RoundField.MEETING_START,
            RoundField.MEETING_END,
            RoundField.QUORUM,
            RoundField.ADVISER,
        ),
    ),
    (
        "Loting",
        (
            RoundField.DRAW_DATE,
            RoundField.DRAW_PLACE,
            RoundField.DRAW_START,
            RoundField.DRAW_END,
            RoundField.DRAW_NOTARY,
            RoundField.DRAW_LISTENERS,
        ),
    ),
)
"""The fields of a round on this screen, in the order in which a secretary knows them."""

FIELDS: Final[Mapping[RoundField, str]] = {
    RoundField.MUNICIPALITY: "Gemeente",
    RoundField.AUTHORITY: "Bestuursorgaan",
    RoundField.CASE_NUMBER: "Zaaknummer",
    RoundField.WINDOW_START: "Aanvragen vanaf",
    RoundField.WINDOW_END: "Aanvragen tot en met",
    RoundField.PUBLICATION: "Plafond bekendgemaakt in",
    RoundField.PUBLICATION_DATE: "Bekendgemaakt op",
    RoundField.METHOD_PUBLISHED: "Wijze van verdelen bekendgemaakt",
    RoundField.MEETING_DATE: "Datum van de vergadering",
    RoundField.MEETING_PLACE: "Plaats",
    RoundField.MEETING_START: "Begin",
    RoundField.MEETING_END: "Einde",
    RoundField.QUORUM: "Vereist aantal leden",
    RoundField.ADVISER: "Adviseur",
    RoundField.DRAW_DATE: "Datum van de loting",
    RoundField.DRAW_PLACE: "Plaats van de loting",
    RoundField.DRAW_START: "Begin van de loting",
    RoundField.DRAW_END: "Einde van de loting",
    RoundField.DRAW_NOTARY: "Notaris",
    RoundField.DRAW_LISTENERS: "Aantal toehoorders",
    RoundField.CONTACT: "Contact voor vragen",
    RoundField.RETENTION: "Bewaartermijn",
}
"""What each field is called."""


def members_needed(number: int) -> str:
    """A need: nobody takes part yet."""
    return "Leden nog niet ingevuld" if number == 0 else f"{number} leden"


def readings_open(number: int) -> str:
    """A need: `2 lezingen nog niet bevestigd`."""
    return f"{number} {'lezing' if number == 1 else 'lezingen'} nog niet bevestigd"


def ceiling_of(name: str) -> str:
    """The label of the ceiling of a pool."""
    return f"Deelplafond {name}"


def pools_sum(amount: str) -> str:
    """What the pools are together."""
    return f"Samen {amount}"


def counts(members: int, readings: int) -> str:
    """The right of the need bar."""
    people = "lid" if members == 1 else "leden"
    return f"{members} {people} · {readings} {'lezing' if readings == 1 else 'lezingen'}"


def presence(present: bool, clock: str) -> str:  # noqa: FBT001 - says which of two it is
    """Where a member is: `aanwezig sinds 19:30`."""
    return f"{PRESENT} sinds {clock}" if present else f"weg sinds {clock}"


def interest(member: str, application: str, nature: str) -> str:
    """A declared interest in one line."""
    return f"{member}, bij {application}: {nature}"


def reading_because(reason: str) -> str:
    """Why this is the usual way to read it."""
    return f"Waarom zo: {reason}"


def confirmed_by(who: str, reason: str) -> str:
    """Who chose a reading and why."""
    return f"{CONFIRMED} door {who}: {reason}"
