"""The grammar of numbers and codes."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.ids import Identifier, IdFault, IdProblem, file_name_part, parse_id
from tests.core.draw_samples import identifiers


@pytest.mark.parametrize("text", ["A", "0", "2026-0003", "Z/26/004512-A1", "ZK26.77", "A" * 32])
def test_an_id_is_given_back_as_it_is(text: str) -> None:
    assert parse_id(text) == text


@pytest.mark.parametrize(
    ("text", "fault", "position"),
    [
        ("", IdFault.EMPTY, 0),
        ("A" * 33, IdFault.TOO_LONG, 33),
        ("2026-a", IdFault.CHARACTER, 6),
        ("2026 1", IdFault.CHARACTER, 5),
        ("2026-1\n", IdFault.CHARACTER, 7),
        ("\N{CYRILLIC CAPITAL LETTER A}1", IdFault.CHARACTER, 1),
        ("\N{FULLWIDTH DIGIT ONE}", IdFault.CHARACTER, 1),
        ("../A", IdFault.SEPARATOR, 1),
        ("A..B", IdFault.SEPARATOR, 3),
        ("A-", IdFault.SEPARATOR, 2),
    ],
)
def test_a_text_that_is_no_id_is_refused_with_the_place(
    text: str, fault: IdFault, position: int
) -> None:
    assert parse_id(text) == IdProblem(text=text, fault=fault, position=position)


@given(st.one_of(identifiers, st.text(alphabet="AZ09a./- é", max_size=36)))
def test_exactly_the_texts_of_the_grammar_are_ids(text: str) -> None:
    inside = re.fullmatch(r"[A-Z0-9]+([./-][A-Z0-9]+)*", text) is not None and len(text) <= 32
    assert isinstance(parse_id(text), IdProblem) is not inside


def test_an_event_may_be_longer_than_an_application_number() -> None:
    assert parse_id("A" * 64, longest=64) == "A" * 64


def test_a_slash_becomes_an_underscore_in_a_file_name() -> None:
    assert file_name_part(Identifier("Z/26/1-A2")) == "Z_26_1-A2"
