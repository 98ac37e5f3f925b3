"""Everything one can ask of a round: one command is one intent, and becomes one batch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias, get_args

from desktop_app.core.commands_applications import ApplicationCommand, ScoringCommand
from desktop_app.core.commands_decision import DecisionCommand
from desktop_app.core.commands_draw import DrawCommand
from desktop_app.core.commands_round import RoundCommand

SingleCommand: TypeAlias = (
    RoundCommand | ApplicationCommand | ScoringCommand | DrawCommand | DecisionCommand
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """Several commands as one: all of them happen, or none; undone as one."""

    NAME: ClassVar[str] = "batch"

    commands: tuple[SingleCommand, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Import:
    """What was read from a file, as one batch that names the file.

    sha256: of the file; rows: how many were used; choices: how the columns were read.
    """

    NAME: ClassVar[str] = "import"

    file: str
    sha256: str
    rows: int
    choices: Mapping[str, str]
    commands: tuple[SingleCommand, ...]


Command: TypeAlias = SingleCommand | Batch | Import

SINGLE: Final[dict[str, type[SingleCommand]]] = {
    kind.NAME: kind for kind in get_args(SingleCommand)
}
"""Every command that can stand in a batch, by its name."""
