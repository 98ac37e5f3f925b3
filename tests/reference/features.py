"""What a case and its outcome exercise, so that a run can show that nothing was left out."""

from __future__ import annotations

from typing import cast

from tests.reference.schemes import SCHEMES

Json = dict[str, object]

_RESULTS = (
    "granted",
    "granted_in_part/ceiling",
    "ceiling_reached/ceiling",
    "awaiting_draw/tie_at_ceiling",
    "refused/below_total",
    "refused/below_group",
    "refused/below_stage",
    "refused/not_heard",
    "refused/gate",
    "withdrawn/withdrawn",
    "left_untreated/left_untreated",
    "incomplete/scores_missing",
)
_DRAWS = (
    "draw: held for exactly the group",
    "draw: held, others have left",
    "draw: held where none was needed",
    "draw: serves no group",
    "draw: still required, decisive",
    "draw: still required, not decisive",
    "waiver: honoured",
    "waiver: ignored, the group is decisive",
    "waiver: behind a draw",
    "waiver: for another group",
)
_MORE = (
    "pro rata: shares below the full amount",
    "pro rata: one of the group reaches its amount",
    "pool: ranked",
    "pool: not ranked",
    "skip: units below an open group wait too",
    "missing score",
    "missing fact",
    "grantable below requested",
    "ceiling of nothing",
    "no units",
    "facts: ratio between bands",
    "facts: ratio above fifteen",
    "facts: no paid staff",
    "facts: no volunteers",
    "facts: ten times",
    "pitched: true",
    "pitched: false",
    "pitched: not known",
    "votes in the millions",
    *(f"status: {status}" for status in ("final", "awaiting_draw", "incomplete")),
)

FEATURES: tuple[str, ...] = (
    *(f"scheme: {name}" for name in SCHEMES),
    *(
        f"reading: {name} {reading}={value}"
        for name, scheme in SCHEMES.items()
        for reading, values in scheme.readings.items()
        for value in values
    ),
    *(
        f"reading matters: {name} {reading}"
        for name, scheme in SCHEMES.items()
        for reading in scheme.readings
    ),
    *(f"result: {result}" for result in _RESULTS),
    *_DRAWS,
    *_MORE,
)

ERROR_CODES = (
    "bad_json",
    "unknown_scheme",
    "unknown_key",
    "missing_key",
    "wrong_type",
    "bad_id",
    "duplicate_id",
    "unknown_status",
    "bad_amount",
    "bad_points",
    "out_of_scale",
    "unknown_criterion",
    "unknown_level",
    "bad_fact",
    "unknown_pool",
    "ceiling_or_pools",
    "bad_draw",
    "duplicate_draw",
    "unknown_reading",
)


def _rows(value: object) -> list[Json]:
    """Return a list of objects, empty when there is none."""
    return cast("list[Json]", value or [])


def features(case: Json, outcome: Json) -> set[str]:
    """Name what a valid case exercises."""
    scheme = cast("str", case["scheme"])
    found = {f"scheme: {scheme}", f"status: {outcome['status']}"}
    for reading, value in cast("dict[str, str]", outcome["readings"]).items():
        found.add(f"reading: {scheme} {reading}={value}")
    for reading in cast("list[str]", outcome["reading_matters"]):
        found.add(f"reading matters: {scheme} {reading}")
    for row in _rows(outcome["units"]):
        reason = f"/{row['reason']}" if row["reason"] else ""
        found.add(f"result: {row['result']}{reason}")
    found |= _of_draws(case, outcome) | _of_units(case) | _of_amounts(case, outcome)
    return found & set(FEATURES)


def _of_draws(case: Json, outcome: Json) -> set[str]:
    """Name what happened with draws and waivers."""
    found = set()
    rows = {row["id"]: row for row in _rows(outcome["units"])}
    drawn_for = [set(cast("list[str]", draw["members"])) for draw in _rows(case.get("draws"))]
    waived = [set(cast("list[str]", each["members"])) for each in _rows(case.get("waived_draws"))]
    groups = []
    for tie in _rows(outcome["ties"]):
        members = set(cast("list[str]", tie["members"]))
        groups.append(members)
        drawn = not any(rows[member]["shared"] for member in members)
        if drawn:
            exact = members in drawn_for
            found.add(_DRAWS[0] if exact else _DRAWS[1])
            if not tie["decisive"]:
                found.add(_DRAWS[2])
        elif tie["draw_required"]:
            found.add(_DRAWS[4] if tie["decisive"] else _DRAWS[5])
        if members in waived:
            found.add(_waived(tie, case, drawn=drawn))
    if outcome["unused_draws"]:
        found.add(_DRAWS[3])
    if any(group not in groups for group in waived):
        found.add(_DRAWS[9])
    return found


def _waived(tie: Json, case: Json, *, drawn: bool) -> str:
    """Name what became of a waiver for exactly this group."""
    if drawn:
        return _DRAWS[8]
    if tie["decisive"]:
        return _DRAWS[7]
    always = SCHEMES[cast("str", case["scheme"])].draw == "always"
    return _DRAWS[6] if always else ""


def _of_amounts(case: Json, outcome: Json) -> set[str]:
    """Name what happened at the ceiling."""
    found = set()
    rows = {row["id"]: row for row in _rows(outcome["units"])}
    scheme = SCHEMES[cast("str", case["scheme"])]
    decisive: set[str] = set()
    for tie in _rows(outcome["ties"]):
        members = cast("list[str]", tie["members"])
        decisive |= set(members) if tie["decisive"] else set()
        results = {rows[member]["result"] for member in members}
        if scheme.draw == "never" and "granted_in_part" in results:
            found.add(_MORE[0])
            if "granted" in results:
                found.add(_MORE[1])
    if any(r["result"] == "awaiting_draw" and r["id"] not in decisive for r in rows.values()):
        found.add("skip: units below an open group wait too")
    if scheme.pools:
        ranked = [row for row in rows.values() if row["total"] is not None]
        found |= {"pool: ranked" if row["place"] else "pool: not ranked" for row in ranked}
    ceilings = cast("dict[str, str]", case.get("pools", {"": case.get("ceiling")}))
    if "0.00" in ceilings.values():
        found.add("ceiling of nothing")
    return found


def _of_units(case: Json) -> set[str]:
    """Name what the units of a case bring."""
    units = _rows(case["units"])
    found = set() if units else {"no units"}
    for unit in units:
        if unit.get("grantable", unit["requested"]) != unit["requested"]:
            found.add("grantable below requested")
        if unit.get("status", "admitted") != "admitted":
            continue
        if case["scheme"] == "amersfoort-pitch":
            heard = unit.get("pitched", "not known")
            found.add(f"pitched: {str(heard).lower()}")
        scores = unit.get("scores")
        sheets = [scores, *cast("Json", unit.get("stages", {})).values()]
        if any(isinstance(sheet, dict) and _gap(sheet, case) for sheet in sheets):
            found.add("missing score")
        votes = isinstance(scores, dict) and scores.get("stemmen")
        if votes and int(votes) >= 1_000_000:
            found.add("votes in the millions")
        found |= _of_facts(cast("Json", unit.get("facts", {})))
    return found


def _gap(sheet: Json, case: Json) -> bool:
    """Say whether a score is absent or null."""
    criteria = SCHEMES[cast("str", case["scheme"])].criteria()
    return any(sheet.get(criterion) is None for criterion in criteria)


def _of_facts(facts: Json) -> set[str]:
    """Name the bands that facts fall in or between."""
    if not facts:
        return set()
    volunteers, paid = facts.get("vrijwilligers"), facts.get("betaalde_krachten")
    found = {"facts: ten times"} if facts.get("keer_per_jaar") == 10 else set()
    if len(facts) < 8 or None in facts.values():
        found.add("missing fact")
    if not isinstance(volunteers, int) or not isinstance(paid, int):
        return found
    if paid == 0:
        found.add("facts: no paid staff")
    elif volunteers == 0:
        found.add("facts: no volunteers")
    elif volunteers > 15 * paid:
        found.add("facts: ratio above fifteen")
    elif any(low * paid < volunteers < (low + 1) * paid for low in (5, 10)):
        found.add("facts: ratio between bands")
    return found
