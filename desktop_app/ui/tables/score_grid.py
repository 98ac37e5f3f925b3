"""The score grid: typed scores land at once, and nothing half-typed is ever lost."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QLineEdit,
    QTableView,
    QWidget,
)

from desktop_app.text import window as text
from desktop_app.ui.delegates.grid import GridDelegate
from desktop_app.ui.delegates.head import HeadCorner, TableHead
from desktop_app.ui.models.grid import NAME, NUMBER, STATUS, ScoreGridModel
from desktop_app.ui.models.roles import Index
from desktop_app.ui.presenters.grid import LockedCell
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.tables.cell_message import CellMessage
from desktop_app.ui.tables.cells import levels_menu, selected_text
from desktop_app.ui.tables.columns import grid_widths
from desktop_app.ui.tables.cursor import Cursor
from desktop_app.ui.tables.keys import EMPTY, ENTER, growth_of, pressed, step_of, typed
from desktop_app.ui.tables.steps import At, Step
from desktop_app.ui.tables.table import repaint_rows, set_up
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import WidthClass

HEAD_HEIGHT = 44
# A sign begins a number too: were it passed over, -1 would be read as 1.
DIGITS = frozenset("0123456789,.+-")
PLAIN = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
COPY = {(Qt.Key.Key_C, CTRL), (Qt.Key.Key_Insert, CTRL)}
PASTE = {(Qt.Key.Key_V, CTRL), (Qt.Key.Key_Insert, Qt.KeyboardModifier.ShiftModifier)}


class ScoreGrid(QTableView):
    """The table in which scores are given.

    `cell_chosen(unit, criterion)` follows the cursor; `paste_asked(text)` and `fill_asked()`
    ask for a preview; `facts_asked(unit, criterion)` for the facts that give the points. Every
    command calls `commit_open_editor` before it does anything. With `letter_moves_on` the cursor
    goes one cell to the right after a level.
    """

    cell_chosen = Signal(str, str)
    paste_asked = Signal(str)
    fill_asked = Signal()
    facts_asked = Signal(str, str)

    def __init__(
        self, appearance: Appearance, model: ScoreGridModel, parent: QWidget | None = None
    ) -> None:
        """Show `model`; the cursor starts at the first cell."""
        super().__init__(parent)
        self._appearance = appearance
        self._grid = model
        self._wide = WidthClass.WIDE
        self._delegate = GridDelegate(appearance, model, self)
        self._head = TableHead(appearance, HEAD_HEIGHT, self)
        self._head.left_columns = {NUMBER: 0, NAME: 0}
        self._head.blank_columns = {STATUS}
        self._message = CellMessage(appearance, self.viewport())
        self.cursor_at = Cursor(self, model)
        self.letter_moves_on = False
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(self._head)
        self.setAccessibleName(text.GRID_NAME)
        set_up(self, HeadCorner(appearance, HEAD_HEIGHT))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setModel(model)
        self._delegate.key_pressed.connect(self._editor_key)
        model.dataChanged.connect(self._show_message)
        model.modelReset.connect(self._go_to_first)
        appearance.changed.connect(self.restyle)
        self.restyle()
        self._go_to_first()

    @property
    def message_lines(self) -> tuple[str, ...]:
        """What the message at the cell says now."""
        return self._message.lines

    def restyle(self) -> None:
        """Apply the look to rows and columns."""
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(self._appearance.look.px(24))
        self._fit()
        self._head.updateGeometry()
        self.updateGeometries()
        self.viewport().update()

    def show_width(self, wide: WidthClass) -> None:
        """Fit the columns to the width of the window."""
        self._wide = wide
        self._fit()

    def go_to(self, unit: str, criterion: str) -> bool:
        """Put cursor and focus in a cell; False when it is not in the grid."""
        index = self._grid.index_of(unit, criterion)
        if not index.isValid():
            return False
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def go_to_unit(self, unit: str) -> bool:
        """Put the cursor on the row of a unit, in the same column."""
        columns = self._grid.view.columns
        return bool(columns) and self.go_to(unit, columns[self.cursor_at.at.column].key)

    def go_to_empty(self, way: int = 1) -> bool:
        """Go to the next cell without a score, or the previous one; False when all are filled."""
        self.commit_open_editor()
        return self.cursor_at.to_empty(way)

    def open_editor(self) -> QLineEdit | None:
        """Return the editor that is open now, if any."""
        if self.state() is not QAbstractItemView.State.EditingState:
            return None
        editors = self.viewport().findChildren(QLineEdit)
        return next((editor for editor in editors if editor.isVisibleTo(self)), None)

    def commit_open_editor(self) -> bool:
        """Take over what is being typed; False when the cell now holds text that is no score."""
        editor = self.open_editor()
        if editor is None:
            return True
        self.commitData(editor)
        self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        return self._grid.invalid_at(self.currentIndex()) is None

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Explain, now that the cell is in sight again, what was typed."""
        super().closeEditor(editor, hint)
        self._show_message()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the keys of the grid do; all others go to the window."""
        event.setAccepted(
            self._goes(event) or self._edits(event) or self._types(event) or self._copies(event)
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the cell under the pointer; outside the scores, the row in the same column."""
        self.commit_open_editor()
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and self._grid.criterion_at(index.column()) is None:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.cursor_at.land(At(index.row(), self.cursor_at.at.column))
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the editor of the cell under the pointer."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and self._grid.criterion_at(index.column()) is not None:
            self._open()

    def focusNextPrevChild(self, _forward: bool) -> bool:  # noqa: FBT001 - Qt's own signature
        """Keep Tab inside the grid; F6 goes to another part of the window."""
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor as the one that has the keyboard."""
        super().focusInEvent(event)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the new width."""
        super().resizeEvent(event)
        self._fit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Mark row and column of the cursor, and tell where it is."""
        super().currentChanged(current, previous)
        self._delegate.current_row = current.row()
        self._delegate.current_column = current.column()
        self._head.mark_current(current.column())
        self._show_message()
        repaint_rows(self, previous.row(), current.row())
        if current.isValid():
            self.cell_chosen.emit(*self._here())

    def _goes(self, event: QKeyEvent) -> bool:
        key, growth, step = pressed(event), growth_of(event), step_of(event)
        if key in EMPTY:
            self.go_to_empty(EMPTY[key])
        elif growth is not None:
            self.cursor_at.grow(growth)
        elif step is None:
            return False
        elif key[0] in ENTER:
            self.cursor_at.enter(step)
        else:
            self.cursor_at.step(step)
        return True

    def _edits(self, event: QKeyEvent) -> bool:
        match pressed(event):
            case (Qt.Key.Key_F2, modifiers) if modifiers == PLAIN:
                self._open()
            case (Qt.Key.Key_Delete, modifiers) if modifiers == PLAIN:
                if not self._grid.setData(self.currentIndex(), ""):
                    self._explain_lock()
            case (Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier):
                menu = levels_menu(self, self._grid, self.currentIndex())
                if menu is not None:
                    below = self.visualRect(self.currentIndex()).bottomLeft()
                    menu.popup(self.viewport().mapToGlobal(below))
            case (Qt.Key.Key_Escape, modifiers) if modifiers == PLAIN:
                return self._grid.restore(self.currentIndex())
            case _:
                return False
        return True

    def _types(self, event: QKeyEvent) -> bool:
        character = typed(event)
        if not character:
            return False
        if character in DIGITS:
            self._open(character)
        elif character.isalpha():
            self._give_letter(character)
        # Space and every other character do nothing here, rather than something unforeseen.
        return True

    def _give_letter(self, letter: str) -> None:
        here = self.currentIndex()
        if not self._grid.give_letter(here, letter):
            self._explain_lock()
        elif self.letter_moves_on and self._grid.invalid_at(here) is None:
            # A whole row is as many letters as it has criteria; a score that was not taken stays.
            self.cursor_at.step(Step.RIGHT)

    def _copies(self, event: QKeyEvent) -> bool:
        key = pressed(event)
        if key in COPY:
            QGuiApplication.clipboard().setText(selected_text(self))
        elif key in PASTE:
            self.paste_asked.emit(QGuiApplication.clipboard().text())
        elif key == (Qt.Key.Key_A, CTRL):
            self.cursor_at.select_all()
        elif key == (Qt.Key.Key_D, CTRL):
            self.fill_asked.emit()
        else:
            return False
        return True

    def _editor_key(self, event: QKeyEvent) -> None:
        if pressed(event)[0] is Qt.Key.Key_Escape:
            editor = self.open_editor()
            if editor is not None:
                self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.RevertModelCache)
            self._grid.restore(self.currentIndex())
        elif self.commit_open_editor():
            self._goes(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, typed_first: str | None = None) -> None:
        at, view = self.cursor_at.at, self._grid.view
        if not self.cursor_at.inside:
            return
        if not view.accepts(at.row, at.column):
            if view.editable and not view.columns[at.column].editable:
                self.facts_asked.emit(*self._here())
            self._explain_lock()
            return
        self._message.hide()
        self.scrollTo(self.currentIndex())
        self.edit(self.currentIndex())
        editor = self.open_editor()
        if editor is not None and typed_first is not None:
            editor.setText(typed_first)
            # A refresh of the cell must not overwrite what has been typed so far.
            editor.setModified(True)

    def _here(self) -> tuple[str, str]:
        at, view = self.cursor_at.at, self._grid.view
        return view.rows[at.row].key, view.columns[at.column].key

    def _explain_lock(self) -> None:
        at, view = self.cursor_at.at, self._grid.view
        cell = view.rows[at.row].cells[at.column] if self.cursor_at.inside else None
        if isinstance(cell, LockedCell):
            area = self.visualRect(self.currentIndex())
            self._message.point_at(area, Mark.PADLOCK, (cell.reason, text.STAYS_EMPTY))

    def _go_to_first(self) -> None:
        self._fit()
        self.cursor_at.land(At(0, 0))

    def _show_message(self) -> None:
        index = self.currentIndex()
        invalid = self._grid.invalid_at(index) if index.isValid() else None
        if invalid is None or self.open_editor() is not None:
            self._message.hide()
        else:
            self._message.point_at(self.visualRect(index), Mark.ERROR, invalid.lines)

    def _fit(self) -> None:
        look, width = self._appearance.look, self.viewport().width()
        widths = grid_widths(self._grid.view, look, width, self._wide)
        self._delegate.compact = widths.compact
        self._delegate.short_numbers = widths.short_numbers
        self._head.short_maximum = widths.compact
        self._head.short_words = {NUMBER: text.SHORT_NUMBER_HEAD} if widths.short_numbers else {}
        for column, column_width in enumerate(widths.columns):
            self.setColumnWidth(column, column_width)
        self._show_message()
