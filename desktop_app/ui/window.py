"""The window: wires the start screen, the rounds and the keys; it decides nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.phases import Phase
from desktop_app.schemefile.catalogue import LoadedScheme, catalogue
from desktop_app.session.opening import NewRound
from desktop_app.text import main_window as text
from desktop_app.ui.choosers import Choosers
from desktop_app.ui.frame.notice import Notice
from desktop_app.ui.keys_panel import KeysPanel
from desktop_app.ui.looks import Looks
from desktop_app.ui.placing import place
from desktop_app.ui.presenters.start import recent_view
from desktop_app.ui.round_keys import RoundKeys
from desktop_app.ui.rounds import Rounds
from desktop_app.ui.screens.able import TakingFiles
from desktop_app.ui.screens.round_new import NewRoundPage
from desktop_app.ui.screens.screen import Screen
from desktop_app.ui.screens.start import StartScreen
from desktop_app.ui.settings import Settings
from desktop_app.ui.shortcuts import Act, bind
from desktop_app.ui.theme import Appearance

Practice: TypeAlias = Callable[[], Path]
"""Makes a round to practise on, or finds the one that is there; gives its file."""


class MainWindow(QWidget):
    """One round at a time; without one it shows the start screen."""

    def __init__(
        self,
        rounds: Rounds,
        settings: Settings,
        appearance: Appearance,
        choosers: Choosers,
        practice: Practice | None,
    ) -> None:
        """Build the window without a round; practice: makes a round to practise on."""
        super().__init__()
        self._practice = practice
        self._settings = settings
        self._choosers = choosers
        self._warned = False
        self._appearance = appearance
        self.new_page: NewRoundPage | None = None
        self._keys = RoundKeys(rounds)
        self.rounds = rounds
        rounds.setParent(self)
        self.start = StartScreen(appearance, practice=practice is not None, actor=self._actor)
        self._pages = QStackedWidget()
        self.keys_panel = KeysPanel(appearance, self)
        self._looks = Looks(appearance, settings, self)
        _fill(self, self._pages, self.start, self.rounds.frame)
        self._connect()
        bind(self, self._acts(), self._keys.show)
        self.setAcceptDrops(True)
        place(self, settings.geometry)
        self._switch()

    def screen(  # type: ignore[override]  # Qt's own, without an argument, is of no use here
        self, phase: Phase
    ) -> Screen:
        """Give the screen of a phase of the open round; LookupError when none is open."""
        if self.rounds.current is None:
            message = "no round is open"
            raise LookupError(message)
        return self.rounds.current.screen(phase)

    def open_path(self, path: Path) -> None:
        """Open a round file; what is wrong with it is said on the screen."""
        if not self._may_leave():
            return
        problem = self.rounds.open(path, self._actor)
        if problem is not None:
            self.notice.explain(problem)

    def open_chosen(self) -> None:
        """Have the person point at a round file."""
        path = self._choosers.round_to_open(self, self._settings.folder)
        if path is not None:
            self.open_path(path)

    def close_round(self) -> None:
        """Go back to the start screen, unless something typed would be lost."""
        if self._may_leave():
            self.rounds.close()

    def new_round(self) -> None:
        """Show the page on which a new round begins."""
        if not self._may_leave():
            return
        self.rounds.close()
        page = NewRoundPage(self._appearance, catalogue(), datetime.now(UTC).year)
        page.cancelled.connect(self._leave_new)
        page.made.connect(self._make)
        self._leave_new()
        self.new_page = page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.focus_first()

    @property
    def notice(self) -> Notice:
        """Where something is said now."""
        return self.start.notice if self.rounds.current is None else self.rounds.notice

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the panel with the keys at the edge."""
        super().resizeEvent(event)
        self.keys_panel.place()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a round, or hand another file to the screen for it."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        for path in paths[:1]:
            self._take(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close the round after all work is done; text that is no score holds it up once."""
        if not self._may_leave():
            event.ignore()
            return
        self._settings.geometry = self.saveGeometry()
        self.rounds.close()
        self.rounds.worker.close()
        event.accept()

    @property
    def _actor(self) -> str:
        return self._settings.actor or text.DEFAULT_ACTOR

    def _connect(self) -> None:
        self.rounds.switched.connect(self._switch)
        self.rounds.frame.header.save_elsewhere.connect(self._copy)
        self.start.new_asked.connect(self.new_round)
        self.start.open_asked.connect(self.open_chosen)
        self.start.practice_asked.connect(self._open_practice)
        self.start.round_opened.connect(lambda path: self.open_path(Path(path)))
        self.start.round_removed.connect(self._forget)
        self.start.actor_changed.connect(partial(setattr, self._settings, "actor"))

    def _acts(self) -> Mapping[Act, Callable[[], None]]:
        looks = self._looks
        return {
            **self._keys.acts(),
            Act.NEW: self.new_round,
            Act.OPEN: self.open_chosen,
            Act.CLOSE: self.close_round,
            Act.KEYS: self.keys_panel.toggle,
            Act.LARGER: looks.larger,
            Act.SMALLER: looks.smaller,
            Act.USUAL_SIZE: looks.usual_size,
            Act.DARK: looks.dark,
            Act.FULL_SCREEN: looks.full_screen,
            Act.QUIT: self._quit,
        }

    def _quit(self) -> None:
        self.close()

    def _switch(self) -> None:
        """Show the round that was opened, or the start screen when it was closed."""
        current = self.rounds.current
        if current is not None:
            self._drop_page()
            self._pages.setCurrentWidget(self.rounds.frame)
            self.setWindowTitle(text.window_title(current.desk.round.scheme.short_title))
            current.screen(current.phase).widget.setFocus()
            return
        self.setWindowTitle(text.TITLE)
        self._show_recent()
        self._pages.setCurrentWidget(self.start)

    def _show_recent(self) -> None:
        now = datetime.now(UTC)
        self.start.show_rounds(tuple(recent_view(item, now) for item in self._settings.recent))

    def _may_leave(self) -> bool:
        """Take over what is being typed; text that is no score holds one back once."""
        current = self.rounds.current
        if current is None or current.commit() or self._warned:
            self._warned = False
            return True
        self._warned = True
        self.notice.warn(text.LEAVE_AGAIN)
        return False

    def _leave_new(self) -> None:
        """Go back to the start screen and forget what was filled in."""
        self._drop_page()
        self._switch()

    def _drop_page(self) -> None:
        page, self.new_page = self.new_page, None
        if page is not None:
            self._pages.removeWidget(page)
            page.deleteLater()

    def _make(self, loaded: LoadedScheme, new: NewRound) -> None:
        """Have the person point at a place for the file, and make the round there."""
        page = self.new_page
        if page is None:
            return
        suggestion = str(Path(self._settings.folder) / page.suggested_name())
        path = self._choosers.place_for(self, text.NEW_TITLE, suggestion)
        if path is None:
            return
        if path.suffix != text.SUFFIX:
            path = path.with_name(path.name + text.SUFFIX)
        problem = self.rounds.create(path, loaded, new, self._actor)
        if problem:
            page.say(problem)
        else:
            self._leave_new()

    def _open_practice(self) -> None:
        """Make the practice round beside the window, and open it."""
        if self._practice is not None:
            self.notice.tell(text.PRACTICE_BUSY)
            self.rounds.worker.run(text.PRACTICE_BUSY, self._practice, self.open_path)

    def _forget(self, path: str) -> None:
        self._settings.forget(path)
        self._show_recent()

    def _copy(self) -> None:
        current = self.rounds.current
        if current is None:
            return
        beside = current.desk.path
        suggestion = str(beside.with_name(f"{beside.stem}-kopie{beside.suffix}"))
        target = self._choosers.place_for(self, text.COPY_TITLE, suggestion)
        if target is None:
            return
        if self.rounds.copy_to(target):
            self.notice.tell(text.COPY_SAVED)
        else:
            self.notice.warn(text.COPY_FAILED)

    def _take(self, path: Path) -> None:
        current = self.rounds.current
        if current is None or path.suffix == text.SUFFIX:
            self.open_path(path)
            return
        current.show(Phase.APPLICATIONS)
        screen = current.screen(Phase.APPLICATIONS)
        if isinstance(screen, TakingFiles):
            screen.take_file(path)


def _fill(window: QWidget, pages: QStackedWidget, *shown: QWidget) -> None:
    """Let the pages fill the window, one at a time."""
    for page in shown:
        pages.addWidget(page)
    box = QVBoxLayout(window)
    box.setContentsMargins(0, 0, 0, 0)
    box.addWidget(pages)
