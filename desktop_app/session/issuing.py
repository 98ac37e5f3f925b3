"""Issuing minutes: what is missing, the pages, the journal, the signatures, the file.

Three steps, so that a window stays alive: `prepare` and `conclude` use the session and are quick;
`produce` takes the time and touches nothing but what it is given. `issue` does all three.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from desktop_app.core.commands_decision import RecordReport, RecordSignature
from desktop_app.core.declined import Declined
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events_decision import ReportKind
from desktop_app.core.round import Round
from desktop_app.core.round_case import proposal_of
from desktop_app.core.round_draws import Attempt
from desktop_app.journal.problems import WriteFailed
from desktop_app.report.build import ReportProblem, build_pdf
from desktop_app.report.certificates import CertificateProblem, Usable, check_certificate
from desktop_app.report.content.issued import Issued as Issuing
from desktop_app.report.content.made import Made, draw_report, meeting_report
from desktop_app.report.content.needs import Need, blocking, needs_of_draw, needs_of_meeting
from desktop_app.report.content.numbers_of import draw_subject
from desktop_app.report.content.totals import TotalsOpen
from desktop_app.report.document import Status
from desktop_app.report.files import (
    Beside,
    WriteProblem,
    leave_out,
    put_in_place,
    write_beside,
)
from desktop_app.report.signing import Signer, SigningProblem, sign_pdf
from desktop_app.session.session import Done, Session


@dataclass(frozen=True, slots=True, kw_only=True)
class IssueRequest:
    """Which minutes, for whom to sign, and where the file goes.

    draw: number and attempt, for the minutes of a draw; signers in the order in which they sign;
    a concept is not signed and not noted in the journal.
    """

    kind: ReportKind
    target: Path
    at: datetime
    draw: tuple[int, int] | None = None
    concept: bool = False
    signers: tuple[Signer, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """Everything of the minutes that follows from the round at this point of its journal."""

    request: IssueRequest
    made: Made
    nr: int


@dataclass(frozen=True, slots=True)
class Produced:
    """The finished file, in memory."""

    content: bytes


@dataclass(frozen=True, slots=True)
class NotReady:
    """What a definitive document still needs."""

    needs: tuple[Need, ...]


@dataclass(frozen=True, slots=True)
class NoSuchDraw:
    """There is no such attempt in the round."""

    draw: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class RoundMovedOn:
    """The round changed while the pages were made; they would show an old state."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Issued:
    """Minutes on disk: where, under which number and version, and the hash of the file."""

    path: Path
    number: str
    version: int
    sha256: str
    concept: bool


@dataclass(frozen=True, slots=True)
class ReportProblems:
    """Why the pages could not be made; all reasons at once."""

    problems: tuple[ReportProblem, ...]


IssueProblem: TypeAlias = (
    NotReady
    | TotalsOpen
    | NoSuchDraw
    | RoundMovedOn
    | ReportProblems
    | CertificateProblem
    | SigningProblem
    | WriteProblem
    | Declined
    | WriteFailed
)


def issue(session: Session, request: IssueRequest) -> Issued | IssueProblem:
    """Make, sign, note and write minutes; on a problem no file is written."""
    prepared = prepare(session, request)
    if not isinstance(prepared, Prepared):
        return prepared
    produced = produce(prepared)
    if not isinstance(produced, Produced):
        return produced
    return conclude(session, prepared, produced)


def needs_of(state: Round, session: Session, request: IssueRequest) -> tuple[Need, ...]:
    """Say what these minutes still need, blocking or only noted."""
    match request.kind:
        case ReportKind.DRAW:
            attempt = state.draws.get(request.draw or (0, 0))
            return () if attempt is None else needs_of_draw(state, attempt)
        case _:
            return needs_of_meeting(state, session.outcome)


def prepare(session: Session, request: IssueRequest) -> Prepared | IssueProblem:
    """Compose the document from the round as it is; certificates are tried before anything."""
    for signer in request.signers:
        usable = check_certificate(signer.p12, signer.password, request.at)
        if not isinstance(usable, Usable):
            return usable
    state = session.round
    attempt = state.draws.get(request.draw or (0, 0))
    if request.kind is ReportKind.DRAW and attempt is None:
        return NoSuchDraw(request.draw)
    needs = needs_of(state, session, request)
    if blocking(needs) and not request.concept:
        return NotReady(blocking(needs))
    return _compose(session, request, attempt, needs)


def _compose(
    session: Session, request: IssueRequest, attempt: Attempt | None, needs: tuple[Need, ...]
) -> Prepared | TotalsOpen:
    state = session.round
    subject = None if attempt is None else draw_subject(*attempt.key)
    number, version = _number(state, request.kind, subject)
    issuing = Issuing(
        number=number,
        version=version,
        status=Status.CONCEPT if request.concept else Status.FINAL,
        nr=state.nr,
        head=state.head,
        made_at=request.at,
        program=state.engine,
        missing=needs if request.concept else (),
    )
    if attempt is None:
        # The minutes of the meeting are there before the authority decides: the proposal.
        made = meeting_report(state, evaluate(proposal_of(state)), issuing)
    else:
        made = draw_report(state, session.outcome, attempt, issuing)
    return (
        made if isinstance(made, TotalsOpen) else Prepared(request=request, made=made, nr=state.nr)
    )


def _number(state: Round, kind: ReportKind, subject: str | None) -> tuple[str, int]:
    """Give the number of these minutes and the next version of it; a new kind gets a new number."""
    same = [
        report
        for report in state.reports.values()
        if report.kind is kind and report.subject == subject
    ]
    if same:
        return same[-1].number, max(report.version for report in same) + 1
    return f"PV-{len({report.number for report in state.reports.values()}) + 1}", 1


def produce(prepared: Prepared) -> Produced | ReportProblems | SigningProblem:
    """Lay out, tag and sign the document; reads and writes nothing else."""
    content = build_pdf(prepared.made.document, prepared.made.attachments)
    if isinstance(content, tuple):
        return ReportProblems(content)
    if prepared.request.concept:
        return Produced(content)
    for signer in prepared.request.signers:
        signed = sign_pdf(content, signer, prepared.request.at)
        if not isinstance(signed, bytes):
            return signed
        content = signed
    return Produced(content)


def conclude(session: Session, prepared: Prepared, produced: Produced) -> Issued | IssueProblem:
    """Note the document in the journal, put its file in its place, and note who signed it.

    The journal only names a document that lies on the disk whole, beside a place it may take.
    """
    request, document = prepared.request, prepared.made.document
    if session.round.nr != prepared.nr:
        return RoundMovedOn()
    beside = write_beside(request.target, produced.content)
    if not isinstance(beside, Beside):
        return beside
    if not request.concept:
        noted = session.do(
            RecordReport(
                report=request.kind,
                number=document.number,
                outcome=prepared.made.content_hash,
                subject=prepared.made.subject,
            )
        )
        if not isinstance(noted, Done):
            leave_out(beside)
            return noted
    problem = put_in_place(beside)
    if problem is not None:
        return problem
    hashed = sha256(produced.content).hexdigest()
    if not request.concept:
        for signer in request.signers:
            signed = session.do(
                RecordSignature(
                    number=document.number,
                    sha256=hashed,
                    role=signer.role,
                    certificate=_certificate(signer, request.at),
                )
            )
            if not isinstance(signed, Done):
                return signed
    return Issued(
        path=request.target,
        number=document.number,
        version=document.version,
        sha256=hashed,
        concept=request.concept,
    )


def _certificate(signer: Signer, at: datetime) -> str:
    """Name the holder of the certificate; it was usable when the minutes were prepared."""
    usable = check_certificate(signer.p12, signer.password, at)
    return usable.holder if isinstance(usable, Usable) else ""
