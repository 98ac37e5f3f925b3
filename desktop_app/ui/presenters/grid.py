"""What the score grid shows: columns, rows and cells, complete and immutable."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import assert_never

from desktop_app.core.criteria import LevelScale, Scale, WholeScale
from desktop_app.core.numbers import HUNDREDTHS, Points
from desktop_app.text import notation
from desktop_app.text import window as text
from desktop_app.ui.presenters.marks import Mark


class Tint(Enum):
    """The ground of a score: readable in grey, so that a row reads without colour."""

    NONE = "none"
    MIDDLE = "middle"
    HIGH = "high"


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One level to choose: its value as written in the journal, letter (may be empty) and word.

    points in units; text: how the column writes them.
    """

    value: str
    letter: str
    word: str
    points: Points
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CriterionColumn:
    """One criterion; `code` heads the column, `label` names it in a sentence.

    unit: units per point; decimals: how many the points of this column are written with;
    editable: whether its score is given here (facts give their points themselves).
    """

    key: str
    code: str
    label: str
    title: str
    article: str
    maximum: str
    scale: Scale | None
    unit: int = HUNDREDTHS
    decimals: int = 0

    @property
    def editable(self) -> bool:
        """Tell whether scores are given in this column."""
        return self.scale is not None

    def written(self, points: Points | Fraction) -> str:
        """Write points (units) as this column writes them."""
        return points_text(points, self.unit, self.decimals)

    def choices(self) -> tuple[Choice, ...]:
        """Return the levels to choose from, low to high; none for whole points."""
        if not isinstance(self.scale, LevelScale):
            return ()
        letters = level_letters(self.scale)
        return tuple(
            Choice(
                value=level.id,
                letter=letter,
                word=level.name,
                points=level.points,
                text=self.written(level.points),
            )
            for letter, level in zip(letters, self.scale.levels, strict=True)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreCell:
    """A given score; `was` is the value of the first assessment when it was changed."""

    letter: str
    word: str
    text: str
    tint: Tint
    was: str | None = None


@dataclass(frozen=True, slots=True)
class MissingCell:
    """No score yet: missing is never zero."""


@dataclass(frozen=True, slots=True)
class LockedCell:
    """A cell nobody may fill, and why: an interest, or scores that are closed."""

    reason: str


@dataclass(frozen=True, slots=True)
class HiddenCell:
    """A score of another member that stays hidden until all have scored."""


@dataclass(frozen=True, slots=True)
class EmptyCell:
    """Nothing to assess: the unit was not admitted."""


GridCell = ScoreCell | MissingCell | LockedCell | HiddenCell | EmptyCell


class TotalState(Enum):
    """How a total is painted."""

    PLAIN = "plain"
    BELOW_MINIMUM = "below-minimum"
    MISSING = "missing"


@dataclass(frozen=True, slots=True, kw_only=True)
class GridRow:
    """One unit; the order of rows is fixed by number, whatever is scored.

    faded: withdrawn or not admitted, so that its cells are shown but not open.
    """

    key: str
    number: str
    short_number: str
    name: str
    cells: tuple[GridCell, ...]
    total: str
    total_state: TotalState = TotalState.PLAIN
    mark: Mark | None = None
    faded: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GridView:
    """The whole grid; `editable` is false when the round is read-only or scores are closed."""

    columns: tuple[CriterionColumn, ...]
    rows: tuple[GridRow, ...]
    editable: bool = True

    def accepts(self, row: int, column: int) -> bool:
        """Tell whether a score can be typed in this cell."""
        if not self.editable or self.rows[row].faded or not self.columns[column].editable:
            return False
        return isinstance(self.rows[row].cells[column], ScoreCell | MissingCell)


@lru_cache(maxsize=4096, typed=True)
def points_text(points: int | Fraction, unit: int, decimals: int) -> str:
    """Write points with at least `decimals` decimals, exactly."""
    written = notation.points_number(points, unit)
    whole, comma, rest = written.partition(",")
    if " " in written or len(rest) >= decimals:
        return written
    return f"{whole}{comma or ','}{rest.ljust(decimals, '0')}"


def decimals_of(scale: Scale, unit: int) -> int:
    """Count the decimals the values of this scale need."""
    match scale:
        case WholeScale():
            return 0
        case LevelScale(levels):
            return max(
                (notation.finite_decimals(Fraction(level.points, unit)) or 0 for level in levels),
                default=0,
            )
    assert_never(scale)


def level_letters(scale: LevelScale) -> tuple[str, ...]:
    """Return for each level the first letter of its name that no earlier level took."""
    letters: list[str] = []
    for level in scale.levels:
        free = (letter for letter in level.name.lower() if letter.isalpha())
        letters.append(next((letter for letter in free if letter not in letters), ""))
    return tuple(letters)


def tint_of(points: Points, scale: Scale, unit: int) -> Tint:
    """Return the ground of a score: highest value, from half of it up, or below that."""
    match scale:
        case LevelScale(levels):
            highest = max(level.points for level in levels)
        case WholeScale(maximum=maximum):
            highest = Points(maximum * unit)
    if points >= highest:
        return Tint.HIGH
    return Tint.MIDDLE if 2 * points >= highest else Tint.NONE


@lru_cache(maxsize=1024)
def score_cell(column: CriterionColumn, value: str, *, was: str | None = None) -> ScoreCell:
    """Build the cell for a score as the journal writes it: a level id, or whole points."""
    choice = next((item for item in column.choices() if item.value == value), None)
    points = choice.points if choice else Points(int(value) * column.unit)
    return points_cell(column, points, choice, was=was)


def points_cell(
    column: CriterionColumn,
    points: Points,
    choice: Choice | None = None,
    *,
    was: str | None = None,
) -> ScoreCell:
    """Build the cell for points (units), given as a level or following from facts."""
    return ScoreCell(
        letter=choice.letter if choice else "",
        word=choice.word if choice else "",
        text=column.written(points),
        tint=tint_of(points, column.scale, column.unit) if column.scale else Tint.NONE,
        was=was,
    )


def spoken_content(column: CriterionColumn, cell: GridCell) -> str:
    """Return what a screen reader says is in `cell`."""
    match cell:
        case ScoreCell(word=word, text=shown):
            return text.spoken_score(word, shown, column.maximum)
        case MissingCell():
            return text.NO_SCORE
        case LockedCell(reason):
            return text.spoken_lock(reason)
        case HiddenCell():
            return text.HIDDEN_SCORE
        case EmptyCell():
            return text.NOT_ASSESSED
    assert_never(cell)


def spoken_cell(view: GridView, row: int, column: int) -> str:
    """Return the accessible name of a cell: application, criterion and content."""
    line, criterion = view.rows[row], view.columns[column]
    content = spoken_content(criterion, line.cells[column])
    return text.spoken_cell(line.number, line.name, criterion.label, content)
