"""What the frame shows: header, path, needs, busy bar and footer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from desktop_app.core.phases import Phase
from desktop_app.text import window as text
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.targets import Target

MOST_LINKS: Final = 3


@dataclass(frozen=True, slots=True)
class Saved:
    """Everything is on disk; `clock` is the local time of the last write."""

    clock: str


@dataclass(frozen=True, slots=True)
class SaveFailed:
    """The last entry is not on disk; `sentence` says why and what to do."""

    sentence: str


@dataclass(frozen=True, slots=True)
class ReadOnly:
    """The round cannot be changed here; `sentence` says why and who holds it."""

    sentence: str


SaveState = Saved | SaveFailed | ReadOnly


@dataclass(frozen=True, slots=True, kw_only=True)
class HeaderView:
    """The header; `short_title` takes its place when there is little room."""

    title: str
    subtitle: str
    short_title: str
    save: SaveState | None
    beamer: str | None = None
    warning: str | None = None


class PhaseState(Enum):
    """How far a phase is; the value is the spoken word."""

    DONE = "klaar"
    OPEN = "nog niet klaar"
    LAPSED = "iets is vervallen"


@dataclass(frozen=True, slots=True, kw_only=True)
class PathView:
    """The path: which phase is on screen, and the state and a note for each of the nine."""

    current: Phase
    states: tuple[PhaseState, ...]
    notes: tuple[str | None, ...] = (None,) * len(Phase)

    def spoken(self, phase: Phase) -> str:
        """Return the spoken name of `phase`."""
        state = self.states[phase.number - 1]
        here = phase is self.current
        word = "huidige" if here and state is PhaseState.OPEN else state.value
        note = self.notes[phase.number - 1]
        return text.phase_name(phase.number, text.phase_title(phase), word, note)


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """Something that is still needed, as a sentence that leads to its place."""

    mark: Mark
    sentence: str
    short: str
    target: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class NeedView:
    """The need bar: all needs in order, the counts at the right and what to do when none is left.

    goal: what the needs stand in the way of ("de rangorde"); action: the name of the button
    that appears when nothing is needed; provisional: the chip that says what is not final;
    later: what the minutes will ask and the action does not wait for.
    """

    goal: str
    needs: tuple[Need, ...]
    counts: str
    action: str | None = None
    provisional: str | None = None
    later: tuple[Need, ...] = ()

    def links(self) -> tuple[Need, ...]:
        """Return the needs that get a link of their own."""
        return self.needs[:MOST_LINKS]

    def rest(self) -> tuple[Need, ...]:
        """Return the needs behind the link `en nog …`."""
        return self.needs[MOST_LINKS:]


@dataclass(frozen=True, slots=True)
class KeyHint:
    """Keys that work here, as printed on their caps, and what they do."""

    caps: tuple[str, ...]
    does: str


@dataclass(frozen=True, slots=True)
class FooterView:
    """The footer: the keys that work on this screen and where the round is kept."""

    keys: tuple[KeyHint, ...]
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BusyView:
    """Work that takes longer than half a second; `of` is 0 while the amount is unknown."""

    sentence: str
    done: int = 0
    of: int = 0
    can_cancel: bool = True
