"""Sentences of the last paragraphs: what is proposed, remarks, signatures and appendices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.core.scheme import Scheme
from desktop_app.text.notation import enumeration
from desktop_app.text.wording import capital, closed

NOMINATION: Final = "voordracht"
REMARKS: Final = "opmerkingen"
SIGNATURES: Final = "Ondertekening"

NO_REMARKS: Final = (
    "Er is niet gevraagd om een minderheidsstandpunt of een andere opmerking op te nemen."
)
NO_DEVIATIONS: Final = "Afwijkingen van deze voordracht door het bestuursorgaan: geen."
DEVIATIONS: Final = "Vastgelegde afwijkingen van deze voordracht door het bestuursorgaan:"
CHAIR_STATEMENT: Final = "Dit proces-verbaal geeft juist weer wat is besproken en vastgesteld."
SECRETARY_STATEMENT: Final = "Medeondertekend."
CHAIR: Final = "voorzitter"
SECRETARY: Final = "secretaris"

SCHEME: Final = "A. De regeling in gewone zinnen"
DOCUMENTS: Final = "B. Stukkenlijst"
TECHNICAL: Final = "C. Controlegetallen"
MEMBERS: Final = "D. Scores per lid"
FILES: Final = "Toegevoegde bestanden"
NO_DOCUMENTS: Final = "Er zijn geen losse stukken vastgelegd."
NO_MEMBER_SCORES: Final = "Er zijn geen scores van afzonderlijke leden vastgelegd."
DOCUMENT: Final = "Stuk"
DOCUMENT_VERSION: Final = "Versie"
DOCUMENT_RECEIVED: Final = "Ontvangen"
APPLICATION: Final = "Aanvraag"
MEMBER: Final = "Lid"
FILE: Final = "Bestand"
WHAT: Final = "Wat het is"
HASH: Final = "Controlegetal (SHA-256)"
SCHEME_HASH: Final = "Controlegetal van de regeling (regeling.yaml)"
HEAD_HASH: Final = "Ketenkop van het journaal bij het opmaken van dit stuk, regel {nr}"
PROGRAM: Final = "Programma"
OPENED_WITH: Final = "Ronde geopend met"
MADE_AT: Final = "Opgemaakt"


def nomination(scheme: Scheme, authority: str, places: Sequence[str]) -> str:
    """That the assessors propose, and the authority decides."""
    body = authority or scheme.authority
    draws = f", onder voorbehoud van de loting tussen {enumeration(places)}" if places else ""
    return (
        f"De beoordelaars dragen deze scores en deze rangorde voor aan {body}{draws}. "
        f"{capital(body)} {'besluiten' if _many(body) else 'besluit'} zelf."
    )


def _many(body: str) -> bool:
    """Tell whether the name of the authority takes a plural verb."""
    return body.startswith("burgemeester en")


def reserve(order: str | None) -> str:
    """Which order holds when money falls free (model, Z59)."""
    if order is None:
        return ""
    return f"Komt er geld vrij, dan geldt deze volgorde: {closed(order)}"


def remark(subject: str, text: str, answer: str | None) -> str:
    """One remark with the answer to it (model, Z61)."""
    told = f"{capital(subject)}: {closed(text)}"
    return f"{told} Antwoord: {closed(answer)}" if answer else told


def head_label(nr: int) -> str:
    """What the head of the chain is."""
    return HEAD_HASH.format(nr=nr)
