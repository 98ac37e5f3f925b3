"""The left of Ronde: the ceilings and the fields, each stored as soon as it is left."""

from __future__ import annotations

from functools import partial

from desktop_app.core.commands_round import ChangeRound
from desktop_app.core.round import Round
from desktop_app.core.scheme import NO_POOL
from desktop_app.core.settings import RoundField
from desktop_app.text import round_screen as text
from desktop_app.ui.desk import Desk, refusal_message
from desktop_app.ui.parts.column import ScrollColumn
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.words import Words
from desktop_app.ui.presenters.round_fields import (
    YES_NO,
    Wrong,
    amount_value,
    hint_of,
    read_field,
    show_amount,
    show_field,
)
from desktop_app.ui.presenters.words import money
from desktop_app.ui.screens.round_pools import PoolForm
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, H2, META_STRONG

PLAN = Plan(
    width=420,
    margins=(20, 16, 20, 20),
    spacing=8,
    lines=(("right", "line"),),
)


class RoundSettings(ScrollColumn):
    """Every field says itself what is wrong with it; a change asks for its reason when needed."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the fields for the round of `desk`."""
        super().__init__(appearance, PLAN, text.GROUPS[0][0])
        self._look = appearance
        self._desk = desk
        self._ceilings: dict[str, LineField] = {}
        self._fields: dict[RoundField, LineField] = {}
        self._choices: dict[RoundField, Segments] = {}
        self._sum = Words(appearance, CELL, "ink2")
        self._pools = PoolForm(appearance)
        self._pools.added.connect(self._add_pool)
        self.reason = LineField(appearance, text.CHANGE_REASON, hint=text.CHANGE_REASON_HINT)
        self.reason.given.connect(self._give_reason)
        self._waiting: tuple[str, str] | None = None
        self._build()

    def show_round(self, state: Round) -> None:
        """Show what the round holds; what is being typed stays."""
        for pool, ceiling in state.ceilings.items():
            if pool not in self._ceilings:
                self._add_ceiling(pool, ceiling.name)
            self._ceilings[pool].show_text(show_amount(ceiling.amount))
        for field, line in self._fields.items():
            line.show_text(show_field(field, state.settings.get(field)))
        for field, choice in self._choices.items():
            choice.show_value(state.settings.get(field, ""))
        self._sum.say(text.pools_sum(money(sum(item.amount for item in state.ceilings.values()))))

    def field(self, name: str) -> LineField | None:
        """Find a field by the name that a need gives it."""
        for field, line in self._fields.items():
            if field.value == name:
                return line
        return self._ceilings.get(name)

    def commit(self) -> bool:
        """Take over what is being typed; False when something is wrong and stays."""
        lines = (*self._fields.values(), *self._ceilings.values())
        for line in lines:
            line.commit()
        return not any(line.error for line in lines)

    def _build(self) -> None:
        state = self._desk.round
        self.box.addWidget(Words(self._look, H2, "ink", text.MONEY))
        self._first = self.box.count()
        for pool, ceiling in state.ceilings.items():
            self._add_ceiling(pool, ceiling.name)
        self.box.addWidget(self.reason)
        self.reason.setVisible(self._desk.writable)
        if state.scheme.pools is not None:
            self.box.addWidget(self._sum)
            self.box.addWidget(self._pools)
            self._pools.setVisible(self._desk.writable)
        for title, fields in text.GROUPS:
            self.box.addSpacing(8)
            self.box.addWidget(Words(self._look, H2, "ink", title))
            for field in fields:
                self._add_field(field)
        self.box.addStretch(1)

    def _add_ceiling(self, pool: str, name: str) -> None:
        label = text.CEILING if pool == NO_POOL else text.ceiling_of(name or pool)
        line = LineField(self._look, label)
        line.allow(writable=self._desk.writable)
        line.given.connect(partial(self._change_ceiling, pool))
        self.box.insertWidget(self._first + len(self._ceilings), line)
        self._ceilings[pool] = line

    def _add_field(self, field: RoundField) -> None:
        label = text.FIELDS[field]
        if field in YES_NO:
            choice = Segments(self._look, label, (("ja", text.YES), ("nee", text.NO)))
            choice.allow(writable=self._desk.writable)
            choice.chosen.connect(partial(self._choose, field))
            self.box.addWidget(Words(self._look, META_STRONG, "ink2", label))
            self.box.addWidget(choice)
            self._choices[field] = choice
            return
        line = LineField(self._look, label, hint=self._hint(field))
        line.allow(writable=self._desk.writable)
        line.given.connect(partial(self._change, field))
        self.box.addWidget(line)
        self._fields[field] = line

    def _hint(self, field: RoundField) -> str:
        scheme = self._desk.round.scheme
        known = {
            RoundField.MUNICIPALITY: scheme.municipality,
            RoundField.AUTHORITY: scheme.authority,
        }
        return known.get(field) or hint_of(field)

    def _change(self, field: RoundField, words: str) -> None:
        value = read_field(field, words)
        line = self._fields[field]
        if isinstance(value, Wrong):
            line.say(value.sentence)
        else:
            self._store(line, str(field), value)

    def _change_ceiling(self, pool: str, words: str) -> None:
        value = amount_value(words)
        line = self._ceilings[pool]
        self._waiting = None
        if isinstance(value, Wrong):
            line.say(value.sentence)
        elif not self._store(line, f"plafond/{pool}", value, self.reason.text or None):
            self._waiting = (pool, words)
            self.reason.setFocus()

    def _give_reason(self, reason: str) -> None:
        """Try the ceiling again that waited for its reason."""
        if self._waiting is not None and reason:
            self._change_ceiling(*self._waiting)
        if self._waiting is None:
            self.reason.clear()

    def _choose(self, field: RoundField, value: str) -> None:
        refusal = self._desk.do(ChangeRound(field=str(field), value=value))
        if refusal is not None:
            self._desk.explain(refusal)
            self._choices[field].show_value(self._desk.round.settings.get(field, ""))

    def _store(
        self, line: LineField, field: str, value: str | None, reason: str | None = None
    ) -> bool:
        line.say("")
        refusal = self._desk.do(ChangeRound(field=field, value=value, reason=reason))
        if refusal is not None:
            said = refusal_message(refusal)
            line.say(f"{said.what} {said.remedy}")
        return refusal is None

    def _add_pool(self, code: str, name: str, amount: str) -> None:
        refusal = self._desk.do(ChangeRound(field=f"plafond/{code}", value=amount))
        if refusal is None and name and name != code:
            refusal = self._desk.do(ChangeRound(field=f"naam/{code}", value=name))
        if refusal is not None:
            self._pools.say(refusal_message(refusal).what)
        else:
            self._pools.clear()
