"""A meeting at the keyboard: the real window over a real round file, worked as a person would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop_app.core.commands import Batch, Command
from desktop_app.core.commands_applications import AddApplication, Admit, GiveScore
from desktop_app.core.commands_round import ChangePhase
from desktop_app.core.events_round import PoolCeiling
from desktop_app.core.numbers import Cents
from desktop_app.core.phases import Phase
from desktop_app.core.scheme import NO_POOL
from desktop_app.main import system_ports
from desktop_app.schemefile.catalogue import load_scheme
from desktop_app.session.opening import NewRound, create_session
from desktop_app.session.ports import Ports
from desktop_app.session.session import Done, Session
from desktop_app.ui.application import open_window
from desktop_app.ui.frame.need_bar import NeedBar
from desktop_app.ui.parts.buttons import PaintedButton
from desktop_app.ui.screens.assessing import AssessingScreen
from desktop_app.ui.settings import Settings
from desktop_app.ui.window import MainWindow
from tests.ui.round_example import LEVELS, ROWS

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier


class NoChoosers:
    """Stands in for the native file choosers and counts how often one was wanted."""

    def __init__(self) -> None:
        """Answer with nothing until `answer` is set."""
        self.opened = 0
        self.answer: Path | None = None

    def round_to_open(self, _parent: QWidget, _folder: str) -> Path | None:
        """Give the answer."""
        return self._give()

    def place_for(self, _parent: QWidget, _title: str, _suggestion: str) -> Path | None:
        """Give the answer."""
        return self._give()

    def file_to_read(self, _parent: QWidget, _title: str, _kinds: str) -> Path | None:
        """Give the answer."""
        return self._give()

    def _give(self) -> Path | None:
        self.opened += 1
        return self.answer


def ports(folder: Path) -> Ports:
    """The world as it is, but with its memory in a folder of the test."""
    return replace(system_ports(), heads_folder=folder / "koppen")


def make_round(
    folder: Path,
    scheme: str = "utrecht-vrouwen-sport",
    ceilings: tuple[tuple[str, int], ...] = ((NO_POOL, 200_000),),
    *commands: Command,
) -> Path:
    """Make a round file; ceilings: pool and euros."""
    loaded = load_scheme(scheme)
    assert loaded is not None
    path = folder / "proef.ronde"
    new = NewRound(
        round_id="2026-PROEF-01",
        ceilings=tuple(
            PoolCeiling(pool=pool, name="" if pool == NO_POOL else pool, amount=Cents(euros * 100))
            for pool, euros in ceilings
        ),
        settings={},
    )
    session = create_session(path, new, loaded.text, actor="secretaris", ports=ports(folder))
    assert isinstance(session, Session), session
    for command in commands:
        answer = session.do(command)
        assert isinstance(answer, Done), answer
    session.close()
    return path


def utrecht_commands(*, scored: bool = True, rows: int = len(ROWS)) -> tuple[Command, ...]:
    """Receive and admit applications, go to Beoordelen, and give their scores if asked."""
    parts = [row.split(" ", 3) for row in ROWS[:rows]]
    received = tuple(
        AddApplication(
            id=f"2026-{number}",
            applicant=name,
            requested=Cents(int(amount) * 100),
            received="2026-03-01",
        )
        for number, amount, _, name in parts
    )
    scores = tuple(
        GiveScore(unit=f"2026-{number}", criterion=f"c{place}", value=LEVELS[letter])
        for number, _, letters, _ in parts
        for place, letter in enumerate(letters, start=1)
        if letter != "."
    )
    admitted = tuple(Admit(unit=f"2026-{number}") for number, *_ in parts)
    begin = (
        Batch(commands=received),
        Batch(commands=admitted),
        ChangePhase(to=Phase.ASSESSMENT),
    )
    return (*begin, Batch(commands=scores)) if scored else begin


class Windows(QObject):
    """Every window that appears, for however short a time."""

    def __init__(self) -> None:
        """Watch the whole program."""
        super().__init__()
        self.shown: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        """Note windows as they are shown."""
        shows = event.type() == QEvent.Type.Show and not isinstance(watched, QMenu)
        if shows and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(watched)
        return False


class Meeting:
    """A window on screen, and the hands that work it."""

    def __init__(
        self, folder: Path, path: Path | None, practice: Callable[[], Path] | None = None
    ) -> None:
        """Open the window at the size of a laptop."""
        self.choosers = NoChoosers()
        self.settings = Settings(folder / "instellingen.ini")
        self.window: MainWindow = open_window(
            ports(folder),
            path,
            "secretaris",
            settings=self.settings,
            choosers=self.choosers,
            practice=practice,
        )
        self.window.resize(1440, 900)
        self.window.show()
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)

    @property
    def assessing(self) -> AssessingScreen:
        """The screen Beoordelen."""
        screen = self.window.screen(Phase.ASSESSMENT)
        assert isinstance(screen, AssessingScreen)
        return screen

    def press(self, *keys: Qt.Key, with_: Qt.KeyboardModifier = NONE) -> None:
        """Press keys where the keyboard is."""
        for key in keys:
            QTest.keyClick(self.focus, key, with_)

    def type(self, letters: str) -> None:
        """Type letters where the keyboard is."""
        for letter in letters:
            QTest.keyClicks(self.focus, letter)

    @property
    def focus(self) -> QWidget:
        """What has the keyboard now."""
        return QApplication.focusWidget() or self.window

    def press_button(self, words: str, inside: QWidget | None = None) -> None:
        """Click the visible button with these words."""
        QApplication.processEvents()
        found = [
            button
            for button in (inside or self.window).findChildren(PaintedButton)
            if button.isVisible() and button.text() == words
        ]
        assert found, words
        QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)

    @property
    def needed(self) -> list[str]:
        """What the need bar says."""
        QApplication.processEvents()
        bars = [bar for bar in self.window.findChildren(NeedBar) if bar.isVisible()]
        return [button.text() for bar in bars for button in bar.findChildren(PaintedButton)]

    @property
    def said(self) -> str:
        """What the notice says."""
        return self.window.notice.words

    @property
    def state(self) -> object:
        """The round as it is on the disk."""
        assert self.window.rounds.current is not None
        return self.window.rounds.current.desk.round


@contextmanager
def meeting(
    folder: Path, path: Path | None, practice: Callable[[], Path] | None = None
) -> Iterator[Meeting]:
    """Hold a meeting, and close the window behind it."""
    program = QApplication.instance()
    assert program is not None
    windows = Windows()
    program.installEventFilter(windows)
    held = Meeting(folder, path, practice)
    try:
        yield held
        QApplication.processEvents()
        # A part that is shown before it has a place appears as a window and takes the keyboard.
        assert set(windows.shown) <= {held.window}
    finally:
        program.removeEventFilter(windows)
        held.window.close()
        held.window.close()
        held.window.deleteLater()
        QApplication.processEvents()
