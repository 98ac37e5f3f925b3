"""Minutes of a draw, paragraphs 9 to 12 and the sheet for signatures."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.draw_list import Mix, Paper
from desktop_app.core.draw_seed import SECRET_LENGTH
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt, Lapsing, Voiding
from desktop_app.report.content.drawn import Drawn
from desktop_app.report.content.people import who, witness
from desktop_app.report.document import (
    Block,
    Heading,
    Items,
    Paragraph,
    Preformatted,
    SignaturePage,
    SignatureSlot,
)
from desktop_app.text import minutes_closing as closing_words
from desktop_app.text import minutes_draw as words
from desktop_app.text import minutes_head as head_words
from desktop_app.text.notation import blocks
from desktop_app.text.wording import sentences

_WITNESSES = 2


def attempts(state: Round, attempt: Attempt) -> Iterator[Block]:
    """Paragraph 9: every other attempt of the round, secrets never opened, practice (Z39-Z43)."""
    yield Heading(1, head_words.section(9, words.ATTEMPTS))
    told = [
        _line(state, other)
        for key, other in sorted(state.draws.items())
        if key != attempt.key or other.ended is not None
    ]
    yield Items(tuple(told)) if told else Paragraph(words.NO_OTHER_ATTEMPTS)
    hidden = [blocks(number) for number, secret in state.secrets.items() if not secret.opened]
    practice = len(state.practice)
    yield Paragraph(
        sentences(
            words.unopened(hidden) if hidden else words.NO_UNOPENED,
            words.practised(practice) if practice else words.NO_PRACTICE,
        )
    )


def _line(state: Round, attempt: Attempt) -> str:
    number, trial = attempt.key
    match attempt.ended:
        case None:
            became = words.HOLDS if attempt.revealed else words.STILL_OPEN
        case Voiding(reason=reason, by=by, stamp=stamp):
            became = words.voided(stamp.at, who(state, by), reason)
        case Lapsing(reason=why, stamp=stamp):
            became = words.lapsed(stamp.at, why)
    order = attempt.result.order if attempt.result else ()
    return words.attempt_line(
        draw=number, attempt=trial, list_hash=attempt.list_hash, state=became, order=order
    )


def remarks(state: Round) -> Iterator[Block]:
    """Paragraph 10: what those present remarked, with the answer (model, Z54)."""
    yield Heading(1, head_words.section(10, words.REMARKS))
    told = [
        closing_words.remark(remark.subject, remark.text, remark.answer)
        for remark in state.remarks
        if remark.subject.casefold() == words.REMARK_SUBJECT
    ]
    yield Items(tuple(told)) if told else Paragraph(words.NO_REMARKS)


def statement(state: Round, attempt: Attempt, program: str) -> Iterator[Block]:
    """Paragraph 11: that nothing was changed after the freeze, and with which program (Z53)."""
    yield Heading(1, head_words.section(11, words.STATEMENT))
    number, _ = attempt.key
    times = sum(
        other.result is not None for (draw, _), other in state.draws.items() if draw == number
    )
    yield Paragraph(words.statement(times) if attempt.live else words.NO_STATEMENT)
    yield Paragraph(words.program(program, attempt.draw_list.protocol.value))


def recipe(drawn: Drawn) -> Iterator[Block]:
    """Paragraph 12: how anyone computes the order again, from paper or from the files."""
    yield Heading(1, head_words.section(12, words.RECIPE))
    yield Paragraph(words.RECIPE_INTRODUCTION)
    if isinstance(drawn.draw_list.throw, Paper):
        yield Preformatted(words.PAPER_RECIPE)
        return
    secret = None
    if isinstance(drawn.draw_list.throw, Mix) and drawn.seed is not None:
        secret = drawn.seed[:SECRET_LENGTH]
    first = drawn.draw_list.members[0]
    yield Preformatted(words.recipe(secret, first, drawn.draw_list.protocol.value))


def signatures(state: Round, attempt: Attempt) -> SignaturePage:
    """The sheet for the one who led the draw and two witnesses (model, 7)."""
    given = [*attempt.witnesses, *[""] * _WITNESSES][: max(_WITNESSES, len(attempt.witnesses))]
    slots = [_slot(state, words.LEADER, attempt.leader or "")]
    slots += [_slot(state, witness(number), name) for number, name in enumerate(given, start=1)]
    return SignaturePage(title=closing_words.SIGNATURES, slots=tuple(slots))


def _slot(state: Round, role: str, person: str) -> SignatureSlot:
    """A place for one signature; a function that was typed instead of a name is no name."""
    bare = person.strip()
    name = bare
    for member in state.members.values():
        if bare and bare in (member.id, member.name, member.role.strip()):
            name = member.name
    if name.casefold().startswith(role.partition(" ")[0]):
        name = ""
    return SignatureSlot(role=role, statement=words.LEADER_STATEMENT, name=name)
