"""A draw that anyone can recompute: tickets, the order they give, and the files of the outcome.

Source: LOTING-1. Only SHA-256 over short ASCII texts and a sort; chance comes in as the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeAlias, assert_never

from desktop_app.core.draw_lines import (
    FileProblem,
    FileReason,
    file_hash,
    first_refused,
    read_lines,
    write_lines,
)
from desktop_app.core.draw_list import DrawList, DrawProtocol, Paper, list_hash
from desktop_app.core.draw_seed import SeedProblem, check_seed
from desktop_app.core.ids import Identifier, IdProblem, file_name_part, parse_id


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedResult:
    """The order a seed gives: place 1 first, ``tickets`` beside it in the same order."""

    protocol: DrawProtocol
    list_hash: str
    seed: str
    tickets: tuple[str, ...]
    order: tuple[Identifier, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperResult:
    """The order in which paper lots were drawn: place 1 first."""

    protocol: DrawProtocol
    list_hash: str
    order: tuple[Identifier, ...]


DrawResult: TypeAlias = SeedResult | PaperResult


@dataclass(frozen=True, slots=True)
class SeedNeeded:
    """An order was given for a draw that is decided by a seed."""


@dataclass(frozen=True, slots=True)
class OrderUnknownLot:
    """A lot in the drawn order that is not on the list: its place, from 1."""

    place: int
    lot: str


@dataclass(frozen=True, slots=True)
class OrderRepeatedLot:
    """A lot that was drawn twice: the second place, from 1."""

    place: int
    lot: str


@dataclass(frozen=True, slots=True)
class OrderMissingLots:
    """Lots of the list that are not in the drawn order, ascending."""

    lots: tuple[Identifier, ...]


OrderProblem: TypeAlias = SeedNeeded | OrderUnknownLot | OrderRepeatedLot | OrderMissingLots


@dataclass(frozen=True, slots=True)
class OtherList:
    """An outcome that belongs to another list: the hash it names and the hash of this list."""

    found: str
    expected: str


@dataclass(frozen=True, slots=True)
class OtherKind:
    """An outcome with a seed for paper lots, without one for a seed, or of a practice draw."""


@dataclass(frozen=True, slots=True)
class PlaceDiffers:
    """A place (from 1) of an outcome that recomputing does not give: the lot that belongs there.

    The lot is None when the outcome has more places than the list has lots.
    """

    place: int
    expected: Identifier | None


ResultProblem: TypeAlias = OtherList | OtherKind | PlaceDiffers


def lot_file(*, protocol: DrawProtocol, list_hash: str, seed: str, lot: Identifier) -> bytes:
    """Write ``lot-<ID>.txt``: the text whose hash is the ticket of one lot."""
    return _ticket_head(protocol, list_hash, seed) + f"{lot}\n".encode("ascii")


def lot_file_name(lot: Identifier) -> str:
    """Give the file name of a lot; ``/`` becomes ``_``."""
    return f"lot-{file_name_part(lot)}.txt"


def ticket(*, protocol: DrawProtocol, list_hash: str, seed: str, lot: Identifier) -> str:
    """Give the ticket of one lot, 64 hexadecimal digits; the lowest ticket gets place 1."""
    return file_hash(lot_file(protocol=protocol, list_hash=list_hash, seed=seed, lot=lot))


def draw_order(draw_list: DrawList, seed: str) -> SeedResult | SeedProblem:
    """Give the whole order of a frozen list under a seed; the list's own order plays no part."""
    problem = check_seed(draw_list.throw, seed)
    if problem is not None:
        return problem
    hashed = list_hash(draw_list)
    head = sha256(_ticket_head(draw_list.protocol, hashed, seed))
    drawn = []
    for member in draw_list.members:
        # The head is hashed once: a copy of its state costs a third of hashing it again.
        state = head.copy()
        state.update(f"{member}\n".encode("ascii"))
        drawn.append((state.hexdigest(), member))
    drawn.sort()
    return SeedResult(
        protocol=draw_list.protocol,
        list_hash=hashed,
        seed=seed,
        tickets=tuple(value for value, _ in drawn),
        order=tuple(member for _, member in drawn),
    )


def paper_order(draw_list: DrawList, order: Sequence[str]) -> PaperResult | OrderProblem:
    """Take the order in which paper lots were drawn; every lot of the list stands in it once."""
    if not isinstance(draw_list.throw, Paper):
        return SeedNeeded()
    members = {str(member): member for member in draw_list.members}
    drawn: dict[str, Identifier] = {}
    for place, lot in enumerate(order, start=1):
        if lot not in members:
            return OrderUnknownLot(place, lot)
        if lot in drawn:
            return OrderRepeatedLot(place, lot)
        drawn[lot] = members[lot]
    missing = tuple(member for member in draw_list.members if member not in drawn)
    if missing:
        return OrderMissingLots(missing)
    return PaperResult(
        protocol=draw_list.protocol,
        list_hash=list_hash(draw_list),
        order=tuple(drawn.values()),
    )


def write_order(order: Sequence[Identifier]) -> bytes:
    """Write ``volgorde.txt``: one ID a line, in the order in which they were drawn."""
    return write_lines(order)


def read_order(data: bytes) -> tuple[Identifier, ...] | FileProblem:
    """Read ``volgorde.txt``; whether it fits the list is for :func:`paper_order`."""
    lines = read_lines(data)
    if isinstance(lines, FileProblem):
        return lines
    order = []
    for number, line in enumerate(lines, start=1):
        lot = parse_id(line)
        if isinstance(lot, IdProblem):
            return FileProblem(number, FileReason.ID)
        order.append(lot)
    return tuple(order)


def write_result(result: DrawResult) -> bytes:
    """Write ``uitslag.txt``."""
    match result:
        case SeedResult():
            seed, tickets = result.seed, result.tickets
        case PaperResult():
            seed, tickets = "-", ("-",) * len(result.order)
        case _:
            assert_never(result)
    places = enumerate(zip(tickets, result.order, strict=True), start=1)
    return write_lines(
        [
            f"{result.protocol.value} UITSLAG",
            f"lijst {result.list_hash}",
            f"zaad {seed}",
            *(f"plaats {place} {value} {lot}" for place, (value, lot) in places),
        ]
    )


def check_number(result: DrawResult) -> str:
    """Give U, the SHA-256 of ``uitslag.txt``: read aloud and printed in the proces-verbaal."""
    return file_hash(write_result(result))


def read_result(
    draw_list: DrawList, data: bytes
) -> DrawResult | FileProblem | SeedProblem | OrderProblem | ResultProblem:
    """Read ``uitslag.txt`` and recompute it from the list: what comes back is verified."""
    lines = read_lines(data)
    if isinstance(lines, FileProblem):
        return lines
    head = _parse_result_head(lines)
    if isinstance(head, FileProblem):
        return head
    protocol, found_hash, seed = head
    problem = _other_draw(draw_list, protocol, found_hash, seed)
    if problem is not None:
        return problem
    lots = _parse_places(lines[3:])
    if isinstance(lots, FileProblem):
        return lots
    result = paper_order(draw_list, lots) if seed == "-" else draw_order(draw_list, seed)
    if not isinstance(result, SeedResult | PaperResult):
        return result
    return _first_wrong_place(result, lots) or first_refused(data, write_result(result)) or result


def _ticket_head(protocol: DrawProtocol, hashed: str, seed: str) -> bytes:
    return f"{protocol.value} LOT\nlijst {hashed}\nzaad {seed}\nlot ".encode("ascii")


def _parse_result_head(lines: Sequence[str]) -> tuple[DrawProtocol, str, str] | FileProblem:
    headings = {f"{protocol.value} UITSLAG": protocol for protocol in DrawProtocol}
    protocol = headings.get(lines[0])
    if protocol is None:
        return FileProblem(1, FileReason.HEADING)
    values = []
    for number, word in ((2, "lijst "), (3, "zaad ")):
        if number > len(lines):
            return FileProblem(number, FileReason.LINE_MISSING)
        line = lines[number - 1]
        if not line.startswith(word):
            return FileProblem(number, FileReason.LINE_FORM)
        values.append(line.removeprefix(word))
    return protocol, values[0], values[1]


def _other_draw(
    draw_list: DrawList, protocol: DrawProtocol, found_hash: str, seed: str
) -> ResultProblem | None:
    expected = list_hash(draw_list)
    if found_hash != expected:
        return OtherList(found_hash, expected)
    on_paper = isinstance(draw_list.throw, Paper)
    if protocol is not draw_list.protocol or on_paper is not (seed == "-"):
        return OtherKind()
    return None


def _parse_places(lines: Sequence[str]) -> tuple[Identifier, ...] | FileProblem:
    lots = []
    for place, line in enumerate(lines, start=1):
        words = line.split(" ")
        if len(words) != len(("plaats", "n", "ticket", "lot")) or words[0] != "plaats":
            return FileProblem(place + 3, FileReason.LINE_FORM)
        if words[1] != str(place):
            return FileProblem(place + 3, FileReason.PLACE)
        lot = parse_id(words[3])
        if isinstance(lot, IdProblem):
            return FileProblem(place + 3, FileReason.ID)
        lots.append(lot)
    return tuple(lots)


def _first_wrong_place(result: DrawResult, lots: Sequence[Identifier]) -> PlaceDiffers | None:
    for place, expected in enumerate(result.order, start=1):
        if place > len(lots) or lots[place - 1] != expected:
            return PlaceDiffers(place, expected)
    more = len(lots) > len(result.order)
    return PlaceDiffers(len(result.order) + 1, None) if more else None
