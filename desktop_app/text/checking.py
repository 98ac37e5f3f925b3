"""Sentences about what the check of a document finds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.text.notation import blocks, enumeration, plural

SOUND: Final = "Alles klopt. De cijfers zijn opnieuw berekend en gelijk aan wat er staat."
NOT_SOUND: Final = "Dit stuk klopt niet. Gebruik dit exemplaar niet."
UNREADABLE: Final = "Dit bestand is geen pdf die kan worden gelezen, of het is beschadigd."
NOT_SIGNED: Final = "Dit stuk is niet ondertekend en niet verzegeld."
CASE_UNREADABLE: Final = "De invoer in dit stuk (zaak.json) kan niet worden gelezen: {problems}"
_FIELDS: Final = {
    "result": "uitkomst",
    "reason": "reden",
    "total": "totaal",
    "place": "plaats",
    "shared": "gedeeld",
    "granted": "bedrag",
    "status": "toestand",
    "ties": "gelijke standen",
    "units": "aanvragen",
    "unused_draws": "ongebruikte lotingen",
    "readings": "lezingen",
    "reading_matters": "lezingen die verschil maken",
}


def checked(compared: int, computed: int) -> str:
    """What was done."""
    return (
        f"Er zijn {plural(compared, 'regel', 'regels')} vergeleken met het papier; "
        f"{plural(computed, 'regel is', 'regels zijn')} opnieuw berekend uit de toegevoegde "
        "bestanden."
    )


def file_missing(name: str) -> str:
    """A file that is not there."""
    return f"Het bestand {name} ontbreekt."


def file_unknown(name: str) -> str:
    """A file that should not be there."""
    return f"Het bestand {name} hoort hier niet bij."


def file_unreadable(name: str) -> str:
    """A file that has not the form it must have."""
    return f"Het bestand {name} in dit stuk heeft niet de juiste vorm."


def file_differs(name: str, found: str, expected: str) -> str:
    """A file whose bytes are not those of when the document was made."""
    return (
        f"Het bestand {name} is gewijzigd. Het heeft controlegetal {found}; in dit stuk staat "
        f"{expected}."
    )


def scheme_differs(found: str, expected: str) -> str:
    """A scheme that is not the one of the round."""
    return (
        f"De regeling in dit stuk is een andere. Controlegetal {blocks(found)} in plaats van "
        f"{blocks(expected)}."
    )


def outcome_differs(about: str, field: str, found: str, computed: str) -> str:
    """An embedded outcome that the rules do not give."""
    which = f"Bij {about}" if about else "In de uitkomst"
    return (
        f"{which} staat in uitkomst.json bij {_FIELDS.get(field, field)}: {found}. De regeling "
        f"geeft {computed}."
    )


def ranking_differs(line: int, found: str, computed: str) -> str:
    """A line of the ranking that the rules do not give."""
    return f"In rangorde.txt staat op regel {line} ‘{found}’. Daar hoort ‘{computed}’."


def draw_without_files(order: Sequence[str]) -> str:
    """A draw that cannot be computed again."""
    return (
        f"Van de loting met de volgorde {enumeration(order)} zitten de bestanden niet in dit stuk."
    )


def figure_differs(where: str, unit: str, column: str, found: str, computed: str) -> str:
    """Something that does not follow from the embedded files."""
    return (
        f"{_place(where, unit, column)} staat {_quoted(found)}. Uit de meegeleverde gegevens volgt "
        f"{_quoted(computed)}."
    )


def printed_differs(where: str, unit: str, column: str, printed: str, expected: str) -> str:
    """Something on paper that is not what the document says."""
    return (
        f"{_place(where, unit, column)} is {_quoted(printed)} afgedrukt. Daar hoort "
        f"{_quoted(expected)}."
    )


def _place(where: str, unit: str, column: str) -> str:
    parts = [f"Bij {unit}" if unit else ""]
    if where:
        parts.append(f"{'in' if unit else 'In'} ‘{where}’")
    if column:
        parts.append(f"kolom ‘{column}’")
    return ", ".join(part for part in parts if part) or "In dit stuk"


def _quoted(text: str) -> str:
    return f"‘{text}’" if text else "niets"


def decoration_differs(page: int, printed: str) -> str:
    """Text outside the document's own text."""
    return f"Op bladzijde {page} staat ‘{printed}’. Dat hoort niet bij de tekst van dit stuk."


def footer_missing(page: int, expected: str) -> str:
    """A footer that is not there, or is another one."""
    return f"Op bladzijde {page} ontbreekt in de voettekst ‘{expected}’."


def lottery_file(name: str, problem: str) -> str:
    """A file of a draw that does not fit."""
    return f"{name}: {problem}"


def lottery_bytes(name: str) -> str:
    """A file of a draw that is not what list and seed make it."""
    return f"De inhoud van {name} past niet bij de lijst en het zaad van deze loting."


def standing_differs(found: str, expected: str) -> str:
    """A ranking that is not the one of the draw."""
    return (
        f"De rangorde hoort niet bij deze loting. Controlegetal {blocks(found)}; in de lijst staat "
        f"{blocks(expected)}."
    )


def standing_of_lots(lots: Sequence[str]) -> str:
    """Lots that were not equal."""
    return f"De loten {enumeration(lots)} staan in de rangorde niet samen op één plaats."


def lottery_differs(word: str, found: str, expected: str) -> str:
    """A draw of another round, or another draw."""
    return f"In de deelnemerslijst staat {word} {found}. Dit stuk gaat over {word} {expected}."


def signature_broken(role: str) -> str:
    """A signature over something else."""
    return f"De handtekening van {role} past niet meer bij de inhoud: het stuk is gewijzigd."


def signature_intact(role: str, *, last: bool) -> str:
    """A signature that fits."""
    after = "" if last else " Wat daarna is toegevoegd, zijn alleen andere handtekeningen."
    return f"De handtekening van {role} past bij de inhoud.{after}"
