"""Steps 6 and 7 of a draw: the places one by one, then U, the signatures and the files."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop_app.text import draw_screen as text
from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.field import Problem
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.keycap import KeyLabel
from desktop_app.ui.parts.page import Blocks, Card, Facts, Page
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.draw import RevealCard, RevealStep, SignStep
from desktop_app.ui.presenters.frame import KeyHint
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import (
    CELL,
    CELL_STRONG,
    H1,
    HASH,
    META,
    META_STRONG,
    PLACE,
    WORDMARK,
    mark_colour,
)

CARD_HIGH, CARD_LOW = 122, 92
PLACE_WIDTH = 80
AMOUNT_WIDTH = 230
BOTTOM = Plan(spacing=48, lines=(("top", "line"),), margins=(0, 14, 0, 0))
COLUMN = Plan(vertical=True, spacing=4)
PER_LINE = 3


class PlaceCard(QWidget):
    """One place: empty with a dashed edge until it is shown."""

    def __init__(self, appearance: Appearance) -> None:
        """Build an empty card."""
        super().__init__()
        self._appearance = appearance
        self._card: RevealCard | None = None
        self._low = False
        self.action = ActionButton(appearance, "", primary=True)
        self._key = KeyLabel(appearance, KeyHint((text.SPACE_KEY,), ""))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, appearance.look.px(28), 0)
        row.addStretch(1)
        row.addWidget(self._key)
        row.addWidget(self.action)
        appearance.changed.connect(self.updateGeometry)

    @property
    def card(self) -> RevealCard | None:
        """What it shows."""
        return self._card

    def show_card(self, card: RevealCard, *, asks: str, low: bool) -> None:
        """Show a place; asks: the words of the button, empty when it is not the next one."""
        self._card, self._low = card, low
        self.action.setText(asks)
        self.action.restyle()
        self.action.setVisible(bool(asks))
        self._key.setVisible(bool(asks))
        said = (card.name, card.number, card.word, card.amount) if card.shown else (text.NOT_SHOWN,)
        self.setAccessibleName(f"{text.PLACE} {card.place}: {', '.join(said)}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of a card."""
        look = self._appearance.look
        return QSize(look.px(600), look.px(CARD_LOW if self._low else CARD_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the place, and who got it once that is shown."""
        card, look = self._card, self._appearance.look
        if card is None:
            return
        painter, theme = QPainter(self), look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(colour(theme.surface))
        pen = QPen(colour(theme.line2), 1)
        if not card.shown:
            pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.drawRoundedRect(area, look.px(8), look.px(8))
        self._paint_place(painter, card)
        if card.shown:
            self._paint_unit(painter, card)
            self._paint_amount(painter, card)
            return
        painter.setFont(look.font(WORDMARK, 400))
        painter.setPen(colour(theme.ink2))
        words = QRectF(look.px(PLACE_WIDTH + 24), 0, look.px(300), self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text.NOT_SHOWN)

    def _paint_place(self, painter: QPainter, card: RevealCard) -> None:
        look, theme = self._appearance.look, self._appearance.look.theme
        side = QRectF(2, 2, look.px(PLACE_WIDTH), self.height() - 4)
        painter.fillRect(side, colour(theme.accent_soft if card.shown else theme.surface2))
        painter.setPen(colour(theme.ink2))
        painter.setFont(look.font(META))
        top = QRectF(side.left(), look.px(8 if self._low else 18), side.width(), look.px(22))
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, text.PLACE)
        painter.setPen(colour(theme.ink if card.shown else theme.ink2))
        painter.setFont(look.font(PLACE))
        number = QRectF(side.left(), top.bottom(), side.width(), look.px(PLACE.line))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, card.place)

    def _paint_unit(self, painter: QPainter, card: RevealCard) -> None:
        look, theme = self._appearance.look, self._appearance.look.theme
        left = look.px(PLACE_WIDTH + 24)
        width = self.width() - left - look.px(AMOUNT_WIDTH)
        top = look.px(6 if self._low else 18)
        painter.setPen(colour(theme.ink))
        painter.setFont(look.font(H1))
        metrics = painter.fontMetrics()
        name = metrics.elidedText(card.name, Qt.TextElideMode.ElideRight, width)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, top, width, look.px(36)), middle, name)
        painter.setPen(colour(theme.ink2))
        painter.setFont(look.font(CELL))
        under = top + look.px(36)
        painter.drawText(QRectF(left, under, width, look.px(24)), middle, card.number)
        if not card.ticket:
            return
        line = QRectF(left, under + look.px(22), width, look.px(26))
        painter.drawText(line, middle, text.TICKET)
        start = left + QFontMetrics(look.font(CELL)).horizontalAdvance(f"{text.TICKET}  ")
        painter.setFont(look.font(HASH))
        room = round(width - (start - left))
        ticket = painter.fontMetrics().elidedText(card.ticket, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(start, line.top(), room, line.height()), middle, ticket)

    def _paint_amount(self, painter: QPainter, card: RevealCard) -> None:
        look, theme = self._appearance.look, self._appearance.look.theme
        right = self.width() - look.px(24)
        top = look.px(6 if self._low else 18)
        size = look.px(17)
        box = QRectF(right - size, top + look.px(6), size, size)
        ink = colour(mark_colour(theme, card.mark))
        paint_mark(painter, card.mark, box, ink)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        width = look.px(AMOUNT_WIDTH)
        painter.setPen(ink)
        painter.setFont(look.font(CELL_STRONG))
        word = QRectF(right - width, top, width - size - look.px(12), look.px(28))
        painter.drawText(word, side, card.word)
        painter.setPen(colour(theme.ink))
        painter.setFont(look.font(H1, 700))
        painter.drawText(
            QRectF(right - width, top + look.px(28), width, look.px(34)), side, card.amount
        )
        painter.setPen(colour(theme.ink2))
        painter.setFont(look.font(META))
        below = QRectF(right - width, top + look.px(62), width, look.px(20))
        painter.drawText(below, side, card.requested)


class RevealPage(Page):
    """Step 6: `asked` fires when the chair wants the next place; the order is on the disk."""

    asked = Signal()
    onward = Signal()

    def __init__(self, appearance: Appearance) -> None:
        """Build an empty page."""
        super().__init__(appearance)
        self.cards: list[PlaceCard] = []
        self._column = Bare(appearance, Plan(vertical=True, spacing=12))
        self.blocks = Blocks(appearance, HASH)
        self.seed = Facts(appearance, left=0)
        self._seed_heading = Words(appearance, META_STRONG, "ink2")
        self._seed_lines = Paragraph(appearance, HASH)
        self._remarks = Paragraph(appearance, META, "ink2")
        self.problem = Problem(appearance)
        self.go = ActionButton(appearance, text.ONWARD_SIGN, primary=True)
        self._low = False
        self._body: RevealStep | None = None
        self.box.addWidget(self._column)
        self.box.addWidget(self.problem)
        self.row(self.go)
        self._lay_out_bottom()
        self.box.addStretch(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.go.clicked.connect(self.onward)

    def show_step(self, body: RevealStep) -> None:
        """Show the places so far."""
        self._body = body
        self.say(body.heading, body.sentence)
        while len(self.cards) < len(body.cards):
            self._add_card()
        following = body.hidden[0] if body.hidden else None
        for shown, card in zip(self.cards, body.cards, strict=False):
            asks = text.show_place(card.place) if card is following else ""
            shown.show_card(card, asks=asks, low=self._low)
        names = [text.block_name(at, block) for at, block in enumerate(body.list_blocks, start=1)]
        self.blocks.show_blocks(body.list_blocks, names)
        self._seed_heading.say(body.seed_heading)
        groups = body.seed_groups
        lines = ["  ".join(groups[at : at + PER_LINE]) for at in range(0, len(groups), PER_LINE)]
        self._seed_lines.say("\n".join(lines))
        self._remarks.say("\n".join(body.remarks))
        self.go.setVisible(following is None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the next place at Space."""
        if event.key() == Qt.Key.Key_Space and self._body is not None and self._body.hidden:
            self.asked.emit()
            return
        super().keyPressEvent(event)

    def fit(self, *, low: bool) -> None:
        """Use lower cards in a low window."""
        self._low = low
        if self._body is not None:
            self.show_step(self._body)

    def _add_card(self) -> None:
        card = PlaceCard(self.appearance)
        card.action.clicked.connect(self.asked)
        self._column.box.addWidget(card)
        self.cards.append(card)

    def _lay_out_bottom(self) -> None:
        bottom = Bare(self.appearance, BOTTOM)
        left, right = Bare(self.appearance, COLUMN), Bare(self.appearance, COLUMN)
        left.box.addWidget(Words(self.appearance, META_STRONG, "ink2", text.SHEET))
        left.box.addWidget(self.blocks)
        right.box.addWidget(self._seed_heading)
        right.box.addWidget(self._seed_lines)
        right.box.addStretch(1)
        bottom.box.addWidget(left)
        bottom.box.addWidget(right, 1)
        self.box.addWidget(bottom)
        self.box.addWidget(self._remarks)


class SignPage(Page):
    """Step 7: U in blocks, who signs, and the files for everyone present."""

    saving = Signal()

    def __init__(self, appearance: Appearance) -> None:
        """Build an empty page."""
        super().__init__(appearance)
        card = Card(appearance)
        self.blocks = Blocks(appearance)
        self.signers = Facts(appearance)
        card.box.addWidget(Words(appearance, CELL_STRONG, "ink", text.U))
        card.box.addWidget(self.blocks)
        card.box.addWidget(self.signers)
        files = Card(appearance)
        self._files = Paragraph(appearance, CELL, "ink2")
        self.save = ActionButton(appearance, text.SAVE_FILES, primary=True)
        self.saved = Paragraph(appearance, CELL)
        self.problem = Problem(appearance)
        files.box.addWidget(Words(appearance, CELL_STRONG, "ink", text.FILES))
        for part in (self._files, self.save, self.saved, self.problem):
            files.box.addWidget(part)
        self.box.addWidget(card)
        self.box.addWidget(files)
        self.box.addStretch(1)
        self.saved.hide()
        self.setFocusProxy(self.save)
        self.save.clicked.connect(self.saving)

    def show_step(self, body: SignStep) -> None:
        """Show U and the names of the files."""
        self.say(text.SIGN_HEADING, text.SIGN_HOW)
        names = [text.block_name(at, block) for at, block in enumerate(body.blocks, start=1)]
        self.blocks.show_blocks(body.blocks, names)
        self.signers.show_facts(body.signers)
        self._files.say(f"{', '.join(body.files)}. {text.RECOMPUTE}")

    def tell(self, words: str) -> None:
        """Say where the files are."""
        self.problem.say("")
        self.saved.say(words)
        self.saved.show()

    def fail(self, words: str) -> None:
        """Say why the files are not there."""
        self.saved.hide()
        self.problem.say(words)
