"""Messages about the round, admission, scores and interests (hundreds 2 and 3)."""

from __future__ import annotations

from desktop_app.text.message_keys import MessageKey
from desktop_app.text.template import Template

TEMPLATES = (
    Template(
        code="F201",
        key=MessageKey.AMOUNT_INVALID,
        title="Bedrag klopt niet",
        what=(
            "‘{waarde}’ is geen bedrag in euro’s en centen boven € 0,00, tot en met € "
            "999.999.999,99 (een plafond mag € 0,00 zijn)."
        ),
        remedy="Typ bijvoorbeeld 12500 of 12.500,00.",
    ),
    Template(
        code="F202",
        key=MessageKey.GRANTABLE_ABOVE_REQUESTED,
        title="Subsidiabel bedrag is te hoog",
        what="Bij aanvraag {id} is {subsidiabel} subsidiabel, maar {gevraagd} gevraagd.",
        remedy="Verbeter een van beide bedragen. Leg een verschil uit in het veld Reden.",
    ),
    Template(
        code="F203",
        key=MessageKey.POOL_UNKNOWN,
        title="Wijk is niet bekend",
        what="Aanvraag {id} noemt wijk ‘{wijk}’. Deze ronde kent: {wijken}.",
        remedy="Kies een wijk uit de lijst of voeg de wijk met een deelplafond toe.",
    ),
    Template(
        code="F301",
        key=MessageKey.SCORE_OUTSIDE_SCALE,
        title="Score past niet bij het criterium",
        what=(
            "{waarde} kan niet bij {criterium}. Mogelijk zijn: {waarden} ({ref}). Uw invoer "
            "blijft staan en telt nog niet mee."
        ),
        remedy="Verbeter de score of druk op Esc om de oude score terug te zetten.",
    ),
    Template(
        code="F302",
        key=MessageKey.LEVEL_UNKNOWN,
        title="Niveau bestaat niet",
        what="‘{waarde}’ is geen niveau. Kies {niveaus}.",
        remedy="Typ de eerste letter: o, v of g.",
    ),
    Template(
        code="F303",
        key=MessageKey.NUMBER_FORM,
        title="Dit wordt niet als getal gelezen",
        what="‘{waarde}’ bevat een teken dat niet in een score hoort.",
        remedy="Typ alleen cijfers en hooguit één komma of punt, zoals 0,9.",
    ),
    Template(
        code="F304",
        key=MessageKey.FACTS_IMPOSSIBLE,
        title="Deze aantallen kunnen niet samen",
        what=(
            "Bij {id} zijn 0 vrijwilligers en 0 betaalde krachten ingevuld. Dan is er niemand die"
            " de activiteit uitvoert."
        ),
        remedy="Vul ten minste één van beide aantallen in.",
    ),
    Template(
        code="W201",
        key=MessageKey.APPLICANT_TWICE,
        title="Aanvrager heeft meer aanvragen",
        what="De aanvragen {ids} zijn van dezelfde aanvrager.",
        remedy="Ga na of de regeling een maximum per aanvrager kent.",
    ),
    Template(
        code="W301",
        key=MessageKey.REASON_MISSING,
        title="Reden ontbreekt",
        what=(
            "Bij {n:# score|# scores} onder het maximum staat geen reden. De aanvrager heeft "
            "recht op uitleg."
        ),
        remedy="Vul de reden in. Zonder reden komt er geen definitief proces-verbaal.",
    ),
    Template(
        code="W302",
        key=MessageKey.SPREAD_LARGE,
        title="Leden denken hier verschillend over",
        what="Bij {id}, {criterium}, lopen de punten van {laag} tot {hoog}.",
        remedy="Bespreek de score. U hoeft haar niet te wijzigen.",
    ),
    Template(
        code="N201",
        key=MessageKey.WINDOW_CLOSED,
        title="Aanvraag is niet toegevoegd",
        what="Het aanvraagtijdvak sloot op {sluiting}. De ontvangstdatum {ontvangst} ligt daarna.",
        remedy="Controleer de datum. Is zij juist, leg de aanvraag dan vast als te laat.",
    ),
    Template(
        code="N301",
        key=MessageKey.SCORES_CLOSED,
        title="Score is niet gewijzigd",
        what="De scores zijn op {datum} gesloten.",
        remedy="Heropen de scores met een reden. Een loting of stuk dat hierop rust, vervalt dan.",
    ),
    Template(
        code="N302",
        key=MessageKey.MEMBER_RECUSED,
        title="Score is niet opgeslagen",
        what="{lid} heeft een belang bij aanvraag {id} en doet bij deze aanvraag niet mee.",
        remedy="Laat het vak leeg. Klopt het belang niet, pas dan eerst de verklaring aan.",
    ),
    Template(
        code="N303",
        key=MessageKey.MEMBER_ABSENT,
        title="Score is niet opgeslagen",
        what="{lid} was om {tijd} niet aanwezig.",
        remedy="Leg eerst vast wanneer het lid binnenkwam, of laat de score vervallen.",
    ),
    Template(
        code="N304",
        key=MessageKey.REASON_REQUIRED,
        title="Wijziging heeft een reden nodig",
        what="De score van {criterium} gaat van {oud} naar {nieuw} na {moment}.",
        remedy="Schrijf op waarom. Noem na een pitch wat de aanvrager heeft gezegd.",
    ),
    Template(
        code="N305",
        key=MessageKey.NOT_ADMITTED,
        title="Deze aanvraag wordt niet beoordeeld",
        what="Aanvraag {id} is niet toegelaten ({grond}).",
        remedy="Geef geen score. Is de toelating onjuist, wijzig haar dan met een reden.",
    ),
    Template(
        code="N306",
        key=MessageKey.UNDO_UNAVAILABLE,
        title="Ongedaan maken kan hier niet",
        what="Na het sluiten van de scores blijft elke wijziging zichtbaar staan.",
        remedy="Verbeter de invoer met een nieuwe invoer en een reden.",
    ),
    Template(
        code="L201",
        key=MessageKey.NO_APPLICATIONS,
        title="Nog geen aanvragen",
        what="In deze ronde staan nog geen aanvragen.",
        remedy="Lees een bestand in of voeg een aanvraag toe.",
    ),
    Template(
        code="L301",
        key=MessageKey.NO_SCORES,
        title="Nog geen scores",
        what="{n:Er is # aanvraag|Er zijn # aanvragen} toegelaten. Er is nog niets gescoord.",
        remedy="Kies een vak en typ een score. Met Enter gaat u naar het volgende vak.",
    ),
)
