"""The present moment as the journal and the screens write it."""

from __future__ import annotations

from datetime import UTC, datetime

from desktop_app.text.moments import local


def stamp(now: datetime) -> str:
    """Give a moment as in the journal: UTC, YYYY-MM-DDTHH:MM:SSZ."""
    return now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def on_dutch_clock(now: datetime) -> str:
    """Give a moment as it is recorded about a meeting: YYYY-MM-DDTHH:MM on the Dutch clock."""
    return local(now).strftime("%Y-%m-%dT%H:%M")
