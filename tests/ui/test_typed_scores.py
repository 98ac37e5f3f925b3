"""What can be typed in a score cell."""

from __future__ import annotations

import pytest

from desktop_app.ui.presenters.entry import Chosen, Cleared, Unreadable, read_entry
from desktop_app.ui.presenters.grid import MissingCell, score_cell
from tests.ui.example import COLUMNS

LEVELS, OTHER_LEVELS, WHOLE = COLUMNS


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("0", "insufficient"),
        ("0,9", "sufficient"),
        ("0.9", "sufficient"),
        (",9", "sufficient"),
        (".9", "sufficient"),
        ("1,80", "good"),
        ("v", "sufficient"),
        ("G", "good"),
        ("goed", "good"),
        (" 1,8 ", "good"),
    ],
)
def test_a_level_is_read_by_points_letter_or_word(typed: str, value: str) -> None:
    """A point and a comma read alike, and never as thousands."""
    assert read_entry(typed, OTHER_LEVELS, MissingCell()) == Chosen(value)


@pytest.mark.parametrize(
    "typed", ["3,5", "18", "1.8.0", "1e0", "1_8", "x", "٩", "0,91", "-1", "NaN", "9" * 5000]
)
def test_what_is_no_level_is_explained(typed: str) -> None:
    """The text itself is kept, to stay visible."""
    entry = read_entry(typed, OTHER_LEVELS, MissingCell())
    assert isinstance(entry, Unreadable)
    assert entry.typed == typed
    assert len(entry.lines) == 3


def test_the_explanation_names_the_levels_and_what_counts_until_then() -> None:
    """Three lines: what it is, what to do, what counts."""
    entry = read_entry("3,5", OTHER_LEVELS, score_cell(OTHER_LEVELS, "sufficient"))
    assert entry == Unreadable(
        "3,5",
        (
            "3,5 bestaat niet bij criterium 2.",
            "Kies o (0), v (0,9) of g (1,8), of druk op Esc.",
            "Tot dan telt de vorige score: v (0,9).",
        ),
    )


def test_a_cell_without_a_score_says_so() -> None:
    """Missing is not zero."""
    entry = read_entry("7", WHOLE, MissingCell())
    assert isinstance(entry, Unreadable)
    assert entry.lines[1:] == (
        "Kies een heel getal van 0 tot en met 5, of druk op Esc.",
        "Tot dan heeft deze cel geen score.",
    )


@pytest.mark.parametrize("typed", ["0", "5", "3,0", "3.00"])
def test_whole_points_lie_within_the_scale(typed: str) -> None:
    """The lowest and highest value belong to the scale."""
    assert read_entry(typed, WHOLE, MissingCell()) == Chosen(typed[0])


@pytest.mark.parametrize("typed", ["2,5", "6", "g"])
def test_other_points_are_no_whole_points(typed: str) -> None:
    """Halves are no whole points, and there are no letters."""
    assert isinstance(read_entry(typed, WHOLE, MissingCell()), Unreadable)


@pytest.mark.parametrize("typed", ["", "   "])
def test_nothing_typed_empties_the_cell(typed: str) -> None:
    """It never becomes a zero."""
    assert read_entry(typed, WHOLE, MissingCell()) == Cleared()
