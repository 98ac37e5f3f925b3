"""Issuing the minutes of a draw: what the journal says of it is on the disk."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.core.events_decision import ReportKind
from desktop_app.report.certificates import Expired, NotForSigning, NotYetValid
from desktop_app.report.files import TargetImpossible, TargetIsSigned
from desktop_app.report.identity import new_identity
from desktop_app.report.signing import Signer, seal
from desktop_app.session.issue_problems import certificate_notices, issue_problem_lines
from desktop_app.session.issuing import Issued, IssueProblem, IssueRequest, issue
from desktop_app.session.session import Session
from tests.report.certificates_made import AT as MADE_FOR
from tests.report.certificates_made import PASSWORD, TLS_ONLY, Wanted, p12
from tests.session.session_samples import PAIR, SEED, World, check_blocks, must, tied

FIELDS = {
    "loting-datum": "2026-03-03",
    "loting-plaats": "Stadhuis",
    "loting-begin": "13:30",
    "loting-einde": "14:00",
}
AT = datetime(2026, 3, 3, 14, 0, tzinfo=UTC)


def _drawn(world: World) -> Session:
    session = tied(world)
    must(session, "change-phase", to="loting")
    for unit in PAIR:
        must(session, "record-draw-attendance", unit=unit, present=False)
    for field, value in FIELDS.items():
        must(session, "change-round", field=field, value=value, reason="volgens de uitnodiging")
    witnesses = {"leader": "voorzitter", "witnesses": ["getuige 1", "getuige 2"]}
    persons = ["voorzitter", "lid 2"]
    must(session, "freeze-draw", members=PAIR, seed_kind="d6", persons=persons, **witnesses)
    check_blocks(session)
    typed = {"seed": SEED, "again": SEED, "typists": ["secretaris", "lid 2"]}
    must(session, "record-seed", draw="L1", **typed)
    must(session, "reveal-draw", draw="L1")
    return session


def _sealed(session: Session, target: Path) -> Issued | IssueProblem:
    signers = (seal(new_identity(AT)),)
    request = IssueRequest(kind=ReportKind.DRAW, target=target, at=AT, draw=(1, 1), signers=signers)
    return issue(session, request)


def test_minutes_that_cannot_come_at_their_place_are_not_in_the_journal(world: World) -> None:
    session = _drawn(world)
    before = session.round.nr
    missing = world.folder / "weg" / "stuk.pdf"
    answer = _sealed(session, missing)
    assert isinstance(answer, TargetImpossible)
    (line,) = issue_problem_lines(answer, session.round)
    assert str(missing.parent) in line
    assert session.round.nr == before
    issued = _sealed(session, world.folder / "stuk.pdf")
    assert isinstance(issued, Issued)
    assert issued.version == 1
    session.close()


def test_signed_minutes_are_not_written_over_and_nothing_is_noted(world: World) -> None:
    session = _drawn(world)
    target = world.folder / "stuk.pdf"
    assert isinstance(_sealed(session, target), Issued)
    content, before = target.read_bytes(), session.round.nr
    assert _sealed(session, target) == TargetIsSigned(target)
    assert target.read_bytes() == content
    assert session.round.nr == before
    session.close()


@pytest.mark.parametrize(
    ("wanted", "problem"),
    [
        (Wanted(days_after=-30), Expired),
        (Wanted(days_before=-5), NotYetValid),
        (TLS_ONLY, NotForSigning),
    ],
)
def test_a_certificate_that_cannot_sign_is_refused_before_anything_is_made(
    world: World, wanted: Wanted, problem: type[IssueProblem]
) -> None:
    session = _drawn(world)
    before = session.round.nr
    target = world.folder / "stuk.pdf"
    signer = Signer(role="lotingsleider", p12=p12(wanted), password=PASSWORD)
    request = IssueRequest(
        kind=ReportKind.DRAW, target=target, at=MADE_FOR, draw=(1, 1), signers=(signer,)
    )
    assert isinstance(issue(session, request), problem)
    assert session.round.nr == before
    assert not target.exists()
    session.close()


def test_a_certificate_that_ends_within_thirty_days_can_sign_and_says_so() -> None:
    soon = Signer(role="voorzitter", p12=p12(Wanted(days_after=10)), password=PASSWORD)
    later = Signer(role="voorzitter", p12=p12(Wanted()), password=PASSWORD)
    (notice,) = certificate_notices((soon, later), MADE_FOR)
    assert "verloopt op 27 maart 2026" in notice
