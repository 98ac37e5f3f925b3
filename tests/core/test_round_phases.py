"""The round itself: its fields, ceilings, readings, phases, and what was confirmed."""

from __future__ import annotations

import pytest

from desktop_app.core.events_round import RoundChanged
from desktop_app.core.phases import Phase
from tests.core.round_samples import PAIR, Play, close, drawn_utrecht, tied_utrecht, utrecht


def test_a_round_begins_in_its_first_phase_and_goes_on() -> None:
    play = utrecht(n0101="vvvvgvg")
    assert play.state.phase is Phase.ROUND
    for phase in ("aanvragen", "toelating", "beoordelen", "rangorde"):
        play.must("change-phase", to=phase)
    assert play.state.closed is not None
    assert play.must("change-phase", to="rangorde") == ()


def test_before_the_scores_are_closed_one_may_step_back() -> None:
    play = utrecht()
    play.must("change-phase", to="beoordelen")
    play.must("change-phase", to="toelating")
    assert play.state.phase is Phase.ADMISSION


def test_after_that_going_back_is_reopening() -> None:
    play = tied_utrecht()
    close(play)
    assert play.no("change-phase", to="beoordelen") == "phase_order"
    assert play.no("reopen", to="verdeling", reason="x") == "phase_order"
    play.must("reopen", to="beoordelen", reason="fout gevonden")
    assert play.state.closed is None
    assert play.state.ever_closed
    assert play.state.reopenings[-1].reason == "fout gevonden"


def test_the_authority_does_not_begin_while_a_draw_is_open() -> None:
    play = tied_utrecht()
    close(play)
    play.must("change-phase", to="verdeling")
    assert play.no("change-phase", to="besluit") == "draw_open"


def test_a_field_keeps_old_and_new_value() -> None:
    play = utrecht()
    play.must("change-round", field="vergadering-plaats", value="stadskantoor")
    play.must("change-round", field="vergadering-plaats", value="wijkcentrum")
    event = play.last(RoundChanged)
    assert (event.old, event.new) == ("stadskantoor", "wijkcentrum")
    play.must("change-round", field="vergadering-plaats", value=None)
    assert play.state.settings == {}


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("vergadering-datum", "2026-03-03", "03-03-2026"),
        ("vergadering-datum", "2024-02-29", "2026-02-29"),
        ("vergadering-begin", "13:30", "24:00"),
        ("tijdvak-einde", "2026-02-15T23:59", "2026-02-15"),
        ("quorum", "3", "drie"),
        ("verdeling-bekendgemaakt", "ja", "yes"),
        ("besluitvorm", "vaststelling", "overig"),
    ],
)
def test_a_field_takes_only_its_own_form(field: str, good: str, bad: str) -> None:
    play = utrecht()
    assert play.no("change-round", field=field, value=bad) == "field_value"
    play.must("change-round", field=field, value=good)


def test_an_unknown_field_is_named() -> None:
    assert utrecht().no("change-round", field="kleur", value="rood") == "field_unknown"


def test_a_published_ceiling_changes_only_on_a_decision() -> None:
    play = utrecht()
    assert play.no("change-round", field="plafond", value="70000.00") == "reason_needed"
    play.must("change-round", field="plafond", value="70000.00", basis="raadsbesluit 12")
    assert play.state.ceilings["-"].amount == 70_000_00
    assert play.no("change-round", field="plafond", value="-1.00", basis="x") == "amount_invalid"
    assert play.no("change-round", field="plafond/LIENDERT", value="1.00") == "field_unknown"


def test_pools_are_added_named_and_taken_away_while_unused() -> None:
    play = Play("amersfoort-wijkactiviteiten", {"LIENDERT": 10_000_00})
    play.must("change-round", field="plafond/KRUISKAMP", value="5000.00")
    play.must("change-round", field="naam/KRUISKAMP", value="Kruiskamp")
    assert play.state.ceilings["KRUISKAMP"].name == "Kruiskamp"
    play.must("change-round", field="plafond/KRUISKAMP", value=None)
    assert list(play.state.ceilings) == ["LIENDERT"]
    play.must("add-application", id="A-1", applicant="B", requested="1.00")
    play.must("add-activity", application="A-1", requested="1.00", pool="LIENDERT")
    assert play.no("change-round", field="plafond/LIENDERT", value=None) == "pool_in_use"
    assert play.no("change-round", field="plafond/kruiskamp", value="1.00") == "id_unusable"


def test_a_reading_is_chosen_with_a_reason_and_by_someone() -> None:
    play = Play("amsterdam-kinderboerderijen", {"-": 10_000_00})
    choice = {"reading": "e-en-f", "value": "lexicographic"}
    assert play.no("choose-reading", **choice, reason="") == "reason_needed"
    play.must("choose-reading", **choice, reason="de tekst noemt e eerst", by="voorzitter")
    kept = play.state.readings["e-en-f"]
    assert (kept.value, kept.by, kept.after_scores) == ("lexicographic", "voorzitter", False)
    assert play.outcome.case.readings["e-en-f"] == "lexicographic"
    assert play.no("choose-reading", reading="x", value="y", reason="z") == "reading_unknown"
    assert play.no("choose-reading", reading="e-en-f", value="product", reason="z") == "field_value"


def test_a_reading_that_orders_is_fixed_with_the_scores_but_can_be_confirmed() -> None:
    play = Play("amsterdam-kinderboerderijen", {"-": 10_000_00})
    close(play)
    changed = {"reading": "e-en-f", "value": "lexicographic", "reason": "x"}
    assert play.no("choose-reading", **changed) == "scores_closed"
    play.must("choose-reading", reading="e-en-f", value="sum", reason="zo leest de jurist het")


def test_a_reading_after_the_first_score_is_marked() -> None:
    play = utrecht(n0101="g")
    play.must("choose-reading", reading="plafond", value="stop", reason="jurist")
    assert play.state.readings["plafond"].after_scores


def test_a_control_sheet_is_confirmed_by_two() -> None:
    play = utrecht()
    assert play.no("confirm-control", sheet="instellingen", persons=["secretaris"]) == "two_persons"
    play.must("confirm-control", sheet="instellingen", persons=["secretaris", "voorzitter"])
    assert play.state.controls["instellingen"].persons == ("secretaris", "voorzitter")


def test_remarks_and_a_restored_copy_are_kept() -> None:
    play = utrecht()
    play.must("remark", subject="vergadering", text="lid 2 stemde niet in", answer="genoteerd")
    assert play.state.remarks[0].answer == "genoteerd"
    play.must("note-restored", head="a" * 64)
    assert play.no("note-restored", head="x") == "field_value"


def test_an_import_leaves_name_and_fingerprint_of_its_file() -> None:
    play = utrecht()
    row = {"do": "add-application", "id": "A-1", "applicant": "B", "requested": "1.00"}
    play.must(
        "import",
        file="lijst v2.csv",
        sha256="c" * 64,
        rows=1,
        choices={"blad": "1"},
        commands=[row],
    )
    assert play.state.imports["c" * 64].file == "lijst v2.csv"
    assert play.kinds()[-2:] == ["aanvraag-ontvangen", "invoer-verwerkt"]


def test_after_the_decision_nothing_changes_but_by_reopening() -> None:
    play = drawn_utrecht()
    play.must("change-phase", to="besluit")
    order = play.order()
    play.must("decide-boundary", unit=order[0], choice="partial", reason="regeling")
    play.must("adopt", date="2026-04-07", power="artikel 8", by="college")
    assert play.no("withdraw", unit=PAIR[0]) == "already_adopted"
    assert play.no("void-draw", draw="L1", reason="x", by="college") == "already_adopted"
    assert play.no("choose-reading", reading="plafond", value="stop", reason="x") == (
        "already_adopted"
    )
    play.must("reopen", to="besluit", reason="bezwaar gegrond")
    assert play.state.adoption is None
    play.must("withdraw", unit=PAIR[0])
