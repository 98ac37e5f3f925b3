"""The Dutch words that the layout of a document adds to its content."""

from __future__ import annotations

WATERMARK_CONCEPT = "CONCEPT"
WATERMARK_LAPSED = "VERVALLEN"
PUBLIC_VERSION = "OPENBARE VERSIE"

CARRY_OVER = "over te brengen"
CARRIED_OVER = "overgebracht"

ROLE = "Functie"
NAME = "Naam"
DATE = "Datum"
PLACE = "Plaats"
SIGNATURE = "Handtekening"
SEAL = "Zegel"
SEAL_ROLE = "zegel"
SEAL_EXPLANATION = (
    "Ruimte voor het zegel van dit programma. Een zegel toont latere wijziging aan; het is geen "
    "handtekening."
)

TITLE_FIELD = "de kop"
FOOTER_FIELD = "de voettekst"


def page_of(page: int, pages: int) -> str:
    """The page number in the footer."""
    return f"pagina {page} van {pages}"


def signature_of(role: str) -> str:
    """The name of a field for a signature, as a screen reader says it."""
    return f"Digitale handtekening {role}"


def seal_field() -> str:
    """The name of the field for the seal, as a screen reader says it."""
    return "Digitaal zegel van dit programma"


def blank_boxes(count: int, label: str) -> str:
    """What a row of empty boxes is, as a screen reader says it."""
    return f"{label}: {count} lege vakken om met de hand in te vullen"


def where_in_table(row: str, column: str) -> str:
    """Where in a table something stands: the first cell of its row, and its column."""
    return f"de tabel, rij ‘{row}’, kolom ‘{column}’"


def where_under(heading: str, place: str) -> str:
    """Where in a document something stands: under which heading, and there in what."""
    return f"{place} onder ‘{heading}’" if heading else place


IN_HEADING = "de kop van een paragraaf"
IN_PARAGRAPH = "de tekst"
IN_LIST = "een opsomming"
IN_KEY_VALUES = "een overzicht"
IN_FIGURE = "een figuur"
IN_PREFORMATTED = "een bestandstekst"
IN_FORM = "een invulregel"
IN_TABLE_HEAD = "de kop van een tabel"
IN_TOTALS = "de totalen van een tabel"
IN_SIGNATURES = "het ondertekeningsblad"
EMPTY_PAGE = "Deze bladzijde is leeg, zodat de handtekeningen op een eigen blad staan."
