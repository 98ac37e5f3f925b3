"""What the screen Loting shows: seven steps, and the content of the one that is open."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum

from desktop_app.ui.presenters.marks import Mark


class DrawStep(IntEnum):
    """The seven steps of a draw, in their only order."""

    REASON = 1
    INVITATIONS = 2
    FREEZE = 3
    SHEET = 4
    SEED = 5
    REVEAL = 6
    SIGN = 7


class StepState(Enum):
    """How far a step is; the value is the spoken word."""

    DONE = "klaar"
    CURRENT = "huidige"
    LATER = "volgt"


@dataclass(frozen=True, slots=True, kw_only=True)
class StepLine:
    """One step in the list at the left, with what was recorded under it."""

    step: DrawStep
    title: str
    note: str
    state: StepState


@dataclass(frozen=True, slots=True, kw_only=True)
class ReasonStep:
    """Why there is a draw: the steps that were compared, and what each lot can get.

    compared: key and value on which all are equal; amounts: number, applicant, lowest and
    highest amount; waivable: the draw changes no amount and may be left out with a reason.
    """

    sentence: str
    compared: tuple[tuple[str, str], ...]
    amounts: tuple[tuple[str, str, str, str], ...]
    waivable: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitee:
    """One applicant: the day and the way of the invitation, and whether it is present."""

    unit: str
    number: str
    name: str
    invited: str
    way: str
    present: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationsStep:
    """Who was invited, and who came; `required` says which article demands it."""

    invitees: tuple[Invitee, ...]
    required: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FreezeStep:
    """What is frozen, in large letters, with the two names that are typed."""

    sentence: str
    consequence: str
    names: tuple[str, str]
    problem: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetStep:
    """The sheet to print: hash L in sixteen blocks, the lots, and the blocks to type back.

    asked: the numbers (from 1) of the blocks that are typed from the paper.
    """

    blocks: tuple[str, ...]
    lots: tuple[tuple[str, str], ...]
    seed_kind: str
    asked: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedStep:
    """The seed: kind, how many characters in groups of five, and which characters count.

    first_done: the first row is entered and covered; differing: the places (from 1) where the
    second row differs.
    """

    kinds: tuple[tuple[str, str], ...]
    kind: str
    length: int
    alphabet: str
    first_done: bool
    differing: tuple[int, ...]
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealCard:
    """One place of the draw; `shown` is false until the chair asks for it."""

    place: str
    shown: bool
    name: str
    number: str
    ticket: str
    mark: Mark
    word: str
    amount: str
    requested: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealStep:
    """The cards from the highest place down, with L, the seed and how the seed came about."""

    heading: str
    sentence: str
    cards: tuple[RevealCard, ...]
    list_blocks: tuple[str, ...]
    seed_heading: str
    seed_groups: tuple[str, ...]
    remarks: tuple[str, ...]

    @property
    def next_card(self) -> RevealCard | None:
        """The first card that is not shown yet."""
        return next((card for card in self.cards if not card.shown), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class SignStep:
    """The check number U in blocks, the witnesses, and the files that were made."""

    blocks: tuple[str, ...]
    witnesses: tuple[str, ...]
    files: tuple[str, ...]


StepBody = ReasonStep | InvitationsStep | FreezeStep | SheetStep | SeedStep | RevealStep | SignStep


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawView:
    """One attempt at one draw; practice: the whole screen says OEFENING.

    lapsed: since when and why it no longer counts; earlier: one line per earlier attempt.
    """

    heading: str
    steps: tuple[StepLine, ...]
    body: StepBody
    earlier: tuple[str, ...]
    practice: bool = False
    lapsed: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoDrawView:
    """There is nothing to draw, and why."""

    heading: str
    sentence: str
