"""Paragraphs 3 and 4: the meeting with those present, and the interests that were declared."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.events_applications import Standing
from desktop_app.core.round import Round
from desktop_app.core.round_parts import Presence
from desktop_app.core.settings import RoundField
from desktop_app.report.content.needs import INTERESTS_SHEET
from desktop_app.report.content.people import all_who, available, functions, was_present
from desktop_app.report.document import Block, Column, Heading, Paragraph, Table
from desktop_app.text import minutes_head as head_words
from desktop_app.text import minutes_meeting as words
from desktop_app.text.notation import NO_VALUE
from desktop_app.text.wording import sentences


def meeting(state: Round) -> Iterator[Block]:
    """Paragraph 3: when, where, who was present with or without a vote, and the quorum."""
    yield Heading(1, head_words.section(3, words.MEETING))
    value = state.settings.get
    day = value(RoundField.MEETING_DATE)
    yield Paragraph(
        words.held(
            day,
            value(RoundField.MEETING_START),
            value(RoundField.MEETING_END),
            value(RoundField.MEETING_PLACE),
        )
    )
    if not state.members:
        yield Paragraph(words.NO_MEMBERS)
        return
    named = functions(state)
    yield Table(
        columns=(
            Column(title=words.FUNCTION),
            Column(title=words.NAME, share=2),
            Column(title=words.VOTE),
            Column(title=words.PRESENT, share=3),
        ),
        rows=tuple(
            (
                named[member.id],
                member.name,
                words.VOTING if member.voting else words.NOT_VOTING,
                stays(state.presence.get(member.id, ()), day) or NO_VALUE,
            )
            for member in state.members.values()
        ),
    )
    away = [named[member] for member in state.members if not was_present(state, member)]
    yield Paragraph(sentences(words.absent(away), _quorum(state)))


def stays(presence: tuple[Presence, ...], meeting_day: str | None) -> str:
    """Write when someone came and went, every stay by itself."""
    found, came = [], None
    for moment in presence:
        if moment.present:
            came = moment.time
        else:
            found.append(words.stay(came, moment.time, meeting_day))
            came = None
    if came is not None:
        found.append(words.stay(came, None, meeting_day))
    return "; ".join(found)


def _quorum(state: Round) -> str:
    quorum = state.settings.get(RoundField.QUORUM)
    if quorum is None:
        return words.NO_QUORUM
    short = [
        application
        for application in sorted(state.applications)
        if state.standing(application) is Standing.ADMITTED
        and len(available(state, application)) < int(quorum)
    ]
    return words.quorum(int(quorum), short)


def interests(state: Round) -> Iterator[Block]:
    """Paragraph 4: every declared interest, and who assessed that application (model, Z33, Z34)."""
    yield Heading(1, head_words.section(4, words.INTERESTS))
    control = state.controls.get(INTERESTS_SHEET)
    asked = None if control is None else all_who(state, control.persons)
    yield Paragraph(words.asked_about_interests(asked))
    named = functions(state)
    told = [
        words.interest(
            member=named[member],
            application=application,
            nature=interest.nature,
            moment=interest.stamp.at,
            assessed_by=[named[item] for item in available(state, application)],
        )
        for application, declared in sorted(state.interests.items())
        for member, interest in declared.items()
    ]
    yield from (Paragraph(text) for text in told)
    yield Paragraph(
        sentences(words.NO_SCORES_OF_RECUSED if told else "", words.no_interests(others=bool(told)))
    )
