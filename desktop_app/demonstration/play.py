"""Play a story on a session: every step a command, each on the disk before the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from desktop_app.core.commands import Command
from desktop_app.core.commands_draw import (
    CalledOut,
    CheckBlocks,
    FreezeDraw,
    InviteToDraw,
    MakeSecret,
    OpenSecret,
    RecordDrawAttendance,
    RecordSeed,
    RevealDraw,
    SeedKind,
    TypedBlock,
)
from desktop_app.core.commands_round import ChangePhase
from desktop_app.core.declined import Declined
from desktop_app.core.draw_lines import blocks
from desktop_app.core.outcome import Tie
from desktop_app.core.phases import Phase
from desktop_app.core.round_draws import Attempt
from desktop_app.demonstration.story import Ceremony, Story
from desktop_app.schemefile.catalogue import load_scheme
from desktop_app.session.opening import create_session
from desktop_app.session.ports import Ports
from desktop_app.session.session import Done, Session
from desktop_app.text.declined import declined_message

BLOCKS_TYPED_BACK = (4, 11)
Do = Callable[[Command], None]


class StoryFailed(Exception):  # noqa: N818 - a story that cannot be played, not an error of input
    """A step of a demonstration round was not carried out: the story or the program is wrong."""


def begin(story: Story, path: Path, ports: Ports) -> Session:
    """Make the round of a story in a new file."""
    loaded = load_scheme(story.scheme)
    if loaded is None:
        raise StoryFailed(story.scheme)
    session = create_session(path, story.new, loaded.text, actor=story.actor, ports=ports)
    if not isinstance(session, Session):
        message = f"{story.name}: {session}"
        raise StoryFailed(message)
    return session


def doer(session: Session) -> Do:
    """Give the way to carry out one command that must succeed."""

    def do(command: Command) -> None:
        answer = session.do(command)
        if isinstance(answer, Done):
            return
        why = declined_message(answer).one_line() if isinstance(answer, Declined) else str(answer)
        message = f"{command.NAME}: {why}"
        raise StoryFailed(message)

    return do


def ceremony_steps(
    session: Session, ceremony: Ceremony, tie: Tie
) -> Iterator[tuple[str, tuple[Command, ...]]]:
    """Give the steps of a draw one by one; each is made when the one before it is recorded.

    The name of a step is that of the ceremony: uitnodigen, bevriezen, blokken, zaad, onthullen.
    """
    kind = SeedKind(ceremony.kind)
    yield (
        "uitnodigen",
        (
            InviteToDraw(members=tie.members, date=ceremony.date, way=ceremony.way),
            *(
                RecordDrawAttendance(unit=member, present=member in ceremony.present)
                for member in tie.members
            ),
        ),
    )
    secret = (MakeSecret(),) if kind is SeedKind.MIX else ()
    freeze = FreezeDraw(
        members=tie.members,
        seed_kind=kind,
        persons=ceremony.persons,
        leader="voorzitter",
        witnesses=("getuige 1", "getuige 2"),
    )
    yield "bevriezen", (*secret, freeze)
    attempt = _last_attempt(session)
    draw = f"L{attempt.draw_list.number}"
    hashed = blocks(attempt.list_hash)
    typed = tuple(TypedBlock(number=n, text=hashed[n - 1]) for n in BLOCKS_TYPED_BACK)
    yield "blokken", (CheckBlocks(draw=draw, blocks=typed),)
    yield "zaad", (_seed(ceremony, kind, draw),)
    yield "onthullen", (RevealDraw(draw=draw),)


def _last_attempt(session: Session) -> Attempt:
    return list(session.round.draws.values())[-1]


def _seed(ceremony: Ceremony, kind: SeedKind, draw: str) -> Command:
    typists = ("secretaris", "getuige 1")
    if kind is SeedKind.MIX:
        called = tuple(
            CalledOut(by=item["by"], text=item["text"]) for item in ceremony.contributions
        )
        return OpenSecret(
            draw=draw,
            contributions=called,
            again=tuple(item.text for item in called),
            typists=typists,
        )
    return RecordSeed(
        draw=draw,
        seed=ceremony.seed,
        again=ceremony.seed,
        typists=typists,
        throwers=("voorzitter", "getuige 2"),
    )


def required_draws(session: Session) -> tuple[Tie, ...]:
    """Give the ties that the regeling sends to a draw and that have not been drawn."""
    return tuple(tie for tie in session.outcome.ties if tie.draw_required)


def go_to(session: Session, phase: Phase, do: Do) -> None:
    """Move the round on to a phase, one step at a time."""
    while session.round.phase.number < phase.number:
        following = next(p for p in Phase if p.number == session.round.phase.number + 1)
        do(ChangePhase(to=following))
