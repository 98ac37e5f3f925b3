"""Worked examples beside a scheme: cases in the exchange format with the outcome they must have.

One JSON object per line: `naam` (what it shows), `geval` (a case) and `verwacht` (the parts of
the outcome that matter). In `verwacht` units stand under their id; what is not named there is
not compared. A line that is blank or begins with # is skipped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from desktop_app.core.exchange_json import NotStrictJsonError, read_json
from desktop_app.core.scheme import Scheme
from desktop_app.text.message_keys import MessageKey
from desktop_app.text.messages import Message, message
from desktop_app.text.scheme_problems import EXAMPLE_SHAPE, unreadable_example

SUFFIX: Final = ".voorbeelden.jsonl"
_KEYS: Final = {"naam", "geval", "verwacht"}


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleFailure:
    """An example that does not come out: its line, its name, and the first difference.

    expected and found: a path in the outcome with its value (`units.A.place = 1`).
    """

    line: int
    name: str
    expected: str
    found: str

    def message(self) -> Message:
        """Say in Dutch which example fails and how."""
        return message(
            MessageKey.EXAMPLE_FAILS, naam=self.name, verwacht=self.expected, gevonden=self.found
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Example:
    name: str
    case: Mapping[str, object]
    expected: Mapping[str, object]


def examples_beside(path: Path) -> Path:
    """Give the file with the examples of a scheme file; it need not exist."""
    return path.with_name(path.stem + SUFFIX)


def run_examples(
    scheme: Scheme, text: str, evaluate: Callable[[str], str]
) -> tuple[ExampleFailure, ...]:
    """Evaluate every example of the text and give those that come out otherwise.

    evaluate: one case as JSON to its outcome as JSON. A line that is no example fails too.
    """
    return tuple(
        failure
        for number, line in _lines(text)
        if (failure := _run(scheme, number, line, evaluate)) is not None
    )


def count_examples(text: str) -> int:
    """Count the examples of a text."""
    return sum(1 for _ in _lines(text))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip() and not line.startswith("#"):
            yield number, line


def _run(
    scheme: Scheme, number: int, line: str, evaluate: Callable[[str], str]
) -> ExampleFailure | None:
    example = _read(line)
    if example is None or example.case.get("scheme") != scheme.id:
        return ExampleFailure(
            line=number,
            name=unreadable_example(number),
            expected=EXAMPLE_SHAPE,
            found=line[:60],
        )
    outcome: object = json.loads(evaluate(json.dumps(example.case, ensure_ascii=False)))
    difference = next(_differences(example.expected, outcome, ""), None)
    if difference is None:
        return None
    expected, found = difference
    return ExampleFailure(line=number, name=example.name, expected=expected, found=found)


def _read(line: str) -> _Example | None:
    try:
        read = read_json(line)
    except NotStrictJsonError:
        return None
    if not isinstance(read, dict) or set(read) != _KEYS:
        return None
    name, case, expected = read["naam"], read["geval"], read["verwacht"]
    shaped = isinstance(name, str) and isinstance(case, dict) and isinstance(expected, dict)
    if not shaped or not expected:
        return None
    return _Example(name=name, case=case, expected=expected)


def _differences(expected: object, found: object, path: str) -> Iterator[tuple[str, str]]:
    """Find where the outcome differs from what is expected of it."""
    if isinstance(expected, dict):
        yield from _in_mapping(expected, _by_id(found), path)
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for position, (one, other) in enumerate(zip(expected, found, strict=True)):
            yield from _differences(one, other, f"{path}[{position}]")
    elif expected != found:
        yield f"{path} = {_shown(expected)}", f"{path} = {_shown(found)}"


def _in_mapping(
    expected: Mapping[str, object], found: object, path: str
) -> Iterator[tuple[str, str]]:
    for key, value in expected.items():
        inner = f"{path}.{key}" if path else key
        if isinstance(found, dict) and key in found:
            yield from _differences(value, found[key], inner)
        else:
            yield f"{inner} = {_shown(value)}", f"{path or '-'} = {_shown(found)}"


def _by_id(found: object) -> object:
    """Put a list of units under their ids, as examples name them."""
    if isinstance(found, list):
        return {item["id"]: item for item in found if isinstance(item, dict) and "id" in item}
    return found


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:120]
