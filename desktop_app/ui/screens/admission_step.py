"""What can be decided about an application, each with what it asks: ground, reason, date."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import assert_never

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout

from desktop_app.core.commands_applications import (
    Admit,
    LeaveUntreated,
    Refuse,
    Reinstate,
    StandingCommand,
    Withdraw,
)
from desktop_app.core.events_applications import Standing
from desktop_app.core.scheme import Scheme
from desktop_app.text import applications_screen as text
from desktop_app.text.typed import DAY_HINT, read_day_or_moment
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.parts.option import Option
from desktop_app.ui.parts.words import Words
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import META_STRONG

PLAN = Plan(vertical=True, spacing=6)


class Step(Enum):
    """One thing that can be decided; the value is what its button says."""

    ADMIT = text.ADMIT
    REFUSE = text.REFUSE
    UNTREATED = text.UNTREATED
    WITHDRAW = text.WITHDRAW
    REINSTATE = text.REINSTATE


def steps_for(standing: Standing, *, activity: bool) -> tuple[Step, ...]:
    """Give what can be decided about something that stands like this."""
    match standing:
        case Standing.RECEIVED if activity:
            return (Step.REFUSE, Step.WITHDRAW)
        case Standing.RECEIVED:
            return (Step.ADMIT, Step.REFUSE, Step.UNTREATED, Step.WITHDRAW)
        case Standing.ADMITTED:
            return (Step.REFUSE, Step.UNTREATED, Step.WITHDRAW)
        case Standing.REFUSED | Standing.LEFT_UNTREATED | Standing.WITHDRAWN:
            return (Step.REINSTATE,)
    assert_never(standing)


class StepForm(Ground):
    """The buttons, and below them what the chosen one asks; `decided(StandingCommand)`.

    A step without questions is decided at once; the others are named again by the button below
    their reason.
    """

    decided = Signal(object)

    def __init__(self, appearance: Appearance, scheme: Scheme) -> None:
        """Build the form with the grounds of a scheme."""
        super().__init__(appearance, PLAN)
        self._unit = ""
        self._step: Step | None = None
        self.buttons = {
            step: ActionButton(appearance, step.value, primary=step is Step.ADMIT, parent=self)
            for step in Step
        }
        self._grounds = QButtonGroup(self)
        self._ground_box = Ground(appearance, PLAN)
        self.ground_words = LineField(appearance, text.OTHER_GROUND_WORDS)
        self.date = LineField(appearance, text.WITHDRAWN_ON, hint=DAY_HINT)
        self.reason = LineField(appearance, text.REASON)
        self.do = ActionButton(appearance, text.DO_IT, primary=True)
        self._ids: dict[Option, str] = {}
        self._lay_out(scheme)
        self._connect()
        self.open(None)

    @property
    def step(self) -> Step | None:
        """Which step is open now."""
        return self._step

    def show_unit(self, unit: str, steps: tuple[Step, ...]) -> None:
        """Offer these steps for a unit; a reason that is being typed for it stays."""
        for step, button in self.buttons.items():
            self._grid.removeWidget(button)
            button.setVisible(step in steps)
        for at, step in enumerate(steps):
            self._grid.addWidget(self.buttons[step], at // 2, at % 2)
        if unit != self._unit or self._step not in steps:
            self._unit = unit
            for field in (self.ground_words, self.date, self.reason):
                field.clear()
            self.open(None)

    def open(self, step: Step | None) -> None:
        """Show what a step asks."""
        self._step = step
        refusing = step is Step.REFUSE
        self._ground_box.setVisible(refusing)
        self.ground_words.setVisible(refusing and self._ground() == "")
        self.date.setVisible(step is Step.WITHDRAW)
        asks = step is not None and step is not Step.ADMIT
        self.reason.setVisible(asks)
        self.do.setVisible(asks)
        if step is not None:
            self.do.setText(step.value)
            self.do.restyle()

    def say(self, problem: str) -> None:
        """Say why it was not decided."""
        self.reason.setVisible(True)
        self.reason.say(problem)

    def _lay_out(self, scheme: Scheme) -> None:
        self._grid = QGridLayout()
        self._grid.setColumnStretch(2, 1)
        self.box.addLayout(self._grid)
        self._ground_box.box.addWidget(Words(self._appearance, META_STRONG, "ink2", text.GROUND))
        for gate in scheme.gates:
            self._add_ground(gate.id, text.not_met(gate.text))
        self._add_ground("", text.OTHER_GROUND)
        self._grounds.buttons()[0].setChecked(True)
        for widget in (self._ground_box, self.ground_words, self.date, self.reason, self.do):
            self.box.addWidget(widget)

    def _add_ground(self, ground: str, words: str) -> None:
        button = Option(self._appearance, words)
        button.setToolTip(words)
        self._grounds.addButton(button)
        self._ids[button] = ground
        self._ground_box.box.addWidget(button)

    def _connect(self) -> None:
        for step, button in self.buttons.items():
            button.clicked.connect(self._chooser(step))
        self._grounds.buttonClicked.connect(self._other_ground)
        self.reason.line.returnPressed.connect(self._decide)
        self.do.clicked.connect(self._decide)

    def _chooser(self, step: Step) -> Callable[[], None]:
        def choose() -> None:
            self.open(step)
            if step is Step.ADMIT:
                self.decided.emit(Admit(unit=self._unit))
            else:
                (self.date if step is Step.WITHDRAW else self.reason).setFocus()

        return choose

    def _other_ground(self) -> None:
        self.ground_words.setVisible(self._ground() == "")

    def _ground(self) -> str:
        return next((self._ids[button] for button in self._ids if button.isChecked()), "")

    def _decide(self) -> None:
        command = self._command()
        if command is not None:
            self.reason.say("")
            self.decided.emit(command)

    def _command(self) -> StandingCommand | None:
        unit, reason = self._unit, self.reason.text
        match self._step:
            case Step.REFUSE:
                ground = self._ground() or self.ground_words.text
                return Refuse(unit=unit, ground=ground, reason=reason)
            case Step.UNTREATED:
                return LeaveUntreated(unit=unit, reason=reason)
            case Step.WITHDRAW:
                return self._withdrawal(unit, reason)
            case Step.REINSTATE:
                return Reinstate(unit=unit, reason=reason)
            case Step.ADMIT | None:
                return None
        assert_never(self._step)

    def _withdrawal(self, unit: str, reason: str) -> Withdraw | None:
        typed = self.date.text
        date = read_day_or_moment(typed)
        self.date.say(text.NO_DAY if typed and date is None else "")
        if typed and date is None:
            return None
        return Withdraw(unit=unit, date=date, reason=reason or None)
