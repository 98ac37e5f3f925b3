"""Under which number a document is made, what it lacks, and the lines at its head and foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from desktop_app.core.round import Round
from desktop_app.core.settings import RoundField
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.needs import Need, blocking
from desktop_app.report.content.needs_words import need_text
from desktop_app.report.document import Block, Document, DocumentKind, Status
from desktop_app.text import minutes_head as words


@dataclass(frozen=True, slots=True, kw_only=True)
class Issued:
    """How a document is issued.

    nr and head: the last entry of the journal before this document is noted there, and its
    chain; missing: what a definitive document still needs; made_at: a moment with a zone;
    replaces: the document it takes the place of, "<number>/<version>".
    """

    number: str
    version: int
    status: Status
    nr: int
    head: str
    made_at: datetime
    program: str
    missing: tuple[Need, ...] = ()
    replaces: str | None = None


def issue(
    state: Round,
    number: str,
    needs: tuple[Need, ...],
    *,
    made_at: datetime,
    program: str,
    replaces: str | None = None,
) -> Issued:
    """Say how a document would be issued now: its next version, definitive when nothing blocks."""
    versions = [version for given, version in state.reports if given == number]
    return Issued(
        number=number,
        version=max(versions, default=0) + 1,
        status=Status.CONCEPT if blocking(needs) else Status.FINAL,
        nr=state.nr,
        head=state.head,
        made_at=made_at,
        program=program,
        missing=needs,
        replaces=replaces,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """What one kind of document has at its head: kind, titles, what it is about, its text."""

    kind: DocumentKind
    title: str
    short_title: str
    subject: str = ""


def assemble(
    state: Round, facts: Facts, issued: Issued, heading: Heading, blocks: Sequence[Block]
) -> Document:
    """Put head, blocks and footer together as a document."""
    scheme = state.scheme
    municipality = state.settings.get(RoundField.MUNICIPALITY) or scheme.municipality
    authority = state.settings.get(RoundField.AUTHORITY) or scheme.authority
    case_number = state.settings.get(RoundField.CASE_NUMBER)
    return Document(
        kind=heading.kind,
        title=heading.title,
        number=issued.number,
        version=issued.version,
        round_id=state.id,
        status=issued.status,
        made_at=issued.made_at,
        blocks=tuple(blocks),
        organisation=words.organisation(municipality, authority),
        subtitle=scheme.title,
        reference=words.reference(
            round_id=state.id,
            subject=heading.subject,
            number=issued.number,
            version=issued.version,
            case_number=case_number,
            status=words.STATUS[issued.status.value],
        ),
        notice=_notice(state, issued),
        footer=footer_lines(
            facts,
            (issued.number, issued.version),
            (issued.nr, issued.head),
            heading.short_title,
        ),
    )


def footer_lines(
    facts: Facts, number: tuple[str, int], head: tuple[int, str], short_title: str
) -> tuple[str, ...]:
    """The three lines at the foot of every page (model, 7).

    number: of the document, with its version; head: last entry of the journal, with its chain.
    """
    case = facts.outcome.case
    return (
        words.footer_document(short_title, *number, facts.told.round_id),
        words.footer_head(*head),
        words.footer_money(
            case.scheme,
            len(case.units),
            sum(unit.requested for unit in case.units),
            sum(line.granted or 0 for line in facts.outcome.units),
            sum(pool.remainder for pool in facts.outcome.pools),
        ),
    )


def _notice(state: Round, issued: Issued) -> str:
    parts = []
    if issued.status is Status.CONCEPT:
        parts.append(words.concept([need_text(state.scheme, need) for need in issued.missing]))
    if issued.replaces is not None:
        parts.append(words.replaces(issued.replaces))
    return " ".join(parts)
