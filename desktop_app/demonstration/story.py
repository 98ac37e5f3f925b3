"""A demonstration round as it is kept in `resources/demo`: what is done, in which order."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from desktop_app.core.command_reading import command_from_json
from desktop_app.core.commands import Command
from desktop_app.core.events_round import PoolCeiling
from desktop_app.core.numbers import Cents
from desktop_app.core.parsing import NumberProblem, parse_cents_exact
from desktop_app.core.scheme import NO_POOL
from desktop_app.core.settings import RoundField
from desktop_app.places import resource
from desktop_app.session.opening import NewRound

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ceremony:
    """How the tie of the story is drawn.

    kind: d6, d10, ext, mix or papier; seed: for dice; contributions: for mix, who and what;
    invitation: day and way; present: units whose applicant comes; persons: who confirm.
    """

    kind: str
    seed: str
    contributions: tuple[Mapping[str, str], ...]
    persons: tuple[str, ...]
    date: str
    way: str
    present: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """One demonstration round.

    preparation ends in the phase of assessment; scores are given one by one; closing closes
    them; source: where the figures come from; official: published amounts, if any.
    """

    name: str
    scheme: str
    actor: str
    new: NewRound
    preparation: tuple[Command, ...]
    scores: tuple[Command, ...]
    closing: tuple[Command, ...]
    ceremony: Ceremony | None
    decision: tuple[Command, ...]
    source: str
    official: Mapping[str, str]


def story_names() -> tuple[str, ...]:
    """Name the demonstration rounds, sorted."""
    return tuple(sorted(path.stem for path in resource("demo").glob("*.json")))


def read_story(name: str) -> Story:
    """Read a demonstration round; one that cannot be read is a bug of the program."""
    data = json.loads(resource("demo", f"{name}.json").read_text(encoding="utf-8"))
    return Story(
        name=name,
        scheme=data["regeling"],
        actor=data["actor"],
        new=NewRound(
            round_id=data["ronde"],
            ceilings=_ceilings(data),
            settings={RoundField(key): value for key, value in data["velden"].items()},
        ),
        preparation=_commands(data["voorbereiding"]),
        scores=_commands(data["scores"]),
        closing=_commands(data["sluiten"]),
        ceremony=_ceremony(data["loting"]),
        decision=_commands(data["besluit"]),
        source=data["bron"],
        official=data.get("officieel", {}),
    )


def _ceilings(data: Mapping[str, Any]) -> tuple[PoolCeiling, ...]:
    pools = data.get("delen", [{"code": NO_POOL, "naam": "", "plafond": data.get("plafond")}])
    return tuple(
        PoolCeiling(pool=pool["code"], name=pool["naam"], amount=_cents(pool["plafond"]))
        for pool in pools
    )


def _cents(text: str) -> Cents:
    cents = parse_cents_exact(text)
    if isinstance(cents, NumberProblem):
        message = f"no amount in a demonstration round: {text}"
        raise TypeError(message)
    return cents


def _commands(items: Sequence[object]) -> tuple[Command, ...]:
    return tuple(_command(item) for item in items)


def _command(item: object) -> Command:
    command = command_from_json(item)
    if isinstance(command, tuple):
        message = f"no command in a demonstration round: {item} ({command})"
        raise TypeError(message)
    return command


def _ceremony(data: Mapping[str, Any] | None) -> Ceremony | None:
    if data is None:
        return None
    return Ceremony(
        kind=data["soort"],
        seed=data.get("zaad", ""),
        contributions=tuple(data.get("bijdragen", ())),
        persons=tuple(data["personen"]),
        date=data["uitnodiging"]["date"],
        way=data["uitnodiging"]["way"],
        present=frozenset(data["aanwezig"]),
    )
