"""The words of the command line: argparse in Dutch, and the help of every command."""

from __future__ import annotations

import difflib
import errno
import json
from collections.abc import Mapping, Sequence

from desktop_app.text.notation import excerpt

ARGPARSE: Mapping[str, str] = {
    "usage: ": "gebruik: ",
    "positional arguments": "argumenten",
    "options": "keuzes",
    "show this help message and exit": "toon deze uitleg en stop",
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

VERSION = "toon de versie en stop"
FILE_NAME_WANTED = "hier hoort de naam van een bestand of map"
INTERRUPTED = (
    "Afgebroken. Wat al was opgeslagen, blijft; waar het programma mee bezig was, is niet gedaan."
)

_REFUSALS: Mapping[int, str] = {
    errno.ENOENT: "het bestaat niet",
    errno.EISDIR: "het is een map",
    errno.ENOTDIR: "een deel van het pad is geen map",
    errno.EEXIST: "er staat al een bestand met de naam van een map",
    errno.EACCES: "u hebt er geen toegang toe",
    errno.EPERM: "u hebt er geen toegang toe",
    errno.EROFS: "de schijf of de map is alleen-lezen",
    errno.ENOSPC: "de schijf is vol",
    errno.EDQUOT: "de schijf is vol",
    errno.ENAMETOOLONG: "de naam is te lang",
    errno.EINVAL: "de naam bevat een teken dat niet kan",
    errno.EBUSY: "een ander programma houdt het bezet",
    errno.ETXTBSY: "een ander programma houdt het bezet",
    errno.EIO: "de schijf meldt een fout",
}


def refusal(number: int | None) -> str:
    """Say why the operating system refused, by the number of its error."""
    return _REFUSALS.get(number or 0, f"de computer meldt fout {number}")


def no_such_file(path: str) -> str:
    """Say that a file is not there."""
    return f"Bestand {path} bestaat niet. Controleer de naam en de map."


def is_a_folder(path: str) -> str:
    """Say that a folder was named where a file is wanted."""
    return f"{path} is een map. Noem een bestand."


def other_content(path: str) -> str:
    """Say that a file is already there and says something else."""
    return (
        f"{path} bestaat al en heeft een andere inhoud. Er is niets geschreven. Kies een lege map."
    )


def not_written(path: str, reason: str) -> str:
    """Say that a file was not written, and why."""
    return f"{path} is niet geschreven: {reason}. Kies een andere plaats en probeer het opnieuw."


def stopped(path: str, reason: str) -> str:
    """Say that the computer refused something without which a command cannot go on."""
    where = f"Bij {path}" if path else "Bij lezen of schrijven"
    return f"De opdracht is gestopt. {where}: {reason}. Los dit op en geef de opdracht opnieuw."


DESCRIPTION = (
    "Rangorde: subsidieaanvragen beoordelen, rangschikken, loten en vastleggen.\n"
    "Zonder opdracht opent het venster; met een rondebestand opent het die ronde."
)
OVERVIEW = "opdrachten:\n{commands}\n\nUitleg per opdracht: rangorde OPDRACHT --help\n"
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
    'geeft {"errors": [...]} met alle fouten tegelijk; de andere gevallen gaan door.'
)
LOTTERY_HELP = (
    "Rekent een loting na volgens LOTING-1 en drukt uitslag.txt af, byte voor byte. Klopt een\n"
    "bestand of zaad niet, dan staat de regel en de reden op standaardfout en is de uitgang 1."
)
LOTTERY_ON_PAPER = (
    "Deze lijst is van een loting met papieren loten. Geef de getrokken volgorde met "
    "--order VOLGORDE.txt, zonder --seed."
)
LOTTERY_BY_SEED = (
    "Deze lijst is van een loting met een zaad. Geef het met --seed ZAAD, zonder --order."
)
LOTTERY_NEEDS_ONE = (
    "Geef óf --seed ZAAD, óf bij papieren loten --order VOLGORDE.txt.\n"
    "Uitleg: rangorde lottery --help"
)
ACTOR = "wie aan het toetsenbord zit: een naam of functie"
AS_JSON = "geef het resultaat als JSON"

APPLY_HELP = (
    "Voert opdrachten uit op een ronde: één JSON-object per regel op standaardinvoer. Zodra een\n"
    'opdracht op schijf staat, volgt {"ok": laatste nummer, "entries": [eerste, laatste]}, of []\n'
    "als er niets te veranderen was. Een opdracht die niet past, geeft\n"
    '{"declined": sleutel, "message": uitleg} en verandert niets; de rest gaat door. De uitgang\n'
    "is 1 als er een opdracht niet is uitgevoerd. De tijd komt van de klok van deze computer.\n"
    "\nDe opdrachten, elk met een voorbeeld:"
)
NOT_A_COMMAND = (
    "Deze regel is geen geldige JSON. Schrijf één object per regel, zonder dubbele sleutels."
)

NEW_HELP = (
    "Begint een nieuwe ronde in een eigen rondebestand. De tekst van de regeling komt in het\n"
    "bestand, zodat de ronde later zonder dit programma te controleren is.\n"
    "\nVoorbeeld:\n"
    "  rangorde new vrouwen-2026.ronde --scheme utrecht-vrouwen-sport --id 2026-UTRECHT-01 \\\n"
    "    --ceiling 200.000,00 --actor secretaris --set vergadering-datum=2026-03-03"
)
NEW_SCHEME = "de regeling: een naam uit ‘rangorde scheme list’ of een eigen regelingbestand"
NEW_ID = "het nummer van de ronde: hoofdletters, cijfers, punt, streepje en schuine streep"
NEW_CEILING = "het subsidieplafond, bijvoorbeeld 200.000,00"
NEW_POOL = "een deelplafond; herhaal per wijk, bijvoorbeeld LIENDERT=10.000,00=Liendert"
NEW_SET = "een veld van de ronde, bijvoorbeeld tijdvak-einde=2026-02-15T23:59"
TEXT_NOT_STORABLE = (
    "Een van de teksten bevat een teken dat niet kan worden bewaard. Typ de tekst opnieuw, "
    "zonder te plakken. Er is geen ronde gemaakt."
)


def json_example(data: Mapping[str, object]) -> str:
    """Write an example command on one line, as it can be typed."""
    return json.dumps(data, ensure_ascii=False)


def round_made(round_id: str, path: str) -> str:
    """Say that a round was made, and where."""
    return f"Ronde {round_id} is gemaakt in {path}."


def bad_round_id(given: str) -> str:
    """Say that this cannot be the number of a round."""
    return (
        f"‘{excerpt(given)}’ kan geen rondenummer zijn. Gebruik hoofdletters, cijfers, punt, "
        "streepje en schuine streep, hooguit 32 tekens. Er is geen ronde gemaakt."
    )


ONE_CEILING = (
    "Deze regeling heeft één subsidieplafond. Geef het met --ceiling BEDRAG, zonder --pool. "
    "Er is geen ronde gemaakt."
)
CEILING_PER_POOL = (
    "Deze regeling heeft een deelplafond per wijk. Geef per wijk --pool CODE=BEDRAG, zonder "
    "--ceiling. Er is geen ronde gemaakt."
)


def bad_actor(given: str) -> str:
    """Say that this cannot be the name of who is at the keyboard."""
    return (
        f"‘{excerpt(given)}’ kan niet bij --actor. Typ een naam of functie van 1 tot en met 100 "
        "tekens, op één regel. Er is geen ronde gemaakt."
    )


def bad_pool(given: str) -> str:
    """Say that this is no pool with its ceiling."""
    return (
        f"‘{excerpt(given)}’ kan niet bij --pool. Schrijf CODE=BEDRAG of CODE=BEDRAG=NAAM, "
        "bijvoorbeeld LIENDERT=10.000,00=Liendert. Er is geen ronde gemaakt."
    )


def given_twice(option: str, name: str) -> str:
    """Say that an option is given twice for the same thing."""
    return f"{option} noemt {excerpt(name)} twee keer. Noem het één keer. Er is geen ronde gemaakt."


def value_wanted(name: str) -> str:
    """Say that a field is named without a value."""
    return f"Bij --set {name} ontbreekt de waarde. Schrijf {name}=WAARDE. Er is geen ronde gemaakt."


def round_not_made(reason: str) -> str:
    """Say that the file of a new round could not be written, and why."""
    return f"Er is geen ronde gemaakt. {reason}. Kies een andere map of een kortere naam."


def bad_amount(given: str) -> str:
    """Say that this is no amount."""
    return (
        f"‘{excerpt(given)}’ is geen bedrag. Schrijf bijvoorbeeld 12.500,00. "
        "Er is geen ronde gemaakt."
    )


def unknown_scheme(name: str) -> str:
    """Say that there is no such scheme."""
    return (
        f"Regeling ‘{excerpt(name)}’ is niet bekend. Kijk met ‘rangorde scheme list’ welke er zijn."
    )


def broken_scheme(name: str) -> str:
    """Say that a scheme file has problems and how to see them."""
    return (
        f"Het regelingbestand {name} bevat fouten en is niet gebruikt. Bekijk ze met "
        f"‘rangorde scheme check {name}’."
    )


def unknown_field(name: str, known: Sequence[str]) -> str:
    """Say that a round has no such field, with the field that was probably meant."""
    near = difflib.get_close_matches(name, known, n=1)
    hint = f" Bedoelt u ‘{near[0]}’?" if near else f" De velden zijn: {', '.join(known)}."
    return f"‘{excerpt(name)}’ is geen veld van een ronde.{hint}"


NO_SCREEN = (
    "Er is geen scherm om het venster op te tonen. Start Rangorde op een computer met een scherm, "
    "of gebruik een opdracht; ‘rangorde --help’ noemt ze."
)
