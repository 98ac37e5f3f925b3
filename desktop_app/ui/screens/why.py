"""Why a unit stands where it stands, and below it the money, in the strip or the inspector."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
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
    """A heading, as many whole sentences as fit, and the article."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty panel."""
        super().__init__(appearance, WHY, parent)
        self._view: WhyView | None = None
        self._heading = Words(appearance, CELL_STRONG)
        self._sentences = Paragraph(appearance, CELL)
        self._source = Words(appearance, META, "ink2")
        self.box.addWidget(self._heading)
        self.box.addWidget(self._sentences, 1)
        self.box.addWidget(self._source)

    def show_view(self, view: WhyView) -> None:
        """Explain another unit."""
        self._view = view
        self._heading.say(view.heading)
        self._source.say(view.source)
        self.setToolTip(" ".join(view.sentences))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many sentences as there is room for now."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._view is None:
            return
        heights = self._heading.sizeHint().height() + self._source.sizeHint().height()
        margins = self.box.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        room = QRect(0, 0, width, self.height() - heights - margins.top() - margins.bottom())
        sentences = self._view.sentences
        # Whole sentences only: half an explanation is worse than a shorter one.
        while len(sentences) > 1 and not self._fits(" ".join(sentences), room):
            sentences = sentences[:-1]
        self._sentences.say(" ".join(sentences))

    def _fits(self, words: str, room: QRect) -> bool:
        metrics = QFontMetrics(self._sentences.font())
        needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, words)
        return needed.height() <= room.height()


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
