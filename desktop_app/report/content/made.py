"""A document ready to be built: its text, its files, and the hash that the journal keeps."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt
from desktop_app.report.attachments import Attachment
from desktop_app.report.content.attachments import (
    files_of_draw,
    files_of_meeting,
    sheet_attachment,
)
from desktop_app.report.content.draw_minutes import minutes_of_draw
from desktop_app.report.content.issued import Issued
from desktop_app.report.content.minutes import minutes_of_meeting
from desktop_app.report.content.numbers_of import draw_subject
from desktop_app.report.content.sheet import sheet_of, write_sheet
from desktop_app.report.content.told import told
from desktop_app.report.content.totals import TotalsOpen
from desktop_app.report.document import Document


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """What `build_pdf` takes, and what goes into the journal before the bytes exist.

    subject: the attempt at a draw that it is about; content_hash: of `stuk.json`, which is what
    the journal keeps of a document before its bytes exist.
    """

    document: Document
    attachments: tuple[Attachment, ...]
    subject: str | None
    content_hash: str


def meeting_report(state: Round, outcome: Outcome, issued: Issued) -> Made | TotalsOpen:
    """Make the minutes of the meeting with their files; outcome: of the proposal."""
    files = files_of_meeting(state, outcome)
    document = minutes_of_meeting(state, outcome, issued, files)
    if isinstance(document, TotalsOpen):
        return document
    return _made(state, document, issued, files, None)


def draw_report(
    state: Round, outcome: Outcome, attempt: Attempt, issued: Issued
) -> Made | TotalsOpen:
    """Make the minutes of one attempt at a draw with their files."""
    files = files_of_draw(state, outcome, attempt)
    document = minutes_of_draw(state, outcome, attempt, issued, files)
    if isinstance(document, TotalsOpen):
        return document
    return _made(state, document, issued, files, draw_subject(*attempt.key))


def _made(
    state: Round,
    document: Document,
    issued: Issued,
    files: tuple[Attachment, ...],
    subject: str | None,
) -> Made:
    content = write_sheet(sheet_of(document, told(state), issued, subject))
    return Made(
        document=document,
        attachments=(*files, sheet_attachment(content)),
        subject=subject,
        content_hash=sha256(content).hexdigest(),
    )
