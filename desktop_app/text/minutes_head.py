"""The lines at the head and the foot of a document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.core.scheme import Scheme
from desktop_app.text.notation import blocks, enumeration, euros
from desktop_app.text.wording import capital, noun, nouns

MEETING: Final = "Proces-verbaal van de beoordelingsvergadering"
MEETING_SHORT: Final = "Proces-verbaal beoordeling"
DRAW: Final = "Proces-verbaal van loting"
DRAW_SHORT: Final = "Proces-verbaal loting"
SHEET: Final = "Lotingsblad"
FOOTER: Final = "voettekst"
STATUS: Final = {
    "concept": "concept",
    "final": "definitief",
    "lapsed": "vervallen",
    "public": "openbare versie",
}


def organisation(municipality: str, authority: str) -> str:
    """Who the document is of."""
    parts = [f"Gemeente {municipality}" if municipality else "", authority]
    return " · ".join(part for part in parts if part)


def reference(
    *, round_id: str, subject: str, number: str, version: int, case_number: str | None, status: str
) -> str:
    """Round, what it is about, number and status on one line."""
    parts = [f"Ronde {round_id}", subject, f"stuk {number}, versie {version}"]
    if case_number:
        parts.append(f"zaaknummer {case_number}")
    return " · ".join(part for part in [*parts, status] if part)


def draw_name(number: int, attempt: int) -> str:
    """A draw and its attempt: `loting L1, poging 1`."""
    return f"loting L{number}, poging {attempt}"


def concept(missing: Sequence[str]) -> str:
    """What a concept is, and what it still lacks."""
    lacks = f"Er ontbreekt: {enumeration(missing)}." if missing else "Er ontbreekt niets."
    return f"Concept. Niet ondertekend. {lacks}"


def replaces(other: str) -> str:
    """Which document this one takes the place of (model, Z62)."""
    number, _, version = other.partition("/")
    return f"Dit stuk vervangt {number}, versie {version}. Dat stuk is vervallen."


def footer_document(title: str, number: str, version: int, round_id: str) -> str:
    """The first line of the footer; the layout adds the page."""
    return f"{title} {number} versie {version} · ronde {round_id}"


def footer_head(nr: int, head: str) -> str:
    """The head of the chain, never cut off."""
    return f"Ketenkop journaal {nr}: {blocks(head)}"


def footer_money(scheme: Scheme, number: int, requested: int, granted: int, remainder: int) -> str:
    """Number, requested, amount and remainder (cents)."""
    word = noun(scheme) if number == 1 else nouns(scheme)
    return (
        f"{number} {word} · gevraagd {euros(requested)} · bedrag {euros(granted)} · "
        f"restant {euros(remainder)}"
    )


def section(number: int, title: str) -> str:
    """The heading of a paragraph."""
    return f"{number}. {capital(title)}"
