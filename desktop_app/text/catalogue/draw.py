"""Messages about the draw (hundreds 6)."""

from __future__ import annotations

from desktop_app.text.message_keys import MessageKey
from desktop_app.text.template import Template

TEMPLATES = (
    Template(
        code="F601",
        key=MessageKey.DRAW_LIST_BYTES,
        title="Deelnemerslijst is niet zuiver",
        what=(
            "Regel {regel}: {reden}, bijvoorbeeld een spatie aan het eind of een andere "
            "regelafsluiting."
        ),
        remedy=(
            "Gebruik het bestand dat het programma heeft gemaakt, zonder het te openen in een "
            "tekstverwerker."
        ),
    ),
    Template(
        code="F602",
        key=MessageKey.SEED_LENGTH,
        title="Aantal worpen klopt niet",
        what="U hebt {n:# worp|# worpen} ingevoerd. Op het lotingsblad {m:staat er #|staan er #}.",
        remedy="Vergelijk met het papier. Gooi niet opnieuw: vul aan of verbeter wat is gegooid.",
    ),
    Template(
        code="F603",
        key=MessageKey.SEED_CHARACTER,
        title="Worp bestaat niet",
        what="Op positie {n} staat ‘{teken}’. Bij deze dobbelsteen kan {toegestaan}.",
        remedy="Kijk op het papier welke worp het was en verbeter die.",
    ),
    Template(
        code="F604",
        key=MessageKey.SECOND_ENTRY_DIFFERS,
        title="De twee invoeren verschillen",
        what="De eerste en de tweede invoer zijn anders op positie {n}.",
        remedy=(
            "Lees de reeks van het papier samen hardop voor en verbeter de invoer die niet klopt."
        ),
    ),
    Template(
        code="F605",
        key=MessageKey.SECRET_MISMATCH,
        title="Geheim past niet bij het controlegetal",
        what=(
            "Het geopende geheim geeft een ander controlegetal dan vooraf is getoond. De loting "
            "stopt."
        ),
        remedy="Verklaar deze poging ongeldig met de reden. Bewaar het lotingsblad.",
    ),
    Template(
        code="F606",
        key=MessageKey.BLOCKS_MISMATCH,
        title="Blokken komen niet overeen met het papier",
        what="Blok {n} moet gelijk zijn aan het lotingsblad. Ingevoerd is ‘{waarde}’.",
        remedy=(
            "Controleer of u het juiste blad hebt (loting {loting}, poging {poging}) en typ "
            "blok {n} "
            "opnieuw."
        ),
    ),
    Template(
        code="F607",
        key=MessageKey.RESULT_NOT_REPRODUCED,
        title="Uitslag is niet na te rekenen",
        what="De uitslag in {bestand} verschilt van de berekening: plaats {n} moet {id} zijn.",
        remedy="Gebruik deze uitslag niet. Laat het bestand en het lotingsblad controleren.",
    ),
    Template(
        code="W601",
        key=MessageKey.DRAW_NOT_DECISIVE,
        title="Deze loting verandert geen bedrag",
        what="{grond} De regeling schrijft toch loting voor ({ref}).",
        remedy="Loot, of laat de loting achterwege met een reden.",
    ),
    Template(
        code="W602",
        key=MessageKey.CONTRIBUTION_MAY_BE_NAME,
        title="Bijdrage lijkt op een naam",
        what="‘{waarde}’ wordt letterlijk openbaar en kan later niet worden verwijderd.",
        remedy="Vraag om een getal of een gewoon woord.",
    ),
    Template(
        code="N601",
        key=MessageKey.NO_TIE,
        title="Er is niets te loten",
        what="In deze rangorde is geen gelijke stand waarvoor de regeling loting aanwijst.",
        remedy="Ga verder met de verdeling.",
    ),
    Template(
        code="N602",
        key=MessageKey.INVITATIONS_MISSING,
        title="Loting kan nog niet beginnen",
        what="Van {ids} is geen uitnodiging vastgelegd. De regeling vraagt dat ({ref}).",
        remedy="Vul per aanvraag in wanneer en hoe is uitgenodigd.",
    ),
    Template(
        code="N603",
        key=MessageKey.LIST_FROZEN,
        title="Lijst is niet gewijzigd",
        what="De deelnemerslijst is om {tijd} bevroren.",
        remedy="Is de lijst onjuist, verklaar deze poging dan ongeldig met een reden.",
    ),
    Template(
        code="N604",
        key=MessageKey.SEED_COMMITTED,
        title="Er wordt niet opnieuw geloot",
        what="Het zaad van poging {poging} is vastgelegd. De uitslag staat vast.",
        remedy="Bekijk de uitslag. Alleen het bestuursorgaan kan tot een nieuwe poging besluiten.",
    ),
    Template(
        code="N605",
        key=MessageKey.DRAW_CANNOT_BE_WAIVED,
        title="Loting kan niet achterwege blijven",
        what="De loting bepaalt wie welk bedrag krijgt: er is {rest} en samen is {som} mogelijk.",
        remedy="Houd de loting.",
    ),
    Template(
        code="L601",
        key=MessageKey.NO_DRAW_NEEDED,
        title="Geen loting nodig",
        what=(
            "Er is geen gelijke stand, of zij verandert niets en de regeling vraagt dan geen "
            "loting."
        ),
        remedy="U hoeft hier niets te doen.",
    ),
)
