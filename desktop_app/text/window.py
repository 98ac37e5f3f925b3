"""The sentences of the window's frame and tables: heads, links, keys and spoken names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop_app.core.phases import Phase
from desktop_app.text.notation import ELLIPSIS, NO_VALUE, enumeration, euros_short

if TYPE_CHECKING:
    from collections.abc import Sequence

PROGRAM: Final = "Rangorde"
PHASES: Final = {
    Phase.ROUND: "Ronde",
    Phase.APPLICATIONS: "Aanvragen",
    Phase.ADMISSION: "Toelating",
    Phase.ASSESSMENT: "Beoordelen",
    Phase.RANKING: "Rangorde",
    Phase.DRAW: "Loting",
    Phase.ALLOCATION: "Verdeling",
    Phase.ADOPTION: "Besluit college",
    Phase.MINUTES: "Proces-verbaal",
}

NEED_LIST: Final = "Wat nog nodig is"
NOTHING_NEEDED: Final = "Alles is ingevuld."
LATER_LEAD: Final = "Later nodig, voor het proces-verbaal:"
CANCEL: Final = "Annuleren"
RETRY: Final = "Opnieuw"
COPY_ELSEWHERE: Final = "Kopie elders opslaan"
KEYS_HERE: Final = "Toetsen op dit scherm"
PHASES_HERE: Final = "Fasen van de ronde"
SAVED_STATE: Final = "Opgeslagen"

GRID_NAME: Final = "Scores per aanvraag"
CHART_NAME: Final = "Budget per plaats"
RANKING_NAME: Final = "Rangorde"
STATUS_HEAD: Final = "Toestand"
NUMBER_HEAD: Final = "Nummer"
SHORT_NUMBER_HEAD: Final = "Nr"
APPLICANT_HEAD: Final = "Aanvrager"
TOTAL_HEAD: Final = "Totaal"
PLACE_HEAD: Final = "Plaats"
OUTCOME_HEAD: Final = "Voorstel"
DECISION_HEAD: Final = "Besluit"
REQUESTED_HEAD: Final = "Gevraagd"
TO_GRANT_HEAD: Final = "Te verlenen"
GRANTED_HEAD: Final = "Verleend"
LEFT_HEAD: Final = "Nog over"
WHY_HEAD: Final = "Waarom"

NO_SCORE: Final = "nog geen score"
HIDDEN_SCORE: Final = "nog verborgen"
HIDDEN_DOT: Final = "•"
NO_STATE: Final = "Niets bijzonders"
NOT_ASSESSED: Final = "niet beoordeeld"
NOT_RANKED: Final = "Niet in de rangorde"
STAYS_EMPTY: Final = "Deze cel blijft leeg."
EDITOR_NAME: Final = "Score"
ESCAPE: Final = "of druk op Esc"
FROM_FACTS: Final = "Deze punten volgen uit de feiten. Druk op F2 om de feiten in te vullen."

PROPOSED: Final = {
    "granted": "Verlenen",
    "partial": "Deels verlenen",
    "ceiling": "Plafond bereikt",
    "refused": "Weigeren",
    "withdrawn": "Ingetrokken",
    "incomplete": "Onvolledig",
    "draw": "Loting nodig",
    "left-untreated": "Buiten behandeling",
}
DECIDED: Final = PROPOSED | {
    "granted": "Verleend",
    "partial": "Gedeeltelijk",
    "refused": "Geweigerd",
}
MARK_WORDS: Final = {
    "tick": "klaar",
    "done": "klaar",
    "attention": "let op",
    "error": "fout",
    "padlock": "op slot",
    "lapsed": "vervallen",
    "beamer": "beamer",
    "plus": "nieuw",
    "folder": "map",
    "shield": "controle",
    "up": "omhoog",
    "down": "omlaag",
    "cross": "niet",
}


def phase_title(phase: Phase) -> str:
    """The name of a phase as the path shows it."""
    return PHASES[phase]


def phase_name(number: int, title: str, state: str, note: str | None = None) -> str:
    """The spoken name of a phase: `Fase 4 van 9, Beoordelen, huidige; 3 scores ontbreken`."""
    name = f"Fase {number} van {len(PHASES)}, {title}, {state}"
    return f"{name}; {note}" if note else name


def need_lead(goal: str) -> str:
    """The words before the links of the need bar: `Nog nodig voor de rangorde:`."""
    return f"Nog nodig voor {goal}:"


def short_need_lead() -> str:
    """The words before the links when there is little room."""
    return "Nog nodig:"


def more_needs(number: int) -> str:
    """The link behind the third need: `en nog 4`."""
    return f"en nog {number}"


def go_there(text: str) -> str:
    """The spoken name of a need link: `3 scores ontbreken, ga naar de eerste`."""
    return f"{text}, ga daarheen"


def saved_at(clock: str) -> str:
    """The time of the last save on disk: `Opgeslagen 14:32:07`."""
    return f"Opgeslagen {clock}"


def beamer_shows(picture: str) -> str:
    """What the second screen shows: `Beamer: rangorde`."""
    return f"Beamer: {picture}"


def file_and_entry(file_name: str, entry: int) -> str:
    """The file and the number of its last journal entry, at the right of the footer."""
    return f"{file_name} · journaal {euros_short(entry * 100, with_cents=False)}"


def maximum(points: str) -> str:
    """The second line above a column of scores: `max 2,0`."""
    return f"max {points}"


def shared_place(place: int, *, shared: bool) -> str:
    """A place as a table shows it: `5`, or `10=` when equals share it."""
    return f"{place}=" if shared else str(place)


def amount_range(lowest: str, highest: str) -> str:
    """What a unit may get while a draw decides: `9.450 – 12.500`."""
    return f"{lowest} {NO_VALUE} {highest}"


def ceiling_reached(ceiling: str) -> str:
    """The text on the line in the table below which nothing is granted."""
    return f"Plafond {ceiling} bereikt"


def short_ceiling_reached() -> str:
    """The same line when there is little room."""
    return "Plafond bereikt"


def shift(places: int) -> str:
    """How far a row has moved, positive is up: `4 plaatsen omhoog`."""
    number, way = abs(places), "omhoog" if places > 0 else "omlaag"
    return f"{number} {'plaats' if number == 1 else 'plaatsen'} {way}"


def spoken(points: str) -> str:
    """Points as a screen reader says them: `1 komma 6`."""
    return points.replace(",", " komma ")


def spoken_score(level: str, points: str, highest: str) -> str:
    """A score in words: `goed, 1 komma 6 van 1 komma 6`."""
    value = f"{spoken(points)} van {spoken(highest)}"
    return f"{level}, {value}" if level else value


def spoken_cell(number: str, applicant: str, criterion: str, content: str) -> str:
    """The name of a cell: who, which criterion, what is in it."""
    return f"{number} {applicant}, {criterion}, {content}"


def spoken_lock(reason: str) -> str:
    """A cell nobody may fill: `op slot: lid 3 heeft een belang`."""
    return f"op slot: {reason}"


def spoken_invalid(typed: str) -> str:
    """What is said of a cell whose text is no score, after the score that counts."""
    return f"Ongeldig getypt: {typed}"


def state_word(state: str) -> str:
    """The word for a state before the college decides: `Weigeren`, `op slot`."""
    return PROPOSED.get(state) or MARK_WORDS[state]


def spoken_shared(members: int) -> str:
    """How many share a place: `gedeeld door 3`."""
    return f"gedeeld door {members}"


def spoken_amount(amount: str) -> str:
    """An amount in a row: `16.400 euro`."""
    return f"{amount} euro"


def spoken_range(lowest: str, highest: str) -> str:
    """An amount that a draw decides: `tussen 9.450 en 12.500 euro`."""
    return f"tussen {lowest} en {highest} euro"


def value_unknown(typed: str, criterion: str) -> str:
    """The first line at a cell with a value outside the scale."""
    return f"{shortened(typed)} bestaat niet bij {criterion}."


def choose_level(levels: Sequence[tuple[str, str]]) -> str:
    """The second line, as in `Kies o (0), v (0,7) of g (1,4), of druk op Esc`."""
    choices = [f"{letter} ({points})" for letter, points in levels]
    return f"Kies {_choice(choices)}, {ESCAPE}."


def choose_whole(lowest: int, highest: int) -> str:
    """The second line for whole points: `Kies een heel getal van 0 tot en met 5, …`."""
    bounds = [euros_short(bound * 100, with_cents=False) for bound in (lowest, highest)]
    return f"Kies een heel getal van {bounds[0]} tot en met {bounds[1]}, {ESCAPE}."


def previous_counts(previous: str | None) -> str:
    """The third line: which score counts until the cell is right."""
    if previous is None:
        return "Tot dan heeft deze cel geen score."
    return f"Tot dan telt de vorige score: {previous}."


def shortened(text: str, longest: int = 24) -> str:
    """Typed text in a sentence, cut off when it is very long."""
    return text if len(text) <= longest else text[:longest] + ELLIPSIS


def _choice(items: Sequence[str]) -> str:
    return " of ".join(enumeration(items).rsplit(" en ", 1))


def has_interest(member: str) -> str:
    """Why a member may not score here."""
    return f"{member} heeft een belang bij deze aanvraag."


def count_incomplete(number: int) -> str:
    """How many units are incomplete: `2 onvolledig`."""
    return f"{number} onvolledig"


def count_refused(number: int) -> str:
    """How many units are to be refused: `3 te weigeren`."""
    return f"{number} te weigeren"


def count_withdrawn(number: int) -> str:
    """How many units are withdrawn: `1 ingetrokken`."""
    return f"{number} ingetrokken"


def count_untreated(number: int) -> str:
    """How many units are left untreated: `1 buiten behandeling`."""
    return f"{number} buiten behandeling"
