"""A plain widget with a ground colour from the theme, hairlines at its edges and a layout."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui.theme import Appearance, Look, colour


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How a ground is laid out, in pixels at 100 %.

    role: colour of the ground; lines: edge ("top", "bottom", "left", "right") and line colour;
    width and height: fixed when given; margins: left, top, right, bottom.
    """

    role: str = "surface"
    lines: tuple[tuple[str, str], ...] = ()
    vertical: bool = False
    width: int | None = None
    height: int | None = None
    margins: tuple[int, int, int, int] = (0, 0, 0, 0)
    spacing: int = 8


class Ground(QWidget):
    """A region of the window; its children are laid out in one row or one column."""

    def __init__(self, appearance: Appearance, plan: Plan, parent: QWidget | None = None) -> None:
        """Build the region; it follows every change of the appearance."""
        super().__init__(parent)
        self._appearance = appearance
        self._plan = plan
        self._box: QBoxLayout = QVBoxLayout(self) if plan.vertical else QHBoxLayout(self)
        appearance.changed.connect(self.restyle)
        self.restyle()

    @property
    def look(self) -> Look:
        """The look that holds now."""
        return self._appearance.look

    @property
    def box(self) -> QBoxLayout:
        """The layout to add children to."""
        return self._box

    def replan(self, plan: Plan) -> None:
        """Use another plan from now on; the direction of the layout stays."""
        self._plan = plan
        self.restyle()

    def restyle(self) -> None:
        """Apply the look to sizes and margins."""
        look, plan = self.look, self._plan
        left, top, right, bottom = (look.px(margin) for margin in plan.margins)
        self._box.setContentsMargins(left, top, right, bottom)
        self._box.setSpacing(look.px(plan.spacing))
        if plan.height is not None:
            self.setFixedHeight(look.px(plan.height))
        if plan.width is not None:
            self.setFixedWidth(look.px(plan.width))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the ground and draw the lines."""
        painter = QPainter(self)
        theme = self.look.theme
        painter.fillRect(event.rect(), colour(getattr(theme, self._plan.role)))
        for edge, role in self._plan.lines:
            painter.fillRect(_edge(self.rect(), edge), colour(getattr(theme, role)))


def _edge(area: QRect, edge: str) -> QRect:
    match edge:
        case "top":
            return QRect(area.left(), area.top(), area.width(), 1)
        case "bottom":
            return QRect(area.left(), area.bottom(), area.width(), 1)
        case "left":
            return QRect(area.left(), area.top(), 1, area.height())
        case _:
            return QRect(area.right(), area.top(), 1, area.height())


def clear(box: QBoxLayout) -> None:
    """Take everything out of a layout and let its widgets go."""
    while (item := box.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            # A child that was added but not shown yet would otherwise appear as a window.
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


def no_focus(widget: QWidget) -> None:
    """Keep the keyboard focus away from a widget that only shows something."""
    widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
