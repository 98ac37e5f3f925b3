"""Opening and closing rounds: at most one is open, and each is remembered for the start screen."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from shutil import copyfile

from PySide6.QtCore import QObject, Signal

from desktop_app.core.declined import Declined
from desktop_app.journal.describe import notice_message, problem_message
from desktop_app.schemefile.catalogue import LoadedScheme
from desktop_app.session.opening import (
    BrokenScheme,
    NewRound,
    ReadOnly,
    create_session,
    open_session,
)
from desktop_app.session.ports import Ports
from desktop_app.session.session import Session
from desktop_app.text import session as text
from desktop_app.text.declined import declined_message
from desktop_app.text.messages import Message
from desktop_app.ui.choosers import Choosers
from desktop_app.ui.frame.frame import Frame
from desktop_app.ui.frame.notice import Notice
from desktop_app.ui.open_round import OpenRound, Surroundings
from desktop_app.ui.presenters.start import recent_round
from desktop_app.ui.settings import Settings
from desktop_app.ui.theme import Appearance
from desktop_app.ui.worker import Worker


class Rounds(QObject):
    """`switched` fires when a round has come on screen or has left it."""

    switched = Signal()

    def __init__(
        self,
        ports: Ports,
        settings: Settings,
        appearance: Appearance,
        choosers: Choosers,
        parent: QObject | None = None,
    ) -> None:
        """Start without a round."""
        super().__init__(parent)
        self.ports = ports
        self._settings = settings
        self.worker = Worker(self)
        self.frame = Frame(appearance)
        self.notice = Notice(appearance)
        self.current: OpenRound | None = None
        self.frame.add_notice(self.notice)
        self._around = Surroundings(
            appearance=appearance,
            frame=self.frame,
            notice=self.notice,
            worker=self.worker,
            choosers=choosers,
        )
        self.worker.changed.connect(self.frame.busy.show_view)

    def open(self, path: Path, actor: str) -> Message | None:
        """Open a round file and show it; a message when it could not be opened."""
        if self.current is not None and self.current.desk.path == path:
            return None
        opened = open_session(path, actor=actor, ports=self.ports)
        if not isinstance(opened, Session | ReadOnly):
            return problem_message(opened)
        self.show(opened, actor)
        return None

    def create(self, path: Path, loaded: LoadedScheme, new: NewRound, actor: str) -> str:
        """Make a round file and show the round; what is wrong, or nothing when it was made."""
        made = create_session(path, new, loaded.text, actor=actor, ports=self.ports)
        if isinstance(made, Session):
            self.show(made, actor)
            return ""
        match made:
            case Declined():
                return declined_message(made).what
            case BrokenScheme():
                return text.SCHEME_UNREADABLE
            case _:
                said = problem_message(made)
                return f"{said.what} {said.remedy}"

    def show(self, opened: Session | ReadOnly, actor: str) -> None:
        """Show a round in the place of the one that is open."""
        self.close()
        self.notice.hide()
        self.current = OpenRound(opened, actor, self._around)
        self.remember()
        for warning in opened.warnings[:1]:
            self.notice.explain(notice_message(warning))
        self.switched.emit()

    def close(self) -> None:
        """Close the round, if one is open, after all work on it is done."""
        current = self.current
        if current is None:
            return
        self.worker.wait()
        self.remember()
        self.current = None
        current.close()
        self.switched.emit()

    def remember(self) -> None:
        """Keep what the start screen shows of this round."""
        if self.current is not None:
            desk = self.current.desk
            self._settings.remember(recent_round(desk.path, desk.round, desk.outcome))
            self._settings.folder = str(desk.path.parent)

    def copy_to(self, target: Path) -> bool:
        """Copy the round file as it is on the disk; False when that fails as well.

        The copy gets its name when it is whole; the open file itself is never replaced.
        """
        if self.current is None:
            return False
        path = self.current.desk.path
        waiting = target.with_name(f".rangorde-{token_hex(8)}")
        try:
            if target.exists() and target.samefile(path):
                return False
            copyfile(path, waiting)
            waiting.replace(target)
        except OSError:
            with suppress(OSError):
                waiting.unlink(missing_ok=True)
            return False
        return True
