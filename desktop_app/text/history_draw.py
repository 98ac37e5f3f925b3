"""Lines of the history about draws, decisions and documents."""

from __future__ import annotations

from typing import Final, assert_never

from desktop_app.core.events_decision import (
    Adopted,
    BoundaryDecided,
    DecisionEvent,
    Deviated,
    DiligenceChecked,
    RemainderTransferred,
    ReportIssued,
    ReportKind,
    ReportLapse,
    ReportLapsed,
    ReportSigned,
    SecondRoundOpened,
)
from desktop_app.core.events_draw import (
    BlocksChecked,
    DrawAttended,
    DrawEvent,
    DrawFrozen,
    DrawInvited,
    DrawLapse,
    DrawLapsed,
    DrawRevealed,
    DrawVoided,
    DrawWaived,
    PaperOrderRecorded,
    PracticeHeld,
    SecretMade,
    SeedRecorded,
)
from desktop_app.text.declined import moment_words
from desktop_app.text.history_line import HistoryLine, amount
from desktop_app.text.notation import enumeration

_DRAW_LAPSES: Final = {
    DrawLapse.REOPENED: "de scores zijn heropend",
    DrawLapse.CHANGED: "de gelijke stand is veranderd",
    DrawLapse.JOINED: "er staat nog een aanvraag gelijk",
}
REPORT_LAPSES: Final = {
    ReportLapse.ROUND: "daarna is de ronde gewijzigd",
    ReportLapse.DRAW: "daarna is er iets met een loting veranderd",
    ReportLapse.DECISION: "daarna is het besluit gewijzigd",
}
REPORTS: Final = {
    ReportKind.MEETING: "Proces-verbaal van de zitting",
    ReportKind.DRAW: "Proces-verbaal van loting",
    ReportKind.DECISIONS: "Besluitenlijst",
    ReportKind.EXTRACT: "Uittreksel",
    ReportKind.PUBLIC: "Openbare versie",
    ReportKind.CORRIGENDUM: "Corrigendum",
    ReportKind.DRAW_SHEET: "Lotingsblad",
    ReportKind.INVITATION: "Uitnodiging voor de loting",
}


def draw_line(event: DrawEvent) -> HistoryLine:
    """Say what happened around a draw; a secret is never shown here."""
    match event:
        case DrawInvited(units=units, date=date, way=way):
            who = enumeration(units)
            return HistoryLine(f"Uitgenodigd voor de loting op {moment_words(date)}, {way}: {who}")
        case DrawAttended(unit=unit, present=present):
            came = "Aanwezig bij de loting" if present else "Niet aanwezig bij de loting"
            return HistoryLine(came, unit=unit)
        case SecretMade():
            return HistoryLine("Geheim gemaakt voor de loting")
        case DrawFrozen(keys=keys, persons=persons):
            lots = enumeration([key.unit for key in keys])
            by = enumeration(persons)
            return HistoryLine(f"Deelnemerslijst bevroren met {lots}, bevestigd door {by}")
        case PracticeHeld():
            return HistoryLine("Oefenloting gehouden; zij telt niet")
        case DrawWaived(units=units, reason=reason):
            who = enumeration(units)
            return HistoryLine(f"Loting achterwege gelaten tussen {who}", reason=reason)
        case BlocksChecked() | SeedRecorded() | PaperOrderRecorded() | DrawRevealed():
            return _held(event)
        case DrawLapsed() | DrawVoided():
            return _ended(event)
        case _:
            assert_never(event)


def _held(
    event: BlocksChecked | SeedRecorded | PaperOrderRecorded | DrawRevealed,
) -> HistoryLine:
    name = _attempt(event.draw, event.attempt)
    match event:
        case BlocksChecked(blocks=blocks):
            numbers = enumeration([str(block.number) for block in blocks])
            return HistoryLine(f"{name}: blokken {numbers} van het lotingsblad gecontroleerd")
        case SeedRecorded():
            return HistoryLine(f"{name}: zaad vastgelegd")
        case PaperOrderRecorded(order=order, drawn_by=drawn_by):
            drawn = enumeration(order)
            return HistoryLine(f"{name}: getrokken door {drawn_by}, volgorde {drawn}")
        case DrawRevealed():
            return HistoryLine(f"{name}: uitslag getoond")
        case _:
            assert_never(event)


def _ended(event: DrawLapsed | DrawVoided) -> HistoryLine:
    name = _attempt(event.draw, event.attempt)
    if isinstance(event, DrawLapsed):
        return HistoryLine(f"{name}: vervallen, {_DRAW_LAPSES[event.reason]}")
    return HistoryLine(f"{name}: ongeldig verklaard door {event.by}", reason=event.reason)


def _attempt(draw: int, attempt: int) -> str:
    return f"Loting L{draw}, poging {attempt}"


def decision_line(event: DecisionEvent) -> HistoryLine:
    """Say what was decided, or what happened to a document."""
    match event:
        case BoundaryDecided(unit=unit, choice=choice, amount=cents, reason=reason):
            return HistoryLine(
                f"Grens besloten: {choice}", unit=unit, new=amount(cents), reason=reason
            )
        case Deviated():
            subject = f", {event.subject}" if event.subject else ""
            return HistoryLine(
                f"Afgeweken van het voorstel: {event.what}{subject}",
                unit=event.unit,
                old=event.old,
                new=event.new,
                reason=event.reason,
            )
        case DiligenceChecked(finding=finding, by=by):
            return HistoryLine(f"Zorgvuldigheid nagegaan door {by}: {finding}")
        case Adopted(date=date, by=by):
            return HistoryLine(f"Besloten op {moment_words(date)} door {by}")
        case SecondRoundOpened(round_id=round_id, amount=cents, reason=reason):
            return HistoryLine(f"Tweede ronde {round_id}", new=amount(cents), reason=reason)
        case RemainderTransferred(to=to, amount=cents, reason=reason):
            return HistoryLine(f"Restant gaat naar {to}", new=amount(cents), reason=reason)
        case ReportIssued() | ReportSigned() | ReportLapsed():
            return _document(event)
        case _:
            assert_never(event)


def _document(event: ReportIssued | ReportSigned | ReportLapsed) -> HistoryLine:
    name = f"{event.number}, versie {event.version}"
    match event:
        case ReportIssued(report=report, reason=reason):
            return HistoryLine(f"{REPORTS[report]} opgemaakt: {name}", reason=reason)
        case ReportSigned(role=role):
            return HistoryLine(f"Stuk ondertekend: {name}, {role}")
        case ReportLapsed(reason=lapse):
            return HistoryLine(f"Stuk vervallen: {name}, {REPORT_LAPSES[lapse]}")
        case _:
            assert_never(event)
