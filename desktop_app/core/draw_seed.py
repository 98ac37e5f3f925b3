"""The seed of a draw: its form per kind of throw, and the secret that is committed to first.

Source: LOTING-1, *The seed*. Nothing is trimmed or changed here; entry screens may do so and
show the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from string import ascii_letters, digits
from typing import Final, TypeAlias, assert_never

from desktop_app.core.draw_lines import (
    HEX,
    FileProblem,
    FileReason,
    file_hash,
    read_lines,
    write_lines,
)
from desktop_app.core.draw_list import D6, D10, External, Mix, Paper, Throw

SHORTEST_EXTERNAL: Final = 16
LONGEST_EXTERNAL: Final = 128
MOST_CONTRIBUTIONS: Final = 20
LONGEST_CONTRIBUTION: Final = 32
SECRET_LENGTH: Final = 64
_BETWEEN: Final = ":"


class SeedAlphabet(Enum):
    """The characters that a part of a seed may hold."""

    D6 = "123456"
    D10 = digits
    EXTERNAL = digits + ascii_letters + ".:/=-"
    SECRET = digits + "abcdef"
    CONTRIBUTION = digits + ascii_letters + "."


@dataclass(frozen=True, slots=True)
class SeedTooShort:
    """Fewer characters than the fewest this seed may have (both counted in characters)."""

    length: int
    fewest: int


@dataclass(frozen=True, slots=True)
class SeedTooLong:
    """More characters than the most this seed may have (both counted in characters)."""

    length: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedCharacter:
    """A character that cannot be there: its position from 1 in the whole seed."""

    position: int
    character: str
    alphabet: SeedAlphabet


@dataclass(frozen=True, slots=True)
class SecretForm:
    """The secret of a mixed seed is not 64 lower-case hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class SecretMismatch:
    """The opened secret gives another commitment than the one on the frozen list."""


@dataclass(frozen=True, slots=True)
class NoContribution:
    """A mixed seed in which nobody has called out anything."""


@dataclass(frozen=True, slots=True)
class TooManyContributions:
    """A mixed seed with more than 20 contributions."""

    count: int


@dataclass(frozen=True, slots=True)
class EmptyContribution:
    """A contribution without any character: its number, from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class ContributionTooLong:
    """A contribution of more than 32 characters: its number, from 1, and its length."""

    number: int
    length: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ContributionCharacter:
    """A character that no contribution may hold: contribution and position, both from 1."""

    number: int
    position: int
    character: str


@dataclass(frozen=True, slots=True)
class SeedNotUsed:
    """A draw with paper lots has no seed."""


ContributionProblem: TypeAlias = (
    NoContribution
    | TooManyContributions
    | EmptyContribution
    | ContributionTooLong
    | ContributionCharacter
)
SeedProblem: TypeAlias = (
    SeedTooShort
    | SeedTooLong
    | SeedCharacter
    | SecretForm
    | SecretMismatch
    | ContributionProblem
    | SeedNotUsed
)


def check_seed(throw: Throw, seed: str) -> SeedProblem | None:
    """Say what is wrong with a seed for this kind of throw; None when it may be used.

    A wrong character is named before a wrong length, because it is what made the length wrong.
    """
    match throw:
        case D6(throws=throws):
            return _check_row(seed, SeedAlphabet.D6, throws, throws)
        case D10(throws=throws):
            return _check_row(seed, SeedAlphabet.D10, throws, throws)
        case External():
            return _check_row(seed, SeedAlphabet.EXTERNAL, SHORTEST_EXTERNAL, LONGEST_EXTERNAL)
        case Mix(commitment=expected):
            return _check_mix(seed, expected)
        case Paper():
            return SeedNotUsed()
        case _:
            assert_never(throw)


def commitment(secret: str) -> str:
    """Give what is shown of a secret before it is opened: SHA-256 of the secret and one LF."""
    return file_hash(write_lines([secret]))


def check_contributions(contributions: Sequence[str]) -> ContributionProblem | None:
    """Say which contribution cannot be part of a mixed seed; None when all can."""
    if not contributions:
        return NoContribution()
    if len(contributions) > MOST_CONTRIBUTIONS:
        return TooManyContributions(len(contributions))
    for number, contribution in enumerate(contributions, start=1):
        problem = _check_contribution(number, contribution)
        if problem is not None:
            return problem
    return None


def mix_seed(secret: str, contributions: Sequence[str]) -> str | SecretForm | ContributionProblem:
    """Join a secret and the contributions, in the order in which they were called out."""
    if not HEX.fullmatch(secret):
        return SecretForm()
    problem = check_contributions(contributions)
    return problem if problem is not None else _BETWEEN.join([secret, *contributions])


def first_difference(first: str, second: str) -> int | None:
    """Give the position (from 1) where two entries of one seed differ; None when they are equal."""
    if first == second:
        return None
    for position, (one, other) in enumerate(zip(first, second, strict=False), start=1):
        if one != other:
            return position
    return min(len(first), len(second)) + 1


def write_seed(seed: str) -> bytes:
    """Write ``zaad.txt``: the seed and one LF."""
    return write_lines([seed])


def read_seed(data: bytes) -> str | FileProblem:
    """Read ``zaad.txt``: one line. Whether the seed fits its draw is for :func:`check_seed`."""
    lines = read_lines(data)
    if isinstance(lines, FileProblem):
        return lines
    return lines[0] if len(lines) == 1 else FileProblem(2, FileReason.LINE_TOO_MANY)


def _check_row(seed: str, alphabet: SeedAlphabet, fewest: int, most: int) -> SeedProblem | None:
    for position, character in enumerate(seed, start=1):
        if character not in alphabet.value:
            return SeedCharacter(position=position, character=character, alphabet=alphabet)
    if len(seed) < fewest:
        return SeedTooShort(len(seed), fewest)
    return SeedTooLong(len(seed), most) if len(seed) > most else None


def _check_mix(seed: str, expected: str) -> SeedProblem | None:
    secret, *contributions = seed.split(_BETWEEN)
    problem = _check_row(secret, SeedAlphabet.SECRET, SECRET_LENGTH, SECRET_LENGTH)
    if problem is not None:
        return problem
    if commitment(secret) != expected:
        return SecretMismatch()
    return check_contributions(contributions)


def _check_contribution(number: int, contribution: str) -> ContributionProblem | None:
    if not contribution:
        return EmptyContribution(number)
    for position, character in enumerate(contribution, start=1):
        if character not in SeedAlphabet.CONTRIBUTION.value:
            return ContributionCharacter(number=number, position=position, character=character)
    if len(contribution) > LONGEST_CONTRIBUTION:
        return ContributionTooLong(number, len(contribution))
    return None
