"""What a screen may be able to do besides what every screen does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget


@runtime_checkable
class Acting(Protocol):
    """Its primary action is more than going on to the next phase."""

    def act(self) -> None:
        """Do what the button of the need bar says."""


@runtime_checkable
class WithEmpties(Protocol):
    """It has places that are still empty, to walk along."""

    def next_empty(self, way: int) -> None:
        """Go to the next empty place (1) or the previous one (-1)."""


@runtime_checkable
class WithReason(Protocol):
    """It has a field for the reason of what is chosen."""

    def to_reason(self) -> None:
        """Put the keyboard in that field."""


@runtime_checkable
class WithParts(Protocol):
    """It has several parts that the keyboard goes along with F6."""

    def parts(self) -> Sequence[QWidget]:
        """Give them in reading order."""


@runtime_checkable
class TakingFiles(Protocol):
    """It can do something with a file that is dropped on the window."""

    def take_file(self, path: Path) -> None:
        """Take the file."""
