"""How a cell of the score grid is painted and edited."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.text import window as text
from desktop_app.ui.delegates.brush import CENTRE, LEFT, RIGHT, Brush, inset
from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.models.grid import NAME, NUMBER, STATUS, ScoreGridModel
from desktop_app.ui.models.roles import Index
from desktop_app.ui.presenters.entry import Unreadable
from desktop_app.ui.presenters.grid import (
    EmptyCell,
    GridCell,
    GridRow,
    HiddenCell,
    LockedCell,
    MissingCell,
    ScoreCell,
    Tint,
    TotalState,
)
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance, colour, palette
from desktop_app.ui.tokens import CELL, CELL_STRONG, LETTER, META, STRUCK, mark_colour

TOTAL_ROLES = {
    TotalState.PLAIN: "ink",
    TotalState.BELOW_MINIMUM: "refused",
    TotalState.MISSING: "ink2",
}


class GridDelegate(QStyledItemDelegate):
    """It paints from the typed cell; `key_pressed` hands the editor's own keys to the table."""

    key_pressed = Signal(QKeyEvent)

    def __init__(
        self, appearance: Appearance, model: ScoreGridModel, parent: QObject | None = None
    ) -> None:
        """Paint `model` in the look of `appearance`."""
        super().__init__(parent)
        self._appearance = appearance
        self._model = model
        self.current_row = -1
        self.current_column = -1
        self.compact = False
        self.short_numbers = False

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the height of a row; widths are set by the table."""
        return QSize(self._appearance.look.px(56), self._appearance.look.px(24))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        brush = Brush(painter, self._appearance.look)
        area: QRect = option.rect
        # The model itself is asked: four calls through Qt per cell would double the time.
        row = self._model.view.rows[index.row()]
        criterion = self._model.criterion_at(index.column())
        painter.save()
        current = index.row() == self.current_row
        brush.row_ground(area, current=current, first=index.column() == STATUS)
        if criterion is not None:
            self._paint_score(brush, area, index, row.cells[criterion], row)
        elif index.column() == STATUS:
            self._paint_status(brush, area, row)
        elif index.column() == NUMBER:
            number = row.short_number if self.short_numbers else row.number
            brush.words(area, number, META, "ink2", LEFT)
        elif index.column() == NAME:
            role = "ink3" if row.faded else "ink"
            style = CELL_STRONG if current else CELL
            brush.words(inset(area, 0, brush.look.px(8)), row.name, style, role, LEFT)
        else:
            self._paint_total(brush, area, row)
        painter.restore()

    def _paint_status(self, brush: Brush, area: QRect, row: GridRow) -> None:
        if row.mark is not None:
            side = brush.look.px(15)
            box = QRectF(area.left() + brush.look.px(11), 0, side, side)
            box.moveTop(area.center().y() - side / 2 + 0.5)
            ink = mark_colour(brush.look.theme, row.mark)
            paint_mark(brush.painter, row.mark, box, colour(ink))

    def _paint_total(self, brush: Brush, area: QRect, row: GridRow) -> None:
        style = CELL if row.total_state is TotalState.MISSING else CELL_STRONG
        role = "ink3" if row.faded else TOTAL_ROLES[row.total_state]
        box = inset(area, 0, brush.look.px(15))
        brush.words(box, row.total, style, role, RIGHT)

    def _paint_score(
        self, brush: Brush, area: QRect, index: Index, cell: GridCell, row: GridRow
    ) -> None:
        current = index.row() == self.current_row and index.column() == self.current_column
        invalid = self._model.invalid_at(index)
        box = QRectF(area).adjusted(2, 1, -2, -2)
        match cell:
            case ScoreCell() if invalid is None:
                self._paint_given(brush, area, cell, row, current=current)
            case MissingCell() if invalid is None:
                brush.dashed(box.adjusted(2.5, 1.5, -2.5, -1.5), "incomplete", "incomplete_soft")
            case LockedCell():
                brush.hatch(box, "line")
                side = brush.look.px(13)
                lock = QRectF(0, 0, side, side)
                lock.moveCenter(QRectF(area).center())
                paint_mark(brush.painter, Mark.PADLOCK, lock, brush.ink("ink2"))
            case HiddenCell():
                brush.words(area, text.HIDDEN_DOT, CELL, "ink2", CENTRE)
            case EmptyCell():
                pass
        if current:
            brush.ring(area.adjusted(0, 0, 0, -1), "accent")
        if invalid is not None:
            if current:
                brush.fill(area.adjusted(2, 2, -2, -3), "surface")
            self._paint_invalid(brush, area, invalid)

    def _paint_given(
        self, brush: Brush, area: QRect, cell: ScoreCell, row: GridRow, *, current: bool
    ) -> None:
        look = brush.look
        ground = {Tint.MIDDLE: "tint1", Tint.HIGH: "tint2"}.get(cell.tint)
        if current:
            brush.fill(area.adjusted(1, 1, -1, -2), "surface")
        elif ground is not None and not row.faded and self._has_tints:
            brush.rounded(QRectF(area).adjusted(2, 1, -2, -2), ground, 2)
        side = look.px(4) if self.compact else look.px(8)
        inner = inset(area, side, side)
        if cell.letter and not row.faded:
            brush.words(inner, cell.letter, LETTER, "ink2", LEFT)
        role = "ink3" if row.faded else "ink"
        style = CELL_STRONG if current else CELL
        width = brush.words(inner, cell.text, style, role, RIGHT)
        if cell.was is not None:
            self._paint_was(brush, inset(inner, 0, width + look.px(4)), cell.was)

    @property
    def _has_tints(self) -> bool:
        theme = self._appearance.look.theme
        return theme.tint1 != theme.surface

    def _paint_was(self, brush: Brush, area: QRect, was: str) -> None:
        width = brush.words(area, was, STRUCK, "ink2", RIGHT)
        line = QRect(area.right() - width, area.center().y() + 1, width, 1)
        brush.fill(line, "ink2")

    def _paint_invalid(self, brush: Brush, area: QRect, invalid: Unreadable) -> None:
        look = brush.look
        side = look.px(11)
        box = QRectF(area.left() + look.px(5), area.center().y() - side / 2, side, side)
        paint_mark(brush.painter, Mark.ERROR, box, brush.ink("refused"))
        inner = inset(area, look.px(18), look.px(7))
        brush.words(inner, invalid.typed, CELL_STRONG, "refused", RIGHT)

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a line to type a score in; the wheel and Space change nothing in it."""
        editor = QLineEdit(parent)
        editor.setProperty("cell", "true")
        editor.setFrame(False)
        editor.setAutoFillBackground(True)
        editor.setAlignment(Qt.AlignmentFlag.AlignRight)
        editor.setMaxLength(24)
        editor.setFont(self._appearance.look.font(CELL, 600))
        editor.setPalette(palette(self._appearance.look.theme))
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
        editor.setAccessibleName(f"{text.EDITOR_NAME}, {spoken}")
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Start with what the cell shows, all of it selected."""
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))
            editor.selectAll()

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """Keep the ring of the cell in sight round the editor."""
        rect: QRect = option.rect
        editor.setGeometry(rect.adjusted(2, 2, -2, -3))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand Tab, Enter, Esc and the up and down arrows in the editor to the table."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in EDITOR_KEYS:
                self.key_pressed.emit(event)
                return True
            return False
        return super().eventFilter(watched, event)


EDITOR_KEYS = {
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
}
