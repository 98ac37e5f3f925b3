"""Mappings that are copied when first written to, and that remember every write."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, Mapping, ValuesView
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Generic, TypeVar

K = TypeVar("K")
L = TypeVar("L")
V = TypeVar("V")


class Absence(Enum):
    """Stands in a `Write` for a key without a value."""

    ABSENT = "absent"


ABSENT: Final = Absence.ABSENT


@dataclass(frozen=True, slots=True)
class Write:
    """One value that a batch changed: in which table, where, and from what to what.

    inner: the second key of a grid, ABSENT for a plain table.
    """

    table: str
    key: Any
    inner: Any
    before: Any
    after: Any


class Table(Mapping[K, V], Generic[K, V]):
    """A mapping over a shared base: reading is free, the first write copies it."""

    __slots__ = ("_items", "_name", "_owned", "_writes")

    def __init__(self, name: str, base: Mapping[K, V], writes: list[Write]) -> None:
        """Stand over this base; writes are noted in the list under this name."""
        self._name = name
        self._items: Mapping[K, V] = base
        self._owned = False
        self._writes = writes

    def __getitem__(self, key: K) -> V:
        """Give the value of this key; KeyError when there is none."""
        return self._items[key]

    def __iter__(self) -> Iterator[K]:
        """Walk the keys in the order in which they came."""
        return iter(self._items)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._items)

    def __contains__(self, key: object) -> bool:
        """Tell whether this key has a value."""
        return key in self._items

    def values(self) -> ValuesView[V]:
        """The values, in the order of the keys."""
        return self._items.values()

    def items(self) -> ItemsView[K, V]:
        """The keys with their values, in order."""
        return self._items.items()

    def get(self, key: K, default: Any = None) -> Any:
        """Give the value of this key, or the default."""
        return self._items.get(key, default)

    def put(self, key: K, value: V) -> None:
        """Give this key a value, and note it."""
        self._writes.append(Write(self._name, key, ABSENT, self.get(key, ABSENT), value))
        self._own()[key] = value

    def remove(self, key: K) -> None:
        """Take this key away, and note it; KeyError when it is not there."""
        self._writes.append(Write(self._name, key, ABSENT, self._items[key], ABSENT))
        del self._own()[key]

    def set_again(self, write: Write, value: Any) -> None:
        """Put back one side of a write that was noted before, without noting it."""
        if value is ABSENT:
            del self._own()[write.key]
        else:
            self._own()[write.key] = value

    def present(self, write: Write) -> Any:
        """Give the present value where a write was done, ABSENT when there is none."""
        return self.get(write.key, ABSENT)

    def shared(self) -> Mapping[K, V]:
        """Hand over the mapping as it is; the next write copies it."""
        self._owned = False
        return self._items

    def _own(self) -> dict[K, V]:
        if not self._owned:
            self._items = dict(self._items)
            self._owned = True
        return self._items  # type: ignore[return-value]  # a dict since it is owned


class Grid(Table[K, Mapping[L, V]], Generic[K, L, V]):
    """A mapping of mappings, written one inner key at a time; empty rows do not exist."""

    __slots__ = ("_rows",)

    def __init__(self, name: str, base: Mapping[K, Mapping[L, V]], writes: list[Write]) -> None:
        """Stand over this base; writes are noted in the list under this name."""
        super().__init__(name, base, writes)
        self._rows: set[K] = set()

    def at(self, key: K, inner: L) -> V | None:
        """Give one value, None when there is none."""
        row = self._items.get(key)
        return None if row is None else row.get(inner)

    def put_at(self, key: K, inner: L, value: V) -> None:
        """Give one inner key a value, and note it."""
        row = self._row(key)
        self._writes.append(Write(self._name, key, inner, row.get(inner, ABSENT), value))
        row[inner] = value

    def remove_at(self, key: K, inner: L) -> None:
        """Take one inner key away, and note it; KeyError when it is not there."""
        row = self._row(key)
        self._writes.append(Write(self._name, key, inner, row.pop(inner), ABSENT))
        if not row:
            del self._own()[key]
            self._rows.discard(key)

    def set_again(self, write: Write, value: Any) -> None:
        """Put back one side of a write that was noted before, without noting it."""
        row = self._row(write.key)
        if value is ABSENT:
            del row[write.inner]
        else:
            row[write.inner] = value
        if not row:
            del self._own()[write.key]
            self._rows.discard(write.key)

    def present(self, write: Write) -> Any:
        """Give the present value where a write was done, ABSENT when there is none."""
        row = self._items.get(write.key)
        return ABSENT if row is None else row.get(write.inner, ABSENT)

    def shared(self) -> Mapping[K, Mapping[L, V]]:
        """Hand over the mapping as it is; the next write copies what it touches."""
        self._rows = set()
        return super().shared()

    def _row(self, key: K) -> dict[L, V]:
        items = self._own()
        if key not in self._rows:
            items[key] = dict(items.get(key, {}))
            self._rows.add(key)
        return items[key]  # type: ignore[return-value]  # a dict of this draft
