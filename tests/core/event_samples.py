"""One event of every kind, made from its annotations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from desktop_app.core.events import KINDS, Event
from desktop_app.core.numbers import Cents

_DATES = {"date", "received", "complete", "asked", "until", "time"}


def _value(name: str, hint: Any) -> Any:
    if hint is Cents:
        return Cents(1_250_00)
    origin = get_origin(hint)
    if origin in (UnionType, Union):
        return _value(name, next(part for part in get_args(hint) if part is not NoneType))
    if origin is tuple:
        return (_value(name, get_args(hint)[0]),)
    if origin is Mapping:
        return {"gemeente": "Utrecht"}
    if is_dataclass(hint) and isinstance(hint, type):
        return _made(hint)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return next(iter(hint))
    if hint is str:
        return "2026-03-03" if name in _DATES else f"lid {name}"
    return {int: 3, bool: True}[hint]


def _made(kind: type[Any]) -> Any:
    hints = get_type_hints(kind)
    return kind(**{item.name: _value(item.name, hints[item.name]) for item in fields(kind)})


SAMPLES: tuple[Event, ...] = tuple(_made(kind) for kind in KINDS.values())
