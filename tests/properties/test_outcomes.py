"""What holds for every outcome of every scheme, whatever the case."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, reject, settings
from hypothesis import strategies as st

from desktop_app.cli.evaluate import scheme_of
from desktop_app.core.case import Case
from desktop_app.core.evaluate import evaluate
from desktop_app.core.exchange_read import read_case
from desktop_app.core.numbers import Cents
from tests.properties.cases import (
    PRO_RATA,
    WITH_POOLS,
    Json,
    any_case,
    cents,
    chances,
    is_readable,
    outcome_of,
    rows,
    with_unit,
)
from tests.reference.cases import case

_MOST_BY_FORCE = 4
_RAISED = {
    "amsterdam-kinderboerderijen": {"a": 5, "e": 6, "f": 6, "k": 3},
    "utrecht-vrouwen-sport": {f"c{number}": 2 for number in range(1, 8)},
    "amersfoort-pitch": {"a1": 30, "a2": 20, "b": 10, "g": 5},
    "amersfoort-wijkactiviteiten": {"impact": 10},
    "buurtbudget": {"stemmen": 9_999_999},
}
_picky = settings(suppress_health_check=[HealthCheck.filter_too_much])
"""For what speaks of one line in many: most cases have no such line and are passed over."""
_LEVELS = ("onvoldoende", "voldoende", "goed")


@given(any_case, chances)
def test_the_order_in_which_things_come_in_decides_nothing(built: Json, chance: Random) -> None:
    shuffled = dict(built)
    for name in ("units", "draws", "waived_draws"):
        if name in built:
            shuffled[name] = chance.sample(built[name], len(built[name]))
    one, other = outcome_of(built), outcome_of(shuffled)
    assert {**one, "units": 0} == {**other, "units": 0}
    assert rows(built) == rows(shuffled)


@given(any_case)
def test_never_more_than_the_ceiling_and_never_more_than_grantable(built: Json) -> None:
    found = rows(built)
    spent: dict[str, int] = {}
    for unit in built["units"]:
        granted = cents(found[unit["id"]]["granted"])
        assert 0 <= granted <= cents(unit.get("grantable", unit["requested"]))
        pool = unit.get("pool", "-")
        spent[pool] = spent.get(pool, 0) + granted
    ceilings = built.get("pools") or {"-": built["ceiling"]}
    assert all(amount <= cents(ceilings[pool]) for pool, amount in spent.items())


@given(any_case)
def test_what_is_granted_and_what_remains_is_the_ceiling(built: Json) -> None:
    read = read_case(built, scheme_of)
    assert isinstance(read, Case)
    outcome = evaluate(read)
    for pool in outcome.pools:
        lines = [line for line in outcome.units if line.pool == pool.pool]
        assert sum(line.granted or 0 for line in lines) + pool.remainder == pool.ceiling
        assert pool.remainder >= 0
        left = pool.ceiling
        for line in (outcome.unit(unit_id) for unit_id in pool.ranking):
            left = Cents(left - (line.granted or 0))
            assert line.after in {None, left}


def _keeps_its_draws(before: Json, after: Json) -> bool:
    """Leaving a group can make a draw among the others serve it, which is another case."""
    return bool(outcome_of(before)["unused_draws"] == outcome_of(after).get("unused_draws"))


@given(any_case, st.data())
def test_withdrawing_what_is_not_ranked_changes_nothing_else(
    built: Json, data: st.DataObject
) -> None:
    assume(built["scheme"] != WITH_POOLS)
    before = rows(built)
    left_out = [unit for unit in built["units"] if before[unit["id"]]["place"] is None]
    assume(left_out)
    unit = data.draw(st.sampled_from(left_out))
    after = with_unit(built, {**unit, "status": "withdrawn"})
    assume(_keeps_its_draws(built, after))
    other = rows(after)
    assert other.pop(unit["id"])["result"] == "withdrawn"
    del before[unit["id"]]
    assert other == before


@_picky
@given(any_case, st.data())
def test_withdrawing_what_the_money_did_not_reach_changes_no_amount(
    built: Json, data: st.DataObject
) -> None:
    assume(built["scheme"] not in {WITH_POOLS, PRO_RATA})
    assume(built.get("readings", {}).get("plafond") != "stop")
    before = rows(built)
    empty = [unit for unit in built["units"] if before[unit["id"]]["result"] == "ceiling_reached"]
    assume(empty)
    unit = data.draw(st.sampled_from(empty))
    after = with_unit(built, {**unit, "status": "withdrawn"})
    assume(_keeps_its_draws(built, after))
    other = rows(after)
    assert other.pop(unit["id"])["result"] == "withdrawn"
    for name, row in other.items():
        assert (row["result"], row["granted"]) == (before[name]["result"], before[name]["granted"])
        if row["place"] is not None:
            assert before[name]["place"] - 1 <= row["place"] <= before[name]["place"]


def _raised(built: Json, unit: Json, criterion: str) -> Json | None:
    """The unit with one step more on a criterion, or None where there is no such step."""
    most = _RAISED[built["scheme"]][criterion]
    changed: Json = json.loads(json.dumps(unit))
    scores = changed["stages"].get("final", {}) if "stages" in changed else changed.get("scores")
    if scores is None or scores.get(criterion) is None:
        return None
    levels = built["scheme"] == "utrecht-vrouwen-sport"
    now = _LEVELS.index(scores[criterion]) if levels else int(scores[criterion])
    if now >= most:
        return None
    scores[criterion] = _LEVELS[now + 1] if levels else str(now + 1)
    return changed


@given(any_case, st.data())
def test_a_higher_score_never_gives_a_worse_place(built: Json, data: st.DataObject) -> None:
    assume(len(built["units"]) > 0)
    unit = data.draw(st.sampled_from(built["units"]))
    criterion = data.draw(st.sampled_from(sorted(_RAISED[built["scheme"]])))
    changed = _raised(built, unit, criterion)
    if changed is None:
        reject()
    after = with_unit(built, changed)
    assume(is_readable(after))
    before, now = rows(built)[unit["id"]], rows(after)[unit["id"]]
    if before["place"] is not None:
        assert now["place"] <= before["place"]


def _undrawn(built: Json) -> Json:
    return {**built, "draws": [], "waived_draws": []}


def _drawn(built: Json, groups: list[list[str]]) -> Json:
    draws = [{"members": group, "order": group} for group in groups]
    return {**_undrawn(built), "draws": draws}


@settings(deadline=None)
@given(chances.map(case))
def test_a_draw_decides_exactly_when_two_orders_give_other_amounts(built: Json) -> None:
    groups = [tie["members"] for tie in outcome_of(_undrawn(built))["ties"]]
    for group in groups:
        if len(group) > _MOST_BY_FORCE or built["scheme"] == PRO_RATA:
            continue
        others = [other for other in groups if other != group]
        tie = next(
            tie for tie in outcome_of(_drawn(built, others))["ties"] if tie["members"] == group
        )
        amounts = set()
        for order in permutations(group):
            found = rows(_drawn(built, [*others, list(order)]))
            amounts.add(tuple(found[member]["granted"] for member in group))
        assert tie["decisive"] == (len(amounts) > 1)


@given(any_case)
def test_only_an_open_decisive_draw_leaves_amounts_open(built: Json) -> None:
    outcome = outcome_of(built)
    waiting = [row for row in outcome["units"] if row["result"] == "awaiting_draw"]
    open_ties = [tie for tie in outcome["ties"] if tie["decisive"] and tie["draw_required"]]
    assert bool(waiting) == bool(open_ties)
    if outcome["status"] == "final":
        assert all(row["granted"] is not None for row in outcome["units"])


@pytest.mark.parametrize("scheme", sorted(_RAISED))
def test_every_scheme_is_among_the_cases(scheme: str) -> None:
    assert any(case(Random(number))["scheme"] == scheme for number in range(50))
