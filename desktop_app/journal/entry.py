"""One entry of the journal, the chain that binds it to all before it, and batches of entries.

Source: RONDEBESTAND-1, *Schema* and *Chain*.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from typing import Final

from desktop_app.journal.canonical import (
    BodyProblem,
    JsonObject,
    JsonValue,
    check_body,
    decode_body,
    encode_body,
)

NO_CHAIN: Final = "0" * 64
LONGEST_ACTOR: Final = 100
MOST_IN_BATCH: Final = 100_000

_TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
_KIND: Final = re.compile(r"[a-z-]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One thing that happened.

    ``nr`` counts from 1 without gaps. ``batch`` is the number of the first entry that was written
    with it and ``size`` how many were. ``at`` is UTC, ``YYYY-MM-DDTHH:MM:SSZ``. ``actor`` sat at
    the keyboard. ``body`` is canonical JSON. ``chain`` is 64 hexadecimal digits.
    """

    nr: int
    batch: int
    size: int
    at: str
    actor: str
    kind: str
    body: str
    chain: str

    def value(self) -> dict[str, JsonValue]:
        """Give the body of an entry that was read from a checked file or has been appended."""
        decoded = decode_body(self.body)
        if isinstance(decoded, BodyProblem):
            raise TypeError(decoded.fault)
        return decoded


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that has yet to get its number, time, actor and chain."""

    kind: str
    body: JsonObject


@dataclass(frozen=True, slots=True)
class Head:
    """Where a journal ends: the number of its last entry and that entry's chain."""

    nr: int
    chain: str


class EntryFault(Enum):
    """Why an entry is refused."""

    NUMBER = "number"
    BATCH = "batch"
    BATCH_NOT_WHOLE = "batch_not_whole"
    TIME = "time"
    ACTOR = "actor"
    KIND = "kind"
    BODY = "body"
    CHAIN = "chain"


@dataclass(frozen=True, slots=True)
class EntryProblem:
    """The first entry that is refused, by its number, and why."""

    nr: int
    fault: EntryFault


def head_of(entries: Sequence[Entry]) -> Head:
    """Give the head of a journal; number 0 and 64 zeros when it is empty."""
    return Head(entries[-1].nr, entries[-1].chain) if entries else Head(0, NO_CHAIN)


def chain_text(entry: Entry, previous: str) -> bytes:
    """Give the eight lines that the chain of an entry is the SHA-256 of."""
    return (
        f"JOURNAAL-1\nnr {entry.nr}\npartij {entry.batch}/{entry.size}\nvorige {previous}\n"
        f"tijd {entry.at}\nactor {entry.actor}\nsoort {entry.kind}\ninhoud {entry.body}\n"
    ).encode()


def chain_of(entry: Entry, previous: str) -> str:
    """Give the chain of an entry from its own fields and the chain of the entry before it."""
    return sha256(chain_text(entry, previous)).hexdigest()


def make_batch(
    drafts: Sequence[Draft], *, after: Head, at: str, actor: str
) -> tuple[Entry, ...] | EntryProblem:
    """Make the entries of one batch, numbered and chained; every entry is checked first."""
    first = after.nr + 1
    if not 1 <= len(drafts) <= MOST_IN_BATCH:
        return EntryProblem(first, EntryFault.BATCH)
    made: list[Entry] = []
    previous = after.chain
    for nr, draft in enumerate(drafts, start=first):
        body = encode_body(draft.body)
        if isinstance(body, BodyProblem):
            return EntryProblem(nr, EntryFault.BODY)
        fault = _fields_fault(at, actor, draft.kind)
        if fault is not None:
            return EntryProblem(nr, fault)
        entry = Entry(
            nr=nr,
            batch=first,
            size=len(drafts),
            at=at,
            actor=actor,
            kind=draft.kind,
            body=body,
            chain="",
        )
        previous = chain_of(entry, previous)
        made.append(_with_chain(entry, previous))
    return tuple(made)


def check_entries(entries: Iterable[Entry]) -> EntryProblem | None:
    """Check a whole journal: numbers, batches, every field, every chain, and a whole last batch."""
    previous: Entry | None = None
    for nr, entry in enumerate(entries, start=1):
        fault = _entry_fault(nr, entry, previous)
        if fault is not None:
            return EntryProblem(nr, fault)
        previous = entry
    if previous is None:
        return EntryProblem(1, EntryFault.NUMBER)
    whole = previous.nr == previous.batch + previous.size - 1
    return None if whole else EntryProblem(previous.nr, EntryFault.BATCH_NOT_WHOLE)


@lru_cache(maxsize=256)
def valid_actor(actor: str) -> bool:
    """Say whether a name may stand as actor: NFC, trimmed, 1-100 visible characters."""
    if not 1 <= len(actor) <= LONGEST_ACTOR or actor != actor.strip():
        return False
    if not unicodedata.is_normalized("NFC", actor):
        return False
    return not any(_invisible(unicodedata.category(character)) for character in actor)


@lru_cache(maxsize=256)
def valid_time(at: str) -> bool:
    """Say whether a text is an existing moment of the form ``YYYY-MM-DDTHH:MM:SSZ``."""
    if not _TIME.fullmatch(at):
        return False
    try:
        datetime.fromisoformat(at)
    except ValueError:
        return False
    return True


def _invisible(category: str) -> bool:
    return category.startswith("C") or category in {"Zl", "Zp"}


def _with_chain(entry: Entry, chain: str) -> Entry:
    return Entry(
        nr=entry.nr,
        batch=entry.batch,
        size=entry.size,
        at=entry.at,
        actor=entry.actor,
        kind=entry.kind,
        body=entry.body,
        chain=chain,
    )


def _fields_fault(at: str, actor: str, kind: str) -> EntryFault | None:
    if not valid_time(at):
        return EntryFault.TIME
    if not valid_actor(actor):
        return EntryFault.ACTOR
    return None if _KIND.fullmatch(kind) else EntryFault.KIND


def _entry_fault(nr: int, entry: Entry, previous: Entry | None) -> EntryFault | None:
    if entry.nr != nr:
        return EntryFault.NUMBER
    if not _continues(entry, previous):
        return EntryFault.BATCH
    if chain_of(entry, previous.chain if previous else NO_CHAIN) != entry.chain:
        return EntryFault.CHAIN
    fault = _fields_fault(entry.at, entry.actor, entry.kind)
    if fault is not None:
        return fault
    return EntryFault.BODY if check_body(entry.body) else None


def _continues(entry: Entry, previous: Entry | None) -> bool:
    """Say whether an entry goes on with the batch before it, or starts one after a whole one."""
    last_of_previous = previous.batch + previous.size - 1 if previous else 0
    if previous and entry.nr <= last_of_previous:
        return (entry.batch, entry.size) == (previous.batch, previous.size)
    return entry.batch == entry.nr and entry.size >= 1
