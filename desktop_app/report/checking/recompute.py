"""The embedded case evaluated again, and compared with the embedded outcome and ranking."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import zip_longest

from desktop_app.core.case import Case
from desktop_app.core.evaluate import evaluate
from desktop_app.core.exchange_json import NotStrictJsonError, read_json
from desktop_app.core.exchange_read import read_case
from desktop_app.core.exchange_write import outcome_json
from desktop_app.core.outcome import Outcome
from desktop_app.core.ranking_text import ranking_text
from desktop_app.core.scheme import Scheme
from desktop_app.report.checking.findings import (
    CaseUnreadable,
    FileMissing,
    FileUnreadable,
    Finding,
    OutcomeDiffers,
    RankingDiffers,
    SchemeDiffers,
)
from desktop_app.report.content.attachments import CASE_FILE, OUTCOME_FILE, SCHEME_FILE
from desktop_app.report.content.sheet import Sheet

ReadScheme = Callable[[str], object]
"""Reads a scheme text: a Scheme, or anything else when it has problems."""


@dataclass(frozen=True, slots=True)
class Recomputed:
    """What the embedded files give, and what was found; no outcome when they cannot be read."""

    outcome: Outcome | None
    findings: tuple[Finding, ...]


def recompute(files: Mapping[str, bytes], sheet: Sheet, read_scheme: ReadScheme) -> Recomputed:
    """Evaluate the embedded case with the embedded scheme, and compare the outcomes."""
    missing = [
        FileMissing(name) for name in (SCHEME_FILE, CASE_FILE, OUTCOME_FILE) if name not in files
    ]
    findings: list[Finding] = [*missing]
    if SCHEME_FILE in files:
        found = sha256(files[SCHEME_FILE]).hexdigest()
        if found != sheet.told.scheme_sha256:
            findings.append(SchemeDiffers(found, sheet.told.scheme_sha256))
    case = None if missing else _case(files, read_scheme)
    if case is None:
        return Recomputed(None, tuple(findings))
    if not isinstance(case, Case):
        return Recomputed(None, (*findings, case))
    outcome = evaluate(case)
    return Recomputed(outcome, (*findings, *_compare(files[OUTCOME_FILE], outcome)))


def _case(
    files: Mapping[str, bytes], read_scheme: ReadScheme
) -> Case | FileUnreadable | CaseUnreadable:
    try:
        scheme = read_scheme(files[SCHEME_FILE].decode())
    except UnicodeDecodeError:
        scheme = None
    if not isinstance(scheme, Scheme):
        return FileUnreadable(SCHEME_FILE)
    data = _json(files[CASE_FILE])
    if data is None:
        return FileUnreadable(CASE_FILE)
    case = read_case(data, {scheme.id: scheme}.get)
    return case if isinstance(case, Case) else CaseUnreadable(case)


def _json(content: bytes) -> dict[str, object] | None:
    try:
        data = read_json(content.decode())
    except (UnicodeDecodeError, NotStrictJsonError):
        return None
    return data if isinstance(data, dict) else None


def _compare(content: bytes, outcome: Outcome) -> Iterator[Finding]:
    """Compare the embedded outcome with the computed one, value by value."""
    found = _json(content)
    if found is None:
        yield FileUnreadable(OUTCOME_FILE)
        return
    # Through JSON and back, so that both sides have the same types.
    computed = json.loads(json.dumps(outcome_json(outcome)))
    units = _by_id(found.get("units")), _by_id(computed["units"])
    for unit in sorted(units[0].keys() | units[1].keys()):
        mine, theirs = units[0].get(unit, {}), units[1].get(unit, {})
        yield from _fields(unit, mine, theirs)
    rest = (
        {**found, "units": _order(found.get("units"))},
        {**computed, "units": _order(computed["units"])},
    )
    yield from _fields("", rest[0], rest[1])


def _by_id(units: object) -> dict[str, dict[str, object]]:
    if not isinstance(units, list):
        return {}
    return {str(unit.get("id")): unit for unit in units if isinstance(unit, dict)}


def _order(units: object) -> list[object]:
    if not isinstance(units, list):
        return []
    return [unit.get("id") if isinstance(unit, dict) else unit for unit in units]


def _fields(
    about: str, found: Mapping[str, object], computed: Mapping[str, object]
) -> Iterator[Finding]:
    for field in sorted(found.keys() | computed.keys()):
        one, other = found.get(field), computed.get(field)
        if type(one) is not type(other) or one != other:
            yield OutcomeDiffers(
                about=about,
                field=field,
                found=json.dumps(one, ensure_ascii=False),
                computed=json.dumps(other, ensure_ascii=False),
            )


def check_ranking(content: bytes, outcome: Outcome, sheet: Sheet) -> Iterator[Finding]:
    """Compare the embedded ranking with the computed one, which names the head of the journal."""
    computed = ranking_text(
        outcome,
        round_id=sheet.told.round_id,
        scheme_sha256=sheet.told.scheme_sha256,
        nr=sheet.nr,
        head=sheet.head,
    )
    if content == computed:
        return
    pairs = zip_longest(
        content.decode("ascii", errors="replace").split("\n"),
        computed.decode("ascii").split("\n"),
        fillvalue="",
    )
    for number, (found, expected) in enumerate(pairs, start=1):
        if found != expected:
            yield RankingDiffers(line=number, found=found, computed=expected)
