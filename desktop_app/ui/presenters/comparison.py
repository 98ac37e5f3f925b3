"""One unit beside its neighbour in the rangorde, step by step, with the step that decided."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.legal import chosen
from desktop_app.core.outcome import Outcome, PoolOutcome
from desktop_app.core.round import Round
from desktop_app.core.scheme import OrderKey, Scheme
from desktop_app.text import ranking_screen as text
from desktop_app.text import window as window_text
from desktop_app.ui.presenters.grid import points_text
from desktop_app.ui.presenters.words import point_decimals, unit_name


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparisonView:
    """Two rows over the same steps; deciding: the column of the step that decided, if any."""

    title: str
    heads: tuple[str, ...]
    own: tuple[str, ...]
    other: tuple[str, ...]
    deciding: int | None

    def spoken(self) -> str:
        """Return the comparison as a screen reader says it."""
        steps = [
            text.spoken_comparison(head, own, other, decides=at == self.deciding)
            for at, (head, own, other) in enumerate(
                zip(self.heads, self.own, self.other, strict=True)
            )
        ]
        return f"{self.title}. {'; '.join(steps)}."


def comparison_view(state: Round, outcome: Outcome, unit: str) -> ComparisonView | None:
    """Return the comparison with the place above, or below for the first; None without a place."""
    listed = next((pool for pool in outcome.pools if unit in pool.keys), None)
    other = None if listed is None else _neighbour(listed, unit)
    if listed is None or other is None:
        return None
    scheme = state.scheme
    keys = chosen(scheme.order, outcome.case.readings)
    mine, theirs = listed.keys[unit], listed.keys[other]
    decided = next(
        (at for at, pair in enumerate(zip(mine, theirs, strict=True)) if _differ(pair)), None
    )
    decimals = point_decimals(scheme)
    line = outcome.unit(other)
    place = window_text.shared_place(line.place or 0, shared=line.shared)
    shown = len(keys) if decided is None else decided + 1
    return ComparisonView(
        title=text.compared_with(place, unit_name(state, other)),
        heads=tuple(_head(scheme, key) for key in keys[:shown]),
        own=tuple(points_text(value, scheme.unit, decimals) for value in mine[:shown]),
        other=tuple(points_text(value, scheme.unit, decimals) for value in theirs[:shown]),
        deciding=decided,
    )


def _neighbour(listed: PoolOutcome, unit: str) -> str | None:
    at = listed.ranking.index(unit)
    if at > 0:
        return listed.ranking[at - 1]
    return listed.ranking[1] if len(listed.ranking) > 1 else None


def _differ(pair: tuple[int, int]) -> bool:
    return pair[0] != pair[1]


def _head(_scheme: Scheme, key: OrderKey) -> str:
    if not key.criteria:
        return text.TOTAL
    return key.criteria[0] if len(key.criteria) == 1 else key.label
