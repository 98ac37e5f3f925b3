"""What the shortcuts do to the open round; without one they do nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.core.phases import Phase
from desktop_app.ui.open_round import OpenRound
from desktop_app.ui.rounds import Rounds
from desktop_app.ui.screens.able import WithEmpties, WithParts, WithReason
from desktop_app.ui.shortcuts import Act


class RoundKeys:
    """It passes each key on to the round, or to the screen if that can do it."""

    def __init__(self, rounds: Rounds) -> None:
        """Act on the round that `rounds` has open."""
        self._rounds = rounds

    def acts(self) -> Mapping[Act, Callable[[], None]]:
        """Give what each of these shortcuts does."""
        return {
            Act.SAVE: partial(self._with_round, OpenRound.save),
            Act.UNDO: partial(self._with_round, OpenRound.undo),
            Act.REDO: partial(self._with_round, OpenRound.redo),
            Act.MINUTES: partial(self.show, Phase.MINUTES),
            Act.NEXT_PART: partial(self._part, 1),
            Act.PREVIOUS_PART: partial(self._part, -1),
            Act.NEXT_EMPTY: partial(self._empty, 1),
            Act.PREVIOUS_EMPTY: partial(self._empty, -1),
            Act.REASON: self._reason,
        }

    def show(self, phase: Phase) -> None:
        """Show the screen of a phase."""
        current = self._rounds.current
        if current is not None:
            current.show(phase)

    def _with_round(self, step: Callable[[OpenRound], None]) -> None:
        if self._rounds.current is not None:
            step(self._rounds.current)

    def _empty(self, way: int) -> None:
        current = self._rounds.current
        screen: object = None if current is None else current.screen(current.phase)
        if isinstance(screen, WithEmpties):
            screen.next_empty(way)

    def _reason(self) -> None:
        current = self._rounds.current
        screen: object = None if current is None else current.screen(current.phase)
        if isinstance(screen, WithReason):
            screen.to_reason()

    def _part(self, way: int) -> None:
        current = self._rounds.current
        if current is None:
            return
        screen = current.screen(current.phase)
        own = list(screen.parts()) if isinstance(screen, WithParts) else [screen.widget]
        frame = self._rounds.frame
        parts = [part for part in (frame.path, frame.needs, *own) if _open(part) is not None]
        here = QApplication.focusWidget()
        at = next((at for at, part in enumerate(parts) if _inside(here, part)), -1)
        there = _open(parts[(at + way) % len(parts)])
        if there is not None:
            there.setFocus()


def _inside(widget: QWidget | None, part: QWidget) -> bool:
    return widget is not None and (widget is part or part.isAncestorOf(widget))


def _open(part: QWidget) -> QWidget | None:
    """Find what takes the keyboard in a part: the part itself, or the first in it that does."""
    if not part.isVisible():
        return None
    candidates = (part, *part.findChildren(QWidget))
    return next((item for item in candidates if _takes_focus(item)), None)


def _takes_focus(widget: QWidget) -> bool:
    by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(by_tab) and widget.isVisible() and widget.isEnabled()
