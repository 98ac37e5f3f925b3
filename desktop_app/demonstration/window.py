"""The demonstration in the real window: the same story, with scores typed into the grid."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.core.commands import Command
from desktop_app.core.commands_applications import GiveScore
from desktop_app.core.criteria import LevelScale, Scored
from desktop_app.core.phases import Phase
from desktop_app.demonstration.play import StoryFailed, begin, doer
from desktop_app.demonstration.story import read_story
from desktop_app.session.ports import Ports
from desktop_app.session.session import Session
from desktop_app.text import demonstration as words
from desktop_app.ui.application import open_window, run_window
from desktop_app.ui.desk import refusal_message
from desktop_app.ui.open_round import OpenRound
from desktop_app.ui.screens.assessing import AssessingScreen

SIZE: Final = (1440, 900)
TYPED_BY_HAND: Final = 6
"""So many units are scored key by key in each half; the others by the commands a key gives."""


def application() -> QApplication:
    """Give the Qt application; without a screen it draws in memory."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication(sys.argv[:1])


class WindowStage:
    """A story in the window: every change goes through its desk, scores through its grid."""

    def __init__(self, ports: Ports, session: Session, folder: Path) -> None:
        """Show the round of this session; pictures go into a folder of their own."""
        self._application = application()
        self._session = session
        self._pictures = folder / words.PICTURES
        self._window = open_window(ports, None, session.actor)
        self._window.resize(*SIZE)
        self._window.show()
        self._window.rounds.show(session, session.actor)

    @property
    def session(self) -> Session:
        """The session of the round."""
        return self._session

    @property
    def _shown(self) -> OpenRound:
        current = self._window.rounds.current
        if current is None:
            raise StoryFailed(words.ROUND_FILE)
        return current

    def do(self, command: Command) -> None:
        """Carry out one command through the desk of the window."""
        refusal = self._shown.desk.do(command)
        if refusal is not None:
            message = f"{command.NAME}: {refusal_message(refusal).one_line()}"
            raise StoryFailed(message)

    def score(self, commands: tuple[Command, ...]) -> None:
        """Type the scores of the first units key by key; give the others by their commands."""
        screen = self._show(Phase.ASSESSMENT)
        if not isinstance(screen, AssessingScreen):
            raise StoryFailed(words.PICTURES)
        once = len(self._session.round.scheme.stages) == 1
        scored = [item.unit for item in commands if isinstance(item, GiveScore) and once]
        by_hand = set(list(dict.fromkeys(scored))[:TYPED_BY_HAND])
        for command in commands:
            if isinstance(command, GiveScore) and command.unit in by_hand:
                self._type(screen, command)
            else:
                self.do(command)

    def _type(self, screen: AssessingScreen, command: GiveScore) -> None:
        """Go to the cell, type its letter or digits, and write down the reason."""
        grid = screen.panes.grid
        grid.setFocus()
        if not grid.go_to(command.unit, command.criterion):
            raise StoryFailed(command.unit)
        criterion = self._session.round.scheme.criterion(command.criterion)
        source = criterion.source if criterion else None
        if isinstance(source, Scored) and isinstance(source.scale, LevelScale):
            QTest.keyClicks(grid, command.value[0])
        else:
            QTest.keyClicks(grid, command.value[0])
            editor = grid.open_editor()
            if editor is None:
                raise StoryFailed(command.value)
            QTest.keyClicks(editor, command.value[1:])
            QTest.keyClick(editor, Qt.Key.Key_Return)
        if command.reason:
            grid.go_to(command.unit, command.criterion)
            screen.to_reason()
            reason = screen.panes.strip.reason
            _write(reason, command.reason)
            QTest.keyClick(reason, Qt.Key.Key_Return)
        given = self._session.round.scores.get(command.unit, {}).get(
            (self._session.round.scheme.final_stage.id, command.criterion)
        )
        if given is None or given.value != command.value or given.reason != command.reason:
            message = f"{command.unit} {command.criterion}: {given}"
            raise StoryFailed(message)

    def picture(self, phase: Phase, name: str) -> None:
        """Show the screen of a phase and keep a picture of the window."""
        self._show(phase)
        self._pictures.mkdir(exist_ok=True)
        self._application.processEvents()
        self._window.grab().save(str(self._pictures / f"{name}.png"))

    def _show(self, phase: Phase) -> object:
        self._shown.show(phase)
        self._application.processEvents()
        return self._shown.screen(phase)

    def close(self) -> None:
        """Close the round and the window."""
        self._window.rounds.close()
        self._window.close()
        self._application.processEvents()


def _write(field: QWidget, text: str) -> None:
    """Enter text as an input method does; simulated keys know no letter outside ASCII."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(field, event)


def open_demonstration(name: str, ports: Ports) -> int:
    """Open the window on a demonstration round in which three quarters of the scores are given."""
    application()
    return run_window(ports, practice_round(name, ports))


def practice_round(name: str, ports: Ports) -> Path:
    """Give the file of a demonstration round to practise on, made when it is not there yet."""
    folder = _practice_folder()
    path = folder / f"{name}.ronde"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        story = read_story(name)
        session = begin(story, path, ports)
        do = doer(session)
        for command in (*story.preparation, *story.scores[: len(story.scores) * 3 // 4]):
            do(command)
        session.close()
    return path


def _practice_folder() -> Path:
    import platformdirs

    return platformdirs.user_data_path("rangorde", appauthor=False) / "oefenrondes"
