"""What is wrong with a file, a seed or an order of a draw, in Dutch."""

from __future__ import annotations

from typing import assert_never

from desktop_app.core.draw import (
    OrderMissingLots,
    OrderProblem,
    OrderRepeatedLot,
    OrderUnknownLot,
    OtherKind,
    OtherList,
    PlaceDiffers,
    ResultProblem,
    SeedNeeded,
)
from desktop_app.core.draw_lines import FileProblem, FileReason
from desktop_app.core.draw_seed import (
    ContributionCharacter,
    ContributionTooLong,
    EmptyContribution,
    NoContribution,
    SecretForm,
    SecretMismatch,
    SeedAlphabet,
    SeedCharacter,
    SeedNotUsed,
    SeedProblem,
    SeedTooLong,
    SeedTooShort,
    TooManyContributions,
)
from desktop_app.core.ids import IdFault, IdProblem

FILE_REASONS: dict[FileReason, str] = {
    FileReason.BOM: "het bestand begint met een onzichtbaar merkteken (BOM)",
    FileReason.CARRIAGE_RETURN: "de regel eindigt op een Windows-regelafsluiting (CR)",
    FileReason.TAB: "er staat een tab",
    FileReason.NUL: "er staat een leeg teken (NUL)",
    FileReason.NOT_ASCII: "er staat een teken dat niet mag, zoals een letter met accent",
    FileReason.CONTROL_CHARACTER: "er staat een onzichtbaar stuurteken",
    FileReason.EMPTY_FILE: "het bestand is leeg",
    FileReason.NO_FINAL_LINE_END: "de laatste regel heeft geen regelafsluiting",
    FileReason.BLANK_LINE: "deze regel is leeg",
    FileReason.LEADING_SPACE: "de regel begint met een spatie",
    FileReason.TRAILING_SPACE: "er staat een spatie aan het eind",
    FileReason.DOUBLE_SPACE: "er staan twee spaties achter elkaar",
    FileReason.HEADING: "dit is niet de kop van dit soort bestand",
    FileReason.LINE_MISSING: "deze regel ontbreekt",
    FileReason.LINE_TOO_MANY: "deze regel is er te veel",
    FileReason.LINE_FORM: "hier hoort een andere regel te staan",
    FileReason.ID: "het nummer is niet bruikbaar (hoofdletters, cijfers, punt, streepje, "
    "schuine streep)",
    FileReason.DRAW_NUMBER: "de loting is niet L1 tot en met L999",
    FileReason.ATTEMPT: "de poging is niet 1 tot en met 99",
    FileReason.HASH: "hier hoort een controlegetal van 64 tekens te staan (0-9 en a-f)",
    FileReason.PREVIOUS_MISSING: "het controlegetal van de vorige poging ontbreekt",
    FileReason.PREVIOUS_UNEXPECTED: "bij poging 1 hoort geen vorige poging",
    FileReason.THROW: "de soort worp is niet bekend",
    FileReason.THROW_COUNT: "het aantal worpen kan niet (d6: 30 tot en met 60, d10: 24 tot en met "
    "48)",
    FileReason.COUNT: "het aantal loten is niet 2 tot en met 9999",
    FileReason.COUNT_DIFFERS: "het aantal is niet gelijk aan het aantal loten in de lijst",
    FileReason.UNSORTED: "dit lot staat niet op volgorde",
    FileReason.REPEATED: "dit lot staat er twee keer",
    FileReason.PLACE: "de plaats is niet het volgende getal",
    FileReason.NOT_CANONICAL: "deze regel is anders geschreven dan het programma doet",
}
"""Half a sentence for each reason, to stand behind the line number."""

_ALPHABETS: dict[SeedAlphabet, str] = {
    SeedAlphabet.D6: "1 tot en met 6",
    SeedAlphabet.D10: "0 tot en met 9",
    SeedAlphabet.EXTERNAL: "een cijfer, een letter of een van . : / = -",
    SeedAlphabet.SECRET: "0 tot en met 9 en a tot en met f",
    SeedAlphabet.CONTRIBUTION: "een cijfer, een letter of een punt",
}


def file_problem_text(problem: FileProblem) -> str:
    """A sentence with the line and the reason."""
    return f"Regel {problem.line}: {FILE_REASONS[problem.reason]}."


def allowed_characters(alphabet: SeedAlphabet) -> str:
    """What may stand in a seed or a part of it."""
    return _ALPHABETS[alphabet]


def _typed(length: int) -> str:
    return f"Er {'is 1 teken' if length == 1 else f'zijn {length} tekens'} ingevoerd."


def seed_problem_text(problem: SeedProblem) -> str:
    """A sentence about what is wrong with a seed, without what to do."""
    match problem:
        case SeedTooShort(length=length, fewest=fewest):
            return f"{_typed(length)} Nodig zijn er ten minste {fewest}."
        case SeedTooLong(length=length, most=most):
            return f"{_typed(length)} Er kunnen er hooguit {most} zijn."
        case SeedCharacter(position=position, character=character, alphabet=alphabet):
            allowed = allowed_characters(alphabet)
            return f"Op positie {position} staat {_shown(character)}. Hier kan {allowed}."
        case SecretForm():
            return "Het geheim is niet 64 tekens (0-9 en a-f)."
        case SecretMismatch():
            return "Het geopende geheim past niet bij het controlegetal op de lijst."
        case SeedNotUsed():
            return "Bij een loting met papieren loten hoort geen zaad."
        case (
            NoContribution()
            | TooManyContributions()
            | EmptyContribution()
            | ContributionTooLong()
            | ContributionCharacter()
        ):
            return _contribution_text(problem)
        case _:
            assert_never(problem)


def order_problem_text(problem: OrderProblem) -> str:
    """A sentence about what is wrong with a drawn order."""
    match problem:
        case SeedNeeded():
            return "Deze loting heeft een zaad nodig, geen getrokken volgorde."
        case OrderUnknownLot(place=place, lot=lot):
            return f"Op plaats {place} staat {lot}. Dat lot staat niet op de lijst."
        case OrderRepeatedLot(place=place, lot=lot):
            return f"Op plaats {place} staat {lot}. Dat lot is al eerder getrokken."
        case OrderMissingLots(lots=lots):
            return f"In de volgorde ontbreken: {', '.join(lots)}."
        case _:
            assert_never(problem)


def result_problem_text(problem: ResultProblem) -> str:
    """A sentence about an outcome that recomputing does not give."""
    match problem:
        case OtherList():
            return "De uitslag hoort bij een andere deelnemerslijst."
        case OtherKind():
            return "De uitslag hoort bij een ander soort loting dan de lijst."
        case PlaceDiffers(place=place, expected=None):
            return f"Plaats {place} kan er niet zijn: zoveel loten zijn er niet."
        case PlaceDiffers(place=place, expected=expected):
            return f"Plaats {place} moet {expected} zijn."
        case _:
            assert_never(problem)


def id_problem_text(problem: IdProblem) -> str:
    """A sentence about a number that cannot be used."""
    match problem.fault:
        case IdFault.EMPTY:
            return "Er is geen nummer ingevuld."
        case IdFault.TOO_LONG:
            return f"‘{problem.text}’ is langer dan {problem.position - 1} tekens."
        case IdFault.CHARACTER:
            character = _shown(problem.text[problem.position - 1])
            return (
                f"Op positie {problem.position} staat {character}. Toegestaan zijn hoofdletters, "
                "cijfers, punt, streepje en schuine streep."
            )
        case IdFault.SEPARATOR:
            return (
                f"Het teken op positie {problem.position} moet tussen twee letters of cijfers "
                "staan."
            )
        case _:
            assert_never(problem.fault)


def _contribution_text(
    problem: NoContribution
    | TooManyContributions
    | EmptyContribution
    | ContributionTooLong
    | ContributionCharacter,
) -> str:
    match problem:
        case NoContribution():
            return "Er is geen bijdrage ingevoerd."
        case TooManyContributions(count=count):
            return f"Er zijn {count} bijdragen. Er kunnen er hooguit 20 zijn."
        case EmptyContribution(number=number):
            return f"Bijdrage {number} is leeg."
        case ContributionTooLong(number=number, length=length):
            return f"Bijdrage {number} heeft {length} tekens. Er kunnen er hooguit 32 zijn."
        case ContributionCharacter(number=number, position=position, character=character):
            allowed = allowed_characters(SeedAlphabet.CONTRIBUTION)
            shown = _shown(character)
            return f"In bijdrage {number} staat op positie {position} {shown}. Hier kan {allowed}."
        case _:
            assert_never(problem)


def _shown(character: str) -> str:
    """The character between quotes, or its code when it does not show by itself."""
    named = {" ": "een spatie", "\n": "een regeleinde", "\t": "een tab"}
    if character in named:
        return named[character]
    return f"‘{character}’" if character.isprintable() else f"U+{ord(character):04X}"
