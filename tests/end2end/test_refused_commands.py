"""What the program will not do in a meeting, and that it leaves the round as it was."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.end2end.meeting import PERSONS, freeze, invite, levels, outcome, receive, score, typed
from tests.end2end.program import Apply, Json, journal, new_round, state_of

PAIR = ["2026-0102", "2026-0106"]
SEED, OTHER = "416253" * 5, "352614" * 5


@pytest.fixture(scope="module")
def templates(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """One round in three states: scored with a tie, closed with invitations, and drawn."""
    folder = tmp_path_factory.mktemp("standen")
    states = {name: folder / f"{name}.ronde" for name in ("scored", "closed", "drawn")}
    path = folder / "utrecht.ronde"
    new_round(path, "utrecht-vrouwen-sport", "--ceiling", "20000")
    with Apply(path) as program:
        program.must("add-member", id="lid-2", name="J. de Vries", role="lid")
        for unit, letters in (("2026-0101", "ggggggg"), (PAIR[0], "vvvvgvg"), (PAIR[1], "vvvvgvg")):
            receive(program, unit, "9000.00")
            program.must("admit", unit=unit)
            score(program, unit, levels(letters))
        shutil.copy(path, states["scored"])
        program.must("change-phase", to="rangorde")
        invite(program, PAIR)
        shutil.copy(path, states["closed"])
        freeze(program, PAIR, "d6")
        program.must("record-seed", draw="L1", seed=SEED, again=SEED, typists=["s", "lid-2"])
        program.must("reveal-draw", draw="L1")
        shutil.copy(path, states["drawn"])
    return states


def opened(template: Path, folder: Path) -> Apply:
    """The program on a copy of its own."""
    return Apply(Path(shutil.copy(template, folder / "utrecht.ronde")))


@pytest.fixture
def scored(templates: dict[str, Path], tmp_path: Path) -> Iterator[Apply]:
    with opened(templates["scored"], tmp_path) as program:
        yield program


@pytest.fixture
def closed(templates: dict[str, Path], tmp_path: Path) -> Iterator[Apply]:
    with opened(templates["closed"], tmp_path) as program:
        yield program


@pytest.fixture
def drawn(templates: dict[str, Path], tmp_path: Path) -> Iterator[Apply]:
    with opened(templates["drawn"], tmp_path) as program:
        yield program


def freezing(members: list[str], kind: str = "d6", **more: Any) -> Json:
    return {"members": members, "seed_kind": kind, "persons": PERSONS, **more}


def test_only_the_whole_tie_is_frozen_and_only_once(closed: Apply) -> None:
    for members, key in (
        (["2026-0101"], "no_tie"),
        (["2026-0101", PAIR[0]], "tie_another"),
        ([*PAIR, "2026-0101"], "tie_another"),
        (PAIR[:1], "tie_another"),
        ([], "no_tie"),
        ([PAIR[0], PAIR[0]], "tie_another"),
    ):
        assert closed.no("freeze-draw", **freezing(members)) == key
    assert closed.no("freeze-draw", **{**freezing(PAIR), "persons": ["voorzitter"]}) == (
        "two_persons"
    )
    for throws in (29, 61, 0, -1, 10**9):
        closed.no("freeze-draw", **freezing(PAIR, throws=throws))
    closed.must("freeze-draw", **freezing(PAIR))
    for kind in ("d6", "d10", "papier"):
        assert closed.no("freeze-draw", **freezing(PAIR, kind)) == "list_frozen"


def test_blocks_that_are_not_on_the_sheet_open_nothing(closed: Apply) -> None:
    closed.must("freeze-draw", **freezing(PAIR))
    right = typed(closed)
    seed = {"draw": "L1", "seed": SEED, "again": SEED}
    for blocks, key in (
        ([], "blocks_first"),
        (right[:1], "blocks_first"),
        ([right[0], right[0]], "blocks_first"),
        ([right[0], {**right[1], "text": "zzzz"}], "blocks_mismatch"),
        ([right[0], {**right[1], "number": 17}], "blocks_mismatch"),
        ([right[0], {**right[1], "number": 0}], "blocks_mismatch"),
        ([{**right[0], "number": 11}, {**right[1], "number": 3}], "blocks_mismatch"),
    ):
        assert closed.no("check-blocks", draw="L1", blocks=blocks) == key
        assert closed.no("record-seed", **seed) == "blocks_first"
    for draw in ("L2", "L1/2", "L0", "l1", "1", "L1/", "L1000", ""):
        assert closed.no("check-blocks", draw=draw, blocks=right) == "draw_unknown"


UNFIT = (
    ("416253" * 5 + "1", "seed_length"),
    ("41625" * 5 + "4162", "seed_length"),
    ("", "seed_length"),
    ("1" * 10_000, "seed_length"),
    (" ", "seed_character"),
    ("416253" * 4 + "41625 ", "seed_character"),
    ("416253" * 4 + "416257", "seed_character"),
    ("416253" * 4 + "416250", "seed_character"),
    ("４" + "1" * 29, "seed_character"),
    ("🎲" * 30, "seed_character"),
    ("1" * 15 + "\n" + "1" * 14, "seed_character"),
)


def test_a_seed_that_was_not_thrown_is_refused(closed: Apply) -> None:
    freeze(closed, PAIR, "d6")
    for seed, key in UNFIT:
        assert closed.no("record-seed", draw="L1", seed=seed, again=seed) == key
    assert outcome(closed, "result")[PAIR[0]] == "awaiting_draw"


def test_a_seed_typed_otherwise_the_second_time_is_refused(closed: Apply) -> None:
    freeze(closed, PAIR, "d6")
    for again in (OTHER, SEED[:-1], f"{SEED}1", "", f" {SEED}"):
        assert closed.no("record-seed", draw="L1", seed=SEED, again=again) == (
            "second_entry_differs"
        )
    same = {"draw": "L1", "seed": SEED, "again": SEED}
    assert closed.no("record-seed", **same, typists=["s", "s"]) == "two_persons"


def test_nobody_gets_a_second_draw(drawn: Apply) -> None:
    before = outcome(drawn, "place", "granted")
    same = {"draw": "L1", "seed": OTHER, "again": OTHER}
    assert drawn.no("record-seed", **same) == "seed_committed"
    assert drawn.no("freeze-draw", **freezing(PAIR)) == "seed_committed"
    assert drawn.no("reveal-draw", draw="L1") == "draw_revealed"
    assert drawn.no("undo") == "undo_unavailable"
    assert drawn.no("undo", batch=len(journal(drawn.path))) == "undo_unavailable"
    first = next(unit for unit in PAIR if before[unit][0] == 2)
    drawn.must("withdraw", unit=first, date="2026-03-12")
    drawn.must("reinstate", unit=first, reason="intrekking was een vergissing")
    assert drawn.no("add-application", id=first, applicant="x", requested="1.00") == "scores_closed"
    assert drawn.no("freeze-draw", **freezing(PAIR)) == "seed_committed"
    assert outcome(drawn, "place", "granted") == before


def test_a_tie_that_was_broken_and_mended_is_the_next_attempt(drawn: Apply) -> None:
    drawn.must("reopen", to="beoordelen", reason="optelling nagezien")
    change = {"unit": PAIR[0], "criterion": "c7"}
    drawn.must("give-score", **change, value="voldoende", reason="te hoog")
    drawn.must("give-score", **change, value="goed", reason="toch goed")
    drawn.must("change-phase", to="rangorde")
    drawn.must("freeze-draw", **freezing(PAIR))
    assert list(state_of(drawn.path).draws) == [(1, 1), (1, 2)]
    assert "loting-vervallen" in [row.kind for row in journal(drawn.path)]


def test_whoever_withdraws_or_falls_out_later_leaves_the_order_as_it_was(drawn: Apply) -> None:
    before = outcome(drawn, "place")
    first, second = sorted(PAIR, key=lambda unit: before[unit])
    drawn.must("refuse", unit=first, ground="tijdig", reason="bleek te laat")
    assert outcome(drawn, "place", "result", "granted") == {
        "2026-0101": (1, "granted", "9000.00"),
        first: (None, "refused", "0.00"),
        second: (2, "granted", "9000.00"),
    }
    kept = [row for row in journal(drawn.path) if row.kind == "zaad-vastgelegd"]
    assert len(kept) == 1


def test_undo_takes_back_an_intake_and_stops_at_the_closing(scored: Apply) -> None:
    before = outcome(scored, "place", "total", "result")
    scored.must("withdraw", unit="2026-0101", date="2026-03-01")
    assert outcome(scored, "result")["2026-0101"] == "withdrawn"
    taken_back = scored.must("undo")
    assert outcome(scored, "place", "total", "result") == before
    scored.must("undo", batch=taken_back)
    assert outcome(scored, "result")["2026-0101"] == "withdrawn"
    scored.must("reinstate", unit="2026-0101", reason="vergissing")
    last = scored.must("give-score", unit=PAIR[0], criterion="c1", value="goed")
    scored.must("change-phase", to="rangorde")
    for undo in ({}, {"batch": last}, {"batch": 2}, {"batch": 1}):
        assert scored.no("undo", **undo) == "undo_unavailable"
    assert scored.no("reopen", to="beoordelen", reason=" ") == "reason_needed"
    scored.must("reopen", to="beoordelen", reason="een stuk nagezien")
    assert scored.no("undo", batch=last) == "undo_unavailable"
    silent = {"unit": PAIR[0], "criterion": "c1", "value": "voldoende"}
    assert scored.no("give-score", **silent) == "reason_required"
    scored.must("give-score", **silent, reason="bereik is overschat")


def test_undo_names_a_batch_that_was_given(scored: Apply) -> None:
    assert scored.no("undo", batch=9999) == "batch_unknown"
    assert scored.no("undo", batch=0) == "batch_unknown"
    assert scored.no("undo", batch=-1) == "batch_unknown"
    assert scored.no("undo", batch=1) == "batch_unknown"


def test_a_member_with_an_interest_scores_no_more(scored: Apply) -> None:
    mine = {"unit": PAIR[0], "criterion": "c2", "member": "lid-2"}
    scored.must("give-score", **mine, value="goed")
    interest = {"member": "lid-2", "application": PAIR[0], "nature": "bestuurslid"}
    scored.must("declare-interest", **interest)
    assert scored.no("give-score", **mine, value="voldoende") == "member_recused"
    assert scored.no("clear-score", **mine) == "member_recused"
    assert scored.no("declare-interest", **{**interest, "nature": " "}) == "field_value"
    assert scored.no("declare-interest", **interest) == "interest_known"
    scored.must("give-score", **{**mine, "unit": PAIR[1]}, value="voldoende")


def test_what_is_not_assessed_gets_no_score(scored: Apply) -> None:
    scored.must("withdraw", unit=PAIR[0], date="2026-03-01")
    new = {"unit": PAIR[0], "criterion": "c1", "value": "goed"}
    assert scored.no("give-score", **new) == "not_admitted"
    assert scored.no("clear-score", unit=PAIR[0], criterion="c1") == "not_admitted"
    assert scored.no("give-score", **{**new, "unit": "2026-0999"}) == "unit_unknown"
    assert scored.no("withdraw", unit=PAIR[0]) == "standing_other"
    receive(scored, "2026-0110", "9000.00")
    assert scored.no("give-score", **{**new, "unit": "2026-0110"}) == "not_admitted"


def test_a_level_that_the_table_does_not_have_is_refused(scored: Apply) -> None:
    for value in ("matig", "Goed", "goed ", "2", "", "1.0"):
        new = {"unit": PAIR[0], "criterion": "c1", "value": value}
        assert scored.no("give-score", **new) == "level_unknown"


def test_after_the_decision_only_a_reopening_changes_anything(drawn: Apply) -> None:
    boundary = next(u for u, line in outcome(drawn, "result").items() if line == "granted_in_part")
    drawn.must("change-phase", to="besluit")
    adopt = {"date": "2026-04-07", "power": "artikel 8", "by": "college"}
    assert drawn.no("adopt", **adopt) == "decision_pending"
    drawn.must("decide-boundary", unit=boundary, choice="partial", reason="restant besteden")
    drawn.must("adopt", **adopt)
    for name, fields in (
        ("withdraw", {"unit": PAIR[0]}),
        ("refuse", {"unit": PAIR[0], "ground": "x", "reason": "y"}),
        ("void-draw", {"draw": "L1", "reason": "x", "by": "college"}),
        ("change-round", {"field": "plafond", "value": "1.00", "basis": "x", "reason": "y"}),
        ("choose-reading", {"reading": "plafond", "value": "stop", "reason": "x"}),
        ("decide-boundary", {"unit": boundary, "choice": "stop", "reason": "x"}),
    ):
        assert drawn.no(name, **fields) == "already_adopted"
    score_now = {"unit": PAIR[0], "criterion": "c1", "value": "goed", "reason": "x"}
    assert drawn.no("give-score", **score_now) == "scores_closed"
    assert drawn.no("reopen", to="beoordelen", reason="") == "reason_needed"
    drawn.must("reopen", to="besluit", reason="bedrag onjuist overgenomen")
    assert state_of(drawn.path).adoption is None


def test_a_corrected_request_goes_through_the_whole_list(scored: Apply) -> None:
    change = {"id": "2026-0101", "field": "gevraagd", "value": "6500.00"}
    scored.must("change-phase", to="rangorde")
    assert scored.no("change-application", **change, reason="rekenfout") == "scores_closed"
    scored.must("reopen", to="beoordelen", reason="rekenfout in de begroting")
    assert scored.no("change-application", **change) == "reason_needed"
    for value in ("0.00", "-1.00", "6.500,00", "abc"):
        scored.no("change-application", **{**change, "value": value}, reason="rekenfout")
    scored.must("change-application", **change, reason="rekenfout in de begroting")
    assert outcome(scored, "granted")["2026-0101"] == "6500.00"
    assert '"oud":"9000.00"' in journal(scored.path)[-1].body
