"""A session: decide, write, evolve, tell; and what it does when one of these does not succeed."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.core.commands_round import MakeRemark
from desktop_app.core.declined import Declined
from desktop_app.core.events_round import PoolCeiling
from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Status
from desktop_app.core.settings import RoundField
from desktop_app.journal.backup import backup_folder
from desktop_app.journal.entry import Draft, EntryProblem
from desktop_app.journal.opening import Opened, open_round
from desktop_app.journal.problems import (
    CreateProblem,
    LockedByOther,
    ReplayRefused,
    WriteFailed,
    WriteReason,
)
from desktop_app.journal.round_file import RoundFile
from desktop_app.session.notices import notices
from desktop_app.session.opening import BrokenScheme, ReadOnly, create_session, open_session
from desktop_app.session.session import Change, Done, Session
from tests.session.cut_off import KILLED
from tests.session.session_samples import (
    PAIR,
    SEED,
    World,
    add,
    check_blocks,
    create,
    do,
    freeze,
    must,
    new_round,
    reopen,
    scheme_text,
    tied,
)


def test_a_new_round_is_on_the_disk_and_opens_again_the_same(world: World) -> None:
    session = create(world)
    add(session, "2026-0101", "ggggggg")
    before = session.round
    session.close()
    again = reopen(world)
    assert again.round == before
    assert again.round.settings == {RoundField.MUNICIPALITY: "Utrecht"}
    again.close()


def test_what_is_done_stands_in_the_journal_with_time_and_actor(world: World) -> None:
    session = create(world)
    done = must(session, "remark", subject="vergadering", text="geopend")
    assert (done.first, done.last, done.changed) == (2, 2, True)
    entry = session.round.log[-1]
    assert (entry.nr, entry.actor, entry.at) == (2, "secretaris", "2026-03-03T12:30:02Z")
    assert session.round.head == entry.chain
    session.close()


def test_what_changes_nothing_writes_nothing(world: World) -> None:
    session = create(world)
    before = session.round
    done = must(session, "change-round", field="gemeente", value="Utrecht")
    assert not done.changed
    assert session.round is before
    session.close()


def test_what_is_declined_leaves_file_and_state_alone(world: World) -> None:
    session = create(world)
    before, size = session.round, world.path.stat().st_size
    assert isinstance(do(session, "admit", unit="2026-9"), Declined)
    assert session.round is before
    assert world.path.stat().st_size == size
    session.close()


def test_the_outcome_belongs_to_the_present_state_and_is_computed_once(world: World) -> None:
    session = tied(world)
    first = session.outcome
    assert session.outcome is first
    assert first.status is Status.AWAITING_DRAW
    must(session, "withdraw", unit=PAIR[0])
    assert session.outcome is not first
    session.close()


def test_listeners_hear_every_change_in_order_until_they_stop(world: World) -> None:
    session = create(world)
    heard: list[Change] = []
    stop = session.subscribe(heard.append)
    must(session, "remark", subject="a", text="1")
    must(session, "remark", subject="a", text="2")
    stop()
    stop()
    must(session, "remark", subject="a", text="3")
    assert [change.entries[0].nr for change in heard] == [2, 3]
    assert heard[0].after is heard[1].before
    session.close()


def test_a_command_given_by_a_listener_is_told_after_the_first(world: World) -> None:
    session = create(world)
    numbers: list[tuple[str, int]] = []

    def answering(change: Change) -> None:
        numbers.append(("first", change.after.nr))
        if change.after.nr == 2:
            session.do(MakeRemark(subject="b", text="gezien"))

    session.subscribe(answering)
    session.subscribe(lambda change: numbers.append(("second", change.after.nr)))
    must(session, "remark", subject="a", text="1")
    assert numbers == [("first", 2), ("second", 2), ("first", 3), ("second", 3)]
    session.close()


def test_a_listener_that_fails_loses_nothing(world: World) -> None:
    session = create(world)
    heard: list[int] = []

    def failing(change: Change) -> None:
        message = f"broken at {change.after.nr}"
        raise RuntimeError(message)

    session.subscribe(failing)
    session.subscribe(lambda change: heard.append(change.after.nr))
    with pytest.raises(RuntimeError, match="broken at 2"):
        must(session, "remark", subject="a", text="1")
    assert session.round.nr == 2
    assert heard == [2]
    session.close()
    assert reopen(world).round.nr == 2


def test_undo_and_redo_are_steps_of_their_own(world: World) -> None:
    session = create(world)
    add(session, "2026-0101", "ggggggg")
    full = session.round.scores
    assert isinstance(session.undo(), Done)
    assert session.round.applications == {}
    assert isinstance(session.redo(), Done)
    assert session.round.scores == full
    assert isinstance(session.redo(), Declined)
    session.close()
    assert reopen(world).round.scores == full


def test_undo_stops_at_the_beginning(world: World) -> None:
    session = create(world)
    assert isinstance(session.undo(), Declined)
    session.close()


def test_a_failed_write_keeps_the_former_state_and_can_be_done_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = create(world)
    before = session.round
    heard: list[Change] = []
    session.subscribe(heard.append)

    def full(_file: RoundFile, *_drafts: object, **_rest: object) -> WriteFailed:
        return WriteFailed(WriteReason.FULL)

    with monkeypatch.context() as disk:
        disk.setattr(RoundFile, "append", full)
        answer = do(session, "remark", subject="a", text="1")
    assert answer == WriteFailed(WriteReason.FULL)
    assert session.round is before
    assert heard == []
    must(session, "remark", subject="a", text="1")
    session.close()


def test_a_list_is_frozen_only_with_a_backup_of_what_came_before(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = tied(world)
    head = session.round.head
    with monkeypatch.context() as disk:
        disk.setattr(RoundFile, "backup", lambda _file: WriteFailed(WriteReason.FULL))
        answer = do(
            session, "freeze-draw", members=PAIR, seed_kind="d6", persons=["voorzitter", "lid 2"]
        )
        assert answer == WriteFailed(WriteReason.FULL)
        assert session.round.draws == {}
    freeze(session)
    names = [path.name for path in backup_folder(world.path).iterdir()]
    assert any(name.endswith(f"-{head}.ronde") for name in names)
    session.close()


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_draw_that_is_cut_off_never_gets_a_second_outcome(world: World, steps: int) -> None:
    """The program ends between freezing, seed and reveal; the next one goes on from the disk."""
    session = tied(world)
    freeze(session)
    if steps > 1:
        check_blocks(session)
        must(session, "record-seed", draw="L1", seed=SEED, again=SEED)
    if steps > 2:
        must(session, "reveal-draw", draw="L1")
    shown = session.outcome.units
    session.close()
    again = reopen(world, actor="opvolger")
    assert again.outcome.units == shown
    if steps == 1:
        assert again.outcome.status is Status.AWAITING_DRAW
        check_blocks(again)
    other = "654321" * 5
    answer = do(again, "record-seed", draw="L1", seed=other, again=other)
    assert isinstance(answer, Declined) is (steps > 1)
    again.close()


def test_a_program_killed_after_the_seed_left_the_one_outcome_on_the_disk(world: World) -> None:
    killed = subprocess.run(
        [sys.executable, "-m", "tests.session.cut_off", str(world.folder)], check=False
    )
    assert killed.returncode == KILLED
    again = reopen(world, actor="opvolger")
    assert again.outcome.status is Status.FINAL
    first = [again.outcome.unit(unit).place for unit in PAIR]
    assert isinstance(do(again, "record-seed", draw="L1", seed="6" * 30, again="6" * 30), Declined)
    must(again, "reveal-draw", draw="L1")
    assert [again.outcome.unit(unit).place for unit in PAIR] == first
    again.close()


def test_a_name_that_no_entry_may_carry_opens_nothing(world: World) -> None:
    create(world).close()
    for actor in ("", " secretaris", "a\u200bb", "x" * 101):
        refused = open_session(world.path, actor=actor, ports=world.ports)
        assert isinstance(refused, EntryProblem)


def test_a_second_session_looks_on_without_writing(world: World) -> None:
    session = create(world)
    second = open_session(world.path, actor="lid 2", ports=world.ports)
    assert isinstance(second, ReadOnly)
    assert isinstance(second.why, LockedByOther)
    assert second.round == session.round
    session.close()
    reopen(world).close()


def test_an_impossible_entry_in_a_whole_chain_is_refused(world: World) -> None:
    create(world).close()
    opened = open_round(
        world.path, lambda _entries: None, actor="iemand", heads_folder=world.folder / "koppen"
    )
    assert isinstance(opened, Opened)
    body = {"aanvraag": "2026-0101", "reden": None}
    written = opened.file.append(
        [Draft("toegelaten", body)], at="2026-03-03T13:00:00Z", actor="iemand"
    )
    assert not isinstance(written, WriteFailed | EntryProblem)
    opened.file.close()
    refused = open_session(world.path, actor="secretaris", ports=world.ports)
    assert isinstance(refused, ReplayRefused)
    assert refused.problem.nr == 2
    assert "2026-0101" in refused.problem.why


def test_a_body_that_is_not_of_its_kind_is_refused(world: World) -> None:
    create(world).close()
    opened = open_round(
        world.path, lambda _entries: None, actor="iemand", heads_folder=world.folder / "koppen"
    )
    assert isinstance(opened, Opened)
    opened.file.append(
        [Draft("toegelaten", {"aanvraag": 7})], at="2026-03-03T13:00:00Z", actor="iemand"
    )
    opened.file.close()
    refused = open_session(world.path, actor="secretaris", ports=world.ports)
    assert isinstance(refused, ReplayRefused)
    assert "‘aanvraag’" in refused.problem.why


def test_a_broken_scheme_opens_no_round(world: World) -> None:
    made = create_session(
        world.path, new_round(), "regeling: x\n", actor="secretaris", ports=world.ports
    )
    assert isinstance(made, BrokenScheme)
    assert made.problems
    assert not world.path.exists()


def test_wrong_fields_open_no_round(world: World) -> None:
    wrong = [
        replace(new_round(), round_id="ronde 3"),
        replace(new_round(), settings={RoundField.QUORUM: "drie"}),
        replace(new_round(), ceilings=()),
        replace(
            new_round(), ceilings=(PoolCeiling(pool="LIENDERT", name="Liendert", amount=Cents(1)),)
        ),
    ]
    for new in wrong:
        made = create_session(world.path, new, scheme_text(), actor="secretaris", ports=world.ports)
        assert isinstance(made, Declined)
    assert not world.path.exists()


def test_an_existing_file_is_never_written_over(world: World) -> None:
    world.path.write_bytes(b"iets anders")
    made = create_session(
        world.path, new_round(), scheme_text(), actor="secretaris", ports=world.ports
    )
    assert isinstance(made, CreateProblem)
    assert world.path.read_bytes() == b"iets anders"


def test_a_file_copied_while_the_round_is_open_holds_all_that_was_done(world: World) -> None:
    session = create(world)
    add(session, "2026-0101", "ggggggg")
    copied = world.folder / "kopie.ronde"
    copied.write_bytes(world.path.read_bytes())
    beside = {entry.name for entry in world.folder.glob("utrecht.ronde-*")}
    opened = open_session(copied, actor="ander", ports=world.ports)
    assert isinstance(opened, Session)
    assert (opened.round.nr, opened.round.head) == (session.round.nr, session.round.head)
    assert beside == set()
    opened.close()
    session.close()


def test_a_clock_that_goes_back_is_told_and_stored(world: World) -> None:
    session = create(world)
    must(session, "remark", subject="a", text="1")
    world.now = world.now.replace(hour=3)
    done = must(session, "remark", subject="a", text="2")
    assert done.clock is not None
    (told,) = notices(session.round, done)
    assert "klok" in told
    later = must(session, "remark", subject="a", text="3")
    assert notices(session.round, later) == ()
    session.close()
    assert isinstance(reopen(world), Session)


def test_looking_ahead_writes_nothing_and_takes_no_chance(world: World) -> None:
    session = create(world)
    command = MakeRemark(subject="a", text="1")
    ahead = session.would(command)
    assert not isinstance(ahead, Declined)
    assert [event.KIND for event in ahead] == ["opmerking-gemaakt"]
    assert session.round.nr == 1
    assert world.secrets == 0
    session.close()


def test_a_closed_session_writes_no_more(world: World) -> None:
    session = create(world)
    session.close()
    session.close()
    assert do(session, "remark", subject="a", text="1") == WriteFailed(WriteReason.CLOSED)


def test_a_backup_can_be_asked_for(world: World) -> None:
    session = create(world)
    kept = session.backup()
    assert isinstance(kept, Path)
    assert kept.is_file()
    session.close()
