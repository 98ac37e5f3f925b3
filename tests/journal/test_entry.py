"""The chain against a published journal, and what an entry may hold."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.journal.entry import (
    NO_CHAIN,
    Draft,
    Entry,
    EntryFault,
    EntryProblem,
    Head,
    chain_of,
    chain_text,
    check_entries,
    head_of,
    make_batch,
    valid_actor,
    valid_time,
)
from tests.journal.round_samples import ACTOR, AT

VECTORS = Path(__file__).parent.parent / "vectors" / "journaal-1"
PUBLISHED_HEAD = "ed6cccc6e7fe32864708d39cfa275afa2680f51e26ba56b8ff25790e6579a989"


def published_journal() -> list[Entry]:
    """The entries of the worked example, each with the hash of its own eight lines as chain."""
    entries = []
    for file in sorted(VECTORS.iterdir()):
        data = file.read_bytes()
        fields = dict(line.split(" ", 1) for line in data.decode().splitlines()[1:])
        batch, size = fields["partij"].split("/")
        entries.append(
            Entry(
                nr=int(fields["nr"]),
                batch=int(batch),
                size=int(size),
                at=fields["tijd"],
                actor=fields["actor"],
                kind=fields["soort"],
                body=fields["inhoud"],
                chain=sha256(data).hexdigest(),
            )
        )
    return entries


def test_a_published_journal_has_its_published_head() -> None:
    entries = published_journal()
    assert check_entries(entries) is None
    assert head_of(entries) == Head(14, PUBLISHED_HEAD)


def test_the_eight_lines_of_an_entry_are_those_that_were_published() -> None:
    previous = NO_CHAIN
    for entry, file in zip(published_journal(), sorted(VECTORS.iterdir()), strict=True):
        assert chain_text(entry, previous) == file.read_bytes()
        previous = entry.chain


def batch_of(*sizes: int) -> list[Entry]:
    entries: list[Entry] = []
    for size in sizes:
        drafts = [Draft("score-gegeven", {"nr": number}) for number in range(size)]
        made = make_batch(drafts, after=head_of(entries), at=AT, actor=ACTOR)
        assert isinstance(made, tuple)
        entries.extend(made)
    return entries


def rechained(entries: list[Entry]) -> list[Entry]:
    """The same entries with chains that fit, as a forger would make them."""
    previous, forged = NO_CHAIN, []
    for entry in entries:
        previous = chain_of(entry, previous)
        forged.append(replace(entry, chain=previous))
    return forged


@given(st.lists(st.integers(1, 5), min_size=1, max_size=6))
def test_whatever_is_made_passes_the_check(sizes: list[int]) -> None:
    assert check_entries(batch_of(*sizes)) is None


@given(st.lists(st.integers(1, 4), min_size=1, max_size=4), st.data())
def test_a_journal_that_ends_inside_a_batch_is_refused(
    sizes: list[int], data: st.DataObject
) -> None:
    entries = batch_of(*sizes)
    kept = data.draw(st.integers(0, len(entries) - 1))
    ends = {sum(sizes[:number]) for number in range(1, len(sizes))}
    problem = check_entries(entries[:kept])
    assert (problem is None) is (kept in ends)


@pytest.mark.parametrize(
    "change",
    [
        {"nr": 3},
        {"batch": 1},
        {"size": 1},
        {"at": "2026-02-02T08:00:01Z"},
        {"actor": "voorzitter"},
        {"kind": "score-gewist"},
        {"body": '{"nr":7}'},
        {"chain": NO_CHAIN},
    ],
)
def test_no_field_can_be_changed_unseen(change: dict[str, int | str]) -> None:
    entries = batch_of(1, 2, 1)
    entries[1] = replace(entries[1], **change)  # type: ignore[arg-type] # fields of both types
    assert isinstance(check_entries(entries), EntryProblem)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"size": 0}, EntryFault.BATCH),
        ({"batch": 1}, EntryFault.BATCH),
        ({"nr": 3}, EntryFault.NUMBER),
        ({"at": "2026-02-30T08:00:00Z"}, EntryFault.TIME),
        ({"actor": " secretaris"}, EntryFault.ACTOR),
        ({"kind": "Score"}, EntryFault.KIND),
        ({"body": '{"a": 1}'}, EntryFault.BODY),
    ],
)
def test_an_entry_of_the_wrong_form_is_refused_even_when_its_chain_fits(
    change: dict[str, int | str], fault: EntryFault
) -> None:
    entries = batch_of(1, 2, 1)
    entries[1] = replace(entries[1], **change)  # type: ignore[arg-type] # fields of both types
    problem = check_entries(rechained(entries))
    assert problem == EntryProblem(2, fault)


def test_an_empty_journal_is_refused() -> None:
    assert check_entries([]) == EntryProblem(1, EntryFault.NUMBER)


@pytest.mark.parametrize(
    ("drafts", "at", "actor", "fault"),
    [
        ([], AT, ACTOR, EntryFault.BATCH),
        ([Draft("Score", {})], AT, ACTOR, EntryFault.KIND),
        ([Draft("", {})], AT, ACTOR, EntryFault.KIND),
        ([Draft("a", {"x": "\x00"})], AT, ACTOR, EntryFault.BODY),
        ([Draft("a", {})], "2026-02-02 08:00:00", ACTOR, EntryFault.TIME),
        ([Draft("a", {})], AT, "", EntryFault.ACTOR),
    ],
)
def test_no_batch_is_made_of_what_could_not_be_read_back(
    drafts: list[Draft], at: str, actor: str, fault: EntryFault
) -> None:
    assert make_batch(drafts, after=Head(0, NO_CHAIN), at=at, actor=actor) == EntryProblem(1, fault)


@pytest.mark.parametrize("actor", ["secretaris", "J. van der Æbbe", "Łódź Şen", "a" * 100, "李"])
def test_a_name_may_stand_as_actor(actor: str) -> None:
    assert valid_actor(actor)


@pytest.mark.parametrize(
    "actor",
    [
        "",
        " a",
        "a\u00a0",
        "a" * 101,
        "e\u0301",
        "a\nb",
        "a\u200bb",
        "a\u202eb",
        "a\u2028b",
        "a\u2029b",
        "a\ue000",
        "a\ud800",
        "a\U000e0041",
    ],
)
def test_a_name_with_anything_hidden_may_not_stand_as_actor(actor: str) -> None:
    assert not valid_actor(actor)


@pytest.mark.parametrize(
    "at",
    [
        "2026-13-01T00:00:00Z",
        "2026-02-02T24:00:01Z",
        "2026-02-02T08:00:00",
        "２０２６-02-02T08:00:00Z",
        "",
    ],
)
def test_a_moment_that_does_not_exist_is_no_time(at: str) -> None:
    assert not valid_time(at)


def test_the_body_of_an_entry_is_read_as_an_object() -> None:
    assert batch_of(1)[0].value() == {"nr": 0}
