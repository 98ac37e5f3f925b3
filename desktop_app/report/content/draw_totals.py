"""The control totals of a draw: K7, K10 and K12."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.draw import PaperResult, SeedResult
from desktop_app.core.draw_lines import file_hash
from desktop_app.core.round import Round
from desktop_app.core.round_case import STRUCK_OUT
from desktop_app.core.round_draws import Attempt, Lapsing, Voiding
from desktop_app.report.content.draw_opening import tie_of
from desktop_app.report.content.drawn import Drawn
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.totals import (
    ChainTotal,
    ControlTotal,
    Measure,
    Part,
    SameTotal,
    SumTotal,
)
from desktop_app.text import minutes_totals as words


def lot_total(facts: Facts, drawn: Drawn) -> ControlTotal:
    """K7: equals, lots, lines of the outcome and consequences are equally many."""
    lots = drawn.draw_list.members
    tie = tie_of(facts, drawn)
    gone = sum(lot in facts.units and facts.units[lot].status in STRUCK_OUT for lot in lots)
    equal = len(tie.members) + gone if tie is not None else len(lots)
    parts = [Part(equal, words.EQUALS), Part(len(lots), words.LOTS)]
    if drawn.result is not None:
        parts.append(Part(len(drawn.result.order), words.OUTCOMES))
    parts.append(Part(sum(lot in facts.lines for lot in lots), words.CONSEQUENCES))
    return ChainTotal(nr="K7", parts=tuple(parts))


def same_total(drawn: Drawn, attempt: Attempt | None) -> ControlTotal:
    """K12: what was stored is what the list and the seed give when computed again."""
    differing = [
        name
        for name, same in (
            ("L", attempt is None or attempt.list_hash == drawn.list_hash),
            ("U", attempt is None or _same_check(drawn, attempt)),
            ("uitslag", attempt is None or _same_order(drawn, attempt)),
            ("stand", file_hash(drawn.standing.encode()) == drawn.draw_list.standing),
        )
        if not same
    ]
    return SameTotal(
        nr="K12",
        about=words.recomputed(len(drawn.draw_list.members)),
        differing=tuple(differing),
    )


def _same_check(drawn: Drawn, attempt: Attempt) -> bool:
    return attempt.revealed is None or attempt.revealed.check_number == drawn.check_number


def _same_order(drawn: Drawn, attempt: Attempt) -> bool:
    if attempt.result is None:
        return drawn.result is None
    found = drawn.result
    return isinstance(found, SeedResult | PaperResult) and found.order == attempt.result.order


def attempt_totals(state: Round, attempt: Attempt) -> Iterator[ControlTotal]:
    """K10: every attempt at this draw, and every secret, is accounted for."""
    number, _ = attempt.key
    tries = [other for (draw, _), other in state.draws.items() if draw == number]
    hidden = sum(secret.used is None for secret in state.secrets.values())
    valid = sum(other.live and other.revealed is not None for other in tries)
    unfinished = sum(other.live and other.revealed is None for other in tries)
    void = sum(isinstance(other.ended, Voiding) for other in tries)
    lapsed = sum(isinstance(other.ended, Lapsing) for other in tries)
    yield SumTotal(
        nr="K10",
        measure=Measure.NUMBER,
        left=Part(len(tries) + hidden, words.attempts(len(tries), hidden)),
        parts=(
            Part(valid, words.VALID),
            Part(void, words.VOID),
            *((Part(lapsed, words.LAPSED),) if lapsed else ()),
            *((Part(unfinished, words.STANDING_OPEN),) if unfinished else ()),
            Part(hidden, words.UNOPENED),
        ),
    )
