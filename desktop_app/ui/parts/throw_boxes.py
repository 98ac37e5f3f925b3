"""A row of boxes, one per throw, in groups of five; each takes one character."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.text import draw_screen as text
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import HASH_BIG

BOX, HIGH, GAP, GROUP_GAP, ROW_GAP = 28, 40, 3, 14, 8
GROUP = 5
PER_ROW = 30
COVER = "•"


class ThrowBoxes(QWidget):
    """Type a character to fill the box and go on; Backspace goes back.

    `changed` fires at every change, `entered` at Enter, `refused(str)` at a character that
    cannot be thrown.
    """

    changed = Signal()
    entered = Signal()
    refused = Signal(str)

    def __init__(self, appearance: Appearance, name: str, length: int, alphabet: str) -> None:
        """Build `length` empty boxes that take the characters of `alphabet`."""
        super().__init__()
        self._appearance = appearance
        self._name = name
        self._length = length
        self._alphabet = alphabet
        self._typed: list[str] = []
        self._at = 0
        self._covered = False
        self._differing: frozenset[int] = frozenset()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._per_row = min(length, PER_ROW)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        appearance.changed.connect(self.updateGeometry)
        self._name_box()

    @property
    def value(self) -> str:
        """What is typed."""
        return "".join(self._typed)

    @property
    def complete(self) -> bool:
        """Whether every box is filled."""
        return len(self._typed) == self._length

    @property
    def differing(self) -> frozenset[int]:
        """The places (from 1) that are marked as different."""
        return self._differing

    def cover(self, *, covered: bool) -> None:
        """Hide what was typed, or show it again; covered boxes take nothing."""
        self._covered = covered
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if covered else Qt.FocusPolicy.StrongFocus)
        self.update()

    def mark(self, places: frozenset[int]) -> None:
        """Mark the places that differ from the other row."""
        self._differing = places
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of as many groups beside each other as may be."""
        width = self._width_of(min(self._length, PER_ROW))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Allow one group beside the other rows."""
        return QSize(self._width_of(GROUP), self._appearance.look.px(HIGH) + 4)

    def heightForWidth(self, width: int) -> int:
        """Return how high the rows are when they are broken to fit."""
        rows = -(-self._length // self._fitting(width))
        return self._appearance.look.px(rows * (HIGH + ROW_GAP) - ROW_GAP) + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows at whole groups."""
        super().resizeEvent(event)
        self._per_row = self._fitting(self.width())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fill a box, go back or along them."""
        key, typed = Qt.Key(event.key()), event.text()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif key is Qt.Key.Key_Backspace:
            self._back()
        elif key is Qt.Key.Key_Left:
            self._go(self._at - 1)
        elif key is Qt.Key.Key_Right:
            self._go(self._at + 1)
        elif key is Qt.Key.Key_Home:
            self._go(0)
        elif key is Qt.Key.Key_End:
            self._go(len(self._typed))
        elif self._covered or not typed.strip() or not typed.isprintable():
            super().keyPressEvent(event)
        elif typed in self._alphabet:
            self._fill(typed)
        else:
            self.refused.emit(typed)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the box that is pointed at."""
        place = event.position()
        for at in range(min(len(self._typed) + 1, self._length)):
            if self._area(at).contains(place):
                self._go(at)
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint every box."""
        painter, look = QPainter(self), self._appearance.look
        theme = look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font(HASH_BIG))
        for at in range(self._length):
            area = self._area(at)
            current = at == self._at and self.hasFocus()
            differs = at + 1 in self._differing
            edge = theme.refused if differs else theme.accent if current else theme.line2
            ground = theme.refused_soft if differs else theme.surface
            painter.setPen(QPen(colour(edge), 2 if differs or current else 1))
            painter.setBrush(colour(theme.surface2 if self._covered else ground))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), look.px(4), look.px(4))
            if at < len(self._typed):
                painter.setPen(colour(theme.refused if differs else theme.ink))
                shown = COVER if self._covered else self._typed[at]
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, shown)

    def _width_of(self, boxes: int) -> int:
        left = boxes * (BOX + GAP) + (boxes - 1) // GROUP * (GROUP_GAP - GAP)
        return self._appearance.look.px(left) + 2

    def _fitting(self, width: int) -> int:
        """Give how many boxes fit in a row: whole groups, at least one."""
        groups = PER_ROW // GROUP
        while groups > 1 and self._width_of(groups * GROUP) > width:
            groups -= 1
        return groups * GROUP

    def _area(self, at: int) -> QRectF:
        look = self._appearance.look
        row, column = divmod(at, self._per_row)
        left = column * (BOX + GAP) + column // GROUP * (GROUP_GAP - GAP)
        top = row * (HIGH + ROW_GAP)
        return QRectF(look.px(left) + 1, look.px(top) + 1, look.px(BOX), look.px(HIGH))

    def _fill(self, character: str) -> None:
        if self._at >= self._length:
            return
        if self._at < len(self._typed):
            self._typed[self._at] = character
        else:
            self._typed.append(character)
        self._go(self._at + 1)
        self.changed.emit()

    def _back(self) -> None:
        if self._covered or not self._typed:
            return
        if self._at < len(self._typed):
            self._go(self._at - 1)
            return
        self._typed.pop()
        self._go(len(self._typed))
        self.changed.emit()

    def _go(self, at: int) -> None:
        self._at = min(max(at, 0), len(self._typed))
        self._name_box()
        self.update()

    def _name_box(self) -> None:
        place = min(self._at + 1, self._length)
        self.setAccessibleName(f"{self._name}, {text.throw_name(place, self._length)}")
