"""What lapses because of a batch: draws whose tie changed, documents that no longer hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop_app.core.draft import Draft
from desktop_app.core.effects import Effect
from desktop_app.core.events_decision import ReportKind, ReportLapse, ReportLapsed
from desktop_app.core.events_draw import DrawLapsed
from desktop_app.core.round_parts import Report
from desktop_app.core.tie_changes import broken

_ON_ROUND: Final = frozenset(
    {ReportKind.MEETING, ReportKind.DECISIONS, ReportKind.EXTRACT, ReportKind.PUBLIC}
)
_ON_DRAW: Final = frozenset({ReportKind.DRAW, ReportKind.DRAW_SHEET})
_ON_DECISION: Final = frozenset({ReportKind.DECISIONS, ReportKind.EXTRACT, ReportKind.PUBLIC})


def lapsed_draws(draft: Draft) -> Iterator[DrawLapsed]:
    """Give the attempts that no longer belong to their tie after what the batch did so far."""
    if not draft.draws or Effect.TIES not in draft.effects:
        return
    live = [attempt for attempt in draft.draws.values() if attempt.live]
    if not live:
        return
    state = draft.round()
    for attempt in live:
        reason = broken(state, attempt)
        if reason is not None:
            draw, number = attempt.key
            yield DrawLapsed(draw=draw, attempt=number, reason=reason)


def lapsed_reports(draft: Draft) -> Iterator[ReportLapsed]:
    """Give the documents that no longer hold after what the batch did so far."""
    if not draft.reports or not draft.effects:
        return
    for report in draft.reports.values():
        reason = lapse_of(draft, report)
        if report.lapsed is None and reason is not None:
            yield ReportLapsed(number=report.number, version=report.version, reason=reason)


def lapse_of(draft: Draft, report: Report) -> ReportLapse | None:
    """Say what the batch changed under this document; None when it still holds."""
    if Effect.ROUND in draft.effects and report.kind in _ON_ROUND:
        return ReportLapse.ROUND
    if Effect.DRAW in draft.effects and report.kind in _ON_DRAW and _about(draft, report):
        return ReportLapse.DRAW
    if Effect.DECISION in draft.effects and report.kind in _ON_DECISION:
        return ReportLapse.DECISION
    return None


def _about(draft: Draft, report: Report) -> bool:
    """Tell whether what happened around the draws is about the draw of this document.

    subject: "L1/1"; a document about the draws in general is touched by all of them.
    """
    number, _, attempt = (report.subject or "").removeprefix("L").partition("/")
    if not (number.isdecimal() and attempt.isdecimal()):
        return True
    return (int(number), int(attempt)) in draft.touched_draws
