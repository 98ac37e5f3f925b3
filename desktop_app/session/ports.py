"""What a session needs from outside: clock, chance, the reader of schemes, and where heads stay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from desktop_app.core.scheme import Scheme

SchemeProblems: TypeAlias = tuple[object, ...]
"""What a reader of schemes found wrong; the session only passes it on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ports:
    """The outside world, given by the composition root.

    clock: the present moment with its zone; entropy: 64 hexadecimal digits from the operating
    system, new at every call; read_scheme: a scheme text to a scheme or its problems; engine:
    the version of the program; heads_folder: where the last heads are kept, None for the
    user's data folder.
    """

    clock: Callable[[], datetime]
    entropy: Callable[[], str]
    read_scheme: Callable[[str], Scheme | SchemeProblems]
    engine: str
    heads_folder: Path | None = None
