"""The words of `rangorde report`."""

from __future__ import annotations

from desktop_app.text import notation
from desktop_app.text.messages import MessageKey, message

HELP = (
    "Maakt een proces-verbaal als PDF, ondertekent of verzegelt het en legt het vast in het\n"
    "journaal. Wat nog ontbreekt voor een definitief stuk, staat op standaardfout.\n"
    "\nVoorbeelden:\n"
    "  rangorde report r.ronde --kind zitting --out pv.pdf --actor secretaris --seal\n"
    "  rangorde report r.ronde --kind loting --draw L1 --out pv-loting.pdf --actor secretaris \\\n"
    "    --sign lotingsleider=voorzitter.p12 --password-file wachtwoord.txt"
)
ROUND = "het rondebestand"
KIND = "zitting: de beoordelingsvergadering; loting: één loting"
DRAW = "welke loting, bijvoorbeeld L1 of L1/2 voor poging 2"
OUT = "waar de PDF komt; een ondertekend stuk wordt nooit overschreven"
CONCEPT = "een concept met watermerk: niet ondertekend en niet in het journaal"
SEAL = "verzegel met de sleutel van dit programma; dat is geen handtekening"
SIGN = "onderteken in een functie met een certificaat (PKCS#12); herhaalbaar, op volgorde"
PASSWORD_FILE = "bestand met het wachtwoord van het certificaat; in dezelfde volgorde"  # noqa: S105 - a help text
SIGN_OR_SEAL = "Kies --sign, --seal of --concept. Uitleg: rangorde report --help"
CONCEPT_IS_NOT_SIGNED = (
    "Een concept wordt niet ondertekend of verzegeld. Kies --concept, of --sign en --seal. "
    "Uitleg: rangorde report --help"
)
TOO_MANY_PASSWORDS = (
    "Er zijn meer bestanden met een wachtwoord dan certificaten. Geef bij elke --sign hooguit één "
    "--password-file. Uitleg: rangorde report --help"
)
DRAW_WANTED = "Geef --draw L1 bij --kind loting, en alleen daar. Uitleg: rangorde report --help"
NO_KEY = (
    "De sleutel van dit programma kan niet worden bewaard: de map met gebruikersgegevens is niet "
    "te beschrijven. Er is geen stuk gemaakt."
)


def role_and_file_wanted(pair: str) -> str:
    """Say that this does not name who signs with which certificate."""
    return (
        f"‘{notation.excerpt(pair)}’ kan niet bij --sign. Schrijf FUNCTIE=BESTAND.p12, "
        "bijvoorbeeld voorzitter=voorzitter.p12."
    )


def issued(number: str, version: int, path: str, hashed: str) -> str:
    """Say which document was made, where, and its hash."""
    return f"{number} versie {version} staat in {path}.\nControlegetal: {notation.blocks(hashed)}"


def seal_is_no_signature() -> str:
    """Warn that a seal does not say who signed."""
    return message(MessageKey.SEAL_NOT_SIGNATURE).one_line()
