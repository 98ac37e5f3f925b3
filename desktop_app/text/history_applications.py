"""Lines of the history about applications and activities."""

from __future__ import annotations

from typing import assert_never

from desktop_app.core.events_applications import (
    ActivityAdded,
    Admitted,
    ApplicationChanged,
    ApplicationEvent,
    ApplicationReceived,
    CompletionAsked,
    DeclaredComplete,
    DocumentReceived,
    GateRefused,
    LeftUntreated,
    Reinstated,
    Withdrawn,
)
from desktop_app.text.declined import moment_words, standing_words
from desktop_app.text.history_line import HistoryLine, amount


def application_line(event: ApplicationEvent) -> HistoryLine:
    """Say what happened to an application or activity; names of applicants are left out."""
    match event:
        case ApplicationReceived() | ActivityAdded():
            return _added(event)
        case ApplicationChanged():
            return HistoryLine(
                f"Gegeven gewijzigd: {event.field}",
                unit=event.target,
                old=event.old,
                new=event.new,
                reason=event.reason,
            )
        case DocumentReceived() | CompletionAsked() | DeclaredComplete():
            return _completing(event)
        case Admitted() | GateRefused() | LeftUntreated() | Withdrawn() | Reinstated():
            return _standing(event)
        case _:
            assert_never(event)


def _added(event: ApplicationReceived | ActivityAdded) -> HistoryLine:
    if isinstance(event, ActivityAdded):
        what, unit = "Activiteit toegevoegd", event.activity
    else:
        what, unit = "Aanvraag ontvangen", event.application
        if event.late:
            what = "Aanvraag te laat ontvangen"
    return HistoryLine(what, unit=unit, new=amount(event.requested), reason=event.grantable_reason)


def _completing(event: DocumentReceived | CompletionAsked | DeclaredComplete) -> HistoryLine:
    match event:
        case DocumentReceived(document=document, received=received, late=late):
            when = moment_words(received)
            after = ", na het sluiten van het tijdvak" if late else ""
            what = f"Stuk ontvangen: {document}, {when}{after}"
        case CompletionAsked(asked=asked, until=until):
            what = f"Aanvulling gevraagd op {moment_words(asked)}, uiterlijk {moment_words(until)}"
        case DeclaredComplete(complete=complete):
            what = f"Volledig verklaard op {moment_words(complete)}"
        case _:
            assert_never(event)
    return HistoryLine(what, unit=event.application)


def _standing(
    event: Admitted | GateRefused | LeftUntreated | Withdrawn | Reinstated,
) -> HistoryLine:
    match event:
        case Admitted():
            what = "Toegelaten tot de beoordeling"
        case GateRefused(ground=ground):
            what = f"Niet toegelaten tot de beoordeling: {ground}"
        case LeftUntreated():
            what = "Buiten behandeling gelaten"
        case Withdrawn(received=received):
            on = f" op {moment_words(received)}" if received else ""
            what = f"Ingetrokken door de aanvrager{on}"
        case Reinstated(old=old, new=new):
            what = f"Hersteld: was {standing_words(old)}, nu {standing_words(new)}"
        case _:
            assert_never(event)
    return HistoryLine(what, unit=event.target, reason=event.reason)
