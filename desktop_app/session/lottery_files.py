"""The files of a draw for everyone present, written to a folder: what LOTING-1 names."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.round_draws import Attempt
from desktop_app.report.content.draw_files import draw_files
from desktop_app.report.content.drawn import drawn_of


@dataclass(frozen=True, slots=True)
class FilesSaved:
    """The names of the files that are in the folder now, in the order of LOTING-1."""

    folder: Path
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FilesNotSaved:
    """A file could not be written: its place, and what the system said."""

    path: Path
    why: str


def lottery_files(attempt: Attempt) -> dict[str, bytes]:
    """Give the files of an attempt by name: list, seed or order, lots, outcome and ranking."""
    return draw_files(drawn_of(attempt))


def save_lottery_files(attempt: Attempt, folder: Path) -> FilesSaved | FilesNotSaved:
    """Write the files of an attempt to a folder, which is made when it is not there."""
    files = lottery_files(attempt)
    path = folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            path = folder / name
            with path.open("wb") as stream:
                stream.write(content)
                stream.flush()
                os.fsync(stream.fileno())
    except OSError as problem:
        return FilesNotSaved(path, problem.strerror or type(problem).__name__)
    return FilesSaved(folder, tuple(files))
