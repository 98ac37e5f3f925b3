"""The words of the screen Proces-verbaal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.text import notation

DOCUMENTS: Final = "Stukken"
MEETING: Final = "Proces-verbaal van de zitting"
MEETING_NOTE: Final = "beoordeling, rangorde en verdeling"
MEETING_FILE: Final = "proces-verbaal-zitting.pdf"
HOLDS, VOID, LAPSED = "geldt", "ongeldig verklaard", "vervallen"
CONCEPT_OR_FINAL: Final = "Concept of definitief"
CONCEPT, FINAL = "Concept", "Definitief"
CONCEPT_HOW: Final = (
    "Een concept zegt op elke bladzijde dat het een concept is. Het wordt niet ondertekend en "
    "telt niet mee in het journaal."
)
FINAL_HOW: Final = (
    "Een definitief stuk krijgt een nummer, wordt ondertekend of verzegeld en staat in het "
    "journaal."
)
READY: Final = "Alles voor een definitief stuk is aanwezig."
BLOCKS: Final = "Nog nodig voor een definitief stuk"
NOTED: Final = "Staat als ontbrekend in het stuk"
SIGNING: Final = "Ondertekenen"
SEAL: Final = "Zegel van dit programma"
SEAL_HOW: Final = (
    "Het zegel laat zien dat het stuk daarna niet is gewijzigd. Het is geen handtekening van een "
    "persoon. Een PDF-lezer kan melden dat de ondertekenaar onbekend is: de sleutel komt van dit "
    "programma en niet van een uitgever die de lezer kent. De opdracht ‘rangorde verify’ laat "
    "zien of het stuk heel is."
)
OWN: Final = "Persoonlijk certificaat"
OWN_HOW: Final = (
    "Een eigen bestand (.p12 of .pfx). Het wachtwoord wordt niet bewaard. Kent de PDF-lezer de "
    "uitgever van het certificaat niet, dan meldt hij dat de geldigheid onbekend is. Dat zegt "
    "niets over de inhoud."
)
ROLE: Final = "Wie tekent"
CHOOSE_FILE: Final = "Bestand kiezen"
CERTIFICATES: Final = "Certificaten (*.p12 *.pfx)"
CERTIFICATE_TITLE: Final = "Kies een certificaat"
NO_FILE: Final = "nog geen bestand"
PASSWORD: Final = "Wachtwoord van het certificaat"  # noqa: S105 - the label of a field
ADD: Final = "Ondertekenaar toevoegen"
REMOVE: Final = "Weghalen"
SIGN_OR_SEAL: Final = "Kies het zegel of voeg een ondertekenaar toe."
FILE_FIRST: Final = "Kies eerst het bestand van het certificaat."
FILE_UNREADABLE: Final = "Dit bestand kan niet worden gelezen. Kies een ander bestand."
KEY_FAILED: Final = (
    "De zegelsleutel kan niet worden bewaard in uw eigen map. Controleer of die map beschrijfbaar "
    "is."
)
MAKE_CONCEPT, MAKE_FINAL = "Concept maken", "Ondertekenen en opslaan"
TARGET_TITLE: Final = "Proces-verbaal opslaan"
BUSY_KEY: Final = "Zegelsleutel klaarzetten"
BUSY: Final = "Bezig met het proces-verbaal. U kunt doorwerken."
EARLIER: Final = "Eerder gemaakt"
NONE_EARLIER: Final = "Er zijn nog geen definitieve stukken."
MADE_HASH: Final = "Controlegetal van het bestand (SHA-256)"
SAVED_IN: Final = "Opgeslagen in"
NUMBER: Final = "Nummer"
NOTED_OF_CERTIFICATE: Final = "Let op"
READ_ONLY: Final = "Deze ronde is alleen te lezen. U kunt hier geen stuk maken."
LIST_KEY, LIST_DOES = "Tab", "volgend onderdeel"


def draw_title(number: int, attempt: int) -> str:
    """Name the minutes of a draw."""
    return f"Proces-verbaal van loting L{number}, poging {attempt}"


def draw_file(number: int, attempt: int) -> str:
    """Propose a file name for the minutes of a draw."""
    return f"proces-verbaal-loting-L{number}-{attempt}.pdf"


def concept_file(name: str) -> str:
    """Propose a file name for a concept."""
    return f"concept-{name}"


def number_and_version(number: str, version: int) -> str:
    """Name a document by number and version."""
    return f"{number}, versie {version}"


def earlier_title(kind: str, number: str, version: int) -> str:
    """Name a document that was made."""
    return f"{kind}, {number_and_version(number, version)}"


def made_at(moment: str, actor: str) -> str:
    """Say when a document was made, and by whom."""
    return f"{moment}, door {actor}"


def signed_by(signers: Sequence[str], *, sealed: bool) -> str:
    """Say who signed, and whether the program sealed; a seal is no signature of anyone."""
    words = [f"getekend: {notation.enumeration(signers)}"] if signers else []
    if sealed:
        words.append("verzegeld door dit programma")
    return "; ".join(words) or "niet ondertekend"


def signer(role: str, certificate: str) -> str:
    """Name a signature by its role and the holder of the certificate."""
    return f"{role} ({certificate})"


def lapsed(reason: str, moment: str) -> str:
    """Say that a document no longer holds."""
    return f"Vervallen op {moment}: {reason}."


def made(*, concept: bool) -> str:
    """Say that a document was made."""
    return "Het concept is gemaakt." if concept else "Het stuk is ondertekend en opgeslagen."
