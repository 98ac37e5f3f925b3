"""The need bar: what is missing, as sentences that lead to their place."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from desktop_app.text import window as text
from desktop_app.ui.parts.buttons import ActionButton, LinkButton
from desktop_app.ui.parts.ground import Ground, Plan, clear
from desktop_app.ui.parts.words import MarkLabel, Words, meta
from desktop_app.ui.presenters.frame import Need, NeedView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG, META_STRONG, WidthClass

PLAN = Plan(height=36, margins=(20, 0, 20, 0), spacing=12, lines=(("bottom", "line"),))


class NeedBar(Ground):
    """At most three links, then one to the rest; without needs the one primary button."""

    followed = Signal(object)
    action = Signal()

    def __init__(
        self, appearance: Appearance, plan: Plan = PLAN, parent: QWidget | None = None
    ) -> None:
        """Build an empty bar."""
        super().__init__(appearance, plan, parent)
        self.setAccessibleName(text.NEED_LIST)
        self._view: NeedView | None = None
        self._wide = WidthClass.WIDE

    def show_view(self, view: NeedView) -> None:
        """Show what is needed now; nothing happens when that is what is shown."""
        if view != self._view:
            self._view = view
            self._fill(view)

    def show_width(self, wide: WidthClass) -> None:
        """Fit the bar to the width of the window."""
        if wide is not self._wide:
            self._wide = wide
            if self._view is not None:
                self._fill(self._view)

    def _fill(self, view: NeedView) -> None:
        clear(self.box)
        if view.needs:
            self._fill_needs(view)
        else:
            self._fill_done(view)
        self.box.addStretch(1)
        if self._wide is WidthClass.WIDE:
            self._fill_right(view)

    def _fill_needs(self, view: NeedView) -> None:
        if self._wide is WidthClass.WIDE:
            lead = text.need_lead(view.goal)
            self.box.addWidget(Words(self._appearance, CELL_STRONG, "ink", lead))
        self._fill_links(view.links())
        if view.rest():
            rest = LinkButton(self._appearance, text.more_needs(len(view.rest())))
            rest.clicked.connect(partial(self._open_rest, rest))
            self.box.addWidget(rest)

    def _fill_links(self, needs: tuple[Need, ...]) -> None:
        for need in needs:
            link = self._link(need)
            link.clicked.connect(partial(self.followed.emit, need.target))
            self.box.addWidget(link)

    def _link(self, need: Need) -> LinkButton:
        words = need.sentence if self._wide is WidthClass.WIDE else need.short
        link = LinkButton(self._appearance, words, need.mark)
        link.setAccessibleName(text.go_there(need.sentence))
        return link

    def _fill_done(self, view: NeedView) -> None:
        if view.later:
            self.box.addWidget(Words(self._appearance, CELL_STRONG, "ink", text.LATER_LEAD))
            self._fill_links(view.later)
        else:
            self.box.addWidget(MarkLabel(self._appearance, Mark.TICK, 14))
            self.box.addWidget(Words(self._appearance, CELL, "ink", text.NOTHING_NEEDED))
        if view.action is not None:
            button = ActionButton(self._appearance, view.action, primary=True)
            button.clicked.connect(self.action)
            self.box.addWidget(button)

    def _fill_right(self, view: NeedView) -> None:
        if view.provisional is not None:
            self.box.addWidget(Words(self._appearance, META_STRONG, "incomplete", view.provisional))
        self.box.addWidget(meta(self._appearance, view.counts))

    def _open_rest(self, button: LinkButton) -> None:
        if self._view is None:
            return
        menu = QMenu(self)
        menu.setAccessibleName(text.NEED_LIST)
        for need in self._view.rest():
            menu.addAction(need.sentence).triggered.connect(
                partial(self.followed.emit, need.target)
            )
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))
