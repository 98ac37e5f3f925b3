"""Who signs a document: the seal of the program, and people with a certificate of their own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from desktop_app.report.signing import Signer
from desktop_app.text import minutes_screen as text
from desktop_app.ui.desk import Desk
from desktop_app.ui.parts.bare import Bare
from desktop_app.ui.parts.buttons import ActionButton, LinkButton
from desktop_app.ui.parts.field import Field, Problem
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.parts.page import Card
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.tick import Tick
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG, META, META_STRONG

LINE = Plan(spacing=12)
COLUMN = Plan(vertical=True, spacing=8)
BELOW = Plan(vertical=True, spacing=10, margins=(0, 12, 0, 0), lines=(("top", "line"),))


class PersonalSigner(Bare):
    """One person: role, certificate file and password; `removed` asks to take it away."""

    removed = Signal()

    def __init__(self, appearance: Appearance, desk: Desk, roles: Sequence[str]) -> None:
        """Build a signer without a file."""
        super().__init__(appearance, BELOW)
        self._desk = desk
        self.path: Path | None = None
        self.role = Segments(appearance, text.ROLE, [(role, role) for role in roles])
        self.role.show_value(next(iter(roles), ""))
        self.choose = ActionButton(appearance, text.CHOOSE_FILE)
        self._name = Words(appearance, CELL, "ink2", text.NO_FILE)
        self.password = Field(appearance, text.PASSWORD, width=320)
        self.password.input.setEchoMode(QLineEdit.EchoMode.Password)
        self.problem = Problem(appearance)
        remove = LinkButton(appearance, text.REMOVE)
        line = Bare(appearance, LINE)
        line.box.addWidget(self.choose)
        line.box.addWidget(self._name, 1)
        line.box.addWidget(remove)
        self.box.addWidget(Words(appearance, META_STRONG, "ink", text.ROLE))
        for part in (self.role, line, self.password, self.problem):
            self.box.addWidget(part)
        self.choose.clicked.connect(self._choose)
        remove.clicked.connect(self.removed)

    def take(self, path: Path) -> None:
        """Use this certificate file."""
        self.path = path
        self._name.say(path.name, "ink")
        self.problem.say("")

    def signer(self) -> Signer | None:
        """Give who signs; None after saying what is missing."""
        self.problem.say("")
        if self.path is None:
            self.problem.say(text.FILE_FIRST)
            return None
        try:
            content = self.path.read_bytes()
        except OSError:
            self.problem.say(text.FILE_UNREADABLE)
            return None
        password = self.password.input.text()
        return Signer(role=self.role.value, p12=content, password=password or None)

    def _choose(self) -> None:
        title, kinds = text.CERTIFICATE_TITLE, text.CERTIFICATES
        path = self._desk.choosers.file_to_read(self, title, kinds)
        if path is not None:
            self.take(path)


class SigningCard(Card):
    """The seal, and as many people as there are to sign."""

    def __init__(self, appearance: Appearance, desk: Desk) -> None:
        """Build the card with the seal ticked."""
        super().__init__(appearance)
        self._desk = desk
        self._roles: tuple[str, ...] = ()
        self.people: list[PersonalSigner] = []
        self.seal = Tick(appearance, text.SEAL)
        self.seal.setChecked(True)
        self.add = ActionButton(appearance, text.ADD)
        self._people = Bare(appearance, COLUMN)
        self.box.addWidget(Words(appearance, CELL_STRONG, "ink", text.SIGNING))
        self.box.addWidget(self.seal)
        self.box.addWidget(Paragraph(appearance, META, "ink2", text.SEAL_HOW))
        self.box.addWidget(Words(appearance, CELL_STRONG, "ink", text.OWN))
        self.box.addWidget(Paragraph(appearance, META, "ink2", text.OWN_HOW))
        self.box.addWidget(self._people)
        self.box.addWidget(self.add)
        self.add.clicked.connect(self.add_person)

    def show_roles(self, roles: tuple[str, ...]) -> None:
        """Offer the roles of another document; who was added for other roles is let go."""
        if roles == self._roles:
            return
        self._roles = roles
        for person in list(self.people):
            self._remove(person)

    def add_person(self) -> PersonalSigner:
        """Add someone who signs."""
        person = PersonalSigner(self._appearance, self._desk, self._roles)
        person.removed.connect(lambda: self._remove(person))
        self.people.append(person)
        self._people.box.addWidget(person)
        person.choose.setFocus()
        return person

    def signers(self) -> tuple[Signer, ...] | None:
        """Give the people who sign, in order; None when something is missing."""
        given = [person.signer() for person in self.people]
        whole = tuple(signer for signer in given if signer is not None)
        return whole if len(whole) == len(given) else None

    def forget_passwords(self) -> None:
        """Let go of every password that was typed."""
        for person in self.people:
            person.password.put("")

    def _remove(self, person: PersonalSigner) -> None:
        if person in self.people:
            self.people.remove(person)
            person.hide()
            person.deleteLater()
