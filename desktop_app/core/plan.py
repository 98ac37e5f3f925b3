"""What planning needs besides the round, and what a plan is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from desktop_app.core.declined import Declined
from desktop_app.core.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """Time, person and chance, given from outside.

    now: UTC, YYYY-MM-DDTHH:MM:SSZ; local: the same on the Dutch clock, YYYY-MM-DDTHH:MM;
    entropy: gives a new secret of 64 hexadecimal digits from the operating system.
    """

    now: str
    local: str
    actor: str
    entropy: Callable[[], str]


Plan: TypeAlias = tuple[Event, ...] | Declined
"""The events that carry out a command; none when nothing changes."""


def tidy(text: str | None) -> str | None:
    """Trim what someone typed; nothing but blanks is nothing."""
    bare = text.strip() if text else ""
    return bare or None
