"""The draws of a round: invitations, secrets, and every attempt with how it went."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop_app.core.draw_list import DrawList
from desktop_app.core.events_draw import Block, Contribution, DrawLapse
from desktop_app.core.ids import Identifier
from desktop_app.core.round_parts import Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """An applicant was invited to a draw, on a day and in a way."""

    date: str
    way: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """A secret of the program; shown nowhere until it is opened.

    used: number and attempt of the list that carries its commitment.
    """

    secret: str
    used: tuple[int, int] | None
    opened: bool
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedGiven:
    """The seed that decides an attempt, and the order that follows from it."""

    seed: str
    contributions: tuple[Contribution, ...]
    typists: tuple[str, ...]
    throwers: tuple[str, ...]
    source: str | None
    order: tuple[Identifier, ...]
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class LotsDrawn:
    """The order in which paper lots were drawn, and by whom."""

    drawn_by: str
    typists: tuple[str, ...]
    order: tuple[Identifier, ...]
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealing:
    """The outcome was shown: U, the hash of `uitslag.txt`."""

    check_number: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Lapsing:
    """The tie of an attempt is no longer the same."""

    reason: DrawLapse
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Voiding:
    """An attempt went wrong: why, and who decided that."""

    reason: str
    by: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """One attempt at a draw, from its frozen list on.

    list_hash: L; standing: `rangorde.txt` as it was; keys: per lot the values of the order keys
    (exchange form); result: None until there is a seed or a drawn order; ended: None while it
    holds.
    """

    draw_list: DrawList
    list_hash: str
    standing: str
    keys: Mapping[str, tuple[str, ...]]
    persons: tuple[str, ...]
    leader: str | None
    witnesses: tuple[str, ...]
    frozen: Stamp
    blocks: tuple[Block, ...] = ()
    result: SeedGiven | LotsDrawn | None = None
    revealed: Revealing | None = None
    ended: Lapsing | Voiding | None = None

    @property
    def key(self) -> tuple[int, int]:
        """Number and attempt, by which the round knows it."""
        return (self.draw_list.number, self.draw_list.attempt)

    @property
    def live(self) -> bool:
        """Whether it has neither lapsed nor been declared void."""
        return self.ended is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiver:
    """A draw that was left out for exactly these units, because it changes no amount."""

    reason: str
    stamp: Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice:
    """A practice draw: its list, its seed, and its check number."""

    draw_list: DrawList
    seed: str
    check_number: str
    stamp: Stamp
