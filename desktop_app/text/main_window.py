"""The sentences of the window round the screens: start, keys, and what it says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from desktop_app.core.phases import Phase

TITLE: Final = "Rangorde"
ALL_SAVED: Final = "Alles is opgeslagen"
NOT_ALL_SAVED: Final = "Niet alles is opgeslagen. Kijk boven in het venster."
STILL_TYPING: Final = "In een cel staat iets dat geen score is. Het blijft staan."
LEAVE_AGAIN: Final = (
    "In een cel staat iets dat geen score is. Herstel het met Esc, of sluit nogmaals om het weg "
    "te laten."
)
UNDONE: Final = "Ongedaan gemaakt"
REDONE: Final = "Opnieuw gedaan"
COPY_SAVED: Final = "De kopie is opgeslagen"
COPY_FAILED: Final = "De kopie is niet opgeslagen. Kies een andere map."
OPEN_TITLE: Final = "Ronde openen"
NEW_TITLE: Final = "Nieuwe ronde opslaan"
COPY_TITLE: Final = "Kopie van de ronde opslaan"
ROUND_FILES: Final = "Rondes (*.ronde)"
SUFFIX: Final = ".ronde"
READ_ONLY: Final = "Alleen lezen"
WORK_AREA: Final = "Werkvlak"
NEXT_FIELD: Final = "volgende veld"
OTHER_PART: Final = "ander deel"
UNDO: Final = "ongedaan maken"
ALL_KEYS: Final = "alle toetsen"
CLOSE: Final = "Sluiten"
DISMISS: Final = "Melding sluiten"

KEYS_TITLE: Final = "Alle toetsen"
KEYS_GROUPS: Final[tuple[tuple[str, tuple[tuple[str, str], ...]], ...]] = (
    (
        "Bestand",
        (
            ("Ctrl+N", "nieuwe ronde"),
            ("Ctrl+O", "ronde openen"),
            ("Ctrl+W", "ronde sluiten"),
            ("Ctrl+S", "open cel vastleggen"),
            ("Ctrl+P", "naar het proces-verbaal"),
            ("Ctrl+Q", "afsluiten"),
        ),
    ),
    (
        "Ga naar",
        (
            ("Ctrl+1 … Ctrl+9", "fase 1 tot en met 9"),
            ("F6", "ander deel van het venster"),
            ("F8", "volgende lege cel"),
            ("Shift+F8", "vorige lege cel"),
            ("Ctrl+R", "naar de reden"),
        ),
    ),
    (
        "Scores",
        (
            ("o v g", "niveau geven"),
            ("0 … 9", "punten typen"),
            ("Enter", "vastleggen en verder"),
            ("Tab", "naar rechts"),
            ("F2", "wijzigen, of feiten invullen"),
            ("Alt+↓", "lijst met niveaus"),
            ("Del", "score weghalen"),
            ("Esc", "herstellen"),
        ),
    ),
    (
        "Wijzigen en beeld",
        (
            ("Ctrl+Z", "ongedaan maken"),
            ("Ctrl+Y", "opnieuw"),
            ("Ctrl++  Ctrl+-  Ctrl+0", "groter, kleiner, gewoon"),
            ("Ctrl+Shift+D", "licht of donker"),
            ("F11", "volledig scherm"),
            ("F1", "dit overzicht"),
        ),
    ),
)
"""Every shortcut that works, in the groups of the overview."""

GO_ON: Final[Mapping[Phase, str]] = {
    Phase.ROUND: "Naar aanvragen",
    Phase.APPLICATIONS: "Naar toelating",
    Phase.ADMISSION: "Naar beoordelen",
    Phase.ASSESSMENT: "Naar rangorde",
    Phase.RANKING: "Naar loting",
    Phase.DRAW: "Naar verdeling",
    Phase.ALLOCATION: "Naar besluit",
    Phase.ADOPTION: "Naar proces-verbaal",
}
"""What the primary action of a phase is called."""


def place(municipality: str, round_id: str) -> str:
    """Where a round belongs, behind its title: `gemeente Utrecht · 2026-UTRECHT-01`."""
    return f"gemeente {municipality} · {round_id}" if municipality else round_id


def window_title(title: str) -> str:
    """The title of the window: `Vrouwen en sport Utrecht · Rangorde`."""
    return f"{title} · {TITLE}"


def reading_only(why: str) -> str:
    """Why nothing can be changed, in the header: `Alleen lezen: …`."""
    return f"{READ_ONLY}: {why[:1].lower()}{why[1:]}"


def lapsed_note(number: int) -> str:
    """Beside a phase in which something no longer holds."""
    return "1 stuk is vervallen" if number == 1 else f"{number} stukken zijn vervallen"


START_LEAD: Final = "Subsidies beoordelen, rangschikken en verdelen. Zonder netwerk."
NEW_ROUND: Final = "Nieuwe ronde"
NEW_ROUND_LEAD: Final = "Kies een regeling en vul het plafond in"
OPEN_ROUND: Final = "Ronde openen"
OPEN_ROUND_LEAD: Final = "Een bestand met de naam .ronde"
PRACTICE: Final = "Oefenronde"
PRACTICE_LEAD: Final = "Proef een vergadering met voorbeelden"
PRACTICE_BUSY: Final = "De oefenronde wordt klaargezet"
RECENT: Final = "Rondes op deze computer"
RECENT_LIST: Final = "Lijst van rondes"
NO_RECENT: Final = "Hier komen de rondes die u maakt of opent."
DROP_HINT: Final = "Staat uw ronde er niet bij? Sleep het bestand naar dit venster."
RECENT_KEYS: Final = "Enter opent een ronde. Del haalt haar van de lijst; het bestand blijft staan."
ROUND_HEAD: Final = "Ronde"
PHASE_HEAD: Final = "Fase"
CEILING_HEAD: Final = "Plafond"
CHANGED_HEAD: Final = "Gewijzigd"
YOUR_NAME: Final = "Uw naam of functie"
YOUR_NAME_HINT: Final = "Staat bij alles wat u vastlegt."
DEFAULT_ACTOR: Final = "secretaris"
ALL_LOCAL: Final = "Alles blijft op deze computer."
TODAY: Final = "vandaag"
YESTERDAY: Final = "gisteren"
FINISHED: Final = "Afgerond"
WAITS_NOTHING: Final = "Niets ontbreekt"


def version(number: str) -> str:
    """The version of the program: `Versie 0.1.0`."""
    return f"Versie {number}"


def spoken_recent(title: str, place_and_count: str, phase: str, waits: str) -> str:
    """A round in the list as a screen reader says it."""
    return f"{title}; {place_and_count}; {phase}; {waits}"


def count_units(number: int, one: str, many: str) -> str:
    """How many there are: `24 aanvragen`."""
    return f"{number} {one if number == 1 else many}"


def round_and_count(municipality: str, round_id: str, count: str) -> str:
    """Under the title of a round in the list: `Utrecht, 2026-UTRECHT-01. 24 aanvragen`."""
    where = f"{municipality}, {round_id}" if municipality else round_id
    return f"{where}. {count}"
