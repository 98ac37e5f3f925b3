"""The heads of the tables: one line, or a code with the maximum below it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from desktop_app.text import window as text
from desktop_app.ui.delegates.brush import LEFT, RIGHT, Brush, inset
from desktop_app.ui.models import roles
from desktop_app.ui.presenters.grid import CriterionColumn
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL_STRONG, HEAD, SMALL


class TableHead(QHeaderView):
    """Columns of numbers have their head at the right, columns of words at the left.

    heights: pixels at 100 %; left_columns: columns of words; current: the column whose head
    is marked; short_maximum: leave out the word `max`.
    """

    def __init__(self, appearance: Appearance, height: int, parent: QWidget | None = None) -> None:
        """Build the head of a table."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._appearance = appearance
        self._height = height
        self.left_columns: dict[int, int] = {}
        self.right_inset: dict[int, int] = {}
        self.blank_columns: set[int] = set()
        self.short_words: dict[int, str] = {}
        self.current = -1
        self.short_maximum = False
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(appearance.look.px(20))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def mark_current(self, column: int) -> None:
        """Mark the head of the current column."""
        if column != self.current:
            self.current = column
            self.viewport().update()

    def sizeHint(self) -> QSize:
        """Return the height of the head."""
        return QSize(super().sizeHint().width(), self._appearance.look.px(self._height))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint one head."""
        brush, look = Brush(painter, self._appearance.look), self._appearance.look
        painter.save()
        marked = section == self.current
        brush.fill(rect, "accent_soft" if marked else "surface2")
        brush.fill(QRect(rect.left(), rect.bottom(), rect.width(), 1), "line2")
        model = self.model()
        column = model.headerData(section, Qt.Orientation.Horizontal, roles.COLUMN)
        words = self.short_words.get(section) or str(
            model.headerData(section, Qt.Orientation.Horizontal) or ""
        )
        if isinstance(column, CriterionColumn):
            self._paint_criterion(brush, rect, column)
        elif section in self.left_columns:
            box = inset(rect, look.px(self.left_columns[section]), 0)
            brush.words(box, words, HEAD, "ink2", LEFT)
        elif section not in self.blank_columns:
            box = inset(rect, 0, look.px(self.right_inset.get(section, 14)))
            brush.words(box, words, HEAD, "ink2", RIGHT)
        painter.restore()

    def _paint_criterion(self, brush: Brush, rect: QRect, column: CriterionColumn) -> None:
        look = brush.look
        box = inset(rect, 0, look.px(6))
        middle = rect.center().y() + look.px(1)
        code = QRect(box.left(), middle - look.px(17), box.width(), look.px(18))
        below = QRect(box.left() - look.px(6), middle, box.width() + look.px(6), look.px(16))
        brush.words(code, column.code, CELL_STRONG, "ink", RIGHT)
        shown = column.maximum if self.short_maximum else text.maximum(column.maximum)
        brush.words(below, shown, SMALL, "ink2", RIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill what lies beside the last column before the heads are painted."""
        painter = QPainter(self.viewport())
        brush = Brush(painter, self._appearance.look)
        area = self.viewport().rect()
        brush.fill(area, "surface2")
        brush.fill(QRect(area.left(), area.bottom(), area.width(), 1), "line2")
        painter.end()
        super().paintEvent(event)


class HeadCorner(QWidget):
    """The end of the head above the scroll bar, so that the bar begins below the head."""

    def __init__(self, appearance: Appearance, height: int, parent: QWidget | None = None) -> None:
        """Build a corner as high as the head."""
        super().__init__(parent)
        self._appearance = appearance
        self._height = height
        appearance.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Apply the height of the look."""
        self.setFixedHeight(self._appearance.look.px(self._height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and the line of the head."""
        brush = Brush(QPainter(self), self._appearance.look)
        brush.fill(self.rect(), "surface2")
        brush.fill(QRect(0, self.height() - 1, self.width(), 1), "line2")
