"""The keys of the score grid for the footer, with the letters of the scheme."""

from __future__ import annotations

from desktop_app.core.criteria import LevelScale
from desktop_app.core.scheme import Scheme
from desktop_app.text import assessing as text
from desktop_app.ui.presenters.fill_grid import criterion_columns
from desktop_app.ui.presenters.frame import KeyHint
from desktop_app.ui.presenters.grid import level_letters


def scoring_keys(scheme: Scheme) -> tuple[KeyHint, ...]:
    """Return the keys: letters where the scheme has levels, digits where it has points."""
    scales = [column.scale for column in criterion_columns(scheme)]
    letters = dict.fromkeys(
        letter
        for scale in scales
        if isinstance(scale, LevelScale)
        for letter in level_letters(scale)
        if letter
    )
    first = KeyHint(tuple(letters), text.LEVEL)
    if not letters:
        first = KeyHint(("0", "…", "9"), text.POINTS)
    return (first, *(KeyHint((cap,), does) for cap, does in text.KEYS_HERE))
