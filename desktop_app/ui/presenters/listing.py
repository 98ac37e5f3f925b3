"""A plain list: heads, rows of texts, and a mark before each row."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.text import applications_screen as text
from desktop_app.ui.presenters.marks import Mark


@dataclass(frozen=True, slots=True)
class ListColumn:
    """A column: its head, its width in pixels at 100 % (0 takes the room left), and its side."""

    head: str
    width: int = 0
    right: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ListRow:
    """One row; key: what it stands for; dim: no longer taking part."""

    key: str
    cells: tuple[str, ...]
    mark: Mark | None = None
    dim: bool = False

    def spoken(self) -> str:
        """Return the row as a screen reader says it."""
        return text.spoken_row(self.cells)


@dataclass(frozen=True, slots=True, kw_only=True)
class ListView:
    """The whole list."""

    name: str
    columns: tuple[ListColumn, ...]
    rows: tuple[ListRow, ...]
