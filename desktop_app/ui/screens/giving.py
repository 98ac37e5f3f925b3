"""How a page carries something out, and says at the page itself why it was not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from desktop_app.core.commands import Command
from desktop_app.text.messages import Message

Give: TypeAlias = Callable[[Command], Message | None]
"""Carry out a command; None when it is on the disk, otherwise why not."""
