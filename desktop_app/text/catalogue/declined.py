"""Messages about commands that are not carried out, beside those that stand with their room."""

from __future__ import annotations

from desktop_app.text.message_keys import MessageKey
from desktop_app.text.template import Template

TEMPLATES = (
    Template(
        code="N202",
        key=MessageKey.UNIT_UNKNOWN,
        title="Nummer is niet bekend",
        what="In deze ronde staat geen aanvraag of activiteit met nummer {id}.",
        remedy="Controleer het nummer of voeg de aanvraag toe.",
    ),
    Template(
        code="N203",
        key=MessageKey.ID_TAKEN,
        title="Nummer bestaat al",
        what="Nummer {id} staat al in deze ronde.",
        remedy="Kies een ander nummer of wijzig de aanvraag die er staat.",
    ),
    Template(
        code="N204",
        key=MessageKey.ID_UNUSABLE,
        title="Nummer is niet bruikbaar",
        what=(
            "‘{waarde}’ kan geen nummer zijn. Toegestaan zijn hoofdletters, cijfers, "
            "punt, streepje en schuine streep, hooguit 32 tekens. Een activiteit heet "
            "als haar aanvraag met -A en een volgnummer erachter."
        ),
        remedy="Verbeter het nummer.",
    ),
    Template(
        code="N205",
        key=MessageKey.PHASE_ORDER,
        title="Fase is niet gewijzigd",
        what="De ronde is in de fase {fase}. Van daar kunt u zo niet naar {naar}.",
        remedy="Ga verder naar een latere fase, of heropen een eerdere fase met een reden.",
    ),
    Template(
        code="N206",
        key=MessageKey.NOT_POSSIBLE_NOW,
        title="Dit kan nog niet",
        what="De ronde is in de fase {fase}. Dit hoort bij de fase {naar}.",
        remedy="Ga eerst naar de fase {naar}.",
    ),
    Template(
        code="N207",
        key=MessageKey.STANDING_OTHER,
        title="Toestand van de aanvraag is niet gewijzigd",
        what="{id} is {toestand}. Deze stap past daar niet bij.",
        remedy="Herstel zo nodig eerst de toestand met een reden.",
    ),
    Template(
        code="N208",
        key=MessageKey.FIELD_UNKNOWN,
        title="Gegeven is niet bekend",
        what="‘{veld}’ is hier geen gegeven dat u kunt invullen.",
        remedy="Kies een gegeven uit de lijst.",
    ),
    Template(
        code="N209",
        key=MessageKey.FIELD_VALUE,
        title="Waarde past niet bij het gegeven",
        what="‘{waarde}’ kan niet bij {veld}.",
        remedy=(
            "Vul een waarde in die bij dit gegeven past. Een datum is bijvoorbeeld "
            "2026-03-03, een tijd 13:30."
        ),
    ),
    Template(
        code="N210",
        key=MessageKey.MEMBER_UNKNOWN,
        title="Lid is niet bekend",
        what="In deze ronde staat geen {lid}.",
        remedy="Voeg het lid eerst toe.",
    ),
    Template(
        code="N211",
        key=MessageKey.MEMBER_KNOWN,
        title="Lid staat al in de lijst",
        what="{lid} is al toegevoegd.",
        remedy="Kies een andere aanduiding voor het nieuwe lid.",
    ),
    Template(
        code="N212",
        key=MessageKey.REASON_NEEDED,
        title="Een reden is nodig",
        what="Deze stap kan alleen met een reden.",
        remedy="Schrijf op waarom.",
    ),
    Template(
        code="N213",
        key=MessageKey.VALUE_CHANGED,
        title="Waarde is intussen anders",
        what="De opdracht past niet bij wat er nu staat.",
        remedy="Kijk wat er nu staat en voer de wijziging opnieuw in.",
    ),
    Template(
        code="N214",
        key=MessageKey.TIME_ORDER,
        title="Tijd past niet",
        what="Bij {lid} ligt deze tijd vóór de vorige, of er verandert niets.",
        remedy="Controleer de tijden van dit lid.",
    ),
    Template(
        code="N216",
        key=MessageKey.APPLICATIONS_ONLY,
        title="Deze regeling kent geen activiteiten",
        what="De aanvraag zelf wordt gerangschikt.",
        remedy="Leg de gegevens vast bij de aanvraag.",
    ),
    Template(
        code="N217",
        key=MessageKey.POOL_IN_USE,
        title="Wijk is niet verwijderd",
        what="Wijk {wijk} staat niet in de ronde, is nog in gebruik of kan niet weg.",
        remedy="Verplaats eerst de aanvragen in deze wijk.",
    ),
    Template(
        code="N218",
        key=MessageKey.TEXT_UNUSABLE,
        title="Tekst bevat een teken dat niet kan",
        what="Er staat een onzichtbaar stuurteken in de tekst.",
        remedy="Typ de tekst opnieuw, zonder te plakken. Een nieuwe regel mag.",
    ),
    Template(
        code="N219",
        key=MessageKey.TWO_PERSONS,
        title="Twee personen zijn nodig",
        what="Deze stap doen twee verschillende personen samen.",
        remedy="Vul twee verschillende namen of functies in.",
    ),
    Template(
        code="N220",
        key=MessageKey.ROUND_OPENED,
        title="Ronde is al geopend",
        what="Een ronde wordt één keer geopend.",
        remedy="Begin een nieuwe ronde in een nieuw bestand.",
    ),
    Template(
        code="N307",
        key=MessageKey.CRITERION_UNKNOWN,
        title="Criterium is niet bekend",
        what="Deze regeling kent geen criterium {criterium} waarvoor u een score geeft.",
        remedy="Kies een criterium uit de regeling.",
    ),
    Template(
        code="N308",
        key=MessageKey.STAGE_UNKNOWN,
        title="Beoordeling is niet bekend",
        what="Deze regeling kent geen beoordeling ‘{fase}’.",
        remedy="Kies een beoordeling uit de regeling.",
    ),
    Template(
        code="N309",
        key=MessageKey.FACT_UNKNOWN,
        title="Feit is niet bekend",
        what="Deze regeling kent geen feit ‘{feit}’.",
        remedy="Kies een feit uit de regeling.",
    ),
    Template(
        code="N310",
        key=MessageKey.FACT_INVALID,
        title="Waarde past niet bij het feit",
        what="‘{waarde}’ kan niet bij {feit}.",
        remedy="Vul een heel getal van 0 of meer in, of ja of nee.",
    ),
    Template(
        code="N311",
        key=MessageKey.FACT_ABOVE,
        title="Deze aantallen kunnen niet samen",
        what="Bij {id} is {feit} hoger dan {ander}.",
        remedy="Verbeter een van beide aantallen.",
    ),
    Template(
        code="N312",
        key=MessageKey.NO_HEARING,
        title="Deze regeling kent geen pitch",
        what="Er valt niets vast te leggen over een pitch.",
        remedy="Ga verder met de scores.",
    ),
    Template(
        code="N313",
        key=MessageKey.MEMBER_NOT_VOTING,
        title="Score is niet opgeslagen",
        what="{lid} geeft geen scores.",
        remedy="Kies een lid met stem.",
    ),
    Template(
        code="N314",
        key=MessageKey.INTEREST_KNOWN,
        title="Belang is al gemeld",
        what="{lid} heeft al een belang gemeld bij aanvraag {id}.",
        remedy="U hoeft hier niets te doen.",
    ),
    Template(
        code="N315",
        key=MessageKey.INTEREST_UNKNOWN,
        title="Er is geen belang om in te trekken",
        what="{lid} heeft geen belang gemeld bij aanvraag {id}.",
        remedy="Controleer het lid en de aanvraag.",
    ),
    Template(
        code="N316",
        key=MessageKey.SCORES_OPEN,
        title="Dit kan nog niet",
        what="De scores zijn nog open.",
        remedy="Sluit eerst de scores: ga naar de fase Rangorde.",
    ),
    Template(
        code="N402",
        key=MessageKey.READING_UNKNOWN,
        title="Lezing is niet bekend",
        what="Deze regeling kent geen lezing ‘{lezing}’.",
        remedy="Kies een lezing uit de regeling.",
    ),
    Template(
        code="N403",
        key=MessageKey.SCHEME_TEXT_DIFFERS,
        title="Regeling past niet bij haar controlegetal",
        what="De tekst van de regeling geeft een ander controlegetal dan in de ronde staat.",
        remedy="Gebruik dit bestand niet en laat het onderzoeken.",
    ),
    Template(
        code="N503",
        key=MessageKey.DRAW_OPEN,
        title="Er moet nog worden geloot",
        what="De volgorde van {ids} is nog niet bepaald.",
        remedy="Houd eerst de loting, of laat haar achterwege als zij geen bedrag verandert.",
    ),
    Template(
        code="N504",
        key=MessageKey.BOUNDARY_OTHER,
        title="Hier is geen grens",
        what="Aanvraag {id} is niet de eerste die niet meer past in wat over is.",
        remedy="Kies de aanvraag waar het geld ophoudt.",
    ),
    Template(
        code="N505",
        key=MessageKey.BOUNDARY_FIXED,
        title="Deze keuze laat de regeling niet toe",
        what=(
            "De regeling bepaalt zelf wat er gebeurt met de eerste aanvraag die niet past ({ref})."
        ),
        remedy="Kies wat de regeling zegt.",
    ),
    Template(
        code="N506",
        key=MessageKey.ALREADY_ADOPTED,
        title="Er is al besloten",
        what="Het bestuursorgaan heeft op {datum} besloten.",
        remedy="Heropen de ronde met een reden als het besluit moet worden gewijzigd.",
    ),
    Template(
        code="N507",
        key=MessageKey.NOT_ADOPTED,
        title="Er is nog niet besloten",
        what="Dit kan pas nadat het bestuursorgaan de rangorde heeft vastgesteld.",
        remedy="Leg eerst het besluit vast.",
    ),
    Template(
        code="N703",
        key=MessageKey.REPORT_UNKNOWN,
        title="Stuk is niet bekend",
        what="Er is geen geldig stuk {nr} in deze versie.",
        remedy="Kies een stuk uit de lijst.",
    ),
    Template(
        code="N704",
        key=MessageKey.REPORT_NUMBER,
        title="Stuk heeft een ander volgnummer nodig",
        what="De volgende versie van {nr} sluit niet aan.",
        remedy="Maak het stuk opnieuw, als eerste stap.",
    ),
    Template(
        code="N802",
        key=MessageKey.BATCH_UNKNOWN,
        title="Deze stap is er niet om ongedaan te maken",
        what="Regel {partij} van het journaal is geen stap die nog ongedaan kan worden gemaakt.",
        remedy="Kies een stap uit de geschiedenis, of verbeter de invoer met een nieuwe invoer.",
    ),
)
