"""The panel of Aanvragen: correct the chosen application, or add one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal

from desktop_app.core.commands import Command
from desktop_app.core.commands_applications import ChangeApplication
from desktop_app.core.events_applications import UnitField
from desktop_app.core.round import Round
from desktop_app.core.scheme import NO_POOL, UnitKind
from desktop_app.text import applications_screen as text
from desktop_app.text.typed import DAY_HINT
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.ground import Ground, Plan, clear
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.presenters.application_entry import (
    DAYS,
    Typed,
    fields_of,
    proposed_application_number,
    read_application,
    read_change,
)
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, H2, META, META_STRONG

PLAN = Plan(vertical=True, spacing=8)


class ChosenForm(Ground):
    """`changed(ChangeApplication)` gives a correction as soon as its field is left."""

    changed = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        """Build an empty form."""
        super().__init__(appearance, PLAN)
        self._key = ""
        self._fields: dict[UnitField, LineField] = {}
        self._title = Words(appearance, META, "ink2")
        self._none = Paragraph(appearance, CELL, "ink2", text.CHOOSE_ONE)
        self._lines = Ground(appearance, PLAN)
        self.reason = LineField(appearance, text.CHANGE_REASON)
        for widget in (self._none, self._title, self._lines, self.reason):
            self.box.addWidget(widget)

    def show_part(self, state: Round, key: str | None, *, writable: bool) -> None:
        """Show an application or activity; what is being typed for it stays."""
        part = None if key is None else state.activities.get(key) or state.applications.get(key)
        self._none.setVisible(part is None)
        for widget in (self._title, self._lines, self.reason):
            widget.setVisible(part is not None)
        if key is None or part is None:
            return
        shown = fields_of(part, pooled=state.scheme.pools is not None)
        if key != self._key or [field for field, _ in shown] != list(self._fields):
            self._key = key
            self._build([field for field, _ in shown])
            self.reason.clear()
        self._title.say(f"{key} · {text.WORDS[state.standing(key)]}")
        for field, words in shown:
            self._fields[field].show_text(words)
            self._fields[field].allow(writable=writable)
        self.reason.setVisible(writable)

    def say(self, field: UnitField, problem: str) -> None:
        """Say at its field why a correction was not recorded."""
        self._fields[field].say(problem)

    def commit(self) -> bool:
        """Take over what is being typed; False when something is wrong and stays."""
        for line in self._fields.values():
            line.commit()
        return not any(line.error for line in self._fields.values())

    def _build(self, fields: list[UnitField]) -> None:
        clear(self._lines.box)
        self._fields = {}
        for field in fields:
            hint = DAY_HINT if field in DAYS else ""
            line = LineField(self._appearance, text.FIELDS[field], hint=hint)
            line.given.connect(partial(self._change, field))
            self._fields[field] = line
            self._lines.box.addWidget(line)

    def _change(self, field: UnitField, words: str) -> None:
        value, problem = read_change(field, words)
        self._fields[field].say(problem)
        if not problem:
            reason = self.reason.text or None
            self.changed.emit(
                ChangeApplication(id=self._key, field=field, value=value, reason=reason)
            )


class AddForm(Ground):
    """`added(Command)` gives a whole application; everything that is wrong is said at once."""

    added = Signal(object)

    def __init__(self, appearance: Appearance, state: Round) -> None:
        """Build the form for the scheme of a round."""
        super().__init__(appearance, PLAN)
        self._state = state
        activities = state.scheme.unit_kind is UnitKind.ACTIVITY
        described = text.ACTIVITY if activities else text.DESCRIPTION
        self.number = LineField(appearance, text.NUMBER, hint=text.NUMBER_HINT)
        self.applicant = LineField(appearance, text.APPLICANT)
        self.requested = LineField(
            appearance, text.FIELDS[UnitField.REQUESTED], hint=text.AMOUNT_HINT
        )
        self.grantable = LineField(
            appearance, text.FIELDS[UnitField.GRANTABLE], hint=text.GRANTABLE_HINT
        )
        self.grantable_reason = LineField(appearance, text.GRANTABLE_REASON)
        self.received = LineField(appearance, text.RECEIVED, hint=DAY_HINT)
        self.complete = LineField(appearance, text.COMPLETE_SINCE, hint=DAY_HINT)
        self.description = LineField(appearance, described)
        pools = [(pool, item.name or pool) for pool, item in state.ceilings.items()]
        self._pooled = state.scheme.pools is not None
        self.pool = Segments(appearance, text.POOL, pools if self._pooled else ())
        self.pool.show_value(pools[0][0])
        self.late = Segments(appearance, text.LATE, (("nee", text.NO), ("ja", text.YES)))
        self.late.show_value("nee")
        self.add = ActionButton(appearance, text.ADD_DO, primary=True)
        self._lay_out()
        self.add.clicked.connect(self._give)
        for field in self._lines():
            field.line.returnPressed.connect(self._give)

    def propose(self, state: Round, year: int) -> None:
        """Put the next number in the empty form."""
        self._state = state
        if not self.number.line.isModified():
            self.number.show_text(proposed_application_number(state, year))

    def say(self, problem: str) -> None:
        """Say why it was not added."""
        self.number.say(problem)

    def clear(self) -> None:
        """Make place for the next one."""
        for field in self._lines():
            field.clear()
        self.late.show_value("nee")
        self.applicant.setFocus()

    def _lines(self) -> tuple[LineField, ...]:
        return (
            self.number,
            self.applicant,
            self.requested,
            self.grantable,
            self.grantable_reason,
            self.received,
            self.complete,
            self.description,
        )

    def _lay_out(self) -> None:
        self.box.addWidget(Words(self._appearance, H2, "ink", text.ADD_TITLE))
        for field in self._lines():
            self.box.addWidget(field)
        if self._pooled:
            self.box.addWidget(Words(self._appearance, META_STRONG, "ink2", text.POOL))
            self.box.addWidget(self.pool)
        self.box.addWidget(Words(self._appearance, META_STRONG, "ink2", text.LATE))
        self.box.addWidget(self.late)
        self.box.addWidget(self.add)

    def _give(self) -> None:
        typed = Typed(
            number=self.number.text.upper(),
            applicant=self.applicant.text,
            requested=self.requested.text,
            grantable=self.grantable.text,
            grantable_reason=self.grantable_reason.text,
            received=self.received.text,
            complete=self.complete.text,
            description=self.description.text,
            pool=self.pool.value if self._pooled else NO_POOL,
            late=self.late.value == "ja",
        )
        read = read_application(self._state, typed)
        if isinstance(read, Command):
            for field in self._lines():
                field.say("")
            self.added.emit(read)
            return
        for name, field in (
            ("applicant", self.applicant),
            ("requested", self.requested),
            ("grantable", self.grantable),
            ("received", self.received),
            ("complete", self.complete),
        ):
            field.say(read.get(name, ""))
