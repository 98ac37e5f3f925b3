"""Dutch words for the scores that are possible in a file."""

from __future__ import annotations

from desktop_app.text.notation import points_number

_HUNDREDTHS = 100


def possible_points(smallest: int, largest: int | None, *, whole: bool) -> str:
    """Say which points a criterion knows: `hele punten van 0 tot en met 6`."""
    points = "hele punten" if whole else "punten"
    first = points_number(smallest * _HUNDREDTHS)
    if largest is None:
        return f"{points} vanaf {first}"
    return f"{points} van {first} tot en met {points_number(largest * _HUNDREDTHS)}"
