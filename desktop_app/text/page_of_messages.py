"""The one page that lists every message: `MELDINGEN.md`, written from the catalogue."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from desktop_app.text.messages import CATALOGUE

if TYPE_CHECKING:
    from desktop_app.text.template import Template

_HEAD = """\
# Meldingen van het programma

F = fout: dit kan zo niet worden ingelezen of gebruikt. W = waarschuwing: u mag door, maar kijk
eerst. N = niet uitgevoerd: de opdracht past niet bij de stand van de ronde. L = lege toestand.
Honderdtallen: 1 inlezen, 2 ronde en toelating, 3 scores en belangen, 4 regeling en lezingen,
5 rangorde en verdeling, 6 loting, 7 stukken en handtekening, 8 rondebestand.
Tenzij er iets anders staat, is er bij F en N niets veranderd.

Deze lijst wordt gemaakt uit de teksten in het programma:
`python -m desktop_app.text.page_of_messages > desktop_app/text/MELDINGEN.md`.

| code | sleutel | titel | wat is er | wat doet u |
|---|---|---|---|---|
"""

_CHOICE = re.compile(r"\{([a-z0-9]+):([^|}]*)\|([^}]*)\}")


def page() -> str:
    """The page as text: one row per message, in the order of the codes."""
    in_order = sorted(CATALOGUE.values(), key=lambda template: (template.code[1:], template.code))
    return _HEAD + "".join(_row(template) for template in in_order)


def _row(template: Template) -> str:
    optional = f" [{template.optional}]" if template.optional else ""
    cells = (
        template.code,
        template.key.value,
        template.title,
        template.what + optional,
        template.remedy,
    )
    return f"| {' | '.join(_readable(cell) for cell in cells)} |\n"


def _readable(text: str) -> str:
    return _CHOICE.sub(lambda found: found[3].replace("#", f"{{{found[1]}}}"), text)


if __name__ == "__main__":
    import sys

    sys.stdout.write(page())
