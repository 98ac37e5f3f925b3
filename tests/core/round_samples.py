"""A round played without a file: commands in, the journal and the state out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, TypeVar

from desktop_app.core.codec import BodyProblem
from desktop_app.core.command_reading import command_from_json
from desktop_app.core.commands import Command
from desktop_app.core.decide import decide
from desktop_app.core.declined import Declined
from desktop_app.core.draw_lines import blocks
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events import Event, event_from_body, event_to_body
from desktop_app.core.events_round import PoolCeiling, RoundOpened
from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Outcome
from desktop_app.core.plan import Context
from desktop_app.core.round import Recorded, Round
from desktop_app.core.round_case import case_of
from desktop_app.core.transition import Impossible, evolve, replay
from desktop_app.schemefile.catalogue import load_scheme

NO_CHAIN = "0" * 64
E = TypeVar("E")
LEVELS = {"o": "onvoldoende", "v": "voldoende", "g": "goed"}


def chained(previous: str, event: Event) -> str:
    """A chain that depends on everything before, as that of the journal does."""
    return sha256(f"{previous}{event}".encode()).hexdigest()


class Play:
    """A round, its journal so far, and a clock that counts minutes."""

    def __init__(
        self,
        scheme: str,
        ceilings: dict[str, int],
        *,
        settings: dict[str, str] | None = None,
        round_id: str = "2026-RONDE-01",
    ) -> None:
        loaded = load_scheme(scheme)
        assert loaded is not None
        self.scheme = loaded.scheme
        self.minute = 0
        self.actor = "secretaris"
        self.secrets = 0
        self.entries: list[Recorded] = []
        opened = RoundOpened(
            round_id=round_id,
            scheme_text=loaded.text,
            sha256=sha256(loaded.text.encode()).hexdigest(),
            engine="0.1.0",
            settings=settings or {},
            ceilings=tuple(
                PoolCeiling(
                    pool=pool, name=pool.title() if pool != "-" else "", amount=Cents(cents)
                )
                for pool, cents in ceilings.items()
            ),
        )
        self._record([opened])
        state = replay(self.entries, self.scheme)
        assert isinstance(state, Round), state
        self.state = state

    def do(self, name: str, /, **fields: Any) -> tuple[Event, ...] | Declined:
        """Carry out a command given as its JSON fields."""
        command = command_from_json({"do": name, **fields})
        assert not isinstance(command, tuple), command
        return self.carry_out(command)

    def must(self, name: str, /, **fields: Any) -> tuple[Event, ...]:
        """Carry out a command that is not to be declined."""
        events = self.do(name, **fields)
        assert not isinstance(events, Declined), events
        return events

    def no(self, name: str, /, **fields: Any) -> str:
        """Have a command declined: nothing changes; gives the key of the message."""
        before = self.state
        refusal = self.do(name, **fields)
        assert isinstance(refusal, Declined), refusal
        assert self.state is before
        return refusal.key.value

    def carry_out(self, command: Command) -> tuple[Event, ...] | Declined:
        """Decide, keep in the journal, and evolve."""
        self.minute += 1
        events = decide(self.state, command, self.context())
        if isinstance(events, Declined) or not events:
            return events
        self._evolve(self._record(events))
        return events

    def context(self) -> Context:
        """The present minute and the actor; every secret is another one."""
        clock = f"{self.minute // 60:02d}:{self.minute % 60:02d}"
        return Context(
            now=f"2026-03-03T{clock}:00Z",
            local=f"2026-03-03T{clock}",
            actor=self.actor,
            entropy=self._entropy,
        )

    def replayed(self) -> Round | Impossible:
        """The state that the journal gives when it is read from its bodies again."""
        read = []
        for entry in self.entries:
            event = event_from_body(entry.event.KIND, event_to_body(entry.event))
            assert not isinstance(event, tuple), event
            read.append(Recorded(**{**_fields(entry), "event": event}))
        return replay(read, self.scheme)

    @property
    def outcome(self) -> Outcome:
        """What the rules say now."""
        return evaluate(case_of(self.state))

    def last(self, kind: type[E]) -> E:
        """The last event of the journal, which is of this kind."""
        event = self.entries[-1].event
        assert isinstance(event, kind), event
        return event

    def order(self, draw: int = 1, attempt: int = 1) -> tuple[str, ...]:
        """The order that a draw has given."""
        result = self.state.draws[draw, attempt].result
        assert result is not None
        return tuple(result.order)

    def kinds(self) -> list[str]:
        """The kinds of the journal, in order."""
        return [entry.event.KIND for entry in self.entries]

    def _entropy(self) -> str:
        self.secrets += 1
        return sha256(f"geheim-{self.secrets}".encode()).hexdigest()

    def _record(self, events: Sequence[Event]) -> list[Recorded]:
        first = len(self.entries) + 1
        made = []
        for nr, event in enumerate(events, start=first):
            previous = self.entries[-1].chain if self.entries else NO_CHAIN
            entry = Recorded(
                nr=nr,
                batch=first,
                size=len(events),
                at=self.context().now,
                actor=self.actor,
                event=event,
                chain=chained(previous, event),
            )
            self.entries.append(entry)
            made.append(entry)
        return made

    def _evolve(self, entries: Iterable[Recorded]) -> None:
        state = evolve(self.state, entries)
        assert isinstance(state, Round), state
        self.state = state


def _fields(entry: Recorded) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in Recorded.__dataclass_fields__}


def problems(name: str, /, **fields: Any) -> tuple[BodyProblem, ...]:
    """What is wrong with a command given as data."""
    read = command_from_json({"do": name, **fields})
    assert isinstance(read, tuple), read
    return read


def utrecht(ceiling: int = 60_000_00, **scores: str) -> Play:
    """An Utrecht round with admitted applications: number to seven levels ("vggvgov") or ""."""
    play = Play("utrecht-vrouwen-sport", {"-": ceiling})
    for number, levels in scores.items():
        add_utrecht(play, f"2026-{number.removeprefix('n')}", levels)
    return play


def add_utrecht(play: Play, unit: str, levels: str, requested: str = "14000.00") -> None:
    """Add an application, admit it, and give these levels."""
    play.must("add-application", id=unit, applicant=f"Stichting {unit}", requested=requested)
    play.must("admit", unit=unit)
    for number, level in enumerate(levels, start=1):
        play.must("give-score", unit=unit, criterion=f"c{number}", value=LEVELS[level])


def tied_utrecht(ceiling: int = 20_000_00) -> Play:
    """Three applications: the first alone, the other two equal on everything and decisive."""
    return utrecht(ceiling, n0101="ggggggg", n0102="vvvvgvg", n0106="vvvvgvg")


PAIR = ["2026-0102", "2026-0106"]


def close(play: Play) -> None:
    """Close the scores."""
    play.must("change-phase", to="rangorde")


def freeze(play: Play, members: list[str] | None = None, kind: str = "d6", **more: Any) -> str:
    """Invite, freeze, and check two blocks; gives the name of the attempt."""
    units = members or PAIR
    play.must("invite-to-draw", members=units, date="2026-03-01", way="brief")
    play.must("freeze-draw", members=units, seed_kind=kind, persons=["voorzitter", "lid 2"], **more)
    attempt = list(play.state.draws.values())[-1]
    name = f"L{attempt.draw_list.number}"
    right = blocks(attempt.list_hash)
    typed = [{"number": number, "text": right[number - 1]} for number in (3, 11)]
    play.must("check-blocks", draw=name, blocks=typed)
    return name


SEED = "123456" * 5


def drawn_utrecht() -> Play:
    """The tie of `tied_utrecht`, closed, drawn with dice, and shown."""
    play = tied_utrecht()
    close(play)
    name = freeze(play)
    play.must("record-seed", draw=name, seed=SEED, again=SEED)
    play.must("reveal-draw", draw=name)
    return play
