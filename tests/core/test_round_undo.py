"""Undoing appends: what it takes back, what it will not cross, and how it is undone itself."""

from __future__ import annotations

from desktop_app.core.undo import redo_target, undo_target
from tests.core.round_samples import Play, add_utrecht, close, drawn_utrecht, tied_utrecht, utrecht

BATCH = {
    "commands": [
        {"do": "add-application", "id": "2026-0301", "applicant": "S", "requested": "9000.00"},
        {"do": "admit", "unit": "2026-0301"},
        {"do": "give-score", "unit": "2026-0301", "criterion": "c1", "value": "goed"},
    ]
}


def test_undoing_gives_the_state_from_before_and_leaves_the_entry() -> None:
    play = utrecht(n0101="g")
    before = play.state
    play.must("give-score", unit="2026-0101", criterion="c1", value="voldoende", reason="bereik")
    play.must("undo")
    assert play.state.scores == before.scores
    assert play.state.case_units == before.case_units
    assert play.kinds()[-2:] == ["score-gegeven", "ongedaan-gemaakt"]


def test_undoing_again_goes_one_step_further_back() -> None:
    play = utrecht(n0101="gv")
    play.must("undo")
    play.must("undo")
    assert play.state.scores == {}


def test_an_undone_step_can_count_again() -> None:
    play = utrecht(n0101="g")
    scored = play.state.scores
    play.must("undo")
    redo = redo_target(play.state)
    play.must("undo", batch=redo)
    assert play.state.scores == scored
    assert redo_target(play.state) is None
    play.must("undo")
    assert play.state.scores == {}


def test_nothing_counts_again_after_something_new() -> None:
    play = utrecht(n0101="g")
    play.must("undo")
    play.must("give-score", unit="2026-0101", criterion="c2", value="goed")
    assert redo_target(play.state) is None


def test_a_batch_is_undone_as_one_step() -> None:
    play = utrecht()
    before = play.state
    play.must("batch", **BATCH)
    play.must("undo")
    assert play.state.applications == before.applications
    assert play.state.scores == before.scores
    assert play.state.case_units == before.case_units


def test_an_import_is_one_step_to_undo() -> None:
    play = utrecht()
    play.must("import", file="a.csv", sha256="b" * 64, rows=1, **BATCH)
    play.must("undo")
    assert play.state.applications == {}
    assert play.state.imports == {}


def test_an_application_that_was_touched_since_stays() -> None:
    play = utrecht()
    play.must("batch", commands=BATCH["commands"][:2])
    added = play.entries[-2].nr
    play.must("give-score", unit="2026-0301", criterion="c1", value="goed")
    assert play.no("undo", batch=added) == "undo_overtaken"


def test_a_value_that_changed_since_is_not_put_back() -> None:
    play = utrecht(n0101="g")
    first = play.entries[-1].nr
    play.must("give-score", unit="2026-0101", criterion="c1", value="voldoende")
    assert play.no("undo", batch=first) == "undo_overtaken"


def test_an_older_step_can_be_undone_when_nothing_touched_it() -> None:
    play = utrecht(n0101="g")
    first = play.entries[-1].nr
    play.must("give-score", unit="2026-0101", criterion="c2", value="goed")
    play.must("undo", batch=first)
    assert set(play.state.scores["2026-0101"]) == {("scores", "c2")}


def test_a_step_is_not_undone_twice() -> None:
    play = utrecht(n0101="g")
    first = play.entries[-1].nr
    play.must("undo", batch=first)
    assert play.no("undo", batch=first) == "batch_unknown"
    assert play.no("undo", batch=999) == "batch_unknown"


def test_undoing_stands_alone_in_its_batch() -> None:
    play = utrecht(n0101="g")
    commands = [
        {"do": "undo"},
        {"do": "give-score", "unit": "2026-0101", "criterion": "c2", "value": "goed"},
    ]
    assert play.no("batch", commands=commands) == "undo_alone"


def test_nothing_is_undone_once_the_scores_have_been_closed() -> None:
    play = tied_utrecht()
    close(play)
    assert play.no("undo") == "undo_unavailable"
    play.must("reopen", to="beoordelen", reason="fout ontdekt")
    play.must("give-score", unit="2026-0101", criterion="c1", value="voldoende", reason="te hoog")
    assert play.no("undo") == "undo_unavailable"
    assert undo_target(play.state) is None


def test_where_nothing_was_done_there_is_nothing_to_undo() -> None:
    assert Play("utrecht-vrouwen-sport", {"-": 1}).no("undo") == "nothing_to_undo"


def test_undoing_never_crosses_a_draw() -> None:
    play = drawn_utrecht()
    assert play.no("undo") == "undo_unavailable"
    assert play.no("undo", batch=2) == "undo_unavailable"


def test_undoing_a_withdrawal_restores_the_former_state() -> None:
    play = utrecht(n0101="vvvvgvg", n0102="vvvvgvg")
    before = play.outcome
    play.must("withdraw", unit="2026-0101")
    assert play.outcome.unit("2026-0101").place is None
    play.must("undo")
    assert play.outcome.units == before.units


def test_a_phase_change_before_closing_is_kept_and_leaves_the_rest_undoable() -> None:
    play = utrecht(n0101="g")
    play.must("change-phase", to="beoordelen")
    play.must("undo")
    assert play.state.scores == {}
    assert play.state.phase.value == "beoordelen"


def test_undoing_the_only_activity_of_a_step_gives_its_number_free() -> None:
    play = Play("amersfoort-wijkactiviteiten", {"LIENDERT": 1_000_00})
    play.must("add-application", id="2026-0003", applicant="Buurthuis", requested="1.00")
    play.must("add-activity", application="2026-0003", requested="1.00", pool="LIENDERT")
    play.must("undo")
    assert play.state.case_units == {}
    play.must("add-activity", application="2026-0003", requested="2.00", pool="LIENDERT")
    assert list(play.state.activities) == ["2026-0003-A1"]


def test_the_order_of_the_units_survives_undoing_and_replay() -> None:
    play = utrecht(n0101="", n0102="")
    play.must("undo")
    play.must("undo")
    add_utrecht(play, "2026-0100", "")
    replayed = play.replayed()
    assert replayed == play.state
