"""The roles under which models hand out typed rows and columns to the delegates."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

LINE: Final = Qt.ItemDataRole.UserRole + 1
"""The typed row a cell is in."""
COLUMN: Final = Qt.ItemDataRole.UserRole + 2
"""The typed column a cell is in; in the head as well."""

Index = QModelIndex | QPersistentModelIndex
