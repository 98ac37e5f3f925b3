"""The seed: its form per kind of throw, and the secret of a mixed seed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.draw_lines import FileProblem, FileReason
from desktop_app.core.draw_list import D6, D10, External, Mix, Paper, Throw
from desktop_app.core.draw_seed import (
    ContributionCharacter,
    ContributionTooLong,
    EmptyContribution,
    NoContribution,
    SecretForm,
    SecretMismatch,
    SeedAlphabet,
    SeedCharacter,
    SeedNotUsed,
    SeedProblem,
    SeedTooLong,
    SeedTooShort,
    TooManyContributions,
    check_seed,
    commitment,
    first_difference,
    mix_seed,
    read_seed,
    write_seed,
)
from desktop_app.core.ids import Identifier
from tests.core.draw_samples import SECRET

MIX = Mix("b8b84b623a4b649311850b914687dc1bd214405412f22fd84265d10064f1dc3c")
EVENT = External(Identifier("STAATSLOTERIJ"))
THROWS = "416253316245526136412653146235"


def d6(position: int, character: str) -> SeedCharacter:
    return SeedCharacter(position=position, character=character, alphabet=SeedAlphabet.D6)


@pytest.mark.parametrize(
    ("throw", "seed"),
    [
        (D6(30), THROWS),
        (D10(24), "906135577204418860329175"),
        (EVENT, "2026-04-10:1045882-0077123:3/9/12/17/33/41"),
        (EVENT, "a" * 16),
        (EVENT, "=" * 128),
        (MIX, f"{SECRET}:17:404:BLAUW.3"),
        (MIX, SECRET + ":1" * 20),
        (MIX, f"{SECRET}:{'x' * 32}"),
    ],
)
def test_a_seed_of_the_right_form_is_taken(throw: Throw, seed: str) -> None:
    assert check_seed(throw, seed) is None


@pytest.mark.parametrize(
    ("throw", "seed", "problem"),
    [
        (D6(30), THROWS[:-1], SeedTooShort(29, 30)),
        (D6(30), THROWS + "1", SeedTooLong(31, 30)),
        (D6(30), "", SeedTooShort(0, 30)),
        (D6(30), "0" + THROWS[1:], d6(1, "0")),
        (D6(30), THROWS[:-1] + "7", d6(30, "7")),
        (D6(30), THROWS[:4] + " " + THROWS[4:], d6(5, " ")),
        (D6(30), THROWS + "\n", d6(31, "\n")),
        (D6(30), "\N{ARABIC-INDIC DIGIT ONE}" + THROWS[1:], d6(1, "\N{ARABIC-INDIC DIGIT ONE}")),
        (D10(24), "0" * 23, SeedTooShort(23, 24)),
        (EVENT, "a" * 15, SeedTooShort(15, 16)),
        (EVENT, "a" * 129, SeedTooLong(129, 128)),
        (
            EVENT,
            "a" * 16 + "_",
            SeedCharacter(position=17, character="_", alphabet=SeedAlphabet.EXTERNAL),
        ),
        (MIX, "", SeedTooShort(0, 64)),
        (MIX, "0" * 64 + ":17", SecretMismatch()),
        (
            MIX,
            f"{SECRET.upper()}:17",
            SeedCharacter(position=1, character="E", alphabet=SeedAlphabet.SECRET),
        ),
        (MIX, SECRET, NoContribution()),
        (MIX, f"{SECRET}:", EmptyContribution(1)),
        (MIX, f"{SECRET}:17::404", EmptyContribution(2)),
        (MIX, SECRET + ":1" * 21, TooManyContributions(21)),
        (MIX, f"{SECRET}:{'x' * 33}", ContributionTooLong(1, 33)),
        (
            MIX,
            f"{SECRET}:17:é",
            ContributionCharacter(number=2, position=1, character="é"),
        ),
        (Paper(), "1", SeedNotUsed()),
    ],
)
def test_a_seed_that_does_not_fit_is_refused_with_the_place(
    throw: Throw, seed: str, problem: SeedProblem
) -> None:
    assert check_seed(throw, seed) == problem


def test_the_commitment_is_the_hash_of_the_secret_and_a_line_end() -> None:
    assert commitment(SECRET) == MIX.commitment


def test_a_mixed_seed_holds_the_contributions_in_the_order_of_calling() -> None:
    assert mix_seed(SECRET, ["17", "404", "BLAUW.3"]) == f"{SECRET}:17:404:BLAUW.3"


@given(
    st.text("0123456789abcdef", min_size=64, max_size=64),
    st.lists(st.text("09azAZ.", min_size=1, max_size=32), min_size=1, max_size=20),
)
def test_what_is_mixed_fits_its_own_commitment(secret: str, contributions: list[str]) -> None:
    seed = mix_seed(secret, contributions)
    assert isinstance(seed, str)
    assert check_seed(Mix(commitment(secret)), seed) is None


def test_a_colon_in_a_contribution_does_not_make_two_of_it() -> None:
    problem = ContributionCharacter(number=1, position=3, character=":")
    assert mix_seed(SECRET, ["17:404"]) == problem


def test_nothing_is_mixed_with_half_a_secret() -> None:
    assert mix_seed(SECRET[:32], ["17"]) == SecretForm()


@pytest.mark.parametrize(
    ("first", "second", "position"),
    [("123", "123", None), ("123", "143", 2), ("123", "12", 3), ("12", "123", 3), ("", "1", 1)],
)
def test_two_entries_are_compared_by_position(
    first: str, second: str, position: int | None
) -> None:
    assert first_difference(first, second) == position


def test_a_seed_file_is_one_line() -> None:
    assert read_seed(write_seed(THROWS)) == THROWS
    assert read_seed(b"1\n2\n") == FileProblem(2, FileReason.LINE_TOO_MANY)
    assert read_seed(b"1") == FileProblem(1, FileReason.NO_FINAL_LINE_END)
