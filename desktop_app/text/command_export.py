"""The words of `rangorde export`."""

from __future__ import annotations

from desktop_app.text import notation

HELP = (
    "Bewaart een ronde in een bestand voor andere programma's. De ronde verandert niet.\n"
    "  json   de ronde, haar geval en de uitkomst\n"
    "  xlsx   een werkmap met de bladen Rangorde, Scores, Gelijke standen en Journaal\n"
    "  csv    één van die tabellen, voor een Nederlands rekenblad\n"
    "De tabellen rangorde en scores kunnen weer worden ingelezen, zonder de redenen.\n"
    "\nVoorbeelden:\n"
    "  rangorde export r.ronde --to xlsx --out ronde.xlsx\n"
    "  rangorde export r.ronde --to csv --table journaal --out journaal.csv"
)
ROUND = "het rondebestand"
TO = "de vorm van het bestand"
OUT = "waar het bestand komt; een bestand met die naam wordt vervangen"
TABLE = "welke tabel in de csv komt; zonder deze keuze de rangorde"
TABLE_ONLY_CSV = "De keuze --table hoort bij --to csv. Uitleg: rangorde export --help"
NOT_OVER_A_ROUND = (
    "Een rondebestand wordt niet overschreven. Kies bij --out een andere naam, die niet op .ronde "
    "eindigt."
)

RANKING, SCORES, TIES, JOURNAL = "rangorde", "scores", "gelijke-standen", "journaal"
"""The names of the tables on the command line."""


def exported(path: str, rows: int | None) -> str:
    """Say what was saved, and how many rows when it is a table."""
    if rows is None:
        return f"Bewaard: {path}"
    return f"Bewaard: {path}, {notation.plural(rows, 'rij', 'rijen')}"


def too_long(heading: str, row: int, length: int) -> str:
    """Say that a text does not fit in a cell."""
    return (
        f"De tekst onder ‘{heading}’ in rij {row + 1} heeft {length} tekens. In een cel passen er "
        "32.767. Er is niets bewaard. Gebruik --to csv of --to json."
    )
