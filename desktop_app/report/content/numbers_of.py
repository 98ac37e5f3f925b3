"""Under which numbers the earlier documents of a round were made."""

from __future__ import annotations

from desktop_app.core.events_decision import ReportKind
from desktop_app.core.round import Round
from desktop_app.core.round_parts import Report


def latest(state: Round, kind: ReportKind, subject: str | None = None) -> Report | None:
    """Find the last document of a kind that still holds, about this subject."""
    found = [
        report
        for report in state.reports.values()
        if report.kind is kind and report.lapsed is None and report.subject == subject
    ]
    return max(found, key=lambda report: report.stamp.nr, default=None)


def draw_subject(number: int, attempt: int) -> str:
    """Name one attempt at a draw as the journal does: `L1/1`."""
    return f"L{number}/{attempt}"


def draw_minutes_number(state: Round, number: int, attempt: int) -> str | None:
    """Give the number of the minutes of a draw, when they were made."""
    report = latest(state, ReportKind.DRAW, draw_subject(number, attempt))
    return report.number if report else None
