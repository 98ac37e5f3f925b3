"""Rounds that were played up to a phase, and a screen over one as the window would show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol, TypeVar

from PySide6.QtWidgets import QWidget

from desktop_app.core.boundary import open_boundary
from desktop_app.core.events_round import PoolCeiling
from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.scheme import NO_POOL
from desktop_app.demonstration.play import begin, ceremony_steps, doer, go_to, required_draws
from desktop_app.demonstration.story import Story, read_story
from desktop_app.main import system_ports
from desktop_app.session.opening import open_session
from desktop_app.session.ports import Ports
from desktop_app.session.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.desk import Desk, RoundDesk
from desktop_app.ui.theme import Appearance
from desktop_app.ui.worker import Worker

UTRECHT = "utrecht-vrouwen-sport"
WIJKEN = "amersfoort-wijkactiviteiten"


class Showing(Protocol):
    """What these tests ask of a screen."""

    @property
    def widget(self) -> QWidget:
        """The widget of the screen."""

    def refresh(self, state: Round, outcome: Outcome) -> None:
        """Show the round."""


Shown = TypeVar("Shown", bound=Showing)


@dataclass
class PointedAt:
    """A person who always points at the same place, and remembers what was proposed."""

    path: Path | None
    proposed: str = ""

    def round_to_open(self, _parent: QWidget, _folder: str) -> Path | None:
        """Point at a round."""
        return self.path

    def place_for(self, _parent: QWidget, _title: str, suggestion: str) -> Path | None:
        """Point at a place for a file or folder."""
        self.proposed = suggestion
        return self.path

    def file_to_read(self, _parent: QWidget, _title: str, _kinds: str) -> Path | None:
        """Point at a file."""
        return self.path


def _clock() -> Callable[[], datetime]:
    """Give a clock that goes on one second at every look, from a fixed moment."""
    now = [datetime(2026, 5, 12, 13, 0, tzinfo=UTC)]

    def tick() -> datetime:
        now[0] += timedelta(seconds=1)
        return now[0]

    return tick


def played(
    path: Path, phase: Phase, name: str = UTRECHT, *, drawn: bool = True, ceiling: int | None = None
) -> Session:
    """Give a round that was played up to a phase, with its draws when they come before it.

    ceiling: in euros, another one than in the story. The story is played once; every test opens
    a copy of its own.
    """
    path.write_bytes(_played_file(phase, name, drawn=drawn, ceiling=ceiling))
    session = open_session(path, actor="secretaris", ports=_ports(path.parent))
    assert isinstance(session, Session), session
    return session


def boundary_of(session: Session) -> str:
    """Give the first unit that does not fit; a draw decides which one it is."""
    line = open_boundary(session.round, session.outcome)
    assert line is not None
    return line.id


@lru_cache
def _played_file(phase: Phase, name: str, *, drawn: bool, ceiling: int | None) -> bytes:
    story = read_story(name)
    if ceiling is not None:
        whole = PoolCeiling(pool=NO_POOL, name="", amount=Cents(ceiling * 100))
        story = replace(story, new=replace(story.new, ceilings=(whole,)))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "ronde.ronde"
        session = begin(story, path, _ports(path.parent))
        _play(session, story, phase, drawn=drawn)
        session.close()
        return path.read_bytes()


def _ports(folder: Path) -> Ports:
    return replace(system_ports(), clock=_clock(), heads_folder=folder / "heads")


def _play(session: Session, story: Story, phase: Phase, *, drawn: bool) -> None:
    do = doer(session)
    for command in (*story.preparation, *story.scores, *story.closing):
        do(command)
    go_to(session, min(phase, Phase.DRAW, key=lambda item: item.number), do)
    if drawn and phase.number > Phase.DRAW.number and story.ceremony is not None:
        for tie in required_draws(session):
            for _, commands in ceremony_steps(session, story.ceremony, tie):
                for command in commands:
                    do(command)
    go_to(session, phase, do)


@dataclass
class Stand:
    """A desk over a session, with the worker and the person who points at files."""

    session: Session
    desk: RoundDesk
    worker: Worker
    choosers: PointedAt


@contextmanager
def showing(
    session: Session, appearance: Appearance, make: Callable[[Appearance, Desk], Shown]
) -> Iterator[tuple[Shown, Stand]]:
    """Show a screen over a session at 1440 by 720 and keep it in step with the round."""
    worker = Worker()
    choosers = PointedAt(None)
    desk = RoundDesk(session, "secretaris", worker=worker, choosers=choosers)
    screen = make(appearance, desk)
    bridge = Bridge(session)
    bridge.changed.connect(lambda: screen.refresh(desk.round, desk.outcome))
    screen.refresh(desk.round, desk.outcome)
    screen.widget.resize(1440, 724)
    screen.widget.show()
    screen.widget.activateWindow()
    try:
        yield screen, Stand(session, desk, worker, choosers)
    finally:
        worker.close()
        bridge.release()
        screen.widget.close()
        screen.widget.deleteLater()
        session.close()
