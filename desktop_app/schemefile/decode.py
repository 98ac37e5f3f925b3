"""The top of a scheme text: names, version, assessments, readings, and everything below."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from desktop_app.core.criteria import Criterion, CriterionGroup
from desktop_app.core.legal import ByReading, LegalRef, Reading, ReadingOption
from desktop_app.core.scheme import (
    SINGLE_STAGE,
    Gate,
    Hearing,
    Measure,
    OrderKey,
    Scheme,
    SchemeVersion,
    Stage,
    UnitKind,
)
from desktop_app.schemefile import decode_criteria, decode_order
from desktop_app.schemefile.decode_criteria import CRITERIA, FACTS, GROUPS
from desktop_app.schemefile.decode_order import (
    CEILING_RULE,
    MINIMUMS,
    ORDER,
    OVERSUBSCRIBED,
    POOLS_RULE,
    TIE_RULE,
    TOTAL,
)
from desktop_app.schemefile.fields import (
    BY_READING,
    DATE,
    ID,
    NAME,
    POINTS,
    REFERENCE,
    TEXT,
    Context,
    Fields,
    Key,
    Table,
    choice,
    listing,
    record,
)
from desktop_app.schemefile.nodes import Mapping, Node
from desktop_app.schemefile.problems import Findings
from desktop_app.text.scheme_faults import SchemeFault

SCHEME: Final = Table(
    where="bovenaan",
    keys=(
        Key("regeling", "`id` van de regeling, gelijk aan de naam van het bestand"),
        Key("citeertitel", "de titel waarmee de regeling wordt aangehaald"),
        Key("korte titel", "een korte naam voor het scherm"),
        Key("gemeente", "de gemeente", needed=False),
        Key("bestuursorgaan", "wie het besluit neemt"),
        Key("versie", "naam van deze versie van het bestand"),
        Key("geldig vanaf", "datum waarop deze tekst ging gelden, als jjjj-mm-dd", needed=False),
        Key("bron", "waar de tekst van de regeling vandaan komt"),
        Key("artikel", "het artikel dat het geld verdeelt"),
        Key("eenheid", "wat wordt gerangschikt: `aanvraag` of `activiteit`"),
        Key("telt", "het woord voor wat wordt geteld"),
        Key("beoordelingen", "de beoordelingen op volgorde; weglaten als er één is", needed=False),
        Key("pitch", "een pitch tussen de eerste en de laatste beoordeling", needed=False),
        Key("toelating", "de eisen vooraf; wie er een mist, wordt niet beoordeeld", needed=False),
        Key("feiten", "wat over een eenheid wordt vastgesteld en punten kan geven", needed=False),
        Key("criteria", "waarvoor punten worden gegeven"),
        Key("groepen", "criteria die de regeling samen neemt", needed=False),
        Key("maximum", "hoogste totaal, ter controle van de criteria"),
        Key("minima", "hoeveel punten ten minste nodig zijn", needed=False),
        Key("deelplafonds", "de ronde is verdeeld in delen met een eigen plafond", needed=False),
        Key(
            "alleen rangschikken bij overschrijding",
            "zonder overschrijding is er geen rangorde",
            needed=False,
        ),
        Key("volgorde", "de stappen van de rangorde, vast of volgens een lezing"),
        Key("gelijke stand", "wat er gebeurt als alle stappen gelijk zijn"),
        Key("plafond", "wat er gebeurt met de eerste die niet meer past"),
        Key("lezingen", "open punten van de tekst, met hun opties", needed=False),
        Key("toelichting", "opmerkingen voor de lezer", needed=False),
    ),
)
MEASURE: Final = Table(
    where="telt",
    keys=(Key("enkelvoud", "`punt`, `stem`"), Key("meervoud", "`punten`, `stemmen`")),
)
STAGE: Final = Table(
    where="beoordelingen, per beoordeling",
    keys=(
        Key("id", "naam waarmee de beoordeling wordt uitgewisseld"),
        Key("naam", "zoals zij op het scherm heet"),
    ),
)
HEARING: Final = Table(where="pitch", keys=(Key("naam", "hoe de regeling haar noemt"),), cites=True)
GATE: Final = Table(
    where="toelating, per eis",
    keys=(Key("id", "naam van de eis"), Key("eis", "de eis als zin")),
    cites=True,
)
READING: Final = Table(
    where="lezingen, per lezing",
    keys=(
        Key("id", "naam waarmee de lezing wordt gekozen en uitgewisseld"),
        Key("vraag", "de vraag die de tekst openlaat"),
        Key("standaard", "`waarde` van de optie die zonder keuze geldt"),
        Key("opties", "de manieren om de tekst te lezen"),
    ),
    cites=True,
)
OPTION: Final = Table(
    where="opties, per optie",
    keys=(
        Key("waarde", "de waarde in het uitwisselformaat"),
        Key("naam", "dezelfde waarde in een Nederlandse zin"),
        Key("betekenis", "wat er dan gebeurt"),
        Key("reden", "waarom iemand zo zou lezen"),
    ),
)
TABLES: Final = (
    SCHEME,
    REFERENCE,
    BY_READING,
    MEASURE,
    STAGE,
    HEARING,
    GATE,
    *decode_criteria.TABLES,
    *decode_order.TABLES,
    READING,
    OPTION,
)
"""Every kind of mapping with its keys: the whole language."""

_ONE_STAGE: Final = (Stage(id=SINGLE_STAGE, name="beoordeling"),)
_UNITS: Final = {"aanvraag": UnitKind.APPLICATION, "activiteit": UnitKind.ACTIVITY}


def decode_scheme(root: Node, findings: Findings) -> Scheme | None:
    """Decode the tree of a scheme text; None when its top is no mapping."""
    if not isinstance(root, Mapping):
        findings.report(SchemeFault.NOT_A_MAPPING, root.place)
        return None
    silent = Context(findings=Findings(lines=[]), article="")
    article = Fields(root, SCHEME, silent).optional("artikel", NAME, "")
    return _scheme(Fields(root, SCHEME, Context(findings=findings, article=article)))


def _scheme(fields: Fields) -> Scheme:
    stages = fields.optional("beoordelingen", listing(record(STAGE, _stage)), _ONE_STAGE)
    criteria = fields.needed("criteria", CRITERIA)
    groups: tuple[CriterionGroup, ...] = fields.optional("groepen", GROUPS, ())
    members, labels = _names(criteria, groups)
    minimums = fields.optional("minima", MINIMUMS, ())
    last = stages[-1].id if stages else ""
    return Scheme(
        id=fields.needed("regeling", ID),
        title=fields.needed("citeertitel", NAME),
        short_title=fields.needed("korte titel", NAME),
        municipality=fields.optional("gemeente", NAME, ""),
        authority=fields.needed("bestuursorgaan", NAME),
        version=_version(fields),
        article=LegalRef(article=fields.needed("artikel", NAME)),
        measure=fields.needed("telt", record(MEASURE, _measure)),
        unit_kind=fields.needed("eenheid", choice(_UNITS)),
        stages=stages,
        hearing=fields.optional("pitch", record(HEARING, _hearing), None),
        facts=fields.optional("feiten", FACTS, ()),
        criteria=criteria,
        groups=groups,
        maximum=fields.needed("maximum", POINTS),
        minimums=tuple(item.resolved(last, members, labels) for item in minimums),
        gates=fields.optional("toelating", listing(record(GATE, _gate)), ()),
        pools=fields.optional("deelplafonds", POOLS_RULE, None),
        oversubscribed_only=fields.optional(
            "alleen rangschikken bij overschrijding", OVERSUBSCRIBED, None
        ),
        order=_labelled(fields.needed("volgorde", ORDER), labels),
        tie=fields.needed("gelijke stand", TIE_RULE),
        ceiling=fields.needed("plafond", CEILING_RULE),
        readings=fields.optional("lezingen", listing(record(READING, _reading)), ()),
        notes=fields.optional("toelichting", listing(TEXT), ()),
    )


def _names(
    criteria: Iterable[Criterion], groups: Iterable[CriterionGroup]
) -> tuple[dict[str, tuple[str, ...]], dict[str, str]]:
    """Give the criteria behind every name that a rule may use, and its label."""
    members = {item.id: (item.id,) for item in criteria} | {
        item.id: item.criteria for item in groups
    }
    labels = {item.id: item.label for item in criteria} | {item.id: item.label for item in groups}
    return members, labels


def _labelled(
    order: tuple[OrderKey, ...] | ByReading[tuple[OrderKey, ...]], labels: dict[str, str]
) -> tuple[OrderKey, ...] | ByReading[tuple[OrderKey, ...]]:
    """Give every step that is one criterion the label of that criterion."""
    if isinstance(order, ByReading):
        values = {option: _with_labels(keys, labels) for option, keys in order.values.items()}
        return ByReading(reading=order.reading, values=values)
    return _with_labels(order, labels)


def _with_labels(keys: tuple[OrderKey, ...], labels: dict[str, str]) -> tuple[OrderKey, ...]:
    return tuple(
        key if key.label else replace(key, label=labels.get("".join(key.criteria), TOTAL))
        for key in keys
    )


def _version(fields: Fields) -> SchemeVersion:
    return SchemeVersion(
        name=fields.needed("versie", NAME),
        valid_from=fields.optional("geldig vanaf", DATE, None),
        source=fields.needed("bron", NAME),
    )


def _measure(fields: Fields) -> Measure:
    return Measure(
        singular=fields.needed("enkelvoud", NAME), plural=fields.needed("meervoud", NAME)
    )


def _stage(fields: Fields) -> Stage:
    return Stage(id=fields.needed("id", ID), name=fields.needed("naam", NAME))


def _hearing(fields: Fields) -> Hearing:
    return Hearing(name=fields.needed("naam", NAME), ref=fields.ref())


def _gate(fields: Fields) -> Gate:
    return Gate(id=fields.needed("id", ID), text=fields.needed("eis", TEXT), ref=fields.ref())


def _reading(fields: Fields) -> Reading:
    return Reading(
        id=fields.needed("id", ID),
        question=fields.needed("vraag", TEXT),
        default=fields.needed("standaard", ID),
        options=fields.needed("opties", listing(record(OPTION, _option))),
        ref=fields.ref(),
    )


def _option(fields: Fields) -> ReadingOption:
    return ReadingOption(
        value=fields.needed("waarde", ID),
        name=fields.needed("naam", NAME),
        meaning=fields.needed("betekenis", TEXT),
        reason=fields.needed("reden", TEXT),
    )
