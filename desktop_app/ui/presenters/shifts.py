"""Which row of the rangorde shows that it rose or fell: the one that was just scored."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.ui.presenters.ranking import RankingView, RankRow, with_shifts


def shift_of(before: RankingView | None, after: RankingView, unit: str) -> RankingView:
    """Return `after` with the shift of one unit; that of the others follows from it."""
    return _without(with_shifts(before, after), unit)


def settled(view: RankingView) -> RankingView:
    """Return `view` without a mark anywhere."""
    return _without(view, "")


def _without(view: RankingView, but: str) -> RankingView:
    lines = tuple(
        replace(line, shift=0)
        if isinstance(line, RankRow) and line.shift and line.key != but
        else line
        for line in view.lines
    )
    return replace(view, lines=lines)
