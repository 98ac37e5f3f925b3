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
    reachable: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ReasonStep:
    """Why there is a draw: the steps that were compared, and what each lot can get.

    compared: key and value on which all are equal; amounts: number, applicant, lowest and
    highest amount; waivable: the draw changes no amount and may be left out with a reason;
    waived: it was left out, and why.
    """

    heading: str
    sentence: str
    compared: tuple[tuple[str, str], ...]
    amounts: tuple[tuple[str, str, str, str], ...]
    waivable: str | None
    waived: str | None


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
    """What is frozen, in large letters, and how the seed will come about.

    kinds: word of LOTING-1 and title of every kind of seed; throws: fewest and most throws of
    the chosen kind, None for a kind without; commitment: of a secret that waits for its list.
    """

    sentence: str
    consequence: str
    kinds: tuple[tuple[str, str], ...]
    kind: str
    throws: tuple[int, int] | None
    commitment: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedStep:
    """A step that is on the disk: what was recorded, as label and value."""

    heading: str
    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetStep:
    """The sheet to print: hash L in sixteen blocks, the lots, and the blocks to type back.

    about: label and value of what stands above the lots; asked: the numbers (from 1) of the
    blocks that are typed from the paper, empty when that was done.
    """

    blocks: tuple[str, ...]
    about: tuple[tuple[str, str], ...]
    lots: tuple[tuple[str, str], ...]
    asked: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedStep:
    """The seed: its kind, how many throws in groups of five, and which characters count.

    lots: how many places a drawn order has; sentence: what is to be kept in mind.
    """

    heading: str
    kind: str
    length: int
    alphabet: str
    lots: int
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
    def hidden(self) -> tuple[RevealCard, ...]:
        """The cards that are not shown yet, the next one first."""
        return tuple(card for card in self.cards if not card.shown)


@dataclass(frozen=True, slots=True, kw_only=True)
class SignStep:
    """The check number U in blocks, who signs, and the names of the files to take along."""

    blocks: tuple[str, ...]
    signers: tuple[tuple[str, str], ...]
    files: tuple[str, ...]


StepBody = (
    ReasonStep
    | InvitationsStep
    | FreezeStep
    | RecordedStep
    | SheetStep
    | SeedStep
    | RevealStep
    | SignStep
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """One tie of the list, when there are several."""

    members: tuple[str, ...]
    title: str
    current: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawView:
    """One attempt at one draw.

    members: of the tie; draw: the name by which a command means the attempt, None before the
    freeze; topics: all ties when there are several; earlier: one line per attempt that no
    longer counts.
    """

    heading: str
    members: tuple[str, ...]
    draw: str | None
    topics: tuple[Topic, ...]
    steps: tuple[StepLine, ...]
    step: DrawStep
    body: StepBody
    earlier: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoDrawView:
    """There is nothing to draw, and why; earlier: attempts that no longer count."""

    heading: str
    sentence: str
    earlier: tuple[str, ...]
