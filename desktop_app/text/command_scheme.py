"""The words of `rangorde scheme`."""

from __future__ import annotations

from desktop_app.text.messages import MessageKey, message

HELP = (
    "Regelingen bekijken en controleren.\n"
    "  list   welke regelingen het programma kent\n"
    "  check  een regelingbestand controleren, met de voorbeelden ernaast; alle problemen in één\n"
    "         keer, met regel en kolom. Zonder naam: alle regelingen van het programma\n"
    "  show   een regeling in gewone zinnen, met het artikel erachter"
)
NAMES = "een regeling uit de lijst, of het pad van een eigen regelingbestand"
NAME_WANTED = "Noem een regeling. Kijk met ‘rangorde scheme list’ welke er zijn."


def sound(name: str, examples: int) -> str:
    """Say that a scheme file has no problems and how many examples hold."""
    if not examples:
        return f"{name}: in orde. Er staan geen voorbeelden naast."
    return f"{name}: in orde; {examples} voorbeelden kloppen."


def example_fails(line: int, name: str, expected: str, found: str) -> str:
    """Say which worked example does not hold, and where."""
    said = message(MessageKey.EXAMPLE_FAILS, naam=name, verwacht=expected, gevonden=found)
    return f"Regel {line} van de voorbeelden: {said.one_line()}"
