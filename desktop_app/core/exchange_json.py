"""Read one JSON line strictly: no double keys, no NaN or Infinity, nothing guessed."""

from __future__ import annotations

import json
from typing import NoReturn


class NotStrictJsonError(ValueError):
    """The text is not the strict JSON of the exchange format."""


def read_json(text: str) -> object:
    """Read strict JSON; raises NotStrictJsonError for anything else."""
    try:
        value: object = _DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        raise NotStrictJsonError(str(error)) from error
    return value


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        message = "a key is given twice"
        raise NotStrictJsonError(message)
    return found


def _constant(name: str) -> NoReturn:
    raise NotStrictJsonError(name)


_DECODER = json.JSONDecoder(object_pairs_hook=_pairs, parse_constant=_constant)
