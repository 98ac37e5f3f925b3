"""The roles under which models hand out typed cells to the delegates."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

CELL: Final = Qt.ItemDataRole.UserRole + 1
"""The typed content of a cell."""
LINE: Final = Qt.ItemDataRole.UserRole + 2
"""The typed row a cell is in."""
COLUMN: Final = Qt.ItemDataRole.UserRole + 3
"""The typed column a cell is in; in the head as well."""
INVALID: Final = Qt.ItemDataRole.UserRole + 4
"""What was typed in a score cell but is no score there."""

Index = QModelIndex | QPersistentModelIndex
