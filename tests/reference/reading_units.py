"""Strict reading of one unit: amounts, status, pool, scores, stages and facts."""

from __future__ import annotations

from fractions import Fraction

from tests.reference.case import Scores, Unit
from tests.reference.problems import (
    Problems,
    a_string,
    an_id,
    an_object,
    below,
    cents,
    refuse_unknown_keys,
    required,
    truth,
    whole_fact,
    whole_points,
)
from tests.reference.schemes import (
    SCHEME_UNIT_KEYS,
    SHARED_UNIT_KEYS,
    STATUSES,
    TRUTH_FACTS,
    WHOLE_FACTS,
    Scheme,
)


def read_unit(
    value: object, at: str, scheme: Scheme | None, pools: set[str] | None, problems: Problems
) -> Unit | None:
    """Read one unit; an id that cannot be read becomes "", since the case falls anyway."""
    given = an_object(value, at, problems)
    if given is None:
        return None
    own_keys = SCHEME_UNIT_KEYS if scheme is None else scheme.unit_keys
    refuse_unknown_keys(given, at, (*SHARED_UNIT_KEYS, *own_keys), problems)
    name = None
    if required(given, at, "id", problems):
        name = an_id(given["id"], f"{at}.id", problems)
    requested, grantable = _read_amounts(given, at, problems)
    status = _read_status(given, at, problems)
    if scheme is None:
        return _shared_part(name or "", requested, grantable, status)
    return Unit(
        id=name or "",
        requested=requested,
        grantable=grantable,
        status=status,
        pool=_read_pool(given, at, pools, problems) if scheme.pools else "",
        stages=_read_stages(given, at, scheme, problems),
        facts=_read_facts(given, at, problems) if "facts" in scheme.unit_keys else {},
        pitched=_read_pitched(given, at, problems) if scheme.stages else None,
    )


def _shared_part(name: str, requested: int, grantable: int, status: str) -> Unit:
    """Return a unit with only what all schemes share."""
    return Unit(
        id=name,
        requested=requested,
        grantable=grantable,
        status=status,
        pool="",
        stages={},
        facts={},
        pitched=None,
    )


def _read_amounts(given: dict[str, object], at: str, problems: Problems) -> tuple[int, int]:
    """Return requested and grantable, grantable being requested where it is not given."""
    requested = None
    if required(given, at, "requested", problems):
        requested = cents(given["requested"], f"{at}.requested", problems, least=1)
    if "grantable" not in given:
        return requested or 0, requested or 0
    grantable = cents(given["grantable"], f"{at}.grantable", problems, least=1)
    if grantable is not None and requested is not None and grantable > requested:
        problems.add("bad_amount", f"{at}.grantable")
    return requested or 0, grantable or 0


def _read_status(given: dict[str, object], at: str, problems: Problems) -> str:
    """Return the status, admitted where it is not given."""
    status = a_string(given.get("status", "admitted"), f"{at}.status", problems)
    if status is not None and status not in STATUSES:
        problems.add("unknown_status", f"{at}.status")
    return status or ""


def _read_pool(
    given: dict[str, object], at: str, pools: set[str] | None, problems: Problems
) -> str:
    """Return the pool code; without readable pools its membership is not judged."""
    if not required(given, at, "pool", problems):
        return ""
    code = an_id(given["pool"], f"{at}.pool", problems)
    if code is not None and pools is not None and code not in pools:
        problems.add("unknown_pool", f"{at}.pool")
    return code or ""


def _read_pitched(given: dict[str, object], at: str, problems: Problems) -> bool | None:
    """Return whether the applicant pitched; None is not known yet."""
    if "pitched" not in given:
        return None
    return truth(given["pitched"], f"{at}.pitched", problems)


def _read_stages(
    given: dict[str, object], at: str, scheme: Scheme, problems: Problems
) -> dict[str, Scores]:
    """Return the scores per stage, under "" where the scheme knows one assessment."""
    if not scheme.stages:
        return {"": _read_scores(given.get("scores", {}), f"{at}.scores", scheme, problems)}
    stages = an_object(given.get("stages", {}), f"{at}.stages", problems) or {}
    refuse_unknown_keys(stages, f"{at}.stages", scheme.stages, problems)
    return {
        stage: _read_scores(stages.get(stage, {}), f"{at}.stages.{stage}", scheme, problems)
        for stage in scheme.stages
    }


def _read_scores(value: object, at: str, scheme: Scheme, problems: Problems) -> Scores:
    """Return a value for every criterion, None where the score is absent or null."""
    given = an_object(value, at, problems) or {}
    scores: Scores = dict.fromkeys(scheme.criteria())
    for criterion, score in given.items():
        place = below(at, criterion)
        if criterion not in scores:
            problems.add("unknown_criterion", place)
        elif score is not None:
            scores[criterion] = _read_score(score, place, criterion, scheme, problems)
    return scores


def _read_score(
    value: object, at: str, criterion: str, scheme: Scheme, problems: Problems
) -> Fraction | None:
    """Return the points of one score, given as a level or as a number."""
    if criterion in scheme.scales:
        points = whole_points(value, at, problems, scale=scheme.scales[criterion])
        return None if points is None else Fraction(points)
    level = a_string(value, at, problems)
    if level is not None and level not in scheme.levels[criterion]:
        problems.add("unknown_level", at)
    return None if level is None else scheme.levels[criterion].get(level)


def _read_facts(
    given: dict[str, object], at: str, problems: Problems
) -> dict[str, int | bool | None]:
    """Return every fact, None where it is absent or null."""
    path = f"{at}.facts"
    facts = an_object(given.get("facts", {}), path, problems) or {}
    refuse_unknown_keys(facts, path, (*WHOLE_FACTS, *TRUTH_FACTS), problems)
    read: dict[str, int | bool | None] = dict.fromkeys((*WHOLE_FACTS, *TRUTH_FACTS))
    for fact in read:
        value = facts.get(fact)
        if value is None:
            continue
        reader = whole_fact if fact in WHOLE_FACTS else truth
        read[fact] = reader(value, below(path, fact), problems)
    partners, of_those = read["partners"], read["partners_basisinfrastructuur"]
    if partners is not None and of_those is not None and of_those > partners:
        problems.add("bad_fact", f"{path}.partners_basisinfrastructuur")
    if read["vrijwilligers"] == 0 and read["betaalde_krachten"] == 0:
        problems.add("bad_fact", path)
    return read
