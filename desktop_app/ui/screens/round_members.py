"""The members: who takes part, who comes in and goes, and which interests were declared."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.commands_round import (
    AddMember,
    ConfirmControl,
    DeclareInterest,
    RecordAbsence,
    RecordPresence,
    WithdrawInterest,
)
from desktop_app.core.round import Round
from desktop_app.text import round_screen as text
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.parts.buttons import ActionButton, LinkButton
from desktop_app.ui.parts.ground import Ground, Plan, clear
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.round_people import (
    InterestView,
    MemberView,
    interest_views,
    member_views,
    next_member_id,
)
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG, H2, META, META_STRONG

PLAN = Plan(vertical=True, spacing=8)


class MemberRow(QWidget):
    """One member with the button for coming in or going."""

    def __init__(self, appearance: Appearance, view: MemberView, *, writable: bool) -> None:
        """Build the row."""
        super().__init__()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Words(appearance, CELL_STRONG, "ink", view.name))
        words.addWidget(Words(appearance, META, "ink2", f"{view.role}, {view.where}"))
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 4, 0, 4)
        box.addLayout(words, 1)
        self.button = ActionButton(appearance, text.LEAVES if view.present else text.COMES)
        self.button.setAccessibleName(f"{view.name}: {self.button.text()}")
        box.addWidget(self.button)
        self.button.setVisible(writable)


class MembersPanel(Ground):
    """Everything said of people becomes one command at once."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the panel for the round of `desk`."""
        super().__init__(appearance, PLAN)
        self._desk = desk
        self._shown: tuple[MemberView, ...] | None = None
        self._declared: tuple[InterestView, ...] | None = None
        self._rows, self._interests = QVBoxLayout(), QVBoxLayout()
        self.name = LineField(appearance, text.MEMBER_NAME)
        self.role = LineField(appearance, text.MEMBER_ROLE, hint=text.MEMBER_ROLE_HINT)
        self.votes = Segments(appearance, text.VOTES, (("ja", text.YES), ("nee", text.NO)))
        self.votes.show_value("ja")
        self.add = ActionButton(appearance, text.ADD_MEMBER)
        self.who = LineField(appearance, text.INTEREST_MEMBER)
        self.unit = LineField(appearance, text.INTEREST_UNIT)
        self.nature = LineField(appearance, text.INTEREST_NATURE, hint=text.INTEREST_NATURE_HINT)
        self.declare = ActionButton(appearance, text.DECLARE)
        self.asked = LineField(appearance, text.ASKED, hint=text.ASKED_BY)
        self.asked_do = ActionButton(appearance, text.ASKED_DO)
        self._forms: list[QWidget] = []
        self._lay_out()
        self._connect()

    def show_round(self, state: Round) -> None:
        """Show the members and the interests."""
        views, writable = member_views(state), self._desk.writable
        if views != self._shown:
            self._shown = views
            clear(self._rows)
            for view in views:
                row = MemberRow(self._appearance, view, writable=writable)
                row.button.clicked.connect(partial(self._move, view))
                self._rows.addWidget(row)
        declared = interest_views(state)
        if declared != self._declared:
            self._declared = declared
            self._show_interests(declared, writable=writable)
        for form in self._forms:
            form.setVisible(writable)

    def _lay_out(self) -> None:
        look, box = self._appearance, self.box
        box.addWidget(Words(look, H2, "ink", text.MEMBERS))
        box.addLayout(self._rows)
        votes = QWidget()
        row = QHBoxLayout(votes)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Words(look, META_STRONG, "ink2", text.VOTES))
        row.addWidget(self.votes, 1)
        self._put(self.name, self.role, votes, self.add)
        box.addSpacing(12)
        box.addWidget(Words(look, H2, "ink", text.INTERESTS))
        box.addLayout(self._interests)
        self._put(self.who, self.unit, self.nature, self.declare, self.asked, self.asked_do)

    def _put(self, *widgets: QWidget) -> None:
        for widget in widgets:
            self.box.addWidget(widget)
            self._forms.append(widget)

    def _connect(self) -> None:
        self.add.clicked.connect(self._add)
        self.role.line.returnPressed.connect(self._add)
        self.declare.clicked.connect(self._declare)
        self.nature.line.returnPressed.connect(self._declare)
        self.asked_do.clicked.connect(self._confirm_asked)

    def _show_interests(self, declared: tuple[InterestView, ...], *, writable: bool) -> None:
        clear(self._interests)
        for view in declared:
            self._interests.addWidget(Paragraph(self._appearance, CELL, "ink", view.sentence))
            link = LinkButton(self._appearance, text.WITHDRAW)
            link.setAccessibleName(f"{text.WITHDRAW}: {view.sentence}")
            link.clicked.connect(partial(self._withdraw, view))
            self._interests.addWidget(link)
            link.setVisible(writable)

    def _add(self) -> None:
        name, role = self.name.text, self.role.text
        self.name.say("" if name else text.NAME_NEEDED)
        self.role.say("" if role else text.ROLE_NEEDED)
        if not name or not role:
            return
        voting = self.votes.value == "ja"
        member = next_member_id(self._desk.round)
        command = AddMember(id=member, name=name, role=role, voting=voting)
        refusal = self._desk.do(command)
        if refusal is not None:
            self.name.say(refusal_message(refusal).what)
            return
        self.name.clear()
        self.role.clear()
        self.name.line.setFocus()

    def _move(self, view: MemberView) -> None:
        kind = RecordAbsence if view.present else RecordPresence
        refusal = self._desk.do(kind(member=view.id))
        if refusal is not None:
            self._desk.explain(refusal)

    def _declare(self) -> None:
        wanted = self.who.text.lower()
        members = self._desk.round.members.values()
        found = next((m.id for m in members if wanted in {m.id, m.name.lower()}), self.who.text)
        command = DeclareInterest(
            member=found, application=self.unit.text.upper(), nature=self.nature.text
        )
        refusal = self._desk.do(command)
        if refusal is not None:
            said = refusal_message(refusal)
            self.nature.say(f"{said.what} {said.remedy}")
            return
        for field in (self.who, self.unit, self.nature):
            field.clear()

    def _withdraw(self, view: InterestView) -> None:
        command = WithdrawInterest(
            member=view.member, application=view.application, reason=text.WITHDRAW_REASON
        )
        refusal = self._desk.do(command)
        if refusal is not None:
            self._desk.explain(refusal)

    def _confirm_asked(self) -> None:
        persons = tuple(part.strip() for part in self.asked.text.split(",") if part.strip())
        command = ConfirmControl(sheet=text.INTERESTS_SHEET, persons=persons)
        refusal = self._desk.do(command)
        self.asked.say("" if refusal is None else refusal_message(refusal).what)
        if refusal is None:
            self.asked.clear()
            self._desk.tell(text.CONFIRMED)
