"""Reading what is typed in a score cell: a score on the scale, or an explanation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from desktop_app.core.criteria import LevelScale, WholeScale
from desktop_app.core.numbers import HUNDREDTHS
from desktop_app.core.parsing import NumberProblem, parse_points_typed
from desktop_app.text import window as text
from desktop_app.ui.presenters.grid import CriterionColumn, GridCell, ScoreCell, points_text


@dataclass(frozen=True, slots=True)
class Chosen:
    """A score on the scale, as the journal writes it: a level id, or whole points."""

    value: str


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
    value = _by_letter(wanted, column)
    if value is None:
        value = _by_number(wanted, column)
    return Unreadable(typed, explain(typed, column, present)) if value is None else Chosen(value)


def letter_choice(letter: str, column: CriterionColumn) -> str | None:
    """Return the value of the level with this letter, if there is one."""
    return next(
        (choice.value for choice in column.choices() if choice.letter == letter.lower()), None
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


def _by_letter(wanted: str, column: CriterionColumn) -> str | None:
    if len(wanted) == 1:
        return letter_choice(wanted, column)
    lowered = wanted.lower()
    return next(
        (choice.value for choice in column.choices() if choice.word.lower() == lowered), None
    )


def _by_number(wanted: str, column: CriterionColumn) -> str | None:
    # The comma opens the editor, so that `,9` is what a hand in a hurry types for 0,9.
    hundredths = parse_points_typed(f"0{wanted}" if wanted[0] in ",." else wanted)
    if isinstance(hundredths, NumberProblem):
        return None
    units, rest = divmod(hundredths * column.unit, HUNDREDTHS)
    return None if rest else _value_of(units, column)


def _value_of(units: int, column: CriterionColumn) -> str | None:
    match column.scale:
        case LevelScale(levels):
            return next((level.id for level in levels if level.points == units), None)
        case WholeScale(minimum, maximum):
            whole, rest = divmod(units, column.unit)
            return str(whole) if rest == 0 and minimum <= whole <= maximum else None
        case None:
            return None
    assert_never(column.scale)
