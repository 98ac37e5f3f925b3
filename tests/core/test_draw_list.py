"""The frozen list of lots: what is read, what is refused, and how attempts are numbered."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.draw_lines import FileProblem, FileReason, blocks
from desktop_app.core.draw_list import (
    D6,
    DrawList,
    DrawProtocol,
    NoNumberLeft,
    Numbering,
    list_hash,
    make_draw_list,
    next_numbering,
    read_draw_list,
    write_draw_list,
)
from tests.core.draw_samples import (
    FIRST_LIST,
    STANDING,
    VECTOR_NAMES,
    VECTORS,
    draw_lists,
    listed,
    sample_list,
)

HASH = b"0" * 64


@pytest.mark.parametrize("name", VECTOR_NAMES)
def test_a_published_list_is_read_and_written_to_the_same_bytes(name: str) -> None:
    data = (VECTORS / name / "deelnemers.txt").read_bytes()
    assert write_draw_list(listed(read_draw_list(data))) == data


@given(draw_lists)
def test_every_list_survives_writing_and_reading(draw_list: DrawList) -> None:
    assert read_draw_list(write_draw_list(draw_list)) == draw_list


@given(draw_lists, st.randoms(use_true_random=False))
def test_the_order_in_which_members_are_given_decides_nothing(
    draw_list: DrawList, random: Random
) -> None:
    members = list(draw_list.members)
    random.shuffle(members)
    assert sample_list(*members) == sample_list(*draw_list.members)


REFUSED: dict[str, tuple[bytes, FileProblem]] = {
    "BOM": (b"\xef\xbb\xbf" + FIRST_LIST, FileProblem(1, FileReason.BOM)),
    "CRLF": (
        FIRST_LIST.replace(b"\n", b"\r\n"),
        FileProblem(1, FileReason.CARRIAGE_RETURN),
    ),
    "missing LF": (FIRST_LIST[:-1], FileProblem(12, FileReason.NO_FINAL_LINE_END)),
    "extra LF": (FIRST_LIST + b"\n", FileProblem(13, FileReason.BLANK_LINE)),
    "LF in front": (b"\n" + FIRST_LIST, FileProblem(1, FileReason.BLANK_LINE)),
    "empty": (b"", FileProblem(1, FileReason.EMPTY_FILE)),
    "only LF": (b"\n", FileProblem(1, FileReason.BLANK_LINE)),
    "trailing space": (
        FIRST_LIST.replace(b"loting L1\n", b"loting L1 \n"),
        FileProblem(3, FileReason.TRAILING_SPACE),
    ),
    "leading space": (
        FIRST_LIST.replace(b"loting L1", b" loting L1"),
        FileProblem(3, FileReason.LEADING_SPACE),
    ),
    "double space": (
        FIRST_LIST.replace(b"worp d6 30", b"worp d6  30"),
        FileProblem(7, FileReason.DOUBLE_SPACE),
    ),
    "tab": (
        FIRST_LIST.replace(b"lot 2026-0003", b"lot\t2026-0003"),
        FileProblem(9, FileReason.TAB),
    ),
    "NUL": (FIRST_LIST.replace(b"0003", b"00\x003"), FileProblem(9, FileReason.NUL)),
    "DEL": (
        FIRST_LIST.replace(b"0003", b"00\x7f3"),
        FileProblem(9, FileReason.CONTROL_CHARACTER),
    ),
    "lower case": (FIRST_LIST.replace(b"UTRECHT", b"Utrecht"), FileProblem(2, FileReason.ID)),
    "lower-case lot": (FIRST_LIST.replace(b"-0007", b"-a007"), FileProblem(10, FileReason.ID)),
    "Cyrillic A": (
        FIRST_LIST.replace(b"UTRECHT", "UTR\N{CYRILLIC CAPITAL LETTER A}".encode()),
        FileProblem(2, FileReason.NOT_ASCII),
    ),
    "path": (FIRST_LIST.replace(b"2026-0003", b"../0003"), FileProblem(9, FileReason.ID)),
    "33 bytes": (
        FIRST_LIST.replace(b"2026-0017", b"Z" * 33),
        FileProblem(12, FileReason.ID),
    ),
    "unsorted": (
        FIRST_LIST.replace(b"lot 2026-0003\nlot 2026-0007", b"lot 2026-0007\nlot 2026-0003"),
        FileProblem(10, FileReason.UNSORTED),
    ),
    "duplicate": (
        FIRST_LIST.replace(b"2026-0007", b"2026-0003"),
        FileProblem(10, FileReason.REPEATED),
    ),
    "count too low": (
        FIRST_LIST.replace(b"aantal 4", b"aantal 3"),
        FileProblem(8, FileReason.COUNT_DIFFERS),
    ),
    "count too high": (
        FIRST_LIST.replace(b"aantal 4", b"aantal 5"),
        FileProblem(8, FileReason.COUNT_DIFFERS),
    ),
    "count padded": (
        FIRST_LIST.replace(b"aantal 4", b"aantal 04"),
        FileProblem(8, FileReason.COUNT),
    ),
    "one lot": (
        FIRST_LIST[: FIRST_LIST.index(b"aantal")] + b"aantal 1\nlot 2026-0003\n",
        FileProblem(8, FileReason.COUNT),
    ),
    "draw padded": (
        FIRST_LIST.replace(b"L1\n", b"L01\n"),
        FileProblem(3, FileReason.DRAW_NUMBER),
    ),
    "draw 1000": (
        FIRST_LIST.replace(b"L1\n", b"L1000\n"),
        FileProblem(3, FileReason.DRAW_NUMBER),
    ),
    "draw without L": (
        FIRST_LIST.replace(b"L1\n", b"11\n"),
        FileProblem(3, FileReason.DRAW_NUMBER),
    ),
    "attempt padded": (
        FIRST_LIST.replace(b"poging 1", b"poging 01"),
        FileProblem(4, FileReason.ATTEMPT),
    ),
    "attempt 100": (
        FIRST_LIST.replace(b"poging 1", b"poging 100"),
        FileProblem(4, FileReason.ATTEMPT),
    ),
    "attempt 0": (
        FIRST_LIST.replace(b"poging 1", b"poging 0"),
        FileProblem(4, FileReason.ATTEMPT),
    ),
    "attempt 2 without former": (
        FIRST_LIST.replace(b"poging 1", b"poging 2"),
        FileProblem(5, FileReason.PREVIOUS_MISSING),
    ),
    "attempt 1 with former": (
        FIRST_LIST.replace(b"vorige -", b"vorige " + HASH),
        FileProblem(5, FileReason.PREVIOUS_UNEXPECTED),
    ),
    "former not a hash": (
        FIRST_LIST.replace(b"poging 1\nvorige -", b"poging 2\nvorige 00"),
        FileProblem(5, FileReason.HASH),
    ),
    "upper-case hash": (
        FIRST_LIST.replace(b"4aa4a9639c4e", b"4AA4A9639C4E"),
        FileProblem(6, FileReason.HASH),
    ),
    "29 throws": (
        FIRST_LIST.replace(b"d6 30", b"d6 29"),
        FileProblem(7, FileReason.THROW_COUNT),
    ),
    "61 throws": (
        FIRST_LIST.replace(b"d6 30", b"d6 61"),
        FileProblem(7, FileReason.THROW_COUNT),
    ),
    "23 cards": (
        FIRST_LIST.replace(b"d6 30", b"d10 23"),
        FileProblem(7, FileReason.THROW_COUNT),
    ),
    "another throw": (FIRST_LIST.replace(b"d6 30", b"d8 30"), FileProblem(7, FileReason.THROW)),
    "paper with words": (
        FIRST_LIST.replace(b"d6 30", b"papier 3"),
        FileProblem(7, FileReason.THROW),
    ),
    "mix not a hash": (
        FIRST_LIST.replace(b"d6 30", b"mix 12"),
        FileProblem(7, FileReason.HASH),
    ),
    "event of 65 bytes": (
        FIRST_LIST.replace(b"d6 30", b"ext " + b"A" * 65),
        FileProblem(7, FileReason.ID),
    ),
    "another protocol": (
        FIRST_LIST.replace(b"LOTING-1 ", b"LOTING-2 "),
        FileProblem(1, FileReason.HEADING),
    ),
    "another file": (
        FIRST_LIST.replace(b"DEELNEMERS", b"UITSLAG"),
        FileProblem(1, FileReason.HEADING),
    ),
    "another word": (
        FIRST_LIST.replace(b"stand ", b"staat "),
        FileProblem(6, FileReason.LINE_FORM),
    ),
    "another word for a lot": (
        FIRST_LIST.replace(b"lot 2026-0007", b"kot 2026-0007"),
        FileProblem(10, FileReason.LINE_FORM),
    ),
    "half": (FIRST_LIST[: FIRST_LIST.index(b"stand")], FileProblem(6, FileReason.LINE_MISSING)),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_file_that_deviates_is_refused_with_its_line_and_reason(case: str) -> None:
    data, problem = REFUSED[case]
    assert read_draw_list(data) == problem


def test_every_changed_byte_is_refused_or_gives_another_list() -> None:
    original = listed(read_draw_list(FIRST_LIST))
    for position in range(len(FIRST_LIST)):
        for byte in range(256):
            changed = bytearray(FIRST_LIST)
            changed[position] = byte
            if bytes(changed) == FIRST_LIST:
                continue
            found = read_draw_list(bytes(changed))
            assert found != original
            if isinstance(found, DrawList):
                assert write_draw_list(found) == changed


@given(draw_lists, st.data())
def test_a_file_with_a_byte_more_or_less_is_refused_or_gives_another_list(
    draw_list: DrawList, data: st.DataObject
) -> None:
    written = write_draw_list(draw_list)
    position = data.draw(st.integers(0, len(written) - 1))
    inserted = data.draw(st.binary(max_size=1))
    changed = written[:position] + inserted + written[position + 1 - len(inserted) :]
    if changed != written:
        assert read_draw_list(changed) != draw_list


@given(st.binary(max_size=200))
def test_no_bytes_make_the_reader_fail(data: bytes) -> None:
    assert isinstance(read_draw_list(data), FileProblem)


@pytest.mark.parametrize(
    ("members", "problem"),
    [
        (("A", "A"), FileProblem(10, FileReason.REPEATED)),
        (("A",), FileProblem(8, FileReason.COUNT)),
        (("A", "b"), FileProblem(10, FileReason.ID)),
        (("A", "B\nlot C"), FileProblem(10, FileReason.CONTROL_CHARACTER)),
        (("A", "É"), FileProblem(10, FileReason.NOT_ASCII)),
    ],
)
def test_no_list_is_made_of_what_could_not_be_written(
    members: tuple[str, ...], problem: FileProblem
) -> None:
    made = make_draw_list(
        protocol=DrawProtocol.REAL,
        round_id="R",
        numbering=Numbering(1, 1, None),
        standing=STANDING,
        throw=D6(30),
        members=members,
    )
    assert made == problem


def test_the_check_number_of_a_list_is_read_aloud_in_sixteen_blocks() -> None:
    hashed = list_hash(listed(read_draw_list(FIRST_LIST)))
    assert blocks(hashed)[:3] == ("6637", "8612", "fab7")
    assert len(blocks(hashed)) == 16


def test_a_first_list_is_the_first_attempt_of_the_first_draw() -> None:
    assert next_numbering([], ["A", "B"]) == Numbering(1, 1, None)


def test_a_list_that_shares_a_member_is_the_next_attempt_of_that_draw() -> None:
    first = sample_list("A", "B")
    other = sample_list("C", "D", numbering=Numbering(2, 1, None))
    assert next_numbering([first, other], ["B", "X"]) == Numbering(1, 2, list_hash(first))


def test_a_list_that_shares_members_with_two_draws_follows_the_highest() -> None:
    first = sample_list("A", "B")
    other = sample_list("C", "D", numbering=Numbering(2, 1, None))
    again = sample_list("C", "E", numbering=Numbering(2, 2, list_hash(other)))
    expected = Numbering(2, 3, list_hash(again))
    assert next_numbering([first, other, again], ["B", "D"]) == expected


def test_a_list_that_shares_no_member_is_a_new_draw() -> None:
    assert next_numbering([sample_list("A", "B")], ["C", "D"]) == Numbering(2, 1, None)


def test_a_practice_draw_never_counts_as_an_attempt() -> None:
    practice = sample_list("A", "B", protocol=DrawProtocol.PRACTICE)
    assert next_numbering([practice], ["A", "B"]) == Numbering(1, 1, None)


def test_after_the_last_attempt_no_list_can_be_made() -> None:
    last = sample_list("A", "B", numbering=Numbering(1, 99, "0" * 64))
    assert next_numbering([last], ["A", "C"]) == NoNumberLeft()


def test_after_the_last_draw_no_new_draw_can_be_made() -> None:
    last = sample_list("A", "B", numbering=Numbering(999, 1, None))
    assert next_numbering([last], ["C", "D"]) == NoNumberLeft()
