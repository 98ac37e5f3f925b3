"""The order of a draw: the published vectors, reading an outcome back, and fairness."""

from __future__ import annotations

import os
import subprocess
from collections import Counter
from hashlib import sha256
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.draw import (
    DrawResult,
    OrderMissingLots,
    OrderRepeatedLot,
    OrderUnknownLot,
    OtherKind,
    OtherList,
    PaperResult,
    PlaceDiffers,
    SeedNeeded,
    SeedResult,
    check_number,
    draw_order,
    lot_file,
    lot_file_name,
    paper_order,
    read_order,
    read_result,
    ticket,
    write_order,
    write_result,
)
from desktop_app.core.draw_lines import FileProblem, FileReason
from desktop_app.core.draw_list import (
    D6,
    D10,
    DrawProtocol,
    Numbering,
    Paper,
    list_hash,
    make_draw_list,
    read_draw_list,
)
from desktop_app.core.draw_seed import SeedTooShort, read_seed
from desktop_app.core.ids import Identifier
from tests.core.draw_samples import STANDING, VECTOR_NAMES, VECTORS, listed, sample_list

THROWS = "416253316245526136412653146235"
SEEDED = tuple(name for name in VECTOR_NAMES if (VECTORS / name / "zaad.txt").exists())
CHI_SQUARE_BOUND = 172.4
"""The 99.9 % point of chi-square with 119 degrees of freedom; it holds for any sample size."""


def drawn_vector(folder: Path) -> DrawResult:
    draw_list = listed(read_draw_list((folder / "deelnemers.txt").read_bytes()))
    if isinstance(draw_list.throw, Paper):
        order = read_order((folder / "volgorde.txt").read_bytes())
        assert isinstance(order, tuple)
        return resulting(paper_order(draw_list, order))
    seed = read_seed((folder / "zaad.txt").read_bytes())
    assert isinstance(seed, str)
    return resulting(draw_order(draw_list, seed))


def resulting(found: object) -> DrawResult:
    assert isinstance(found, SeedResult | PaperResult), found
    return found


@pytest.mark.parametrize("name", VECTOR_NAMES)
def test_a_published_draw_is_reproduced_byte_for_byte(name: str) -> None:
    expected = (VECTORS / name / "uitslag.txt").read_bytes()
    result = drawn_vector(VECTORS / name)
    assert write_result(result) == expected
    assert check_number(result) == sha256(expected).hexdigest()


@pytest.mark.parametrize("name", VECTOR_NAMES)
def test_a_published_outcome_is_read_back_and_verified(name: str) -> None:
    folder = VECTORS / name
    draw_list = listed(read_draw_list((folder / "deelnemers.txt").read_bytes()))
    found = read_result(draw_list, (folder / "uitslag.txt").read_bytes())
    assert found == drawn_vector(folder)


@pytest.mark.parametrize("name", SEEDED)
def test_every_place_follows_from_the_files_of_the_lots_alone(name: str) -> None:
    result = drawn_vector(VECTORS / name)
    assert isinstance(result, SeedResult)
    hashed = sorted(
        (sha256(lot_bytes(result, lot)).hexdigest(), lot) for lot in reversed(result.order)
    )
    assert [lot for _, lot in hashed] == list(result.order)
    assert [value for value, _ in hashed] == list(result.tickets)


def lot_bytes(result: SeedResult, lot: Identifier) -> bytes:
    return lot_file(protocol=result.protocol, list_hash=result.list_hash, seed=result.seed, lot=lot)


def test_a_ticket_is_what_the_command_on_paper_gives() -> None:
    result = drawn_vector(VECTORS / "tv2")
    assert isinstance(result, SeedResult)
    lot = result.order[0]
    template = "LOTING-1 LOT\\nlijst %s\\nzaad %s\\nlot %s\\n"
    command = f"printf '{template}' {result.list_hash} {result.seed} {lot} | sha256sum"
    printed = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, check=True, text=True
    ).stdout
    found = ticket(protocol=result.protocol, list_hash=result.list_hash, seed=result.seed, lot=lot)
    assert printed.split()[0] == found == result.tickets[0]


def test_a_lot_with_slashes_has_a_file_name_without_them() -> None:
    assert lot_file_name(Identifier("Z/26/004512-A1")) == "lot-Z_26_004512-A1.txt"


def test_a_practice_draw_gives_another_order_of_tickets_than_the_real_one() -> None:
    real, practice = (
        draw_order(sample_list("A", "B", "C", protocol=protocol), THROWS)
        for protocol in DrawProtocol
    )
    assert isinstance(real, SeedResult)
    assert isinstance(practice, SeedResult)
    assert set(real.tickets).isdisjoint(practice.tickets)


def test_a_seed_that_does_not_fit_draws_nothing() -> None:
    assert draw_order(sample_list("A", "B"), "123") == SeedTooShort(3, 30)


PAPER_LIST = sample_list("A", "B", "C", throw=Paper())


def test_paper_lots_keep_the_order_of_drawing() -> None:
    result = paper_order(PAPER_LIST, ["C", "A", "B"])
    assert isinstance(result, PaperResult)
    assert result.order == ("C", "A", "B")


@pytest.mark.parametrize(
    ("order", "problem"),
    [
        (["C", "A"], OrderMissingLots((Identifier("B"),))),
        (["C", "X", "B"], OrderUnknownLot(2, "X")),
        (["C", "A", "C"], OrderRepeatedLot(3, "C")),
        ([], OrderMissingLots((Identifier("A"), Identifier("B"), Identifier("C")))),
    ],
)
def test_a_drawn_order_holds_every_lot_once(order: list[str], problem: object) -> None:
    assert paper_order(PAPER_LIST, order) == problem


def test_a_draw_with_a_seed_takes_no_typed_order() -> None:
    assert paper_order(sample_list("A", "B"), ["A", "B"]) == SeedNeeded()


def test_an_order_file_is_read_strictly() -> None:
    order = (Identifier("B"), Identifier("A/1"))
    assert read_order(write_order(order)) == order
    assert read_order(b"B\nlot A\n") == FileProblem(2, FileReason.ID)
    assert read_order(b"B\r\n") == FileProblem(1, FileReason.CARRIAGE_RETURN)


DRAWN_LIST = sample_list("A", "B", "C")
DRAWN = resulting(draw_order(DRAWN_LIST, THROWS))
OUTCOME = write_result(DRAWN)


def test_an_outcome_of_another_list_is_refused() -> None:
    other = sample_list("A", "B", "D")
    expected = OtherList(list_hash(DRAWN_LIST), list_hash(other))
    assert read_result(other, OUTCOME) == expected


def test_an_outcome_without_a_seed_is_refused_for_a_draw_that_needs_one() -> None:
    data = OUTCOME.replace(THROWS.encode(), b"-")
    assert read_result(DRAWN_LIST, data) == OtherKind()


def test_an_outcome_with_two_lots_swapped_is_refused_with_the_place() -> None:
    first, second = DRAWN.order[:2]
    swapped = (
        OUTCOME.replace(f" {first}\n".encode(), b" X\n")
        .replace(f" {second}\n".encode(), f" {first}\n".encode())
        .replace(b" X\n", f" {second}\n".encode())
    )
    assert read_result(DRAWN_LIST, swapped) == PlaceDiffers(1, first)


def test_an_outcome_that_stops_early_or_goes_on_is_refused() -> None:
    lines = OUTCOME.splitlines(keepends=True)
    assert read_result(DRAWN_LIST, b"".join(lines[:-1])) == PlaceDiffers(3, DRAWN.order[2])
    more = OUTCOME + b"plaats 4 - D\n"
    assert read_result(DRAWN_LIST, more) == PlaceDiffers(4, None)


def test_an_outcome_with_a_seed_of_the_wrong_length_is_refused() -> None:
    data = OUTCOME.replace(THROWS.encode(), b"123")
    assert read_result(DRAWN_LIST, data) == SeedTooShort(3, 30)


@pytest.mark.parametrize(
    ("found", "put", "problem"),
    [
        (b"plaats 2", b"plaats 3", FileProblem(5, FileReason.PLACE)),
        (b"plaats 2", b"plaats 02", FileProblem(5, FileReason.PLACE)),
        (b"plaats 2 ", b"plek 2 ", FileProblem(5, FileReason.LINE_FORM)),
        (b"UITSLAG", b"uitslag", FileProblem(1, FileReason.HEADING)),
        (b"zaad ", b"seed ", FileProblem(3, FileReason.LINE_FORM)),
    ],
)
def test_an_outcome_of_another_form_is_refused(
    found: bytes, put: bytes, problem: FileProblem
) -> None:
    assert read_result(DRAWN_LIST, OUTCOME.replace(found, put)) == problem


def test_no_changed_byte_of_an_outcome_passes() -> None:
    for position in range(len(OUTCOME)):
        for byte in (0, 9, 10, 13, 32, 48, 49, 65, 97, 255):
            changed = bytearray(OUTCOME)
            changed[position] = byte
            if bytes(changed) != OUTCOME:
                assert read_result(DRAWN_LIST, bytes(changed)) != DRAWN


@given(
    st.lists(st.integers(0, 9999), min_size=2, max_size=40, unique=True),
    st.text("0123456789", min_size=24, max_size=24),
)
def test_every_outcome_survives_writing_and_reading(numbers: list[int], seed: str) -> None:
    draw_list = sample_list(*(f"2026-{number:04}" for number in numbers), throw=D10(24))
    result = resulting(draw_order(draw_list, seed))
    assert sorted(result.order) == list(draw_list.members)
    assert read_result(draw_list, write_result(result)) == result


def test_a_draw_of_the_most_lots_is_whole() -> None:
    members = [f"2026-{number:04}" for number in range(9999)]
    result = resulting(draw_order(sample_list(*members), THROWS))
    assert sorted(result.order) == members


def test_every_order_of_five_lots_comes_up_as_often() -> None:
    seeds = 240_000 if os.environ.get("RANGORDE_FULL") == "1" else 24_000
    draw_list = listed(
        make_draw_list(
            protocol=DrawProtocol.REAL,
            round_id="GELIJKE-KANS",
            numbering=Numbering(1, 1, None),
            standing=STANDING,
            throw=D10(24),
            members=("2026-0001", "2026-0002", "2026-0003", "2026-0004", "2026-0005"),
        )
    )
    counted = Counter(
        resulting(draw_order(draw_list, f"{number:024}")).order for number in range(seeds)
    )
    orders = list(permutations(draw_list.members))
    expected = seeds / len(orders)
    chi_square = sum((counted[order] - expected) ** 2 / expected for order in orders)
    assert chi_square < CHI_SQUARE_BOUND


def test_dice_and_cards_with_the_same_digits_are_different_draws() -> None:
    seed = "123456" * 5
    dice = resulting(draw_order(sample_list("A", "B", throw=D6(30)), seed))
    cards = resulting(draw_order(sample_list("A", "B", throw=D10(30)), seed))
    assert dice.list_hash != cards.list_hash
