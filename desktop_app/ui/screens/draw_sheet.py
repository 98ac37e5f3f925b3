"""Steps of a draw that show what is on the disk: the frozen list, the sheet, and the seed."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from desktop_app.core.commands_draw import CheckBlocks, TypedBlock
from desktop_app.text import draw_screen as text
from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.field import Field, Problem
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.page import Blocks, Card, Facts, Page
from desktop_app.ui.parts.words import MarkLabel, Words
from desktop_app.ui.presenters.draw import RecordedStep, SheetStep
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.screens.giving import Give
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG, HASH_BIG

BLOCK_SIZE = 4


class RecordedPage(Page):
    """What was recorded at a step, to read."""

    def __init__(self, appearance: Appearance) -> None:
        """Build an empty page."""
        super().__init__(appearance)
        card = Card(appearance)
        self.facts = Facts(appearance)
        card.box.addWidget(self.facts)
        self.box.addWidget(card)
        self.box.addStretch(1)

    def show_step(self, body: RecordedStep) -> None:
        """Show what was recorded."""
        self.say(body.heading)
        self.facts.show_facts(body.facts)


class SheetPage(Page):
    """Step 4: hash L in blocks, the lots, and two blocks typed back from the paper."""

    def __init__(self, appearance: Appearance, give: Give, draw: str) -> None:
        """Build the page for one attempt."""
        super().__init__(appearance)
        self._give = give
        self._draw = draw
        self._asked: tuple[int, ...] = ()
        self.facts = Facts(appearance)
        self.blocks = Blocks(appearance)
        self.lots = Facts(appearance)
        self.fields = (self._field(), self._field())
        self.problem = Problem(appearance)
        self.check = ActionButton(appearance, text.CHECK, primary=True)
        self._ask = Words(appearance, CELL_STRONG, "ink", text.TYPE_BACK)
        self.checked = Bare(appearance, Plan(spacing=8))
        self.checked.box.addWidget(MarkLabel(appearance, Mark.DONE, 18))
        self.checked.box.addWidget(Words(appearance, CELL, "ink", text.CHECKED), 1)
        self._lay_out()
        self.check.clicked.connect(self._check)
        self.fields[0].entered.connect(self.fields[1].setFocus)
        self.fields[1].entered.connect(self.check.click)

    def show_step(self, body: SheetStep) -> None:
        """Show the sheet, and ask the blocks while they were not typed back."""
        self.say(text.SHEET_HEADING, text.SHEET_HOW)
        names = [text.block_name(at, block) for at, block in enumerate(body.blocks, start=1)]
        self.blocks.show_blocks(body.blocks, names)
        self.facts.show_facts(body.about)
        self.lots.show_facts(body.lots)
        asking = bool(body.asked)
        self._asked = body.asked
        for number, field in zip(body.asked, self.fields, strict=False):
            field.label.say(text.block_label(number))
            field.input.setAccessibleName(text.block_label(number))
        for part in (self._ask, self.check, *self.fields):
            part.setVisible(asking)
        self.checked.setVisible(not asking)

    def _field(self) -> Field:
        field = Field(self.appearance, "", style=HASH_BIG, width=140)
        field.input.setMaxLength(BLOCK_SIZE)
        return field

    def _lay_out(self) -> None:
        card = Card(self.appearance)
        card.box.addWidget(Words(self.appearance, CELL_STRONG, "ink", text.SHEET))
        card.box.addWidget(self.blocks)
        card.box.addWidget(self.facts)
        card.box.addWidget(Words(self.appearance, CELL_STRONG, "ink", text.LOTS))
        card.box.addWidget(self.lots)
        self.box.addWidget(card)
        self.box.addWidget(self._ask)
        self.row(*self.fields)
        self.box.addWidget(self.problem)
        self.box.addWidget(self.checked)
        self.row(self.check)
        self.box.addStretch(1)
        self.setFocusProxy(self.fields[0])

    @property
    def inputs(self) -> tuple[QLineEdit, ...]:
        """The fields of the two blocks."""
        return tuple(field.input for field in self.fields)

    def _check(self) -> None:
        typed = tuple(
            TypedBlock(number=number, text=field.text)
            for number, field in zip(self._asked, self.fields, strict=True)
        )
        self.problem.say("")
        refused = self._give(CheckBlocks(draw=self._draw, blocks=typed))
        if refused is not None:
            self.problem.explain(refused)
            self.fields[0].setFocus()
