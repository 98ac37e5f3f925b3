"""Amounts and points as they stand in Dutch files: nothing is guessed, nothing is lost."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.importing.expected import Choices, NumberStyle
from desktop_app.importing.number_columns import bare_number, decide, read_number
from desktop_app.importing.proposal import QuestionKind
from desktop_app.text.notation import euros, points_number
from tests.importing.samples import (
    ONLY_AMOUNTS,
    ONLY_LEVELS,
    ONLY_POINTS,
    POINTS,
    VOTES,
    codes,
    csv_bytes,
    places,
    read,
    xlsx_bytes,
)


def amounts_file(*amounts: str) -> bytes:
    rows = [f"2026-{number};Stichting {number};{text}" for number, text in enumerate(amounts, 1)]
    return csv_bytes("Aanvraagnummer;Aanvrager;Gevraagd", *rows)


def points_file(*scores: str) -> bytes:
    rows = [f'2026-{number};"{text}";1' for number, text in enumerate(scores, 1)]
    return csv_bytes("Aanvraagnummer;c1;c2", *rows)


@pytest.mark.parametrize("as_xlsx", [False, True])
def test_decimal_commas_keep_their_place(*, as_xlsx: bool) -> None:
    header = ["Aanvraagnummer", "Aanvrager", "Gevraagd", "c1", "c2"]
    rows = [
        ["2026-1", "A", "1.355,90", "7,5", "0,9"],
        ["2026-2", "B", "12500,00", "10", "1"],
        ["2026-3", "C", "10,00", "0", "2,25"],
    ]
    lines = [";".join(row) for row in [header, *rows]]
    content = xlsx_bytes([header, *rows]) if as_xlsx else csv_bytes(*lines)
    proposal = read(content, POINTS)
    assert proposal.ready
    assert [row.requested for row in proposal.rows] == [135_590, 1_250_000, 1_000]
    assert [dict(row.scores) for row in proposal.rows] == [
        {"c1": "7.5", "c2": "0.9"},
        {"c1": "10", "c2": "1"},
        {"c1": "0", "c2": "2.25"},
    ]
    assert [(found.heading, found.filled, found.total) for found in proposal.sums] == [
        ("Gevraagd", 3, "€\u00a013.865,90"),
        ("c1", 3, "17,5"),
        ("c2", 3, "4,15"),
    ]


def test_an_open_amount_follows_the_rest_of_its_column() -> None:
    proposal = read(amounts_file("12.500,00", "1.250", "900,50"), ONLY_AMOUNTS)
    assert proposal.ready
    assert [row.requested for row in proposal.rows] == [1_250_000, 125_000, 90_050]


def test_a_column_with_only_open_amounts_is_asked_about_once() -> None:
    content = amounts_file("1.250", "2.500")
    proposal = read(content, ONLY_AMOUNTS)
    (question,) = proposal.questions
    assert (question.kind, question.column) == (QuestionKind.NUMBER_STYLE, "Gevraagd")
    assert question.usual == "comma"
    assert "€\u00a01.250,00" in question.finding.message.what
    assert "€\u00a01,25" in question.finding.message.what
    assert [row.requested for row in proposal.rows] == [None, None]

    answered = read(content, ONLY_AMOUNTS, Choices(number_styles={"Gevraagd": NumberStyle.COMMA}))
    assert answered.ready
    assert [row.requested for row in answered.rows] == [125_000, 250_000]
    other = read(content, ONLY_AMOUNTS, Choices(number_styles={"Gevraagd": NumberStyle.POINT}))
    assert [row.requested for row in other.rows] == [125, 250]


def test_a_comma_before_three_digits_is_asked_about_even_among_dutch_amounts() -> None:
    proposal = read(amounts_file("12.500,00", "1,250"), ONLY_AMOUNTS)
    (question,) = proposal.questions
    assert question.finding.cell == "C3"
    assert question.usual is None


def test_a_column_with_points_before_its_decimals_is_read_and_said() -> None:
    proposal = read(amounts_file("12500.00", "1,250.50", "1,250"), ONLY_AMOUNTS)
    assert proposal.ready
    assert [row.requested for row in proposal.rows] == [1_250_000, 125_050, 125_000]
    assert codes(proposal.notices) == ["W106"]


def test_a_score_with_a_point_is_the_same_score_and_is_said() -> None:
    proposal = read(points_file("7.5", "7,5"), ONLY_POINTS)
    assert proposal.ready
    assert [row.scores["c1"] for row in proposal.rows] == ["7.5", "7.5"]
    (notice,) = proposal.notices
    assert notice.message.code == "W106"
    assert "‘7.5’. Dat is gelezen als 7,5." in notice.message.what


def test_a_score_that_can_be_read_in_two_ways_is_not_read() -> None:
    proposal = read(points_file("1.250"), ONLY_POINTS)
    assert places(proposal.problems) == [("F103", "B2")]
    assert "c1" not in proposal.rows[0].scores


def test_votes_may_have_their_thousands_separated() -> None:
    content = csv_bytes("Nummer;Stemmen", "A-1;3.337", "A-2;1.000.000", "A-3;12")
    proposal = read(content, VOTES)
    assert proposal.ready
    assert [row.scores["stemmen"] for row in proposal.rows] == ["3337", "1000000", "12"]


@pytest.mark.parametrize(
    "text",
    ["TRUE", "waar", "NaN", "Infinity", "1e3", "1_000", "٣", "-", "n.v.t.", "-3", "7,5,1", "0,905"],
)
def test_what_is_no_plain_number_is_an_error_of_its_cell(text: str) -> None:
    proposal = read(points_file(text, "5"), ONLY_POINTS)
    assert places(proposal.problems) == [("F303", "B2")]
    assert "c1" not in proposal.rows[0].scores
    assert proposal.rows[1].scores["c1"] == "5"


def test_spaces_round_a_score_do_not_matter_and_nothing_is_not_scored() -> None:
    proposal = read(points_file("7 ", "", "  "), ONLY_POINTS)
    assert proposal.ready
    assert [row.scores.get("c1") for row in proposal.rows] == ["7", None, None]


def test_a_boolean_of_a_spreadsheet_is_not_one_point() -> None:
    content = xlsx_bytes([["Nummer", "c1", "c2"], ["A-1", True, 1]])
    assert places(read(content, ONLY_POINTS).problems) == [("F303", "B2")]


def test_a_number_of_a_spreadsheet_is_read_as_it_was_typed() -> None:
    content = xlsx_bytes([["Nummer", "c1", "c2"], ["A-1", 0.9, 0.1 + 0.2], ["A-2", 10, 7.25]])
    proposal = read(content, ONLY_POINTS)
    assert proposal.ready
    assert [dict(row.scores) for row in proposal.rows] == [
        {"c1": "0.9", "c2": "0.3"},
        {"c1": "10", "c2": "7.25"},
    ]


@pytest.mark.parametrize("text", ["0,00", "-5", "1000000000", "12.5OO", "veel", "0,505"])
def test_what_is_no_amount_above_zero_is_an_error(text: str) -> None:
    proposal = read(amounts_file("10,00", text), ONLY_AMOUNTS)
    assert ("F201", "C3") in places(proposal.problems)
    assert proposal.rows[1].requested is None


def test_a_missing_amount_is_missing_and_not_zero() -> None:
    proposal = read(amounts_file("10,00", ""), ONLY_AMOUNTS)
    assert places(proposal.problems) == [("F124", "C3")]


def test_an_amount_may_have_a_euro_sign_and_a_dash_for_no_cents() -> None:
    proposal = read(amounts_file("€ 1.250,-", "€\u00a02.500,00"), ONLY_AMOUNTS)
    assert [row.requested for row in proposal.rows] == [125_000, 250_000]


def test_more_grantable_than_requested_is_an_error() -> None:
    content = csv_bytes("Nummer;Aanvrager;Gevraagd;Subsidiabel", "A-1;X;100,00;100,01")
    assert codes(read(content, ONLY_AMOUNTS).problems) == ["F202"]


@pytest.mark.parametrize("text", ["3-apr", "03-04-2026", "1/2", "2026-04-03", "apr-26", "3 mei"])
def test_a_date_in_text_is_never_a_score(text: str) -> None:
    assert places(read(points_file(text), ONLY_POINTS).problems) == [("F104", "B2")]


def test_a_date_of_a_spreadsheet_is_never_a_score_an_amount_or_a_number() -> None:
    day = date(2026, 4, 3)
    content = xlsx_bytes(
        [["Nummer", "Aanvrager", "Gevraagd", "c1", "c2"], [day, "X", day, day, 46_115]]
    )
    assert places(read(content, POINTS).problems) == [
        ("F118", "A2"),
        ("F118", "C2"),
        ("F104", "D2"),
        ("F104", "E2"),
    ]


def test_a_date_is_never_a_level() -> None:
    content = xlsx_bytes([["Nummer", "c1", "c2"], ["A-1", date(2026, 4, 3), "goed"]])
    assert places(read(content, ONLY_LEVELS).problems) == [("F104", "B2")]


def test_a_percentage_of_a_spreadsheet_shows_both_readings() -> None:
    def as_percentage(_: object, sheet: dict[str, object]) -> None:
        sheet["B2"].number_format = "0%"  # type: ignore[attr-defined]  # an openpyxl cell

    content = xlsx_bytes([["Nummer", "c1", "c2"], ["A-1", 0.75, 5]], as_percentage)
    (problem,) = read(content, ONLY_POINTS).problems
    assert (problem.message.code, problem.cell) == ("F113", "B2")
    assert problem.message.what == "In cel B2 staat 75%. Dat kan 75 zijn of 0,75."


def test_a_percentage_in_text_is_refused_also_beside_plain_numbers() -> None:
    proposal = read(points_file("75", "75%", "7,5 %"), ONLY_POINTS)
    assert places(proposal.problems) == [("F113", "B3"), ("F113", "B4")]
    assert "Dat kan 7,5 zijn of 0,075." in proposal.problems[1].message.what


@pytest.mark.parametrize(
    "text", ["#N/A", "#DIV/0!", "#REF!", "#N/B", "#DEEL/0!", "#VERW!", "#WAARDE!", "Err:502"]
)
def test_an_error_of_a_spreadsheet_is_an_error_of_its_cell_also_in_a_name(text: str) -> None:
    content = csv_bytes("Nummer;Aanvrager;Gevraagd;c1;c2", f"A-1;{text};{text};{text};1")
    proposal = read(content, POINTS)
    assert places(proposal.problems) == [("F105", "B2"), ("F105", "C2"), ("F105", "D2")]
    assert proposal.rows[0].applicant is None


@pytest.mark.parametrize("text", ["#N/A", "#DIV/0!", "#REF!"])
def test_an_error_cell_of_xlsx_is_never_a_zero_or_a_code(text: str) -> None:
    content = xlsx_bytes([["Nummer", "c1", "c2"], ["A-1", text, 3]])
    assert places(read(content, ONLY_POINTS).problems) == [("F105", "B2")]


def test_a_formula_is_an_error_and_not_a_blank() -> None:
    content = xlsx_bytes([["Nummer", "c1", "c2"], ["A-1", "=1+1", 3]])
    (problem,) = read(content, ONLY_POINTS).problems
    assert (problem.message.code, problem.cell) == ("F105", "B2")
    assert "‘=1+1’" in problem.message.what


def test_a_formula_in_a_text_file_is_an_error_where_a_number_belongs() -> None:
    assert places(read(points_file("=B1+1"), ONLY_POINTS).problems) == [("F105", "B2")]


def test_levels_are_known_by_name_first_letter_and_points() -> None:
    content = csv_bytes("Nummer;c1;c2", "A-1;Goed;v", "A-2;0,9;O", "A-3;1.8;0")
    proposal = read(content, ONLY_LEVELS)
    assert proposal.ready
    assert [tuple(row.scores.values()) for row in proposal.rows] == [
        ("goed", "voldoende"),
        ("voldoende", "onvoldoende"),
        ("goed", "onvoldoende"),
    ]


def test_another_word_or_number_is_no_level() -> None:
    content = csv_bytes("Nummer;c1;c2", "A-1;matig;1,0", "A-2;TRUE;goed")
    proposal = read(content, ONLY_LEVELS)
    assert places(proposal.problems) == [("F302", "B2"), ("F302", "C2"), ("F302", "B3")]


@given(st.lists(st.integers(min_value=1, max_value=99_999_999_999), min_size=1, max_size=6))
def test_amounts_in_our_own_notation_come_back_without_a_question(amounts: list[int]) -> None:
    proposal = read(amounts_file(*map(euros, amounts)), ONLY_AMOUNTS)
    assert proposal.ready
    assert [row.requested for row in proposal.rows] == amounts


@given(st.lists(st.integers(min_value=0, max_value=10_000), min_size=1, max_size=6))
def test_points_in_our_own_notation_come_back_without_a_question(points: list[int]) -> None:
    proposal = read(points_file(*map(points_number, points)), ONLY_POINTS)
    assert proposal.ready
    assert [row.scores["c1"].replace(".", ",") for row in proposal.rows] == [
        points_number(value) for value in points
    ]


@given(st.lists(st.from_regex(r"[0-9]{1,3}([.,][0-9]{1,3}){0,2}", fullmatch=True), min_size=1))
def test_the_order_of_a_column_never_changes_what_its_numbers_are(texts: list[str]) -> None:
    forward, backward = decide(texts, None), decide(list(reversed(texts)), None)
    assert type(forward) is type(backward)
    assert getattr(forward, "style", None) == getattr(backward, "style", None)
    assert getattr(forward, "usual", None) == getattr(backward, "usual", None)


@given(st.text(max_size=20), st.sampled_from([None, *NumberStyle]))
def test_any_text_is_a_number_or_none(text: str, style: NumberStyle | None) -> None:
    number = read_number(bare_number(text), style)
    assert number is None or number >= 0
