"""The notice: one sentence about what just happened, or why it did not, under the need bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from desktop_app.text import main_window as text
from desktop_app.text.messages import Message, MessageKind
from desktop_app.ui.parts.buttons import LinkButton
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.words import MarkLabel, Paragraph, Words
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG

SHOWN_FOR: Final = 4000
CALM: Final = Plan(
    role="accent_soft", margins=(20, 6, 20, 6), spacing=12, lines=(("bottom", "line"),)
)
ALERT: Final = Plan(
    role="incomplete_soft", margins=(20, 6, 20, 6), spacing=12, lines=(("bottom", "incomplete"),)
)


class Notice(Ground):
    """Good news goes away by itself; what went wrong stays until it is closed or overtaken."""

    def __init__(self, appearance: Appearance) -> None:
        """Build the notice, out of sight."""
        super().__init__(appearance, CALM)
        self._mark = MarkLabel(appearance, Mark.TICK, 14)
        self._title = Words(appearance, CELL_STRONG)
        self._rest = Paragraph(appearance, CELL)
        self._close = LinkButton(appearance, text.CLOSE)
        self._close.setAccessibleName(text.DISMISS)
        self._close.clicked.connect(self.hide)
        self.box.addWidget(self._mark)
        self.box.addWidget(self._title)
        self.box.addWidget(self._rest, 1)
        self.box.addWidget(self._close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_FOR)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def words(self) -> str:
        """What is said now; empty while nothing is."""
        return f"{self._title.text()} {self._rest.text()}".strip() if self.isVisible() else ""

    def tell(self, sentence: str) -> None:
        """Say that something was done; it goes away by itself."""
        self._show(CALM, Mark.TICK, sentence, "")
        self._timer.start()

    def explain(self, message: Message) -> None:
        """Say why something was not done; it stays."""
        mark = Mark.ERROR if message.kind is MessageKind.ERROR else Mark.ATTENTION
        self._show(ALERT, mark, f"{message.title}.", f"{message.what} {message.remedy}")

    def warn(self, sentence: str) -> None:
        """Say what is in the way; it stays."""
        self._show(ALERT, Mark.ATTENTION, sentence, "")

    def _show(self, plan: Plan, mark: Mark, title: str, rest: str) -> None:
        self._timer.stop()
        self.replan(plan)
        self._mark.show_mark(mark)
        self._title.say(title)
        self._rest.say(rest)
        self.show()
        QAccessible.updateAccessibility(
            QAccessibleAnnouncementEvent(self, f"{title} {rest}".strip())
        )
