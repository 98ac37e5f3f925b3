"""The regeling in Dutch sentences, each with its article beside it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop_app.text import round_screen as text
from desktop_app.text.refs import ref_short
from desktop_app.text.scheme import Section
from desktop_app.ui.parts.column import ScrollColumn
from desktop_app.ui.parts.ground import Plan, clear
from desktop_app.ui.parts.words import Paragraph, Words
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import BODY, H2, META

PLAN = Plan(role="surface", vertical=True, margins=(28, 20, 28, 28), spacing=6)
WIDEST = 720


class SchemeText(ScrollColumn):
    """It shows only; the sections come from the text room."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty column."""
        super().__init__(appearance, PLAN, text.SCHEME, parent)
        self._look = appearance
        self._shown: tuple[Section, ...] = ()

    def show_sections(self, sections: tuple[Section, ...]) -> None:
        """Show a scheme, or other readings of it."""
        if sections == self._shown:
            return
        self._shown = sections
        clear(self.box)
        for section in sections:
            self.box.addSpacing(8)
            self._add(Words(self._look, H2, "ink", section.heading))
            for rule in section.rules:
                self._add(Paragraph(self._look, BODY, "ink", rule.text))
                if rule.ref is not None:
                    self._add(Words(self._look, META, "ink2", ref_short(rule.ref)))
        self.box.addStretch(1)

    def _add(self, words: Words) -> None:
        # Long lines are hard to read: the text stays a column, however wide the window.
        words.setMaximumWidth(self._look.look.px(WIDEST))
        self.box.addWidget(words)
