"""A round as a case for the rules, and the ranking that a draw and a report bind to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from desktop_app.core.assessment import assess
from desktop_app.core.case import Case, HeldDraw, Unit, UnitStatus, WaivedDraw
from desktop_app.core.draw_lines import file_hash
from desktop_app.core.events_decision import DeviationKind
from desktop_app.core.numbers import Points, exact_text
from desktop_app.core.outcome import Outcome
from desktop_app.core.ranking import key_values
from desktop_app.core.ranking_text import ranking_text
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt
from desktop_app.core.rules import Rules, rules_for
from desktop_app.core.scale import score_points, scored_criteria
from desktop_app.core.scheme import Scheme

STRUCK_OUT = frozenset(
    {UnitStatus.WITHDRAWN, UnitStatus.REFUSED, UnitStatus.LEFT_UNTREATED},
)
"""A lot of such a unit no longer counts; the others keep their order (LOTING-1)."""


def case_of(state: Round) -> Case:
    """Give the case that the rules see now: levels as points, draws only where they still fit.

    A draw counts when it was held, has neither lapsed nor been voided, and every lot that still
    takes part has the key values with which it was frozen. Scores that the authority changed
    count as it set them.
    """
    return _case(state, _with_deviations(state))


def proposal_of(state: Round) -> Case:
    """Give the case as the assessors proposed it, without deviations of the authority."""
    return _case(state, state.case_units)


def readings_of(state: Round) -> dict[str, str]:
    """Give every reading of the scheme its value: chosen for this round, or the default."""
    values = state.scheme.default_readings()
    values.update((reading, choice.value) for reading, choice in state.readings.items())
    return values


def key_texts(scheme: Scheme, values: tuple[int, ...]) -> tuple[str, ...]:
    """Write the values of the order keys (units) in exchange form."""
    return tuple(exact_text(value, scheme.unit) for value in values)


def ranking_file(state: Round, outcome: Outcome) -> bytes:
    """Write `rangorde.txt` (RANGORDE-1) for the outcome of this round.

    One line per unit that passed every minimum, by pool, place (not ranked last) and id. The
    journal line names the last entry of the round.
    """
    return ranking_text(
        outcome,
        round_id=state.id,
        scheme_sha256=state.scheme_sha256,
        nr=state.nr,
        head=state.head,
    )


def standing_hash(state: Round, outcome: Outcome) -> str:
    """Give the hash of `rangorde.txt`, to which a draw and a decision are bound."""
    return file_hash(ranking_file(state, outcome))


def frozen_keys_hold(case_units: Mapping[str, Unit], rules: Rules, attempt: Attempt) -> bool:
    """Tell whether every lot that still takes part has the key values it was frozen with."""
    pools = set()
    for member, values in attempt.keys.items():
        unit = case_units.get(member)
        if unit is None:
            return False
        if unit.status in STRUCK_OUT:
            continue
        assessed = assess(rules, unit)
        if assessed.reason is not None:
            return False
        if key_texts(rules.scheme, key_values(rules, assessed)) != tuple(values):
            return False
        pools.add(unit.pool)
    return len(pools) <= 1


def _case(state: Round, units: Mapping[str, Unit]) -> Case:
    readings = readings_of(state)
    rules = rules_for(state.scheme, readings)
    draws = tuple(
        HeldDraw(order=tuple(attempt.result.order))
        for attempt in state.draws.values()
        if attempt.live and attempt.result is not None and frozen_keys_hold(units, rules, attempt)
    )
    waived = tuple(
        WaivedDraw(members=members, reason=waiver.reason)
        for members, waiver in state.waivers.items()
    )
    return Case(
        scheme=state.scheme,
        ceilings={pool: ceiling.amount for pool, ceiling in state.ceilings.items()},
        units=tuple(units[unit] for unit in state.unit_ids),
        draws=draws,
        waived=waived,
        readings=readings,
    )


def _with_deviations(state: Round) -> Mapping[str, Unit]:
    changed = {
        unit: _deviated(state, unit) for unit in state.deviations if unit in state.case_units
    }
    return {**state.case_units, **changed} if changed else state.case_units


def _deviated(state: Round, unit_id: str) -> Unit:
    unit = state.case_units[unit_id]
    stage = state.scheme.final_stage.id
    points: dict[str, Points] = dict(unit.points.get(stage, {}))
    for deviation in state.deviations[unit_id].values():
        criterion = scored_criteria(state.scheme).get(deviation.subject or "")
        if deviation.what is DeviationKind.SCORE and criterion is not None:
            given = score_points(state.scheme, criterion, deviation.new)
            if isinstance(given, int):
                points[criterion.id] = given
    return replace(unit, points={**unit.points, stage: points})
