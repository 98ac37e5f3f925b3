"""Making a round and opening one: the way in to a session."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from desktop_app.core.declined import Declined
from desktop_app.core.events_round import PoolCeiling, RoundOpened
from desktop_app.core.opening import check_opening
from desktop_app.core.round import Round
from desktop_app.core.scheme import Scheme
from desktop_app.core.settings import RoundField
from desktop_app.journal.entry import EntryFault, EntryProblem, valid_actor
from desktop_app.journal.opening import LookedAt, Opened, OpenedReadOnly, look_at_round
from desktop_app.journal.opening import create_round as create_file
from desktop_app.journal.opening import open_round as open_file
from desktop_app.journal.problems import (
    CreateProblem,
    OpenProblem,
    OpenWarning,
    ReadOnlyReason,
    WriteFailed,
)
from desktop_app.session.moments import stamp
from desktop_app.session.ports import Ports, SchemeProblems
from desktop_app.session.session import Session
from desktop_app.session.translation import Replayer, drafts_of


@dataclass(frozen=True, slots=True, kw_only=True)
class NewRound:
    """What a round is opened with: its id, its fields, and the ceiling (cents) per pool."""

    round_id: str
    ceilings: tuple[PoolCeiling, ...]
    settings: Mapping[RoundField, str]


@dataclass(frozen=True, slots=True)
class BrokenScheme:
    """The scheme text has problems; no round was made."""

    problems: SchemeProblems


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadOnly:
    """A round that can only be looked at: the state as it was on opening, and why."""

    path: Path
    round: Round
    why: ReadOnlyReason
    warnings: tuple[OpenWarning, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """The state of a round when somebody looked at it; the file is not kept open."""

    round: Round
    warnings: tuple[OpenWarning, ...]


CreateFailed: TypeAlias = (
    BrokenScheme | Declined | CreateProblem | EntryProblem | WriteFailed | OpenProblem
)


def create_session(
    path: Path, new: NewRound, scheme_text: str, *, actor: str, ports: Ports
) -> Session | CreateFailed:
    """Make a round file with its scheme and fields, and begin a session on it."""
    scheme = ports.read_scheme(scheme_text)
    if not isinstance(scheme, Scheme):
        return BrokenScheme(scheme)
    event = RoundOpened(
        round_id=new.round_id,
        scheme_text=scheme_text,
        sha256=sha256(scheme_text.encode("utf-8")).hexdigest(),
        engine=ports.engine,
        settings={str(field): value for field, value in new.settings.items()},
        ceilings=new.ceilings,
    )
    refusal = check_opening(event, scheme)
    if refusal is not None:
        return refusal
    replayer = Replayer(ports)
    opened = create_file(
        path,
        drafts_of([event]),
        replayer,
        at=stamp(ports.clock()),
        actor=actor,
        heads_folder=ports.heads_folder,
    )
    if isinstance(opened, Opened):
        return _session(opened, replayer, actor, ports)
    return opened


def open_session(
    path: Path, *, actor: str, ports: Ports
) -> Session | ReadOnly | OpenProblem | EntryProblem:
    """Open a round file and begin a session on it; read-only when it cannot be written.

    An actor that no entry may carry is refused here, before anything is typed under that name.
    """
    if not valid_actor(actor):
        return EntryProblem(1, EntryFault.ACTOR)
    replayer = Replayer(ports)
    opened = open_file(path, replayer, actor=actor, heads_folder=ports.heads_folder)
    if isinstance(opened, Opened):
        return _session(opened, replayer, actor, ports)
    if isinstance(opened, OpenedReadOnly):
        return ReadOnly(
            path=opened.file.path,
            round=_replayed(replayer),
            why=opened.why,
            warnings=opened.warnings,
        )
    return opened


def look_at(path: Path, ports: Ports) -> Looked | OpenProblem:
    """Read a round, also while another program writes it; nothing is written by looking."""
    replayer = Replayer(ports)
    looked = look_at_round(path, replayer, heads_folder=ports.heads_folder)
    if not isinstance(looked, LookedAt):
        return looked
    return Looked(_replayed(replayer), looked.warnings)


def _session(opened: Opened, replayer: Replayer, actor: str, ports: Ports) -> Session:
    return Session(
        opened.file,
        _replayed(replayer),
        actor=actor,
        ports=ports,
        warnings=opened.warnings,
    )


def _replayed(replayer: Replayer) -> Round:
    if replayer.state is None:
        message = "a round file was opened without replaying it"
        raise RuntimeError(message)
    return replayer.state
