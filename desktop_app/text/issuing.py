"""Why minutes were not issued, in Dutch."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from desktop_app.text.messages import Message, MessageKey, message
from desktop_app.text.moments import date_text
from desktop_app.text.notation import enumeration, excerpt

ROUND_MOVED_ON = (
    "De ronde is gewijzigd terwijl het stuk werd gemaakt. Er is geen bestand geschreven. Maak het "
    "stuk opnieuw."
)
NOT_FOR_SIGNING = "niet bedoeld voor ondertekenen"
NOT_A_CERTIFICATE = (
    "Dit is geen certificaatbestand met een sleutel (PKCS#12, .p12 of .pfx). "
    "Kies een ander bestand."
)
ALREADY_BROKEN = (
    "Een eerdere handtekening past niet meer bij het stuk. Er is geen handtekening toegevoegd. "
    "Gebruik dit exemplaar niet."
)
UNREADABLE_PDF = "Het stuk is geen leesbare PDF. Maak het stuk opnieuw."
NOT_ARCHIVABLE = (
    "Het stuk voldoet niet aan PDF/A-3b. Er is geen bestand geschreven. Meld dit aan de makers."
)
NO_SUCH_DRAW = "Deze loting is er niet. Kijk met ‘rangorde show’ welke lotingen er zijn."

_NOT_THERE: Final = {
    "no_folder": "De map {map} bestaat niet. Maak de map of kies een andere map.",
    "not_allowed": "In de map {map} mag u niets opslaan. Kies een andere map.",
    "name": "Deze naam is te lang of kan hier niet. Kies een kortere naam zonder leestekens.",
    "full": "De schijf is vol. Maak ruimte of kies een andere schijf.",
}


def not_ready(needs: Sequence[str]) -> Message:
    """Say what a definitive document still needs."""
    return message(MessageKey.REPORT_NOT_READY, lijst=enumeration(list(needs)))


def totals_open(name: str, left: str, right: str) -> Message:
    """Say which control total does not close."""
    return message(MessageKey.TOTALS_OPEN, nr=name, links=left, rechts=right)


def glyph_missing(where: str, char: str, codepoint: str) -> str:
    """Say which character cannot be printed, and where it stands."""
    return (
        f"In {where} staat ‘{char}’ ({codepoint}). Het lettertype kent dit teken niet. Schrijf de "
        "tekst met andere tekens."
    )


def expired(on: date) -> Message:
    """Say that a certificate has ended."""
    return message(MessageKey.CERTIFICATE_UNUSABLE, reden=f"verlopen op {date_text(on)}")


def not_yet_valid(on: date) -> Message:
    """Say that a certificate begins later."""
    return message(MessageKey.CERTIFICATE_UNUSABLE, reden=f"pas geldig vanaf {date_text(on)}")


def expires_soon(holder: str, on: date) -> str:
    """Say that a certificate can sign and ends within thirty days."""
    return (
        f"Het certificaat van {holder} verloopt op {date_text(on)}. Ondertekenen kan nu nog. Vraag "
        "voor die dag een nieuw certificaat aan."
    )


def not_for_signing() -> Message:
    """Say that a certificate is meant for something else."""
    return message(MessageKey.CERTIFICATE_UNUSABLE, reden=NOT_FOR_SIGNING)


def wrong_password() -> Message:
    """Say that the password does not open the certificate."""
    return message(MessageKey.PASSWORD_WRONG)


def target_in_use(name: str) -> Message:
    """Say that the file cannot be written."""
    return message(MessageKey.TARGET_IN_USE, bestand=name)


def target_impossible(name: str, folder: str, why: str) -> str:
    """Say why no file can come at this place; `why` is a value of `WhyNotThere`."""
    return f"{excerpt(name)} is niet opgeslagen. {_NOT_THERE[why].format(map=folder)}"


def target_is_signed(name: str) -> str:
    """Say that a signed document is never overwritten."""
    return (
        f"{name} is een ondertekend stuk en wordt niet overschreven. Sla het nieuwe stuk op onder "
        "een andere naam."
    )


def no_field(role: str, roles: Sequence[str]) -> str:
    """Say that nobody signs this document in that role."""
    return f"In dit stuk tekent geen ‘{role}’. Kies uit: {enumeration(list(roles))}."


def already_signed(role: str) -> str:
    """Say that this role has signed before."""
    return f"De {role} heeft dit stuk al ondertekend."


def name_taken(name: str) -> str:
    """Say that two files in the document have one name."""
    return f"Twee bijgevoegde bestanden heten {name}. Er is geen stuk gemaakt."
