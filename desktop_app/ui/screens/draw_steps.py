"""The left side of the screen Loting: ties, the seven steps, and declaring a draw void."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from desktop_app.text import draw_screen as text
from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.parts.buttons import LinkButton, PaintedButton
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.words import MarkLabel, Paragraph, Words
from desktop_app.ui.presenters.draw import DrawStep, StepLine, StepState, Topic
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL, H2, HEAD, KEY, META

SIDE = Plan(
    vertical=True, width=268, margins=(0, 14, 1, 14), spacing=0, lines=(("right", "line2"),)
)
WAYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
INDENT, DISC, HIGH, NOTE_FROM = 24, 20, 60, 50
PADDED = Plan(margins=(24, 0, 16, 6), spacing=8)
LIST = Plan(vertical=True, margins=(24, 6, 16, 6), spacing=4)
BELOW = Plan(vertical=True, margins=(24, 10, 16, 0), spacing=4, lines=(("top", "line"),))


class StepButton(PaintedButton):
    """One step: a disc, its title and what was recorded; reachable when it can be opened."""

    def __init__(self, appearance: Appearance, line: StepLine) -> None:
        """Build the step."""
        super().__init__(appearance, line.title)
        self.line = line
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, line: StepLine) -> None:
        """Show how far the step is."""
        self.line = line
        self.setEnabled(line.reachable)
        self.setAccessibleName(
            text.step_name(int(line.step), line.title, line.state.value, line.note)
        )
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the side, which goes along the steps."""
        if event.key() in WAYS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the height of a step."""
        return QSize(self.look.px(200), self.look.px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the step and the line that joins it to its neighbours."""
        painter, look, line = QPainter(self), self.look, self.line
        theme = look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        current = line.state is StepState.CURRENT
        if current:
            painter.fillRect(self.rect(), colour(theme.accent_soft))
            painter.fillRect(0, 0, look.px(3), self.height(), colour(theme.accent))
        disc = QRectF(look.px(INDENT), look.px(10), look.px(DISC), look.px(DISC))
        middle = round(disc.center().x())
        if line.step is not DrawStep.SIGN:
            below = round(disc.bottom()) + look.px(4)
            painter.fillRect(middle, below, 1, self.height() - below, colour(theme.line2))
        if line.state is StepState.DONE:
            paint_mark(painter, Mark.DONE, disc, colour(theme.accent))
        else:
            edge = theme.accent if current else theme.line2
            painter.setPen(QPen(colour(edge), 1.5))
            painter.setBrush(colour(theme.surface))
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            painter.setPen(colour(theme.accent if current else theme.ink2))
            painter.setFont(look.font(KEY))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(int(line.step)))
        left = disc.right() + look.px(12)
        room = self.width() - left - look.px(10)
        painter.setFont(look.font(CELL, 600 if current else 400))
        painter.setPen(colour(theme.ink if line.reachable else theme.ink2))
        title = QRectF(left, look.px(8), room, look.px(24))
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, line.title)
        self._paint_note(painter, left, room)
        self.paint_focus(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), look.px(4))

    def _paint_note(self, painter: QPainter, left: float, room: float) -> None:
        """Paint what was recorded, unless the steps had to become too low for it."""
        look = self.look
        if self.height() < look.px(NOTE_FROM):
            return
        painter.setFont(look.font(META))
        painter.setPen(colour(look.theme.ink2))
        shown = painter.fontMetrics().elidedText(
            self.line.note, Qt.TextElideMode.ElideRight, round(room)
        )
        note = QRectF(left, look.px(30), room, look.px(20))
        painter.drawText(note, Qt.AlignmentFlag.AlignVCenter, shown)


class StepsSide(Ground):
    """`chosen(DrawStep)`, `topic_chosen(members)` and `void_asked` say what a person wants."""

    chosen = Signal(object)
    topic_chosen = Signal(object)
    void_asked = Signal()

    def __init__(self, appearance: Appearance) -> None:
        """Build the side without steps."""
        super().__init__(appearance, SIDE)
        self._heading = Words(appearance, H2)
        head = Ground(appearance, PADDED)
        head.box.addWidget(self._heading, 1)
        self.box.addWidget(head)
        self._topics = Ground(appearance, LIST)
        self._topics.box.addWidget(Words(appearance, HEAD, "ink2", text.TOPICS))
        self._topic_links: dict[tuple[str, ...], LinkButton] = {}
        self.box.addWidget(self._topics)
        self.steps: dict[DrawStep, StepButton] = {}
        self._steps = Ground(appearance, Plan(vertical=True, spacing=0))
        self._steps.setAccessibleName(text.STEPS_NAME)
        self.box.addWidget(self._steps)
        self.box.addStretch(1)
        self._earlier = Ground(appearance, BELOW)
        self._earlier.box.addWidget(Words(appearance, HEAD, "ink2", text.EARLIER))
        self._earlier_lines: list[tuple[Ground, Paragraph]] = []
        self.box.addWidget(self._earlier)
        self._wrong = Ground(appearance, BELOW)
        self._wrong.box.addWidget(Words(appearance, CELL, "ink", text.WRONG))
        self.void = LinkButton(appearance, text.VOID, Mark.ATTENTION)
        self._wrong.box.addWidget(self.void)
        self.box.addWidget(self._wrong)
        self.void.clicked.connect(self.void_asked)

    def show_side(
        self,
        heading: str,
        steps: Sequence[StepLine],
        topics: Sequence[Topic],
        earlier: Sequence[str],
        *,
        voidable: bool,
    ) -> None:
        """Show where the draw is."""
        self._heading.say(heading)
        self._show_topics(topics)
        for line in steps:
            if line.step not in self.steps:
                self._add_step(line)
            self.steps[line.step].show_line(line)
        self._steps.setVisible(bool(steps))
        self._show_earlier(earlier)
        self._wrong.setVisible(voidable)

    @property
    def earlier(self) -> tuple[str, ...]:
        """The lines about attempts that no longer count."""
        return tuple(words.text() for row, words in self._earlier_lines if not row.isHidden())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the steps with the arrows."""
        way = WAYS.get(Qt.Key(event.key()))
        open_steps = [button for button in self.steps.values() if button.isEnabled()]
        here = next((at for at, item in enumerate(open_steps) if item.hasFocus()), None)
        if way is None or here is None:
            super().keyPressEvent(event)
            return
        open_steps[min(max(here + way, 0), len(open_steps) - 1)].setFocus()

    def _add_step(self, line: StepLine) -> None:
        button = StepButton(self._appearance, line)
        button.clicked.connect(lambda _on=False, step=line.step: self.chosen.emit(step))
        self.steps[line.step] = button
        self._steps.box.addWidget(button)

    def _show_topics(self, topics: Sequence[Topic]) -> None:
        self._topics.setVisible(bool(topics))
        for members, link in self._topic_links.items():
            link.setVisible(any(topic.members == members for topic in topics))
        for topic in topics:
            link = self._topic_links.get(topic.members) or self._add_topic(topic)
            link.setText(topic.title)
            link.restyle()
            link.setEnabled(not topic.current)

    def _add_topic(self, topic: Topic) -> LinkButton:
        link = LinkButton(self._appearance, topic.title, Mark.DRAW)
        members = topic.members
        link.clicked.connect(lambda _on=False: self.topic_chosen.emit(members))
        self._topic_links[members] = link
        self._topics.box.addWidget(link)
        return link

    def _show_earlier(self, earlier: Sequence[str]) -> None:
        self._earlier.setVisible(bool(earlier))
        while len(self._earlier_lines) < len(earlier):
            row = Ground(self._appearance, Plan(spacing=8))
            row.box.addWidget(
                MarkLabel(self._appearance, Mark.LAPSED, 15), 0, Qt.AlignmentFlag.AlignTop
            )
            words = Paragraph(self._appearance, META, "ink2")
            row.box.addWidget(words, 1)
            self._earlier.box.addWidget(row)
            self._earlier_lines.append((row, words))
        for at, (row, words) in enumerate(self._earlier_lines):
            row.setVisible(at < len(earlier))
            if at < len(earlier):
                words.say(earlier[at])
