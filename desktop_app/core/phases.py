"""The nine phases of a round, in order; the values are the words in the journal."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """Where a round is; the scores are closed from `RANKING` on."""

    ROUND = "ronde"
    APPLICATIONS = "aanvragen"
    ADMISSION = "toelating"
    ASSESSMENT = "beoordelen"
    RANKING = "rangorde"
    DRAW = "loting"
    ALLOCATION = "verdeling"
    ADOPTION = "besluit"
    MINUTES = "verslag"

    @property
    def number(self) -> int:
        """The place in the order, from 1."""
        return _ORDER[self]

    @property
    def scores_closed(self) -> bool:
        """Whether scores, facts and hearings can only change after a reopening."""
        return self.number >= _ORDER[Phase.RANKING]


_ORDER = {phase: number for number, phase in enumerate(Phase, start=1)}
