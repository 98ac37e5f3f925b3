"""Messages about the round file (hundreds 8)."""

from __future__ import annotations

from desktop_app.text.message_keys import MessageKey
from desktop_app.text.template import Template

TEMPLATES = (
    Template(
        code="F801",
        key=MessageKey.CHAIN_BROKEN,
        title="Het rondebestand is niet heel",
        what=(
            "Regel {nr} van het journaal past niet bij de regel ervoor. Het bestand is niet "
            "geopend en niet veranderd."
        ),
        remedy="Open de laatste reservekopie: {naam}. Bewaar dit bestand voor onderzoek.",
    ),
    Template(
        code="F802",
        key=MessageKey.NOT_A_ROUND,
        title="Dit is geen rondebestand",
        what="{bestand} is niet door dit programma gemaakt of mist een deel.",
        remedy="Kies een bestand dat eindigt op .ronde.",
    ),
    Template(
        code="F803",
        key=MessageKey.DISK_WRITE_FAILED,
        title="Opslaan is niet gelukt",
        what="{reden}. De laatste wijziging is niet opgeslagen; alles daarvoor wel.",
        remedy="Maak ruimte of kies een andere map. Doe de laatste wijziging daarna opnieuw.",
    ),
    Template(
        code="F805",
        key=MessageKey.FILE_HELD,
        title="Opslaan is niet gelukt",
        what=(
            "Een ander programma houdt het rondebestand bezet. De laatste wijziging is niet "
            "opgeslagen; alles daarvoor wel."
        ),
        remedy=(
            "Sluit het programma dat het bestand gebruikt: een kopie, een synchronisatie of een "
            "virusscanner. Doe de laatste wijziging daarna opnieuw."
        ),
    ),
    Template(
        code="F806",
        key=MessageKey.COMMAND_UNREADABLE,
        title="Regel is geen opdracht",
        what="{reden}",
        remedy="‘rangorde apply --help’ toont van elke opdracht een voorbeeld.",
    ),
    Template(
        code="F804",
        key=MessageKey.NEWER_FORMAT,
        title="Rondebestand is van een nieuwere versie",
        what="Het bestand is gemaakt met versie {v}. Dit programma kan het niet wijzigen.",
        remedy="Werk het programma bij om verder te gaan.",
    ),
    Template(
        code="W801",
        key=MessageKey.FOLDER_SYNCS,
        title="Map wordt gesynchroniseerd",
        what=(
            "{map} staat op een netwerk of in de cloud. Daardoor kan het bestand bezet of dubbel "
            "raken."
        ),
        remedy="Zet het rondebestand tijdens de vergadering op deze computer.",
    ),
    Template(
        code="W802",
        key=MessageKey.CLOCK_WENT_BACK,
        title="De klok van deze computer loopt terug",
        what=(
            "De vorige invoer was om {tijd1}, nu is het {tijd2}. De volgorde in het journaal "
            "blijft kloppen."
        ),
        remedy="Zet de klok goed voordat u ondertekent.",
    ),
    Template(
        code="N801",
        key=MessageKey.LOCKED_BY_OTHER,
        title="Ronde is alleen te bekijken",
        what="{functie} heeft dit bestand sinds {tijd} open op {computer}.",
        remedy=(
            "Laat het bestand daar sluiten. Is dat programma vastgelopen, dan komt het slot "
            "vanzelf vrij."
        ),
    ),
)
