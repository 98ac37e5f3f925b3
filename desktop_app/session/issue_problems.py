"""Why minutes were not issued, as sentences for the window and the command line."""

from __future__ import annotations

from datetime import datetime
from typing import assert_never

from desktop_app.core.declined import Declined
from desktop_app.core.evaluate import evaluate
from desktop_app.core.round import Round
from desktop_app.core.round_case import proposal_of
from desktop_app.journal.describe import problem_message
from desktop_app.journal.problems import WriteFailed
from desktop_app.report.build import NameTakenTwice, ReportProblem
from desktop_app.report.certificates import (
    CertificateProblem,
    CertificateWarning,
    Expired,
    NotACertificateFile,
    NotForSigning,
    NotYetValid,
    Usable,
    WrongPassword,
    check_certificate,
)
from desktop_app.report.content.facts import facts_of
from desktop_app.report.content.needs_words import need_text
from desktop_app.report.content.told import told
from desktop_app.report.content.totals import TotalsOpen, sides
from desktop_app.report.files import TargetImpossible, TargetInUse, TargetIsSigned, WriteProblem
from desktop_app.report.glyphs import MissingGlyph
from desktop_app.report.pdfa import NotArchivable
from desktop_app.report.signing import AlreadyBroken, AlreadySigned, NoField, Signer, SigningProblem
from desktop_app.report.verifying import UnreadablePdf
from desktop_app.session.issuing import (
    IssueProblem,
    NoSuchDraw,
    NotReady,
    ReportProblems,
    RoundMovedOn,
)
from desktop_app.text import issuing as words
from desktop_app.text.declined import declined_message


def issue_problem_lines(problem: IssueProblem, state: Round) -> tuple[str, ...]:
    """Say why nothing was issued, one line per reason, each with what to do."""
    match problem:
        case NotReady(needs):
            wanted = [need_text(state.scheme, need) for need in needs]
            return (words.not_ready(wanted).one_line(),)
        case TotalsOpen(totals):
            facts = facts_of(evaluate(proposal_of(state)), told(state))
            return tuple(
                words.totals_open(total.nr, *sides(facts, total)).one_line() for total in totals
            )
        case NoSuchDraw():
            return (words.NO_SUCH_DRAW,)
        case RoundMovedOn():
            return (words.ROUND_MOVED_ON,)
        case ReportProblems(problems):
            return tuple(_report_line(item) for item in problems)
        case Declined():
            return (declined_message(problem).one_line(),)
        case WriteFailed():
            return (problem_message(problem).one_line(),)
        case TargetInUse() | TargetImpossible() | TargetIsSigned():
            return (_target_line(problem),)
        case _:
            return (_signing_line(problem),)


def _target_line(problem: WriteProblem) -> str:
    match problem:
        case TargetInUse(path):
            return words.target_in_use(path.name).one_line()
        case TargetImpossible(path, why):
            return words.target_impossible(path.name, str(path.parent), why.value)
        case TargetIsSigned(path):
            return words.target_is_signed(path.name)
        case _:
            assert_never(problem)


def _report_line(problem: ReportProblem) -> str:
    match problem:
        case MissingGlyph():
            return words.glyph_missing(problem.where, problem.char, problem.codepoint)
        case NotArchivable():
            return words.NOT_ARCHIVABLE
        case NameTakenTwice(name):
            return words.name_taken(name)
        case _:
            assert_never(problem)


def _signing_line(problem: CertificateProblem | SigningProblem) -> str:
    match problem:
        case NoField(role, roles):
            return words.no_field(role, roles)
        case AlreadySigned(role):
            return words.already_signed(role)
        case AlreadyBroken():
            return words.ALREADY_BROKEN
        case UnreadablePdf():
            return words.UNREADABLE_PDF
        case NotArchivable():
            return words.NOT_ARCHIVABLE
        case _:
            return certificate_line(problem)


def certificate_line(problem: CertificateProblem) -> str:
    """Say why a certificate cannot sign, and what to do."""
    match problem:
        case WrongPassword():
            return words.wrong_password().one_line()
        case NotACertificateFile():
            return words.NOT_A_CERTIFICATE
        case Expired(on):
            return words.expired(on.date()).one_line()
        case NotYetValid(on):
            return words.not_yet_valid(on.date()).one_line()
        case NotForSigning():
            return words.not_for_signing().one_line()
        case _:
            assert_never(problem)


def certificate_notices(signers: tuple[Signer, ...], at: datetime) -> tuple[str, ...]:
    """Say what a signer should know of a certificate that can sign, one sentence each."""
    checked = [check_certificate(signer.p12, signer.password, at) for signer in signers]
    return tuple(
        words.expires_soon(usable.holder, usable.not_after.date())
        for usable in checked
        if isinstance(usable, Usable) and CertificateWarning.EXPIRES_SOON in usable.warnings
    )
