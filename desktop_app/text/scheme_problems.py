"""What is wrong with a scheme text and what to do about it: one Dutch text per kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from desktop_app.text.message_keys import MessageKey
from desktop_app.text.messages import Message, message
from desktop_app.text.notation import enumeration
from desktop_app.text.scheme_faults import SchemeFault
from desktop_app.text.template import fill

_MOST_NAMED: Final = 12


@dataclass(frozen=True, slots=True)
class _Text:
    """The message a fault belongs to, what there is, and what the user does.

    Places in the texts: found, expected (all of them in a sentence), first and second.
    """

    key: MessageKey
    reason: str
    remedy: str


def fault_message(
    fault: SchemeFault,
    *,
    line: int,
    column: int,
    found: str,
    expected: tuple[str, ...],
    suggestion: str | None,
) -> Message:
    """Make the message of one problem; a suggestion is said only where it helps."""
    first, second = (*expected, "", "")[:2]
    place = {"regel": str(line), "kolom": str(column)}
    meant = {} if suggestion is None else {"voorstel": suggestion}
    match fault:
        case SchemeFault.UNKNOWN_KEY:
            return message(MessageKey.SCHEME_KEY_UNKNOWN, **place, sleutel=found, **meant)
        case SchemeFault.MAXIMA_MISMATCH:
            return message(MessageKey.MAXIMA_MISMATCH, som=first, totaal=found, ref=second)
        case SchemeFault.BAND_GAP:
            return message(MessageKey.BAND_GAP, grootheid=second, waarde=found, criterium=first)
        case _:
            text = TEXTS[fault]
    fields = {
        "found": found,
        "expected": enumeration(expected[:_MOST_NAMED]) or "er is nog geen enkele",
        "first": first,
        "second": second,
    }
    reason, remedy = fill(text.reason, fields), fill(text.remedy, fields)
    return message(text.key, **place, reden=reason, oplossing=remedy, **meant)


def scheme_place(line: int, column: int) -> str:
    """Name a place in a scheme text: `regel 12, kolom 3`."""
    return f"regel {line}, kolom {column}"


_FORM: Final = MessageKey.SCHEME_FORM
_VALUE: Final = MessageKey.SCHEME_VALUE
_MISSING: Final = MessageKey.SCHEME_PART_MISSING
_AGAINST: Final = MessageKey.SCHEME_CONTRADICTION

TEXTS: Final = {
    SchemeFault.NOT_UTF8: _Text(
        _FORM,
        "het bestand is niet opgeslagen als UTF-8",
        "Sla het bestand opnieuw op als UTF-8",
    ),
    SchemeFault.TOO_LARGE: _Text(
        _FORM,
        "het bestand is groter dan 256 KiB",
        "Controleer of dit het goede bestand is. Een regeling past op enkele bladzijden",
    ),
    SchemeFault.TOO_MANY_LINES: _Text(
        _FORM,
        "het bestand heeft meer dan 5000 regels",
        "Controleer of dit het goede bestand is. Een regeling past op enkele bladzijden",
    ),
    SchemeFault.BYTE_ORDER_MARK: _Text(
        _FORM,
        "voor het eerste woord staat een onzichtbaar teken (BOM)",
        "Sla het bestand op als UTF-8 zonder BOM",
    ),
    SchemeFault.CONTROL_CHARACTER: _Text(
        _FORM,
        "hier staat een teken dat niet mag ({found})",
        "Verwijder het teken. Gebruik spaties in plaats van tabs en eindig regels met LF",
    ),
    SchemeFault.NOT_YAML: _Text(
        _FORM,
        "vanaf hier is de tekst niet te lezen",
        "Kijk op deze regel en de regel erboven naar het inspringen, de dubbele punt en de "
        "aanhalingstekens",
    ),
    SchemeFault.EMPTY_FILE: _Text(
        _FORM, "het bestand is leeg", "Begin met de regeling en haar citeertitel"
    ),
    SchemeFault.TOO_DEEP: _Text(
        _FORM,
        "hier wordt vaker dan twaalf keer ingesprongen",
        "Maak de opbouw platter, zoals in de voorbeelden",
    ),
    SchemeFault.DOCUMENT_MARK: _Text(
        _FORM,
        "het bestand is in delen gesplitst of noemt een versie van YAML",
        "Verwijder de regels die beginnen met ‘---’, ‘...’ of ‘%’",
    ),
    SchemeFault.ANCHOR: _Text(
        _FORM,
        "hier krijgt een stuk tekst een naam (‘&’)",
        "Verwijder de naam en schrijf elke waarde voluit",
    ),
    SchemeFault.ALIAS: _Text(
        _FORM,
        "hier wordt verwezen naar een ander stuk tekst (‘*’)",
        "Schrijf de waarde voluit, of zet haar tussen aanhalingstekens",
    ),
    SchemeFault.TAG: _Text(
        _FORM,
        "hier staat een soort voor de waarde (‘!’)",
        "Verwijder de soort. Elke waarde is gewone tekst",
    ),
    SchemeFault.FLOW_STYLE: _Text(
        _FORM,
        "hier staat een lijst tussen haakjes",
        "Zet de delen onder elkaar, elk op een eigen regel",
    ),
    SchemeFault.SEVERAL_LINES: _Text(
        _FORM,
        "deze waarde loopt door op de volgende regel",
        "Zet ‘>-’ achter de dubbele punt en laat de tekst op de volgende regel beginnen",
    ),
    SchemeFault.KEY_NOT_TEXT: _Text(
        _FORM,
        "voor de dubbele punt staat geen enkel woord",
        "Schrijf hier één van de woorden uit de taalbeschrijving",
    ),
    SchemeFault.DUPLICATE_KEY: _Text(
        _FORM,
        "‘{found}’ staat hier voor de tweede keer",
        "Verwijder een van beide of voeg ze samen",
    ),
    SchemeFault.MISSING_KEY: _Text(
        _MISSING, "hier ontbreekt ‘{found}’", "Voeg ‘{found}’ toe met een waarde"
    ),
    SchemeFault.ONE_KEY_OF: _Text(
        _MISSING,
        "hier hoort precies één van deze woorden te staan: {expected}",
        "Laat er één staan of voeg er één toe",
    ),
    SchemeFault.NOT_A_MAPPING: _Text(
        _VALUE,
        "hier worden woorden met een dubbele punt verwacht",
        "Zet de delen onder elkaar en spring ze in",
    ),
    SchemeFault.NOT_A_LIST: _Text(
        _VALUE,
        "hier wordt een lijst verwacht",
        "Zet elk deel op een eigen regel, met een streepje ervoor",
    ),
    SchemeFault.NOT_TEXT: _Text(
        _VALUE,
        "hier wordt één waarde verwacht, geen lijst",
        "Zet de waarde achter de dubbele punt",
    ),
    SchemeFault.EMPTY_VALUE: _Text(
        _VALUE, "hier staat geen waarde", "Vul de waarde in of verwijder het woord ervoor"
    ),
    SchemeFault.TEXT_TOO_LONG: _Text(
        _VALUE, "deze tekst is te lang", "Kort de tekst in of verdeel haar over de toelichting"
    ),
    SchemeFault.BAD_ID: _Text(
        _VALUE,
        "‘{found}’ kan geen naam zijn",
        "Gebruik hooguit 40 kleine letters en cijfers, met een streepje ertussen",
    ),
    SchemeFault.BAD_WHOLE_NUMBER: _Text(
        _VALUE,
        "‘{found}’ is geen heel getal dat hier kan",
        "Schrijf hooguit zeven cijfers, zonder punt of komma. Een lid begint bij 1",
    ),
    SchemeFault.BAD_POINTS: _Text(
        _VALUE,
        "‘{found}’ is geen aantal punten",
        "Schrijf bijvoorbeeld 4 of 0,9, met hooguit twee decimalen",
    ),
    SchemeFault.BAD_DATE: _Text(
        _VALUE,
        "‘{found}’ is geen datum",
        "Schrijf jaar, maand en dag als 2026-01-31",
    ),
    SchemeFault.UNKNOWN_CHOICE: _Text(_VALUE, "‘{found}’ kan hier niet", "Kies uit: {expected}"),
    SchemeFault.NO_PLACE_IN_THE_LAW: _Text(
        _MISSING,
        "deze regel noemt geen vindplaats",
        "Voeg ‘lid’, ‘onderdeel’ of ‘art’ toe",
    ),
    SchemeFault.DUPLICATE_ID: _Text(
        _AGAINST, "de naam ‘{found}’ is al gebruikt", "Geef elk deel een eigen naam"
    ),
    SchemeFault.UNKNOWN_REFERENCE: _Text(
        _AGAINST,
        "‘{found}’ bestaat niet in deze regeling",
        "Gebruik een naam die er wel is: {expected}",
    ),
    SchemeFault.WRONG_FACT: _Text(
        _AGAINST,
        "het feit ‘{found}’ is van de soort ‘{first}’, hier hoort ‘{second}’",
        "Kies een ander feit of verander de soort",
    ),
    SchemeFault.UNUSED: _Text(
        _AGAINST,
        "geen enkele regel gebruikt ‘{found}’",
        "Verwijder het of gebruik het in een regel",
    ),
    SchemeFault.OPTIONS_INCOMPLETE: _Text(
        _AGAINST,
        "voor deze opties van de lezing staat er geen waarde: {found}",
        "Geef voor elke optie van de lezing een waarde",
    ),
    SchemeFault.ONE_OPTION: _Text(
        _AGAINST,
        "de lezing ‘{found}’ heeft één optie, dus er is niets te kiezen",
        "Voeg een optie toe of schrijf de waarde vast in de regel",
    ),
    SchemeFault.CRITERION_MAXIMUM: _Text(
        _AGAINST,
        "bij {second} is {first} het hoogste aantal punten, hier staat {found}",
        "Vergelijk het maximum en de punten met de tekst van het artikel",
    ),
    SchemeFault.LEVELS_NOT_RISING: _Text(
        _AGAINST,
        "{found} is niet meer punten waard dan {first}",
        "Zet de niveaus van laag naar hoog en controleer de punten",
    ),
    SchemeFault.RANGE_REVERSED: _Text(
        _AGAINST,
        "het einde ({found}) is niet hoger dan het begin ({first})",
        "Verbeter een van beide getallen",
    ),
    SchemeFault.BAND_OVERLAP: _Text(
        _AGAINST,
        "bij {first} hoort {found} bij twee banden",
        "Laat elke band beginnen na het einde van de vorige",
    ),
    SchemeFault.BAND_OPEN: _Text(
        _AGAINST,
        "boven {second} valt ‘{found}’ in geen enkele band van {first}",
        "Laat bij de laatste band ‘tot en met’ weg",
    ),
    SchemeFault.MINIMUM_UNREACHABLE: _Text(
        _AGAINST,
        "{found} is meer dan het hoogste dat mogelijk is op {second} ({first})",
        "Vergelijk het minimum met de tekst van het artikel",
    ),
    SchemeFault.MINIMUM_IDLE: _Text(
        _AGAINST,
        "op {second} is altijd ten minste {first} behaald, dus {found} sluit niemand uit",
        "Vergelijk het minimum met de tekst van het artikel of verwijder het",
    ),
    SchemeFault.STAGES_AND_HEARING: _Text(
        _AGAINST,
        "het aantal beoordelingen is {found}, hier hoort {first}",
        "Zonder pitch is er één beoordeling, met een pitch zijn er twee",
    ),
    SchemeFault.WRONG_STAGE: _Text(
        _AGAINST,
        "dit gevolg past niet bij deze beoordeling",
        "Kies ‘geen vervolg’ bij de eerste en ‘niet in de rangorde’ bij de laatste beoordeling",
    ),
    SchemeFault.ORDER_REPEATS: _Text(
        _AGAINST,
        "‘{found}’ staat hier voor de tweede keer",
        "Verwijder een van beide. Een herhaling verandert niets",
    ),
    SchemeFault.FILE_NAME: _Text(
        _AGAINST,
        "de regeling heet ‘{found}’ en het bestand ‘{first}’",
        "Geef het bestand de naam van de regeling",
    ),
}

EXAMPLE_SHAPE: Final = "een regel met ‘naam’, ‘geval’ en ‘verwacht’ voor deze regeling"


def unreadable_example(line: int) -> str:
    """Name an example that cannot be read: `regel 3`."""
    return f"regel {line}"
