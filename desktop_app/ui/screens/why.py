"""Why a unit stands where it stands, and below it the money, in the strip or the inspector."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop_app.text import assessment_screen as text
from desktop_app.ui.parts.budget_bar import BudgetBar
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.words import MarkLabel, Paragraph, Words
from desktop_app.ui.presenters.assessment import BudgetView, WhyView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG, META

WHY = Plan(vertical=True, margins=(14, 6, 14, 6), spacing=0)
BUDGET_LINE = Plan(height=44, margins=(14, 0, 14, 0), spacing=16, lines=(("top", "line2"),))


class WhyPanel(Ground):
    """A heading, the sentences and the article."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty panel."""
        super().__init__(appearance, WHY, parent)
        self._heading = Words(appearance, CELL_STRONG)
        self._sentences = Paragraph(appearance, CELL)
        self._source = Words(appearance, META, "ink2")
        self.box.addWidget(self._heading)
        self.box.addWidget(self._sentences, 1)
        self.box.addWidget(self._source)

    def show_view(self, view: WhyView) -> None:
        """Explain another unit."""
        self._heading.say(view.heading)
        self._sentences.say(view.sentences)
        self._source.say(view.source)


class BudgetLine(Ground):
    """The money in one line of 44 pixels: the bar and what is left."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty line."""
        super().__init__(appearance, BUDGET_LINE, parent)
        self._bar = BudgetBar(appearance)
        self._left = Words(appearance, CELL_STRONG)
        self._left.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.box.addWidget(self._bar, 1)
        self.box.addWidget(self._left)

    def show_view(self, view: BudgetView, *, short: bool) -> None:
        """Show other amounts."""
        self._bar.show_view(view)
        self._left.say(text.short_left_over(view.left) if short else text.left_over(view.left))


class Note(Ground):
    """A mark and one sentence."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty note."""
        super().__init__(appearance, Plan(spacing=6), parent)
        self._mark = MarkLabel(appearance, Mark.ATTENTION, 15)
        self._words = Words(appearance, META)
        self.box.addWidget(self._mark)
        self.box.addWidget(self._words, 1)

    def show_note(self, mark: Mark | None, words: str, role: str) -> None:
        """Show another note; without a mark only the words."""
        self._mark.setVisible(mark is not None)
        if mark is not None:
            self._mark.show_mark(mark)
        self._words.say(words, role)
