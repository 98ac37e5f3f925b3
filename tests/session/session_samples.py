"""A session on a file in a folder of the test, with a clock and chance that are known."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

from desktop_app.core.command_reading import command_from_json
from desktop_app.core.draw_lines import blocks
from desktop_app.core.events_round import PoolCeiling
from desktop_app.core.numbers import Cents
from desktop_app.core.settings import RoundField
from desktop_app.schemefile.catalogue import load_scheme
from desktop_app.schemefile.reader import read_scheme
from desktop_app.session.opening import NewRound, create_session, open_session
from desktop_app.session.ports import Ports
from desktop_app.session.session import Answer, Done, Session

PAIR = ["2026-0102", "2026-0106"]
SEED = "123456" * 5


@dataclass(slots=True)
class World:
    """A clock that goes on a second at every look, and secrets that are each another."""

    folder: Path
    now: datetime = field(default=datetime(2026, 3, 3, 12, 30, tzinfo=UTC))
    secrets: int = 0

    def clock(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now

    def entropy(self) -> str:
        self.secrets += 1
        return sha256(f"{self.secrets}".encode()).hexdigest()

    @property
    def path(self) -> Path:
        return self.folder / "utrecht.ronde"

    @property
    def ports(self) -> Ports:
        return Ports(
            clock=self.clock,
            entropy=self.entropy,
            read_scheme=read_scheme,
            engine="0.1.0",
            heads_folder=self.folder / "koppen",
        )


def new_round(ceiling: int = 20_000_00) -> NewRound:
    return NewRound(
        round_id="2026-UTRECHT-03",
        ceilings=(PoolCeiling(pool="-", name="", amount=Cents(ceiling)),),
        settings={RoundField.MUNICIPALITY: "Utrecht"},
    )


def scheme_text() -> str:
    loaded = load_scheme("utrecht-vrouwen-sport")
    assert loaded is not None
    return loaded.text


def create(world: World) -> Session:
    made = create_session(
        world.path, new_round(), scheme_text(), actor="secretaris", ports=world.ports
    )
    assert isinstance(made, Session), made
    return made


def reopen(world: World, actor: str = "secretaris") -> Session:
    opened = open_session(world.path, actor=actor, ports=world.ports)
    assert isinstance(opened, Session), opened
    return opened


def do(session: Session, name: str, /, **fields: Any) -> Answer:
    command = command_from_json({"do": name, **fields})
    assert not isinstance(command, tuple), command
    return session.do(command)


def must(session: Session, name: str, /, **fields: Any) -> Done:
    answer = do(session, name, **fields)
    assert isinstance(answer, Done), answer
    return answer


def add(session: Session, unit: str, levels: str) -> None:
    names = {"o": "onvoldoende", "v": "voldoende", "g": "goed"}
    commands: list[dict[str, Any]] = [
        {"do": "add-application", "id": unit, "applicant": unit, "requested": "14000.00"},
        {"do": "admit", "unit": unit},
        *(
            {"do": "give-score", "unit": unit, "criterion": f"c{number}", "value": names[level]}
            for number, level in enumerate(levels, start=1)
        ),
    ]
    must(session, "batch", commands=commands)


def tied(world: World) -> Session:
    """Three scored applications, of which two are equal, with the scores closed."""
    session = create(world)
    for unit, levels in (("2026-0101", "ggggggg"), (PAIR[0], "vvvvgvg"), (PAIR[1], "vvvvgvg")):
        add(session, unit, levels)
    must(session, "change-phase", to="rangorde")
    must(session, "invite-to-draw", members=PAIR, date="2026-03-01", way="brief")
    return session


def freeze(session: Session) -> None:
    must(session, "freeze-draw", members=PAIR, seed_kind="d6", persons=["voorzitter", "lid 2"])


def check_blocks(session: Session, attempt: int = 1) -> None:
    right = blocks(session.round.draws[1, attempt].list_hash)
    typed = [{"number": number, "text": right[number - 1]} for number in (2, 9)]
    must(session, "check-blocks", draw="L1", blocks=typed)
