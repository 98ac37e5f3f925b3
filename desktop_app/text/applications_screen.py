"""The sentences of the screens Aanvragen and Toelating."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from desktop_app.core.events_applications import Standing, UnitField

LIST: Final = "Lijst van aanvragen"
NUMBER: Final = "Nummer"
APPLICANT: Final = "Aanvrager"
ACTIVITY: Final = "Activiteit"
REQUESTED: Final = "Gevraagd"
GRANTABLE: Final = "Subsidiabel"
RECEIVED: Final = "Ontvangen"
COMPLETE: Final = "Volledig"
POOL: Final = "Wijk"
STANDING: Final = "Toestand"
REASON_HEAD: Final = "Reden"

CHOSEN: Final = "Gekozen"
ADD: Final = "Toevoegen"
READ_IN: Final = "Inlezen"
MODES: Final = "Wat u hier doet"
NO_APPLICATIONS: Final = "Nog geen aanvragen"
NO_APPLICATIONS_LEAD: Final = "Importeer een lijst of voeg de eerste aanvraag toe."
CHOOSE_ONE: Final = "Kies een aanvraag in de lijst om haar te bekijken."

ADD_TITLE: Final = "Aanvraag toevoegen"
ADD_DO: Final = "Aanvraag toevoegen"
ADDED: Final = "Toegevoegd"
NUMBER_HINT: Final = "zoals 2026-0001"
AMOUNT_HINT: Final = "zoals 12.500"
GRANTABLE_HINT: Final = "leeg als dat hetzelfde is"
GRANTABLE_REASON: Final = "Reden van het verschil"
DESCRIPTION: Final = "Omschrijving"
LATE: Final = "Te laat ontvangen, toch vastleggen"
CHANGE_REASON: Final = "Reden van de wijziging"
YES: Final = "Ja"
NO: Final = "Nee"
NAME_NEEDED: Final = "Vul de aanvrager in."
NO_AMOUNT: Final = "Dit is geen bedrag. Typ het zo: 12.500 of 12.500,50."
NO_DAY: Final = "Dit is geen datum. Typ het zo: 12-5-2026, met of zonder tijd."

FIELDS: Final[Mapping[UnitField, str]] = {
    UnitField.APPLICANT: "Aanvrager",
    UnitField.DESCRIPTION: "Omschrijving",
    UnitField.REQUESTED: "Gevraagd in euro",
    UnitField.GRANTABLE: "Subsidiabel in euro",
    UnitField.GRANTABLE_REASON: "Reden van het verschil",
    UnitField.POOL: "Wijk",
    UnitField.RECEIVED: "Ontvangen",
    UnitField.COMPLETE: "Volledig sinds",
}

READ_TITLE: Final = "Bestand inlezen"
READ_LEAD: Final = (
    "Kies een CSV- of XLSX-bestand, of sleep het hierheen. U ziet eerst wat erin staat. Er "
    "verandert niets tot u op Inlezen drukt."
)
CHOOSE_FILE: Final = "Bestand kiezen"
FILE_TITLE: Final = "Bestand met aanvragen of scores"
FILE_KINDS: Final = "Tabellen (*.csv *.xlsx);;Alle bestanden (*)"
READING: Final = "Bezig met lezen van het bestand"
PROBLEMS: Final = "Eerst verbeteren in het bestand"
QUESTIONS: Final = "Eerst kiezen"
NOTICES: Final = "Let hierop"
SUMS: Final = "Som per kolom, om te vergelijken met uw lijst"
ADMIT_TOO: Final = "Nieuwe aanvragen meteen toelaten"
READ_DO: Final = "Inlezen"
CANCEL: Final = "Niet inlezen"
AGAIN: Final = "Opnieuw lezen"
READ_BEFORE: Final = "Dit bestand is al eerder ingelezen in deze ronde."
NOT_READY: Final = "Er is niets ingelezen en er is niets veranderd."
PREVIEW: Final = "Voorbeeld van wat er wordt ingelezen"
SCORES: Final = "Scores"
FACTS: Final = "Feiten"
NO_FILE: Final = "Nog geen bestand gekozen"

ADMIT: Final = "Toelaten"
ADMIT_REST: Final = "Alle overige toelaten"
REFUSE: Final = "Weigeren"
UNTREATED: Final = "Buiten behandeling laten"
WITHDRAW: Final = "Intrekken"
REINSTATE: Final = "Herstellen"
GROUND: Final = "Grond van de weigering"
REASON: Final = "Reden"
OTHER_GROUND: Final = "Andere grond"
OTHER_GROUND_WORDS: Final = "Grond in eigen woorden"
WITHDRAWN_ON: Final = "Ingetrokken op"
ASKED_ON: Final = "Aanvulling gevraagd op"
ASKED_UNTIL: Final = "Aanvullen uiterlijk"
ASK: Final = "Aanvulling vastleggen"
COMPLETE_SINCE: Final = "Volledig sinds"
COMPLETE_DO: Final = "Volledig verklaren"
DOCUMENT: Final = "Stuk"
DOCUMENT_RECEIVED: Final = "Stuk ontvangen op"
DOCUMENT_DO: Final = "Stuk vastleggen"
DOCUMENTS: Final = "Stukken"
DECISION: Final = "Toelating"
COMPLETION: Final = "Volledigheid"
CHOOSE_STEP: Final = "Kies wat er met deze aanvraag gebeurt."
DO_IT: Final = "Vastleggen"
AFTER_CLOSING: Final = "na sluiting"
GOAL_ADMISSION: Final = "de toelating"
GOAL_ASSESSMENT: Final = "het beoordelen"

WORDS: Final[Mapping[Standing, str]] = {
    Standing.RECEIVED: "Nog niet beoordeeld",
    Standing.ADMITTED: "Toegelaten",
    Standing.REFUSED: "Geweigerd",
    Standing.LEFT_UNTREATED: "Buiten behandeling",
    Standing.WITHDRAWN: "Ingetrokken",
}

KEYS_APPLICATIONS: Final = (
    ("↑ ↓", "aanvraag"),
    ("F6", "ander deel"),
    ("Ctrl+Z", "ongedaan maken"),
    ("F1", "alle toetsen"),
)
KEYS_ADMISSION: Final = (
    ("↑ ↓", "aanvraag"),
    ("Enter", "toelaten en verder"),
    ("F6", "ander deel"),
    ("F8", "volgende zonder besluit"),
    ("Ctrl+Z", "ongedaan maken"),
    ("F1", "alle toetsen"),
)


def read_count(number: int) -> str:
    """The button that reads in: `24 rijen inlezen`."""
    return "1 rij inlezen" if number == 1 else f"{number} rijen inlezen"


def has_read(number: int, name: str) -> str:
    """What was read in."""
    return f"{number} {'rij' if number == 1 else 'rijen'} ingelezen uit {name}"


def place_of(cell: str | None, row: int | None, column: str | None) -> str:
    """Where in the file something is: `Cel C7`, `Rij 12`, `Kolom ‘Gevraagd’`."""
    if cell is not None:
        return f"Cel {cell}"
    if row is not None:
        return f"Rij {row}"
    return f"Kolom ‘{column}’" if column is not None else "Bestand"


def usual(words: str) -> str:
    """An answer that is right nearly always."""
    return f"{words} (gebruikelijk)"


def more(number: int) -> str:
    """How many findings are not shown."""
    return f"En nog {number}."


def column_sum(heading: str, total: str, filled: int) -> str:
    """The sum of a column: `Gevraagd: 312.950,00 in 24 rijen`."""
    return f"{heading}: {total} in {filled} {'rij' if filled == 1 else 'rijen'}"


def counts(units: int, total: str) -> str:
    """The right of the need bar on Aanvragen: how many, and what they ask together."""
    return f"{units} {'aanvraag' if units == 1 else 'aanvragen'} · gevraagd {total}"


def undecided(number: int) -> str:
    """A need: `24 aanvragen nog niet toegelaten of geweigerd`."""
    word = "aanvraag" if number == 1 else "aanvragen"
    return f"{number} {word} nog niet toegelaten of geweigerd"


def short_undecided(number: int) -> str:
    """The same with little room."""
    return f"{number} zonder besluit"


def standing_counts(admitted: int, others: int) -> str:
    """The right of the need bar on Toelating."""
    return f"{admitted} toegelaten · {others} niet"


def on_day(day: str) -> str:
    """When something was said: `op 04-05-2026`."""
    return f"op {day}"


def spoken_row(cells: tuple[str, ...]) -> str:
    """A row of a list as a screen reader says it."""
    return "; ".join(cell for cell in cells if cell)


def asked_completion(asked: str, until: str) -> str:
    """That the applicant was asked to complete the application."""
    return f"Aanvulling gevraagd op {asked}, uiterlijk {until}."


def document(name: str, received: str, *, late: bool) -> str:
    """One document with its date."""
    return f"{name}, ontvangen {received}" + (f" ({AFTER_CLOSING})" if late else "")


def not_met(requirement: str) -> str:
    """A ground of refusal: the requirement of the regeling that is not met."""
    return f"Niet voldaan aan: {requirement}"
