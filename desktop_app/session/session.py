"""The one place that changes: decide, write to disk, evolve, and tell everyone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from desktop_app.core.commands import Command
from desktop_app.core.commands_round import Undo
from desktop_app.core.decide import decide
from desktop_app.core.declined import Declined
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events import Event
from desktop_app.core.events_draw import DrawFrozen
from desktop_app.core.outcome import Outcome
from desktop_app.core.plan import Context
from desktop_app.core.round import Recorded, Round
from desktop_app.core.round_case import case_of
from desktop_app.core.transition import Impossible, evolve
from desktop_app.core.undo import nothing_to_undo, redo_target, undo_target
from desktop_app.journal.entry import EntryProblem
from desktop_app.journal.problems import ClockWentBack, OpenWarning, WriteFailed
from desktop_app.journal.round_file import RoundFile
from desktop_app.session.moments import on_dutch_clock, stamp
from desktop_app.session.ports import Ports
from desktop_app.session.translation import drafts_of, recorded


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What listeners hear: the round before and after, and what happened between."""

    before: Round
    after: Round
    entries: tuple[Recorded, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """A command that is on the disk as the entries first to last.

    When nothing had to change, last is the last entry there was and first the one after it;
    clock: the time of this entry is before that of the one before it.
    """

    first: int
    last: int
    clock: ClockWentBack | None = None

    @property
    def changed(self) -> bool:
        """Whether anything was written."""
        return self.first <= self.last


Answer: TypeAlias = Done | Declined | WriteFailed
Listener: TypeAlias = Callable[[Change], None]


class Session:
    """An open round: the only holder of a reference that changes.

    Made by `opening.create_session` and `opening.open_session`. `do` decides, writes, evolves
    and notifies, in that order; what it answers with `Done` is on the disk.
    """

    def __init__(
        self,
        file: RoundFile,
        state: Round,
        *,
        actor: str,
        ports: Ports,
        warnings: tuple[OpenWarning, ...] = (),
    ) -> None:
        """Take over an open file and the round that its journal makes."""
        self._file = file
        self._round = state
        self._actor = actor
        self._ports = ports
        self._warnings = warnings
        self._listeners: list[Listener] = []
        self._untold: deque[Change] = deque()
        self._telling = False
        self._outcome: tuple[Round, Outcome] | None = None

    @property
    def path(self) -> Path:
        """The round file."""
        return self._file.path

    @property
    def actor(self) -> str:
        """Who sits at the keyboard."""
        return self._actor

    @property
    def warnings(self) -> tuple[OpenWarning, ...]:
        """What the user should know about the file, found on opening."""
        return self._warnings

    @property
    def round(self) -> Round:
        """The round as it is on the disk."""
        return self._round

    @property
    def outcome(self) -> Outcome:
        """What the rules say about the round now; computed when first asked for."""
        if self._outcome is None or self._outcome[0] is not self._round:
            before = self._outcome[1] if self._outcome else None
            self._outcome = (self._round, evaluate(case_of(self._round), before))
        return self._outcome[1]

    def do(self, command: Command) -> Answer:
        """Carry out a command: on the disk first, then shown. What is declined changes nothing."""
        now = self._ports.clock()
        context = Context(
            now=stamp(now),
            local=on_dutch_clock(now),
            actor=self._actor,
            entropy=self._ports.entropy,
        )
        events = decide(self._round, command, context)
        if isinstance(events, Declined):
            return events
        if not events:
            return Done(first=self._round.nr + 1, last=self._round.nr)
        return self._write(events, context.now)

    def would(self, command: Command) -> tuple[Event, ...] | Declined:
        """Say what a command would do now, without doing it; chance stays untouched."""
        now = self._ports.clock()
        context = Context(
            now=stamp(now), local=on_dutch_clock(now), actor=self._actor, entropy=_no_secret
        )
        return decide(self._round, command, context)

    def undo(self) -> Answer:
        """Take back the last batch that still counts."""
        return self._undo(undo_target(self._round))

    def redo(self) -> Answer:
        """Count the batch again that was taken back last, if nothing came after it."""
        return self._undo(redo_target(self._round))

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Have a listener hear every change, in order; gives the way to stop it."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def backup(self) -> Path | WriteFailed:
        """Make a backup beside the file, or give the one that holds exactly this journal."""
        return self._file.backup()

    def close(self) -> None:
        """Close the file, so that others can write it; closing twice does no harm."""
        self._listeners.clear()
        self._file.close()

    def _undo(self, batch: int | None) -> Answer:
        if batch is None:
            return nothing_to_undo(self._round)
        return self.do(Undo(batch=batch))

    def _write(self, events: tuple[Event, ...], at: str) -> Answer:
        if any(isinstance(event, DrawFrozen) for event in events):
            kept = self._file.backup()
            if isinstance(kept, WriteFailed):
                return kept
        written = self._file.append(drafts_of(events), at=at, actor=self._actor)
        if isinstance(written, WriteFailed):
            return written
        if isinstance(written, EntryProblem):
            message = f"the journal refuses an event that was decided: {written}"
            raise TypeError(message)
        entries = tuple(
            recorded(entry, event) for entry, event in zip(written.entries, events, strict=True)
        )
        self._evolve(entries)
        return Done(first=entries[0].nr, last=entries[-1].nr, clock=written.clock)

    def _evolve(self, entries: tuple[Recorded, ...]) -> None:
        before = self._round
        after = evolve(before, entries)
        if isinstance(after, Impossible):
            message = f"entry {after.nr} was written and cannot have happened: {after.why}"
            raise TypeError(message)
        self._round = after
        self._untold.append(Change(before=before, after=after, entries=entries))
        self._tell()

    def _tell(self) -> None:
        """Tell every listener of every change; a command given by a listener waits its turn.

        A listener that fails does not keep the others from hearing, nor the round from moving on.
        """
        if self._telling:
            return
        self._telling = True
        try:
            while self._untold:
                change = self._untold.popleft()
                with ExitStack() as stack:
                    for listener in reversed(self._listeners):
                        stack.callback(listener, change)
        finally:
            self._telling = False


def _no_secret() -> str:
    """Stand in for chance where nothing is written: a secret that nobody could use."""
    return "0" * 64
