"""Messages about reading a file in (hundreds 1)."""

from __future__ import annotations

from desktop_app.text.message_keys import MessageKey
from desktop_app.text.template import Template

TEMPLATES = (
    Template(
        code="F101",
        key=MessageKey.FILE_TYPE_UNKNOWN,
        title="Dit bestand kan niet worden ingelezen",
        what="{bestand} is geen CSV- of XLSX-bestand. Het lijkt een {soort}.",
        remedy="Open het in uw spreadsheet, sla het op als XLSX of CSV en lees het opnieuw in.",
    ),
    Template(
        code="F102",
        key=MessageKey.COLUMN_MISSING,
        title="De kolom ‘{kop}’ ontbreekt",
        what="In rij {rij} staan: {koppen}. ‘{kop}’ staat er niet bij.",
        optional="Bedoelt u ‘{voorstel}’?",
        remedy="Verbeter de kop in het bestand en lees het opnieuw in.",
    ),
    Template(
        code="F103",
        key=MessageKey.NUMBER_AMBIGUOUS,
        title="Getal is op twee manieren te lezen",
        what="In cel {cel} staat ‘{waarde}’. Dat kan {lezing1} zijn of {lezing2}.",
        remedy=(
            "Kies voor de hele kolom hoe punt en komma zijn bedoeld. Controleer daarna de totalen."
        ),
    ),
    Template(
        code="F104",
        key=MessageKey.SCORE_BECAME_DATE,
        title="Score is een datum geworden",
        what="In cel {cel} staat de datum {datum}. De spreadsheet heeft de invoer omgezet.",
        remedy=(
            "Zet de kolom in de spreadsheet op ‘tekst’, typ de score opnieuw en lees het bestand "
            "opnieuw in."
        ),
    ),
    Template(
        code="F105",
        key=MessageKey.FORMULA_OR_ERROR_CELL,
        title="Cel bevat een formule of fout",
        what="In cel {cel} staat ‘{inhoud}’. Het programma leest alleen ingevulde waarden.",
        remedy="Vervang de cel door de waarde zelf (plakken als waarde).",
    ),
    Template(
        code="F106",
        key=MessageKey.ID_REPEATED,
        title="Aanvraagnummer komt twee keer voor",
        what="Nummer {id} staat in rij {rij1} en in rij {rij2}.",
        remedy="Verwijder de rij die niet klopt of verbeter het nummer.",
    ),
    Template(
        code="F107",
        key=MessageKey.ID_INVALID,
        title="Aanvraagnummer is niet bruikbaar",
        what=(
            "‘{waarde}’ in rij {rij} bevat een teken dat niet mag. Toegestaan zijn hoofdletters, "
            "cijfers, punt, streepje en schuine streep, hooguit 32 tekens."
        ),
        remedy="Verbeter het nummer in het bestand.",
    ),
    Template(
        code="F108",
        key=MessageKey.HIDDEN_CHARACTER,
        title="Onzichtbaar teken in tekst",
        what=(
            "In cel {cel} staat een onzichtbaar teken ({codepunt}). Het kan een naam er anders "
            "laten uitzien."
        ),
        remedy="Typ de tekst in die cel opnieuw, zonder te plakken.",
    ),
    Template(
        code="F109",
        key=MessageKey.ENCODING_BROKEN,
        title="Letters zijn verminkt",
        what="In rij {rij} staan tekens als ‘{voorbeeld}’. Het bestand heeft een andere tekenset.",
        remedy="Sla het bestand op als ‘CSV UTF-8’ of als XLSX.",
    ),
    Template(
        code="W101",
        key=MessageKey.HIDDEN_ROWS,
        title="Verborgen rijen in het bestand",
        what=(
            "{n:# rij is|# rijen zijn} verborgen of weggefilterd: {rijen}. In het voorbeeld {n:is"
            " zij|zijn zij} wel te zien."
        ),
        remedy="Kies of u {n:deze rij|deze rijen} wilt inlezen.",
    ),
    Template(
        code="W102",
        key=MessageKey.TOTAL_DIFFERS,
        title="Totaal in het bestand wijkt af",
        what=(
            "Bij {id} staat {bestandstotaal}. De losse scores geven {som}. Het programma gebruikt"
            " de losse scores."
        ),
        remedy="Ga na welke score niet klopt voordat u inleest.",
    ),
    Template(
        code="W103",
        key=MessageKey.NAME_CONFUSABLE,
        title="Twee namen lijken sterk op elkaar",
        what="De namen bij {id1} en {id2} verschillen alleen in het teken {codepunt}.",
        remedy="Controleer of dit twee aanvragers zijn.",
    ),
    Template(
        code="W104",
        key=MessageKey.COLUMN_CONSTANT,
        title="Alle waarden zijn gelijk",
        what="In kolom ‘{kop}’ staat overal {waarde}. Dat kan goed zijn, maar is ongewoon.",
        remedy="Controleer of de juiste kolom is gekozen.",
    ),
    Template(
        code="L101",
        key=MessageKey.NO_ROUND,
        title="Nog geen ronde",
        what="Er is geen ronde geopend.",
        remedy="Open een rondebestand, begin een nieuwe ronde of bekijk de oefenronde.",
    ),
)
