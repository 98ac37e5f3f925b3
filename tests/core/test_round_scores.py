"""Scores, facts and hearings: what can be entered, and when it needs a reason."""

from __future__ import annotations

import pytest

from desktop_app.core.outcome import Status
from tests.core.round_samples import Play, add_utrecht, close, tied_utrecht, utrecht


def pitch_round() -> Play:
    play = Play("amersfoort-pitch", {"-": 100_000_00})
    play.must("add-application", id="2026-0004", applicant="Vereniging", requested="12000.00")
    play.must("admit", unit="2026-0004")
    values = {"a1": 20, "a2": 15, "b": 5, "c": 5, "d": 5, "e": 5, "f": 3, "g": 3}
    for criterion, points in values.items():
        play.must(
            "give-score", unit="2026-0004", stage="first", criterion=criterion, value=str(points)
        )
    return play


def district_round() -> Play:
    play = Play("amersfoort-wijkactiviteiten", {"LIENDERT": 10_000_00})
    play.must("add-application", id="2026-0003", applicant="Buurthuis", requested="6000.00")
    play.must("add-activity", application="2026-0003", requested="6000.00", pool="LIENDERT")
    play.must("admit", unit="2026-0003")
    return play


def test_a_score_is_kept_as_level_and_counts_as_points() -> None:
    play = utrecht(n0101="g")
    score = play.state.scores["2026-0101"]["scores", "c1"]
    assert (score.value, score.points) == ("goed", 200)
    assert play.state.case_units["2026-0101"].points == {"scores": {"c1": 200}}


def test_giving_the_same_score_again_changes_nothing() -> None:
    play = utrecht(n0101="g")
    assert play.must("give-score", unit="2026-0101", criterion="c1", value="goed") == ()


def test_a_reason_can_be_added_to_a_score_that_stays_the_same() -> None:
    play = utrecht(n0101="g")
    play.must("give-score", unit="2026-0101", criterion="c1", value="goed", reason="bereik")
    assert play.state.scores["2026-0101"]["scores", "c1"].reason == "bereik"


def test_a_cleared_score_is_missing_and_not_zero() -> None:
    play = utrecht(n0101="vvvvgvg")
    play.must("clear-score", unit="2026-0101", criterion="c3")
    assert play.outcome.status is Status.INCOMPLETE
    assert ("scores", "c3") not in play.state.scores["2026-0101"]


@pytest.mark.parametrize(
    ("criterion", "value", "key"),
    [
        ("c1", "matig", "level_unknown"),
        ("c1", "2", "level_unknown"),
        ("c9", "goed", "criterion_unknown"),
    ],
)
def test_a_score_outside_its_scale_is_not_kept(criterion: str, value: str, key: str) -> None:
    play = utrecht(n0101="")
    assert play.no("give-score", unit="2026-0101", criterion=criterion, value=value) == key


@pytest.mark.parametrize("value", ["7", "5.5", "-1", "1e1", "", " 5", "05", "5.0", "٣"])
def test_whole_points_take_no_other_form(value: str) -> None:
    play = Play("amsterdam-kinderboerderijen", {"-": 1})
    play.must("add-application", id="A-1", applicant="Boerderij", requested="1.00")
    play.must("admit", unit="A-1")
    assert play.no("give-score", unit="A-1", criterion="e", value=value) == "score_outside_scale"


def test_only_admitted_units_of_the_round_get_scores() -> None:
    play = utrecht(n0101="")
    play.must("add-application", id="2026-0200", applicant="Stichting", requested="1.00")
    assert play.no("give-score", unit="2026-0200", criterion="c1", value="goed") == "not_admitted"
    assert play.no("give-score", unit="2026-0999", criterion="c1", value="goed") == "unit_unknown"
    assert (
        play.no("give-score", unit="2026-0101", stage="eerste", criterion="c1", value="goed")
        == "stage_unknown"
    )


def test_a_score_cannot_change_once_the_scores_are_closed() -> None:
    play = tied_utrecht()
    close(play)
    assert play.no("give-score", unit="2026-0102", criterion="c1", value="goed") == "scores_closed"
    assert play.no("clear-score", unit="2026-0102", criterion="c1") == "scores_closed"


def test_the_scores_are_not_closed_while_one_is_missing() -> None:
    play = utrecht(n0101="vvvvgv")
    assert play.no("change-phase", to="rangorde") == "ranking_incomplete"


def test_after_reopening_a_change_needs_a_reason_and_is_listed() -> None:
    play = tied_utrecht()
    close(play)
    play.must("reopen", to="beoordelen", reason="steunbrief over het hoofd gezien")
    change = {"unit": "2026-0101", "criterion": "c3", "value": "voldoende"}
    assert play.no("give-score", **change) == "reason_required"
    play.must("give-score", **change, reason="behoefte is niet onderzocht")
    (late,) = play.state.late_changes
    assert (late.subject, late.old, late.new) == ("c3", "goed", "voldoende")
    assert late.reason == "behoefte is niet onderzocht"
    assert late.stamp.actor == "secretaris"


def test_reopening_needs_a_reason() -> None:
    play = tied_utrecht()
    close(play)
    assert play.no("reopen", to="beoordelen", reason="  ") == "reason_needed"


def test_after_the_pitch_only_a_change_needs_a_reason() -> None:
    play = pitch_round()
    play.must("record-hearing", unit="2026-0004", held=True)
    same = {"unit": "2026-0004", "stage": "final", "criterion": "a1", "value": "20"}
    play.must("give-score", **same)
    other = {"unit": "2026-0004", "stage": "final", "criterion": "a2", "value": "18"}
    assert play.no("give-score", **other) == "reason_required"
    play.must("give-score", **other, reason="noemde de samenwerking met de school")


def test_the_first_assessment_needs_a_reason_to_change_after_the_pitch() -> None:
    play = pitch_round()
    play.must("record-hearing", unit="2026-0004", held=True)
    change = {"unit": "2026-0004", "stage": "first", "criterion": "b", "value": "6"}
    assert play.no("give-score", **change) == "reason_required"


def test_a_pitch_is_recorded_only_where_the_scheme_has_one() -> None:
    play = utrecht(n0101="")
    assert play.no("record-hearing", unit="2026-0101", held=True) == "no_hearing"


def test_facts_are_whole_or_yes_or_no_as_the_scheme_says() -> None:
    play = district_round()
    unit = "2026-0003-A1"
    play.must("record-fact", unit=unit, fact="vrijwilligers", value=12)
    play.must("record-fact", unit=unit, fact="geen_huur", value=False)
    assert play.no("record-fact", unit=unit, fact="vrijwilligers", value=True) == "fact_invalid"
    assert play.no("record-fact", unit=unit, fact="vrijwilligers", value=-1) == "fact_invalid"
    assert play.no("record-fact", unit=unit, fact="geen_huur", value=1) == "fact_invalid"
    assert play.no("record-fact", unit=unit, fact="dieren", value=1) == "fact_unknown"


def test_one_is_not_yes_and_zero_is_not_missing() -> None:
    play = district_round()
    unit = "2026-0003-A1"
    play.must("record-fact", unit=unit, fact="partners", value=1)
    assert play.must("record-fact", unit=unit, fact="partners", value=1) == ()
    play.must("record-fact", unit=unit, fact="partners", value=0)
    assert play.state.facts[unit]["partners"].value == 0
    play.must("record-fact", unit=unit, fact="partners", value=None)
    assert unit not in play.state.facts


def test_nobody_at_work_is_impossible_in_either_order() -> None:
    for first, second in (
        ("vrijwilligers", "betaalde_krachten"),
        ("betaalde_krachten", "vrijwilligers"),
    ):
        play = district_round()
        play.must("record-fact", unit="2026-0003-A1", fact=first, value=0)
        refused = play.no("record-fact", unit="2026-0003-A1", fact=second, value=0)
        assert refused == "facts_impossible"


def test_facts_that_belong_together_are_checked_when_all_are_in() -> None:
    unit = "2026-0003-A1"
    parts = [
        {"do": "record-fact", "unit": unit, "fact": "partners", "value": 3},
        {"do": "record-fact", "unit": unit, "fact": "partners_basisinfrastructuur", "value": 3},
    ]
    for order in (parts, parts[::-1]):
        play = district_round()
        play.must("record-fact", unit=unit, fact="partners", value=2)
        play.must("record-fact", unit=unit, fact="partners_basisinfrastructuur", value=1)
        play.must("batch", commands=order)
    assert (
        play.no("record-fact", unit=unit, fact="partners_basisinfrastructuur", value=4)
        == "fact_above"
    )


def test_a_batch_happens_whole_or_not_at_all() -> None:
    play = utrecht(n0101="")
    good = {"do": "give-score", "unit": "2026-0101", "criterion": "c1", "value": "goed"}
    bad = {"do": "give-score", "unit": "2026-0101", "criterion": "c2", "value": "uitstekend"}
    assert play.no("batch", commands=[good, bad]) == "level_unknown"
    assert play.state.scores == {}


def test_an_import_gives_the_same_round_whatever_the_order_of_its_rows() -> None:
    rows = [
        {"do": "add-application", "id": f"2026-01{n:02d}", "applicant": "S", "requested": "1.00"}
        for n in range(9)
    ]
    plays = []
    for order in (rows, rows[::-1]):
        play = Play("utrecht-vrouwen-sport", {"-": 10_000_00})
        play.must("import", file="a.csv", sha256="a" * 64, rows=9, commands=order)
        plays.append(play)
    first, second = (play.state for play in plays)
    assert first.applications == second.applications
    assert first.case_units == second.case_units
    assert [line.id for line in plays[0].outcome.units] == sorted(first.applications)


def test_a_batch_that_the_journal_cannot_hold_is_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    play = utrecht()
    row = {"do": "add-application", "applicant": "S", "requested": "1.00"}
    rows = [{**row, "id": f"A-{number}"} for number in range(3)]
    monkeypatch.setattr("desktop_app.core.decide.MOST_EVENTS", 2)
    assert play.no("batch", commands=rows) == "batch_too_large"
    play.must("batch", commands=rows[:2])


def test_hidden_control_characters_are_not_stored() -> None:
    play = utrecht(n0101="")
    fields = {"unit": "2026-0101", "criterion": "c1", "value": "goed"}
    assert play.no("give-score", **fields, reason="goed\x07bereik") == "text_unusable"
    play.must("give-score", **fields, reason="goed\nbereik")


def test_a_withdrawn_application_cannot_be_scored_and_can_be_taken_back() -> None:
    play = utrecht(n0101="vvvvgvg")
    add_utrecht(play, "2026-0102", "ggggggg")
    play.must("withdraw", unit="2026-0102", date="2026-03-01")
    assert (
        play.no("give-score", unit="2026-0102", criterion="c1", value="voldoende") == "not_admitted"
    )
    play.must("reinstate", unit="2026-0102", reason="vergissing")
    assert play.outcome.unit("2026-0102").place == 1
