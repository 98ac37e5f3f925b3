"""What the screen Beoordelen shows beside its two tables: the strip and the reasons."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.ui.presenters.frame import KeyHint
from desktop_app.ui.presenters.marks import Mark


@dataclass(frozen=True, slots=True)
class LevelHint:
    """A key that gives a level, and the points of that level."""

    key: KeyHint
    points: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StripView:
    """The cell under the cursor: criterion, application, article, keys and reason.

    unit and criterion: which cell; reason: the reason that is recorded; prompt: what the empty
    field asks for; reason_open: whether a reason can be typed here.
    """

    unit: str
    criterion: str
    code: str
    title: str
    context: str
    levels: tuple[LevelHint, ...]
    reason: str
    prompt: str
    reason_open: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WhyView:
    """Why a unit stands where it stands: one heading, the sentences, and the article."""

    heading: str
    sentences: tuple[str, ...]
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BudgetView:
    """The money in one line: what is left, and what decides about it.

    pool: its name, empty in a round without pools; shares: per place its amount in cents and its
    mark, from the top; ceiling in cents;
    open_amount: what a draw still decides over, in cents.
    """

    pool: str
    left: str
    ceiling: int
    shares: tuple[tuple[int, Mark], ...]
    note: str
    note_mark: Mark | None
    current: int | None = None
