"""The boundary, deviations, the decision, and documents that rest on it."""

from __future__ import annotations

import pytest

from desktop_app.core.events_decision import Deviated
from tests.core.round_samples import Play, close, drawn_utrecht, freeze, tied_utrecht, utrecht

HASH = "d" * 64
ADOPT = {"date": "2026-04-07", "power": "artikel 8, eerste lid", "by": "college"}


def at_boundary() -> Play:
    """Two applications of which the second does not fit, in the phase of the decision."""
    play = utrecht(20_000_00, n0101="ggggggg", n0102="vvvvgvg", n0103="vvvvvvv")
    close(play)
    play.must("change-phase", to="besluit")
    return play


def test_the_decision_waits_for_what_is_decided_at_the_boundary() -> None:
    play = at_boundary()
    assert play.no("adopt", **ADOPT) == "decision_pending"
    play.must("decide-boundary", unit="2026-0102", choice="partial", reason="restant besteden")
    play.must("adopt", **ADOPT)
    assert play.state.adoption is not None


def test_another_choice_at_the_boundary_is_another_reading() -> None:
    play = at_boundary()
    assert play.outcome.unit("2026-0102").granted == 6_000_00
    play.must("decide-boundary", unit="2026-0102", choice="stop", reason="te weinig om te starten")
    assert play.kinds()[-2:] == ["lezing-gekozen", "grens-besloten"]
    assert play.outcome.unit("2026-0102").granted == 0
    play.must("adopt", **ADOPT)


def test_only_the_first_that_does_not_fit_is_a_boundary() -> None:
    play = at_boundary()
    for unit in ("2026-0101", "2026-0103"):
        refused = play.no("decide-boundary", unit=unit, choice="partial", reason="x")
        assert refused == "boundary_other"
    assert play.no("decide-boundary", unit="2026-0102", choice="partial", reason="") == (
        "reason_needed"
    )


def test_a_scheme_that_says_it_itself_leaves_no_choice() -> None:
    play = Play("amersfoort-pitch", {"-": 10_000_00})
    points = {"a1": 25, "a2": 15, "b": 5, "c": 5, "d": 5, "e": 5, "f": 3, "g": 3}
    play.must("add-application", id="A-1", applicant="B", requested="12000.00")
    play.must("admit", unit="A-1")
    play.must("record-hearing", unit="A-1", held=True)
    for stage in ("first", "final"):
        for criterion, value in points.items():
            fields = {"unit": "A-1", "stage": stage, "criterion": criterion}
            play.must("give-score", **fields, value=str(value))
    close(play)
    refused = play.no("decide-boundary", unit="A-1", choice="skip", reason="x")
    assert refused == "boundary_fixed"
    play.must("decide-boundary", unit="A-1", choice="partial", reason="lid 10")


def test_a_boundary_that_moved_is_decided_again() -> None:
    play = at_boundary()
    play.must("decide-boundary", unit="2026-0102", choice="partial", reason="restant")
    play.must("change-round", field="plafond", value="21000.00", basis="raadsbesluit")
    assert play.no("adopt", **ADOPT) == "decision_pending"


def test_a_deviation_counts_in_the_decision_and_leaves_the_proposal() -> None:
    play = at_boundary()
    change = {"unit": "2026-0103", "what": "score", "subject": "c1", "new": "goed"}
    assert play.no("deviate", **change, reason=" ") == "reason_needed"
    play.must("deviate", **change, reason="bereik is onderschat")
    event = play.last(Deviated)
    assert (event.old, event.new) == ("voldoende", "goed")
    assert play.outcome.unit("2026-0103").total == 600
    assert play.state.case_units["2026-0103"].points["scores"]["c1"] == 100


def test_deviations_belong_to_the_decision_and_fit_the_scale() -> None:
    play = utrecht(20_000_00, n0101="ggggggg")
    close(play)
    change = {"unit": "2026-0101", "what": "score", "subject": "c1", "reason": "x"}
    assert play.no("deviate", **change, new="voldoende") == "not_possible_now"
    play.must("change-phase", to="besluit")
    assert play.no("deviate", **change, new="matig") == "level_unknown"
    assert play.no("deviate", **{**change, "subject": "c9"}, new="goed") == "criterion_unknown"


def test_a_deviating_place_names_the_place_it_had() -> None:
    play = at_boundary()
    play.must("deviate", unit="2026-0103", what="plaats", new="2", reason="spreiding")
    assert play.last(Deviated).old == "3"
    play.must("deviate", unit="2026-0102", what="bedrag", new="5000.00", reason="begroting")
    assert play.last(Deviated).old == "6000.00"


def test_the_decision_is_made_once_in_its_own_phase() -> None:
    play = utrecht(20_000_00, n0101="ggggggg")
    close(play)
    assert play.no("adopt", **ADOPT) == "not_possible_now"
    play.must("change-phase", to="besluit")
    assert play.no("adopt", **{**ADOPT, "date": "7 april"}) == "field_value"
    play.must("diligence-check", finding="samenstelling nagegaan", by="college")
    play.must("adopt", **ADOPT)
    assert play.no("adopt", **ADOPT) == "already_adopted"
    assert play.state.adoption is not None
    assert play.state.adoption.head == play.entries[-2].chain


def test_what_is_left_goes_on_only_after_the_decision() -> None:
    play = utrecht(20_000_00, n0101="ggggggg")
    close(play)
    assert play.no("transfer-remainder", to="2027") == "not_adopted"
    assert play.no("open-second-round", round="2026-02") == "not_adopted"
    play.must("change-phase", to="besluit")
    play.must("adopt", **ADOPT)
    assert play.no("transfer-remainder", to="2027", amount="6000.01") == "more_than_left"
    assert play.no("transfer-remainder", to="2027", amount="0.00") == "amount_invalid"
    play.must("transfer-remainder", to="2027", amount="1000.00")
    play.must("open-second-round", round="2026-RONDE-02")
    assert play.state.transfer is not None
    assert play.state.second_round is not None
    assert play.state.transfer.amount == 1_000_00
    assert play.state.second_round.amount == 6_000_00


def test_nothing_left_is_no_second_round_and_nothing_to_transfer() -> None:
    play = utrecht(14_000_00, n0101="ggggggg")
    close(play)
    play.must("change-phase", to="besluit")
    play.must("adopt", **ADOPT)
    assert play.no("open-second-round", round="2026-RONDE-02") == "nothing_left"
    assert play.no("transfer-remainder", to="2027") == "nothing_left"


def report(play: Play, kind: str = "zitting", number: str = "PV-1", **more: str) -> None:
    play.must("record-report", report=kind, number=number, outcome=HASH, **more)


def signed(number: str = "PV-1", **more: object) -> dict[str, object]:
    return {"number": number, "sha256": HASH, "role": "voorzitter", "certificate": HASH, **more}


def test_a_document_names_the_head_before_it_and_gets_signed() -> None:
    play = tied_utrecht()
    close(play)
    head = play.state.head
    report(play)
    assert play.state.reports["PV-1", 1].head == head
    play.must("record-signature", **signed())
    assert [item.role for item in play.state.reports["PV-1", 1].signatures] == ["voorzitter"]
    report(play, replaces="PV-1/1")
    assert ("PV-1", 2) in play.state.reports


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("reopen", {"to": "beoordelen", "reason": "fout"}),
        ("withdraw", {"unit": "2026-0101"}),
        ("change-round", {"field": "plafond", "value": "1.00", "basis": "besluit"}),
        ("change-round", {"field": "vergadering-plaats", "value": "elders"}),
        ("choose-reading", {"reading": "plafond", "value": "stop", "reason": "jurist"}),
        ("remark", {"subject": "vergadering", "text": "vergeten"}),
    ],
)
def test_a_document_lapses_with_the_change_that_overtakes_it(
    name: str, fields: dict[str, str]
) -> None:
    play = tied_utrecht()
    close(play)
    report(play)
    play.must(name, **fields)
    assert play.kinds()[-1] == "verslag-vervallen"
    assert play.entries[-1].batch == play.entries[-2].nr
    assert play.no("record-signature", **signed()) == "report_lapsed"


def test_the_minutes_of_the_meeting_survive_the_draw() -> None:
    play = tied_utrecht()
    close(play)
    report(play)
    name = freeze(play)
    play.must("record-seed", draw=name, seed="1" * 30, again="1" * 30)
    play.must("reveal-draw", draw=name)
    play.must("change-phase", to="verdeling")
    assert play.state.reports["PV-1", 1].lapsed is None


def test_the_minutes_of_a_draw_lapse_when_that_draw_is_void() -> None:
    play = drawn_utrecht()
    report(play, "loting", "PV-2", subject="L1/1")
    play.must("void-draw", draw="L1", reason="lot vergeten", by="college")
    assert play.kinds()[-2:] == ["loting-ongeldig", "verslag-vervallen"]


def test_the_minutes_of_a_draw_lapse_when_more_is_said_about_who_was_there() -> None:
    play = drawn_utrecht()
    report(play, "loting", "PV-2", subject="L1/1")
    play.must("record-draw-attendance", unit="2026-0101", present=True)
    assert play.state.reports["PV-2", 1].lapsed is None
    play.must("record-draw-attendance", unit="2026-0102", present=True)
    assert play.state.reports["PV-2", 1].lapsed is not None


def test_the_minutes_of_a_void_attempt_survive_the_next_one() -> None:
    play = drawn_utrecht()
    play.must("void-draw", draw="L1", reason="lot vergeten", by="college")
    name = freeze(play)
    play.must("record-seed", draw=name, seed="1" * 30, again="1" * 30)
    report(play, "loting", "PV-2", subject="L1/1")
    play.must("void-draw", draw="L1", reason="dobbelsteen gevallen", by="college")
    assert play.state.reports["PV-2", 1].lapsed is None


def test_a_lapsed_draw_takes_its_minutes_along() -> None:
    play = drawn_utrecht()
    report(play, "loting", "PV-2", subject="L1/1")
    play.must("reopen", to="beoordelen", reason="fout")
    assert play.kinds()[-3:] == ["ronde-heropend", "loting-vervallen", "verslag-vervallen"]


def test_a_document_that_is_unknown_is_not_signed() -> None:
    play = tied_utrecht()
    assert play.no("record-signature", **signed()) == "report_unknown"
    report(play)
    assert play.no("record-signature", **signed(sha256="x")) == "field_value"
    fields = {"report": "zitting", "number": "PV-2", "outcome": HASH}
    assert play.no("record-report", **fields, replaces="PV-9/1") == "report_unknown"


def test_a_first_boundary_decision_leaves_the_minutes_of_the_meeting_as_they_are() -> None:
    play = at_boundary()
    report(play)
    play.must("decide-boundary", unit="2026-0102", choice="partial", reason="restant")
    assert play.kinds()[-1] == "grens-besloten"
    play.must("decide-boundary", unit="2026-0102", choice="stop", reason="deel is niet werkbaar")
    assert play.kinds()[-1] == "verslag-vervallen"
