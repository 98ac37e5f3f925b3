"""The native file choosers: the only dialogs of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.text import main_window as text


class Choosers(Protocol):
    """How a person points at a file; None when the person thinks better of it."""

    def round_to_open(self, parent: QWidget, folder: str) -> Path | None:
        """Point at a round to open."""

    def place_for(self, parent: QWidget, title: str, suggestion: str) -> Path | None:
        """Point at a place for a new file."""

    def file_to_read(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """Point at a file to read in."""


class NativeChoosers:
    """The choosers of the system."""

    def round_to_open(self, parent: QWidget, folder: str) -> Path | None:
        """Point at a round to open."""
        return self._open(parent, text.OPEN_TITLE, folder, text.ROUND_FILES)

    def place_for(self, parent: QWidget, title: str, suggestion: str) -> Path | None:
        """Point at a place for a new file."""
        chosen, _ = QFileDialog.getSaveFileName(parent, title, suggestion)
        return Path(chosen) if chosen else None

    def file_to_read(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """Point at a file to read in."""
        return self._open(parent, title, "", kinds)

    def _open(self, parent: QWidget, title: str, folder: str, kinds: str) -> Path | None:
        chosen, _ = QFileDialog.getOpenFileName(parent, title, folder, kinds)
        return Path(chosen) if chosen else None
