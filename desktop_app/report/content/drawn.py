"""A draw as its files tell it: list, ranking it rests on, seed, and the order computed again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from desktop_app.core.draw import DrawResult, SeedResult, check_number, draw_order, paper_order
from desktop_app.core.draw_list import DrawList, list_hash
from desktop_app.core.round_draws import Attempt, LotsDrawn, SeedGiven


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """One attempt, without anything that was only told about it.

    standing: `rangorde.txt` as it was frozen; seed: None without one; result: computed from list
    and seed, None while there is none.
    """

    draw_list: DrawList
    standing: str
    seed: str | None
    result: DrawResult | None

    @property
    def list_hash(self) -> str:
        """L, computed again."""
        return list_hash(self.draw_list)

    @property
    def check_number(self) -> str | None:
        """U, computed again; None while there is no outcome."""
        return None if self.result is None else check_number(self.result)

    @property
    def tickets(self) -> tuple[str, ...]:
        """The tickets in the order of the outcome; none on paper."""
        return self.result.tickets if isinstance(self.result, SeedResult) else ()

    @property
    def standing_nr(self) -> str:
        """The journal number that the ranking names."""
        line = next(
            (item for item in self.standing.split("\n") if item.startswith("journaal ")), ""
        )
        return line.split(" ")[1] if line else ""


def drawn_of(attempt: Attempt) -> Drawn:
    """Take a draw from the round and compute its outcome again."""
    seed: str | None = None
    found: object = None
    match attempt.result:
        case None:
            pass
        case SeedGiven(seed=seed):
            found = draw_order(attempt.draw_list, seed)
        case LotsDrawn(order=order):
            found = paper_order(attempt.draw_list, order)
        case _:
            assert_never(attempt.result)
    return Drawn(
        draw_list=attempt.draw_list,
        standing=attempt.standing,
        seed=seed,
        result=found if isinstance(found, DrawResult) else None,
    )
