"""A new round: choose a regeling, read it, and fill in number and ceiling."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from desktop_app.core.events_round import PoolCeiling
from desktop_app.core.numbers import Cents
from desktop_app.core.parsing import NumberProblem, parse_cents_exact
from desktop_app.core.settings import RoundField
from desktop_app.schemefile.catalogue import LoadedScheme
from desktop_app.session.opening import NewRound
from desktop_app.text import round_screen as text
from desktop_app.text.scheme import render_scheme
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.column import ScrollColumn
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.parts.option import Option
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.round_fields import (
    Wrong,
    number_problem,
    proposed_number,
    read_amount,
    single_ceiling,
)
from desktop_app.ui.presenters.words import money
from desktop_app.ui.screens.round_pools import PoolForm
from desktop_app.ui.screens.round_scheme import SchemeText
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, H1, H2, META

LEFT = Plan(width=420, margins=(28, 28, 28, 28), spacing=10, lines=(("right", "line"),))


class NewRoundPage(QWidget):
    """`made(LoadedScheme, NewRound)` when everything is filled in; `cancelled` otherwise."""

    made = Signal(object, object)
    cancelled = Signal()

    def __init__(
        self, appearance: Appearance, schemes: tuple[LoadedScheme, ...], year: int
    ) -> None:
        """Offer these schemes; year: for the number that is proposed."""
        super().__init__()
        self._appearance = appearance
        self._schemes = {item.scheme.id: item for item in schemes}
        self._year = year
        self._group = QButtonGroup(self)
        self._buttons: dict[str, Option] = {}
        self._given: list[PoolCeiling] = []
        self.number = LineField(appearance, text.ROUND_NUMBER, hint=text.ROUND_NUMBER_HINT)
        self.ceiling = LineField(appearance, text.CEILING, hint=text.CEILING_HINT)
        self.municipality = LineField(appearance, text.MUNICIPALITY)
        self.pools = PoolForm(appearance)
        self._listed = Paragraph(appearance, CELL)
        self.open = ActionButton(appearance, text.OPEN_ROUND, primary=True)
        self.cancel = ActionButton(appearance, text.CANCEL)
        self.scheme_text = SchemeText(appearance)
        self._left = ScrollColumn(appearance, LEFT, text.NEW_TITLE)
        self._lay_out()
        self._connect()
        self._choose(next(iter(self._schemes)))

    @property
    def scheme(self) -> LoadedScheme:
        """The scheme that is chosen."""
        return self._schemes[self._chosen]

    def choose(self, scheme_id: str) -> None:
        """Choose a scheme, as a click on its name does."""
        self._buttons[scheme_id].click()

    def focus_first(self) -> None:
        """Put the keyboard on the scheme that is chosen."""
        self._buttons[self._chosen].setFocus()

    def say(self, problem: str) -> None:
        """Say why no round was made."""
        self.number.say(problem)

    def suggested_name(self) -> str:
        """Propose a name for the file: the number of the round, safe on every system."""
        return f"{self.number.text.lower().replace('/', '_')}.ronde"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        look, box = self._appearance, self._left.box
        box.addWidget(Words(look, H1, "ink", text.NEW_TITLE))
        box.addSpacing(4)
        box.addWidget(Words(look, H2, "ink", text.CHOOSE_SCHEME))
        for item in self._schemes.values():
            button = Option(self._appearance, item.scheme.short_title)
            button.setAccessibleDescription(item.scheme.title)
            self._group.addButton(button)
            self._buttons[item.scheme.id] = button
            box.addWidget(button)
        box.addSpacing(8)
        self._pools_head = Words(look, META, "ink2", text.POOLS)
        for widget in (
            self.number,
            self.ceiling,
            self._pools_head,
            self._listed,
            self.pools,
            self.municipality,
        ):
            box.addWidget(widget)
        row = QHBoxLayout()
        row.addWidget(self.open)
        row.addWidget(self.cancel)
        row.addStretch(1)
        box.addSpacing(8)
        box.addLayout(row)
        box.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._left)
        whole.addWidget(self.scheme_text, 1)

    def _connect(self) -> None:
        self._group.buttonClicked.connect(self._clicked)
        self.pools.added.connect(self._add_pool)
        self.open.clicked.connect(self._make)
        self.cancel.clicked.connect(self.cancelled)
        for field in (self.number, self.ceiling, self.municipality):
            field.line.returnPressed.connect(self._make)

    def _clicked(self, button: Option) -> None:
        self._choose(next(key for key, item in self._buttons.items() if item is button))

    def _choose(self, scheme_id: str) -> None:
        self._chosen = scheme_id
        scheme = self.scheme.scheme
        self._buttons[scheme_id].setChecked(True)
        self.scheme_text.show_sections(render_scheme(scheme))
        pooled = scheme.pools is not None
        self.ceiling.setVisible(not pooled)
        for widget in (self._pools_head, self._listed, self.pools):
            widget.setVisible(pooled)
        if not self.number.line.isModified():
            self.number.show_text(proposed_number(scheme, self._year))
        self.municipality.line.setPlaceholderText(scheme.municipality)
        self._given.clear()
        self._list_pools()

    def _add_pool(self, code: str, name: str, amount: str) -> None:
        cents = parse_cents_exact(amount)
        if isinstance(cents, NumberProblem):
            self.pools.say(text.NO_AMOUNT)
            return
        self._given = [item for item in self._given if item.pool != code]
        self._given.append(PoolCeiling(pool=code, name=name, amount=Cents(cents)))
        self._list_pools()
        self.pools.clear()

    def _list_pools(self) -> None:
        lines = [f"{item.pool}  {item.name}  {money(item.amount)}" for item in self._given]
        self._listed.say("\n".join(lines))
        self._listed.setVisible(bool(lines))

    def _make(self) -> None:
        problem = number_problem(self.number.text)
        self.number.say(problem)
        ceilings = self._ceilings()
        if problem or ceilings is None:
            return
        given = self.municipality.text or self.scheme.scheme.municipality
        settings = {RoundField.MUNICIPALITY: given} if given else {}
        new = NewRound(round_id=self.number.text, ceilings=ceilings, settings=settings)
        self.made.emit(self.scheme, new)

    def _ceilings(self) -> tuple[PoolCeiling, ...] | None:
        if self.scheme.scheme.pools is not None:
            self.pools.say("" if self._given else text.POOLS_NEEDED)
            return tuple(self._given) or None
        amount = read_amount(self.ceiling.text)
        self.ceiling.say(amount.sentence if isinstance(amount, Wrong) else "")
        return None if isinstance(amount, Wrong) else single_ceiling(amount)
