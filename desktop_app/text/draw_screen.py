"""The words of the screen Loting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.core.events_draw import DrawLapse
from desktop_app.text import notation

STEPS: Mapping[int, str] = {
    1: "Aanleiding",
    2: "Uitnodigingen",
    3: "Bevriezen",
    4: "Lotingsblad",
    5: "Zaad",
    6: "Onthullen",
    7: "Ondertekenen en bestanden",
}
KINDS: Mapping[str, str] = {
    "d6": "Dobbelsteen",
    "d10": "Tien kanten of kaarten",
    "mix": "Samen",
    "ext": "Openbare bron",
    "papier": "Op papier",
}
ALPHABETS: Mapping[str, str] = {"d6": "123456", "d10": "0123456789"}

NO_DRAW = "Geen loting nodig"
NO_DRAW_WHY = (
    "Er is geen gelijke stand waarvoor de regeling loting aanwijst. U hoeft hier niets te doen."
)
GOAL = "de verdeling"
STILL_TO_DRAW, DRAWN, WAIVED = "nog te loten", "geloot", "achterwege gelaten"
PLAIN_HEADING = "Loting"
TOPICS = "Gelijke standen"
STEPS_NAME = "Stappen van de loting"

WHY = "Daarom wordt geloot"
WHY_HARMLESS = "De loting verandert geen bedrag"
ONWARD = "Verder naar de uitnodigingen"
WAIVE_WHEN = (
    "U kunt de loting achterwege laten. Geef dan een reden. De gedeelde plaats blijft staan."
)
WAIVE = "Loting achterwege laten"
WAIVE_REASON = "Reden om de loting achterwege te laten"
LOT, APPLICANT, LOWEST, HIGHEST = "Lot", "Aanvrager", "Laagste bedrag", "Hoogste bedrag"
EQUAL_ON = "Gelijk op"
EQUAL_VALUE = "Punten"

INVITATIONS = "Uitnodigingen"
INVITE_DAY = "Dag van de uitnodiging"
INVITE_WAY = "Hoe is uitgenodigd"
INVITE_WAY_HINT = "bijvoorbeeld brief en e-mail"
INVITE = "Uitnodigingen vastleggen"
INVITE_AGAIN = "Kies onder ‘Nu vastleggen’ voor wie deze uitnodiging geldt."
NOW, INVITED, WAY, PRESENT = "Nu vastleggen", "Uitgenodigd", "Hoe", "Aanwezig"
ONWARD_FREEZE = "Verder naar bevriezen"
NOT_INVITED = "nog niet"

KIND = "Hoe komt het zaad tot stand"
KIND_LABEL = "Zaad"
THROWS = "Aantal worpen"
FIRST_PERSON, SECOND_PERSON = "Eerste persoon die bevestigt", "Tweede persoon die bevestigt"
LEADER_FIELD = "Wie leidt de loting"
FIRST_WITNESS, SECOND_WITNESS = "Eerste getuige", "Tweede getuige"
EVENT = "Openbare bron, zoals in de uitnodiging genoemd"
EVENT_HINT = "hoofdletters, cijfers, punten en streepjes: LOTTO-2026-05-16"
MAKE_SECRET = "Geheim maken"  # noqa: S105 - the name of a button
SECRET_MADE = "Het geheim is gemaakt en bewaard. Niemand ziet het voor het zaad vastligt."  # noqa: S105 - a sentence
FREEZE = "Loting bevriezen, scores gaan op slot"
FREEZE_CONSEQUENCE = (
    "Na het bevriezen liggen de loten vast. Eerst komt er een reservekopie. Het zaad bestaat nog "
    "niet."
)
MIX_FIRST = (
    "Het programma maakt eerst een geheim en toont alleen het controlegetal daarvan. Dat komt op "
    "de lijst."
)
FROZEN_AT, CONFIRMED_BY = "Bevroren op", "Bevestigd door"
LEADER, WITNESSES = "Leider", "Getuigen"
LEADER_ROLE = "Wie de loting leidt"

SHEET_HEADING = "Lotingsblad"
SHEET_HOW = (
    "Lees het blad hardop voor of druk het af. Wie aanwezig is, kan meeschrijven. Pas daarna "
    "ontstaat het zaad."
)
SHEET = "Controlegetal van de lijst (L)"
ROUND, DRAW_LABEL = "Ronde", "Loting"
COMMITMENT_LABEL, EVENT_LABEL = "Controlegetal van het geheim", "Openbare bron"
LOTS = "Loten"
TYPE_BACK = "Typ deze twee blokken over van het papieren lotingsblad"
CHECK = "Blokken controleren"
CHECKED = "De blokken zijn overgetypt en kloppen."
BLOCK_WRONG = "Dit blok klopt niet met het lotingsblad. Controleer of u het nieuwste blad hebt."

SEED_FIRST = "Eerste invoer"
SEED_AGAIN = "Tweede invoer, door een ander"
SEED_NEXT = "Klaar, laat een ander typen"
SEED_RECORD = "Zaad vastleggen"
SEED_FIXED = "Het zaad ligt vast"
FIRST_TYPIST, SECOND_TYPIST = "Wie typt", "Wie typt de tweede keer"
DIFFERS = "Dit verschilt."
COVERED = "De eerste invoer is afgedekt."
EQUAL = "De twee invoeren zijn gelijk."
SAME_TYPIST = "Laat een ander de tweede keer typen. Vul twee verschillende namen in."
THROWN_BY_FIELD = "Wie gooit (namen of functies, met komma’s)"
THROWN_BY, TYPED_BY, RECORDED_AT = "Gegooid door", "Ingevoerd door", "Vastgelegd op"
SOURCE = "Waar gelezen"
SOURCE_TEXT = "Het zaad, precies zoals bekendgemaakt"
WHO, WHAT = "Wie noemt", "Getal of woord"
MORE_CONTRIBUTIONS = "Nog een bijdrage"
SEED_HOW: Mapping[str, str] = {
    "d6": "Gooi om de beurt en lees elke worp hardop voor. Typ de ogen in volgorde.",
    "d10": "Gooi of trek om de beurt en lees hardop voor. Typ de cijfers in volgorde.",
    "ext": "Neem het zaad over van de openbare bron die in de uitnodiging staat.",
    "papier": "Laat iemand de loten trekken. Typ de nummers in de getrokken volgorde.",
}
CONTRIBUTIONS = (
    "Schrijf de bijdragen eerst op papier en toon ze tegelijk. Wie het programma bedient, geeft "
    "er geen. Noem geen namen van personen: bijdragen worden openbaar."
)
DRAWN_BY = "Wie trok de loten"
ORDER_RECORD = "Volgorde vastleggen"

NOT_SHOWN = "Nog niet onthuld"
PLACE = "plaats"
TICKET = "lot"
ALL_SHOWN = "alle plaatsen getoond"
REVEAL_HOW = "plaats voor plaats"
ONWARD_SIGN = "Naar ondertekenen en bestanden"
SIGN_HEADING = "Ondertekenen en bestanden"
SIGN_HOW = (
    "Lees het controlegetal hardop voor. De leider en de getuigen ondertekenen het proces-verbaal "
    "van loting."
)
U = "Controlegetal van de uitslag (U)"
SEED = "Zaad"
FILES = "Lotingsbestanden"
SAVE_FILES = "Lotingsbestanden opslaan"
SAVE_TITLE = "Kies een map voor de lotingsbestanden"
RECOMPUTE = "Iedereen kan dit narekenen met de lotingsbestanden."

WRONG = "Er gaat iets mis?"
VOID = "Loting ongeldig verklaren"
VOID_HEADING = "Deze loting ongeldig verklaren"
VOID_REASON = "Reden"
VOID_BY = "Wie heeft dit besloten"
VOID_CANCEL = "Nog niet, ga terug"
EARLIER = "Eerdere pogingen"
LAPSED = {
    DrawLapse.REOPENED: "vervallen, de scores zijn heropend",
    DrawLapse.CHANGED: "vervallen, de gelijke stand is veranderd",
    DrawLapse.JOINED: "vervallen, er is een gelijke bij gekomen",
}
SPACE_KEY = "Spatie"
NEXT_PLACE = "toon volgende plaats"
NEXT_FIELD = "volgend veld"
ENTER_KEY = "Enter"
BACK_KEY = "Backspace"
PREVIOUS_BOX = "vorige worp"


def draw_heading(number: int | None, attempt: int | None) -> str:
    """Name the draw at the top of the steps."""
    if number is None:
        return "Loting"
    return f"Loting L{number}, poging {attempt}"


def topic(place: int, members: int, state: str) -> str:
    """Name a tie in the list of ties."""
    return f"Plaats {place}: {notation.plural(members, 'lot', 'loten')}, {state}"


def equal_note(members: int, total: str) -> str:
    """Say under the first step how many are equal on how much."""
    return f"{notation.number_in_words(members)} gelijk op {total}"


def invited_note(invited: int, present: int) -> str:
    """Say under the second step who was invited and came."""
    return f"{invited} uitgenodigd, {present} aanwezig"


def frozen_note(lots: int) -> str:
    """Say under the third step how many lots there are."""
    return f"{lots} aanvragen, {lots} loten"


def freeze_sentence(lots: int) -> str:
    """Say in large letters what is frozen."""
    return f"{lots} gelijk, {lots} loten"


BLOCKS_NOTE = "2 blokken overgetypt"


def seed_note(kind: str, length: int) -> str:
    """Say under the fifth step what was recorded."""
    words = {
        "d6": f"{length} worpen, twee keer ingevoerd",
        "d10": f"{length} cijfers, twee keer ingevoerd",
        "ext": "openbare bron, twee keer ingevoerd",
        "mix": "geheim geopend, bijdragen gemengd",
        "papier": "volgorde twee keer ingevoerd",
    }
    return words[kind]


def reveal_heading(first: int, last: int) -> str:
    """Say which places are revealed."""
    if last - first == 1:
        return f"Onthullen: plaats {first} en {last}"
    return f"Onthullen: plaats {first} tot en met {last}"


def show_place(place: str) -> str:
    """Name the button that shows the next place."""
    return f"Toon plaats {place}"


def differs_at(places: Sequence[int]) -> str:
    """Say where the second entry differs."""
    listed = notation.enumeration([str(place) for place in places[:5]])
    return (
        f"De twee invoeren verschillen op positie {listed}. Lees de reeks samen hardop voor en "
        "verbeter de invoer die niet klopt."
    )


def throws_between(fewest: int, most: int) -> str:
    """Say how many throws there can be."""
    return f"Vul een heel getal in van {fewest} tot en met {most}."


def throw_name(place: int, of: int) -> str:
    """Name one box: `worp 17 van 30`."""
    return f"worp {place} van {of}"


def not_thrown(character: str, alphabet: str) -> str:
    """Say that a character cannot be thrown."""
    return f"‘{character}’ kan niet. Typ {alphabet[0]} tot en met {alphabet[-1]}."


def characters(given: int) -> str:
    """Count what has been typed of a public seed."""
    return f"{given} tekens, 16 tot en met 128 mag"


def place_label(place: int) -> str:
    """Name a place in a drawn order."""
    return f"Plaats {place}"


def contribution_label(number: int) -> str:
    """Name a contribution."""
    return f"Bijdrage {number}"


def called_by(name: str) -> str:
    """Say who called out a contribution."""
    return f"Genoemd door {name}"


def kind_in_full(kind: str, length: int) -> str:
    """Say how the seed comes about, with how many throws."""
    words = {"d6": f"{length} worpen", "d10": f"{length} cijfers"}
    return f"{KINDS[kind]}, {words[kind]}" if kind in words else KINDS[kind]


def seed_heading(kind: str, length: int) -> str:
    """Say above the fifth step what is entered."""
    words = {
        "d6": f"Zaad: {length} worpen met een dobbelsteen",
        "d10": f"Zaad: {length} cijfers",
        "ext": "Zaad: de openbare bron",
        "mix": "Zaad: wat de aanwezigen noemen",
        "papier": "De getrokken volgorde",
    }
    return words[kind]


def seed_title(kind: str, length: int) -> str:
    """Name the seed at the bottom of the reveal."""
    words = {"d6": f"Zaad: {length} worpen met een dobbelsteen", "d10": f"Zaad: {length} cijfers"}
    return words.get(kind, SEED)


def fixed_at(clock: str) -> str:
    """Say that the outcome is on the disk."""
    return f"De uitslag staat vast en is opgeslagen om {clock}. Lees elke plaats voor."


def later_u(place: int) -> str:
    """Say when U follows."""
    return f"Controlegetal van de uitslag (U): volgt na plaats {place}."


def u_is(blocks: str) -> str:
    """Show U in a sentence."""
    return f"Controlegetal van de uitslag (U): {blocks}"


def entered_by(first: str, again: str) -> str:
    """Say who typed the seed."""
    return f"Ingevoerd door {first}, herhaald door {again}."


def requested(amount: str) -> str:
    """Say what was asked for."""
    return f"gevraagd {amount}"


def witness(number: int) -> str:
    """Name a witness by number."""
    return f"Getuige {number}"


def invitation_required(ref: str) -> str:
    """Say which article demands the invitation."""
    return f"De regeling vraagt om een uitnodiging: {ref}."


def waived_because(reason: str) -> str:
    """Say that a draw was left out, and why."""
    return f"De loting is achterwege gelaten. Reden: {reason}"


def voided(reason: str, by: str) -> str:
    """Say why an attempt is void, and who decided it."""
    return f"ongeldig verklaard door {by}. Reden: {reason}"


def next_attempt(attempt: int) -> str:
    """Say what follows when an attempt is declared void."""
    return f"Poging {attempt} begint dan met een nieuwe lijst. Deze poging blijft bewaard."


def finish_draw(number: int) -> str:
    """The need when a draw has begun."""
    return f"Loting L{number} afronden"


def hold_draw(place: int) -> str:
    """The need when a draw has not begun."""
    return f"Loting voor plaats {place}"


def step_name(number: int, title: str, state: str, note: str) -> str:
    """The spoken name of a step."""
    return f"Stap {number} van 7, {title}, {state}" + (f"; {note}" if note else "")


def block_name(number: int, block: str) -> str:
    """The spoken name of a block: `blok 1 van 16: 9 e e 9`."""
    return f"blok {number} van 16: {' '.join(block)}"


def folder_name(number: int, attempt: int) -> str:
    """The folder that is proposed for the files."""
    return f"loting-L{number}-poging-{attempt}"


def not_saved(folder: str, why: str) -> str:
    """Say that the files could not be saved."""
    return f"De bestanden zijn niet opgeslagen in {folder}: {why}. Kies een andere map."


def counted_throws(given: int, wanted: int) -> str:
    """Count what has been typed."""
    return f"{given} van {wanted}"


def commitment(hashed: str) -> str:
    """Show the commitment of the secret."""
    return f"Controlegetal van het geheim: {notation.blocks(hashed)}"


def block_label(number: int) -> str:
    """Name the block that is asked back."""
    return f"Blok {number}"


def earlier(number: int, attempt: int, what: str) -> str:
    """Write one line about an earlier attempt."""
    return f"L{number}, poging {attempt}: {what}"


def files_saved(folder: str, names: Sequence[str]) -> str:
    """Say which files were saved, and where."""
    return f"Opgeslagen in {folder}: {notation.plural(len(names), 'bestand', 'bestanden')}."
