"""A list that only grows and is shared by the states that came before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T], Generic[T]):
    """An immutable sequence that gives a longer one in constant time.

    A round keeps a line for everything that happened; copying that list at every edit would
    make the edit slower as the round grows. Here the states share one list, each knows its own
    length, and only the newest may add in place. What a state sees never changes.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        """Take these items as the beginning."""
        self._items = list(items)
        self._length = len(self._items)

    def plus(self, *more: T) -> Growing[T]:
        """Give this sequence with more at the end."""
        items = self._items
        if len(items) != self._length:
            items = items[: self._length]
        longer: Growing[T] = Growing.__new__(Growing)
        items.extend(more)
        longer._items = items
        longer._length = self._length + len(more)
        return longer

    def __len__(self) -> int:
        """How many there are."""
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        """Give one item, or a part as a tuple."""
        if isinstance(index, slice):
            return tuple(self._items[place] for place in range(*index.indices(self._length)))
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index if index >= 0 else index + self._length]

    def __iter__(self) -> Iterator[T]:
        """Walk the items in order."""
        items = self._items
        return (items[place] for place in range(self._length))

    def __eq__(self, other: object) -> bool:
        """Tell whether the other holds equal items in the same order."""
        if not isinstance(other, Growing):
            return NotImplemented
        return len(self) == len(other) and all(
            one == two for one, two in zip(self, other, strict=True)
        )

    def __hash__(self) -> int:
        """Hash by length: equal sequences have it in common."""
        return hash(self._length)

    def __repr__(self) -> str:
        """Show the items, for a failing test."""
        return f"Growing({list(self)!r})"
