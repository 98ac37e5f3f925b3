"""Names that rules give and use: each given once, each used one there, nothing left unused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import assert_never

from desktop_app.core.criteria import (
    CountBands,
    FactKind,
    FlagPoints,
    LevelScale,
    RatioBands,
    Scored,
    Source,
    ThresholdPoints,
)
from desktop_app.core.legal import ByReading
from desktop_app.core.scheme import OrderKey
from desktop_app.schemefile.decode_order import TOTAL
from desktop_app.schemefile.draft import Draft
from desktop_app.schemefile.nodes import Listing, Mapping, Node, Step
from desktop_app.text.scheme_faults import SchemeFault

Path = tuple[Step, ...]
_KIND_WORDS = {FactKind.COUNT: "aantal", FactKind.YES_NO: "ja of nee"}


def check_names(draft: Draft) -> None:
    """Report names given twice, names that do not exist, and facts and readings without use."""
    _check_given_once(draft)
    _check_groups(draft)
    _check_minimums(draft)
    _check_order(draft)
    _check_facts(draft)
    _check_readings(draft)


def _check_given_once(draft: Draft) -> None:
    scheme = draft.scheme
    _once(draft, [item.id for item in scheme.stages], "beoordelingen")
    _once(draft, [item.id for item in scheme.gates], "toelating")
    _once(draft, [item.id for item in scheme.facts], "feiten")
    _once(draft, [item.id for item in scheme.readings], "lezingen")
    criteria = [item.id for item in scheme.criteria]
    _once(draft, criteria, "criteria", taken=(TOTAL,))
    _once(draft, [item.id for item in scheme.groups], "groepen", taken=(TOTAL, *criteria))
    for position, criterion in enumerate(scheme.criteria):
        if isinstance(criterion.source, Scored) and isinstance(criterion.source.scale, LevelScale):
            levels = [level.id for level in criterion.source.scale.levels]
            _once(draft, levels, "criteria", position, "schaal", "niveaus")
    for position, reading in enumerate(scheme.readings):
        options = [option.value for option in reading.options]
        _once(draft, options, "lezingen", position, "opties", key="waarde")


def _once(
    draft: Draft, names: Sequence[str], *path: Step, key: str = "id", taken: Sequence[str] = ()
) -> None:
    seen = set(taken)
    for position, name in enumerate(names):
        if name in seen:
            draft.report(SchemeFault.DUPLICATE_ID, *path, position, key, found=name)
        seen.add(name)


def _check_groups(draft: Draft) -> None:
    known = [item.id for item in draft.scheme.criteria]
    for position, group in enumerate(draft.scheme.groups):
        _used(draft, group.criteria, known, "groepen", position, "criteria")
        _once_in_list(draft, group.criteria, "groepen", position, "criteria")


def _used(draft: Draft, names: Sequence[str], known: Sequence[str], *path: Step) -> None:
    for position, name in enumerate(names):
        if name not in known:
            draft.report_unknown(name, known, *path, position)


def _once_in_list(draft: Draft, names: Sequence[str], *path: Step) -> None:
    for position, name in enumerate(names):
        if name in names[:position]:
            draft.report(SchemeFault.ORDER_REPEATS, *path, position, found=name)


def _check_minimums(draft: Draft) -> None:
    scheme = draft.scheme
    named = [TOTAL, *(item.id for item in scheme.criteria), *(item.id for item in scheme.groups)]
    stages = [item.id for item in scheme.stages]
    for position, minimum in enumerate(scheme.minimums):
        over = draft.text("minima", position, "op")
        if over not in named:
            draft.report_unknown(over, named, "minima", position, "op")
        if minimum.stage not in stages:
            draft.report_unknown(minimum.stage, stages, "minima", position, "beoordeling")


def _check_order(draft: Draft) -> None:
    order = draft.scheme.order
    if not isinstance(order, ByReading):
        _check_steps(draft, order, "volgorde")
        return
    for option, steps in order.values.items():
        _check_steps(draft, steps, "volgorde", "waarden", option)


def _check_steps(draft: Draft, steps: Sequence[OrderKey], *path: Step) -> None:
    known = [item.id for item in draft.scheme.criteria]
    for position, step in enumerate(steps):
        is_sum = bool(draft.text(*path, position, "aanduiding"))
        if is_sum:
            _used(draft, step.criteria, known, *path, position, "som van")
            _once_in_list(draft, step.criteria, *path, position, "som van")
        elif step.criteria and step.criteria[0] not in known:
            draft.report_unknown(step.criteria[0], [TOTAL, *known], *path, position, "op")
        earlier = [sorted(other.criteria) for other in steps[:position]]
        if sorted(step.criteria) in earlier:
            found = ", ".join(step.criteria) or TOTAL
            draft.report(SchemeFault.ORDER_REPEATS, *path, position, found=found)


def _check_facts(draft: Draft) -> None:
    kinds = {fact.id: fact.kind for fact in draft.scheme.facts}
    used: Counter[str] = Counter()
    for name, kind, path in _facts_used(draft):
        used[name] += 1
        _check_fact(draft, name, kind, kinds, path)
    for position, fact in enumerate(draft.scheme.facts):
        if fact.at_most is not None:
            others = {name: kind for name, kind in kinds.items() if name != fact.id}
            place = ("feiten", position, "ten hoogste")
            _check_fact(draft, fact.at_most, FactKind.COUNT, others, place)
        if fact.id not in used:
            draft.report(SchemeFault.UNUSED, "feiten", position, "id", found=fact.id)


def _check_fact(
    draft: Draft, name: str, kind: FactKind, kinds: dict[str, FactKind], path: Path
) -> None:
    if name not in kinds:
        draft.report_unknown(name, kinds, *path)
    elif kinds[name] is not kind:
        words = (_KIND_WORDS[kinds[name]], _KIND_WORDS[kind])
        draft.report(SchemeFault.WRONG_FACT, *path, found=name, expected=words)


def _facts_used(draft: Draft) -> Iterator[tuple[str, FactKind, Path]]:
    for position, criterion in enumerate(draft.scheme.criteria):
        for name, kind, path in _facts_of(criterion.source):
            yield name, kind, ("criteria", position, *path)


def _facts_of(source: Source) -> Iterator[tuple[str, FactKind, Path]]:
    match source:
        case Scored():
            return
        case FlagPoints():
            yield source.fact, FactKind.YES_NO, ("punten bij feit", "feit")
        case ThresholdPoints():
            for position, (name, _) in enumerate(source.bounds):
                path: Path = ("punten bij aantallen", "alle van", position, "feit")
                yield name, FactKind.COUNT, path
        case CountBands():
            yield source.fact, FactKind.COUNT, ("punten bij banden", "feit")
        case RatioBands():
            yield source.numerator, FactKind.COUNT, ("punten bij verhouding", "teller")
            yield source.denominator, FactKind.COUNT, ("punten bij verhouding", "noemer")
        case _:
            assert_never(source)


def _check_readings(draft: Draft) -> None:
    options = {
        reading.id: [option.value for option in reading.options]
        for reading in draft.scheme.readings
    }
    used = set()
    for path, node in _values_by_reading(draft.root, ()):
        name = draft.text(*path, "volgens lezing")
        used.add(name)
        if name not in options:
            draft.report_unknown(name, options, *path, "volgens lezing")
        else:
            _check_options(draft, node, options[name], path)
    for position, reading in enumerate(draft.scheme.readings):
        values = options[reading.id]
        if reading.default not in values:
            draft.report_unknown(reading.default, values, "lezingen", position, "standaard")
        if len(values) == 1:
            draft.report(SchemeFault.ONE_OPTION, "lezingen", position, "opties", found=reading.id)
        if reading.id not in used:
            draft.report(SchemeFault.UNUSED, "lezingen", position, "id", found=reading.id)


def _values_by_reading(node: Node, path: Path) -> Iterator[tuple[Path, Node]]:
    """Find every value that depends on a reading, with the values per option."""
    if isinstance(node, Listing):
        for position, item in enumerate(node.items):
            yield from _values_by_reading(item, (*path, position))
    if isinstance(node, Mapping):
        values = node.value("waarden")
        if node.value("volgens lezing") is not None and values is not None:
            yield path, values
        for entry in node.entries:
            yield from _values_by_reading(entry.value, (*path, entry.key.text))


def _check_options(draft: Draft, values: Node, options: Sequence[str], path: Path) -> None:
    given = [entry.key.text for entry in values.entries] if isinstance(values, Mapping) else []
    absent = [option for option in options if option not in given]
    if absent:
        draft.report(SchemeFault.OPTIONS_INCOMPLETE, *path, "waarden", found=", ".join(absent))
    for name in given:
        if name not in options:
            draft.report_unknown(name, options, *path, "waarden", name)
