"""What happened, line by line: a sentence for every kind of journal entry."""

from __future__ import annotations

from typing import assert_never

from desktop_app.core.events import Event
from desktop_app.core.events_applications import ApplicationEvent
from desktop_app.core.events_decision import DecisionEvent
from desktop_app.core.events_draw import DrawEvent
from desktop_app.core.events_people import (
    InterestDeclared,
    InterestWithdrawn,
    MemberAdded,
    MemberCame,
    MemberLeft,
    PeopleEvent,
)
from desktop_app.core.events_round import (
    ControlConfirmed,
    CopyRestored,
    InputProcessed,
    PhaseChanged,
    ReadingChosen,
    RemarkMade,
    RoundChanged,
    RoundEvent,
    RoundOpened,
    RoundReopened,
    Undone,
)
from desktop_app.core.events_scoring import (
    FactRecorded,
    HearingRecorded,
    ScoreCleared,
    ScoreGiven,
    ScoringEvent,
)
from desktop_app.core.scale import value_name
from desktop_app.core.scheme import Scheme
from desktop_app.text.declined import moment_words
from desktop_app.text.history_applications import application_line
from desktop_app.text.history_draw import decision_line, draw_line
from desktop_app.text.history_line import HistoryLine, yes_no
from desktop_app.text.notation import enumeration, plural
from desktop_app.text.window import PHASES

__all__ = ["HistoryLine", "history_line"]


def history_line(event: Event, scheme: Scheme) -> HistoryLine:
    """Say what an entry of the journal is about; the scheme names criteria and levels."""
    if isinstance(event, ScoringEvent):
        return _scoring(event, scheme)
    if isinstance(event, ApplicationEvent):
        return application_line(event)
    if isinstance(event, PeopleEvent):
        return _people(event)
    if isinstance(event, RoundEvent):
        return _round(event, scheme)
    if isinstance(event, DrawEvent):
        return draw_line(event)
    if isinstance(event, DecisionEvent):
        return decision_line(event)
    assert_never(event)


def _scoring(event: ScoringEvent, scheme: Scheme) -> HistoryLine:
    match event:
        case ScoreGiven(new=new):
            return _score(event, scheme, new)
        case ScoreCleared():
            return _score(event, scheme, None)
        case FactRecorded():
            known = next((fact.name for fact in scheme.facts if fact.id == event.fact), event.fact)
            return HistoryLine(
                f"Feit vastgelegd: {known}",
                unit=event.unit,
                old=yes_no(event.old),
                new=yes_no(event.new),
                reason=event.reason,
            )
        case HearingRecorded():
            return HistoryLine(
                "Pitch vastgelegd",
                unit=event.unit,
                old=yes_no(event.old),
                new=yes_no(event.held),
                reason=event.reason,
            )
        case _:
            assert_never(event)


def _score(event: ScoreGiven | ScoreCleared, scheme: Scheme, new: str | None) -> HistoryLine:
    criterion = scheme.criterion(event.criterion)
    label = criterion.label if criterion else event.criterion
    done = "Score gewist" if new is None else "Score gegeven"
    stages = {stage.id: stage.name for stage in scheme.stages}
    whose = [label]
    if len(stages) > 1:
        whose.append(stages.get(event.stage, event.stage))
    if event.member is not None:
        whose.append(event.member)
    return HistoryLine(
        f"{done}: {', '.join(whose)}",
        unit=event.unit,
        old=value_name(criterion, event.old) if criterion and event.old else event.old,
        new=value_name(criterion, new) if criterion and new else new,
        reason=event.reason,
    )


def _people(event: PeopleEvent) -> HistoryLine:
    match event:
        case MemberAdded(member=member, role=role):
            return HistoryLine(f"Lid toegevoegd: {member}, {role}")
        case MemberCame(member=member, time=time):
            return HistoryLine(f"{member} is aanwezig sinds {moment_words(time)}")
        case MemberLeft(member=member, time=time):
            return HistoryLine(f"{member} is afwezig sinds {moment_words(time)}")
        case InterestDeclared():
            return HistoryLine(
                f"Belang gemeld door {event.member}: {event.nature}",
                unit=event.application,
                reason=event.reason,
            )
        case InterestWithdrawn():
            return HistoryLine(
                f"Belang ingetrokken door {event.member}",
                unit=event.application,
                reason=event.reason,
            )
        case _:
            assert_never(event)


def _round(  # noqa: C901 - one case per kind
    event: RoundEvent, scheme: Scheme
) -> HistoryLine:
    match event:
        case RoundOpened(round_id=round_id):
            return HistoryLine(f"Ronde {round_id} geopend")
        case RoundChanged():
            return HistoryLine(
                f"Gegeven van de ronde gewijzigd: {event.field}",
                old=event.old,
                new=event.new,
                reason=event.reason or event.basis,
            )
        case ReadingChosen():
            return _reading(event, scheme)
        case PhaseChanged(old=old, new=new):
            return HistoryLine("Fase gewijzigd", old=PHASES[old], new=PHASES[new])
        case RoundReopened(old=old, new=new, reason=reason):
            return HistoryLine("Ronde heropend", old=PHASES[old], new=PHASES[new], reason=reason)
        case Undone(batch=batch):
            return HistoryLine(f"Stap {batch} ongedaan gemaakt")
        case InputProcessed(file=file, rows=rows):
            return HistoryLine(f"Bestand ingelezen: {file}, {plural(rows, 'rij', 'rijen')}")
        case CopyRestored():
            return HistoryLine("Een oudere kopie van de ronde is in gebruik genomen")
        case ControlConfirmed(sheet=sheet, persons=persons):
            return HistoryLine(f"Controleblad {sheet} bevestigd door {enumeration(persons)}")
        case RemarkMade(subject=subject, text=text, answer=answer):
            said = f"Opmerking over {subject}: {text}"
            return HistoryLine(said if answer is None else f"{said} Antwoord: {answer}")
        case _:
            assert_never(event)


def _reading(event: ReadingChosen, scheme: Scheme) -> HistoryLine:
    reading = scheme.reading(event.reading)
    names = {option.value: option.name for option in reading.options} if reading else {}
    same = event.old == event.value
    done = "Lezing bevestigd" if same else "Lezing gekozen"
    return HistoryLine(
        f"{done}: {event.reading}, door {event.by}",
        old=None if same else names.get(event.old, event.old),
        new=names.get(event.value, event.value),
        reason=event.reason,
    )
