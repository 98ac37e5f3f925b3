"""The frame round every screen: header, path, busy bar, need bar, work area and footer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.ui.frame.busy import BusyBar
from desktop_app.ui.frame.footer import Footer
from desktop_app.ui.frame.header import Header
from desktop_app.ui.frame.need_bar import NeedBar
from desktop_app.ui.frame.path import PathBar
from desktop_app.ui.parts.ground import Plan
from desktop_app.ui.presenters.frame import FooterView, HeaderView, NeedView, PathView
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import WidthClass, is_low

BESIDE_PATH = Plan(height=44, margins=(8, 0, 20, 0), spacing=12, lines=(("bottom", "line"),))


class Frame(QWidget):
    """It knows no session: it shows views and signals what was asked.

    `arranged(WidthClass, bool)` fires when the width class changes or the window becomes low.
    """

    arranged = Signal(object, bool)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build the frame with an empty work area."""
        super().__init__(parent)
        self._appearance = appearance
        self.header = Header(appearance)
        self.path = PathBar(appearance)
        self.busy = BusyBar(appearance)
        self.needs = NeedBar(appearance)
        self._needs_beside = NeedBar(appearance, BESIDE_PATH)
        self.work = QStackedWidget()
        self.footer = Footer(appearance)
        self._wide: WidthClass | None = None
        self._low: bool | None = None
        self._needs_beside.followed.connect(self.needs.followed)
        self._needs_beside.action.connect(self.needs.action)
        self._needs_beside.show_width(WidthClass.MEDIUM)
        self._lay_out()
        appearance.changed.connect(self.rearrange)

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        path_row = QHBoxLayout()
        path_row.setSpacing(0)
        path_row.addWidget(self.path)
        path_row.addWidget(self._needs_beside, 1)
        rows.addWidget(self.header)
        rows.addLayout(path_row)
        rows.addWidget(self.busy)
        rows.addWidget(self.needs)
        rows.addWidget(self.work, 1)
        rows.addWidget(self.footer)
        self._rows = rows

    def add_notice(self, notice: QWidget) -> None:
        """Give a notice its place under the need bar."""
        self._rows.insertWidget(self._rows.indexOf(self.work), notice)

    @property
    def wide(self) -> WidthClass:
        """The width class the frame is arranged for."""
        return self._wide or WidthClass.WIDE

    @property
    def low(self) -> bool:
        """Whether the frame is arranged for a low window."""
        return bool(self._low)

    def show_header(self, view: HeaderView) -> None:
        """Show another title or save state."""
        self.header.show_view(view)

    def show_path(self, view: PathView) -> None:
        """Show where the round is."""
        self.path.show_view(view)

    def show_needs(self, view: NeedView) -> None:
        """Show what is needed, in the bar or beside the path."""
        self.needs.show_view(view)
        self._needs_beside.show_view(view)

    def show_footer(self, view: FooterView) -> None:
        """Show the keys of another screen."""
        self.footer.show_view(view)

    def rearrange(self) -> None:
        """Fit everything to the width and height of the window."""
        look = self._appearance.look
        wide, low = look.width_class(self.width()), is_low(self.height(), look.zoom)
        if (wide, low) == (self._wide, self._low):
            return
        self._wide, self._low = wide, low
        self.header.show_width(wide)
        self.path.show_width(wide)
        self.footer.show_width(wide)
        self.needs.setVisible(wide is WidthClass.WIDE)
        self._needs_beside.setVisible(wide is not WidthClass.WIDE)
        self.arranged.emit(wide, low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rearrange when the window gets another size."""
        super().resizeEvent(event)
        self.rearrange()
