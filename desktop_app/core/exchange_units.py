"""Read the units of a case: amounts, status, scores on their scale, and facts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from desktop_app.core.case import Unit, UnitStatus
from desktop_app.core.criteria import Fact, FactKind, LevelScale, RatioBands, Scale, Scored
from desktop_app.core.exchange_amounts import read_euros
from desktop_app.core.exchange_errors import CaseFault, Problems
from desktop_app.core.ids import is_id
from desktop_app.core.numbers import Cents, Points
from desktop_app.core.scheme import NO_POOL, SINGLE_STAGE, Scheme

_WHOLE: Final = re.compile(r"0|[1-9][0-9]*")
_LONGEST_NUMBER: Final = 18
_STATUSES: Final = {status.value: status for status in UnitStatus}
_SHARED_KEYS: Final = frozenset({"id", "requested", "grantable", "status"})
_SCHEME_KEYS: Final = frozenset({"pool", "scores", "facts", "pitched", "stages"})


class UnitReader:
    """Reads units against one scheme (None: only what all schemes share is checked)."""

    def __init__(
        self,
        scheme: Scheme | None,
        pools: Mapping[str, Cents] | None,
        problems: Problems,
    ) -> None:
        """Prepare the keys, scales and facts of the scheme once for all units."""
        self._scheme = scheme
        self._pools = pools
        self._problems = problems
        self._scales: dict[str, Scale] = {}
        self._levels: dict[str, dict[str, Points]] = {}
        self._facts: dict[str, Fact] = {}
        self._counts: set[str] = set()
        self._bounded: list[Fact] = []
        self._staff: list[RatioBands] = []
        self._keys = _SHARED_KEYS | _SCHEME_KEYS
        self._unit = scheme.unit if scheme else 1
        if scheme is not None:
            self._prepare(scheme)

    def _prepare(self, scheme: Scheme) -> None:
        for criterion in scheme.criteria:
            if isinstance(criterion.source, Scored):
                scale = criterion.source.scale
                self._scales[criterion.id] = scale
                if isinstance(scale, LevelScale):
                    self._levels[criterion.id] = {item.id: item.points for item in scale.levels}
            elif isinstance(criterion.source, RatioBands):
                self._staff.append(criterion.source)
        self._facts = {fact.id: fact for fact in scheme.facts}
        self._counts = {fact.id for fact in scheme.facts if fact.kind is FactKind.COUNT}
        self._bounded = [fact for fact in scheme.facts if fact.at_most]
        keys = {"scores"} if len(scheme.stages) == 1 else {"stages"}
        keys |= {"pitched"} if scheme.hearing else set()
        keys |= {"pool"} if scheme.pools else set()
        keys |= {"facts"} if scheme.facts else set()
        self._keys = _SHARED_KEYS | keys

    def read(self, value: object, at: str) -> Unit | None:
        """Read one unit; None when it is not even an object or lacks its id or amount."""
        if not isinstance(value, dict):
            self._problems.add(CaseFault.WRONG_TYPE, at, value, "object")
            return None
        for key in value:
            if key not in self._keys:
                self._problems.add(CaseFault.UNKNOWN_KEY, f"{at}.{key}", key)
        unit_id = self._id(value, at)
        requested, grantable = self._amounts(value, at)
        status = self._status(value, at)
        pool = self._pool(value, at)
        hearing = self._hearing(value, at)
        points = self._points(value, at)
        facts = self._read_facts(value, at)
        if unit_id is None or requested is None or grantable is None:
            return None
        return Unit(
            id=unit_id,
            requested=requested,
            grantable=grantable,
            pool=pool,
            status=status,
            hearing=hearing,
            points=points,
            facts=facts,
        )

    def _id(self, value: dict[str, object], at: str) -> str | None:
        at = f"{at}.id"
        if "id" not in value:
            self._problems.add(CaseFault.MISSING_KEY, at)
            return None
        unit_id = value["id"]
        if not isinstance(unit_id, str):
            self._problems.add(CaseFault.WRONG_TYPE, at, unit_id, "text")
            return None
        if not is_id(unit_id):
            self._problems.add(CaseFault.BAD_ID, at, unit_id)
            return None
        return unit_id

    def _amounts(self, value: dict[str, object], at: str) -> tuple[Cents | None, Cents | None]:
        requested: Cents | None = None
        if "requested" in value:
            requested = read_euros(
                value["requested"], f"{at}.requested", self._problems, positive=True
            )
        else:
            self._problems.add(CaseFault.MISSING_KEY, f"{at}.requested")
        if "grantable" not in value:
            return requested, requested
        grantable = read_euros(value["grantable"], f"{at}.grantable", self._problems, positive=True)
        if requested is not None and grantable is not None and grantable > requested:
            self._problems.add(
                CaseFault.BAD_AMOUNT, f"{at}.grantable", value["grantable"], "requested"
            )
        return requested, grantable

    def _status(self, value: dict[str, object], at: str) -> UnitStatus:
        given = value.get("status", "admitted")
        at = f"{at}.status"
        if not isinstance(given, str):
            self._problems.add(CaseFault.WRONG_TYPE, at, given, "text")
        elif given not in _STATUSES:
            self._problems.add(CaseFault.UNKNOWN_STATUS, at, given, ", ".join(_STATUSES))
        else:
            return _STATUSES[given]
        return UnitStatus.ADMITTED

    def _pool(self, value: dict[str, object], at: str) -> str:
        if self._scheme is None or not self._scheme.pools:
            return NO_POOL
        at = f"{at}.pool"
        if "pool" not in value:
            self._problems.add(CaseFault.MISSING_KEY, at)
            return NO_POOL
        pool = value["pool"]
        if not isinstance(pool, str):
            self._problems.add(CaseFault.WRONG_TYPE, at, pool, "text")
            return NO_POOL
        # Without readable pools there is nothing to compare with: that problem is noted there.
        if not is_id(pool):
            self._problems.add(CaseFault.BAD_ID, at, pool)
        elif self._pools is not None and pool not in self._pools:
            self._problems.add(CaseFault.UNKNOWN_POOL, at, pool, ", ".join(self._pools))
        return pool

    def _hearing(self, value: dict[str, object], at: str) -> bool | None:
        if self._scheme is None or self._scheme.hearing is None or "pitched" not in value:
            return None
        held = value["pitched"]
        if not isinstance(held, bool):
            self._problems.add(CaseFault.WRONG_TYPE, f"{at}.pitched", held, "boolean")
            return None
        return held

    def _points(self, value: dict[str, object], at: str) -> Mapping[str, Mapping[str, Points]]:
        if self._scheme is None:
            return {}
        if len(self._scheme.stages) == 1:
            return {SINGLE_STAGE: self._scores(value.get("scores", {}), f"{at}.scores")}
        stages = value.get("stages", {})
        at = f"{at}.stages"
        if not isinstance(stages, dict):
            self._problems.add(CaseFault.WRONG_TYPE, at, stages, "object")
            return {}
        known = {stage.id for stage in self._scheme.stages}
        for key in stages:
            if key not in known:
                self._problems.add(CaseFault.UNKNOWN_KEY, f"{at}.{key}", key)
        return {
            stage: self._scores(stages[stage], f"{at}.{stage}")
            for stage in stages
            if stage in known
        }

    def _scores(self, given: object, at: str) -> Mapping[str, Points]:
        if not isinstance(given, dict):
            self._problems.add(CaseFault.WRONG_TYPE, at, given, "object")
            return {}
        points: dict[str, Points] = {}
        for criterion, value in given.items():
            if criterion not in self._scales:
                self._problems.add(CaseFault.UNKNOWN_CRITERION, f"{at}.{criterion}", criterion)
            elif isinstance(value, str):
                score = self._score(criterion, value, at)
                if score is not None:
                    points[criterion] = score
            elif value is not None:
                self._problems.add(CaseFault.WRONG_TYPE, f"{at}.{criterion}", value, "text")
        return points

    def _score(self, criterion: str, value: str, at: str) -> Points | None:
        scale = self._scales[criterion]
        if isinstance(scale, LevelScale):
            levels = self._levels[criterion]
            if value not in levels:
                wanted = ", ".join(levels)
                self._problems.add(CaseFault.UNKNOWN_LEVEL, f"{at}.{criterion}", value, wanted)
            return levels.get(value)
        if not _WHOLE.fullmatch(value):
            self._problems.add(CaseFault.BAD_POINTS, f"{at}.{criterion}", value)
            return None
        # int() refuses thousands of digits; so long a number is above every scale anyway.
        number = int(value) if len(value) <= _LONGEST_NUMBER else scale.maximum + 1
        if not scale.minimum <= number <= scale.maximum:
            wanted = f"{scale.minimum}-{scale.maximum}"
            self._problems.add(CaseFault.OUT_OF_SCALE, f"{at}.{criterion}", value, wanted)
            return None
        return Points(number * self._unit)

    def _read_facts(self, value: dict[str, object], at: str) -> Mapping[str, int | bool]:
        if not self._facts:
            return {}
        given = value.get("facts", {})
        at = f"{at}.facts"
        if not isinstance(given, dict):
            self._problems.add(CaseFault.WRONG_TYPE, at, given, "object")
            return {}
        facts: dict[str, int | bool] = {}
        for name, found in given.items():
            if type(found) is int and found >= 0 and name in self._counts:
                facts[name] = found
                continue
            fact = self._facts.get(name)
            if fact is None:
                self._problems.add(CaseFault.UNKNOWN_KEY, f"{at}.{name}", name)
            elif found is not None:
                self._fact(fact, found, f"{at}.{name}", facts)
        self._fact_relations(facts, at)
        return facts

    def _fact(self, fact: Fact, found: object, at: str, facts: dict[str, int | bool]) -> None:
        if fact.kind is FactKind.YES_NO:
            if isinstance(found, bool):
                facts[fact.id] = found
            else:
                self._problems.add(CaseFault.WRONG_TYPE, at, found, "boolean")
        elif isinstance(found, bool) or not isinstance(found, int | float):
            self._problems.add(CaseFault.WRONG_TYPE, at, found, "number")
        elif isinstance(found, float) or found < 0:
            self._problems.add(CaseFault.BAD_FACT, at, found)
        else:
            facts[fact.id] = found

    def _fact_relations(self, facts: Mapping[str, int | bool], at: str) -> None:
        for fact in self._bounded:
            if fact.at_most and facts.get(fact.id, 0) > facts.get(fact.at_most, _NO_BOUND):
                self._problems.add(
                    CaseFault.BAD_FACT, f"{at}.{fact.id}", facts[fact.id], fact.at_most
                )
        for source in self._staff:
            if facts.get(source.numerator) == 0 == facts.get(source.denominator):
                self._problems.add(CaseFault.BAD_FACT, at, "0", source.numerator)


_NO_BOUND: Final = 10**400
