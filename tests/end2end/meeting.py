"""What every committee meeting has in common, as commands to the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.core.draw_lines import blocks
from tests.end2end.program import Apply, Json, shown, state_of

LEVELS = {"o": "onvoldoende", "v": "voldoende", "g": "goed"}
PERSONS = ["voorzitter", "lid-2"]
CALLED = [{"by": "voorzitter", "text": "17"}, {"by": "lid-2", "text": "Domtoren"}]


def begin(program: Apply) -> None:
    """Fill in the round, and have the members come in."""
    for field, value in (
        ("gemeente", "Voorbeeldstad"),
        ("bekendmaking", "Gemeenteblad 2026, 1"),
        ("bekendmaking-datum", "2026-01-05"),
        ("tijdvak-begin", "2026-01-12T00:00"),
        ("tijdvak-einde", "2026-02-13T17:00"),
        ("vergadering-datum", "2026-03-03"),
        ("vergadering-plaats", "stadhuis"),
        ("vergadering-begin", "13:30"),
        ("quorum", "2"),
        ("loting-datum", "2026-03-10"),
        ("loting-plaats", "raadzaal"),
    ):
        program.must("change-round", field=field, value=value)
    for member, name, role in (
        ("voorzitter", "A. de Boer", "voorzitter"),
        ("lid-2", "J. de Vries", "lid"),
        ("lid-3", "C. el Amrani", "lid"),
    ):
        program.must("add-member", id=member, name=name, role=role)
        program.must("record-presence", member=member, time="2026-03-03T13:30")
    program.must("add-member", id="s", name="B. Smit", role="secretaris", voting=False)
    program.must("change-phase", to="aanvragen")


def receive(program: Apply, unit: str, requested: str, **more: Any) -> None:
    """An application comes in, on time and complete."""
    program.must(
        "add-application",
        id=unit,
        applicant=f"Stichting {unit}",
        requested=requested,
        received="2026-02-10T11:05",
        complete="2026-02-10",
        **more,
    )


def assess(program: Apply) -> None:
    """Go on to the assessment, by way of the admission."""
    program.must("change-phase", to="toelating")
    program.must("change-phase", to="beoordelen")


def score(program: Apply, unit: str, scores: Mapping[str, str], stage: str | None = None) -> None:
    """Give scores one by one, each with its reason."""
    extra = {} if stage is None else {"stage": stage}
    for criterion, value in scores.items():
        reason = f"besproken bij {unit}"
        program.must(
            "give-score", unit=unit, criterion=criterion, value=value, reason=reason, **extra
        )


def levels(text: str) -> dict[str, str]:
    """Seven Utrecht levels, one letter each."""
    return {f"c{number}": LEVELS[letter] for number, letter in enumerate(text, start=1)}


def invite(program: Apply, members: Sequence[str]) -> None:
    """Invite applicants to the draw, and note who came."""
    program.must("invite-to-draw", members=members, date="2026-03-04", way="brief")
    for unit in members:
        program.must("record-draw-attendance", unit=unit, present=True)


def freeze(program: Apply, members: Sequence[str], kind: str, **more: Any) -> str:
    """Freeze the list of lots and type two blocks back; gives the name of the attempt."""
    program.must("freeze-draw", members=members, seed_kind=kind, persons=PERSONS, **more)
    program.must("check-blocks", draw="L1", blocks=typed(program))
    attempt = list(state_of(program.path).draws.values())[-1]
    return f"L{attempt.draw_list.number}/{attempt.draw_list.attempt}"


def typed(program: Apply) -> list[Json]:
    """Two blocks of the last list, as they stand on the sheet."""
    attempt = list(state_of(program.path).draws.values())[-1]
    right = blocks(attempt.list_hash)
    return [{"number": number, "text": right[number - 1]} for number in (3, 11)]


def decide(program: Apply, boundary: str | None, *, control: bool = True) -> None:
    """Confirm the settings, decide what does not fit, and have the authority decide."""
    if control:
        program.must("confirm-control", sheet="instellingen", persons=PERSONS)
    program.must("change-phase", to="besluit")
    adopt = {"date": "2026-04-07", "power": "de regeling", "by": "burgemeester en wethouders"}
    if boundary is not None:
        assert program.no("adopt", **adopt) == "decision_pending"
        reason = "alleen dan wordt het plafond bereikt"
        program.must("decide-boundary", unit=boundary, choice="partial", reason=reason)
    finding = "samenstelling en motivering zijn nagegaan"
    program.must("diligence-check", finding=finding, by="burgemeester en wethouders")
    program.must("adopt", **adopt)
    assert program.no("adopt", **adopt) == "already_adopted"


def outcome(program: Apply, *fields: str) -> dict[str, Any]:
    """What a looker reads of every unit: one field, or several as a tuple."""
    rows = shown(program.path)["uitkomst"]["units"]
    return {
        row["id"]: row[fields[0]] if len(fields) == 1 else tuple(row[name] for name in fields)
        for row in rows
    }
