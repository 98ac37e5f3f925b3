"""Reading what is typed in a score cell: a score on the scale, or an explanation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from desktop_app.core.numbers import HUNDREDTHS, Points
from desktop_app.core.parsing import NumberProblem, parse_points_typed
from desktop_app.core.scheme import LevelScale, WholeScale
from desktop_app.text import window as text
from desktop_app.ui.presenters.grid import CriterionColumn, GridCell, ScoreCell, points_text


@dataclass(frozen=True, slots=True)
class Chosen:
    """A score on the scale, in units."""

    points: Points


@dataclass(frozen=True, slots=True)
class Cleared:
    """Nothing was typed: the cell is to be emptied."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Text that is no score here; `lines` explain what it is, what to do and what counts."""

    typed: str
    lines: tuple[str, ...]


Entry = Chosen | Cleared | Unreadable


def read_entry(typed: str, column: CriterionColumn, present: GridCell) -> Entry:
    """Read `typed` as a score of `column`; `present` is what the cell holds until then."""
    wanted = typed.strip()
    if not wanted:
        return Cleared()
    points = _by_letter(wanted, column)
    if points is None:
        points = _by_number(wanted, column)
    return Unreadable(typed, explain(typed, column, present)) if points is None else Chosen(points)


def letter_choice(letter: str, column: CriterionColumn) -> Points | None:
    """Return the points (units) of the level with this letter, if there is one."""
    return next(
        (choice.points for choice in column.choices() if choice.letter == letter.lower()), None
    )


def explain(typed: str, column: CriterionColumn, present: GridCell) -> tuple[str, ...]:
    """Return the three lines shown at a cell whose text is no score."""
    return (
        text.value_unknown(typed.strip(), column.label),
        _advice(column),
        text.previous_counts(previous_score(present)),
    )


def previous_score(present: GridCell) -> str | None:
    """Return the score that counts until the cell is right: `v (0,7)`."""
    if not isinstance(present, ScoreCell):
        return None
    return f"{present.letter} ({present.text})" if present.letter else present.text


def _advice(column: CriterionColumn) -> str:
    match column.scale:
        case LevelScale():
            return text.choose_level(
                [
                    (choice.letter or choice.word, points_text(choice.points, column.unit, 0))
                    for choice in column.choices()
                ]
            )
        case WholeScale(minimum, maximum):
            return text.choose_whole(minimum, maximum)
        case None:
            return text.FROM_FACTS
    assert_never(column.scale)


def _by_letter(wanted: str, column: CriterionColumn) -> Points | None:
    if len(wanted) == 1:
        return letter_choice(wanted, column)
    lowered = wanted.lower()
    return next(
        (choice.points for choice in column.choices() if choice.word.lower() == lowered), None
    )


def _by_number(wanted: str, column: CriterionColumn) -> Points | None:
    # The comma opens the editor, so that `,9` is what a hand in a hurry types for 0,9.
    hundredths = parse_points_typed(f"0{wanted}" if wanted[0] in ",." else wanted)
    if isinstance(hundredths, NumberProblem):
        return None
    units, rest = divmod(hundredths * column.unit, HUNDREDTHS)
    points = Points(units)
    return points if rest == 0 and _allowed(points, column) else None


def _allowed(points: Points, column: CriterionColumn) -> bool:
    match column.scale:
        case LevelScale(levels):
            return any(level.points == points for level in levels)
        case WholeScale(minimum, maximum):
            whole, rest = divmod(points, column.unit)
            return rest == 0 and minimum <= whole <= maximum
        case None:
            return False
    assert_never(column.scale)
