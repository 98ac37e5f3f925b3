"""Sheets as people lay them out: titles, merged cells, hidden rows, gaps, totals, odd columns."""

from __future__ import annotations

import io
import time
from datetime import datetime
from typing import Any

import xlsxwriter
from openpyxl.styles import Font

from desktop_app.importing.expected import Choices, HiddenRows
from desktop_app.importing.importer import import_bytes
from desktop_app.importing.kinds_of_file import FileKind
from desktop_app.importing.proposal import ImportFailed, ImportProposal, QuestionKind
from tests.importing.samples import (
    NEIGHBOURHOODS,
    ONLY_AMOUNTS,
    ONLY_LEVELS,
    ONLY_POINTS,
    POINTS,
    TWO_STAGES,
    codes,
    csv_bytes,
    places,
    read,
    xlsx_bytes,
)

HEADER: list[object] = ["Nummer", "c1", "c2"]


def ten_rows() -> list[list[object]]:
    return [HEADER, *([f"A-{number}", number, 1 + number % 3] for number in range(1, 11))]


def test_titles_above_the_headings_are_passed_over() -> None:
    def merge_title(_: Any, sheet: Any) -> None:
        sheet.merge_cells("A1:C1")

    rows: list[list[object]] = [
        ["Beoordeling 2026", None, None],
        [],
        ["Nummer", "c1", "c2"],
        ["A-1", 1, 2],
    ]
    proposal = read(xlsx_bytes(rows, merge_title), ONLY_POINTS)
    assert proposal.ready
    assert proposal.source.header_row == 3
    assert [row.row for row in proposal.rows] == [4]


def test_a_number_merged_over_the_rows_of_its_assessors_is_an_error() -> None:
    def merge_number(_: Any, sheet: Any) -> None:
        sheet.merge_cells("A2:A4")

    rows: list[list[object]] = [HEADER, ["A-1", 1, 2], [None, 3, 4], [None, 5, 6], ["A-2", 7, 8]]
    proposal = read(xlsx_bytes(rows, merge_number), ONLY_POINTS)
    assert codes(proposal.problems) == ["F112", "F111", "F111"]
    assert "A2:A4" in proposal.problems[0].message.what
    assert [row.id for row in proposal.rows] == ["A-1", "A-2"]


def test_a_heading_merged_over_two_columns_is_an_error() -> None:
    def merge_heading(_: Any, sheet: Any) -> None:
        sheet.merge_cells("B1:C1")

    rows: list[list[object]] = [["Nummer", "c1", None, "c2"], ["A-1", 1, 2, 3]]
    proposal = read(xlsx_bytes(rows, merge_heading), ONLY_POINTS)
    assert codes(proposal.problems) == ["F112"]


def hide(numbers: list[int]) -> Any:
    def change(_: Any, sheet: Any) -> None:
        for number in numbers:
            sheet.row_dimensions[number].hidden = True
        sheet.auto_filter.ref = "A1:C11"

    return change


def test_filtered_rows_are_asked_about_and_the_answer_is_kept() -> None:
    content = xlsx_bytes(ten_rows(), hide([3, 5, 11]))
    proposal = read(content, ONLY_POINTS)
    (question,) = proposal.questions
    assert question.kind is QuestionKind.HIDDEN_ROWS
    assert question.finding.message.what.startswith(
        "3 rijen zijn verborgen of weggefilterd: 3, 5 en 11."
    )
    assert len(proposal.rows) == 10

    without = read(content, ONLY_POINTS, Choices(hidden_rows=HiddenRows.LEAVE_OUT))
    assert without.ready
    assert len(without.rows) == 7
    assert codes(without.notices) == ["W101"]
    assert without.choices.record() == {"hidden_rows": "leave_out"}
    everything = read(content, ONLY_POINTS, Choices(hidden_rows=HiddenRows.READ))
    assert everything.ready
    assert len(everything.rows) == 10


def test_a_hidden_sheet_that_comes_first_is_not_chosen() -> None:
    def hidden_draft(book: Any, _: Any) -> None:
        draft = book.create_sheet("concept", 0)
        draft.append(HEADER)
        draft.append(["A-99", 9, 9])
        draft.sheet_state = "hidden"
        book.active = 1

    proposal = read(xlsx_bytes(ten_rows(), hidden_draft), ONLY_POINTS)
    assert proposal.ready
    assert proposal.source.sheet == "Sheet"
    assert "A-99" not in {row.id for row in proposal.rows}
    (notice,) = proposal.notices
    assert notice.message.what.startswith("Verborgen zijn: blad ‘concept’.")


def test_a_hidden_column_with_old_scores_gives_way_to_the_visible_one() -> None:
    def hide_column(_: Any, sheet: Any) -> None:
        sheet.column_dimensions["B"].hidden = True

    rows: list[list[object]] = [["Nummer", "c1", "c2", "c1"], ["A-1", 1, 2, 3]]
    proposal = read(xlsx_bytes(rows, hide_column), ONLY_POINTS)
    assert proposal.ready
    assert proposal.rows[0].scores == {"c1": "3", "c2": "2"}
    assert codes(proposal.notices) == ["W107"]


def test_two_visible_columns_with_one_heading_are_an_error() -> None:
    proposal = read(csv_bytes("Nummer;c1;c2;c1", "A-1;1;2;3"), ONLY_POINTS)
    (problem,) = proposal.problems
    assert problem.message.what == "De kop ‘c1’ staat boven de kolommen B en D."


def test_two_sheets_that_both_suit_are_asked_about() -> None:
    def second(book: Any, _: Any) -> None:
        other = book.create_sheet("Ronde 2")
        other.append(HEADER)
        other.append(["B-1", 9, 9])

    content = xlsx_bytes(ten_rows(), second)
    (question,) = read(content, ONLY_POINTS).questions
    assert [option.value for option in question.options] == ["Sheet", "Ronde 2"]
    chosen = read(content, ONLY_POINTS, Choices(sheet="Ronde 2"))
    assert chosen.ready
    assert [row.id for row in chosen.rows] == ["B-1"]


def test_a_gap_loses_no_rows_and_formatting_makes_none() -> None:
    def format_far_below(_: Any, sheet: Any) -> None:
        for number in range(641, 681):
            sheet.cell(number + 1, 1, f"B-{number}")
            sheet.cell(number + 1, 2, 1)
            sheet.cell(number + 1, 3, 2)
        sheet.cell(20_000, 1).font = Font(bold=True)

    rows: list[list[object]] = [HEADER, *([f"A-{number}", number, 1] for number in range(1, 41))]
    content = xlsx_bytes(rows, format_far_below)
    started = time.process_time()
    proposal = read(content, ONLY_POINTS)
    assert time.process_time() - started < 2
    assert len(proposal.rows) == 80
    gap = next(found for found in proposal.notices if found.message.code == "W108")
    assert "een gat van 600 lege rijen vóór rij 642" in gap.message.what


def test_a_row_of_totals_is_no_application() -> None:
    proposal = read(csv_bytes("Nummer;c1;c2", "A-1;1;2", "Totaal;1;2", ";;"), ONLY_POINTS)
    assert proposal.ready
    assert [row.id for row in proposal.rows] == ["A-1"]
    assert codes(proposal.notices) == ["W112"]


def test_a_total_that_differs_is_listed_and_our_own_sum_counts() -> None:
    content = csv_bytes(
        "Nummer;c1;c2;Totaal", "A-1;20;12;31", "A-2;20;12;32,0", "A-3;20;;20", "A-4;1;2;n.v.t."
    )
    proposal = read(content, ONLY_POINTS)
    assert proposal.ready
    found = [notice.message.what for notice in proposal.notices]
    assert found == [
        "Bij A-1 staat 31. De losse scores geven 32. Het programma gebruikt de losse scores.",
        (
            "Bij A-3 staat een totaal van 20, maar er ontbreekt een score. "
            "Het totaal is niet overgenomen."
        ),
        "Bij A-4 staat ‘n.v.t.’. De losse scores geven 3. Het programma gebruikt de losse scores.",
    ]


def test_a_total_by_formula_is_compared_by_the_value_it_shows() -> None:
    stream = io.BytesIO()
    with xlsxwriter.Workbook(stream) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, [*HEADER, "Totaal"])
        for row, shown in ((1, 3), (2, 4)):
            sheet.write_row(row, 0, [f"A-{row}", 1, 2])
            sheet.write_formula(row, 3, f"=B{row + 1}+C{row + 1}", None, shown)
    proposal = read(stream.getvalue(), ONLY_POINTS)
    assert proposal.ready
    assert [(found.message.code, found.row) for found in proposal.notices] == [("W102", 3)]


def test_a_total_that_was_never_computed_says_nothing() -> None:
    content = xlsx_bytes([[*HEADER, "Totaal"], ["A-1", 1, 2, "=B2+C2"]])
    proposal = read(content, ONLY_POINTS)
    assert proposal.ready
    assert proposal.notices == ()


def test_totals_of_levels_are_compared_in_points() -> None:
    content = csv_bytes("Nummer;c1;c2;Totaal", "A-1;goed;voldoende;2,7", "A-2;goed;goed;2,7")
    proposal = read(content, ONLY_LEVELS)
    assert [(found.message.code, found.row) for found in proposal.notices] == [("W102", 3)]


def test_an_absent_column_is_an_error_that_lists_what_was_found() -> None:
    proposal = read(csv_bytes("Nummer;Aanvrager;Gevragd;c1;c2", "A-1;X;1;1;2"), POINTS)
    (problem,) = proposal.problems
    assert problem.message.what == (
        "In rij 1 staan: ‘Nummer’, ‘Aanvrager’, ‘Gevragd’, ‘c1’ en ‘c2’. "
        "‘Gevraagd’ staat er niet bij. Bedoelt u ‘Gevragd’?"
    )
    pointed = Choices(assigned={"requested": "Gevragd"})
    content = csv_bytes("Nummer;Aanvrager;Gevragd;c1;c2", "A-1;X;1;1;2")
    assert read(content, POINTS, pointed).ready


def test_a_criterion_without_a_column_is_an_error_when_others_have_one() -> None:
    proposal = read(csv_bytes("Nummer;c1", "A-1;1"), ONLY_POINTS)
    (problem,) = proposal.problems
    assert problem.message.title == "De kolom ‘c2’ ontbreekt"


def test_a_file_without_any_heading_that_is_known_says_what_it_found() -> None:
    result = import_bytes("a.csv", csv_bytes("kleur;vorm", "rood;rond"), ONLY_POINTS)
    assert isinstance(result, ImportFailed)
    (problem,) = result.problems
    assert "‘kleur’ en ‘vorm’" in problem.message.what


def test_headings_without_rows_are_an_error() -> None:
    proposal = read(csv_bytes("Nummer;c1;c2"), ONLY_POINTS)
    assert codes(proposal.problems) == ["F120"]


def test_columns_that_are_not_read_are_named() -> None:
    content = xlsx_bytes([["Nummer", "c1", "c2", "Kleur"], ["A-1", 1, 2, "rood", "los"]])
    (notice,) = read(content, ONLY_POINTS).notices
    assert notice.message.what == "Niet gelezen: ‘Kleur’ en kolom E (zonder kop)."


def test_headings_are_known_in_their_usual_spellings() -> None:
    content = csv_bytes(
        "AANVRAAG-NR.;Naam  aanvrager;Gevraagd bedrag (in euro's);Criterium c1;Bereik",
        "A-1;X;5;1;2",
    )
    proposal = read(content, POINTS)
    assert proposal.ready
    assert proposal.rows[0].scores == {"c1": "1", "c2": "2"}
    assert proposal.rows[0].requested == 500


def test_every_assessment_has_its_own_columns() -> None:
    content = csv_bytes("Nummer;Eerste a1;Definitieve a1;Gepitcht", "A-1;20;22;ja", "A-2;10;;nee")
    proposal = read(content, TWO_STAGES)
    assert proposal.ready
    assert [dict(row.stages) for row in proposal.rows] == [
        {"first": {"a1": "20"}, "final": {"a1": "22"}},
        {"first": {"a1": "10"}},
    ]
    assert [row.pitched for row in proposal.rows] == [True, False]


def test_a_column_without_an_assessment_belongs_to_the_one_that_was_asked_for() -> None:
    proposal = read(csv_bytes("Nummer;a1", "A-1;20"), TWO_STAGES)
    assert proposal.rows[0].stages == {"final": {"a1": "20"}}


def test_facts_and_pools_are_read_into_ids() -> None:
    content = csv_bytes(
        "Nummer;Aanvrager;Gevraagd;Wijk;Vrijwilligers;Geen huur;Impact;Status;Ontvangen",
        "A-1;X;100;Liendert;12;ja;7;toegelaten;3-2-2026 14:05",
        "A-2;Y;100;SCHOTHORST;0;nee;;Buiten behandeling;3 februari 2026",
    )
    first, second = read(content, NEIGHBOURHOODS).rows
    assert (first.pool, second.pool) == ("LIENDERT", "SCHOTHORST")
    assert first.facts == {"vrijwilligers": "12", "geen_huur": "true"}
    assert second.facts == {"vrijwilligers": "0", "geen_huur": "false"}
    assert (first.status, second.status) == ("admitted", "left_untreated")
    assert (first.received, second.received) == ("2026-02-03T14:05", "2026-02-03")


def test_values_that_are_not_in_their_list_are_errors_of_their_cells() -> None:
    content = csv_bytes(
        "Nummer;Aanvrager;Gevraagd;Wijk;Vrijwilligers;Geen huur;Status;Ontvangen",
        "A-1;X;100;Kattenbroek;2,5;misschien;wacht;31-2-2026",
    )
    found = read(content, NEIGHBOURHOODS).problems
    assert {(problem.message.code, problem.cell) for problem in found} == {
        ("F203", None),
        ("F121", "E2"),
        ("F117", "F2"),
        ("F117", "G2"),
        ("F116", "H2"),
    }
    pool = next(problem for problem in found if problem.message.code == "F203")
    assert "Liendert (LIENDERT) en Schothorst-Noord (SCHOTHORST)" in pool.message.what


def test_every_problem_is_told_at_once_in_the_order_of_the_rows() -> None:
    content = csv_bytes(
        "Nummer;Aanvrager;Gevraagd;c1;c2", "a_1;X;1;1;1", "A-2;;0;x;1", "A-2;Y;5;1;#N/B"
    )
    proposal = read(content, POINTS)
    rows = [problem.row for problem in proposal.problems]
    assert rows == sorted(rows, key=lambda row: row or 0)
    assert set(codes(proposal.problems)) == {"F107", "F124", "F201", "F303", "F106", "F105"}


def test_a_row_with_more_cells_than_headings_is_an_error() -> None:
    content = csv_bytes("Nummer;Aanvrager;Gevraagd", "A-1;Zo&euml; & Caf&eacute;;100")
    proposal = read(content, ONLY_AMOUNTS)
    assert "F114" in codes(proposal.problems)


def test_a_column_in_which_everything_is_equal_is_said() -> None:
    rows = [f"A-{number};5;{number}" for number in range(1, 7)]
    proposal = read(csv_bytes("Nummer;c1;c2", *rows), ONLY_POINTS)
    assert proposal.ready
    (notice,) = proposal.notices
    assert notice.message.what.startswith("In kolom ‘c1’ staat overal 5.")


def test_the_order_of_the_columns_does_not_matter() -> None:
    one = read(csv_bytes("Nummer;c1;c2", "A-1;1;2", "A-2;3;4"), ONLY_POINTS)
    other = read(csv_bytes("c2;Nummer;c1", "2;A-1;1", "4;A-2;3"), ONLY_POINTS)
    assert one.rows == other.rows


def test_a_proposal_remembers_where_it_came_from() -> None:
    content = csv_bytes("Nummer;c1;c2", "A-1;1;2")
    source = read(content, ONLY_POINTS, name="scores.csv").source
    assert (source.name, source.kind, source.header_row) == (
        "scores.csv",
        FileKind.CSV,
        1,
    )
    assert len(source.sha256) == 64


def test_reading_again_gives_the_same_proposal() -> None:
    content = xlsx_bytes(ten_rows())
    results: list[ImportProposal] = [read(content, ONLY_POINTS) for _ in range(2)]
    assert results[0] == results[1]


def test_cells_far_away_are_refused_instead_of_counted() -> None:
    def far_away(_: Any, sheet: Any) -> None:
        sheet["XFD1048576"] = "x"

    result = import_bytes("a.xlsx", xlsx_bytes(ten_rows(), far_away), ONLY_POINTS)
    assert isinstance(result, ImportFailed)
    assert codes(result.problems) == ["F119"]


def test_a_date_with_a_time_in_a_spreadsheet_is_read_to_the_minute() -> None:
    moment = datetime.fromisoformat("2026-02-03T14:05")
    header = ["Nummer", "Aanvrager", "Gevraagd", "Ontvangen"]
    content = xlsx_bytes([header, ["A-1", "X", 5, moment]])
    assert read(content, ONLY_AMOUNTS).rows[0].received == "2026-02-03T14:05"
    assert places(read(content, ONLY_AMOUNTS).problems) == []
