"""The one spelling of an entry's body: canonical JSON, written and read strictly.

Source: RONDEBESTAND-1, *Chain*: an object, keys sorted by code point, no white space, no floats,
integers below 2^53, depth up to 16, non-ASCII escaped, no control characters but LF.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

JsonValue: TypeAlias = "Mapping[str, JsonValue] | Sequence[JsonValue] | str | bool | int | None"
JsonObject: TypeAlias = Mapping[str, JsonValue]

DEEPEST: Final = 16
INTEGER_BOUND: Final = 2**53

_UNWANTED: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')
_ENCODER: Final = json.JSONEncoder(
    ensure_ascii=True, allow_nan=False, sort_keys=True, separators=(",", ":"), check_circular=False
)
_DECODER: Final = json.JSONDecoder(strict=False)


class BodyFault(Enum):
    """Why something is no body of an entry."""

    NOT_JSON = "not_json"
    NOT_AN_OBJECT = "not_an_object"
    TYPE = "type"
    INTEGER_TOO_LARGE = "integer_too_large"
    CHARACTER = "character"
    TOO_DEEP = "too_deep"
    SPELLING = "spelling"


@dataclass(frozen=True, slots=True)
class BodyProblem:
    """A body that is refused."""

    fault: BodyFault


def encode_body(value: JsonObject) -> str | BodyProblem:
    """Write an object as canonical JSON, pure ASCII."""
    fault = _object_fault(value)
    return _ENCODER.encode(value) if fault is None else BodyProblem(fault)


def decode_body(text: str) -> dict[str, JsonValue] | BodyProblem:
    """Read canonical JSON: check the types, write it again and compare."""
    if not _shallow(text):
        return BodyProblem(BodyFault.TOO_DEEP)
    try:
        value = _DECODER.decode(text)
    except ValueError:
        return BodyProblem(BodyFault.NOT_JSON)
    if not isinstance(value, dict):
        return BodyProblem(BodyFault.NOT_AN_OBJECT)
    fault = _object_fault(value)
    if fault is not None:
        return BodyProblem(fault)
    return value if _ENCODER.encode(value) == text else BodyProblem(BodyFault.SPELLING)


def _object_fault(value: object) -> BodyFault | None:
    return _fault(value, 1) if isinstance(value, dict) else BodyFault.NOT_AN_OBJECT


def _fault(value: object, depth: int) -> BodyFault | None:
    # Exact types: a subclass of int or str may encode as something else.
    kind = type(value)
    if kind is str:
        return BodyFault.CHARACTER if _UNWANTED.search(str(value)) else None
    if value is None or kind is bool:
        return None
    if isinstance(value, int) and kind is int:
        small = -INTEGER_BOUND < value < INTEGER_BOUND
        return None if small else BodyFault.INTEGER_TOO_LARGE
    if depth > DEEPEST:
        return BodyFault.TOO_DEEP
    if isinstance(value, dict):
        return _members_fault(value, depth)
    if isinstance(value, list | tuple):
        return _first_fault(value, depth + 1)
    return BodyFault.TYPE


def _members_fault(value: Mapping[object, object], depth: int) -> BodyFault | None:
    for key in value:
        if type(key) is not str:
            return BodyFault.TYPE
        if _UNWANTED.search(key):
            return BodyFault.CHARACTER
    return _first_fault(list(value.values()), depth + 1)


def _first_fault(values: Sequence[object], depth: int) -> BodyFault | None:
    for value in values:
        fault = _fault(value, depth)
        if fault is not None:
            return fault
    return None


def _shallow(text: str) -> bool:
    """Say whether brackets nest no deeper than allowed, before a parser recurses into them."""
    if text.count("{") + text.count("[") <= DEEPEST:
        return True
    depth = 0
    for token in _TOKEN.finditer(text):
        character = token.group()
        depth += (character in "{[") - (character in "}]")
        if depth > DEEPEST:
            return False
    return True
