"""The buttons of the program: a filled or plain action, and a sentence that is a link."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance, Look, colour
from desktop_app.ui.tokens import CELL, CELL_STRONG, mark_colour


class PaintedButton(QAbstractButton):
    """A button that paints itself from the tokens; its visible text is its accessible name."""

    def __init__(self, appearance: Appearance, words: str, parent: QWidget | None = None) -> None:
        """Build a button that follows every change of the appearance."""
        super().__init__(parent)
        self._appearance = appearance
        self.setText(words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        appearance.changed.connect(self.restyle)

    @property
    def look(self) -> Look:
        """The look that holds now."""
        return self._appearance.look

    def restyle(self) -> None:
        """Ask for another size and repaint."""
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button as Space does."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.modifiers():
            self.click()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that the pointer is over the button."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Show that the pointer has left."""
        super().leaveEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus at once, without motion."""
        super().focusInEvent(event)
        self.update()

    def paint_focus(self, painter: QPainter, area: QRectF, radius: int) -> None:
        """Draw the focus ring just inside `area`."""
        if not self.hasFocus():
            return
        painter.setPen(QPen(colour(self.look.theme.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)


class ActionButton(PaintedButton):
    """A button that names an act; the primary one of a screen is filled."""

    def __init__(
        self,
        appearance: Appearance,
        words: str,
        *,
        primary: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Build the button; at most one on a screen is primary."""
        super().__init__(appearance, words, parent)
        self._primary = primary

    def sizeHint(self) -> QSize:
        """Return the room the words need."""
        metrics = QFontMetrics(self.look.font(CELL_STRONG))
        return QSize(metrics.horizontalAdvance(self.text()) + self.look.px(32), self.look.px(34))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, edge and words."""
        painter, theme = QPainter(self), self.look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        radius = self.look.px(6)
        ground, edge, ink = self._colours()
        painter.setPen(QPen(colour(edge), 1))
        painter.setBrush(colour(ground))
        painter.drawRoundedRect(area, radius, radius)
        painter.setPen(colour(ink))
        painter.setFont(self.look.font(CELL_STRONG))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus() and self._primary:
            painter.setPen(QPen(colour(theme.ink), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        else:
            self.paint_focus(painter, QRectF(self.rect()), radius)

    def _colours(self) -> tuple[str, str, str]:
        theme = self.look.theme
        if not self.isEnabled():
            return theme.surface2, theme.line2, theme.ink3
        if self._primary:
            return theme.accent, theme.accent, theme.on_accent
        return (theme.accent_soft if self.underMouse() else theme.surface), theme.line2, theme.ink


class LinkButton(PaintedButton):
    """A sentence with a mark before it that leads to the place it is about."""

    def __init__(
        self,
        appearance: Appearance,
        words: str,
        mark: Mark | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Build the link."""
        super().__init__(appearance, words, parent)
        self._mark = mark
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the room mark and words need."""
        metrics = QFontMetrics(self.look.font(CELL))
        width = metrics.horizontalAdvance(self.text()) + self.look.px(6)
        return QSize(width + self._indent(), self.look.px(28))

    def minimumSizeHint(self) -> QSize:
        """Allow the link to be cut off when the bar is narrow."""
        return QSize(self._indent() + self.look.px(40), self.look.px(28))

    def _indent(self) -> int:
        return self.look.px(24) if self._mark is not None else self.look.px(4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint mark, words and the line under them."""
        painter, look = QPainter(self), self.look
        theme = look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._mark is not None:
            side = look.px(15)
            box = QRectF(look.px(3), (self.height() - side) / 2, side, side)
            paint_mark(painter, self._mark, box, colour(mark_colour(theme, self._mark)))
        painter.setFont(look.font(CELL))
        painter.setPen(colour(theme.accent))
        area = QRect(self._indent(), 0, self.width() - self._indent(), self.height())
        metrics = painter.fontMetrics()
        words = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, words)
        under = area.center().y() + metrics.ascent() // 2 + look.px(4)
        thickness = 2 if self.underMouse() else 1
        painter.fillRect(
            QRect(area.left(), under, metrics.horizontalAdvance(words), thickness),
            colour(theme.accent),
        )
        self.paint_focus(painter, QRectF(self.rect()), look.px(4))
