"""Messages about the scheme, its readings, ranking and allocation (hundreds 4 and 5)."""

from __future__ import annotations

from desktop_app.text.message_keys import MessageKey
from desktop_app.text.template import Template

TEMPLATES = (
    Template(
        code="F401",
        key=MessageKey.SCHEME_KEY_UNKNOWN,
        title="Onbekend woord in de regeling",
        what="Regel {regel}, kolom {kolom}: ‘{sleutel}’ is geen onderdeel van een regeling.",
        optional="Bedoelt u ‘{voorstel}’?",
        remedy=(
            "Verbeter het woord in het regelingbestand. Alle problemen staan in de lijst hieronder."
        ),
    ),
    Template(
        code="F402",
        key=MessageKey.MAXIMA_MISMATCH,
        title="Maxima tellen niet op",
        what="De criteria geven samen {som} punten. De regeling noemt {totaal} ({ref}).",
        remedy="Vergelijk de maxima met de tekst van het artikel.",
    ),
    Template(
        code="F403",
        key=MessageKey.BAND_GAP,
        title="Banden sluiten niet aan",
        what="{grootheid} = {waarde} valt in geen enkele band van {criterium}.",
        remedy="Pas de banden aan of neem een lezing op die zegt hoeveel punten dan gelden.",
    ),
    Template(
        code="F404",
        key=MessageKey.EXAMPLE_FAILS,
        title="Voorbeeld in de regeling klopt niet",
        what="Voorbeeld ‘{naam}’ verwacht {verwacht}. De regels geven {gevonden}.",
        remedy=(
            "Controleer eerst de regel, dan het voorbeeld. De regeling is pas bruikbaar als alle "
            "voorbeelden kloppen."
        ),
    ),
    Template(
        code="F405",
        key=MessageKey.SCHEME_FORM,
        title="Het regelingbestand heeft een vorm die niet mag",
        what="Regel {regel}, kolom {kolom}: {reden}.",
        optional="Bedoelt u ‘{voorstel}’?",
        remedy="{oplossing}.",
    ),
    Template(
        code="F406",
        key=MessageKey.SCHEME_VALUE,
        title="Een waarde in de regeling klopt niet",
        what="Regel {regel}, kolom {kolom}: {reden}.",
        optional="Bedoelt u ‘{voorstel}’?",
        remedy="{oplossing}.",
    ),
    Template(
        code="F407",
        key=MessageKey.SCHEME_PART_MISSING,
        title="Er ontbreekt iets in de regeling",
        what="Regel {regel}, kolom {kolom}: {reden}.",
        optional="Bedoelt u ‘{voorstel}’?",
        remedy="{oplossing}.",
    ),
    Template(
        code="F408",
        key=MessageKey.SCHEME_CONTRADICTION,
        title="Regels in de regeling passen niet bij elkaar",
        what="Regel {regel}, kolom {kolom}: {reden}.",
        optional="Bedoelt u ‘{voorstel}’?",
        remedy="{oplossing}.",
    ),
    Template(
        code="W401",
        key=MessageKey.READING_MATTERS,
        title="De uitleg van de regeling maakt verschil",
        what="Met de lezing ‘{andere}’ krijgt aanvraag {id} {uitkomst2} in plaats van {uitkomst1}.",
        remedy="Laat de keuze bevestigen met een reden. Zij komt in het proces-verbaal.",
    ),
    Template(
        code="W402",
        key=MessageKey.VALUE_BETWEEN_BANDS,
        title="De tabel zegt niets over deze waarde",
        what="{grootheid} is {waarde} bij {ids}. De regeling geeft hiervoor geen punten ({ref}).",
        remedy="Kies hoeveel punten gelden. De keuze geldt voor de hele ronde.",
    ),
    Template(
        code="W403",
        key=MessageKey.READING_AFTER_SCORES,
        title="Lezing gekozen toen scores al bekend waren",
        what="De keuze voor ‘{lezing}’ is gemaakt na de eerste score.",
        remedy="Leg uit waarom de keuze pas nu nodig was.",
    ),
    Template(
        code="W501",
        key=MessageKey.MONEY_LEFT,
        title="Er blijft geld over",
        what="Van het plafond van {plafond} blijft {rest} over. De rangorde is op.",
        remedy="Leg vast wat er met het restant gebeurt, als de regeling dat toelaat.",
    ),
    Template(
        code="W502",
        key=MessageKey.PARTIAL_SMALL,
        title="Deelbedrag is klein",
        what="Aanvraag {id} krijgt {rest} van {subsidiabel} ({pct}).",
        remedy=(
            "Bevestig de keuze met een reden. Ga na of de activiteit met dit bedrag kan doorgaan."
        ),
    ),
    Template(
        code="N401",
        key=MessageKey.SCHEME_FROZEN,
        title="Regeling is niet gewijzigd",
        what="De regeling ligt vast sinds de ronde is geopend.",
        remedy="Open een nieuwe ronde, of leg een lezing vast voor deze ronde.",
    ),
    Template(
        code="N501",
        key=MessageKey.RANKING_INCOMPLETE,
        title="Rangorde kan nog niet worden vastgesteld",
        what=(
            "{n:Er ontbreekt # score|Er ontbreken # scores} bij {ids}. Een lege score telt niet "
            "als 0."
        ),
        remedy="Ga met {toets} naar de eerste lege score.",
    ),
    Template(
        code="N502",
        key=MessageKey.DECISION_PENDING,
        title="Verdeling is niet vastgesteld",
        what=(
            "Bij plaats {n} past aanvraag {id} niet meer in het restant van {rest}. Hierover is "
            "nog niets vastgelegd."
        ),
        remedy="Kies wat er met het restant gebeurt en geef de reden.",
    ),
    Template(
        code="L501",
        key=MessageKey.NO_RANKING,
        title="Nog geen rangorde",
        what="De rangorde verschijnt zodra één aanvraag alle scores heeft.",
        remedy="Ga verder met beoordelen.",
    ),
    Template(
        code="L502",
        key=MessageKey.EVERYTHING_FITS,
        title="Alles past binnen het plafond",
        what="Samen is {som} subsidiabel en {plafond} beschikbaar.",
        remedy="Kijk of de regeling dan nog een rangorde vraagt.",
    ),
)
