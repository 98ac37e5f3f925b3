"""The words of the screen Loting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
WHY = "Daarom wordt geloot"
ONWARD = "Verder naar de uitnodigingen"
WAIVE = "Loting achterwege laten"
WAIVE_REASON = "Reden om de loting achterwege te laten"
LOT, APPLICANT, LOWEST, HIGHEST = "Lot", "Aanvrager", "Laagste bedrag", "Hoogste bedrag"
EQUAL_ON = "Gelijk op"

INVITE_DAY = "Dag van de uitnodiging (jjjj-mm-dd)"
INVITE_WAY = "Hoe is uitgenodigd, bijvoorbeeld brief en e-mail"
INVITE = "Uitnodigingen vastleggen"
INVITED = "Uitgenodigd"
PRESENT = "Aanwezig bij de loting"

KIND = "Hoe komt het zaad tot stand"
FIRST_PERSON, SECOND_PERSON = "Eerste persoon die bevestigt", "Tweede persoon die bevestigt"
EVENT = "Openbare bron, zoals in de uitnodiging genoemd"
FREEZE = "Loting bevriezen, scores gaan op slot"
FREEZE_CONSEQUENCE = (
    "Na het bevriezen liggen de loten vast. Eerst komt er een reservekopie. Het zaad bestaat nog "
    "niet."
)
MIX_FIRST = (
    "Het programma maakt eerst een geheim en toont alleen het controlegetal daarvan. Dat komt op "
    "de lijst."
)

SHEET = "Controlegetal van de lijst (L)"
TYPE_BACK = "Typ deze blokken over van het papieren lotingsblad"
CHECK = "Blokken controleren"

SEED_FIRST = "Eerste invoer"
SEED_AGAIN = "Tweede invoer, door een ander"
SEED_NEXT = "Eerste invoer klaar: laat een ander typen"
SEED_RECORD = "Zaad vastleggen"
FIRST_TYPIST, SECOND_TYPIST = "Wie typt", "Wie typt de tweede keer"
SOURCE_TEXT = "Het zaad, precies zoals bekendgemaakt"
CONTRIBUTIONS = (
    "Een bijdrage per regel: wie: getal of woord. Eerst opschrijven, dan tegelijk tonen. Wie het "
    "programma bedient, geeft geen bijdrage. Noem geen namen: bijdragen worden openbaar."
)
CONTRIBUTIONS_AGAIN = "Nog een keer, door een ander: alleen de getallen en woorden, één per regel"
ORDER = "De getrokken volgorde: één nummer per regel, plaats 1 bovenaan"
ORDER_AGAIN = "Nog een keer, door een ander"
DRAWN_BY = "Wie trok de loten"
ORDER_RECORD = "Volgorde vastleggen"

NOT_SHOWN = "Nog niet onthuld"
FIXED = "De uitslag staat vast en is opgeslagen. Lees elke plaats voor."
LATER_U = "Het controlegetal van de uitslag (U) volgt na de laatste plaats."
REVEAL_LAST = "Laatste plaats tonen en U vastleggen"
U = "Controlegetal van de uitslag (U)"
SEED = "Zaad"
SAVE_FILES = "Lotingsbestanden opslaan"
RECOMPUTE = "Iedereen kan dit narekenen met de lotingsbestanden."
SAVED_NONE = "Er zijn nog geen bestanden opgeslagen."

WRONG = "Er gaat iets mis?"
VOID = "Loting ongeldig verklaren"
VOID_REASON = "Reden"
VOID_BY = "Wie heeft dit besloten"
VOID_CANCEL = "Nog niet, ga terug"
EARLIER = "Eerdere pogingen"
SPACE_KEY = "Spatie"
NEXT_PLACE = "toon volgende plaats"


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


def place_by_place(done: bool) -> str:  # noqa: FBT001 - the one thing the words depend on
    """Say under the sixth step how far the reveal is."""
    return "alle plaatsen getoond" if done else "plaats voor plaats"


def reveal_heading(first: int, last: int) -> str:
    """Say which places are revealed."""
    return f"Onthullen: plaats {first} tot en met {last}"


def show_place(place: int) -> str:
    """Name the button that shows the next place."""
    return f"Toon plaats {place}"


def differs_at(places: Sequence[int]) -> str:
    """Say where the second entry differs."""
    listed = notation.enumeration([str(place) for place in places[:5]])
    return (
        f"De twee invoeren verschillen op positie {listed}. Lees de reeks samen hardop voor en "
        "verbeter de invoer die niet klopt."
    )


def counted_throws(given: int, wanted: int) -> str:
    """Count what has been typed."""
    return f"{given} van {wanted}"


def commitment(hashed: str) -> str:
    """Show the commitment of the secret."""
    return f"Controlegetal van het geheim: {notation.blocks(hashed)}"


def block_label(number: int) -> str:
    """Name the block that is asked back."""
    return f"Blok {number}"


def lapsed(reason: str) -> str:
    """Say that this attempt no longer counts, and why."""
    return f"Deze loting telt niet meer: {reason}. Zij blijft bewaard."


def earlier(number: int, attempt: int, what: str) -> str:
    """Write one line about an earlier attempt."""
    return f"L{number}, poging {attempt}: {what}"


def files_saved(folder: str, names: Sequence[str]) -> str:
    """Say which files were saved, and where."""
    return f"{notation.plural(len(names), 'bestand', 'bestanden')} opgeslagen in {folder}."
