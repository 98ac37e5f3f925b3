"""The words of the demonstration."""

from __future__ import annotations

MEETING_FILE = "proces-verbaal-beoordeling.pdf"
OUTCOME_FILE = "uitkomst.json"
ROUND_FILE = "ronde.ronde"
PICTURES = "beelden"
CONTROL_SHEET = "instellingen"
BOUNDARY_REASON = "De lezing is gekozen voordat de scores bekend waren en wordt gevolgd."
DILIGENCE = "Samenstelling, onthoudingen, stukken, redenen en berekening zijn nagegaan en kloppen."
ADOPTION_DATE = "2026-12-01"
POWER = "eigen bevoegdheid (oefening)"

HELP = (
    "Speelt de oefenrondes van begin tot eind: aanvragen, toelating, scores, rangorde, loting,\n"
    "verdeling, besluit en proces-verbaal. Per ronde blijven het rondebestand, de verzegelde PDF,\n"
    "de uitkomst als JSON en beelden van het venster achter.\n"
    "Met --window opent het venster op een oefenronde waarin de commissie aan het beoordelen is."
)
OUT = "de map waarin alles komt; bestaande oefenrondes daarin worden vervangen"
WINDOW = "open het venster op een oefenronde, in plaats van alles te spelen"
ONLY = "speel alleen deze oefenronde; herhaalbaar"
NO_PICTURES = "maak geen beelden van het venster"
ONE_OF_TWO = "Kies --out MAP of --window. Uitleg: rangorde demo --help"


def draw_file(number: int, attempt: int) -> str:
    """Name the file with the minutes of an attempt at a draw."""
    return f"proces-verbaal-loting-L{number}-{attempt}.pdf"


def unknown_story(name: str, known: tuple[str, ...]) -> str:
    """Say that there is no such demonstration round."""
    return f"Oefenronde ‘{name}’ bestaat niet. Kies uit: {', '.join(known)}."


def played(name: str, status: str, folder: str) -> str:
    """Say that a round was played, how it ended, and where it is."""
    return f"{name}: {status}; alles staat in {folder}"


def as_published(source: str) -> str:
    """Say that the outcome is the published one."""
    return f"  gelijk aan de officiële uitkomst ({source})"


def not_as_published(unit: str, published: str, found: str) -> str:
    """Say where the outcome is not the published one."""
    return f"  {unit}: officieel {published}, berekend {found}"
