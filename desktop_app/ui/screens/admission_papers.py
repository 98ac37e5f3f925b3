"""Whether an application is complete: since when, what was asked, and its documents."""

from __future__ import annotations

from PySide6.QtCore import Signal

from desktop_app.core.commands_applications import (
    ApplicationCommand,
    AskCompletion,
    DeclareComplete,
    ReceiveDocument,
)
from desktop_app.core.round import Round
from desktop_app.text import applications_screen as text
from desktop_app.text.typed import DAY_HINT, read_day_or_moment, show_day
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.ground import Ground, Plan, clear
from desktop_app.ui.parts.line_field import LineField
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, H2

PLAN = Plan(vertical=True, spacing=6)


class PapersForm(Ground):
    """`asked(ApplicationCommand)` gives what was filled in; a wrong date is said at its field."""

    asked = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        """Build the empty form."""
        super().__init__(appearance, PLAN)
        self._application = ""
        self.complete = LineField(appearance, text.COMPLETE_SINCE, hint=DAY_HINT)
        self.asked_on = LineField(appearance, text.ASKED_ON, hint=DAY_HINT)
        self.until = LineField(appearance, text.ASKED_UNTIL, hint=DAY_HINT)
        self.document = LineField(appearance, text.DOCUMENT)
        self.received = LineField(appearance, text.DOCUMENT_RECEIVED, hint=DAY_HINT)
        self._said = Paragraph(appearance, CELL, "ink2")
        self._documents = Ground(appearance, PLAN)
        complete = ActionButton(appearance, text.COMPLETE_DO)
        ask = ActionButton(appearance, text.ASK)
        receive = ActionButton(appearance, text.DOCUMENT_DO)
        complete.clicked.connect(self._complete)
        self.complete.line.returnPressed.connect(self._complete)
        ask.clicked.connect(self._ask)
        self.until.line.returnPressed.connect(self._ask)
        receive.clicked.connect(self._receive)
        self.received.line.returnPressed.connect(self._receive)
        for widget in (
            Words(appearance, H2, "ink", text.COMPLETION),
            self.complete,
            complete,
            self.asked_on,
            self.until,
            ask,
            self._said,
            Words(appearance, H2, "ink", text.DOCUMENTS),
            self._documents,
            self.document,
            self.received,
            receive,
        ):
            self.box.addWidget(widget)

    def show_application(self, state: Round, application: str) -> None:
        """Show what is known of an application; what is being typed for it stays."""
        known = state.applications[application]
        if application != self._application:
            self._application = application
            for field in (self.asked_on, self.until, self.document, self.received):
                field.clear()
            self.complete.clear()
        self.complete.show_text(show_day(known.complete or ""))
        asked = known.asked is not None and known.until is not None
        self._said.say(
            text.asked_completion(show_day(known.asked or ""), show_day(known.until or ""))
            if asked
            else ""
        )
        self._said.setVisible(asked)
        clear(self._documents.box)
        for name, document in state.documents.get(application, {}).items():
            line = text.document(name, show_day(document.received), late=document.late)
            self._documents.box.addWidget(Paragraph(self._appearance, CELL, "ink", line))

    def say(self, command: ApplicationCommand, problem: str) -> None:
        """Say at its field why something was not recorded."""
        field = {
            DeclareComplete: self.complete,
            AskCompletion: self.until,
            ReceiveDocument: self.document,
        }.get(type(command), self.complete)
        field.say(problem)

    def _complete(self) -> None:
        day = self._day(self.complete)
        if day is not None:
            self.asked.emit(DeclareComplete(application=self._application, date=day))

    def _ask(self) -> None:
        asked, until = self._day(self.asked_on), self._day(self.until)
        if asked is not None and until is not None:
            self.asked.emit(AskCompletion(application=self._application, asked=asked, until=until))

    def _receive(self) -> None:
        day = self._day(self.received)
        if day is not None:
            self.asked.emit(
                ReceiveDocument(
                    application=self._application, document=self.document.text, received=day
                )
            )

    def _day(self, field: LineField) -> str | None:
        day = read_day_or_moment(field.text)
        field.say("" if day is not None else text.NO_DAY)
        return day
