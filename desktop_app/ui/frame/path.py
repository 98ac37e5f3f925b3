"""The path of nine phases: all reachable, each with its state as a shape and a word."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.core.phases import Phase
from desktop_app.text import window as text
from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.parts.buttons import PaintedButton
from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.presenters.frame import PathView, PhaseState
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance, colour
from desktop_app.ui.tokens import CELL, KEY, WidthClass


class PhaseButton(PaintedButton):
    """One cell of the path: a disc or ring, and the name when there is room."""

    def __init__(self, appearance: Appearance, phase: Phase) -> None:
        """Build the cell of `phase`."""
        super().__init__(appearance, text.phase_title(phase))
        self.phase = phase
        self._state = PhaseState.OPEN
        self._current = False
        self._named = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_state(self, state: PhaseState, spoken: str, *, current: bool, named: bool) -> None:
        """Show how far the phase is, whether it is on screen, and with or without its name."""
        self._state, self._current, self._named = state, current, named
        self.setAccessibleName(spoken)
        self.setToolTip("" if named else self.text())
        stretch = QSizePolicy.Policy.Expanding if named else QSizePolicy.Policy.Fixed
        self.setSizePolicy(stretch, QSizePolicy.Policy.Expanding)
        self.restyle()

    def sizeHint(self) -> QSize:
        """Return the room disc and name need."""
        look = self.look
        if not self._named:
            return QSize(look.px(32), look.px(44))
        name = QFontMetrics(look.font(CELL, 600)).horizontalAdvance(self.text())
        return QSize(name + look.px(52), look.px(44))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the disc alone."""
        return QSize(self.look.px(30), self.look.px(44))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, disc, name and the line below the current phase."""
        painter, look, theme = QPainter(self), self.look, self.look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._current:
            painter.fillRect(self.rect().adjusted(0, 0, 0, -1), colour(theme.accent_soft))
            line = look.px(3)
            painter.fillRect(0, self.height() - line, self.width(), line, colour(theme.accent))
        font = look.font(CELL, 600 if self._current else 400)
        width = QFontMetrics(font).horizontalAdvance(self.text()) if self._named else 0
        gap, disc = look.px(8) if self._named else 0, look.px(18)
        left = max((self.width() - width - gap - disc) / 2, look.px(4))
        box = QRectF(left, (self.height() - disc) / 2, disc, disc)
        self._paint_disc(painter, box)
        if self._named:
            plain = self._current or self._state is PhaseState.DONE
            painter.setFont(font)
            painter.setPen(colour(theme.ink if plain else theme.ink2))
            area = QRectF(box.right() + gap, 0, width + look.px(2), self.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self.text())
        self.paint_focus(painter, QRectF(self.rect()).adjusted(1, 1, -1, -3), look.px(4))

    def _paint_disc(self, painter: QPainter, box: QRectF) -> None:
        theme = self.look.theme
        grow = self.look.px(1)
        if self._state is PhaseState.LAPSED:
            paint_mark(painter, Mark.LAPSED, box, colour(theme.ink2))
        elif self._state is PhaseState.DONE and not self._current:
            whole = box.adjusted(-grow, -grow, grow, grow)
            paint_mark(painter, Mark.DONE, whole, colour(theme.accent))
        else:
            self._paint_ring(painter, box, colour(theme.accent if self._current else theme.line2))

    def _paint_ring(self, painter: QPainter, box: QRectF, edge: QColor) -> None:
        theme = self.look.theme
        painter.setPen(QPen(edge, self.look.zoom * 1.5 / 100))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        painter.setFont(self.look.font(KEY))
        painter.setPen(colour(theme.accent if self._current else theme.ink2))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.phase.number))


class PathBar(Ground):
    """Nine equal cells; with little room only the current one keeps its name."""

    chosen = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build the path with its nine buttons."""
        plan = Plan(height=44, margins=(12, 0, 12, 0), spacing=0, lines=(("bottom", "line"),))
        super().__init__(appearance, plan, parent)
        self.setAccessibleName(text.PHASES_HERE)
        self._buttons = tuple(PhaseButton(appearance, phase) for phase in Phase)
        self._view: PathView | None = None
        self._wide = WidthClass.WIDE
        for button in self._buttons:
            button.clicked.connect(self._choose)
            self.box.addWidget(button, 1)

    def show_view(self, view: PathView) -> None:
        """Show where the round is."""
        self._view = view
        self._arrange()

    def show_width(self, wide: WidthClass) -> None:
        """Fit the path to the width of the window."""
        self._wide = wide
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the phases with the arrow keys."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        here = next((at for at, button in enumerate(self._buttons) if button.hasFocus()), None)
        if step is None or here is None:
            super().keyPressEvent(event)
            return
        there = min(max(here + step, 0), len(self._buttons) - 1)
        self._buttons[there].setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, PhaseButton):
            self.chosen.emit(button.phase)

    def _arrange(self) -> None:
        view = self._view
        if view is None:
            return
        for button in self._buttons:
            phase = button.phase
            current = phase is view.current
            button.show_state(
                view.states[phase.number - 1],
                view.spoken(phase),
                current=current,
                named=current or self._wide is WidthClass.WIDE,
            )
