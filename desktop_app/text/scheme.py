"""A scheme in plain Dutch sentences, each with the place in the law it rests on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import assert_never

from desktop_app.core.legal import LegalRef, Reading, chosen
from desktop_app.core.scheme import (
    CeilingPolicy,
    DrawRule,
    DrawWhen,
    Minimum,
    MinimumKind,
    OrderKey,
    ProRataRounding,
    ProRataRule,
    Scheme,
    TieRule,
    UnitKind,
)
from desktop_app.text.measure import counted
from desktop_app.text.notation import enumeration
from desktop_app.text.refs import ref_long, ref_short
from desktop_app.text.scheme_points import (
    Readings,
    capital,
    criterion_sentence,
    reading_note,
)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule as a sentence, with its place in the law where it has one."""

    text: str
    ref: LegalRef | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Rules on one subject under a heading."""

    heading: str
    rules: tuple[Rule, ...]


def render_scheme(scheme: Scheme, readings: Readings | None = None) -> tuple[Section, ...]:
    """Write the scheme in sentences, in the order in which a round goes.

    readings: the chosen value per reading; the defaults of the scheme where one is not given.
    Sections without rules are left out.
    """
    chosen_readings = {**scheme.default_readings(), **(readings or {})}
    sections = (
        Section("Regeling", tuple(_about(scheme))),
        Section("Toelating", tuple(_gates(scheme))),
        Section("Beoordeling", tuple(_assessment(scheme))),
        Section(capital(scheme.measure.plural), tuple(_points(scheme, chosen_readings))),
        Section("Minimum", tuple(_minimum(scheme, item) for item in scheme.minimums)),
        Section("Rangorde", tuple(_ranking(scheme, chosen_readings))),
        Section("Gelijke stand", (_tie(scheme, scheme.tie, chosen_readings),)),
        Section("Plafond", (_ceiling(scheme, chosen_readings),)),
        Section("Lezingen", tuple(_reading(item, chosen_readings) for item in scheme.readings)),
        Section("Toelichting", tuple(Rule(note) for note in scheme.notes)),
    )
    return tuple(section for section in sections if section.rules)


def scheme_as_text(sections: Iterable[Section]) -> str:
    """Write the sections as plain text, with the place in the law behind every rule."""
    return "\n\n".join(
        "\n".join((section.heading, *(f"- {_with_place(rule)}" for rule in section.rules)))
        for section in sections
    )


def _with_place(rule: Rule) -> str:
    return rule.text if rule.ref is None else f"{rule.text} [{ref_short(rule.ref)}]"


def _units(scheme: Scheme) -> tuple[str, str]:
    """Give the word for what is ranked, in the singular and the plural."""
    match scheme.unit_kind:
        case UnitKind.APPLICATION:
            return "aanvraag", "aanvragen"
        case UnitKind.ACTIVITY:
            return "activiteit", "activiteiten"
        case _:
            assert_never(scheme.unit_kind)


def _about(scheme: Scheme) -> Iterator[Rule]:
    yield Rule(f"{scheme.title}.")
    yield Rule(f"Het geld wordt verdeeld volgens {ref_long(scheme.article)}.", scheme.article)
    yield Rule(f"Wie besluit: {scheme.authority}.")
    since = scheme.version.valid_from
    valid = "" if since is None else f", geldig vanaf {since}"
    yield Rule(f"Versie {scheme.version.name}{valid}. Bron: {scheme.version.source}.")
    one, many = _units(scheme)
    yield Rule(f"Gerangschikt worden {many}. Elke {one} heeft een eigen bedrag.")


def _gates(scheme: Scheme) -> Iterator[Rule]:
    for gate in scheme.gates:
        yield Rule(gate.text, gate.ref)


def _assessment(scheme: Scheme) -> Iterator[Rule]:
    if scheme.hearing is not None:
        first, last = scheme.stages[0], scheme.final_stage
        yield Rule(
            f"Er zijn twee beoordelingen: {first.name} en {last.name}. Daartussen is de "
            f"{scheme.hearing.name}. De laatste beoordeling telt voor de rangorde.",
            scheme.hearing.ref,
        )
    for fact in scheme.facts:
        limit = next((item.name for item in scheme.facts if item.id == fact.at_most), None)
        bound = "" if limit is None else f" Dit is nooit meer dan ‘{limit}’."
        yield Rule(f"Vastgesteld wordt: {fact.name}.{bound}", fact.ref)


def _points(scheme: Scheme, readings: Readings) -> Iterator[Rule]:
    for criterion in scheme.criteria:
        yield Rule(criterion_sentence(scheme, criterion, readings), criterion.ref)
    for group in scheme.groups:
        labels = [item.label for item in scheme.criteria if item.id in group.criteria]
        most = counted(scheme, group.maximum)
        yield Rule(
            f"{capital(group.label)} is {enumeration(labels)} samen: hooguit {most}.", group.ref
        )
    yield Rule(f"Het hoogste totaal is {counted(scheme, scheme.maximum)}.", scheme.article)


def _minimum(scheme: Scheme, minimum: Minimum) -> Rule:
    bound = counted(scheme, minimum.bound)
    over = f" op {minimum.label}" if minimum.criteria else ""
    if minimum.kind is MinimumKind.STAGE:
        hearing = scheme.hearing.name if scheme.hearing else "het vervolg"
        text = f"Voor de {hearing} is in de eerste beoordeling{over} ten minste {bound} nodig."
    else:
        text = f"Voor de rangorde is{over} ten minste {bound} nodig."
    return Rule(f"{text} Precies dat aantal is genoeg.", minimum.ref)


def _ranking(scheme: Scheme, readings: Readings) -> Iterator[Rule]:
    pools = scheme.pools
    if pools is not None:
        yield Rule(f"Elke {pools.word} heeft een eigen lijst en een eigen deelplafond.", pools.ref)
    if scheme.oversubscribed_only is not None:
        where = "in de ronde" if pools is None else f"in die {pools.word}"
        text = f"Zonder overschrijding van het plafond {where} is er geen rangorde."
        yield Rule(text, scheme.oversubscribed_only)
    note = reading_note(scheme, scheme.order, readings)
    keys: tuple[OrderKey, ...] = chosen(scheme.order, readings)
    first, *others = _steps(keys)
    yield Rule(f"De volgorde is van hoog naar laag, naar {first[0]}.", first[1])
    for label, ref in others:
        yield Rule(f"Bij een gelijke stand beslist daarna {label}{note}.", ref)


def _steps(keys: Sequence[OrderKey]) -> list[tuple[str, LegalRef]]:
    """Give the steps in words; steps after the first that rest on one place are one sentence."""
    first, *others = [(key.label if key.criteria else "het totaal", key.ref) for key in keys]
    joined = [
        (", daarna ".join(label for label, _ in group), ref)
        for ref, group in groupby(others, key=itemgetter(1))
    ]
    return [first, *joined]


def _tie(scheme: Scheme, tie: TieRule, readings: Readings) -> Rule:
    match tie:
        case DrawRule():
            return Rule(_draw(tie), tie.ref)
        case ProRataRule():
            rounding = {
                ProRataRounding.DOWN: "Wat door afronden op centen overblijft, blijft onbesteed",
                ProRataRounding.LARGEST_REMAINDER: (
                    "Overgebleven centen gaan naar de delen die bij het afronden het meest verloren"
                ),
            }[chosen(tie.rounding, readings)]
            note = reading_note(scheme, tie.rounding, readings)
            many = _units(scheme)[1]
            return Rule(
                f"Passen gelijke {many} niet samen, dan krijgt elk hetzelfde deel van het "
                f"gevraagde bedrag. {rounding}{note}.",
                tie.ref,
            )
        case _:
            assert_never(tie)


def _draw(tie: DrawRule) -> str:
    when = {
        DrawWhen.ALWAYS: "Zijn alle stappen gelijk, dan bepaalt het lot de volgorde",
        DrawWhen.STRADDLES: (
            "Zijn alle stappen gelijk, dan bepaalt het lot de volgorde, maar alleen als die een "
            "bedrag verandert"
        ),
    }[tie.when]
    invited = " De aanvragers worden uitgenodigd." if tie.invitation else ""
    return f"{when}.{invited}"


def _ceiling(scheme: Scheme, readings: Readings) -> Rule:
    one, _ = _units(scheme)
    policy = chosen(scheme.ceiling.policy, readings)
    text = {
        CeilingPolicy.PARTIAL: (
            f"De eerste {one} die niet past, krijgt wat over is. Daarna stopt de verdeling"
        ),
        CeilingPolicy.STOP: (
            f"De eerste {one} die niet past, krijgt niets. Daarna stopt de verdeling"
        ),
        CeilingPolicy.SKIP: (
            f"Een {one} die niet past, krijgt niets. De volgende die wel past, krijgt het bedrag"
        ),
    }[policy]
    note = reading_note(scheme, scheme.ceiling.policy, readings)
    return Rule(f"De rangorde wordt van boven af gevolgd. {text}{note}.", scheme.ceiling.ref)


def _reading(reading: Reading, readings: Readings) -> Rule:
    value = readings[reading.id]
    options = [
        f"{capital(option.name)}{' (gekozen)' if option.value == value else ''}: "
        f"{option.meaning} {option.reason}"
        for option in reading.options
    ]
    return Rule(f"{reading.id}. {reading.question} {' '.join(options)}", reading.ref)
