"""The one spelling of an entry's body: canonical JSON, written and read strictly.

Source: RONDEBESTAND-1, *Chain*: an object, keys sorted by code point, no white space, no floats,
integers below 2^53, depth up to 16, non-ASCII escaped, no control characters but LF.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

JsonValue: TypeAlias = "Mapping[str, JsonValue] | Sequence[JsonValue] | str | bool | int | None"
JsonObject: TypeAlias = Mapping[str, JsonValue]

DEEPEST: Final = 16
INTEGER_BOUND: Final = 2**53

_UNWANTED: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_PLAIN: Final = r"[ !#-\[\]-~]*"
_ITEM: Final = rf'(?:"{_PLAIN}"|null|true|false|0|-?[1-9][0-9]{{0,14}})'
_FLAT: Final = re.compile(rf'\{{"{_PLAIN}":{_ITEM}(?:,"{_PLAIN}":{_ITEM})*\}}')
_KEY: Final = re.compile(rf'"({_PLAIN})":{_ITEM}')
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
        value, end = _DECODER.raw_decode(text)
    except ValueError:
        return BodyProblem(BodyFault.NOT_JSON)
    if end != len(text):
        return BodyProblem(BodyFault.NOT_JSON)
    if not isinstance(value, dict):
        return BodyProblem(BodyFault.NOT_AN_OBJECT)
    fault = _object_fault(value)
    if fault is not None:
        return BodyProblem(fault)
    return value if _ENCODER.encode(value) == text else BodyProblem(BodyFault.SPELLING)


def check_body(text: str) -> BodyProblem | None:
    """Say whether a text is canonical JSON; cheaper than reading it.

    An object without nesting or escapes is known by its form, when its keys ascend.
    """
    if _FLAT.fullmatch(text):
        keys = _KEY.findall(text)
        if keys == sorted(set(keys)):
            return None
    value = decode_body(text)
    return value if isinstance(value, BodyProblem) else None


def _object_fault(value: object) -> BodyFault | None:
    return _container_fault(value, 1) if isinstance(value, dict) else BodyFault.NOT_AN_OBJECT


def _container_fault(value: object, depth: int) -> BodyFault | None:
    if depth > DEEPEST:
        return BodyFault.TOO_DEEP
    texts: list[object] = []
    items: Iterable[object]
    if isinstance(value, dict):
        texts.extend(value)
        items = value.values()
    elif isinstance(value, list | tuple):
        items = value
    else:
        return BodyFault.TYPE
    for item in items:
        # Exact types: a subclass of int or str may encode as something else.
        kind = type(item)
        if kind is str:
            texts.append(item)
        elif item is not None and kind is not bool:
            fault = _integer_fault(item) if kind is int else _container_fault(item, depth + 1)
            if fault is not None:
                return fault
    return _texts_fault(texts)


def _integer_fault(value: int) -> BodyFault | None:
    small = -INTEGER_BOUND < value < INTEGER_BOUND
    return None if small else BodyFault.INTEGER_TOO_LARGE


def _texts_fault(texts: Sequence[object]) -> BodyFault | None:
    # One search over all texts of an object: journals of half a million entries are read.
    known = [text for text in texts if isinstance(text, str)]
    if len(known) != len(texts):
        return BodyFault.TYPE
    return BodyFault.CHARACTER if _UNWANTED.search("".join(known)) else None


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
