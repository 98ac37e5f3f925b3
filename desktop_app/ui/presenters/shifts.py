"""Which row of the rangorde shows that it rose or fell: the one that was just scored."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.ui.presenters.ranking import RankingView, RankRow, with_shifts


def shift_of(before: RankingView | None, after: RankingView, unit: str) -> RankingView:
    """Return `after` with the shift of one unit; that of the others follows from it."""
    shifted = with_shifts(before, after)
    lines = tuple(
        replace(line, shift=0) if isinstance(line, RankRow) and line.key != unit else line
        for line in shifted.lines
    )
    return replace(shifted, lines=lines)
