"""Scores at work: what is typed becomes a command, and what is not taken stays at its cell."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop_app.core.commands_applications import ClearScore, GiveScore
from desktop_app.core.declined import Declined, DeclinedKey
from desktop_app.text import assessing as text
from desktop_app.ui.desk import Desk, Refusal, refusal_message
from desktop_app.ui.models.grid import ScoreAsked, ScoreGridModel

Cell = tuple[str, str]


class ScoresAtWork(QObject):
    """`refused` fires after a score was not taken; last: the cell that was scored last."""

    refused = Signal()

    def __init__(self, model: ScoreGridModel, desk: Desk, stage: Callable[[], str]) -> None:
        """Carry out what `model` asks, in the assessment that `stage` names."""
        super().__init__(model)
        self._model = model
        self._desk = desk
        self._stage = stage
        self._waiting: dict[Cell, ScoreAsked] = {}
        self.last: Cell | None = None
        model.asked.connect(self._score)

    def scored(self, cell: Cell) -> bool:
        """Tell whether a cell has a score in this assessment."""
        return self._value(cell) is not None

    def waits(self, cell: Cell) -> bool:
        """Tell whether a score for this cell was not taken, and may be once it has a reason."""
        return cell in self._waiting

    def give_reason(self, unit: str, criterion: str, reason: str) -> None:
        """Give a reason to the score that waits for one, or to the score that is there."""
        cell = (unit, criterion)
        waiting, value = self._waiting.pop(cell, None), self._value(cell)
        if waiting is None and value is not None:
            waiting = ScoreAsked(unit=unit, criterion=criterion, value=value)
        if waiting is not None:
            self._attempt(waiting, reason)

    def forget_done(self) -> None:
        """Forget what was refused as soon as the round holds it after all."""
        for cell, asked in list(self._waiting.items()):
            if asked.value == self._value(cell):
                del self._waiting[cell]
                self._model.restore(self._model.index_of(*cell))

    def _score(self, asked: ScoreAsked) -> None:
        self.last = (asked.unit, asked.criterion)
        self._waiting.pop(self.last, None)
        self._attempt(asked, None)

    def _attempt(self, asked: ScoreAsked, reason: str | None) -> None:
        refusal = self._desk.do(self._command(asked, reason))
        if refusal is None:
            self._model.restore(self._model.index_of(asked.unit, asked.criterion))
        else:
            self._waiting[asked.unit, asked.criterion] = asked
            self._model.refuse(asked, refusal_lines(refusal))
            self.refused.emit()

    def _command(self, asked: ScoreAsked, reason: str | None) -> GiveScore | ClearScore:
        unit, criterion, stage = asked.unit, asked.criterion, self._stage()
        if asked.value is None:
            return ClearScore(unit=unit, criterion=criterion, stage=stage, reason=reason)
        return GiveScore(
            unit=unit, criterion=criterion, value=asked.value, stage=stage, reason=reason
        )

    def _value(self, cell: Cell) -> str | None:
        unit, criterion = cell
        score = self._desk.round.scores.get(unit, {}).get((self._stage(), criterion))
        return None if score is None else score.value


def refusal_lines(refusal: Refusal) -> tuple[str, ...]:
    """Say at a cell why a score was not taken, and what to do."""
    said = refusal_message(refusal)
    if isinstance(refusal, Declined) and refusal.key is DeclinedKey.REASON_REQUIRED:
        return (said.title, said.what, text.GIVE_REASON)
    return (said.title, said.what, said.remedy)
