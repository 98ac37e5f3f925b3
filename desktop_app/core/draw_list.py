"""The list of lots of a draw, frozen before its seed exists (``deelnemers.txt`` of LOTING-1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Final, TypeAlias, assert_never

from desktop_app.core.draw_lines import (
    HEX,
    FileProblem,
    FileReason,
    file_hash,
    first_refused,
    parse_count,
    read_lines,
    write_lines,
)
from desktop_app.core.ids import Identifier, IdProblem, parse_id

MOST_DRAWS: Final = 999
MOST_ATTEMPTS: Final = 99
FEWEST_LOTS: Final = 2
MOST_LOTS: Final = 9999
D6_BOUNDS: Final = (30, 60)
D10_BOUNDS: Final = (24, 48)
LONGEST_EVENT: Final = 64
_FIXED_LINES: Final = 8


class DrawProtocol(Enum):
    """The first word of every file: a real draw, or a practice draw that can decide nothing."""

    REAL = "LOTING-1"
    PRACTICE = "OEFENLOTING-1"


@dataclass(frozen=True, slots=True)
class D6:
    """A seed of six-sided dice: the number of throws, 30-60."""

    throws: int


@dataclass(frozen=True, slots=True)
class D10:
    """A seed of ten-sided dice or cards: the number of throws, 24-48."""

    throws: int


@dataclass(frozen=True, slots=True)
class External:
    """A seed from a public event after the freeze: the event's ID, 1-64 bytes."""

    event: Identifier


@dataclass(frozen=True, slots=True)
class Mix:
    """A seed of a secret made before the freeze and what those present call out after it."""

    commitment: str


@dataclass(frozen=True, slots=True)
class Paper:
    """No seed: lots from a bowl or a notary, and the order is typed in."""


Throw: TypeAlias = D6 | D10 | External | Mix | Paper


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawList:
    """The lots of one draw, distinct and ascending, and what the draw is bound to.

    Make one with :func:`make_draw_list` or :func:`read_draw_list`; both check every bound.
    ``previous`` is the hash of the former attempt's list, None for the first attempt;
    ``standing`` is the hash of the ranking (``rangorde.txt``). Source: LOTING-1.
    """

    protocol: DrawProtocol
    round_id: Identifier
    number: int
    attempt: int
    previous: str | None
    standing: str
    throw: Throw
    members: tuple[Identifier, ...]


@dataclass(frozen=True, slots=True)
class Numbering:
    """Which draw and attempt a new list is: ``previous`` is the former attempt's list hash."""

    number: int
    attempt: int
    previous: str | None


@dataclass(frozen=True, slots=True)
class NoNumberLeft:
    """The round has used all its 999 draws, or the draw all its 99 attempts."""


def make_draw_list(
    *,
    protocol: DrawProtocol,
    round_id: str,
    numbering: Numbering,
    standing: str,
    throw: Throw,
    members: Iterable[str],
) -> DrawList | FileProblem:
    """Make a list of lots in any order; a problem names the line of the file it would be."""
    draft = DrawList(
        protocol=protocol,
        round_id=Identifier(round_id),
        number=numbering.number,
        attempt=numbering.attempt,
        previous=numbering.previous,
        standing=standing,
        throw=throw,
        members=tuple(sorted(Identifier(member) for member in members)),
    )
    lines = _draw_list_lines(draft)
    for number, line in enumerate(lines, start=1):
        if not line.isascii():
            return FileProblem(number, FileReason.NOT_ASCII)
        if not line.isprintable():
            return FileProblem(number, FileReason.CONTROL_CHARACTER)
    return read_draw_list(write_lines(lines))


def write_draw_list(draw_list: DrawList) -> bytes:
    """Write ``deelnemers.txt``."""
    return write_lines(_draw_list_lines(draw_list))


def list_hash(draw_list: DrawList) -> str:
    """Give L, the SHA-256 of ``deelnemers.txt``: shown before the seed exists."""
    return file_hash(write_draw_list(draw_list))


def read_draw_list(data: bytes) -> DrawList | FileProblem:
    """Read ``deelnemers.txt`` strictly: parse it, write it again and compare the bytes."""
    lines = read_lines(data)
    if isinstance(lines, FileProblem):
        return lines
    draw_list = _parse_draw_list(lines)
    if isinstance(draw_list, FileProblem):
        return draw_list
    return first_refused(data, write_draw_list(draw_list)) or draw_list


def next_numbering(earlier: Sequence[DrawList], members: Iterable[str]) -> Numbering | NoNumberLeft:
    """Number a new list of a round that has held the earlier ones (LOTING-1, *Tickets and order*).

    A list that shares a member with an earlier one is the next attempt of the highest such draw,
    otherwise it is a new draw. Practice draws never count.
    """
    real = [listed for listed in earlier if listed.protocol is DrawProtocol.REAL]
    wanted = set(members)
    shared = [listed for listed in real if not wanted.isdisjoint(listed.members)]
    if not shared:
        number = 1 + max((listed.number for listed in real), default=0)
        return Numbering(number, 1, None) if number <= MOST_DRAWS else NoNumberLeft()
    number = max(listed.number for listed in shared)
    latest = max(
        (listed for listed in real if listed.number == number), key=lambda listed: listed.attempt
    )
    attempt = latest.attempt + 1
    if attempt > MOST_ATTEMPTS:
        return NoNumberLeft()
    return Numbering(number, attempt, list_hash(latest))


def _draw_list_lines(draw_list: DrawList) -> list[str]:
    return [
        f"{draw_list.protocol.value} DEELNEMERS",
        f"ronde {draw_list.round_id}",
        f"loting L{draw_list.number}",
        f"poging {draw_list.attempt}",
        f"vorige {draw_list.previous or '-'}",
        f"stand {draw_list.standing}",
        f"worp {_throw_words(draw_list.throw)}",
        f"aantal {len(draw_list.members)}",
        *(f"lot {member}" for member in draw_list.members),
    ]


def _throw_words(throw: Throw) -> str:
    match throw:
        case D6(throws=throws):
            return f"d6 {throws}"
        case D10(throws=throws):
            return f"d10 {throws}"
        case External(event=event):
            return f"ext {event}"
        case Mix(commitment=commitment):
            return f"mix {commitment}"
        case Paper():
            return "papier"
        case _:
            assert_never(throw)


def _parse_draw_list(lines: Sequence[str]) -> DrawList | FileProblem:
    protocol = _parse_heading(lines[0])
    if protocol is None:
        return FileProblem(1, FileReason.HEADING)
    values = _fixed_values(lines)
    if isinstance(values, FileProblem):
        return values
    round_id = parse_id(values[0])
    if isinstance(round_id, IdProblem):
        return FileProblem(2, FileReason.ID)
    numbering = _parse_numbering(values[1], values[2], values[3])
    if isinstance(numbering, FileProblem):
        return numbering
    if not HEX.fullmatch(values[4]):
        return FileProblem(6, FileReason.HASH)
    throw = _parse_throw(values[5])
    if isinstance(throw, FileReason):
        return FileProblem(7, throw)
    members = _parse_members(values[6], lines[_FIXED_LINES:])
    if isinstance(members, FileProblem):
        return members
    return DrawList(
        protocol=protocol,
        round_id=round_id,
        number=numbering.number,
        attempt=numbering.attempt,
        previous=numbering.previous,
        standing=values[4],
        throw=throw,
        members=members,
    )


def _parse_heading(line: str) -> DrawProtocol | None:
    for protocol in DrawProtocol:
        if line == f"{protocol.value} DEELNEMERS":
            return protocol
    return None


def _fixed_values(lines: Sequence[str]) -> list[str] | FileProblem:
    """Give what stands behind the seven words of lines 2-8."""
    words = ("ronde", "loting", "poging", "vorige", "stand", "worp", "aantal")
    values = []
    for number, word in enumerate(words, start=2):
        if number > len(lines):
            return FileProblem(number, FileReason.LINE_MISSING)
        found, space, value = lines[number - 1].partition(" ")
        if found != word or not space:
            return FileProblem(number, FileReason.LINE_FORM)
        values.append(value)
    return values


def _parse_numbering(loting: str, poging: str, vorige: str) -> Numbering | FileProblem:
    number = parse_count(loting[1:], lowest=1, highest=MOST_DRAWS)
    if number is None or not loting.startswith("L"):
        return FileProblem(3, FileReason.DRAW_NUMBER)
    attempt = parse_count(poging, lowest=1, highest=MOST_ATTEMPTS)
    if attempt is None:
        return FileProblem(4, FileReason.ATTEMPT)
    if attempt == 1:
        if vorige != "-":
            return FileProblem(5, FileReason.PREVIOUS_UNEXPECTED)
        return Numbering(number, attempt, None)
    if vorige == "-":
        return FileProblem(5, FileReason.PREVIOUS_MISSING)
    if not HEX.fullmatch(vorige):
        return FileProblem(5, FileReason.HASH)
    return Numbering(number, attempt, vorige)


def _parse_throw(text: str) -> Throw | FileReason:
    if text == "papier":
        return Paper()
    word, _, value = text.partition(" ")
    match word:
        case "d6":
            throws = parse_count(value, lowest=D6_BOUNDS[0], highest=D6_BOUNDS[1])
            return FileReason.THROW_COUNT if throws is None else D6(throws)
        case "d10":
            throws = parse_count(value, lowest=D10_BOUNDS[0], highest=D10_BOUNDS[1])
            return FileReason.THROW_COUNT if throws is None else D10(throws)
        case "ext":
            event = parse_id(value, longest=LONGEST_EVENT)
            return FileReason.ID if isinstance(event, IdProblem) else External(event)
        case "mix":
            return Mix(value) if HEX.fullmatch(value) else FileReason.HASH
        case _:
            return FileReason.THROW


def _parse_members(aantal: str, lines: Sequence[str]) -> tuple[Identifier, ...] | FileProblem:
    count = parse_count(aantal, lowest=FEWEST_LOTS, highest=MOST_LOTS)
    if count is None:
        return FileProblem(8, FileReason.COUNT)
    if count != len(lines):
        return FileProblem(8, FileReason.COUNT_DIFFERS)
    members = []
    for number, line in enumerate(lines, start=_FIXED_LINES + 1):
        if not line.startswith("lot "):
            return FileProblem(number, FileReason.LINE_FORM)
        member = parse_id(line.removeprefix("lot "))
        if isinstance(member, IdProblem):
            return FileProblem(number, FileReason.ID)
        members.append(member)
    for number, (before, after) in enumerate(pairwise(members), start=_FIXED_LINES + 2):
        if before >= after:
            repeated = before == after
            return FileProblem(number, FileReason.REPEATED if repeated else FileReason.UNSORTED)
    return tuple(members)
