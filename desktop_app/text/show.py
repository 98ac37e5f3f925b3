"""The words and columns of `rangorde show`."""

from __future__ import annotations

from collections.abc import Sequence

HELP = "Toont de rangorde en de verdeling van een ronde zoals die nu is, met de reden per plaats."
ROUND = "het rondebestand"
WHY = "toon ook de hele redenering van elke plaats"
HEADINGS = (
    "Plaats", "Nummer", "Aanvrager", "Totaal", "Gevraagd", "Te verlenen", "Nog over", "Voorstel",
    "Waarom",
)  # fmt: skip
RIGHT = frozenset({0, 3, 4, 5, 6})
_WIDEST = 38


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lay rows out in columns under their headings; long texts are shortened with an ellipsis."""
    cut = [
        [_cut(cell) if index < len(row) - 1 else cell for index, cell in enumerate(row)]
        for row in (HEADINGS, *rows)
    ]
    widths = [max(len(row[index]) for row in cut) for index in range(len(HEADINGS))]
    return ["  ".join(_aligned(row, widths)).rstrip() for row in cut]


def _aligned(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    return [
        cell.rjust(width) if index in RIGHT else cell.ljust(width)
        for index, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]


def _cut(text: str) -> str:
    return text if len(text) <= _WIDEST else text[: _WIDEST - 1] + "…"


def heading(round_id: str, title: str, phase: str, status: str) -> str:
    """Give the line above the table."""
    return f"Ronde {round_id} · {title} · fase {phase} · {status}"


def pool_line(name: str, ceiling: str, granted: str, remainder: str) -> str:
    """Give the line with the money of one list."""
    return f"{name}: plafond {ceiling}, te verlenen {granted}, nog over {remainder}"


def head_line(nr: int, blocks: str) -> str:
    """Give the line with the journal head."""
    return f"Ketenkop journaal {nr}: {blocks}"
