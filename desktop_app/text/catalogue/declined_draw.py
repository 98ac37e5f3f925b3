"""Messages about steps of a draw that are not carried out (hundreds 6)."""

from __future__ import annotations

from desktop_app.text.message_keys import MessageKey
from desktop_app.text.template import Template

TEMPLATES = (
    Template(
        code="N606",
        key=MessageKey.DRAW_UNKNOWN,
        title="Loting is niet bekend",
        what="In deze ronde is geen loting {loting}, poging {poging}.",
        remedy="Kies een loting uit de lijst.",
    ),
    Template(
        code="N607",
        key=MessageKey.DRAW_ENDED,
        title="Deze poging telt niet meer",
        what="Poging {poging} van loting {loting} is vervallen of ongeldig verklaard.",
        remedy="Begin een nieuwe poging als er nog geloot moet worden.",
    ),
    Template(
        code="N608",
        key=MessageKey.DRAW_KIND_OTHER,
        title="Dit zaad hoort niet bij deze loting",
        what="Op de lijst van loting {loting} staat een andere soort zaad.",
        remedy="Kijk op het lotingsblad hoe er wordt geloot.",
    ),
    Template(
        code="N609",
        key=MessageKey.DRAW_NOT_HELD,
        title="Er is nog geen uitslag",
        what="Van loting {loting} is nog geen zaad of volgorde vastgelegd.",
        remedy="Leg eerst het zaad of de getrokken volgorde vast.",
    ),
    Template(
        code="N610",
        key=MessageKey.DRAW_REVEALED,
        title="Uitslag is al getoond",
        what="De uitslag van loting {loting} staat vast en is getoond.",
        remedy="Bekijk de uitslag.",
    ),
    Template(
        code="N611",
        key=MessageKey.DRAW_STILL_HOLDS,
        title="Loting is niet vervallen",
        what="De gelijke stand van loting {loting} is niet veranderd.",
        remedy="Verklaar de poging ongeldig als er iets is misgegaan.",
    ),
    Template(
        code="N612",
        key=MessageKey.BLOCKS_FIRST,
        title="Eerst twee blokken van het lotingsblad",
        what="Het lotingsblad is nog niet gecontroleerd.",
        remedy="Typ twee verschillende blokken over van het papier.",
    ),
    Template(
        code="N613",
        key=MessageKey.FREEZE_ALONE,
        title="Dit kan alleen op zichzelf",
        what=(
            "Deze stap hoort bij de laatste regel van het journaal en kan niet samen "
            "met andere stappen ervoor."
        ),
        remedy="Voer eerst de andere stappen uit en daarna deze.",
    ),
    Template(
        code="N614",
        key=MessageKey.NO_DRAW_IN_SCHEME,
        title="Deze regeling kent geen loting",
        what="Bij een gelijke stand wordt het bedrag naar verhouding verdeeld.",
        remedy="U hoeft hier niets te doen.",
    ),
    Template(
        code="N615",
        key=MessageKey.NO_NUMBER_LEFT,
        title="Er is geen lotingsnummer meer vrij",
        what="Een ronde heeft hooguit 999 lotingen, een loting hooguit 99 pogingen.",
        remedy="Overleg met de gemeente hoe verder.",
    ),
    Template(
        code="N616",
        key=MessageKey.TIE_ANOTHER,
        title="Dit is niet de hele gelijke stand",
        what="De gekozen aanvragen zijn niet precies de aanvragen die gelijk staan.",
        remedy="Kies alle aanvragen van één gelijke stand, en geen andere.",
    ),
    Template(
        code="N617",
        key=MessageKey.SECRET_MISSING,
        title="Er is nog geen geheim",
        what="Voor dit zaad maakt het programma eerst een geheim.",
        remedy="Laat het geheim maken en bevries daarna de lijst.",
    ),
    Template(
        code="N618",
        key=MessageKey.SECRET_WEAK,
        title="Geheim is niet bruikbaar",
        what="Dit geheim is al eerder gebruikt.",
        remedy="Laat een nieuw geheim maken.",
    ),
    Template(
        code="N619",
        key=MessageKey.CONTRIBUTION_BY_OPERATOR,
        title="Deze bijdrage kan niet",
        what="Wie het programma bedient, geeft geen bijdrage aan het zaad.",
        remedy="Laat iemand anders een getal of woord noemen.",
    ),
    Template(
        code="N620",
        key=MessageKey.SEED_UNFIT,
        title="Zaad past niet bij de loting",
        what="Het zaad heeft niet de vorm die op de lijst staat.",
        remedy=(
            "Vergelijk met het lotingsblad. Een bijdrage heeft 1 tot en met 32 "
            "letters, cijfers of punten."
        ),
    ),
    Template(
        code="N621",
        key=MessageKey.ORDER_UNFIT,
        title="Getrokken volgorde klopt niet",
        what="De volgorde van loting {loting} bevat niet elk lot precies één keer.",
        remedy="Lees de loten samen hardop voor en verbeter de volgorde.",
    ),
)
