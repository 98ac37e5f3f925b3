"""The draw in a round: only for a tie that asks for it, once, and bound to what was frozen."""

from __future__ import annotations

import pytest

from desktop_app.core.draw_lines import blocks, file_hash
from desktop_app.core.events_draw import DrawLapsed
from desktop_app.core.outcome import Status
from desktop_app.core.round_case import ranking_file
from desktop_app.core.round_draws import SeedGiven
from tests.core.round_samples import (
    PAIR,
    SEED,
    Play,
    add_utrecht,
    close,
    drawn_utrecht,
    freeze,
    tied_utrecht,
    utrecht,
)

PERSONS = ["voorzitter", "lid 2"]


def invited() -> Play:
    play = tied_utrecht()
    close(play)
    play.must("invite-to-draw", members=PAIR, date="2026-03-01", way="brief")
    return play


def test_a_draw_decides_the_order_and_the_amounts() -> None:
    play = drawn_utrecht()
    assert play.outcome.status is Status.FINAL
    order = play.order()
    places = {play.outcome.unit(unit).place: unit for unit in PAIR}
    assert [places[2], places[3]] == list(order)


def test_the_list_binds_the_ranking_of_the_entry_before_it() -> None:
    play = invited()
    before = play.state
    play.must("freeze-draw", members=PAIR, seed_kind="d6", persons=PERSONS)
    attempt = play.state.draws[1, 1]
    assert attempt.standing.encode() == ranking_file(before, play.outcome)
    assert attempt.draw_list.standing == file_hash(attempt.standing.encode())
    lines = attempt.standing.splitlines()
    assert lines[0] == "RANGORDE-1"
    assert lines[2].split()[:2] == ["regeling", "UTRECHT-VROUWEN-SPORT"]
    assert lines[3] == f"journaal {before.nr} {before.head}"
    assert lines[4:] == [
        "eenheid - 1 2026-0101 10",
        "eenheid - 2 2026-0102 6.1",
        "eenheid - 2 2026-0106 6.1",
    ]


def test_nothing_is_drawn_while_the_scores_are_open() -> None:
    play = tied_utrecht()
    refused = play.no("freeze-draw", members=PAIR, seed_kind="d6", persons=PERSONS)
    assert refused == "scores_open"


def test_invitations_come_first_where_the_scheme_asks_for_them() -> None:
    play = tied_utrecht()
    close(play)
    fields = {"members": PAIR, "seed_kind": "d6", "persons": PERSONS}
    assert play.no("freeze-draw", **fields) == "invitations_missing"
    play.must("invite-to-draw", members=PAIR[:1], date="2026-03-01", way="brief")
    assert play.no("freeze-draw", **fields) == "invitations_missing"


@pytest.mark.parametrize(
    ("members", "key"),
    [
        (["2026-0102"], "tie_another"),
        (["2026-0101", "2026-0102"], "tie_another"),
        (["2026-0101"], "no_tie"),
        (["2026-0102", "2026-0999"], "tie_another"),
        ([], "no_tie"),
    ],
)
def test_only_a_whole_tie_is_drawn(members: list[str], key: str) -> None:
    play = invited()
    refused = play.no("freeze-draw", members=members, seed_kind="d6", persons=PERSONS)
    assert refused == key


@pytest.mark.parametrize("persons", [[], ["voorzitter"], ["lid 2", "lid 2"], ["voorzitter", " "]])
def test_two_persons_confirm_the_list(persons: list[str]) -> None:
    play = invited()
    refused = play.no("freeze-draw", members=PAIR, seed_kind="d6", persons=persons)
    assert refused == "two_persons"


def test_a_tie_is_not_frozen_twice() -> None:
    play = tied_utrecht()
    close(play)
    freeze(play)
    refused = play.no("freeze-draw", members=PAIR, seed_kind="d6", persons=PERSONS)
    assert refused == "list_frozen"


def test_a_drawn_tie_is_not_drawn_again() -> None:
    play = drawn_utrecht()
    assert play.no("freeze-draw", members=PAIR, seed_kind="d6", persons=PERSONS) == "seed_committed"
    assert play.no("record-seed", draw="L1", seed=SEED, again=SEED) == "seed_committed"
    assert play.no("reveal-draw", draw="L1") == "draw_revealed"


def test_freezing_stands_first_in_its_batch() -> None:
    play = tied_utrecht()
    close(play)
    invite = {"do": "invite-to-draw", "members": PAIR, "date": "2026-03-01", "way": "brief"}
    freezing = {"do": "freeze-draw", "members": PAIR, "seed_kind": "d6", "persons": PERSONS}
    assert play.no("batch", commands=[invite, freezing]) == "freeze_alone"


def test_the_sheet_is_checked_before_a_seed_is_taken() -> None:
    play = invited()
    play.must("freeze-draw", members=PAIR, seed_kind="d6", persons=PERSONS)
    assert play.no("record-seed", draw="L1", seed=SEED, again=SEED) == "blocks_first"
    right = blocks(play.state.draws[1, 1].list_hash)
    one = {"number": 3, "text": right[2]}
    wrong = {"number": 4, "text": "zzzz"}
    assert play.no("check-blocks", draw="L1", blocks=[one, wrong]) == "blocks_mismatch"
    assert play.no("check-blocks", draw="L1", blocks=[one, one]) == "blocks_first"
    assert play.no("check-blocks", draw="L1", blocks=[{"number": 17, "text": ""}]) == (
        "blocks_mismatch"
    )


@pytest.mark.parametrize(
    ("seed", "key"),
    [
        ("1" * 29, "seed_length"),
        ("1" * 31, "seed_length"),
        ("7" + "1" * 29, "seed_character"),
        ("", "seed_length"),
    ],
)
def test_a_seed_that_does_not_fit_the_list_is_refused(seed: str, key: str) -> None:
    play = tied_utrecht()
    close(play)
    freeze(play)
    assert play.no("record-seed", draw="L1", seed=seed, again=seed) == key


def test_the_seed_is_typed_twice_alike_and_by_two_persons() -> None:
    play = tied_utrecht()
    close(play)
    freeze(play)
    other = SEED[:-1] + "1"
    assert play.no("record-seed", draw="L1", seed=SEED, again=other) == "second_entry_differs"
    same = {"draw": "L1", "seed": SEED, "again": SEED}
    assert play.no("record-seed", **same, typists=["lid 2", "lid 2"]) == "two_persons"
    play.must("record-seed", **same, typists=["lid 2", "secretaris"])


def test_after_the_seed_there_is_only_one_outcome() -> None:
    play = tied_utrecht()
    close(play)
    freeze(play)
    play.must("record-seed", draw="L1", seed=SEED, again=SEED)
    replayed = play.replayed()
    assert replayed == play.state
    assert play.outcome.status is Status.FINAL
    before = play.outcome.units
    play.must("reveal-draw", draw="L1")
    assert play.outcome.units == before


def test_nothing_is_shown_before_there_is_a_seed() -> None:
    play = tied_utrecht()
    close(play)
    freeze(play)
    assert play.no("reveal-draw", draw="L1") == "draw_not_held"
    assert play.no("reveal-draw", draw="L2") == "draw_unknown"
    assert play.outcome.status is Status.AWAITING_DRAW


def test_a_mixed_seed_uses_a_secret_made_before_the_list() -> None:
    play = invited()
    freezing = {"members": PAIR, "seed_kind": "mix", "persons": PERSONS}
    assert play.no("freeze-draw", **freezing) == "secret_missing"
    play.must("make-secret")
    freeze(play, kind="mix")
    called = [{"by": "voorzitter", "text": "17"}, {"by": "lid 2", "text": "Domtoren"}]
    assert play.no("record-seed", draw="L1", seed=SEED, again=SEED) == "draw_kind_other"
    play.must("open-secret", draw="L1", contributions=called, again=["17", "Domtoren"])
    attempt = play.state.draws[1, 1]
    secret = next(iter(play.state.secrets.values()))
    assert isinstance(attempt.result, SeedGiven)
    assert attempt.result.seed == f"{secret.secret}:17:Domtoren"
    assert secret.used == (1, 1)
    assert secret.opened


@pytest.mark.parametrize(
    ("called", "again", "key"),
    [
        ([], [], "seed_unfit"),
        ([("lid 2", "")], [""], "seed_unfit"),
        ([("lid 2", "Van Dam")], ["Van Dam"], "seed_unfit"),
        ([("lid 2", "17")], ["18"], "second_entry_differs"),
        ([("secretaris", "17")], ["17"], "contribution_by_operator"),
        ([(" Secretaris", "17")], ["17"], "contribution_by_operator"),
    ],
)
def test_contributions_are_words_of_others_typed_alike(
    called: list[tuple[str, str]], again: list[str], key: str
) -> None:
    play = tied_utrecht()
    close(play)
    play.must("make-secret")
    freeze(play, kind="mix")
    contributions = [{"by": by, "text": text} for by, text in called]
    refused = play.no("open-secret", draw="L1", contributions=contributions, again=again)
    assert refused == key


def test_a_secret_is_used_once() -> None:
    play = tied_utrecht()
    close(play)
    play.must("make-secret")
    freeze(play, kind="mix")
    play.must("void-draw", draw="L1", reason="verkeerde lijst", by="college")
    freezing = {"members": PAIR, "seed_kind": "mix", "persons": PERSONS}
    assert play.no("freeze-draw", **freezing) == "secret_missing"


def test_paper_lots_give_their_order_typed_twice() -> None:
    play = tied_utrecht()
    close(play)
    freeze(play, kind="papier")
    order = PAIR[::-1]
    fields = {"draw": "L1", "order": order, "drawn_by": "notaris"}
    assert play.no("record-paper-order", **fields, again=PAIR) == "second_entry_differs"
    assert play.no("record-paper-order", **fields, again=order[:1]) == "second_entry_differs"
    short = {**fields, "order": order[:1]}
    assert play.no("record-paper-order", **short, again=order[:1]) == "order_unfit"
    assert play.no("record-seed", draw="L1", seed=SEED, again=SEED) == "draw_kind_other"
    play.must("record-paper-order", **fields, again=order)
    assert play.outcome.unit(order[0]).place == 2


def test_a_public_event_is_named_on_the_list() -> None:
    play = tied_utrecht()
    close(play)
    freeze(play, kind="ext", event="LOTTO-2026-03-21")
    seed = "04-11-17-23-38-41:1"
    play.must("record-seed", draw="L1", seed=seed, again=seed, source="krant van 22 maart")
    assert play.outcome.status is Status.FINAL


def test_a_void_attempt_counts_no_more_and_the_next_one_names_it() -> None:
    play = drawn_utrecht()
    first = play.state.draws[1, 1]
    play.must("void-draw", draw="L1", reason="een lot ontbrak", by="college")
    assert play.outcome.status is Status.AWAITING_DRAW
    freeze(play)
    second = play.state.draws[1, 2]
    assert (second.draw_list.attempt, second.draw_list.previous) == (2, first.list_hash)
    assert play.no("reveal-draw", draw="L1/1") == "draw_ended"
    play.must("record-seed", draw="L1", seed=SEED, again=SEED)
    assert len(play.state.draws) == 2


def test_a_void_attempt_needs_a_reason_and_someone_who_decided() -> None:
    play = drawn_utrecht()
    assert play.no("void-draw", draw="L1", reason="", by="college") == "reason_needed"
    assert play.no("void-draw", draw="L1", reason="fout", by=" ") == "field_value"


def test_withdrawing_after_the_draw_strikes_out_and_keeps_the_order() -> None:
    play = utrecht(25_000_00, n0101="vvvvgvg", n0102="vvvvgvg", n0106="vvvvgvg")
    close(play)
    members = ["2026-0101", "2026-0102", "2026-0106"]
    name = freeze(play, members)
    play.must("record-seed", draw=name, seed=SEED, again=SEED)
    first, second, third = play.order()
    assert play.outcome.unit(third).granted == 0
    play.must("withdraw", unit=first, date="2026-03-05")
    assert play.kinds()[-1] == "ingetrokken"
    assert play.outcome.unit(second).place == 1
    assert play.outcome.unit(third).granted == 11_000_00
    play.must("reinstate", unit=first, reason="vergissing")
    assert play.outcome.unit(first).place == 1


def test_refusing_a_drawn_unit_afterwards_keeps_the_order_too() -> None:
    play = drawn_utrecht()
    first, second = play.order()
    play.must("refuse", unit=first, ground="buiten de gemeente", reason="adres onjuist")
    assert play.state.draws[1, 1].live
    assert play.outcome.unit(second).place == 2


def test_reopening_the_scores_lapses_the_draw_and_the_next_one_names_it() -> None:
    play = drawn_utrecht()
    first = play.state.draws[1, 1]
    assert play.no("reopen", to="beoordelen", reason=" ") == "reason_needed"
    play.must("reopen", to="beoordelen", reason="een stuk nagezien")
    assert play.kinds()[-2:] == ["ronde-heropend", "loting-vervallen"]
    assert play.last(DrawLapsed).reason == "scores-heropend"
    close(play)
    assert play.outcome.status is Status.AWAITING_DRAW
    freeze(play)
    second = play.state.draws[1, 2]
    assert second.draw_list.previous == first.list_hash
    assert not play.state.draws[1, 1].live
    assert play.state.draws[1, 1].result == first.result


def test_a_deviation_that_breaks_the_tie_lapses_the_draw_in_the_same_batch() -> None:
    play = drawn_utrecht()
    play.must("change-phase", to="loting")
    play.must("change-phase", to="verdeling")
    play.must("change-phase", to="besluit")
    change = {"unit": "2026-0102", "what": "score", "subject": "c3", "new": "goed"}
    play.must("deviate", **change, reason="de steunbrief is niet meegewogen")
    assert "loting-vervallen" in play.kinds()[-2:]
    assert play.last(DrawLapsed).reason == "stand-gewijzigd"
    assert not play.state.draws[1, 1].live
    assert play.outcome.unit("2026-0102").place == 2


def test_someone_who_becomes_equal_lapses_the_draw() -> None:
    play = tied_utrecht()
    add_utrecht(play, "2026-0107", "vvvvgvg")
    play.must("withdraw", unit="2026-0107")
    close(play)
    name = freeze(play)
    play.must("record-seed", draw=name, seed=SEED, again=SEED)
    play.must("reinstate", unit="2026-0107", reason="intrekking was een vergissing")
    assert play.kinds()[-1] == "loting-vervallen"
    assert play.last(DrawLapsed).reason == "eenheid-erbij"


def test_another_change_leaves_the_draw_alone() -> None:
    play = drawn_utrecht()
    play.must("withdraw", unit="2026-0101")
    assert play.kinds()[-1] == "ingetrokken"
    assert play.state.draws[1, 1].live


def test_a_tie_that_changes_nothing_may_stay_undrawn_with_a_reason() -> None:
    play = tied_utrecht(100_000_00)
    close(play)
    assert play.outcome.status is Status.AWAITING_DRAW
    assert play.no("waive-draw", members=PAIR, reason=" ") == "reason_needed"
    play.must("waive-draw", members=PAIR, reason="alles past")
    assert play.outcome.status.value == "final"
    assert play.outcome.unit("2026-0102").shared
    assert play.no("waive-draw", members=PAIR[:1], reason="alles past") == "no_tie"


def test_a_waived_tie_can_still_be_drawn() -> None:
    play = tied_utrecht(100_000_00)
    close(play)
    play.must("waive-draw", members=PAIR, reason="alles past")
    freeze(play)
    assert play.no("waive-draw", members=PAIR, reason="alles past") == "list_frozen"


def test_a_decisive_draw_is_not_left_out() -> None:
    play = tied_utrecht()
    close(play)
    assert play.no("waive-draw", members=PAIR, reason="geen tijd") == "draw_cannot_be_waived"


def test_a_scheme_that_divides_in_proportion_has_no_draw() -> None:
    play = Play("amersfoort-pitch", {"-": 1_000_00})
    fields = {"members": PAIR, "seed_kind": "d6", "persons": PERSONS}
    assert play.no("freeze-draw", **fields) == "no_draw_in_scheme"
    assert play.no("waive-draw", members=PAIR, reason="x") == "no_draw_in_scheme"


def test_a_practice_draw_never_decides() -> None:
    play = invited()
    play.must("practice-draw", members=PAIR, seed_kind="d6", seed=SEED)
    play.must("practice-draw", members=PAIR, seed_kind="d6", seed=SEED)
    assert play.outcome.status is Status.AWAITING_DRAW
    assert [item.draw_list.number for item in play.state.practice] == [1, 2]
    freeze(play)
    assert list(play.state.draws) == [(1, 1)]


def test_two_ties_with_the_same_seed_are_drawn_apart() -> None:
    play = utrecht(200_000_00, n1="gvvvvvv", n2="gvvvvvv", n3="gggvvvv", n4="gggvvvv")
    close(play)
    lists = []
    for members in (["2026-1", "2026-2"], ["2026-3", "2026-4"]):
        name = freeze(play, members)
        play.must("record-seed", draw=name, seed=SEED, again=SEED)
        lists.append(name)
    assert lists == ["L1", "L2"]
    assert play.outcome.status is Status.FINAL
