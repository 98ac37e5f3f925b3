"""Play demonstration rounds from beginning to end and leave everything they make on disk."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from desktop_app.core.commands import Command
from desktop_app.core.outcome import Status
from desktop_app.core.phases import Phase
from desktop_app.demonstration import finish
from desktop_app.demonstration.play import (
    begin,
    ceremony_steps,
    doer,
    go_to,
    required_draws,
)
from desktop_app.demonstration.story import Story
from desktop_app.session.ports import Ports
from desktop_app.session.session import Session
from desktop_app.text import demonstration as words


class Stage(Protocol):
    """Where a story is played: on the session alone, or in the window over it."""

    @property
    def session(self) -> Session:
        """The session of the round."""

    def do(self, command: Command) -> None:
        """Carry out one command, which must succeed."""

    def score(self, commands: tuple[Command, ...]) -> None:
        """Give the scores and facts of the story, as a person would."""

    def picture(self, phase: Phase, name: str) -> None:
        """Show the screen of a phase and keep a picture of it."""

    def close(self) -> None:
        """Close the round."""


class BareStage:
    """The session alone: nothing is shown."""

    def __init__(self, session: Session) -> None:
        """Play on this session."""
        self._session = session
        self._do = doer(session)

    @property
    def session(self) -> Session:
        """The session of the round."""
        return self._session

    def do(self, command: Command) -> None:
        """Carry out one command, which must succeed."""
        self._do(command)

    def score(self, commands: tuple[Command, ...]) -> None:
        """Give the scores one by one."""
        for command in commands:
            self._do(command)

    def picture(self, phase: Phase, name: str) -> None:
        """Show nothing."""

    def close(self) -> None:
        """Close the round."""
        self._session.close()


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """How a story ended: differs: units that get something else than was published."""

    story: Story
    folder: Path
    status: Status
    differs: Mapping[str, tuple[str, str]]


StageMaker = Callable[[Session, Path], Stage]


def play(story: Story, out: Path, ports: Ports, make_stage: StageMaker) -> Played:
    """Play one story in a folder of its own under `out`, replacing what stood there."""
    folder = out / story.name
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    stage = make_stage(begin(story, folder / words.ROUND_FILE, ports), folder)
    try:
        minutes = finish.minutes_in(folder, out / "sleutel", ports.clock)
        _meeting(story, stage)
        minutes.meeting(stage.session)
        _draws(story, stage)
        for draw in stage.session.round.draws:
            minutes.draw(stage.session, draw)
        _decision(stage)
        finish.write_outcome(stage.session, folder)
        return Played(
            story=story,
            folder=folder,
            status=stage.session.outcome.status,
            differs=finish.differs_from_official(story, stage.session),
        )
    finally:
        stage.close()


def _meeting(story: Story, stage: Stage) -> None:
    for command in story.preparation:
        stage.do(command)
    stage.picture(Phase.ROUND, "1-ronde")
    stage.picture(Phase.APPLICATIONS, "2-aanvragen")
    stage.picture(Phase.ADMISSION, "3-toelating")
    half = len(story.scores) // 2
    stage.score(story.scores[:half])
    stage.picture(Phase.ASSESSMENT, "4-beoordelen-halverwege")
    stage.score(story.scores[half:])
    stage.picture(Phase.ASSESSMENT, "4-beoordelen")
    for command in story.closing:
        stage.do(command)
    stage.picture(Phase.RANKING, "5-rangorde")
    if not required_draws(stage.session):
        finish.decide_boundaries(stage.session, stage.do)


def _draws(story: Story, stage: Stage) -> None:
    if story.ceremony is None:
        return
    go_to(stage.session, Phase.DRAW, stage.do)
    stage.picture(Phase.DRAW, "6-loting-aanleiding")
    for tie in required_draws(stage.session):
        for name, commands in ceremony_steps(stage.session, story.ceremony, tie):
            for command in commands:
                stage.do(command)
            stage.picture(Phase.DRAW, f"6-loting-{name}")


def _decision(stage: Stage) -> None:
    go_to(stage.session, Phase.ALLOCATION, stage.do)
    finish.decide_boundaries(stage.session, stage.do)
    stage.picture(Phase.ALLOCATION, "7-verdeling")
    finish.adopt(stage.session, stage.do)
    stage.picture(Phase.ADOPTION, "8-besluit")
    stage.picture(Phase.MINUTES, "9-proces-verbaal")
