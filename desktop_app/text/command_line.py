"""The words of the command line: argparse in Dutch, and the help of every command."""

from __future__ import annotations

from collections.abc import Mapping

ARGPARSE: Mapping[str, str] = {
    "usage: ": "gebruik: ",
    "positional arguments": "argumenten",
    "options": "keuzes",
    "show this help message and exit": "toon deze uitleg en stop",
    "show program's version number and exit": "toon de versie en stop",
    "the following arguments are required: %s": "dit ontbreekt: %s",
    "unrecognized arguments: %s": "dit wordt niet herkend: %s",
    "expected one argument": "hier hoort één waarde",
    "expected at least one argument": "hier hoort ten minste één waarde",
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "%(value)r kan hier niet (kies uit %(choices)s)"
    ),
    "ambiguous option: %(option)s could match %(matches)s": (
        "%(option)s is niet duidelijk: het kan %(matches)s zijn"
    ),
    "not allowed with argument %s": "kan niet samen met %s",
    "one of the arguments %s is required": "een van deze is nodig: %s",
    "ignored explicit argument %r": "hier hoort geen waarde: %r",
    "unexpected option string: %s": "dit wordt niet herkend: %s",
    "invalid %(type)s value: %(value)r": "%(value)r is hier geen geldige waarde",
    "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
    "%(prog)s: error: %(message)s\n": "%(prog)s: %(message)s\n",
}
"""argparse's own texts (Python's names) and their Dutch form."""

DESCRIPTION = (
    "Rangorde: subsidieaanvragen beoordelen, rangschikken, loten en vastleggen.\n"
    "Zonder opdracht opent het venster; met een rondebestand opent het die ronde."
)
EXIT_CODES = "Uitgang: 0 gelukt, 1 niet (helemaal) gelukt, 2 verkeerd gebruik."

SUMMARIES: Mapping[str, str] = {
    "new": "een nieuwe ronde beginnen",
    "import": "aanvragen en scores inlezen uit CSV of XLSX",
    "apply": "opdrachten uitvoeren, één JSON-regel per opdracht",
    "show": "de rangorde en de verdeling tonen",
    "lottery": "een loting narekenen uit haar bestanden",
    "report": "een proces-verbaal maken en ondertekenen",
    "verify": "een rondebestand, proces-verbaal of map met lotingsbestanden controleren",
    "export": "ronde en uitkomst bewaren als JSON, CSV of XLSX",
    "evaluate": "uitkomsten berekenen, één geval per JSON-regel",
    "scheme": "regelingen tonen en controleren",
    "demo": "de oefenrondes van begin tot eind spelen",
}
"""What each command does, for the overview."""

EVALUATE_HELP = (
    "Leest gevallen van standaardinvoer (of uit --file), één JSON-object per regel, en schrijft\n"
    "per geval één regel met de uitkomst, in dezelfde volgorde. Een geval dat niet te lezen is,\n"
    "geeft {\"errors\": [...]} met alle fouten tegelijk; de andere gevallen gaan door."
)
LOTTERY_HELP = (
    "Rekent een loting na volgens LOTING-1 en drukt uitslag.txt af, byte voor byte. Klopt een\n"
    "bestand of zaad niet, dan staat de regel en de reden op standaardfout en is de uitgang 1."
)
LOTTERY_NEEDS_ONE = (
    "Geef óf --seed ZAAD, óf bij papieren loten --order VOLGORDE.txt.\n"
    "Uitleg: rangorde lottery --help"
)
