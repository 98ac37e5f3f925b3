"""The strip below the grid: the criterion, its levels with their keys, and the reason."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from desktop_app.text import assessment_screen as text
from desktop_app.ui.parts.ground import Ground, Plan, clear
from desktop_app.ui.parts.keycap import KeyLabel
from desktop_app.ui.parts.words import Words
from desktop_app.ui.presenters.assessment import StripView
from desktop_app.ui.presenters.frame import KeyHint
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, CELL_STRONG, META

HIGH = Plan(height=124, vertical=True, margins=(20, 7, 20, 5), spacing=2, lines=(("top", "line2"),))
LOW = Plan(height=44, vertical=True, margins=(20, 0, 20, 0), spacing=0, lines=(("top", "line2"),))


class ReasonField(QLineEdit):
    """One line for the reason; Ctrl+Enter and Enter record it, Esc goes back to the cell."""

    recorded = Signal()
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Record with Enter, go back with Esc."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.recorded.emit()
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class CriterionStrip(Ground):
    """`reason_given(unit, criterion, text)` records; `done()` gives the keyboard back."""

    reason_given = Signal(str, str, str)
    done = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty strip."""
        super().__init__(appearance, HIGH, parent)
        self._view: StripView | None = None
        self._low = False
        self._title = Words(appearance, CELL_STRONG)
        self._context = Words(appearance, META, "ink2")
        self._levels = QWidget()
        self._level_box = QHBoxLayout(self._levels)
        self._level_box.setContentsMargins(0, 0, 0, 0)
        self._top = QHBoxLayout()
        self._top.setSpacing(appearance.look.px(16))
        self._reason_label = Words(appearance, META, "ink2", text.REASON)
        self.reason = ReasonField()
        self.reason.setAccessibleName(text.REASON)
        self._reason_row = QWidget()
        self.reason.recorded.connect(self._record)
        self.reason.editingFinished.connect(self._record)
        self.reason.left.connect(self.done)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self._reason_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.look.px(16))
        row.addWidget(self._reason_label)
        row.addWidget(self.reason, 1)
        self._top.addWidget(self._title)
        self.box.addLayout(self._top)
        for widget in (self._context, self._levels, self._reason_row):
            self.box.addWidget(widget)

    def restyle(self) -> None:
        """Apply the look to the field as well."""
        super().restyle()
        if hasattr(self, "reason"):
            self.reason.setFont(self.look.font(CELL))

    def show_view(self, view: StripView) -> None:
        """Show another cell; a reason that is being typed is recorded first."""
        if view == self._view:
            return
        self._record()
        same_levels = self._view is not None and self._view.levels == view.levels
        self._view = view
        self._title.say(f"{view.code}  {view.title}")
        self._context.say(view.context)
        if not same_levels:
            self._fill_levels(view)
        self.reason.setText(view.reason)
        self.reason.setPlaceholderText(view.prompt)
        self.reason.setReadOnly(not view.reason_open)

    def show_size(self, *, low: bool) -> None:
        """Fit the strip to the window: one line when the window is low."""
        self.replan(LOW if low else HIGH)
        self._context.setVisible(not low)
        self._reason_row.setVisible(not low)
        # In one line the keys stand behind the name of the criterion, without their words.
        home = self._top if low else self.box
        home.insertWidget(1 if low else 2, self._levels, 1 if low else 0)
        self._low = low
        if self._view is not None:
            self._fill_levels(self._view)

    def _fill_levels(self, view: StripView) -> None:
        clear(self._level_box)
        self._level_box.setSpacing(self.look.px(16))
        for level in view.levels:
            hint = KeyHint(level.key.caps, "") if self._low else level.key
            label = KeyLabel(self._appearance, hint, large=True, value=level.points)
            self._level_box.addWidget(label)
        self._level_box.addStretch(1)

    def _record(self) -> None:
        view = self._view
        if view is not None and self.reason.text() != view.reason:
            self.reason_given.emit(view.unit, view.criterion, self.reason.text())
