"""Selected cells as text for the clipboard, and the menu of levels at a cell."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QMenu, QTableView

from desktop_app.ui.models.grid import ScoreGridModel


def selected_text(table: QTableView) -> str:
    """Return the selected cells as lines with tabs, as a spreadsheet takes them."""
    lines: dict[int, list[str]] = {}
    for index in sorted(table.selectedIndexes(), key=lambda at: (at.row(), at.column())):
        lines.setdefault(index.row(), []).append(str(index.data() or ""))
    return "\n".join("\t".join(cells) for cells in lines.values())


def levels_menu(table: QTableView, model: ScoreGridModel, index: QModelIndex) -> QMenu | None:
    """Build the menu of levels of a cell; None when it has none or cannot be filled."""
    criterion = model.criterion_at(index.column())
    if criterion is None or not model.view.accepts(index.row(), criterion):
        return None
    column = model.view.columns[criterion]
    if not column.choices():
        return None
    menu = QMenu(table)
    menu.setAccessibleName(column.label)
    for choice in column.choices():
        action = menu.addAction(f"{choice.word}\t{choice.text}")
        action.triggered.connect(partial(model.setData, index, choice.word))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
