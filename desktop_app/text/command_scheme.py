"""The words of `rangorde scheme`."""

from __future__ import annotations

from desktop_app.text import notation
from desktop_app.text.messages import MessageKey, message

HELP = (
    "Regelingen bekijken en controleren.\n"
    "  list   welke regelingen het programma kent\n"
    "  check  een regelingbestand controleren, met de voorbeelden ernaast; alle problemen in één\n"
    "         keer, met regel en kolom. Zonder naam: alle regelingen van het programma\n"
    "  show   een regeling in gewone zinnen, met het artikel erachter"
)
NAMES = "een regeling uit de lijst, of het pad van een eigen regelingbestand"
NO_NAME_WANTED = "Bij list hoort geen naam. Een regeling bekijkt u met ‘rangorde scheme show NAAM’."
NAME_WANTED = "Noem een regeling. Kijk met ‘rangorde scheme list’ welke er zijn."


def sound(name: str, examples: int) -> str:
    """Say that a scheme file has no problems and how many examples hold."""
    if not examples:
        return f"{name}: in orde. Er staan geen voorbeelden naast."
    many = notation.plural(examples, "voorbeeld klopt", "voorbeelden kloppen")
    return f"{name}: in orde; {many}."


def examples_not_utf8(name: str, line: int) -> str:
    """Say that the examples beside a scheme are no UTF-8, and where."""
    return (
        f"{name}, regel {line}: het bestand is niet opgeslagen als UTF-8. Sla het opnieuw op als "
        "UTF-8."
    )


def example_fails(line: int, name: str, expected: str, found: str) -> str:
    """Say which worked example does not hold, and where."""
    said = message(MessageKey.EXAMPLE_FAILS, naam=name, verwacht=expected, gevonden=found)
    return f"Regel {line} van de voorbeelden: {said.one_line()}"
