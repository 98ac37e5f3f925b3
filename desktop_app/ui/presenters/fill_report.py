"""What the screen Proces-verbaal shows of a round."""

from __future__ import annotations

from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt, Lapsing, Voiding
from desktop_app.core.round_parts import Report
from desktop_app.report.content import closing, draw_closing
from desktop_app.report.content.needs import needs_of_draw, needs_of_meeting
from desktop_app.report.content.needs_words import need_text
from desktop_app.text import minutes_screen as text
from desktop_app.text import notation
from desktop_app.text.declined import moment_words
from desktop_app.text.document_layout import SEAL_ROLE
from desktop_app.text.history_draw import REPORT_LAPSES, REPORTS
from desktop_app.ui.presenters.report import DocumentChoice, EarlierReport, ReportView
from desktop_app.ui.presenters.words import capital

MEETING = "zitting"


def report_view(state: Round, outcome: Outcome, key: str) -> ReportView:
    """Show one document; a key that is not there shows the minutes of the meeting."""
    choices = _choices(state)
    chosen = next((item for item in choices if item.key == key), choices[0])
    attempt = None if chosen.draw is None else state.draws[chosen.draw]
    needs = needs_of_meeting(state, outcome) if attempt is None else needs_of_draw(state, attempt)
    page = closing.signatures(state) if attempt is None else draw_closing.signatures(state, attempt)
    return ReportView(
        choices=choices,
        chosen=chosen,
        blocking=tuple(capital(need_text(state.scheme, need)) for need in needs if need.blocking),
        noted=tuple(capital(need_text(state.scheme, need)) for need in needs if not need.blocking),
        roles=tuple(slot.role for slot in page.slots),
        file_name=text.MEETING_FILE if chosen.draw is None else text.draw_file(*chosen.draw),
        earlier=tuple(_earlier(report) for report in reversed(list(state.reports.values()))),
    )


def _choices(state: Round) -> tuple[DocumentChoice, ...]:
    meeting = DocumentChoice(key=MEETING, title=text.MEETING, note=text.MEETING_NOTE, draw=None)
    return (meeting, *(_of_draw(attempt) for attempt in state.draws.values()))


def _of_draw(attempt: Attempt) -> DocumentChoice:
    match attempt.ended:
        case Voiding():
            note = text.VOID
        case Lapsing():
            note = text.LAPSED
        case None:
            note = text.HOLDS
    number, tries = attempt.key
    return DocumentChoice(
        key=f"L{number}/{tries}",
        title=text.draw_title(number, tries),
        note=note,
        draw=attempt.key,
    )


def _earlier(report: Report) -> EarlierReport:
    signed = [
        text.signer(item.role, item.certificate)
        for item in report.signatures
        if item.role != SEAL_ROLE
    ]
    lapsed = report.lapsed
    last = report.signatures[-1].sha256 if report.signatures else ""
    return EarlierReport(
        title=text.earlier_title(REPORTS[report.kind], report.number, report.version),
        made=text.made_at(moment_words(report.stamp.at), report.stamp.actor),
        hash_blocks=notation.blocks(last),
        signed=text.signed_by(signed, sealed=len(signed) < len(report.signatures)),
        lapsed=None
        if lapsed is None
        else text.lapsed(REPORT_LAPSES[lapsed.reason], moment_words(lapsed.stamp.at)),
    )
