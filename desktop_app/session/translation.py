"""Between the journal, which knows entries, and the core, which knows events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from desktop_app.core.events import Event, event_from_body, event_to_body
from desktop_app.core.events_round import RoundOpened
from desktop_app.core.round import Recorded, Round
from desktop_app.core.scheme import Scheme
from desktop_app.core.transition import Impossible, replay
from desktop_app.journal.entry import Draft, Entry
from desktop_app.journal.problems import ReplayProblem
from desktop_app.session.ports import Ports
from desktop_app.text import session as text
from desktop_app.text.declined import declined_message


def drafts_of(events: Iterable[Event]) -> tuple[Draft, ...]:
    """Write events as entries that have yet to get their number, time and chain."""
    return tuple(Draft(event.KIND, event_to_body(event)) for event in events)


def recorded(entry: Entry, event: Event) -> Recorded:
    """Give an entry with its event."""
    return Recorded(
        nr=entry.nr,
        batch=entry.batch,
        size=entry.size,
        at=entry.at,
        actor=entry.actor,
        event=event,
        chain=entry.chain,
    )


def read_entry(entry: Entry) -> Recorded | ReplayProblem:
    """Read the event of an entry, or say what is wrong with its body."""
    event = event_from_body(entry.kind, entry.value())
    if isinstance(event, tuple):
        return ReplayProblem(entry.nr, text.body_unreadable(event))
    return recorded(entry, event)


@dataclass(slots=True)
class Replayer:
    """Replays a journal when the round file asks whether it can have happened, and keeps the state.

    state: the round after the last journal that was replayed whole.
    """

    ports: Ports
    state: Round | None = field(default=None, init=False)

    def __call__(self, entries: Sequence[Entry]) -> ReplayProblem | None:
        """Say which entry cannot have happened, or keep the round it all makes."""
        events: list[Recorded] = []
        for entry in entries:
            read = read_entry(entry)
            if isinstance(read, ReplayProblem):
                return read
            events.append(read)
        scheme = self._scheme(events[0])
        if isinstance(scheme, ReplayProblem):
            return scheme
        state = replay(events, scheme)
        if isinstance(state, Impossible):
            return ReplayProblem(state.nr, declined_message(state.why).one_line())
        self.state = state
        return None

    def _scheme(self, first: Recorded) -> Scheme | ReplayProblem:
        if not isinstance(first.event, RoundOpened):
            return ReplayProblem(first.nr, text.NOT_OPENED_FIRST)
        scheme = self.ports.read_scheme(first.event.scheme_text)
        if isinstance(scheme, Scheme):
            return scheme
        return ReplayProblem(first.nr, text.SCHEME_UNREADABLE)
