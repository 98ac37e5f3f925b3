"""Messages about documents and signatures (hundreds 7)."""

from __future__ import annotations

from desktop_app.text.message_keys import MessageKey
from desktop_app.text.template import Template

TEMPLATES = (
    Template(
        code="F701",
        key=MessageKey.TOTALS_OPEN,
        title="Controletotaal sluit niet",
        what="{nr}: {links} is niet gelijk aan {rechts}. Er is geen stuk gemaakt.",
        remedy="Open de lijst Controle. Daar staat bij welke aanvraag het verschil zit.",
    ),
    Template(
        code="F702",
        key=MessageKey.GLYPH_MISSING,
        title="Teken kan niet worden gedrukt",
        what=(
            "In {veld} van aanvraag {id} staat ‘{teken}’ ({codepunt}). Het lettertype kent dit "
            "teken niet."
        ),
        remedy="Schrijf de tekst met andere tekens of kies het aanvullende lettertype.",
    ),
    Template(
        code="F703",
        key=MessageKey.CERTIFICATE_UNUSABLE,
        title="Met dit certificaat kunt u niet ondertekenen",
        what="Het certificaat is {reden}.",
        remedy="Kies een ander certificaat of onderteken op papier.",
    ),
    Template(
        code="F704",
        key=MessageKey.PASSWORD_WRONG,
        title="Wachtwoord of pincode klopt niet",
        what="Het certificaat kon niet worden geopend.",
        optional="{n:Er is nog # poging|Er zijn nog # pogingen}.",
        remedy="Typ het wachtwoord opnieuw. Let op hoofdletters.",
    ),
    Template(
        code="F705",
        key=MessageKey.TARGET_IN_USE,
        title="Bestand is in gebruik",
        what=(
            "{bestand} staat nog open in een ander programma. Het oude bestand is niet "
            "overschreven."
        ),
        remedy="Sluit het bestand en kies Opnieuw, of sla het op onder een andere naam.",
    ),
    Template(
        code="F706",
        key=MessageKey.SIGNATURE_BROKEN,
        title="Dit stuk is na ondertekening gewijzigd",
        what="De handtekening van {functie} past niet meer bij de inhoud. Gewijzigd: {wat}.",
        remedy="Gebruik dit exemplaar niet. Vraag het ondertekende stuk op bij de secretaris.",
    ),
    Template(
        code="F707",
        key=MessageKey.FIGURES_DIFFER,
        title="Afgedrukte cijfers kloppen niet",
        what="Bij aanvraag {id} staat {afgedrukt}. Uit de meegeleverde gegevens volgt {berekend}.",
        remedy="Gebruik dit exemplaar niet en meld het verschil aan de gemeente.",
    ),
    Template(
        code="W701",
        key=MessageKey.SEAL_NOT_SIGNATURE,
        title="Dit is een zegel, geen handtekening",
        what=(
            "Het stuk is verzegeld met een sleutel van dit programma. Wijzigen is daarna "
            "zichtbaar, maar het zegel zegt niet wie heeft ondertekend."
        ),
        remedy="Laat voorzitter en secretaris ook op papier of met een certificaat ondertekenen.",
    ),
    Template(
        code="N701",
        key=MessageKey.REPORT_NOT_READY,
        title="Stuk is nog niet definitief",
        what="Er ontbreekt: {lijst}. U kunt wel een concept maken.",
        remedy="Klik op een punt in de lijst om het aan te vullen.",
    ),
    Template(
        code="N702",
        key=MessageKey.REPORT_LAPSED,
        title="Dit stuk is vervallen",
        what="Na het maken van {nr} is {wat} gewijzigd.",
        remedy="Maak een nieuw stuk of een corrigendum. Het oude stuk blijft bewaard.",
    ),
    Template(
        code="L701",
        key=MessageKey.NO_REPORTS,
        title="Nog geen stukken",
        what="Er is nog geen stuk gemaakt voor deze ronde.",
        remedy="Maak een concept om te zien wat nog ontbreekt.",
    ),
)
