"""What all tables have in common: fixed rows, no grid lines, and a head of their own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView

from desktop_app.ui.delegates.head import HeadCorner


def set_up(table: QTableView, corner: HeadCorner) -> None:
    """Set what is the same for every table; editors open only when the table says so."""
    table.verticalHeader().hide()
    table.addScrollBarWidget(corner, Qt.AlignmentFlag.AlignTop)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setShowGrid(False)
    table.setFrameShape(QTableView.Shape.NoFrame)
    table.setTabKeyNavigation(False)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setCornerButtonEnabled(False)
    table.setWordWrap(False)
