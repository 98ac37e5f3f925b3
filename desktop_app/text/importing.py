"""Dutch words for reading files in: headings, kinds of file, answers and what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from desktop_app.text.messages import Message, MessageKey, message
from desktop_app.text.notation import enumeration, euros, excerpt, points_number

COLUMN_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "id": (
        "Aanvraagnummer",
        "Nummer",
        "Aanvraag",
        "Nr",
        "Aanvraag nr",
        "Nummer aanvraag",
        "Activiteitnummer",
        "Kenmerk",
        "ID",
    ),
    "applicant": ("Aanvrager", "Naam aanvrager", "Naam", "Organisatie", "Indiener"),
    "activity": ("Activiteit", "Naam activiteit", "Project", "Projectnaam", "Titel"),
    "requested": (
        "Gevraagd",
        "Gevraagd bedrag",
        "Aangevraagd",
        "Aangevraagd bedrag",
        "Bedrag gevraagd",
        "Bedrag",
    ),
    "grantable": (
        "Subsidiabel",
        "Subsidiabel bedrag",
        "Verleenbaar",
        "Verleenbaar bedrag",
        "Te verlenen",
    ),
    "grantable_reason": ("Reden", "Reden verschil", "Reden lager bedrag"),
    "pool": ("Wijk", "Pool", "Deelplafond", "Gebied", "Buurt"),
    "received": ("Ontvangen", "Ontvangen op", "Ontvangstdatum", "Datum ontvangst"),
    "status": ("Status", "Toelating"),
    "pitched": ("Gepitcht", "Pitch", "Pitch gehouden"),
    "total": ("Totaal", "Totaalscore", "Totaal punten", "Som", "Punten totaal"),
    "kvk": ("KvK", "KvK-nummer", "Kamer van Koophandel"),
}
"""The headings that are recognised for each column; the first is the one we write."""

CRITERION_WORDS: Final = ("criterium", "onderdeel", "score")
UNIT_SUFFIXES: Final = ("in euro s", "in euro", "euro", "eur", "punten", "in punten")

STATUS_WORDS: Final[dict[str, str]] = {
    "toegelaten": "admitted",
    "in behandeling": "admitted",
    "geweigerd": "refused",
    "niet toegelaten": "refused",
    "ingetrokken": "withdrawn",
    "buiten behandeling": "left_untreated",
    "buiten behandeling gelaten": "left_untreated",
    "niet behandeld": "left_untreated",
}
STATUS_LIST: Final = ("toegelaten", "geweigerd", "ingetrokken", "buiten behandeling")

YES: Final = frozenset({"ja", "j", "waar", "true"})
NO: Final = frozenset({"nee", "n", "onwaar", "false"})
YES_NO_LIST: Final = ("ja", "nee")

TOTALS_WORDS: Final = frozenset(
    {"totaal", "totalen", "som", "subtotaal", "eindtotaal", "gemiddelde", "aantal"}
)

MONTHS: Final = {
    name: number
    for number, names in enumerate(
        (
            ("jan", "januari"),
            ("feb", "februari"),
            ("mrt", "maart", "mar"),
            ("apr", "april"),
            ("mei", "may"),
            ("jun", "juni"),
            ("jul", "juli"),
            ("aug", "augustus"),
            ("sep", "sept", "september"),
            ("okt", "oktober", "oct"),
            ("nov", "november"),
            ("dec", "december"),
        ),
        start=1,
    )
    for name in names
}

FILE_KINDS: Final[dict[str, str]] = {
    "csv": "CSV-bestand",
    "xlsx": "XLSX-bestand",
    "empty": "leeg bestand",
    "xls": "oud Excel-bestand (xls)",
    "protected": "Excel-bestand met een wachtwoord; haal het wachtwoord er in Excel af",
    "xlsb": "binair Excel-bestand (xlsb)",
    "ods": "ODS-bestand uit LibreOffice of OpenOffice",
    "word": "Word-bestand",
    "zip": "zip-bestand",
    "broken_zip": "beschadigd Excel- of zip-bestand",
    "pdf": "PDF-bestand",
    "html": "webpagina (HTML), ook als de naam op xls eindigt",
    "xml": "XML-bestand",
    "rtf": "tekstverwerkerbestand (RTF)",
    "image": "afbeelding",
    "round": "rondebestand of database; open een rondebestand met Ronde openen",
    "binary": "bestand dat geen tekst is",
}

UNREADABLE_REASONS: Final[dict[str, str]] = {
    "not_found": "het staat niet meer op deze plaats",
    "not_allowed": "het is nog open in een ander programma of u mag het niet openen",
    "other": "de computer meldt een fout bij het lezen",
}


def column_name(kind: str) -> str | None:
    """Give the heading we write for a column, None for scores and facts."""
    names = COLUMN_NAMES.get(kind)
    return names[0] if names else None


def criterion_column_name(criterion: str, stage: str) -> str:
    """Give the heading we write for a criterion of a stage: `eerste a1`."""
    return f"{stage} {criterion}"


def pool_display(name: str, code: str) -> str:
    """Name a pool for the list of those that are known: `Liendert (LIENDERT)`."""
    return name if name == code else f"{name} ({code})"


def large_limit(what: str, bound: int) -> str:
    """Say how much is too much: for `grens` of file_too_large."""
    match what:
        case "bytes":
            return f"{bound // (1024 * 1024)} MiB"
        case "rows":
            return f"{bound} gevulde rijen"
        case "columns":
            return f"{bound} kolommen"
        case "cells":
            return f"{bound} cellen"
        case _:
            return f"{bound} onderdelen"


def no_such_sheet(file: str, sheet: str, sheets: Sequence[str]) -> Message:
    """Say that the sheet that was asked for is not in the file, or is hidden."""
    names = enumeration([f"‘{excerpt(name)}’" for name in sheets])
    asked = f"Blad ‘{excerpt(sheet)}’ is in {file} niet te zien."
    return replace(
        message(MessageKey.SHEET_CHOICE_NEEDED, bladen=names),
        title="Blad is niet gevonden",
        what=f"{asked} {f'De bladen zijn: {names}' if sheets else 'Het bestand heeft er geen'}.",
        remedy="Kies een blad dat er is."
        if sheets
        else "Lees het bestand in zonder blad te noemen.",
    )


def no_pools(number: str, pool: str) -> Message:
    """Say that an application names a pool where there are none."""
    return replace(
        message(MessageKey.POOL_UNKNOWN, id=number, wijk=excerpt(pool), wijken=""),
        what=f"Aanvraag {number} noemt wijk ‘{excerpt(pool)}’, maar deze ronde heeft geen wijken.",
        remedy="Haal de kolom met wijken uit het bestand.",
    )


def hidden_part(kind: str, names: str) -> str:
    """Name what is hidden: for `delen` of hidden_parts."""
    return f"{'blad' if kind == 'sheet' else 'kolom'} {names}"


def amount_reading(cents: int) -> str:
    """Write one way to read an amount."""
    return euros(cents)


def number_reading(hundredths: int) -> str:
    """Write one way to read a number."""
    return points_number(hundredths)


STYLE_LABELS: Final[dict[str, str]] = {
    "comma": "komma voor decimalen, punt voor duizendtallen",
    "point": "punt voor decimalen, komma voor duizendtallen",
}
HIDDEN_ROW_LABELS: Final[dict[str, str]] = {
    "read": "ook de verborgen rijen inlezen",
    "leave_out": "verborgen rijen overslaan",
}
DAMAGED_LABELS: Final[dict[str, str]] = {
    "keep": "laten staan",
    "repair": "herstellen",
}


def damaged_label(choice: str, example: str) -> str:
    """Name an answer about spoilt letters, with a name as it would then read."""
    return f"{DAMAGED_LABELS[choice]}: {example}"


def too_precise(text: str) -> str:
    """Say that one way to read a number has more decimals than a number here can have."""
    return f"{text} met drie decimalen"


def unnamed_column(letters: str) -> str:
    """Name a column without a heading: for `koppen` of columns_left_out."""
    return f"kolom {letters} (zonder kop)"
