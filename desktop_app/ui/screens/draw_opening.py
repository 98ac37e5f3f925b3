"""The first steps of a draw: why there is one, who is invited, and the freezing of the list."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from desktop_app.core.commands_draw import (
    FreezeDraw,
    InviteToDraw,
    MakeSecret,
    RecordDrawAttendance,
    SeedKind,
    WaiveDraw,
)
from desktop_app.text import draw_screen as text
from desktop_app.text import notation
from desktop_app.text.typed import DAY_HINT, read_day
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.field import Field, LinesField, Problem
from desktop_app.ui.parts.page import Card, Page
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.small_table import SmallTable
from desktop_app.ui.parts.tick import Tick
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.draw import FreezeStep, InvitationsStep, ReasonStep
from desktop_app.ui.screens.giving import Give
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG, HASH

NAME_WIDTH = 320


class ReasonPage(Page):
    """Step 1: what was compared, what each lot can get, and leaving out what decides nothing."""

    onward = Signal()

    def __init__(self, appearance: Appearance, give: Give, members: tuple[str, ...]) -> None:
        """Build the page for one tie."""
        super().__init__(appearance)
        self._give = give
        self._members = members
        self.amounts = SmallTable(
            appearance, (text.LOT, text.APPLICANT, text.LOWEST, text.HIGHEST), right=(2, 3)
        )
        self.compared = SmallTable(
            appearance, (text.EQUAL_ON, text.EQUAL_VALUE), right=(1,), wide=0
        )
        self.compared.setMaximumWidth(self.look.px(NAME_WIDTH))
        self.waived = Paragraph(appearance, CELL_STRONG)
        self.waiving = Card(appearance)
        self._waivable = Paragraph(appearance, CELL)
        self.reason = LinesField(appearance, text.WAIVE_REASON)
        self.problem = Problem(appearance)
        self.waive = ActionButton(appearance, text.WAIVE)
        self.go = ActionButton(appearance, text.ONWARD, primary=True)
        for part in (self._waivable, self.reason, self.problem, self.waive):
            self.waiving.box.addWidget(part)
        for below in (self.amounts, self.compared, self.waived, self.waiving):
            self.box.addWidget(below)
        self.row(self.go)
        self.box.addStretch(1)
        self.setFocusProxy(self.go)
        self.go.clicked.connect(self.onward)
        self.waive.clicked.connect(self._waive)

    def show_step(self, body: ReasonStep) -> None:
        """Show why there is a draw."""
        self.say(body.heading, body.sentence)
        self.amounts.show_rows(body.amounts)
        self.compared.show_rows(body.compared)
        self.waived.say(body.waived or "")
        self.waived.setVisible(body.waived is not None)
        self._waivable.say(body.waivable or "")
        self.waiving.setVisible(body.waivable is not None)

    def _waive(self) -> None:
        self.problem.say("")
        refused = self._give(WaiveDraw(members=self._members, reason=self.reason.text))
        if refused is not None:
            self.problem.explain(refused)


class InvitationsPage(Page):
    """Step 2: the day and the way of the invitation, and who came."""

    onward = Signal()

    def __init__(self, appearance: Appearance, give: Give, members: tuple[str, ...]) -> None:
        """Build the page for one tie."""
        super().__init__(appearance)
        self._give = give
        self.now = {unit: Tick(appearance, f"{text.NOW}, {unit}", silent=True) for unit in members}
        self.present = {
            unit: Tick(appearance, f"{text.PRESENT}, {unit}", silent=True) for unit in members
        }
        heads = (text.LOT, text.APPLICANT, text.INVITED, text.WAY, text.NOW, text.PRESENT)
        self.table = SmallTable(appearance, heads)
        self.day = Field(appearance, text.INVITE_DAY, hint=DAY_HINT, width=280)
        self.way = Field(appearance, text.INVITE_WAY, hint=text.INVITE_WAY_HINT, width=NAME_WIDTH)
        self.problem = Problem(appearance)
        self.invite = ActionButton(appearance, text.INVITE, primary=True)
        self.go = ActionButton(appearance, text.ONWARD_FREEZE)
        self._known: dict[str, bool] = {}
        self.box.addWidget(self.table)
        self.row(self.day, self.way)
        self.box.addWidget(self.problem)
        self.row(self.invite, self.go)
        self.box.addStretch(1)
        self.setFocusProxy(self.day)
        self.invite.clicked.connect(self._invite)
        self.go.clicked.connect(self.onward)
        for unit, tick in self.present.items():
            tick.clicked.connect(lambda _on=False, unit=unit: self._attend(unit))

    def show_step(self, body: InvitationsStep) -> None:
        """Show who was invited; a choice that the person made stays."""
        self.say(text.INVITATIONS, body.required or "")
        for item in body.invitees:
            invited = bool(item.invited)
            if self._known.get(item.unit) is not invited:
                self.now[item.unit].setChecked(not invited)
                self._known[item.unit] = invited
            self.present[item.unit].setChecked(item.present is True)
        self.table.show_rows(
            [
                (
                    item.number,
                    item.name,
                    item.invited or text.NOT_INVITED,
                    item.way or notation.NO_VALUE,
                    self.now[item.unit],
                    self.present[item.unit],
                )
                for item in body.invitees
            ]
        )

    def _invite(self) -> None:
        chosen = tuple(unit for unit, tick in self.now.items() if tick.isChecked())
        if not chosen:
            self.problem.say(text.INVITE_AGAIN)
            return
        day = read_day(self.day.text) or self.day.text
        refused = self._give(InviteToDraw(members=chosen, date=day, way=self.way.text))
        self._answer(refused is None)
        if refused is not None:
            self.problem.explain(refused)

    def _attend(self, unit: str) -> None:
        tick = self.present[unit]
        refused = self._give(RecordDrawAttendance(unit=unit, present=tick.isChecked()))
        self._answer(refused is None)
        if refused is not None:
            tick.setChecked(not tick.isChecked())
            self.problem.explain(refused)

    def _answer(self, done: bool) -> None:  # noqa: FBT001 - the answer itself
        if done:
            self.problem.say("")


class FreezePage(Page):
    """Step 3: how the seed comes about, who confirms, and one button."""

    kind_chosen = Signal(str)

    def __init__(self, appearance: Appearance, give: Give, members: tuple[str, ...]) -> None:
        """Build the page for one tie."""
        super().__init__(appearance)
        self._give = give
        self._members = members
        self._step: FreezeStep | None = None
        self.kind = Segments(appearance, text.KIND, tuple(text.KINDS.items()))
        self.throws = Field(appearance, text.THROWS, width=120)
        self.public_event = Field(appearance, text.EVENT, hint=text.EVENT_HINT)
        self.secret = Card(appearance)
        self._secret_words = Paragraph(appearance, CELL)
        self.commitment = Words(appearance, HASH)
        self.make_secret = ActionButton(appearance, text.MAKE_SECRET, primary=True)
        self.first = Field(appearance, text.FIRST_PERSON, width=NAME_WIDTH)
        self.second = Field(appearance, text.SECOND_PERSON, width=NAME_WIDTH)
        self.leader = Field(appearance, text.LEADER_FIELD, width=NAME_WIDTH)
        self.witnesses = (
            Field(appearance, text.FIRST_WITNESS, width=NAME_WIDTH),
            Field(appearance, text.SECOND_WITNESS, width=NAME_WIDTH),
        )
        self.problem = Problem(appearance)
        self.freeze = ActionButton(appearance, text.FREEZE, primary=True)
        self._lay_out()
        self._connect()

    def show_step(self, body: FreezeStep) -> None:
        """Show what will be frozen; what is typed stays."""
        before = self._step
        self._step = body
        self.say(body.sentence, body.consequence)
        self.kind.show_value(body.kind)
        self.throws.setVisible(body.throws is not None)
        if body.throws is not None and (before is None or before.kind != body.kind):
            self.throws.put(str(body.throws[0]))
        self.public_event.setVisible(body.kind == SeedKind.EXTERNAL)
        mixed = body.kind == SeedKind.MIX
        waits = mixed and body.commitment is None
        self.secret.setVisible(mixed)
        self.make_secret.setVisible(waits)
        self._secret_words.say(text.MIX_FIRST if waits else text.SECRET_MADE)
        self.commitment.say(notation.blocks(body.commitment or ""))
        self.commitment.setAccessibleName(text.COMMITMENT_LABEL)
        self.commitment.setVisible(bool(mixed and body.commitment))
        self.freeze.setEnabled(not waits)

    @property
    def inputs(self) -> tuple[QLineEdit, ...]:
        """The fields of the names, in reading order."""
        fields = (self.first, self.second, self.leader, *self.witnesses)
        return tuple(field.input for field in fields)

    def _lay_out(self) -> None:
        self.box.addWidget(Words(self.appearance, CELL_STRONG, "ink", text.KIND))
        self.box.addWidget(self.kind)
        for part in (self._secret_words, self.commitment, self.make_secret):
            self.secret.box.addWidget(part)
        for below in (self.throws, self.public_event, self.secret):
            self.box.addWidget(below)
        self.row(self.first, self.second)
        self.row(self.leader, *self.witnesses)
        self.box.addWidget(self.problem)
        self.row(self.freeze)
        self.box.addStretch(1)
        self.setFocusProxy(self.first)

    def _connect(self) -> None:
        self.kind.chosen.connect(self.kind_chosen)
        self.make_secret.clicked.connect(self._make)
        self.freeze.clicked.connect(self._freeze)
        for here, there in zip(self.inputs, (*self.inputs[1:], self.freeze), strict=True):
            here.returnPressed.connect(there.setFocus)

    def _make(self) -> None:
        refused = self._give(MakeSecret())
        self.problem.say("")
        if refused is not None:
            self.problem.explain(refused)

    def _freeze(self) -> None:
        step = self._step
        if step is None:
            return
        throws = _whole(self.throws.text) if step.throws else None
        if step.throws and (throws is None or not step.throws[0] <= throws <= step.throws[1]):
            self.throws.refuse(text.throws_between(*step.throws))
            self.throws.setFocus()
            return
        command = FreezeDraw(
            members=self._members,
            seed_kind=SeedKind(step.kind),
            persons=(self.first.text, self.second.text),
            throws=throws,
            event=self.public_event.text if step.kind == SeedKind.EXTERNAL else None,
            leader=self.leader.text or None,
            witnesses=tuple(field.text for field in self.witnesses if field.text),
        )
        self.problem.say("")
        refused = self._give(command)
        if refused is not None:
            self.problem.explain(refused)


def _whole(words: str) -> int | None:
    return int(words) if words.isascii() and words.isdigit() else None
