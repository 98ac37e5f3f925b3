"""A column of a screen that scrolls when its content is higher than the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop_app.ui.parts.ground import Ground, Plan
from desktop_app.ui.theme import Appearance


class ScrollColumn(QScrollArea):
    """`box` holds its content, from the top down; only a vertical scroll bar ever appears."""

    def __init__(
        self, appearance: Appearance, plan: Plan, name: str, parent: QWidget | None = None
    ) -> None:
        """Build an empty column; a width in the plan is that of the column itself."""
        super().__init__(parent)
        self._appearance = appearance
        self._width = plan.width
        inner = Plan(
            role=plan.role,
            lines=plan.lines,
            vertical=True,
            margins=plan.margins,
            spacing=plan.spacing,
        )
        self._ground = Ground(appearance, inner)
        self.box = self._ground.box
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._ground)
        appearance.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Apply the look to the width."""
        if self._width is not None:
            self.setFixedWidth(self._appearance.look.px(self._width))
