"""A journal read again gives the same round, and one that cannot have happened is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.draft import Draft
from desktop_app.core.events import KINDS, Event, event_from_body, event_to_body
from desktop_app.core.events_applications import Admitted
from desktop_app.core.events_decision import Adopted, ReportLapse, ReportLapsed
from desktop_app.core.events_draw import (
    DrawFrozen,
    DrawLapse,
    DrawLapsed,
    DrawRevealed,
    SeedRecorded,
)
from desktop_app.core.events_round import PhaseChanged, RoundOpened, RoundReopened
from desktop_app.core.events_scoring import ScoreGiven
from desktop_app.core.phases import Phase
from desktop_app.core.round import Recorded, Round
from desktop_app.core.transition import Impossible, evolve, replay
from tests.core.round_samples import PAIR, Play, close, drawn_utrecht, freeze, tied_utrecht

UNITS = ["2026-0101", "2026-0102", "2026-0106"]
CRITERIA = [f"c{number}" for number in range(1, 8)]
unit = st.sampled_from(UNITS)
criterion = st.sampled_from(CRITERIA)
level = st.sampled_from(["onvoldoende", "voldoende", "goed"])
reason = st.sampled_from([None, "omdat", "  "])


def step(name: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"do": st.just(name), **fields})


SIMPLE = st.one_of(
    step("give-score", unit=unit, criterion=criterion, value=level, reason=reason),
    step("clear-score", unit=unit, criterion=criterion, reason=reason),
    step("withdraw", unit=unit),
    step("reinstate", unit=unit, reason=st.just("toch")),
    step("refuse", unit=unit, ground=st.just("artikel 7"), reason=st.just("te ver")),
    step("admit", unit=unit, reason=reason),
    step("change-application", id=unit, field=st.just("gevraagd"), value=st.just("9000.00")),
    step(
        "change-round",
        field=st.just("plafond"),
        value=st.sampled_from(["1.00", "50000.00"]),
        basis=st.just("besluit"),
    ),
    step(
        "choose-reading",
        reading=st.just("plafond"),
        value=st.sampled_from(["partial", "stop", "skip"]),
        reason=st.just("zo"),
    ),
    step("record-presence", member=st.just("lid-2")),
    step("record-absence", member=st.just("lid-2")),
    step("declare-interest", member=st.just("lid-2"), application=unit, nature=st.just("bestuur")),
)
STEP = st.one_of(
    SIMPLE,
    step("undo"),
    step("batch", commands=st.lists(SIMPLE, min_size=1, max_size=4)),
    step("change-phase", to=st.sampled_from([phase.value for phase in Phase])),
    step("reopen", to=st.just("beoordelen"), reason=st.just("fout")),
    step("invite-to-draw", members=st.just(PAIR), date=st.just("2026-03-01"), way=st.just("brief")),
    step("make-secret"),
    step(
        "freeze-draw",
        members=st.just(PAIR),
        seed_kind=st.sampled_from(["d6", "mix", "papier"]),
        persons=st.just(["voorzitter", "lid 2"]),
    ),
    step("waive-draw", members=st.just(PAIR), reason=st.just("past")),
    step("void-draw", draw=st.just("L1"), reason=st.just("fout"), by=st.just("college")),
    step(
        "record-report",
        report=st.just("zitting"),
        number=st.just("PV-1"),
        outcome=st.just("e" * 64),
    ),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(STEP, max_size=25))
def test_the_journal_of_any_meeting_gives_exactly_the_same_round(
    steps: list[dict[str, Any]],
) -> None:
    play = tied_utrecht()
    play.must("add-member", id="lid-2", name="A. de Boer", role="lid")
    for fields in steps:
        data = dict(fields)
        play.do(data.pop("do"), **data)
    assert play.replayed() == play.state


@settings(max_examples=30, deadline=None)
@given(st.lists(STEP, max_size=20))
def test_what_is_undone_leaves_everything_as_it_was(steps: list[dict[str, Any]]) -> None:
    play = tied_utrecht()
    for fields in steps:
        data = dict(fields)
        before = play.state
        name = data.pop("do")
        done = play.do(name, **data)
        if name in ("give-score", "batch", "withdraw") and isinstance(done, tuple) and done:
            undone = play.do("undo", batch=play.entries[-1].batch)
            if isinstance(undone, tuple):
                assert play.state.scores == before.scores
                assert play.state.stands == before.stands
                assert play.state.case_units == before.case_units


def test_an_earlier_state_is_not_touched_by_what_comes_after() -> None:
    play = tied_utrecht()
    before = play.state
    copy = replace(before, scores={key: dict(row) for key, row in before.scores.items()})
    length = len(before.log)
    play.must("give-score", unit="2026-0101", criterion="c1", value="voldoende")
    assert before == copy
    assert len(before.log) == length


def test_a_round_read_halfway_gives_the_same_as_one_read_at_once() -> None:
    play = drawn_utrecht()
    half = len(play.entries) // 2
    while play.entries[half].batch != play.entries[half].nr:
        half += 1
    first = replay(play.entries[:half], play.scheme)
    assert isinstance(first, Round)
    assert evolve(first, play.entries[half:]) == play.state


def refused_at(play: Play, event: Event, **changes: Any) -> Impossible:
    """Put one more entry behind the journal of a play, and have it refused there."""
    last = play.entries[-1]
    entry = Recorded(
        nr=last.nr + 1,
        batch=last.nr + 1,
        size=1,
        at=last.at,
        actor=changes.pop("actor", last.actor),
        event=replace(event, **changes) if changes else event,
        chain="f" * 64,
    )
    result = replay([*play.entries, entry], play.scheme)
    assert isinstance(result, Impossible), result
    assert result.nr == entry.nr
    return result


def given_score(**changes: Any) -> ScoreGiven:
    fields: dict[str, Any] = {
        "unit": "2026-0101",
        "stage": "scores",
        "member": None,
        "criterion": "c1",
        "old": "goed",
        "new": "voldoende",
        "reason": None,
    }
    return ScoreGiven(**{**fields, **changes})


@pytest.mark.parametrize(
    "changes",
    [{"old": "voldoende"}, {"old": None}, {"new": "matig"}, {"unit": "X"}, {"stage": "final"}],
)
def test_a_score_that_cannot_have_been_given_is_refused(changes: dict[str, str | None]) -> None:
    refused_at(tied_utrecht(), given_score(**changes))


def test_a_score_after_closing_is_refused() -> None:
    play = tied_utrecht()
    close(play)
    assert refused_at(play, given_score()).why.key.value == "scores_closed"


def test_a_phase_that_skips_missing_scores_is_refused() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 1})
    play.must("add-application", id="A-1", applicant="B", requested="1.00")
    refused_at(play, PhaseChanged(old=Phase.ROUND, new=Phase.RANKING))


def test_a_round_is_not_opened_twice() -> None:
    play = tied_utrecht()
    opened = play.entries[0].event
    assert isinstance(opened, RoundOpened)
    refused_at(play, opened)


def test_a_journal_begins_with_its_opening_and_the_text_that_belongs_to_it() -> None:
    play = tied_utrecht()
    assert isinstance(replay(play.entries[1:], play.scheme), Impossible)
    opened = play.entries[0].event
    assert isinstance(opened, RoundOpened)
    other = replace(opened, scheme_text=opened.scheme_text + "# later\n")
    changed = [replace(play.entries[0], event=other), *play.entries[1:]]
    assert isinstance(replay(changed, play.scheme), Impossible)


CHANGE_LIST: list[Callable[[str], str]] = [
    lambda text: text.replace("lot 2026-0106\n", "lot 2026-0107\n"),
    lambda text: text.replace("poging 1", "poging 2").replace("vorige -", "vorige " + "a" * 64),
    lambda text: text.replace("loting L1", "loting L2"),
    lambda text: text.replace("worp d6 30", "worp d6 31").replace("ronde 2026", "ronde 2025"),
    lambda text: text + "\n",
    lambda text: text.replace("\n", "\r\n"),
    lambda text: text.replace("lot 2026-0102", "lot 2026-0102 "),
]


@pytest.mark.parametrize("change", CHANGE_LIST)
def test_a_frozen_list_is_exactly_what_the_round_gives(change: Callable[[str], str]) -> None:
    play = tied_utrecht()
    close(play)
    freeze(play)
    index = next(i for i, item in enumerate(play.entries) if isinstance(item.event, DrawFrozen))
    frozen = play.entries[index].event
    assert isinstance(frozen, DrawFrozen)
    other = replace(frozen, draw_list=change(frozen.draw_list))
    entries = [*play.entries[:index], replace(play.entries[index], event=other)]
    result = replay(entries, play.scheme)
    assert isinstance(result, Impossible)
    assert result.nr == play.entries[index].nr


def test_a_frozen_ranking_or_keys_that_differ_are_refused() -> None:
    play = tied_utrecht()
    close(play)
    freeze(play)
    index = next(i for i, item in enumerate(play.entries) if isinstance(item.event, DrawFrozen))
    frozen = play.entries[index].event
    assert isinstance(frozen, DrawFrozen)
    for other in (
        replace(frozen, standing=frozen.standing.replace("6.1", "6.2")),
        replace(frozen, keys=tuple(reversed(frozen.keys))),
        replace(frozen, persons=("voorzitter",)),
    ):
        entries = [*play.entries[:index], replace(play.entries[index], event=other)]
        assert isinstance(replay(entries, play.scheme), Impossible)


def test_a_second_seed_or_another_check_number_is_refused() -> None:
    play = drawn_utrecht()
    seed = SeedRecorded(
        draw=1,
        attempt=1,
        seed="6" * 30,
        contributions=(),
        typists=(),
        throwers=(),
        source=None,
    )
    assert refused_at(play, seed).why.key.value == "seed_committed"
    other = tied_utrecht()
    close(other)
    freeze(other)
    other.must("record-seed", draw="L1", seed="1" * 30, again="1" * 30)
    refused_at(other, DrawRevealed(draw=1, attempt=1, check_number="0" * 64))


def test_a_lapse_without_cause_is_refused() -> None:
    play = drawn_utrecht()
    for lapse in DrawLapse:
        refused = refused_at(play, DrawLapsed(draw=1, attempt=1, reason=lapse))
        assert refused.why.key.value == "draw_still_holds"
    play.must("record-report", report="zitting", number="PV-1", outcome="e" * 64)
    refused_at(play, ReportLapsed(number="PV-1", version=1, reason=ReportLapse.ROUND))


def test_a_lapse_that_is_left_out_is_refused() -> None:
    play = drawn_utrecht()
    reopened = RoundReopened(old=Phase.RANKING, new=Phase.ASSESSMENT, reason="fout")
    assert refused_at(play, reopened).why.key.value == "value_changed"


def test_a_decision_with_another_ranking_is_refused() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 1_000_00})
    close(play)
    play.must("change-phase", to="besluit")
    adopted = Adopted(date="2026-04-07", power="artikel 8", by="college", standing="0" * 64)
    refused_at(play, adopted)


def test_an_admission_of_nobody_is_refused() -> None:
    refused_at(tied_utrecht(), Admitted(target="2026-0999", reason=None))


def test_a_contribution_of_whoever_typed_it_is_refused() -> None:
    play = tied_utrecht()
    close(play)
    play.must("make-secret")
    freeze(play, kind="mix")
    called = [{"by": "lid 2", "text": "17"}]
    play.must("open-secret", draw="L1", contributions=called, again=["17"])
    entry = replace(play.entries[-1], actor="lid 2")
    result = replay([*play.entries[:-1], entry], play.scheme)
    assert isinstance(result, Impossible)
    assert result.why.key.value == "contribution_by_operator"


def test_every_event_of_a_meeting_reads_back_as_itself() -> None:
    play = drawn_utrecht()
    for entry in play.entries:
        event = entry.event
        assert event_from_body(event.KIND, event_to_body(event)) == event
    assert set(play.kinds()) <= set(KINDS)


def test_a_draft_leaves_its_base_alone() -> None:
    play = tied_utrecht()
    draft = Draft(play.state)
    draft.scores.put_at("2026-0101", ("scores", "c1"), draft.scores["2026-0102"]["scores", "c1"])
    assert play.state.scores["2026-0101"]["scores", "c1"].value == "goed"
    assert draft.round().scores["2026-0101"]["scores", "c1"].value == "voldoende"
