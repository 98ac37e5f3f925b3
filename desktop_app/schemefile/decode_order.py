"""Minimums, order, ties and ceiling: how points become places and amounts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from desktop_app.core.legal import LegalRef
from desktop_app.core.numbers import Points
from desktop_app.core.scheme import (
    CeilingPolicy,
    CeilingRule,
    DrawRule,
    DrawWhen,
    Minimum,
    MinimumKind,
    OrderKey,
    Pools,
    ProRataRounding,
    ProRataRule,
    TieRule,
)
from desktop_app.schemefile.fields import (
    ID,
    NAME,
    POINTS,
    YES_NO,
    Fields,
    Key,
    Reader,
    Table,
    by_reading,
    choice,
    listing,
    record,
)

TOTAL: Final = "totaal"
"""Stands for all criteria together where otherwise the id of a criterion or group stands."""

MINIMUM: Final = Table(
    where="minima, per minimum",
    keys=(
        Key("beoordeling", "`id` van de beoordeling; weglaten als er maar één is", needed=False),
        Key("op", "`totaal`, of de `id` van een criterium of groep"),
        Key("ten minste", "laagste aantal punten dat genoeg is"),
        Key("gevolg", "`niet in de rangorde` of `geen vervolg` (na de eerste beoordeling)"),
    ),
    cites=True,
)
ORDER_KEY: Final = Table(
    where="volgorde, per stap",
    keys=(
        Key("op", "`totaal`, of de `id` van een criterium; meer punten staat hoger", needed=False),
        Key("som van", "criteria waarvan de punten samen tellen", needed=False),
        Key("aanduiding", "hoe de som in een zin heet; alleen bij `som van`", needed=False),
    ),
    cites=True,
)
TIE: Final = Table(
    where="gelijke stand",
    keys=(
        Key("loting", "het lot bepaalt de volgorde", needed=False),
        Key("naar rato", "gelijken krijgen hetzelfde deel van wat zij vroegen", needed=False),
    ),
    cites=True,
)
DRAW: Final = Table(
    where="loting",
    keys=(
        Key("wanneer", "`altijd` of `als het bedragen verandert`"),
        Key("uitnodiging", "`ja` als de regeling vraagt de aanvragers uit te nodigen"),
    ),
)
PRO_RATA: Final = Table(
    where="naar rato",
    keys=(Key("centen", "`omlaag` of `grootste rest`, vast of volgens een lezing"),),
)
CEILING: Final = Table(
    where="plafond",
    keys=(Key("wie niet past", "`gedeeltelijk`, `stoppen` of `overslaan`, of volgens een lezing"),),
    cites=True,
)
POOLS: Final = Table(
    where="deelplafonds",
    keys=(
        Key("woord", "hoe één deel van de ronde heet: `wijk`"),
        Key("meervoud", "hetzelfde in het meervoud"),
    ),
    cites=True,
)
ONLY_OVERSUBSCRIBED: Final = Table(
    where="alleen rangschikken bij overschrijding", keys=(), cites=True
)


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenMinimum:
    """A minimum as it was written: what it is over is still a name."""

    stage: str | None
    over: str
    bound: Points
    excluded: bool
    ref: LegalRef

    def resolved(
        self, last_stage: str, criteria: Mapping[str, tuple[str, ...]], labels: Mapping[str, str]
    ) -> Minimum:
        """Put criteria and a label in the place of the name (that exists or is reported)."""
        over = () if self.over == TOTAL else criteria.get(self.over, ())
        kind = MinimumKind.GROUP if over else MinimumKind.TOTAL
        return Minimum(
            kind=kind if self.excluded else MinimumKind.STAGE,
            stage=self.stage or last_stage,
            criteria=over,
            bound=self.bound,
            label=labels.get(self.over, TOTAL),
            ref=self.ref,
        )


def _minimum(fields: Fields) -> WrittenMinimum:
    consequences = {"niet in de rangorde": True, "geen vervolg": False}
    return WrittenMinimum(
        stage=fields.optional("beoordeling", ID, None),
        over=fields.needed("op", ID),
        bound=fields.needed("ten minste", POINTS),
        excluded=fields.needed("gevolg", choice(consequences)),
        ref=fields.ref(),
    )


def _order_key(fields: Fields) -> OrderKey:
    """Read a step; its label is filled in from the criterion when the criteria are known."""
    ref = fields.ref()
    if fields.one_of("op", "som van") == "som van":
        criteria = fields.needed("som van", listing(ID))
        return OrderKey(criteria=criteria, label=fields.needed("aanduiding", NAME), ref=ref)
    over = fields.optional("op", ID, TOTAL)
    return OrderKey(criteria=() if over == TOTAL else (over,), label="", ref=ref)


def _draw(fields: Fields) -> tuple[DrawWhen, bool]:
    moments = {"altijd": DrawWhen.ALWAYS, "als het bedragen verandert": DrawWhen.STRADDLES}
    return fields.needed("wanneer", choice(moments)), fields.needed("uitnodiging", YES_NO)


def _pro_rata(ref: LegalRef) -> Reader[ProRataRule]:
    rounding = {"omlaag": ProRataRounding.DOWN, "grootste rest": ProRataRounding.LARGEST_REMAINDER}

    def decode(fields: Fields) -> ProRataRule:
        return ProRataRule(rounding=fields.needed("centen", by_reading(choice(rounding))), ref=ref)

    return record(PRO_RATA, decode)


def _tie(fields: Fields) -> TieRule:
    ref = fields.ref()
    if fields.one_of("loting", "naar rato") == "naar rato":
        return fields.needed("naar rato", _pro_rata(ref))
    when, invitation = fields.optional("loting", record(DRAW, _draw), (DrawWhen.ALWAYS, False))
    return DrawRule(when=when, invitation=invitation, ref=ref)


def _ceiling(fields: Fields) -> CeilingRule:
    policies = {
        "gedeeltelijk": CeilingPolicy.PARTIAL,
        "stoppen": CeilingPolicy.STOP,
        "overslaan": CeilingPolicy.SKIP,
    }
    policy = fields.needed("wie niet past", by_reading(choice(policies)))
    return CeilingRule(policy=policy, ref=fields.ref())


def _pools(fields: Fields) -> Pools:
    return Pools(
        word=fields.needed("woord", NAME),
        plural=fields.needed("meervoud", NAME),
        ref=fields.ref(),
    )


MINIMUMS: Final = listing(record(MINIMUM, _minimum))
ORDER: Final = by_reading(listing(record(ORDER_KEY, _order_key)))
TIE_RULE: Final = record(TIE, _tie)
CEILING_RULE: Final = record(CEILING, _ceiling)
POOLS_RULE: Final = record(POOLS, _pools)
OVERSUBSCRIBED: Final = record(ONLY_OVERSUBSCRIBED, Fields.ref)
TABLES: Final = (
    POOLS,
    ONLY_OVERSUBSCRIBED,
    MINIMUM,
    ORDER_KEY,
    TIE,
    DRAW,
    PRO_RATA,
    CEILING,
)
