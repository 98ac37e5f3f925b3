"""The Qt model of a plain list, over one immutable view at a time."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from desktop_app.ui.models import roles
from desktop_app.ui.models.roles import Index
from desktop_app.ui.presenters.listing import ListRow, ListView


class ListModel(QAbstractTableModel):
    """Rows keep their place as long as the same things are listed."""

    def __init__(self, view: ListView, parent: QObject | None = None) -> None:
        """Show `view`."""
        super().__init__(parent)
        self._view = view

    @property
    def view(self) -> ListView:
        """What is listed now."""
        return self._view

    def show(self, view: ListView) -> None:
        """Show another view; only other rows or columns reset the model."""
        before, keys = self._view, [row.key for row in view.rows]
        if keys != [row.key for row in before.rows] or view.columns != before.columns:
            self.beginResetModel()
            self._view = view
            self.endResetModel()
            return
        self._view = view
        for row, (old, new) in enumerate(zip(before.rows, view.rows, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._view.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._view.columns)

    def row_of(self, key: str) -> int | None:
        """Return the row of something."""
        return next((at for at, row in enumerate(self._view.rows) if row.key == key), None)

    def row_at(self, row: int) -> ListRow:
        """Return a row."""
        return self._view.rows[row]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text for people and screen readers, or the row itself."""
        if not index.isValid():
            return None
        row = self._view.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return row.cells[index.column()]
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken()
            case roles.LINE:
                return row
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the heads."""
        if orientation is Qt.Orientation.Vertical or section >= len(self._view.columns):
            return None
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._view.columns[section].head
        return None
