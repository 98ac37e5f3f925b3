"""The problems found while reading one case, and the readers of single values."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_ID = re.compile(r"[A-Z0-9]+(?:[./-][A-Z0-9]+)*")
_EUROS = re.compile(r"(?:0|[1-9][0-9]{0,11})\.[0-9]{2}")
_WHOLE_POINTS = re.compile(r"0|[1-9][0-9]*")
_LONGEST_ID = 32
# More digits than any scale has: judged by length, since int() refuses thousands of digits.
_MANY_DIGITS = 18


@dataclass(slots=True)
class Problems:
    """A growing list of (code, at) pairs; the order in it means nothing."""

    found: list[tuple[str, str]] = field(default_factory=list)

    def add(self, code: str, at: str) -> None:
        """Note one problem."""
        self.found.append((code, at))


def below(path: str, key: str) -> str:
    """Return the path of a key of the object at `path`."""
    return f"{path}.{key}" if path else key


def an_object(value: object, at: str, problems: Problems) -> dict[str, object] | None:
    """Return the value when it is a JSON object, else note `wrong_type`."""
    if isinstance(value, dict):
        return value
    problems.add("wrong_type", at)
    return None


def an_array(value: object, at: str, problems: Problems) -> list[object] | None:
    """Return the value when it is a JSON array, else note `wrong_type`."""
    if isinstance(value, list):
        return value
    problems.add("wrong_type", at)
    return None


def a_string(value: object, at: str, problems: Problems) -> str | None:
    """Return the value when it is a JSON string, else note `wrong_type`."""
    if isinstance(value, str):
        return value
    problems.add("wrong_type", at)
    return None


def is_id(text: str) -> bool:
    """Say whether a text follows the grammar of ids and pool codes."""
    return len(text) <= _LONGEST_ID and _ID.fullmatch(text) is not None


def an_id(value: object, at: str, problems: Problems) -> str | None:
    """Return an id of good form, else note `wrong_type` or `bad_id`."""
    text = a_string(value, at, problems)
    if text is None:
        return None
    if is_id(text):
        return text
    problems.add("bad_id", at)
    return None


def cents(value: object, at: str, problems: Problems, *, least: int) -> int | None:
    """Return an amount in cents of at least `least`, else note `wrong_type` or `bad_amount`."""
    text = a_string(value, at, problems)
    if text is None:
        return None
    if _EUROS.fullmatch(text) is not None:
        amount = int(text.replace(".", ""))
        if amount >= least:
            return amount
    problems.add("bad_amount", at)
    return None


def whole_points(
    value: object, at: str, problems: Problems, *, scale: tuple[int, int]
) -> int | None:
    """Return points on a whole scale, else note `wrong_type`, `bad_points` or `out_of_scale`."""
    text = a_string(value, at, problems)
    if text is None:
        return None
    if _WHOLE_POINTS.fullmatch(text) is None:
        problems.add("bad_points", at)
        return None
    least, most = scale
    if len(text) <= _MANY_DIGITS and least <= int(text) <= most:
        return int(text)
    problems.add("out_of_scale", at)
    return None


def whole_fact(value: object, at: str, problems: Problems) -> int | None:
    """Return a whole number of at least 0; another number is `bad_fact`, the rest `wrong_type`."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        problems.add("wrong_type", at)
        return None
    if isinstance(value, int) and value >= 0:
        return value
    problems.add("bad_fact", at)
    return None


def truth(value: object, at: str, problems: Problems) -> bool | None:
    """Return true or false, else note `wrong_type`."""
    if isinstance(value, bool):
        return value
    problems.add("wrong_type", at)
    return None


def refuse_unknown_keys(
    given: dict[str, object], path: str, known: tuple[str, ...], problems: Problems
) -> None:
    """Note every key that is not among those known."""
    for key in given:
        if key not in known:
            problems.add("unknown_key", below(path, key))


def required(given: dict[str, object], path: str, key: str, problems: Problems) -> bool:
    """Say whether a key is there, noting `missing_key` when it is not."""
    if key in given:
        return True
    problems.add("missing_key", below(path, key))
    return False
