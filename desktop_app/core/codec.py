"""Frozen dataclasses to plain JSON data and back, driven by their annotations."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from desktop_app.core.numbers import Cents, cents_text
from desktop_app.core.parsing import NumberProblem, parse_cents_exact

T = TypeVar("T")

MOST_WHOLE: Final = 2**53
"""Whole numbers stay below this, so that every JSON reader keeps them exact."""

Decode = Callable[[object, str, "list[BodyProblem]"], Any]
Encode = Callable[[Any], Any]


class BodyFault(StrEnum):
    """What is wrong with a piece of data."""

    MISSING_KEY = "missing_key"
    UNKNOWN_KEY = "unknown_key"
    WRONG_TYPE = "wrong_type"
    UNKNOWN_VALUE = "unknown_value"
    BAD_AMOUNT = "bad_amount"
    UNKNOWN_KIND = "unknown_kind"


@dataclass(frozen=True, slots=True, kw_only=True)
class BodyProblem:
    """A piece of data that does not fit: where it is, what is wrong, what was expected.

    at: path such as "persons[1]"; expected: the allowed values or the name of the type.
    """

    at: str
    fault: BodyFault
    found: str = ""
    expected: tuple[str, ...] = ()


_BAD: Final = object()
"""What a reader gives instead of a value whose problems it has listed."""


def keyed(key: str, *, default: Any = MISSING) -> Any:
    """Bind a field of a dataclass to its key in the data; without default it must be there."""
    if default is MISSING:
        return field(metadata={"key": key})
    return field(default=default, metadata={"key": key})


def key_of(item: Field[Any]) -> str:
    """Give the key in the data of a field: what `keyed` says, otherwise its own name."""
    return str(item.metadata.get("key", item.name))


def _required(item: Field[Any]) -> bool:
    return item.default is MISSING and item.default_factory is MISSING


def encode(value: object) -> dict[str, Any]:
    """Write a dataclass as plain data: every key is there, absent values are None."""
    plan = _plan(type(value))
    return {
        key: write(getattr(value, name)) if write is not None else getattr(value, name)
        for name, key, write in plan.writers
    }


def decode(kind: type[T], data: object, at: str = "") -> T | tuple[BodyProblem, ...]:
    """Read plain data as this dataclass, or give all problems at once.

    Unknown keys are refused. A key may be absent when its field has a default.
    """
    problems: list[BodyProblem] = []
    value: T = _plan(kind).read(data, at, problems)
    return tuple(problems) if problems else value


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """One key of a dataclass: its name in the data, its type in words, and whether it must be."""

    key: str
    type_name: str
    required: bool


def shapes(kind: type[Any]) -> tuple[Shape, ...]:
    """Describe the keys of a dataclass, in the order of its fields."""
    hints = get_type_hints(kind)
    return tuple(
        Shape(
            key=key_of(item),
            type_name=type_words(hints[item.name]),
            required=_required(item),
        )
        for item in fields(kind)
    )


def type_words(hint: Any) -> str:
    """Name a type for the list of kinds: text, whole, yes-no, amount, list of text."""
    if hint in _WORDS:
        return _WORDS[hint]
    origin = get_origin(hint)
    if origin in (UnionType, Union):
        return " | ".join(type_words(part) for part in get_args(hint))
    if origin is tuple:
        return f"list of {type_words(get_args(hint)[0])}"
    if origin is Mapping:
        return f"map of {type_words(get_args(hint)[1])}"
    if is_dataclass(hint) and isinstance(hint, type):
        keys = ", ".join(f"{shape.key}: {shape.type_name}" for shape in shapes(hint))
        return f"{{{keys}}}"
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return " | ".join(f"`{member.value}`" for member in hint)
    return str(hint)


_WORDS: Final[dict[Any, str]] = {
    str: "text",
    int: "whole",
    bool: "yes-no",
    NoneType: "null",
    Cents: "amount",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Plan:
    writers: tuple[tuple[str, str, Encode | None], ...]
    read: Decode


_PLANS: Final[dict[type[Any], _Plan]] = {}


def _plan(kind: type[Any]) -> _Plan:
    """Give the way to read and write a dataclass, worked out once per class."""
    plan = _PLANS.get(kind)
    if plan is None:
        plan = _PLANS[kind] = _make_plan(kind)
    return plan


def _make_plan(kind: type[Any]) -> _Plan:
    hints = get_type_hints(kind)
    parts = [(item.name, key_of(item), hints[item.name], _required(item)) for item in fields(kind)]
    return _Plan(
        writers=tuple((name, key, _writer(hint)) for name, key, hint, _ in parts),
        read=_object_reader(
            kind, tuple((name, key, _reader(hint), must) for name, key, hint, must in parts)
        ),
    )


def _object_reader(kind: type[Any], parts: tuple[tuple[str, str, Decode, bool], ...]) -> Decode:
    known = frozenset(key for _, key, _, _ in parts)

    def read(data: object, at: str, problems: list[BodyProblem]) -> Any:
        if not isinstance(data, dict):
            return _fail(problems, at, BodyFault.WRONG_TYPE, data, ("object",))
        before = len(problems)
        values: dict[str, Any] = {}
        for name, key, read_one, must in parts:
            if key in data:
                values[name] = read_one(data[key], f"{at}.{key}" if at else key, problems)
            elif must:
                path = f"{at}.{key}" if at else key
                problems.append(BodyProblem(at=path, fault=BodyFault.MISSING_KEY))
        if len(data) > len(known) or not known.issuperset(data):
            problems += _unknown_keys(data, known, at)
        if len(problems) > before:
            return _BAD
        return kind(**values)

    return read


def _unknown_keys(data: Mapping[str, object], known: frozenset[str], at: str) -> list[BodyProblem]:
    return [
        BodyProblem(
            at=f"{at}.{key}" if at else str(key),
            fault=BodyFault.UNKNOWN_KEY,
            found=str(key),
            expected=tuple(sorted(known)),
        )
        for key in data
        if key not in known
    ]


def _writer(hint: Any) -> Encode | None:
    """Give the writer of a type; None when the value is plain data as it is."""
    if hint is Cents:
        return cents_text
    origin = get_origin(hint)
    if origin in (UnionType, Union):
        return _union_writer(get_args(hint))
    if origin is tuple:
        inner = _writer(get_args(hint)[0])
        if inner is None:
            return list
        return lambda value: [inner(item) for item in value]
    if origin is Mapping:
        return dict
    if is_dataclass(hint):
        return encode
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return str
    return None


def _union_writer(parts: tuple[Any, ...]) -> Encode | None:
    writers = [writer for part in parts if (writer := _writer(part)) is not None]
    if not writers:
        return None
    (inner,) = writers
    return lambda value: None if value is None else inner(value)


def _reader(hint: Any) -> Decode:
    if hint is Cents:
        return _read_cents
    origin = get_origin(hint)
    if origin in (UnionType, Union):
        return _union_reader(get_args(hint))
    if origin is tuple:
        return _list_reader(_reader(get_args(hint)[0]))
    if origin is Mapping:
        return _map_reader(_reader(get_args(hint)[1]))
    if is_dataclass(hint) and isinstance(hint, type):
        return _plan(hint).read
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _enum_reader(hint)
    return _PLAIN[hint]


def _union_reader(parts: tuple[Any, ...]) -> Decode:
    readers = {part: _reader(part) for part in parts if part is not NoneType}
    optional = NoneType in parts
    if len(readers) == 1:
        ((_, inner),) = readers.items()

        def read_optional(data: object, at: str, problems: list[BodyProblem]) -> Any:
            return None if data is None and optional else inner(data, at, problems)

        return read_optional
    words = tuple(type_words(part) for part in readers)

    def read_plain(data: object, at: str, problems: list[BodyProblem]) -> Any:
        if data is None and optional:
            return None
        if type(data) in readers:
            return readers[type(data)](data, at, problems)
        return _fail(problems, at, BodyFault.WRONG_TYPE, data, words)

    return read_plain


def _list_reader(inner: Decode) -> Decode:
    def read(data: object, at: str, problems: list[BodyProblem]) -> Any:
        if not isinstance(data, list):
            return _fail(problems, at, BodyFault.WRONG_TYPE, data, ("list",))
        before = len(problems)
        values = []
        for index, item in enumerate(data):
            values.append(inner(item, f"{at}[{index}]", problems))
        if len(problems) > before:
            return _BAD
        return tuple(values)

    return read


def _map_reader(inner: Decode) -> Decode:
    def read(data: object, at: str, problems: list[BodyProblem]) -> Any:
        if not isinstance(data, dict):
            return _fail(problems, at, BodyFault.WRONG_TYPE, data, ("object",))
        before = len(problems)
        values = {}
        for key, item in data.items():
            values[sys.intern(key)] = inner(item, f"{at}.{key}" if at else key, problems)
        if len(problems) > before:
            return _BAD
        return values

    return read


def _enum_reader(kind: type[StrEnum]) -> Decode:
    members = {member.value: member for member in kind}

    def read(data: object, at: str, problems: list[BodyProblem]) -> Any:
        if isinstance(data, str) and data in members:
            return members[data]
        return _fail(problems, at, BodyFault.UNKNOWN_VALUE, data, tuple(members))

    return read


def _read_text(data: object, at: str, problems: list[BodyProblem]) -> Any:
    if type(data) is str:
        # The same ids and words come back in every entry: one object each saves memory.
        return sys.intern(data)
    return _fail(problems, at, BodyFault.WRONG_TYPE, data, ("text",))


def _read_whole(data: object, at: str, problems: list[BodyProblem]) -> Any:
    if type(data) is int and -MOST_WHOLE < data < MOST_WHOLE:
        return data
    return _fail(problems, at, BodyFault.WRONG_TYPE, data, ("whole",))


def _read_yes_no(data: object, at: str, problems: list[BodyProblem]) -> Any:
    if type(data) is bool:
        return data
    return _fail(problems, at, BodyFault.WRONG_TYPE, data, ("yes-no",))


def _read_cents(data: object, at: str, problems: list[BodyProblem]) -> Any:
    if type(data) is not str:
        return _fail(problems, at, BodyFault.WRONG_TYPE, data, ("amount",))
    cents = parse_cents_exact(data)
    if isinstance(cents, NumberProblem):
        return _fail(problems, at, BodyFault.BAD_AMOUNT, data, ("amount",))
    return cents


_PLAIN: Final[dict[Any, Decode]] = {str: _read_text, int: _read_whole, bool: _read_yes_no}


def _fail(
    problems: list[BodyProblem],
    at: str,
    fault: BodyFault,
    found: object,
    expected: tuple[str, ...],
) -> Any:
    text = found if isinstance(found, str) else type(found).__name__
    problems.append(BodyProblem(at=at, fault=fault, found=text, expected=expected))
    return _BAD
