"""Names of applicants: read in the encoding they were written in, and what they hide."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.importing.csv_reading import Encoding
from desktop_app.importing.expected import Choices, DamagedText
from desktop_app.importing.proposal import QuestionKind
from desktop_app.importing.suspicious import repaired
from tests.importing.samples import ONLY_AMOUNTS, ONLY_POINTS, codes, csv_bytes, places, read

NAME = "Stichting Zoë & Café ’t Hoekje"
HEADER = "Aanvraagnummer;Aanvrager;Gevraagd"


def names_file(*names: str, encoding: str = "utf-8") -> bytes:
    rows = [f'A-{number};"{name}";100,00' for number, name in enumerate(names, 1)]
    return csv_bytes(HEADER, *rows, encoding=encoding)


@pytest.mark.parametrize(
    ("encoding", "found"),
    [
        ("utf-8", Encoding.UTF_8),
        ("utf-8-sig", Encoding.UTF_8),
        ("utf-16", Encoding.UTF_16),
        ("cp1252", Encoding.WINDOWS_1252),
    ],
)
def test_a_name_is_read_in_the_encoding_of_its_file(encoding: str, found: Encoding) -> None:
    proposal = read(names_file(NAME, encoding=encoding), ONLY_AMOUNTS)
    assert proposal.ready
    assert proposal.source.encoding is found
    assert proposal.rows[0].applicant == NAME


def test_unicode_text_with_tabs_is_read() -> None:
    content = csv_bytes("Nummer\tc1\tc2", "A-1\t1,5\t2", encoding="utf-16")
    assert read(content, ONLY_POINTS).rows[0].scores == {"c1": "1.5", "c2": "2"}


def test_spoilt_letters_are_asked_about_and_repaired_when_told() -> None:
    content = names_file("Stichting ZoÃ« & CafÃ©", "Buurthuis")
    proposal = read(content, ONLY_AMOUNTS)
    (question,) = proposal.questions
    assert question.kind is QuestionKind.DAMAGED_TEXT
    assert "‘Ã«’" in question.finding.message.what
    assert [option.label for option in question.options] == [
        "laten staan: Stichting ZoÃ« & CafÃ©",
        "herstellen: Stichting Zoë & Café",
    ]
    better = read(content, ONLY_AMOUNTS, Choices(damaged_text=DamagedText.REPAIR))
    assert better.ready
    assert [row.applicant for row in better.rows] == ["Stichting Zoë & Café", "Buurthuis"]
    kept = read(content, ONLY_AMOUNTS, Choices(damaged_text=DamagedText.KEEP))
    assert kept.rows[0].applicant == "Stichting ZoÃ« & CafÃ©"


def test_letters_that_are_lost_are_an_error() -> None:
    proposal = read(names_file("Stichting Zo\ufffd"), ONLY_AMOUNTS)
    assert codes(proposal.problems) == ["F109"]


def test_another_encoding_can_be_chosen() -> None:
    content = names_file("Zoë")
    chosen = read(content, ONLY_AMOUNTS, Choices(encoding=Encoding.WINDOWS_1252))
    assert chosen.source.encoding is Encoding.WINDOWS_1252
    assert chosen.questions[0].kind is QuestionKind.DAMAGED_TEXT


@pytest.mark.parametrize(
    ("hidden", "code_point"),
    [("\u200b", "U+200B"), ("\u202e", "U+202E"), ("\u00ad", "U+00AD"), ("\x07", "U+0007")],
)
def test_a_character_that_does_not_show_is_an_error(hidden: str, code_point: str) -> None:
    (problem,) = read(names_file(f"Buurt{hidden}huis"), ONLY_AMOUNTS).problems
    assert (problem.message.code, problem.cell) == ("F108", "B2")
    assert code_point in problem.message.what


def test_fixed_spaces_and_line_ends_become_spaces() -> None:
    proposal = read(names_file(" Stichting\u00a0De\nHoek  "), ONLY_AMOUNTS)
    assert proposal.ready
    assert proposal.rows[0].applicant == "Stichting De Hoek"


def test_two_names_that_only_look_the_same_are_said() -> None:
    proposal = read(names_file("Stichting Oase", "Stichting Оase"), ONLY_AMOUNTS)
    assert proposal.ready
    (notice,) = proposal.notices
    assert notice.message.code == "W103"
    assert "A-1 en A-2 verschillen alleen in het teken U+" in notice.message.what


def test_the_same_applicant_twice_is_no_look_alike() -> None:
    assert read(names_file("Stichting Oase", "stichting oase"), ONLY_AMOUNTS).notices == ()


def test_names_from_everywhere_are_kept() -> None:
    names = ("Łódź aan Zee", "Şen Kültür", "Дом культуры", "مركز الحي", "Ĳsclub d’Ĳ")
    proposal = read(names_file(*names), ONLY_AMOUNTS)
    assert proposal.ready
    assert [row.applicant for row in proposal.rows] == list(names)


def test_a_name_with_the_delimiter_in_quotes_stays_whole() -> None:
    proposal = read(names_file("Peters; Jansen"), ONLY_AMOUNTS)
    assert proposal.rows[0].applicant == "Peters; Jansen"


@pytest.mark.parametrize("delimiter", [";", ",", "\t", "|"])
def test_the_delimiter_is_found_by_the_headings(delimiter: str) -> None:
    content = csv_bytes(
        delimiter.join(["Nummer", "Aanvrager", "Gevraagd"]),
        delimiter.join(["A-1", "X (a;b)" if delimiter != ";" else "X (a,b)", '"1.000,00"']),
    )
    proposal = read(content, ONLY_AMOUNTS)
    assert proposal.ready
    assert proposal.rows[0].requested == 100_000


def test_a_first_line_that_names_the_delimiter_is_obeyed() -> None:
    content = csv_bytes("sep=|", "Nummer|c1|c2", "A-1|1,5|2")
    proposal = read(content, ONLY_POINTS)
    assert (proposal.source.header_row, proposal.rows[0].row) == (2, 3)


def test_a_row_keeps_the_number_a_spreadsheet_shows() -> None:
    content = csv_bytes(HEADER, '"A-1";"Stichting', 'De Hoek";0', "", "A-2;Y;0")
    assert places(read(content, ONLY_AMOUNTS).problems) == [("F201", "C2"), ("F201", "C4")]


@given(st.text(alphabet=st.characters(min_codepoint=0xC0, max_codepoint=0x17F), min_size=1))
def test_what_was_spoilt_once_is_repaired_exactly(name: str) -> None:
    spoilt = "".join(
        bytes([byte]).decode("cp1252", errors="ignore") or chr(byte)
        for byte in name.encode("utf-8")
    )
    assert repaired(spoilt) == name
