"""What the screen Verdeling shows of a round: sums, the inspector, and the boundary."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop_app.core.boundary import POLICY_OF, boundary_units, open_boundary
from desktop_app.core.evaluate import evaluate
from desktop_app.core.legal import ByReading, LegalRef, chosen
from desktop_app.core.outcome import Outcome, PoolOutcome, Result, UnitOutcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.round_case import readings_of
from desktop_app.core.scheme import CeilingPolicy
from desktop_app.text import allocation_screen as text
from desktop_app.text import wording
from desktop_app.text.declined import moment_words
from desktop_app.text.refs import refs_sentence
from desktop_app.text.results import result_word
from desktop_app.text.why import Explanation, why_amount, why_place
from desktop_app.ui.presenters.allocation import (
    AllocationHead,
    BoundaryOption,
    BoundaryView,
    InspectorView,
    Sum,
)
from desktop_app.ui.presenters.frame import Need, NeedView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.targets import PhaseTarget, UnitTarget
from desktop_app.ui.presenters.words import MARKS, capital, money, unit_name

_RANKED = frozenset(
    {Result.GRANTED, Result.GRANTED_IN_PART, Result.CEILING_REACHED, Result.AWAITING_DRAW}
)


def pools_of(state: Round) -> tuple[tuple[str, str], ...]:
    """Give code and name of every list; the name is empty without partial ceilings."""
    return tuple((pool, ceiling.name or pool) for pool, ceiling in state.ceilings.items())


def allocation_head(state: Round, outcome: Outcome, pool: str) -> AllocationHead:
    """Give the heading above the chart of one list, with its sums."""
    listed = _pool(outcome, pool)
    asked = sum(
        unit.requested for unit in outcome.units if unit.pool == pool and unit.result in _RANKED
    )
    decided = state.adoption is not None
    return AllocationHead(
        title=text.TITLE if listed.ranked else text.TITLE_UNRANKED,
        explanation=text.EXPLANATION,
        sums=(
            Sum(text.ASKED if listed.ranked else text.ASKED_UNRANKED, money(asked)),
            Sum(text.GRANTED if decided else text.TO_GRANT, money(listed.granted)),
            Sum(text.LEFT, money(listed.remainder)),
        ),
    )


def inspector_view(state: Round, outcome: Outcome, unit: str) -> InspectorView:
    """Explain one unit: its place, its amount, and the boundary when it is the first that fails."""
    line = outcome.unit(unit)
    decided = state.adoption is not None
    amount = why_amount(outcome, unit)
    explained = [amount]
    if line.place is not None:
        explained.insert(0, why_place(outcome, unit))
    requested = money(line.requested)
    return InspectorView(
        unit=unit,
        place=text.place(line.place),
        name=unit_name(state, unit),
        mark=MARKS[line.result],
        state=result_word(line.result, decided=decided),
        amount=requested
        if line.granted is None
        else text.amount_of(money(line.granted), requested),
        why=" ".join(item.text for item in explained),
        source=capital(refs_sentence(_refs(explained))),
        boundary=_boundary(state, outcome, line),
    )


def allocation_needs(state: Round, outcome: Outcome, action: str) -> NeedView:
    """Say what the decision still waits for."""
    needs = []
    waiting = open_boundary(state, outcome)
    if waiting is not None and outcome.unit(waiting.id).granted is not None:
        sentence = text.decide_boundary(waiting.place)
        needs.append(
            Need(
                mark=Mark.ATTENTION,
                sentence=sentence,
                short=sentence,
                target=UnitTarget(Phase.ALLOCATION, waiting.id),
            )
        )
    open_draws = sum(tie.draw_required for tie in outcome.ties)
    if open_draws:
        needs.append(_draws(open_draws))
    ranked = sum(len(pool.ranking) for pool in outcome.pools)
    return NeedView(
        goal=text.GOAL,
        needs=tuple(needs),
        counts=wording.counts(state.scheme, len(tuple(state.unit_ids)), ranked),
        action=action,
    )


def first_of_interest(outcome: Outcome, pool: str) -> str | None:
    """Give the unit to look at first: the boundary of the list, its first place or number."""
    boundary = next((line.id for line in boundary_units(outcome) if line.pool == pool), None)
    ranking = _pool(outcome, pool).ranking
    unranked = sorted(unit.id for unit in outcome.units if unit.pool == pool)
    return boundary or next(iter(ranking), None) or next(iter(unranked), None)


def _draws(number: int) -> Need:
    sentence = text.open_draws(number)
    return Need(mark=Mark.DRAW, sentence=sentence, short=sentence, target=PhaseTarget(Phase.DRAW))


def _refs(explained: list[Explanation]) -> tuple[LegalRef, ...]:
    return tuple(dict.fromkeys(ref for item in explained for ref in item.refs))


def _pool(outcome: Outcome, pool: str) -> PoolOutcome:
    return next(item for item in outcome.pools if item.pool == pool)


def _boundary(state: Round, outcome: Outcome, line: UnitOutcome) -> BoundaryView | None:
    if line.granted is None or line.id not in {item.id for item in boundary_units(outcome)}:
        return None
    decision = state.boundary.get(line.id)
    now = chosen(state.scheme.ceiling.policy, readings_of(state))
    recorded = None
    if (
        decision is not None
        and decision.amount == line.granted
        and POLICY_OF[decision.choice] is now
    ):
        recorded = text.recorded(
            text.POLICIES[now],
            decision.reason,
            decision.stamp.actor,
            moment_words(decision.stamp.at),
        )
    return BoundaryView(
        question=text.question(
            text.place(line.place), money(line.before or 0), money(line.grantable)
        ),
        options=tuple(_options(state, outcome, line, now)),
        chosen=str(now),
        recorded=recorded,
    )


def _options(
    state: Round, outcome: Outcome, line: UnitOutcome, now: CeilingPolicy
) -> Iterator[BoundaryOption]:
    for held, readings in _choices(state, now):
        other = outcome if held is now else evaluate(replace(outcome.case, readings=readings))
        unit, pool = other.unit(line.id), _pool(other, line.pool)
        changes = sum(
            item.granted != outcome.unit(item.id).granted
            for item in other.units
            if item.id != line.id
        )
        effect = text.consequence(
            money(unit.granted or 0), money(pool.granted), money(pool.remainder)
        )
        yield BoundaryOption(
            key=str(held),
            title=text.POLICIES[held],
            consequence=effect if held is now else f"{effect} {text.others(changes)}",
            of_scheme=held is now,
        )


def _choices(state: Round, now: CeilingPolicy) -> Iterator[tuple[CeilingPolicy, dict[str, str]]]:
    """Give every policy that can be chosen, with the readings under which it holds."""
    policy, readings = state.scheme.ceiling.policy, readings_of(state)
    if not isinstance(policy, ByReading):
        yield now, readings
        return
    for value, held in policy.values.items():
        yield held, {**readings, policy.reading: value}
