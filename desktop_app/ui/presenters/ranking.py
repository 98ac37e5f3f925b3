"""What the table of the rangorde shows: places, the ceiling line, and who is not ranked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from desktop_app.text import window as text
from desktop_app.ui.presenters.marks import Mark

CEILING_KEY: Final = "#ceiling"
UNPLACED_KEY: Final = "#unplaced"


@dataclass(frozen=True, slots=True, kw_only=True)
class RankRow:
    """One unit that shares in the money; it has no place where no ranking was needed.

    granted: the amount as text, or None while `between` (lowest, highest) is all that is known;
    left: what is left after this place; dim: nothing is granted here; shift: how many places
    it rose (negative: fell) at the last change; members: how many share the place.
    """

    key: str
    mark: Mark
    word: str
    place: int | None
    members: int
    number: str
    short_number: str
    name: str
    cells: tuple[str, ...]
    total: str
    requested: str
    granted: str | None
    between: tuple[str, str] | None
    left: str
    why: str
    dim: bool = False
    shift: int = 0

    @property
    def shared(self) -> bool:
        """Tell whether equals share this place."""
        return self.members > 1

    @property
    def place_text(self) -> str:
        """Return the place as a table shows it."""
        return "" if self.place is None else text.shared_place(self.place, shared=self.shared)

    def spoken(self) -> str:
        """Return the row as a screen reader says it."""
        parts = [] if self.place is None else [f"{text.PLACE_HEAD} {self.place}"]
        if self.shared and parts:
            parts[0] += f", {text.spoken_shared(self.members)}"
        parts += [self.name, f"{text.spoken(self.total)} punten", self.word.lower()]
        if self.between is not None:
            parts.append(text.spoken_range(*self.between))
        elif self.granted is not None:
            parts.append(text.spoken_amount(self.granted))
        return "; ".join(parts)


@dataclass(frozen=True, slots=True, kw_only=True)
class CeilingRow:
    """The line below which nothing is granted; `key` is unique when there are pools."""

    full: str
    short: str
    key: str = CEILING_KEY

    def spoken(self) -> str:
        """Return the line as a screen reader says it."""
        return self.full


@dataclass(frozen=True, slots=True, kw_only=True)
class UnplacedHead:
    """The head above the units that are not ranked, with a count for each reason."""

    title: str
    counts: tuple[tuple[Mark, str], ...]
    key: str = UNPLACED_KEY

    def spoken(self) -> str:
        """Return the head as a screen reader says it."""
        return ", ".join((self.title, *(words for _, words in self.counts)))


@dataclass(frozen=True, slots=True, kw_only=True)
class UnplacedRow:
    """One unit that is not ranked, and why."""

    key: str
    mark: Mark
    word: str
    number: str
    short_number: str
    name: str
    total: str
    requested: str
    reason: str

    def spoken(self) -> str:
        """Return the row as a screen reader says it."""
        return f"{self.name}; {self.word.lower()}; {self.reason}"


RankingLine = RankRow | CeilingRow | UnplacedHead | UnplacedRow


@dataclass(frozen=True, slots=True, kw_only=True)
class RankingView:
    """The whole table; `codes` head the columns of the criteria, `decided` changes the words."""

    codes: tuple[str, ...]
    lines: tuple[RankingLine, ...]
    decided: bool = False

    def keys(self) -> tuple[str, ...]:
        """Return the key of every line, from the top down."""
        return tuple(line.key for line in self.lines)


def is_unit(line: RankingLine) -> bool:
    """Tell whether the line stands for a unit, and can be selected."""
    return isinstance(line, RankRow | UnplacedRow)


def with_shifts(before: RankingView | None, after: RankingView) -> RankingView:
    """Return `after` with for every placed unit how many places it rose since `before`."""
    if before is None:
        return after
    places = {line.key: line.place for line in before.lines if isinstance(line, RankRow)}
    return replace(
        after,
        lines=tuple(
            replace(line, shift=_shift(places.get(line.key), line.place))
            if isinstance(line, RankRow)
            else line
            for line in after.lines
        ),
    )


def _shift(before: int | None, after: int | None) -> int:
    return 0 if before is None or after is None else before - after


def mark_word(mark: Mark, *, decided: bool) -> str:
    """Return the word of a state: proposal before the college decides, decision after."""
    words = text.DECIDED if decided else text.PROPOSED
    return words.get(mark.value) or text.MARK_WORDS[mark.value]
