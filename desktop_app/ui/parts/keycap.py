"""A key as it is printed on the keyboard, with what it does beside it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.presenters.frame import KeyHint
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL, KEY, META, TextStyle


def paint_cap(painter: QPainter, appearance: Appearance, area: QRectF, words: str) -> None:
    """Paint one key cap with `words` on it."""
    look = appearance.look
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(look.theme.line2), 1))
    painter.setBrush(colour(look.theme.surface))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), look.px(4), look.px(4))
    painter.setPen(colour(look.theme.ink))
    painter.setFont(look.font(KEY))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words)
    painter.restore()


def cap_width(appearance: Appearance, words: str) -> int:
    """Return how wide the cap with `words` is."""
    look = appearance.look
    inner = QFontMetrics(look.font(KEY)).horizontalAdvance(words) + look.px(11)
    return max(inner, look.px(19))


class KeyLabel(QWidget):
    """Key caps followed by what they do; it takes no focus."""

    def __init__(
        self,
        appearance: Appearance,
        hint: KeyHint,
        *,
        large: bool = False,
        value: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Show `hint`, with a value in bold behind it when one is given."""
        super().__init__(parent)
        self._appearance = appearance
        self._hint = hint
        self._style: TextStyle = CELL if large else META
        self._value = value
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(" ".join((*hint.caps, hint.does, value)).strip())
        appearance.changed.connect(self.restyle)

    def restyle(self) -> None:
        """Ask for another size and repaint."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room caps and words need."""
        look = self._appearance.look
        caps = sum(cap_width(self._appearance, cap) + look.px(3) for cap in self._hint.caps)
        words = QFontMetrics(look.font(self._style)).horizontalAdvance(self._hint.does)
        strong = QFontMetrics(look.font(self._style, 600)).horizontalAdvance(self._value)
        gap = look.px(8) if self._value and self._hint.does else look.px(3)
        return QSize(caps + look.px(4) + words + gap + strong, look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint caps, words and value."""
        look, painter = self._appearance.look, QPainter(self)
        left, height = 0, look.px(19)
        for cap in self._hint.caps:
            width = cap_width(self._appearance, cap)
            area = QRectF(left, (self.height() - height) // 2, width, height)
            paint_cap(painter, self._appearance, area, cap)
            left += width + look.px(3)
        left += look.px(4)
        for words, weight, role in ((self._hint.does, 400, "ink2"), (self._value, 600, "ink")):
            if not words:
                continue
            painter.setFont(look.font(self._style, weight))
            name = "ink" if self._value else role
            painter.setPen(colour(getattr(look.theme, name)))
            width = painter.fontMetrics().horizontalAdvance(words)
            area_words = QRect(left, 0, width + look.px(2), self.height())
            painter.drawText(area_words, Qt.AlignmentFlag.AlignVCenter, words)
            left += width + look.px(8)
