"""The start screen: what one can begin with, and the rounds that were open here."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from desktop_app import __version__
from desktop_app.text import main_window as text
from desktop_app.ui.frame.notice import Notice
from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.parts.buttons import PaintedButton
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.start import RecentView
from desktop_app.ui.screens.start_list import RecentList
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import BODY, CELL, CELL_STRONG, DISPLAY, H1, KEY, META, TextStyle

LEFT = Plan(
    vertical=True, width=412, margins=(28, 44, 28, 28), spacing=12, lines=(("right", "line"),)
)
RIGHT = Plan(role="bg", vertical=True, margins=(48, 44, 48, 28), spacing=12)
CARD_TITLE = TextStyle(size=17, line=24, weight=600)


class ActionCard(PaintedButton):
    """A large button: a mark, what it does, one line about it, and its shortcut."""

    def __init__(
        self,
        appearance: Appearance,
        words: tuple[str, str, str],
        mark: Mark,
        *,
        primary: bool = False,
    ) -> None:
        """Build the card; words: name, line below it, and shortcut."""
        name, self._lead, self._keys = words
        super().__init__(appearance, name)
        self._mark = mark
        self._primary = primary
        self.setAccessibleDescription(f"{self._lead}. {self._keys}")

    def sizeHint(self) -> QSize:
        """Return the size of a card."""
        return QSize(self.look.px(355), self.look.px(76))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, mark, name, line and shortcut."""
        painter, look = QPainter(self), self.look
        theme = look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        hover = theme.accent_soft if self.underMouse() else theme.surface
        painter.setPen(QPen(colour(theme.accent if self._primary else theme.line2), 1))
        painter.setBrush(colour(theme.accent if self._primary else hover))
        painter.drawRoundedRect(area, look.px(8), look.px(8))
        ink = theme.on_accent if self._primary else theme.ink
        glyph = QRectF(look.px(20), look.px(18), look.px(20), look.px(20))
        paint_mark(painter, self._mark, glyph, colour(ink if self._primary else theme.accent))
        painter.setPen(colour(ink))
        left, width = look.px(54), self.width() - look.px(72)
        painter.setFont(look.font(CARD_TITLE))
        first = QRectF(left, look.px(12), width, look.px(26))
        painter.drawText(first, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(look.font(KEY))
        side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(first, side, self._keys)
        painter.setFont(look.font(META))
        painter.setPen(colour(ink if self._primary else theme.ink2))
        second = QRectF(left, look.px(40), width, look.px(22))
        painter.drawText(second, Qt.AlignmentFlag.AlignVCenter, self._lead)
        if self.hasFocus() and self._primary:
            painter.setPen(QPen(colour(theme.ink), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        else:
            self.paint_focus(painter, QRectF(self.rect()), look.px(8))


class StartScreen(QWidget):
    """Files dropped on the window open; the list works with arrows, Enter and Del."""

    new_asked = Signal()
    open_asked = Signal()
    practice_asked = Signal()
    round_opened = Signal(str)
    round_removed = Signal(str)
    actor_changed = Signal(str)

    def __init__(self, appearance: Appearance, *, practice: bool, actor: str) -> None:
        """Build the screen; practice: whether practice rounds can be made here."""
        super().__init__()
        self._appearance = appearance
        self._left = Ground(appearance, LEFT)
        self._right = Ground(appearance, RIGHT)
        self.rounds = RecentList(appearance)
        self._empty = Paragraph(appearance, BODY, "ink2", text.NO_RECENT)
        self._hint = Words(appearance, CELL, "ink2", text.DROP_HINT)
        self._keys = Words(appearance, CELL, "ink2", text.RECENT_KEYS)
        self.notice = Notice(appearance)
        self.actor = QLineEdit(actor)
        self.actor.setAccessibleName(text.YOUR_NAME)
        self.actor.setAccessibleDescription(text.YOUR_NAME_HINT)
        self.actor.editingFinished.connect(self._tell_actor)
        self._fill_left(practice=practice)
        self._fill_right()
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self._left)
        box.addWidget(self._right, 1)
        self.rounds.opened.connect(self.round_opened)
        self.rounds.removed.connect(self.round_removed)

    def show_rounds(self, rounds: tuple[RecentView, ...]) -> None:
        """Show the rounds that were open here."""
        self.rounds.show_rounds(rounds)
        self.rounds.setVisible(bool(rounds))
        self._keys.setVisible(bool(rounds))
        self._empty.setVisible(not rounds)
        (self.rounds if rounds else self._new).setFocus()

    def _fill_left(self, *, practice: bool) -> None:
        look, box = self._appearance, self._left.box
        self._new = ActionCard(
            look, (text.NEW_ROUND, text.NEW_ROUND_LEAD, "Ctrl+N"), Mark.PLUS, primary=True
        )
        opening = ActionCard(look, (text.OPEN_ROUND, text.OPEN_ROUND_LEAD, "Ctrl+O"), Mark.FOLDER)
        self._new.clicked.connect(self.new_asked)
        opening.clicked.connect(self.open_asked)
        box.addWidget(Words(look, DISPLAY, "accent", text.TITLE))
        box.addWidget(Paragraph(look, BODY, "ink2", text.START_LEAD))
        box.addSpacing(16)
        box.addWidget(self._new)
        box.addWidget(opening)
        if practice:
            card = ActionCard(look, (text.PRACTICE, text.PRACTICE_LEAD, ""), Mark.DRAW)
            card.clicked.connect(self.practice_asked)
            box.addWidget(card)
        box.addStretch(1)
        box.addWidget(Words(look, CELL_STRONG, "ink", text.YOUR_NAME))
        box.addWidget(self.actor)
        box.addWidget(Words(look, META, "ink2", text.YOUR_NAME_HINT))
        box.addSpacing(12)
        box.addWidget(Words(look, META, "ink2", text.version(__version__)))
        box.addWidget(Words(look, META, "ink2", text.ALL_LOCAL))

    def _fill_right(self) -> None:
        box = self._right.box
        box.addWidget(self.notice)
        box.addWidget(Words(self._appearance, H1, "ink", text.RECENT))
        box.addSpacing(8)
        box.addWidget(self._empty)
        box.addWidget(self.rounds, 1)
        box.addWidget(self._keys)
        box.addWidget(self._hint)
        box.addStretch(0)

    def _tell_actor(self) -> None:
        name = self.actor.text().strip()
        if name:
            self.actor_changed.emit(name)
