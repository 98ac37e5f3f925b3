"""`rangorde demo`: play the demonstration rounds, or open the window on one of them."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from desktop_app.cli.command import DONE, FAILED, Command, Console
from desktop_app.cli.parser import WRONG_USE, file_path
from desktop_app.core.outcome import Status
from desktop_app.demonstration.run import BareStage, Played, StageMaker, play
from desktop_app.demonstration.story import read_story, story_names
from desktop_app.session.ports import Ports
from desktop_app.text import demonstration as words
from desktop_app.text.results import STATUSES


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=file_path, metavar="MAP", help=words.OUT)
    parser.add_argument("--window", action="store_true", help=words.WINDOW)
    parser.add_argument("--only", action="append", default=[], metavar="NAAM", help=words.ONLY)
    parser.add_argument("--no-pictures", action="store_true", help=words.NO_PICTURES)


def _run(args: argparse.Namespace, console: Console) -> int:
    if (args.out is None) != args.window:
        console.say(words.ONE_OF_TWO)
        return WRONG_USE
    names = tuple(args.only) or story_names()
    unknown = [name for name in names if name not in story_names()]
    for name in unknown:
        console.say(words.unknown_story(name, story_names()))
    if unknown:
        return FAILED
    if args.window:
        from desktop_app.demonstration.window import open_demonstration

        return open_demonstration(names[-1] if args.only else _FIRST_SHOWN, console.ports)
    played = [_play(name, args.out, console, pictures=not args.no_pictures) for name in names]
    return DONE if all(played) else FAILED


_FIRST_SHOWN = "utrecht-vrouwen-sport"


def _play(name: str, out: Path, console: Console, *, pictures: bool) -> bool:
    maker = _stage_maker(console.ports, pictures=pictures)
    done = play(read_story(name), out, console.ports, maker)
    console.show(words.played(name, STATUSES[done.status], str(done.folder)))
    return _as_published(done, console)


def _stage_maker(ports: Ports, *, pictures: bool) -> StageMaker:
    if not pictures:
        return lambda session, _folder: BareStage(session)
    from desktop_app.demonstration.window import WindowStage

    return partial(WindowStage, ports)


def _as_published(done: Played, console: Console) -> bool:
    if not done.story.official:
        return done.status is Status.FINAL
    for unit, (published, found) in done.differs.items():
        console.say(words.not_as_published(unit, published, found))
    if done.differs or done.status is not Status.FINAL:
        return False
    console.show(words.as_published(done.story.source))
    return True


COMMAND = Command(name="demo", help=words.HELP, configure=_configure, run=_run)
