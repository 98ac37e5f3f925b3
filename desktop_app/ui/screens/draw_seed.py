"""Step 5 of a draw: the seed, typed twice by two people; it is stored before it is used."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from desktop_app.core.commands_draw import CalledOut, OpenSecret, RecordPaperOrder, RecordSeed
from desktop_app.text import draw_screen as text
from desktop_app.text.messages import Message
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.field import Field, Problem
from desktop_app.ui.parts.page import Card, Page
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.draw import SeedStep
from desktop_app.ui.presenters.seed_entry import different_places, names_of, what_of
from desktop_app.ui.screens.draw_entry import Entry, ListEntry, entry_of
from desktop_app.ui.screens.giving import Give
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG

NAME_WIDTH = 320
ORIGINS = {
    "d6": text.THROWN_BY_FIELD,
    "d10": text.THROWN_BY_FIELD,
    "ext": text.SOURCE,
    "papier": text.DRAWN_BY,
}


class SeedPage(Page):
    """The first entry is covered while another person types the second one."""

    def __init__(self, appearance: Appearance, give: Give, draw: str, step: SeedStep) -> None:
        """Build the page for one attempt."""
        super().__init__(appearance)
        self._give = give
        self._draw = draw
        self._step = step
        self.origin = Field(appearance, ORIGINS.get(step.kind, ""), width=NAME_WIDTH * 3 // 2)
        self.origin.setVisible(step.kind in ORIGINS)
        self.typists = (
            Field(appearance, text.FIRST_TYPIST, width=NAME_WIDTH),
            Field(appearance, text.SECOND_TYPIST, width=NAME_WIDTH),
        )
        self.first: Entry = entry_of(appearance, text.SEED_FIRST, step, again=False)
        self.again: Entry = entry_of(appearance, text.SEED_AGAIN, step, again=True)
        self.cover = ActionButton(appearance, text.SEED_NEXT, primary=True)
        self.covered = Paragraph(appearance, CELL, "ink2", text.COVERED)
        self.verdict = Problem(appearance)
        self.equal = Words(appearance, CELL_STRONG, "granted", text.EQUAL)
        words = text.ORDER_RECORD if step.kind == "papier" else text.SEED_RECORD
        self.record = ActionButton(appearance, words, primary=True)
        self.problem = Problem(appearance)
        self._second = Card(appearance)
        self._lay_out()
        self._connect()
        self._show_second(shown=False)

    def show_step(self, body: SeedStep) -> None:
        """Show what is to be typed; what is typed stays."""
        hint = text.CONTRIBUTIONS if body.kind == "mix" else ""
        self.say(body.heading, f"{body.sentence} {hint}".strip())

    @property
    def inputs(self) -> tuple[QLineEdit, ...]:
        """The fields for names, in reading order."""
        return tuple(field.input for field in (self.origin, *self.typists))

    def _lay_out(self) -> None:
        card = Card(self.appearance)
        card.box.addWidget(Words(self.appearance, CELL_STRONG, "ink", text.SEED_FIRST))
        for part in (self.typists[0], self.first, self.cover, self.covered):
            card.box.addWidget(part)
        self._second.box.addWidget(Words(self.appearance, CELL_STRONG, "ink", text.SEED_AGAIN))
        for other in (self.typists[1], self.again, self.verdict, self.equal):
            self._second.box.addWidget(other)
        self.box.addWidget(self.origin)
        self.box.addWidget(card)
        self.box.addWidget(self._second)
        self.box.addWidget(self.problem)
        self.row(self.record)
        self.box.addStretch(1)
        self.setFocusProxy(self.origin if self._step.kind in ORIGINS else self.typists[0])

    def _connect(self) -> None:
        self.first.changed.connect(self._compare)
        self.again.changed.connect(self._compare)
        self.first.entered.connect(self._cover)
        self.again.entered.connect(self._to_record)
        self.cover.clicked.connect(self._cover)
        self.record.clicked.connect(self._record)
        self.origin.entered.connect(self.typists[0].setFocus)
        self.typists[0].entered.connect(self.first.setFocus)
        self.typists[1].entered.connect(self.again.setFocus)

    def _show_second(self, *, shown: bool) -> None:
        self._second.setVisible(shown)
        self.covered.setVisible(shown)
        self.cover.setVisible(not shown)
        self.cover.setEnabled(self.first.complete)
        self._compare()

    def _cover(self) -> None:
        if not self.first.complete:
            return
        if isinstance(self.again, ListEntry):
            self.again.fit(len(self.first.rows))
        self.first.cover(covered=True)
        self._show_second(shown=True)
        self.typists[1].setFocus()

    def _compare(self) -> None:
        """Say where the entries differ once the second is as long; equal ones can be stored."""
        self.cover.setEnabled(self.first.complete)
        self.problem.say("")
        both = self._second.isVisibleTo(self) and self.first.complete and self.again.complete
        both = both and len(self.first.rows) == len(self.again.rows)
        per_character = not isinstance(self.first, ListEntry)
        differing = (
            different_places(self.first.rows, self.again.rows, per_character=per_character)
            if both
            else ()
        )
        if differing:
            # Nobody knows which of the two is wrong: both are shown, and both can be mended.
            self.first.cover(covered=False)
            self.covered.hide()
        self.first.mark(differing)
        self.again.mark(differing)
        self.verdict.say(text.differs_at(differing) if differing else "")
        equal = both and not differing
        self.equal.setVisible(equal)
        self.record.setVisible(equal)

    def _to_record(self) -> None:
        if self.record.isVisibleTo(self):
            self.record.setFocus()

    def _record(self) -> None:
        typists = tuple(field.text for field in self.typists)
        if not all(typists) or len(set(typists)) < len(typists):
            self.problem.say(text.SAME_TYPIST)
            return
        refused = self._send(typists)
        if refused is not None:
            self.problem.explain(refused)

    def _send(self, typists: tuple[str, ...]) -> Message | None:
        first, again = what_of(self.first.rows), what_of(self.again.rows)
        match self._step.kind:
            case "mix":
                called = tuple(CalledOut(by=by, text=what) for by, what in self.first.rows)
                return self._give(
                    OpenSecret(draw=self._draw, contributions=called, again=again, typists=typists)
                )
            case "papier":
                return self._give(
                    RecordPaperOrder(
                        draw=self._draw,
                        order=first,
                        again=again,
                        drawn_by=self.origin.text,
                        typists=typists,
                    )
                )
            case kind:
                read = kind == "ext"
                return self._give(
                    RecordSeed(
                        draw=self._draw,
                        seed="".join(first),
                        again="".join(again),
                        typists=typists,
                        throwers=() if read else names_of(self.origin.text),
                        source=(self.origin.text or None) if read else None,
                    )
                )
