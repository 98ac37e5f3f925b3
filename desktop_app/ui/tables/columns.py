"""How wide the columns of the tables are, from the room there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QFontMetrics

from desktop_app.core.criteria import LevelScale
from desktop_app.ui.presenters.grid import CriterionColumn, GridView
from desktop_app.ui.theme import Look
from desktop_app.ui.tokens import META, WidthClass

STATUS_WIDTH: Final = 34
TOTAL_WIDTH: Final = 66
NUMBER_GAP: Final = 22
NUMBER_GAP_SHORT: Final = 12
NAME_WISH: Final = 160
NAME_LEAST: Final = 110


@dataclass(frozen=True, slots=True, kw_only=True)
class GridWidths:
    """The width in pixels of every column, and whether the room is scarce."""

    columns: tuple[int, ...]
    compact: bool
    short_numbers: bool


def grid_widths(view: GridView, look: Look, room: int, wide: WidthClass) -> GridWidths:
    """Divide `room` pixels: fixed columns first, then the criteria, the rest for the name."""
    short = wide is not WidthClass.WIDE
    numbers = [row.short_number if short else row.number for row in view.rows]
    metrics = QFontMetrics(look.font(META))
    number = max((metrics.horizontalAdvance(item) for item in numbers), default=look.px(60))
    status, total = look.px(STATUS_WIDTH), look.px(TOTAL_WIDTH)
    number += look.px(NUMBER_GAP_SHORT if short else NUMBER_GAP)
    fixed = status + number + total
    wished = [look.px(_wished(column)) for column in view.columns]
    least = [look.px(_least(column)) for column in view.columns]
    left = room - fixed
    if left - sum(wished) >= look.px(NAME_WISH):
        scores = wished
    else:
        scores = _between(wished, least, left - look.px(NAME_WISH))
    name = max(left - sum(scores), look.px(NAME_LEAST))
    return GridWidths(
        columns=(status, number, name, *scores, total),
        compact=scores != wished,
        short_numbers=short,
    )


def _wished(column: CriterionColumn) -> int:
    return 56 if isinstance(column.scale, LevelScale) else 48


def _least(column: CriterionColumn) -> int:
    return 44 if isinstance(column.scale, LevelScale) else 34


def _between(wished: list[int], least: list[int], room: int) -> list[int]:
    """Shrink all columns alike, but none below its least width."""
    short = max(sum(wished) - max(room, 0), 0)
    slack = sum(wished) - sum(least)
    if short >= slack:
        return least
    return [wish - short * (wish - low) // slack for wish, low in zip(wished, least, strict=True)]
