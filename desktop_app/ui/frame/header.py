"""The header: program, round and municipality, what the beamer shows and what is saved."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.text import window as text
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.parts.words import MarkLabel, Words
from desktop_app.ui.presenters.frame import HeaderView, ReadOnly, Saved, SaveFailed
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, META, META_STRONG, WORDMARK, TextStyle, WidthClass

CALM = Plan(height=48, margins=(20, 0, 20, 0), lines=(("bottom", "line"),))
ALARM = Plan(role="refused_soft", height=48, margins=(20, 0, 20, 0), lines=(("bottom", "refused"),))
TITLE = TextStyle(size=16, line=24, weight=600)


class Header(Ground):
    """The top row; a failed save turns its ground to the error colour."""

    retry = Signal()
    save_elsewhere = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty header."""
        super().__init__(appearance, CALM, parent)
        self._view: HeaderView | None = None
        self._wide = WidthClass.WIDE
        self._title = Words(appearance, TITLE)
        self._subtitle = Words(appearance, CELL, "ink2")
        self._warning = Words(appearance, META_STRONG, "draw")
        self._beamer_mark = MarkLabel(appearance, Mark.BEAMER, 15)
        self._beamer = Words(appearance, META, "ink2")
        self._save_mark = MarkLabel(appearance, Mark.TICK, 14)
        self._save = Words(appearance, META, "ink2")
        self._save.setAccessibleDescription(text.SAVED_STATE)
        self._retry = ActionButton(appearance, text.RETRY)
        self._copy = ActionButton(appearance, text.COPY_ELSEWHERE)
        self._retry.clicked.connect(self.retry)
        self._copy.clicked.connect(self.save_elsewhere)
        self._fill(Words(appearance, WORDMARK, "accent", text.PROGRAM))

    def _fill(self, wordmark: Words) -> None:
        box = self.box
        box.addWidget(wordmark)
        box.addWidget(self._title)
        box.addWidget(self._subtitle)
        box.addStretch(1)
        box.addWidget(self._warning)
        box.addSpacing(12)
        box.addWidget(self._beamer_mark)
        box.addWidget(self._beamer)
        box.addSpacing(12)
        box.addWidget(self._save_mark)
        box.addWidget(self._save)
        box.addWidget(self._retry)
        box.addWidget(self._copy)
        for widget in (self._beamer_mark, self._beamer, self._retry, self._copy, self._warning):
            widget.hide()

    def show_view(self, view: HeaderView) -> None:
        """Show another round, title or save state."""
        self._view = view
        self._arrange()

    def show_width(self, wide: WidthClass) -> None:
        """Fit the header to the width of the window."""
        self._wide = wide
        self._arrange()

    def _arrange(self) -> None:
        view = self._view
        if view is None:
            return
        roomy = self._wide is WidthClass.WIDE
        self._title.say(view.title if roomy else view.short_title)
        self._subtitle.say(view.subtitle)
        self._subtitle.setVisible(roomy and bool(view.subtitle))
        self._warning.say(view.warning or "")
        self._warning.setVisible(view.warning is not None)
        self._beamer.say(view.beamer or "")
        for widget in (self._beamer_mark, self._beamer):
            widget.setVisible(roomy and view.beamer is not None)
        self._show_save(view)

    def _show_save(self, view: HeaderView) -> None:
        failed = isinstance(view.save, SaveFailed)
        self.replan(ALARM if failed else CALM)
        for button in (self._retry, self._copy):
            button.setVisible(failed)
        self._save.setVisible(view.save is not None)
        self._save_mark.setVisible(view.save is not None)
        match view.save:
            case Saved(clock):
                self._save_mark.show_mark(Mark.TICK)
                self._save.say(text.saved_at(clock), "ink2")
            case SaveFailed(sentence):
                self._save_mark.show_mark(Mark.ERROR)
                self._save.say(sentence, "refused")
            case ReadOnly(sentence):
                self._save_mark.show_mark(Mark.PADLOCK)
                self._save.say(sentence, "ink")
            case None:
                pass
