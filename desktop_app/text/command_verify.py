"""The words of `rangorde verify`."""

from __future__ import annotations

from desktop_app.text import notation

HELP = (
    "Controleert een bestand zonder iets te veranderen:\n"
    "  een rondebestand   het bestand, de keten van het journaal, en of elke regel kon gebeuren\n"
    "  een PDF            de handtekeningen, de meegeleverde gegevens opnieuw berekend, en of elk\n"
    "                     afgedrukt cijfer daarmee klopt\n"
    "  een map            de bestanden van een loting: lijst, zaad, loten en uitslag\n"
    "Uitgang 0 als alles klopt, 1 als er iets niet klopt."
)
FILE = "het rondebestand, de PDF of de map"
ALL_RIGHT = "Alles klopt."
NOT_RIGHT = "Niet alles klopt."
LOTTERY_RIGHT = "Lijst, zaad, loten en uitslag zijn opnieuw berekend en kloppen."


def round_is_whole(round_id: str, scheme: str, phase: str) -> str:
    """Say which round this is."""
    return f"Rondebestand van ronde {round_id}, regeling {scheme}, fase {phase}."


def journal_is_whole(entries: int, head: str) -> str:
    """Say that the chain is whole and every entry could happen."""
    return (
        f"Het journaal telt {entries} {'regel' if entries == 1 else 'regels'}. "
        "De keten is heel en elke regel kon gebeuren. "
        f"Ketenkop: {notation.blocks(head)}."
    )


def draws_recomputed(number: int) -> str:
    """Say how many draws were recomputed."""
    many = notation.plural(number, "loting", "lotingen")
    return f"Opnieuw berekend en gelijk aan wat is vastgelegd: {many}."
