"""Messages about the contents of a file that is read in (hundreds 1, from 110 and W105)."""

from __future__ import annotations

from desktop_app.text.message_keys import MessageKey
from desktop_app.text.template import Template

TEMPLATES = (
    Template(
        code="F110",
        key=MessageKey.FILE_UNREADABLE,
        title="Bestand kan niet worden geopend",
        what="{bestand} is niet te lezen: {reden}. Er is niets ingelezen.",
        remedy=(
            "Sluit het bestand in andere programma’s, controleer of u het mag openen en probeer het"
            " opnieuw."
        ),
    ),
    Template(
        code="F111",
        key=MessageKey.ROW_WITHOUT_ID,
        title="Rij zonder aanvraagnummer",
        what="In rij {rij} staan gegevens, maar geen aanvraagnummer.",
        remedy="Vul het nummer in of maak de rij leeg.",
    ),
    Template(
        code="F112",
        key=MessageKey.CELLS_MERGED,
        title="Cellen zijn samengevoegd",
        what=(
            "In {gebied} zijn cellen samengevoegd. Alleen de eerste cel heeft een waarde; de andere"
            " zijn leeg."
        ),
        remedy="Hef de samenvoeging op, vul elke cel in en lees het bestand opnieuw in.",
    ),
    Template(
        code="F113",
        key=MessageKey.PERCENTAGE_AMBIGUOUS,
        title="Percentage is op twee manieren te lezen",
        what="In cel {cel} staat {waarde}. Dat kan {lezing1} zijn of {lezing2}.",
        remedy="Zet de kolom in de spreadsheet op ‘getal’ en typ de waarde zonder procentteken.",
    ),
    Template(
        code="F114",
        key=MessageKey.ROW_TOO_WIDE,
        title="Rij heeft meer vakken dan de kop",
        what=(
            "Rij {rij} heeft {n:# vak|# vakken}, de kop heeft er {m}. Waarschijnlijk staat er een "
            "scheidingsteken in een tekst. Daardoor kunnen waarden in een verkeerde kolom staan."
        ),
        remedy="Sla het bestand op als XLSX of haal het scheidingsteken uit de tekst.",
    ),
    Template(
        code="F115",
        key=MessageKey.COLUMN_REPEATED,
        title="Kop komt twee keer voor",
        what="De kop ‘{kop}’ staat boven de kolommen {kolommen}.",
        remedy="Verwijder de kolom die niet klopt of geef haar een andere kop.",
    ),
    Template(
        code="F116",
        key=MessageKey.DATE_UNREADABLE,
        title="Dit wordt niet als datum gelezen",
        what="In cel {cel} staat ‘{waarde}’.",
        remedy="Typ de datum als dag-maand-jaar, bijvoorbeeld 3-2-2026.",
    ),
    Template(
        code="F117",
        key=MessageKey.VALUE_NOT_IN_LIST,
        title="Waarde is niet bekend",
        what="In cel {cel} staat ‘{waarde}’. Mogelijk zijn: {waarden}.",
        remedy="Verbeter de waarde in het bestand.",
    ),
    Template(
        code="F118",
        key=MessageKey.DATE_OUT_OF_PLACE,
        title="Hier hoort geen datum",
        what=(
            "In cel {cel} staat de datum {datum}. In kolom ‘{kop}’ hoort geen datum. De spreadsheet"
            " heeft de invoer omgezet."
        ),
        remedy=(
            "Zet de kolom in de spreadsheet op ‘tekst’, typ de waarde opnieuw en lees het bestand "
            "opnieuw in."
        ),
    ),
    Template(
        code="F119",
        key=MessageKey.FILE_TOO_LARGE,
        title="Bestand is te groot",
        what="{bestand} bevat meer dan {grens}. Het is niet ingelezen.",
        remedy="Bewaar alleen het blad met de aanvragen in een nieuw bestand en lees dat in.",
    ),
    Template(
        code="F120",
        key=MessageKey.NO_ROWS_FOUND,
        title="Geen aanvragen in het bestand",
        what="Onder de kop in rij {rij} staan geen rijen met gegevens.",
        remedy="Controleer of u het juiste bestand en het juiste blad hebt gekozen.",
    ),
    Template(
        code="F121",
        key=MessageKey.COUNT_INVALID,
        title="Aantal klopt niet",
        what="In cel {cel} staat ‘{waarde}’. Hier hoort een heel aantal van 0 of meer.",
        remedy="Typ alleen cijfers, zoals 12.",
    ),
    Template(
        code="F122",
        key=MessageKey.SHEET_CHOICE_NEEDED,
        title="Meer bladen lijken geschikt",
        what="De bladen {bladen} hebben elk een kop die past.",
        remedy="Kies welk blad u wilt inlezen.",
    ),
    Template(
        code="F123",
        key=MessageKey.FILE_DAMAGED,
        title="Bestand is niet heel",
        what="{bestand} begint als een {soort}, maar de inhoud is beschadigd of onvolledig.",
        remedy="Open het in uw spreadsheet, sla het opnieuw op als XLSX en lees het opnieuw in.",
    ),
    Template(
        code="F124",
        key=MessageKey.VALUE_MISSING,
        title="Waarde ontbreekt",
        what="In cel {cel} staat niets. De kolom ‘{kop}’ is nodig.",
        remedy="Vul de waarde in. Een leeg vak telt niet als 0.",
    ),
    Template(
        code="F125",
        key=MessageKey.QUOTE_UNCLOSED,
        title="Aanhalingsteken staat verkeerd",
        what=(
            "Rond rij {rij} staat een aanhalingsteken dat niet goed wordt afgesloten. Daardoor is "
            "niet te zien waar een vak begint en eindigt."
        ),
        remedy="Verbeter de tekst in die rij of sla het bestand op als XLSX.",
    ),
    Template(
        code="W105",
        key=MessageKey.TOTAL_OF_INCOMPLETE_ROW,
        title="Totaal zonder alle scores",
        what=(
            "Bij {id} staat een totaal van {bestandstotaal}, maar er ontbreekt een score. Het "
            "totaal is niet overgenomen."
        ),
        remedy="Vul de ontbrekende score in of laat de rij onvolledig.",
    ),
    Template(
        code="W106",
        key=MessageKey.POINT_READ_AS_COMMA,
        title="Punt gelezen als komma",
        what="In kolom ‘{kop}’ staat bijvoorbeeld ‘{waarde}’. Dat is gelezen als {gelezen}.",
        remedy="Controleer de waarden in het voorbeeld.",
    ),
    Template(
        code="F126",
        key=MessageKey.SCORE_IN_FILE_IMPOSSIBLE,
        title="Score past niet bij het criterium",
        what="{waarde} kan niet bij {criterium}. Mogelijk zijn {waarden}.",
        remedy="Verbeter de score in het bestand en lees het opnieuw in.",
    ),
    Template(
        code="F127",
        key=MessageKey.COUNT_IN_FILE_ABOVE,
        title="Deze aantallen kunnen niet samen",
        what="{feit} is {waarde}. Dat is meer dan {ander}: {grens}.",
        remedy="Verbeter een van beide aantallen in het bestand en lees het opnieuw in.",
    ),
    Template(
        code="F128",
        key=MessageKey.COUNTS_IN_FILE_ZERO,
        title="Deze aantallen kunnen niet samen",
        what="{feit} en {ander} zijn allebei 0. Dan is er niemand die de activiteit uitvoert.",
        remedy="Vul in het bestand ten minste één van beide aantallen in.",
    ),
    Template(
        code="W107",
        key=MessageKey.HIDDEN_PARTS,
        title="Verborgen delen in het bestand",
        what="Verborgen zijn: {delen}. Verborgen bladen worden niet gelezen.",
        remedy="Controleer of het voorbeeld de gegevens toont die u bedoelt.",
    ),
    Template(
        code="W108",
        key=MessageKey.BLANK_GAP,
        title="Lege rijen tussen de gegevens",
        what=(
            "Er is een gat van {n:# lege rij|# lege rijen} vóór rij {rij}. Ook de rijen daarna zijn"
            " gelezen."
        ),
        remedy="Controleer of de rijen na het gat erbij horen.",
    ),
    Template(
        code="W109",
        key=MessageKey.ID_CLEANED,
        title="Aanvraagnummer is opgeschoond",
        what="In rij {rij} staat ‘{waarde}’. Dat is gelezen als {id}.",
        remedy="Controleer of dit nummer klopt.",
    ),
    Template(
        code="W110",
        key=MessageKey.IDS_ALIKE,
        title="Nummers lijken op elkaar",
        what=(
            "{id1} en {id2} verschillen alleen in nullen vooraan. Zij zijn als twee nummers "
            "gelezen."
        ),
        remedy="Controleer of een spreadsheet de nullen heeft weggehaald.",
    ),
    Template(
        code="W111",
        key=MessageKey.KVK_SHORT,
        title="KvK-nummer heeft een cijfer te weinig",
        what=(
            "In cel {cel} staat {waarde}. Een KvK-nummer heeft acht cijfers; waarschijnlijk is "
            "{voorstel} bedoeld."
        ),
        remedy="Controleer het nummer en zet de kolom in de spreadsheet op ‘tekst’.",
    ),
    Template(
        code="W112",
        key=MessageKey.TOTALS_ROW_LEFT_OUT,
        title="Totaalregel is overgeslagen",
        what="Rij {rij} begint met ‘{waarde}’ en is niet als aanvraag gelezen.",
        remedy="Vergelijk de totalen in het voorbeeld met deze rij.",
    ),
    Template(
        code="W113",
        key=MessageKey.COLUMNS_LEFT_OUT,
        title="Kolommen zijn niet gelezen",
        what="Niet gelezen: {koppen}.",
        remedy="Controleer of er geen kolom bij zit die u nodig hebt.",
    ),
)
