"""A page of a screen: a column of at most a readable width that scrolls when it is too long."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QWidget

from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import BODY, CELL, H1, HASH_BIG, META_STRONG, TextStyle

WIDEST = 1060
PAGE = Plan(role="bg", vertical=True, margins=(36, 24, 36, 24), spacing=14)
ROW = Plan(spacing=16)
CARD = Plan(role="surface", vertical=True, margins=(20, 16, 20, 16), spacing=10)
IN_ROW = 8


class Page(Ground):
    """A heading, a sentence below it, and whatever the page is about."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty page."""
        super().__init__(appearance, PAGE, parent)
        self.appearance = appearance
        self.heading = Words(appearance, H1)
        self.sentence = Paragraph(appearance, BODY, "ink2")
        self.box.addWidget(self.heading)
        self.box.addWidget(self.sentence)
        self.limit()

    def limit(self) -> None:
        """Keep the lines readable on a wide screen."""
        self.setMaximumWidth(self.look.px(WIDEST + 72))

    def restyle(self) -> None:
        """Apply the look."""
        super().restyle()
        self.limit()

    def say(self, heading: str, sentence: str = "") -> None:
        """Show heading and sentence."""
        self.heading.say(heading)
        self.sentence.say(sentence)
        self.sentence.setVisible(bool(sentence))

    def row(self, *widgets: QWidget, stretch: bool = True) -> Bare:
        """Put widgets beside each other."""
        row = Bare(self.appearance, ROW)
        for widget in widgets:
            row.box.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        if stretch:
            row.box.addStretch(1)
        self.box.addWidget(row)
        return row


class Card(Ground):
    """A white area with rounded corners and a thin edge."""

    def __init__(
        self, appearance: Appearance, plan: Plan = CARD, parent: QWidget | None = None
    ) -> None:
        """Build an empty card."""
        super().__init__(appearance, plan, parent)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and the edge."""
        painter, theme = QPainter(self), self.look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(theme.line2), 1))
        painter.setBrush(colour(theme.surface))
        area = QRect(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(area, self.look.px(8), self.look.px(8))


class Blocks(Bare):
    """A check number in two rows of eight blocks; each block has a spoken name."""

    def __init__(self, appearance: Appearance, style: TextStyle = HASH_BIG) -> None:
        """Build it empty."""
        super().__init__(appearance, Plan())
        self._style = style
        self._grid = QGridLayout()
        self.box.addLayout(self._grid)
        self.box.addStretch(1)
        self._labels: list[Words] = []

    def show_blocks(self, blocks: Sequence[str], names: Sequence[str]) -> None:
        """Show other blocks, with their spoken names."""
        while len(self._labels) < len(blocks):
            label = Words(self._appearance, self._style)
            self._grid.addWidget(label, len(self._labels) // IN_ROW, len(self._labels) % IN_ROW)
            self._labels.append(label)
        self._grid.setHorizontalSpacing(self.look.px(self._style.size * 3 // 4))
        self._grid.setVerticalSpacing(0)
        for label, block, name in zip(self._labels, blocks, names, strict=False):
            label.say(block)
            label.setAccessibleName(name)


class Facts(Bare):
    """Labels at the left and values at the right; the number of rows may change."""

    def __init__(self, appearance: Appearance, left: int = 200) -> None:
        """Build it empty; left: width of the labels in pixels at 100 %."""
        super().__init__(appearance, Plan(vertical=True))
        self._grid = QGridLayout()
        self._left = left
        self._rows: list[tuple[Words, Paragraph]] = []
        self.box.addLayout(self._grid)
        self._grid.setColumnStretch(1, 1)

    def show_facts(self, facts: Sequence[tuple[str, str]], style: TextStyle = CELL) -> None:
        """Show other facts."""
        while len(self._rows) < len(facts):
            label = Words(self._appearance, META_STRONG, "ink2")
            value = Paragraph(self._appearance, style)
            at = len(self._rows)
            self._grid.addWidget(label, at, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(value, at, 1)
            self._rows.append((label, value))
        self._grid.setColumnMinimumWidth(0, self.look.px(self._left))
        for at, (label, value) in enumerate(self._rows):
            shown = at < len(facts)
            label.setVisible(shown)
            value.setVisible(shown)
            if shown:
                label.say(facts[at][0])
                value.say(facts[at][1])

    @property
    def values(self) -> tuple[str, ...]:
        """The values that are shown."""
        return tuple(value.text() for _, value in self._rows if not value.isHidden())


class Scrolling(QScrollArea):
    """A page that scrolls up and down; it keeps to the left when there is room to spare."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        """Put `page` in it."""
        super().__init__(parent)
        self.page = page
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(page, 1)
        row.addStretch(0)
        self.setWidget(holder)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(page)
