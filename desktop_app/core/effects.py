"""What a batch touched, as far as documents and draws rest on it."""

from __future__ import annotations

from enum import Enum


class Effect(Enum):
    """The part of a round that an event changes.

    ROUND: what the outcome follows from, or what the minutes of the meeting say; TIES: what can
    change who is equal to whom; DRAW: something about the draws, such as who was there;
    DECISION: what is decided about the outcome.
    """

    ROUND = "round"
    TIES = "ties"
    DRAW = "draw"
    DECISION = "decision"
