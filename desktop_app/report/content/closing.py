"""Paragraphs 14 to 16 and the sheet for signatures."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.events_decision import DeviationKind
from desktop_app.core.outcome import Reason
from desktop_app.core.parsing import NumberProblem, parse_cents_exact
from desktop_app.core.round import Round
from desktop_app.core.round_parts import Deviation, Member
from desktop_app.core.scale import value_name
from desktop_app.core.settings import RoundField
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.people import chair, functions, secretary
from desktop_app.report.document import (
    Block,
    Heading,
    Items,
    Paragraph,
    SignaturePage,
    SignatureSlot,
)
from desktop_app.text import minutes_changes as change_words
from desktop_app.text import minutes_closing as words
from desktop_app.text import minutes_division as division_words
from desktop_app.text import minutes_head as head_words
from desktop_app.text.minutes_draw import REMARK_SUBJECT as DRAW_REMARK
from desktop_app.text.notation import enumeration, euros
from desktop_app.text.wording import sentences

_ORDER = (
    Reason.GATE,
    Reason.LEFT_UNTREATED,
    Reason.WITHDRAWN,
    Reason.BELOW_STAGE,
    Reason.NOT_HEARD,
    Reason.BELOW_TOTAL,
    Reason.BELOW_GROUP,
    Reason.SCORES_MISSING,
    Reason.TIE_AT_CEILING,
)


def nothing(facts: Facts) -> Iterator[Block]:
    """Paragraph 14: who gets no amount, per reason (model, Z18, Z20-Z28)."""
    yield Heading(1, head_words.section(14, division_words.NOTHING))
    texts = []
    for reason in _ORDER:
        ids = [line.id for line in facts.in_order() if line.reason is reason]
        if ids:
            texts.append(division_words.without_amount(reason, ids))
    over = [
        line.id for line in facts.in_order() if line.reason is Reason.CEILING and line.granted == 0
    ]
    texts.append(division_words.without_amount(Reason.CEILING, over))
    yield Items(tuple(texts))


def nomination(facts: Facts, state: Round) -> Iterator[Block]:
    """Paragraph 15: the proposal to the authority, and what it decided otherwise (model, Z59)."""
    yield Heading(1, head_words.section(15, words.NOMINATION))
    waiting = [enumeration(tie.members) for tie in facts.outcome.ties if tie.draw_required]
    yield Paragraph(
        sentences(
            words.nomination(facts.scheme, state.settings.get(RoundField.AUTHORITY, ""), waiting),
            words.reserve(state.settings.get(RoundField.RESERVE_ORDER)),
        )
    )
    told = [
        _deviation(state, unit, deviation)
        for unit, deviations in sorted(state.deviations.items())
        for deviation in deviations.values()
    ]
    if told:
        yield Paragraph(words.DEVIATIONS)
        yield Items(tuple(told))
    else:
        yield Paragraph(words.NO_DEVIATIONS)


def _deviation(state: Round, unit: str, deviation: Deviation) -> str:
    scheme = state.scheme
    what: str = deviation.what
    old: str | None = deviation.old
    new: str | None = deviation.new
    criterion = scheme.criterion(deviation.subject or "")
    if deviation.what is DeviationKind.SCORE and criterion is not None:
        what = criterion.label
        old, new = (None if value is None else value_name(criterion, value) for value in (old, new))
    elif deviation.what is DeviationKind.AMOUNT:
        old, new = _amount(old), _amount(new)
    return change_words.deviation(
        scheme=scheme,
        unit=unit,
        what=what,
        old=old,
        new=new or "",
        reason=deviation.reason,
        nr=deviation.stamp.nr,
    )


def _amount(text: str | None) -> str | None:
    cents = parse_cents_exact(text or "")
    return text if isinstance(cents, NumberProblem) else euros(cents)


def remarks(state: Round) -> Iterator[Block]:
    """Paragraph 16: what was asked to be in the minutes; who said what is not recorded (Z61)."""
    yield Heading(1, head_words.section(16, words.REMARKS))
    told = [
        words.remark(remark.subject, remark.text, remark.answer)
        for remark in state.remarks
        if remark.subject.casefold() != DRAW_REMARK
    ]
    yield Items(tuple(told)) if told else Paragraph(words.NO_REMARKS)


def signatures(state: Round) -> SignaturePage:
    """The sheet for chair and secretary, by function and name (model, 7)."""
    named = functions(state)
    return SignaturePage(
        title=words.SIGNATURES,
        slots=(
            _slot(named, chair(state), words.CHAIR, words.CHAIR_STATEMENT),
            _slot(named, secretary(state), words.SECRETARY, words.SECRETARY_STATEMENT),
        ),
    )


def _slot(named: dict[str, str], member: Member | None, role: str, statement: str) -> SignatureSlot:
    if member is None:
        return SignatureSlot(role=role, statement=statement)
    return SignatureSlot(role=named[member.id], statement=statement, name=member.name)
