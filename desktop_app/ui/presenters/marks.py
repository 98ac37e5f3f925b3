"""The marks a state is shown by: shape first, word second, colour third."""

from __future__ import annotations

from enum import Enum


class Mark(Enum):
    """A silhouette; the first eight say what happens to a unit, the others say what to do."""

    GRANTED = "granted"
    PARTIAL = "partial"
    CEILING = "ceiling"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    INCOMPLETE = "incomplete"
    DRAW = "draw"
    LEFT_UNTREATED = "left-untreated"
    TICK = "tick"
    DONE = "done"
    ATTENTION = "attention"
    ERROR = "error"
    PADLOCK = "padlock"
    LAPSED = "lapsed"
    BEAMER = "beamer"
    PLUS = "plus"
    FOLDER = "folder"
    SHIELD = "shield"
    UP = "up"
    DOWN = "down"
    CROSS = "cross"
