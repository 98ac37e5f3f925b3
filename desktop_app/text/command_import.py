"""The words of `rangorde import`."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.text.notation import excerpt

HELP = (
    "Leest aanvragen en scores in uit een CSV- of XLSX-bestand. De kolommen worden herkend aan\n"
    "hun kop: nummer, aanvrager, gevraagd, subsidiabel, wijk, status en een kolom per criterium.\n"
    "Alle problemen komen in één keer, met rij en kolom; dan wordt er niets ingelezen."
)
ROUND = "het rondebestand"
FILE = "het bestand met aanvragen of scores (CSV of XLSX)"
ACTOR = "wie aan het toetsenbord zit: een naam of functie"
ADMIT = "laat nieuwe aanvragen zonder statuskolom meteen toe tot de beoordeling"
DRY_RUN = "controleer alleen; lees niets in"
SHEET = "het blad van het XLSX-bestand"
HIDDEN_ROWS = "wat te doen met verborgen rijen: lezen (read) of overslaan (leave_out)"
NUMBER_STYLE = "wat in een kolom vóór de decimalen staat: comma of point; herhaal per kolom"
DAMAGED_TEXT = "wat te doen met verminkte letters: zo laten (keep) of herstellen (repair)"
AS_JSON = "geef het resultaat als JSON"
NOTHING_READ = "Er is niets ingelezen en er is niets veranderd."

_OPTIONS = {
    "sheet": "--sheet",
    "hidden_rows": "--hidden-rows",
    "number_style": "--number-style KOLOM=",
    "damaged_text": "--damaged-text",
}


def has_read(rows: int, name: str) -> str:
    """Say how many rows were read."""
    return f"{counted_rows(rows)} ingelezen uit {name}."


def would_read(rows: int) -> str:
    """Say how many rows would be read."""
    can = "kan" if rows == 1 else "kunnen"
    return f"{counted_rows(rows)} {can} worden ingelezen. Er is nog niets veranderd."


def number_style_wanted(pair: str) -> str:
    """Say that this does not tell how the figures of a column are meant."""
    return (
        f"‘{excerpt(pair)}’ kan niet bij --number-style. Schrijf KOLOM=comma of KOLOM=point, "
        "bijvoorbeeld gevraagd=comma."
    )


def counted_rows(rows: int) -> str:
    """Count rows: `1 rij`, `2 rijen`."""
    return f"{rows} {'rij' if rows == 1 else 'rijen'}"


def question(finding: str, kind: str, options: Sequence[tuple[str, str]]) -> str:
    """Put a question with its answers and the option of the command that gives one."""
    answers = "; ".join(f"{value}: {label}" for value, label in options)
    return f"{finding} Kies met {_OPTIONS[kind]} uit: {answers}."


def at_place(sentence: str, cell: str | None, row: int | None) -> str:
    """Put the place before a finding."""
    if cell is not None:
        return f"Cel {cell}: {sentence}"
    return sentence if row is None else f"Rij {row}: {sentence}"
