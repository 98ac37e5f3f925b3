"""One entry of a seed or a drawn order: boxes, one line, or a line per item."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import Signal

from desktop_app.text import draw_screen as text
from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.field import Field, Problem
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.throw_boxes import ThrowBoxes
from desktop_app.ui.parts.words import Words
from desktop_app.ui.presenters.draw import SeedStep
from desktop_app.ui.presenters.seed_entry import Rows, seed_rows
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import HASH, META

COLUMN = Plan(vertical=True, spacing=8)
LINE = Plan(spacing=12)
FIRST_CONTRIBUTIONS = 3
SHORT, LONG = 200, 300


class BoxesEntry(Bare):
    """Throws of a die or digits: one box each, with a counter below."""

    changed = Signal()
    entered = Signal()

    def __init__(self, appearance: Appearance, name: str, step: SeedStep) -> None:
        """Build the boxes of `step`."""
        super().__init__(appearance, COLUMN)
        self.boxes = ThrowBoxes(appearance, name, step.length, step.alphabet)
        self._length, self._alphabet = step.length, step.alphabet
        self.count = Words(appearance, META, "ink2", text.counted_throws(0, step.length))
        self.problem = Problem(appearance)
        for part in (self.boxes, self.count, self.problem):
            self.box.addWidget(part)
        self.boxes.changed.connect(self._count)
        self.boxes.changed.connect(self.changed)
        self.boxes.entered.connect(self.entered)
        self.boxes.refused.connect(self._refuse)
        self.setFocusProxy(self.boxes)

    @property
    def rows(self) -> Rows:
        """The row of throws as one item."""
        return seed_rows(self.boxes.value)

    @property
    def complete(self) -> bool:
        """Whether every box is filled."""
        return self.boxes.complete

    def cover(self, *, covered: bool) -> None:
        """Hide what was typed, or show it again."""
        self.boxes.cover(covered=covered)

    def mark(self, places: tuple[int, ...]) -> None:
        """Mark the boxes that differ."""
        self.boxes.mark(frozenset(places))

    def _count(self) -> None:
        self.problem.say("")
        self.count.say(text.counted_throws(len(self.boxes.value), self._length))

    def _refuse(self, character: str) -> None:
        self.problem.say(text.not_thrown(character, self._alphabet))


class LineEntry(Bare):
    """A public seed on one line, with a counter below."""

    changed = Signal()
    entered = Signal()

    def __init__(self, appearance: Appearance, name: str) -> None:
        """Build an empty line."""
        super().__init__(appearance, COLUMN)
        self.field = Field(appearance, text.SOURCE_TEXT, style=HASH)
        self.field.input.setAccessibleName(f"{name}, {text.SOURCE_TEXT}")
        self.count = Words(appearance, META, "ink2", text.characters(0))
        self.box.addWidget(self.field)
        self.box.addWidget(self.count)
        self.field.changed.connect(self._count)
        self.field.entered.connect(self.entered)
        self.setFocusProxy(self.field)

    @property
    def rows(self) -> Rows:
        """The line as one item."""
        return seed_rows(self.field.text)

    @property
    def complete(self) -> bool:
        """Whether anything is typed; the draw itself says when it is too short."""
        return bool(self.field.text)

    def cover(self, *, covered: bool) -> None:
        """Hide what was typed, or show it again."""
        self.field.cover(covered=covered)

    def mark(self, places: tuple[int, ...]) -> None:
        """Nothing is marked in a line; the sentence below names the position."""

    def _count(self) -> None:
        self.count.say(text.characters(len(self.field.text)))
        self.changed.emit()


class ListEntry(Bare):
    """An item per line; for contributions with who called it out, and as many as are needed."""

    changed = Signal()
    entered = Signal()

    def __init__(self, appearance: Appearance, name: str, *, places: int, with_who: bool) -> None:
        """Build the lines; places: of a drawn order, 0 for contributions."""
        super().__init__(appearance, COLUMN)
        self._name, self._places, self._with_who = name, places, with_who
        self._items: list[tuple[Field | None, Field]] = []
        self._lines = Bare(appearance, COLUMN)
        self.box.addWidget(self._lines)
        self.more = ActionButton(appearance, text.MORE_CONTRIBUTIONS)
        self.more.clicked.connect(self.add)
        self.more.setVisible(with_who)
        self.box.addWidget(self.more)
        for _ in range(places or (FIRST_CONTRIBUTIONS if with_who else 0)):
            self.add()

    @property
    def fields(self) -> tuple[Field, ...]:
        """All fields in reading order."""
        return tuple(field for item in self._items for field in item if field is not None)

    @property
    def rows(self) -> Rows:
        """Who and what per line; lines without anything are left out of contributions."""
        rows = tuple((who.text if who else "", what.text) for who, what in self._items)
        return rows if self._places else tuple(row for row in rows if row != ("", ""))

    @property
    def complete(self) -> bool:
        """Whether every line that was begun is whole."""
        rows = self.rows
        return bool(rows) and all(what and (who or not self._with_who) for who, what in rows)

    def add(self) -> None:
        """Add a line."""
        at = len(self._items) + 1
        label = text.place_label(at) if self._places else text.contribution_label(at)
        line = Bare(self._appearance, LINE)
        who = Field(self._appearance, f"{label}: {text.WHO}", width=SHORT)
        what = Field(self._appearance, label, width=LONG)
        what.input.setAccessibleName(f"{self._name}, {label}")
        if self._with_who:
            line.box.addWidget(who)
            who.label.say(text.WHO)
            what.label.say(f"{label}: {text.WHAT}")
        line.box.addWidget(what)
        line.box.addStretch(1)
        self._lines.box.addWidget(line)
        self._items.append((who if self._with_who else None, what))
        for field in (who, what):
            field.changed.connect(self.changed)
            field.entered.connect(self._next)
        if at == 1:
            self.setFocusProxy(who if self._with_who else what)

    def fit(self, lines: int) -> None:
        """Have as many lines as the first entry."""
        while len(self._items) < lines:
            self.add()

    def cover(self, *, covered: bool) -> None:
        """Hide what was typed, or show it again."""
        for _, what in self._items:
            what.cover(covered=covered)
        self.more.setVisible(self._with_who and not covered)

    def mark(self, places: tuple[int, ...]) -> None:
        """Say at the lines that differ that they do."""
        for at, (_, what) in enumerate(self._items, start=1):
            what.problem.say(text.DIFFERS if at in places else "")

    def _next(self) -> None:
        inputs = [field.input for field in self.fields]
        here = next((at for at, item in enumerate(inputs) if item.hasFocus()), len(inputs))
        if here + 1 < len(inputs):
            inputs[here + 1].setFocus()
        else:
            self.entered.emit()


Entry: TypeAlias = BoxesEntry | LineEntry | ListEntry


def entry_of(appearance: Appearance, name: str, step: SeedStep, *, again: bool) -> Entry:
    """Give what a seed of this kind is typed in; again: for the second time."""
    match step.kind:
        case "d6" | "d10":
            return BoxesEntry(appearance, name, step)
        case "ext":
            return LineEntry(appearance, name)
        case "mix":
            return ListEntry(appearance, name, places=0, with_who=not again)
        case _:
            return ListEntry(appearance, name, places=step.lots, with_who=False)
