"""A heading and a list of sentences, each with a mark before it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.words import MarkLabel, Paragraph, Words
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG

LINE = Plan(spacing=8)
COLUMN = Plan(vertical=True, spacing=6)


class MarkedLines(Bare):
    """A heading and a list of sentences with a mark before each."""

    def __init__(self, appearance: Appearance, heading: str, mark: Mark) -> None:
        """Build it empty."""
        super().__init__(appearance, COLUMN)
        self._mark = mark
        self._lines: list[tuple[Bare, Paragraph]] = []
        self.box.addWidget(Words(appearance, CELL_STRONG, "ink", heading))

    @property
    def lines(self) -> tuple[str, ...]:
        """The sentences that are shown."""
        return tuple(words.text() for row, words in self._lines if not row.isHidden())

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show other sentences; nothing at all when there are none."""
        while len(self._lines) < len(lines):
            row = Bare(self._appearance, LINE)
            mark = MarkLabel(self._appearance, self._mark, 15)
            row.box.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
            words = Paragraph(self._appearance, CELL)
            row.box.addWidget(words, 1)
            self.box.addWidget(row)
            self._lines.append((row, words))
        for at, (row, words) in enumerate(self._lines):
            row.setVisible(at < len(lines))
            words.say(lines[at] if at < len(lines) else "")
        self.setVisible(bool(lines))
