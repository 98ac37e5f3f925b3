"""Every problem of a draw has a Dutch sentence."""

from __future__ import annotations

import pytest

from desktop_app.core.draw import (
    OrderMissingLots,
    OrderProblem,
    OrderRepeatedLot,
    OrderUnknownLot,
    OtherKind,
    OtherList,
    PlaceDiffers,
    ResultProblem,
    SeedNeeded,
)
from desktop_app.core.draw_lines import FileProblem, FileReason
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
)
from desktop_app.core.ids import Identifier, IdProblem, parse_id
from desktop_app.text.draw import (
    FILE_REASONS,
    allowed_characters,
    file_problem_text,
    id_problem_text,
    order_problem_text,
    result_problem_text,
    seed_problem_text,
)


def test_every_reason_has_half_a_sentence_of_its_own() -> None:
    assert set(FILE_REASONS) == set(FileReason)
    assert len(set(FILE_REASONS.values())) == len(FileReason)


def test_a_file_problem_names_its_line() -> None:
    text = file_problem_text(FileProblem(3, FileReason.TRAILING_SPACE))
    assert text == "Regel 3: er staat een spatie aan het eind."


@pytest.mark.parametrize("alphabet", SeedAlphabet)
def test_every_alphabet_can_be_told(alphabet: SeedAlphabet) -> None:
    assert allowed_characters(alphabet)


SEED_PROBLEMS: tuple[tuple[SeedProblem, str], ...] = (
    (SeedTooShort(29, 30), "29"),
    (SeedTooLong(31, 30), "31"),
    (SeedCharacter(position=4, character="7", alphabet=SeedAlphabet.D6), "positie 4 staat ‘7’"),
    (SeedCharacter(position=4, character=" ", alphabet=SeedAlphabet.D6), "een spatie"),
    (SeedCharacter(position=4, character="\x00", alphabet=SeedAlphabet.D6), "U+0000"),
    (SecretForm(), "64"),
    (SecretMismatch(), "controlegetal"),
    (SeedNotUsed(), "papieren loten"),
    (NoContribution(), "geen bijdrage"),
    (TooManyContributions(21), "21"),
    (EmptyContribution(2), "Bijdrage 2 is leeg"),
    (ContributionTooLong(2, 33), "33"),
    (ContributionCharacter(number=2, position=5, character="é"), "‘é’"),
)


@pytest.mark.parametrize(("problem", "part"), SEED_PROBLEMS)
def test_a_seed_problem_says_what_and_where(problem: SeedProblem, part: str) -> None:
    assert part in seed_problem_text(problem)


ORDER_PROBLEMS: tuple[tuple[OrderProblem, str], ...] = (
    (SeedNeeded(), "zaad"),
    (OrderUnknownLot(2, "X"), "plaats 2 staat X"),
    (OrderRepeatedLot(3, "A"), "al eerder"),
    (OrderMissingLots((Identifier("A"), Identifier("B"))), "A, B"),
)


@pytest.mark.parametrize(("problem", "part"), ORDER_PROBLEMS)
def test_an_order_problem_says_what_and_where(problem: OrderProblem, part: str) -> None:
    assert part in order_problem_text(problem)


RESULT_PROBLEMS: tuple[tuple[ResultProblem, str], ...] = (
    (OtherList("0", "1"), "andere deelnemerslijst"),
    (OtherKind(), "ander soort loting"),
    (PlaceDiffers(2, Identifier("A")), "Plaats 2 moet A zijn"),
    (PlaceDiffers(4, None), "Plaats 4 kan er niet zijn"),
)


@pytest.mark.parametrize(("problem", "part"), RESULT_PROBLEMS)
def test_a_result_problem_says_what_and_where(problem: ResultProblem, part: str) -> None:
    assert part in result_problem_text(problem)


@pytest.mark.parametrize(
    ("text", "part"),
    [("", "geen nummer"), ("A" * 33, "langer dan 32"), ("a", "‘a’"), ("A-", "positie 2")],
)
def test_an_id_problem_says_what_and_where(text: str, part: str) -> None:
    problem = parse_id(text)
    assert isinstance(problem, IdProblem)
    assert part in id_problem_text(problem)
