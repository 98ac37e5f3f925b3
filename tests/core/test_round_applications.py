"""Applications, activities and their admission."""

from __future__ import annotations

import pytest

from desktop_app.core.case import UnitStatus
from desktop_app.core.events_applications import ApplicationChanged, Standing
from tests.core.round_samples import PAIR, Play, close, drawn_utrecht, tied_utrecht, utrecht

WINDOW = {"tijdvak-begin": "2026-02-02T09:00", "tijdvak-einde": "2026-02-15T23:59"}


def amersfoort() -> Play:
    return Play("amersfoort-wijkactiviteiten", {"LIENDERT": 10_000_00, "SCHUILENBURG": 5_000_00})


def add(play: Play, **fields: object) -> None:
    base = {"id": "2026-0001", "applicant": "Stichting", "requested": "9000.00"}
    play.must("add-application", **{**base, **fields})


def test_an_application_waits_until_it_is_admitted() -> None:
    play = utrecht()
    add(play)
    assert play.state.standing("2026-0001") is Standing.RECEIVED
    assert play.outcome.unit("2026-0001").result.value == "incomplete"
    play.must("admit", unit="2026-0001")
    assert play.state.standing("2026-0001") is Standing.ADMITTED
    assert play.must("admit", unit="2026-0001") == ()


@pytest.mark.parametrize(
    "number", ["", "abc", "2026_1", "2026-", "-1", "A" * 33, "2026-А", "../x", "2026 1"]
)
def test_a_number_that_cannot_be_a_lot_is_not_taken(number: str) -> None:
    play = utrecht()
    assert play.no("add-application", id=number, applicant="S", requested="1.00") == "id_unusable"


def test_a_number_is_taken_once() -> None:
    play = utrecht()
    add(play)
    assert play.no("add-application", id="2026-0001", applicant="S", requested="1.00") == "id_taken"


def test_amounts_are_above_zero_and_grantable_is_at_most_what_was_asked() -> None:
    play = utrecht()
    base = {"id": "2026-0001", "applicant": "S"}
    assert play.no("add-application", **base, requested="0.00") == "amount_invalid"
    above = {"requested": "10.00", "grantable": "10.01"}
    assert play.no("add-application", **base, **above) == "grantable_above_requested"


def test_an_applicant_has_a_name() -> None:
    play = utrecht()
    assert (
        play.no("add-application", id="2026-1", applicant="  ", requested="1.00") == "field_value"
    )


@pytest.mark.parametrize(
    ("received", "late"),
    [("2026-02-15", False), ("2026-02-15T23:59", False), ("2026-02-16", True)],
)
def test_what_comes_after_the_window_is_recorded_as_late(received: str, late: bool) -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 1_000_00}, settings=WINDOW)
    if late:
        fields = {"id": "2026-0001", "applicant": "S", "requested": "1.00"}
        assert play.no("add-application", **fields, received=received) == "window_closed"
    add(play, received=received, late=late)
    assert play.state.applications["2026-0001"].late is late


def test_a_document_after_the_window_is_marked() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 1_000_00}, settings=WINDOW)
    add(play)
    for document, received in (("begroting", "2026-02-13"), ("bijlage", "2026-02-20T10:00")):
        play.must("receive-document", application="2026-0001", document=document, received=received)
    kept = play.state.documents["2026-0001"]
    assert [kept[name].late for name in ("begroting", "bijlage")] == [False, True]


def test_completion_leaves_its_dates() -> None:
    play = utrecht()
    add(play)
    play.must("ask-completion", application="2026-0001", asked="2026-02-16", until="2026-02-27")
    play.must("declare-complete", application="2026-0001", date="2026-02-25")
    kept = play.state.applications["2026-0001"]
    assert (kept.asked, kept.until, kept.complete) == ("2026-02-16", "2026-02-27", "2026-02-25")
    assert play.no("declare-complete", application="2026-0001", date="2026-02-30") == "field_value"


def test_refusing_needs_a_ground_and_a_reason() -> None:
    play = utrecht()
    add(play)
    assert play.no("refuse", unit="2026-0001", ground=" ", reason="te ver") == "field_value"
    assert play.no("refuse", unit="2026-0001", ground="artikel 7", reason="") == "reason_needed"
    play.must("refuse", application="2026-0001", ground="artikel 7", reason="andere gemeente")
    assert play.state.case_units["2026-0001"].status is UnitStatus.REFUSED
    stand = play.state.stands["2026-0001"]
    assert (stand.ground, stand.reason) == ("artikel 7", "andere gemeente")


def test_left_untreated_is_not_refused() -> None:
    play = utrecht()
    add(play)
    play.must("leave-untreated", unit="2026-0001", reason="niet aangevuld")
    assert play.state.case_units["2026-0001"].status is UnitStatus.LEFT_UNTREATED


def test_taking_back_returns_to_how_it_stood_before() -> None:
    play = utrecht()
    add(play)
    assert play.no("reinstate", unit="2026-0001", reason="x") == "standing_other"
    play.must("admit", unit="2026-0001")
    play.must("withdraw", unit="2026-0001")
    assert play.no("withdraw", unit="2026-0001") == "standing_other"
    play.must("reinstate", unit="2026-0001", reason="vergissing")
    assert play.state.standing("2026-0001") is Standing.ADMITTED
    assert play.no("reinstate", unit="2026-0001", reason="x") == "standing_other"


def test_a_correction_keeps_the_old_value_and_moves_grantable_along() -> None:
    play = utrecht()
    add(play)
    play.must("change-application", id="2026-0001", field="gevraagd", value="8000.00")
    kept = play.state.applications["2026-0001"]
    assert (kept.requested, kept.grantable) == (8_000_00, 8_000_00)
    event = play.last(ApplicationChanged)
    assert (event.old, event.new) == ("9000.00", "8000.00")
    play.must("change-application", id="2026-0001", field="subsidiabel", value="7500.00")
    refused = play.no("change-application", id="2026-0001", field="gevraagd", value="7000.00")
    assert refused == "grantable_above_requested"
    assert play.must("change-application", id="2026-0001", field="gevraagd", value="8000.00") == ()


@pytest.mark.parametrize("value", ["", "0.00", "-1.00", "12,50", "1e3", "8000"])
def test_an_amount_that_is_none_is_not_taken(value: str) -> None:
    play = utrecht()
    add(play)
    refused = play.no("change-application", id="2026-0001", field="gevraagd", value=value)
    assert refused == "amount_invalid"


def test_amounts_are_locked_with_the_scores_and_names_are_not() -> None:
    play = tied_utrecht()
    close(play)
    change = {"id": "2026-0101", "field": "gevraagd", "value": "1.00", "reason": "fout"}
    assert play.no("change-application", **change) == "scores_closed"
    name = {"id": "2026-0101", "field": "aanvrager", "value": "Stichting Goed"}
    assert play.no("change-application", **name) == "reason_needed"
    play.must("change-application", **name, reason="naam verkeerd geschreven")
    assert play.state.late_changes[-1].subject == "aanvrager"


def test_an_activity_is_named_after_its_application_and_ranked_by_itself() -> None:
    play = amersfoort()
    add(play)
    assert list(play.state.unit_ids) == []
    for pool in ("LIENDERT", "SCHUILENBURG"):
        play.must("add-activity", application="2026-0001", requested="2500.00", pool=pool)
    assert list(play.state.unit_ids) == ["2026-0001-A1", "2026-0001-A2"]
    assert {unit.pool for unit in play.state.case_units.values()} == {"LIENDERT", "SCHUILENBURG"}


def test_a_pool_on_a_whole_application_is_declined_because_it_belongs_to_the_activity() -> None:
    play = amersfoort()
    base = {"applicant": "Buurtvereniging", "requested": "1.00"}
    assert play.no("add-application", id="2026-0007", **base, pool="LIENDERT") == (
        "pool_of_activities"
    )
    add(play)
    changed = play.no("change-application", id="2026-0001", field="wijk", value="LIENDERT")
    assert changed == "pool_of_activities"


def test_a_pool_in_a_scheme_without_pools_is_declined_as_such() -> None:
    play = utrecht()
    base = {"applicant": "Buurtvereniging", "requested": "1.00"}
    assert play.no("add-application", id="2026-0007", **base, pool="LIENDERT") == (
        "pool_not_in_scheme"
    )
    add(play)
    changed = play.no("change-application", id="2026-0001", field="wijk", value="LIENDERT")
    assert changed == "pool_not_in_scheme"


def test_an_activity_is_admitted_with_its_application_and_says_so() -> None:
    play = amersfoort()
    add(play)
    play.must("add-activity", application="2026-0001", requested="2500.00", pool="LIENDERT")
    assert play.no("admit", unit="2026-0001-A1") == "application_not_admitted"
    play.must("admit", unit="2026-0001")
    assert play.state.standing("2026-0001-A1") is Standing.ADMITTED
    assert play.no("admit", unit="2026-0001-A1") == "standing_other"


def test_an_activity_has_one_known_pool_and_a_fitting_number() -> None:
    play = amersfoort()
    add(play)
    base = {"application": "2026-0001", "requested": "1.00"}
    assert play.no("add-activity", **base, pool="KRUISKAMP") == "pool_unknown"
    assert play.no("add-activity", **base) == "pool_unknown"
    odd = {**base, "pool": "LIENDERT", "id": "2026-0002-A1"}
    assert play.no("add-activity", **odd) == "id_unusable"
    long = "A" * 30
    add(play, id=long)
    assert (
        play.no("add-activity", application=long, requested="1.00", pool="LIENDERT")
        == "id_unusable"
    )


def test_an_activity_follows_its_application_until_that_is_admitted() -> None:
    play = amersfoort()
    add(play)
    play.must("add-activity", application="2026-0001", requested="1.00", pool="LIENDERT")
    unit = "2026-0001-A1"
    assert play.state.standing(unit) is Standing.RECEIVED
    play.must("admit", unit="2026-0001")
    assert play.state.standing(unit) is Standing.ADMITTED
    play.must("refuse", unit=unit, ground="artikel 4", reason="buiten de wijk")
    assert play.state.case_units[unit].status is UnitStatus.REFUSED
    play.must("withdraw", unit="2026-0001")
    assert play.state.case_units[unit].status is UnitStatus.WITHDRAWN


def test_other_schemes_have_no_activities() -> None:
    play = utrecht(n0101="")
    refused = play.no("add-activity", application="2026-0101", requested="1.00")
    assert refused == "applications_only"


def test_nothing_joins_after_the_scores_are_closed() -> None:
    play = drawn_utrecht()
    base = {"id": "2026-0900", "applicant": "S", "requested": "1.00"}
    assert play.no("add-application", **base) == "scores_closed"
    play.must("reopen", to="aanvragen", reason="aanvraag vergeten")
    play.must("add-application", **base)
    assert play.no("admit", unit="2026-0900") == "reason_needed"
    play.must("admit", unit="2026-0900", reason="was op tijd")
    assert set(PAIR) <= set(play.state.applications)
