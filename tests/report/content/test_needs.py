"""What minutes still need: what blocks a definitive document, and what is only noted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from desktop_app.report.content.needs import (
    Need,
    NeedKind,
    blocking,
    needs_of_draw,
    needs_of_meeting,
)
from desktop_app.report.content.needs_words import need_text
from tests.core.round_samples import Play, add_utrecht, freeze
from tests.report.content import rounds


def needs(play: Play) -> dict[NeedKind, Need]:
    """The needs of the meeting by kind."""
    return {need.kind: need for need in needs_of_meeting(play.state, rounds.proposal(play))}


def test_a_round_with_everything_filled_in_needs_only_the_draw_and_says_so() -> None:
    found = needs(rounds.utrecht())
    assert set(found) == {NeedKind.DRAWS, NeedKind.INVITATIONS}
    assert blocking(tuple(found.values())) == ()


def test_an_empty_round_needs_people_meeting_and_closing() -> None:
    found = needs(Play("utrecht-vrouwen-sport", {"-": 1_00}))
    kinds = {need.kind for need in blocking(tuple(found.values()))}
    assert kinds == {
        NeedKind.MEETING_DATE,
        NeedKind.MEETING_TIMES,
        NeedKind.MEETING_PLACE,
        NeedKind.CHAIR,
        NeedKind.SECRETARY,
        NeedKind.PRESENCE,
        NeedKind.OPEN_SCORES,
    }


def test_missing_scores_are_counted_per_unit() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 1_00})
    add_utrecht(play, "2026-0001", "gg")
    add_utrecht(play, "2026-0002", "ggggggg")
    need = needs(play)[NeedKind.SCORES]
    assert (need.about, need.count, need.blocking) == (("2026-0001",), 5, True)


def test_missing_facts_and_hearings_are_needed_too() -> None:
    play = Play("amersfoort-wijkactiviteiten", {"LIENDERT": 1_00})
    rounds.add(play, "W-1", "9000.00")
    play.must("admit", unit="W-1")
    play.must("add-activity", application="W-1", requested="500.00", pool="LIENDERT")
    assert needs(play)[NeedKind.FACTS].count == 8
    pitch = Play("amersfoort-pitch", {"-": 1_00})
    rounds.add(pitch, "P-1", "9000.00")
    pitch.must("admit", unit="P-1")
    rounds.give(pitch, "P-1", "first", rounds.FIRST)
    assert needs(pitch)[NeedKind.HEARINGS].about == ("P-1",)


def test_a_score_below_its_maximum_needs_a_reason_and_the_best_one_does_not() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 1_00})
    add_utrecht(play, "2026-0001", "gggggvo")
    need = needs(play)[NeedKind.REASONS]
    assert (need.about, need.count, need.blocking) == (("2026-0001",), 2, True)


def test_counted_votes_need_no_reason() -> None:
    assert NeedKind.REASONS not in needs(rounds.buurt())


def test_points_that_follow_from_facts_need_no_reason() -> None:
    assert NeedKind.REASONS not in needs(rounds.wijk())


def test_a_boundary_blocks_until_it_is_decided() -> None:
    play = rounds.buurt()
    assert needs(play)[NeedKind.BOUNDARY].about == ("B-3",)
    assert needs(play)[NeedKind.BOUNDARY].blocking
    play.must("decide-boundary", unit="B-3", choice="partial", reason="kan kleiner")
    assert NeedKind.BOUNDARY not in needs(play)


def test_a_reading_that_makes_a_difference_blocks_and_another_one_is_noted() -> None:
    play = Play("amsterdam-kinderboerderijen", {"-": 100_000_00})
    for unit, points in (
        ("A-1", (5, 3, 3, 3, 6, 2, 4, 4, 2, 2, 3)),
        ("A-2", (5, 3, 3, 2, 5, 4, 4, 4, 2, 2, 3)),
    ):
        rounds.add(play, unit, "20000.00")
        play.must("admit", unit=unit)
        for criterion, value in zip("abcdefghijk", points, strict=True):
            play.must("give-score", unit=unit, criterion=criterion, value=str(value))
    found = [
        need
        for need in needs_of_meeting(play.state, rounds.proposal(play))
        if need.kind is NeedKind.READINGS
    ]
    assert [(need.about, need.blocking) for need in found] == [
        (("e-en-f",), True),
        (("plafond",), False),
    ]


def test_a_difference_between_requested_and_grantable_needs_a_reason() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 1_00})
    rounds.add(play, "2026-0001", "5000.00", grantable="4000.00")
    assert needs(play)[NeedKind.GRANTABLE_REASON].about == ("2026-0001",)


@pytest.mark.parametrize(
    ("field", "kind"),
    [
        ("vergadering-datum", NeedKind.MEETING_DATE),
        ("vergadering-plaats", NeedKind.MEETING_PLACE),
        ("vergadering-einde", NeedKind.MEETING_TIMES),
        ("bekendmaking", NeedKind.PUBLICATION),
        ("tijdvak-einde", NeedKind.WINDOW),
    ],
)
def test_a_field_that_is_emptied_is_needed_again(field: str, kind: NeedKind) -> None:
    play = rounds.utrecht()
    assert kind not in needs(play)
    play.must("change-round", field=field, value=None)
    assert kind in needs(play)


def test_a_draw_needs_leader_witnesses_and_an_outcome_that_was_shown() -> None:
    play = rounds.utrecht()
    freeze(play, rounds.PAIR)
    kinds = {need.kind for need in needs_of_draw(play.state, rounds.attempt(play))}
    assert {NeedKind.LEADER, NeedKind.WITNESSES, NeedKind.SEED, NeedKind.REVEALED} <= kinds
    play = rounds.drawn()
    assert blocking(needs_of_draw(play.state, rounds.attempt(play))) == ()


@pytest.mark.parametrize(
    ("make", "blocks"), [(rounds.drawn, True), (rounds.amsterdam_drawn, False)]
)
def test_an_invitation_blocks_only_where_the_regeling_asks_for_it(
    make: Callable[[], Play], *, blocks: bool
) -> None:
    play = make()
    nobody_invited = replace(play.state, invitations={})
    found = {need.kind: need for need in needs_of_draw(nobody_invited, rounds.attempt(play))}
    assert found[NeedKind.INVITATIONS].blocking is blocks


def test_every_kind_of_need_has_words() -> None:
    scheme = rounds.utrecht().scheme
    for kind in NeedKind:
        text = need_text(scheme, Need(kind=kind, about=("2026-0001",), count=2))
        assert text
        assert not text.endswith(".")


def test_what_is_missing_reads_as_a_list() -> None:
    scheme = rounds.utrecht().scheme
    need = Need(kind=NeedKind.SCORES, about=("2026-0001", "2026-0007"), count=3)
    assert need_text(scheme, need) == "drie scores bij de aanvragen 2026-0001 en 2026-0007"
    reading = Need(kind=NeedKind.READINGS, about=("plafond",), count=1)
    assert need_text(scheme, reading) == "de bevestiging van de lezing plafond"
