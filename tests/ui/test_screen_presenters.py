"""What the screens show, filled from rounds without a window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.core.commands_applications import AddApplication, RecordFact
from desktop_app.core.events_applications import UnitField
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.settings import RoundField
from desktop_app.importing.importer import import_bytes
from desktop_app.importing.proposal import ImportProposal
from desktop_app.session.import_plan import expected_columns
from desktop_app.text import typed
from desktop_app.ui.presenters.application_entry import (
    Typed,
    proposed_application_number,
    read_application,
    read_change,
)
from desktop_app.ui.presenters.comparison import comparison_view
from desktop_app.ui.presenters.facts import FactField, FactsView, read_facts
from desktop_app.ui.presenters.fill_frame import footer_view, header_view, path_view
from desktop_app.ui.presenters.fill_import import answered, import_view, preview
from desktop_app.ui.presenters.fill_listing import admission_needs, admission_view
from desktop_app.ui.presenters.fill_ranking import ranking_view
from desktop_app.ui.presenters.fill_ranking_screen import next_phase, ranking_needs
from desktop_app.ui.presenters.frame import PhaseState, Saved
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.ranking import RankRow
from desktop_app.ui.presenters.round_fields import (
    Wrong,
    amount_value,
    number_problem,
    read_field,
    show_field,
)
from desktop_app.ui.presenters.scoring_keys import scoring_keys
from desktop_app.ui.presenters.shifts import shift_of
from desktop_app.ui.presenters.start import waits_for
from tests.ui.round_example import utrecht, utrecht_round


@pytest.fixture(scope="module")
def state() -> Round:
    """The round of Utrecht with 24 applications."""
    return utrecht_round()[0]


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("12-5-2026", "2026-05-12"),
        ("12 mei 2026", "2026-05-12"),
        ("2026-05-12", "2026-05-12"),
        ("1/1/2026", "2026-01-01"),
        ("31-2-2026", None),
        ("12-5-26", None),
        ("mei", None),
        ("١٢-5-2026", None),
    ],
)
def test_a_day_is_read_as_people_write_it(words: str, read: str | None) -> None:
    assert typed.read_day(words) == read


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("9.30 uur", "09:30"),
        ("09:30", "09:30"),
        ("19u30", "19:30"),
        ("24:00", None),
        ("half tien", None),
    ],
)
def test_a_clock_time_is_read_as_people_write_it(words: str, read: str | None) -> None:
    assert typed.read_clock(words) == read


def test_a_moment_is_a_day_and_a_time_and_is_shown_as_it_is_typed() -> None:
    assert typed.read_moment("12-5-2026 17:00") == "2026-05-12T17:00"
    assert typed.read_moment("12 mei 2026, 17.00 uur") == "2026-05-12T17:00"
    assert typed.read_moment("12-5-2026") is None
    assert typed.show_day("2026-05-12T17:00") == "12-05-2026 17:00"
    assert typed.read_moment(typed.show_day("2026-05-12T17:00")) == "2026-05-12T17:00"


def test_fields_of_a_round_are_read_by_their_kind() -> None:
    assert read_field(RoundField.MEETING_START, "19.30") == "19:30"
    assert read_field(RoundField.QUORUM, "3") == "3"
    assert read_field(RoundField.MUNICIPALITY, "  ") is None
    assert isinstance(read_field(RoundField.QUORUM, "drie"), Wrong)
    assert show_field(RoundField.MEETING_DATE, "2026-05-12") == "12-05-2026"
    assert show_field(RoundField.MEETING_DATE, None) == ""


def test_an_amount_is_never_guessed() -> None:
    assert amount_value("200.000") == "200000.00"
    assert isinstance(amount_value("12.5"), Wrong)
    assert isinstance(amount_value("0"), Wrong)


def test_a_number_with_blanks_is_no_number_of_a_round() -> None:
    assert number_problem("2026-UTRECHT-01") == ""
    assert "twee woorden" in number_problem("twee woorden")


def test_the_path_shows_what_is_done_and_what_is_missing(state: Round) -> None:
    outcome = utrecht_round()[1]
    view = path_view(state, outcome, Phase.RANKING)
    assert view.states[:4] == (PhaseState.DONE,) * 3 + (PhaseState.OPEN,)
    assert view.spoken(Phase.ASSESSMENT) == (
        "Fase 4 van 9, Beoordelen, nog niet klaar; 3 scores ontbreken"
    )
    assert view.current is Phase.RANKING


def test_header_and_footer_name_the_round_and_its_file(state: Round) -> None:
    header = header_view(state, Saved("14:00:00"))
    assert header.title == "Vrouwen en sport Utrecht"
    assert header.subtitle == "gemeente Utrecht · 2026-UTRECHT-01"
    footer = footer_view(state, scoring_keys(state.scheme), Path("a/b/ronde.ronde"))
    assert footer.place == f"ronde.ronde · journaal {state.nr}"
    assert footer.keys[0].caps == ("o", "v", "g")


def test_the_start_screen_says_what_a_round_waits_for(state: Round) -> None:
    assert waits_for(state, utrecht_round()[1]) == "3 scores ontbreken"


def test_toelating_lists_who_is_out_and_why(state: Round) -> None:
    view = admission_view(state)
    row = next(item for item in view.rows if item.key == "2026-0021")
    assert row.mark is Mark.WITHDRAWN
    assert row.dim
    assert row.cells[-1] == "op 04-05-2026"
    needs = admission_needs(state)
    assert needs.needs == ()
    assert needs.counts == "23 toegelaten · 1 niet"


def test_the_comparison_stops_at_the_step_that_decided(state: Round) -> None:
    outcome = utrecht_round()[1]
    view = comparison_view(state, outcome, "2026-0005")
    assert view is not None
    assert view.title == "Vergelijking met plaats 4, Buurtsportclub Zuilen-Noord"
    assert view.heads == ("Totaal", "c1", "c2")
    assert (view.own[-1], view.other[-1]) == ("0,9", "1,8")
    assert view.deciding == 2
    assert comparison_view(state, outcome, "2026-0021") is None


def test_equals_are_compared_on_every_step_without_a_deciding_one(state: Round) -> None:
    view = comparison_view(state, utrecht_round()[1], "2026-0015")
    assert view is not None
    assert view.deciding is None
    assert len(view.heads) == 7
    assert view.own == view.other


def test_after_the_rangorde_comes_the_draw_only_when_one_waits(state: Round) -> None:
    assert next_phase(utrecht_round()[1]) is Phase.DRAW
    roomy, outcome = utrecht_round(900_000)
    needs = ranking_needs(roomy, outcome)
    assert [need.sentence for need in needs.needs] == ["De scores zijn nog niet gesloten"]
    assert state.phase is Phase.ASSESSMENT


def test_only_the_row_that_was_scored_shows_that_it_moved(state: Round) -> None:
    after = ranking_view(state, utrecht_round()[1], "-", decided=False)
    lines = tuple(
        replace(line, place=9) if isinstance(line, RankRow) else line for line in after.lines
    )
    shown = shift_of(replace(after, lines=lines), after, "2026-0005")
    moved = {
        line.key: line.shift for line in shown.lines if isinstance(line, RankRow) if line.shift
    }
    assert moved == {"2026-0005": 4}


def test_a_form_becomes_one_command_or_everything_that_is_wrong(state: Round) -> None:
    good = Typed(number="2026-0030", applicant="Nieuw", requested="9.500", received="3-3-2026")
    read = read_application(state, good)
    assert isinstance(read, AddApplication)
    assert (read.requested, read.received, read.grantable) == (950_000, "2026-03-03", None)
    bad = Typed(number="2026-0030", applicant="", requested="veel", received="ooit")
    wrong = read_application(state, bad)
    assert isinstance(wrong, Mapping)
    assert set(wrong) == {"applicant", "requested", "received"}


def test_the_next_number_follows_the_highest(state: Round) -> None:
    assert proposed_application_number(state, 2026) == "2026-0025"


def test_a_correction_is_read_by_its_field() -> None:
    assert read_change(UnitField.REQUESTED, "1.000") == ("1000.00", "")
    assert read_change(UnitField.RECEIVED, "3 maart 2026") == ("2026-03-03", "")
    assert read_change(UnitField.DESCRIPTION, "") == (None, "")
    assert read_change(UnitField.REQUESTED, "veel")[1]


def test_a_file_is_shown_before_anything_changes(state: Round) -> None:
    content = b"Nummer;Aanvrager;Gevraagd\n2026-0101;Een;12.500\n2026-0102;Twee;1.250\n"
    read = import_bytes("lijst.csv", content, expected_columns(state))
    assert isinstance(read, ImportProposal)
    view = import_view(state, read)
    assert not view.ready
    assert len(view.questions) == 1
    question = view.questions[0]
    assert question.usual in {value for value, _ in question.options}
    choices = answered(read.choices, question.question, "comma")
    again = import_bytes("lijst.csv", content, expected_columns(state), choices)
    assert isinstance(again, ImportProposal)
    assert import_view(state, again).ready
    assert [row.cells[0] for row in preview(state, again).rows] == ["2026-0101", "2026-0102"]


def test_facts_are_recorded_only_where_they_changed() -> None:
    view = FactsView(
        unit="A1",
        criterion="inzet",
        title="",
        rule="",
        fields=(
            FactField(id="v", name="Vrijwilligers", yes_no=False, value="11"),
            FactField(id="b", name="Betaald", yes_no=False, value=""),
            FactField(id="w", name="Wijk", yes_no=True, value=""),
        ),
    )
    commands, problems = read_facts(view, {"v": "11", "b": "2", "w": "ja"})
    assert commands == (
        RecordFact(unit="A1", fact="b", value=2),
        RecordFact(unit="A1", fact="w", value=True),
    )
    assert problems == {}
    cleared, _ = read_facts(view, {"v": "", "b": "", "w": ""})
    assert cleared == (RecordFact(unit="A1", fact="v", value=None),)
    nothing, wrong = read_facts(view, {"v": "-1", "b": "", "w": ""})
    assert nothing == ()
    assert set(wrong) == {"v"}


def test_the_letters_in_the_footer_are_those_of_the_scheme() -> None:
    assert scoring_keys(utrecht().scheme)[0].does == "niveau"
