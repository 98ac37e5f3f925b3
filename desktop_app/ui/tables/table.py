"""What all tables have in common: fixed rows, no grid lines, and a head of their own."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
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


def repaint_rows(table: QTableView, *rows: int) -> None:
    """Repaint rows over the whole width of the table, and nothing else."""
    width = table.viewport().width()
    for row in rows:
        if row >= 0:
            top = table.rowViewportPosition(row)
            table.viewport().update(QRect(0, top, width, table.rowHeight(row)))
