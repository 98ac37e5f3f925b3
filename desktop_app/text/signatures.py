"""The Dutch words of signatures, seals and certificates."""

from __future__ import annotations

from datetime import datetime

from desktop_app.text.moments import local, moment_text

SEAL_COMMON_NAME = "Zegelsleutel van dit programma"
SEAL_ORGANISATION = "Rangorde"
SIGNATURE_REASON = "Ondertekening van dit stuk"
SEAL_REASON = "Zegel van dit programma"
SEAL_STAMP = (
    "Verzegeld met een sleutel die dit programma heeft gemaakt. Dit toont latere wijziging aan; "
    "het is geen gekwalificeerde handtekening."
)
EXPIRES_SOON = "Dit certificaat verloopt binnen dertig dagen."
ELLIPTIC_CURVE = (
    "Dit certificaat heeft een sleutel van een soort (elliptische kromme) waarmee het "
    "ondertekende stuk niet meer helemaal aan PDF/A-3 voldoet. De handtekening zelf is geldig."
)


def signed_by(holder: str, issuer: str) -> str:
    """The first sentence in the place of a signature."""
    return f"Ondertekend met een certificaat op naam van {holder}, uitgegeven door {issuer}."


def clock(moment: datetime) -> str:
    """When, with the offset from UTC, and that nothing but this computer says so."""
    return f"{moment_text(moment)} (UTC{_offset(moment)}). Tijd volgens de klok van deze computer."


def _offset(moment: datetime) -> str:
    """The difference with UTC on the Dutch clock: `+01:00`."""
    text = local(moment).strftime("%z")
    return f"{text[:3]}:{text[3:]}"
