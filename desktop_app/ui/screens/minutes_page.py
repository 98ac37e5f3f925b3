"""The parts of the screen Proces-verbaal: the list of documents and the page of one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop_app.text import minutes_screen as text
from desktop_app.ui.desk import Desk
from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.buttons import ActionButton, PaintedButton
from desktop_app.ui.parts.field import Problem
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.marked_lines import MarkedLines
from desktop_app.ui.parts.page import Card, Facts, Page
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.words import MarkLabel, Paragraph, Words
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.report import DocumentChoice, EarlierReport, ReportView
from desktop_app.ui.screens.minutes_signing import SigningCard
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL, CELL_STRONG, H2, HASH, META

SIDE = Plan(
    vertical=True, width=320, margins=(0, 14, 1, 14), spacing=0, lines=(("right", "line2"),)
)
PADDED = Plan(margins=(24, 0, 16, 8))
LINE = Plan(spacing=8)
EARLIER = Plan(vertical=True, spacing=2, margins=(0, 8, 0, 8), lines=(("top", "line"),))
FINAL, CONCEPT = "final", "concept"


class ChoiceButton(PaintedButton):
    """One document in the list."""

    def __init__(self, appearance: Appearance, choice: DocumentChoice) -> None:
        """Build the button."""
        super().__init__(appearance, choice.title)
        self._note = choice.note
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_choice(self, choice: DocumentChoice, *, current: bool) -> None:
        """Show whether it is the one on the page."""
        self._note = choice.note
        self.setChecked(current)
        self.setAccessibleDescription(choice.note)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a document in the list."""
        return QSize(self.look.px(200), self.look.px(56))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the title and what is said about it."""
        painter, look = QPainter(self), self.look
        theme, on = look.theme, self.isChecked()
        if on:
            painter.fillRect(self.rect(), colour(theme.accent_soft))
            painter.fillRect(0, 0, look.px(3), self.height(), colour(theme.accent))
        left = look.px(24)
        room = self.width() - left - look.px(12)
        painter.setFont(look.font(CELL, 600 if on else 400))
        painter.setPen(colour(theme.ink))
        title = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, look.px(6), room, look.px(24)), middle, title)
        painter.setFont(look.font(META))
        painter.setPen(colour(theme.ink2))
        painter.drawText(QRectF(left, look.px(29), room, look.px(20)), middle, self._note)
        self.paint_focus(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), look.px(4))


class DocumentsSide(Ground):
    """The list at the left; `chosen(key)` asks for another document."""

    chosen = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        """Build an empty list."""
        super().__init__(appearance, SIDE)
        head = Bare(appearance, PADDED)
        head.box.addWidget(Words(appearance, H2, "ink", text.DOCUMENTS))
        self.box.addWidget(head)
        self.buttons: dict[str, ChoiceButton] = {}
        self._list = Bare(appearance, Plan(vertical=True, spacing=0))
        self.box.addWidget(self._list)
        self.box.addStretch(1)

    def show_view(self, view: ReportView) -> None:
        """Show the documents that can be made."""
        for choice in view.choices:
            if choice.key not in self.buttons:
                self._add(choice)
            current = choice.key == view.chosen.key
            self.buttons[choice.key].show_choice(choice, current=current)
        for key, button in self.buttons.items():
            button.setVisible(any(choice.key == key for choice in view.choices))

    def _add(self, choice: DocumentChoice) -> None:
        button = ChoiceButton(self._appearance, choice)
        button.clicked.connect(lambda _on=False, key=choice.key: self.chosen.emit(key))
        self.buttons[choice.key] = button
        self._list.box.addWidget(button)


class ResultCard(Card):
    """What became of the last document that was asked for."""

    def __init__(self, appearance: Appearance) -> None:
        """Build it without a result."""
        super().__init__(appearance)
        self._head = Words(appearance, CELL_STRONG, "granted")
        self.facts = Facts(appearance, left=280)
        self.problem = Problem(appearance)
        for part in (self._head, self.facts, self.problem):
            self.box.addWidget(part)
        self.forget()

    @property
    def words(self) -> str:
        """What is said first; empty while there is no result."""
        return self.problem.words or self._head.text()

    def forget(self) -> None:
        """Say nothing."""
        self._head.say("")
        self.problem.say("")
        self.hide()

    def tell(self, words: str, facts: Sequence[tuple[str, str]]) -> None:
        """Say that a document was made, where it is, and its hash."""
        self.problem.say("")
        self._head.say(words)
        self._head.show()
        self.facts.show_facts(facts)
        self.facts.show()
        self.show()

    def fail(self, lines: Sequence[str]) -> None:
        """Say why no document was made."""
        self._head.say("")
        self._head.hide()
        self.facts.hide()
        self.problem.say("\n".join(lines))
        self.show()


class EarlierCard(Card):
    """The documents that were made, with what became of them."""

    def __init__(self, appearance: Appearance) -> None:
        """Build it empty."""
        super().__init__(appearance)
        self.box.addWidget(Words(appearance, CELL_STRONG, "ink", text.EARLIER))
        self._none = Paragraph(appearance, CELL, "ink2", text.NONE_EARLIER)
        self.box.addWidget(self._none)
        self._rows: list[Bare] = []
        self._shown: tuple[EarlierReport, ...] = ()

    @property
    def shown(self) -> tuple[EarlierReport, ...]:
        """The documents that are listed."""
        return self._shown

    def show_reports(self, reports: tuple[EarlierReport, ...]) -> None:
        """List other documents."""
        if reports == self._shown:
            return
        self._shown = reports
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = [self._row(report) for report in reports]
        for row in self._rows:
            self.box.addWidget(row)
        self._none.setVisible(not reports)

    def _row(self, report: EarlierReport) -> Bare:
        row = Bare(self._appearance, EARLIER)
        head = Bare(self._appearance, LINE)
        gone = report.lapsed is not None
        head.box.addWidget(MarkLabel(self._appearance, Mark.LAPSED if gone else Mark.DONE, 15))
        head.box.addWidget(
            Words(self._appearance, CELL, "ink2" if gone else "ink", report.title), 1
        )
        row.box.addWidget(head)
        row.box.addWidget(
            Paragraph(self._appearance, META, "ink2", f"{report.made}; {report.signed}")
        )
        if report.hash_blocks:
            row.box.addWidget(Words(self._appearance, HASH, "ink2", report.hash_blocks))
        if report.lapsed is not None:
            row.box.addWidget(Paragraph(self._appearance, META, "ink", report.lapsed))
        return row


class MinutesPage(Page):
    """One document: what it waits for, who signs, the button, and the earlier ones."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build an empty page."""
        super().__init__(appearance)
        self.state = Segments(
            appearance, text.CONCEPT_OR_FINAL, ((FINAL, text.FINAL), (CONCEPT, text.CONCEPT))
        )
        self.state.show_value(FINAL)
        self._ready = Bare(appearance, LINE)
        self._ready.box.addWidget(MarkLabel(appearance, Mark.DONE, 16))
        self._ready.box.addWidget(Words(appearance, CELL, "ink", text.READY), 1)
        self.blocking = MarkedLines(appearance, text.BLOCKS, Mark.INCOMPLETE)
        self.noted = MarkedLines(appearance, text.NOTED, Mark.ATTENTION)
        self.signing = SigningCard(appearance, desk)
        self.make = ActionButton(appearance, text.MAKE_FINAL, primary=True)
        self.result = ResultCard(appearance)
        self.earlier = EarlierCard(appearance)
        self._view: ReportView | None = None
        self._writable = True
        missing = Card(appearance)
        for part in (self._ready, self.blocking, self.noted):
            missing.box.addWidget(part)
        for below in (self.state, missing, self.signing):
            self.box.addWidget(below)
        self.row(self.make)
        self.box.addWidget(self.result)
        self.box.addWidget(self.earlier)
        self.box.addStretch(1)
        self.setFocusProxy(self.state)
        self.state.chosen.connect(self._switch)

    @property
    def concept(self) -> bool:
        """Whether a concept is asked for."""
        return self.state.value == CONCEPT

    def show_view(self, view: ReportView, *, writable: bool) -> None:
        """Show another document, or what changed about it."""
        self._view, self._writable = view, writable
        self.say(view.chosen.title, text.CONCEPT_HOW if self.concept else text.FINAL_HOW)
        self._ready.setVisible(not view.blocking)
        self.blocking.show_lines(view.blocking)
        self.noted.show_lines(view.noted)
        self.signing.show_roles(view.roles)
        self.signing.setVisible(not self.concept)
        self.make.setText(text.MAKE_CONCEPT if self.concept else text.MAKE_FINAL)
        self.make.restyle()
        self.make.setEnabled(writable and (self.concept or not view.blocking))
        self.earlier.show_reports(view.earlier)

    def _switch(self) -> None:
        if self._view is not None:
            self.show_view(self._view, writable=self._writable)
