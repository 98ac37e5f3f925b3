"""Commands from JSON data, with every problem at once and an example of each command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from desktop_app.core.codec import BodyFault, BodyProblem, decode, encode
from desktop_app.core.command_examples import EXAMPLES
from desktop_app.core.commands import SINGLE, Batch, Command, Import, SingleCommand

NAMES: Final = (*SINGLE, Batch.NAME, Import.NAME)
"""The names of all commands, as they stand behind "do"."""

_NAME: Final = "do"
_PARTS: Final = "commands"
_ALIASES: Final = {"application": "unit", "unit": "application", "id": "unit"}


@dataclass(frozen=True, slots=True)
class _BatchHead:
    """A batch has nothing but its commands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _ImportHead:
    """What an import says about its file."""

    file: str
    sha256: str
    rows: int
    choices: Mapping[str, str] = field(default_factory=dict)


def command_from_json(data: object) -> Command | tuple[BodyProblem, ...]:
    """Read one command: an object with its name under "do" and its fields beside it.

    Unknown keys are refused. Where a command takes a unit, "application" says the same.
    """
    if not isinstance(data, dict):
        return (_wrong("", data, "object"),)
    name = data.get(_NAME)
    if name in (Batch.NAME, Import.NAME):
        return _read_group(data, str(name))
    return _read_single(data, "")


def command_to_json(command: Command) -> dict[str, Any]:
    """Write a command as the data from which it can be read; absent values are left out."""
    if isinstance(command, Batch | Import):
        parts = [command_to_json(part) for part in command.commands]
        if isinstance(command, Batch):
            return {_NAME: command.NAME, _PARTS: parts}
        return {
            _NAME: command.NAME,
            "file": command.file,
            "sha256": command.sha256,
            "rows": command.rows,
            "choices": dict(command.choices),
            _PARTS: parts,
        }
    body = {key: value for key, value in encode(command).items() if value is not None}
    required = {"value", "held"}
    for item in fields(command):
        if item.name in required and getattr(command, item.name) is None:
            body[item.name] = None
    return {_NAME: command.NAME, **body}


def example(name: str) -> dict[str, Any]:
    """Give an example of a command, as data that `command_from_json` reads."""
    return {_NAME: name, **EXAMPLES[name]}


def _read_group(data: dict[Any, Any], name: str) -> Command | tuple[BodyProblem, ...]:
    parts = data.get(_PARTS)
    problems: list[BodyProblem] = []
    commands: list[SingleCommand] = []
    if not isinstance(parts, list):
        fault = BodyFault.MISSING_KEY if parts is None else BodyFault.WRONG_TYPE
        problems.append(BodyProblem(at=_PARTS, fault=fault, expected=("list",)))
        parts = []
    for index, part in enumerate(parts):
        read = _read_single(part, f"{_PARTS}[{index}]")
        if isinstance(read, tuple):
            problems += read
        else:
            commands.append(read)
    rest = {key: value for key, value in data.items() if key not in (_NAME, _PARTS)}
    head: _ImportHead | _BatchHead | tuple[BodyProblem, ...] = (
        decode(_ImportHead, rest) if name == Import.NAME else decode(_BatchHead, rest)
    )
    if isinstance(head, tuple):
        problems += head
    if problems or isinstance(head, tuple):
        return tuple(problems)
    if isinstance(head, _BatchHead):
        return Batch(commands=tuple(commands))
    return Import(
        file=head.file,
        sha256=head.sha256,
        rows=head.rows,
        choices=head.choices,
        commands=tuple(commands),
    )


def _read_single(data: object, at: str) -> SingleCommand | tuple[BodyProblem, ...]:
    if not isinstance(data, dict):
        return (_wrong(at, data, "object"),)
    where = f"{at}.{_NAME}" if at else _NAME
    name = data.get(_NAME)
    if name is None:
        return (BodyProblem(at=where, fault=BodyFault.MISSING_KEY, expected=NAMES),)
    if not isinstance(name, str):
        return (_wrong(where, name, "text"),)
    if name not in SINGLE:
        # Within a group no other group can stand, so it is not proposed there either.
        expected = tuple(SINGLE) if at else NAMES
        fault = BodyFault.UNKNOWN_KIND
        return (BodyProblem(at=where, fault=fault, found=name, expected=expected),)
    kind = SINGLE[name]
    rest = {key: value for key, value in data.items() if key != _NAME}
    return decode(kind, _with_aliases(kind, rest), at)


def _with_aliases(kind: type[SingleCommand], data: dict[Any, Any]) -> dict[Any, Any]:
    """Accept "application" for "unit" and the other way round, where only one can be meant."""
    known = {item.name for item in fields(kind)}
    return {
        _ALIASES[key]
        if key not in known and _ALIASES.get(key) in known and _ALIASES[key] not in data
        else key: value
        for key, value in data.items()
    }


def _wrong(at: str, found: object, expected: str) -> BodyProblem:
    return BodyProblem(
        at=at, fault=BodyFault.WRONG_TYPE, found=type(found).__name__, expected=(expected,)
    )
