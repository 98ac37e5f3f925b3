"""Facts, criteria, scales and groups: what points are given for."""

from __future__ import annotations

from typing import Final

from desktop_app.core.criteria import (
    Band,
    BetweenBands,
    CountBands,
    Criterion,
    CriterionGroup,
    Fact,
    FactKind,
    FlagPoints,
    Level,
    LevelScale,
    RatioBands,
    Scale,
    Scored,
    Source,
    ThresholdPoints,
    WholeScale,
)
from desktop_app.schemefile.fields import (
    ID,
    NAME,
    POINTS,
    WHOLE,
    Fields,
    Key,
    Table,
    by_reading,
    choice,
    listing,
    record,
)

FACT: Final = Table(
    where="feiten, per feit",
    keys=(
        Key("id", "naam waarmee het feit wordt ingevoerd en uitgewisseld"),
        Key("naam", "zoals het op het scherm staat"),
        Key("soort", "`aantal` of `ja of nee`"),
        Key("ten hoogste", "`id` van een ander aantal dat dit niet mag overtreffen", needed=False),
    ),
    cites=True,
)
CRITERION: Final = Table(
    where="criteria, per criterium",
    keys=(
        Key("id", "naam waarmee de score wordt uitgewisseld"),
        Key("aanduiding", "zoals de regeling het in een zin noemt: `criterium 1`, `onderdeel e`"),
        Key("naam", "korte omschrijving"),
        Key("maximum", "hoogste aantal punten"),
        Key("schaal", "de beoordelaars geven punten op deze schaal", needed=False),
        Key("punten bij feit", "punten als een feit waar is", needed=False),
        Key("punten bij aantallen", "punten als aantallen hoog genoeg zijn", needed=False),
        Key("punten bij banden", "punten volgens de band waarin een aantal valt", needed=False),
        Key("punten bij verhouding", "punten volgens twee aantallen samen", needed=False),
    ),
    cites=True,
)
SCALE: Final = Table(
    where="schaal",
    keys=(
        Key("niveaus", "een gesloten lijst van oordelen, van laag naar hoog", needed=False),
        Key("hele punten", "hele punten van een laagste tot een hoogste waarde", needed=False),
    ),
)
LEVEL: Final = Table(
    where="niveaus, per niveau",
    keys=(
        Key("id", "naam waarmee het niveau wordt uitgewisseld"),
        Key("naam", "zoals het op het scherm staat"),
        Key("punten", "wat het waard is, met hooguit twee decimalen"),
    ),
)
WHOLE_POINTS: Final = Table(
    where="hele punten",
    keys=(Key("van", "laagste score"), Key("tot en met", "hoogste score")),
)
FLAG: Final = Table(
    where="punten bij feit",
    keys=(Key("feit", "`id` van een feit"), Key("punten", "punten als het feit waar is")),
)
THRESHOLD: Final = Table(
    where="punten bij aantallen",
    keys=(
        Key("alle van", "de aantallen die elk hoog genoeg moeten zijn"),
        Key("punten", "punten als dat zo is, anders 0"),
    ),
)
BOUND: Final = Table(
    where="alle van, per aantal",
    keys=(Key("feit", "`id` van een aantal"), Key("ten minste", "laagste aantal dat meetelt")),
)
COUNT_BANDS: Final = Table(
    where="punten bij banden",
    keys=(
        Key("feit", "`id` van een aantal"),
        Key("banden", "aansluitende banden, van laag naar hoog; onder de eerste 0 punten"),
    ),
)
BAND: Final = Table(
    where="banden, per band",
    keys=(
        Key("van", "laagste waarde in de band"),
        Key("tot en met", "hoogste waarde in de band; weglaten als er geen einde is", needed=False),
        Key("punten", "wat de band waard is, vast of volgens een lezing"),
    ),
)
RATIO: Final = Table(
    where="punten bij verhouding",
    keys=(
        Key("teller", "`id` van het aantal dat hoger moet zijn"),
        Key("noemer", "`id` van het aantal waarmee wordt vergeleken"),
        Key("banden", "hoeveel keer zo hoog, van laag naar hoog; onder de eerste 0 punten"),
        Key("tussen banden", "`hele keren` of `geen punten`, vast of volgens een lezing"),
        Key("boven de banden", "punten boven de laatste band, vast of volgens een lezing"),
        Key("zonder noemer", "punten als de noemer 0 is en de teller niet"),
        Key("zonder teller", "punten als de teller 0 is"),
    ),
)
GROUP: Final = Table(
    where="groepen, per groep",
    keys=(
        Key("id", "naam van de groep"),
        Key("aanduiding", "zoals de regeling haar in een zin noemt"),
        Key("criteria", "`id` van elk criterium in de groep"),
        Key("maximum", "hoogste aantal punten van de criteria samen"),
    ),
    cites=True,
)


def _fact(fields: Fields) -> Fact:
    kinds = {"aantal": FactKind.COUNT, "ja of nee": FactKind.YES_NO}
    return Fact(
        id=fields.needed("id", ID),
        name=fields.needed("naam", NAME),
        kind=fields.needed("soort", choice(kinds)),
        ref=fields.ref(),
        at_most=fields.optional("ten hoogste", ID, None),
    )


def _level(fields: Fields) -> Level:
    return Level(
        id=fields.needed("id", ID),
        name=fields.needed("naam", NAME),
        points=fields.needed("punten", POINTS),
    )


def _whole_points(fields: Fields) -> WholeScale:
    return WholeScale(
        minimum=fields.needed("van", WHOLE), maximum=fields.needed("tot en met", WHOLE)
    )


def _scale(fields: Fields) -> Scale:
    if fields.one_of("niveaus", "hele punten") == "niveaus":
        return LevelScale(fields.needed("niveaus", listing(record(LEVEL, _level))))
    return fields.optional("hele punten", record(WHOLE_POINTS, _whole_points), WholeScale(0, 0))


def _scored(fields: Fields) -> Source:
    return Scored(scale=fields.needed("schaal", record(SCALE, _scale)))


def _flag(fields: Fields) -> FlagPoints:
    return FlagPoints(fact=fields.needed("feit", ID), points=fields.needed("punten", POINTS))


def _bound(fields: Fields) -> tuple[str, int]:
    return fields.needed("feit", ID), fields.needed("ten minste", WHOLE)


def _threshold(fields: Fields) -> ThresholdPoints:
    return ThresholdPoints(
        bounds=fields.needed("alle van", listing(record(BOUND, _bound))),
        points=fields.needed("punten", POINTS),
    )


def _band(fields: Fields) -> Band:
    return Band(
        lower=fields.needed("van", WHOLE),
        upper=fields.optional("tot en met", WHOLE, None),
        points=fields.needed("punten", by_reading(POINTS)),
    )


_BANDS: Final = listing(record(BAND, _band))


def _count_bands(fields: Fields) -> CountBands:
    return CountBands(fact=fields.needed("feit", ID), bands=fields.needed("banden", _BANDS))


def _ratio(fields: Fields) -> RatioBands:
    between = {"hele keren": BetweenBands.FLOOR, "geen punten": BetweenBands.STRICT}
    return RatioBands(
        numerator=fields.needed("teller", ID),
        denominator=fields.needed("noemer", ID),
        bands=fields.needed("banden", _BANDS),
        between=fields.needed("tussen banden", by_reading(choice(between))),
        above=fields.needed("boven de banden", by_reading(POINTS)),
        without_denominator=fields.needed("zonder noemer", POINTS),
        without_numerator=fields.needed("zonder teller", POINTS),
    )


def _source(fields: Fields) -> Source:
    match fields.one_of(*SOURCE_KEYS):
        case "punten bij feit":
            return fields.needed("punten bij feit", record(FLAG, _flag))
        case "punten bij aantallen":
            return fields.needed("punten bij aantallen", record(THRESHOLD, _threshold))
        case "punten bij banden":
            return fields.needed("punten bij banden", record(COUNT_BANDS, _count_bands))
        case "punten bij verhouding":
            return fields.needed("punten bij verhouding", record(RATIO, _ratio))
        case "schaal":
            return _scored(fields)
        case _:
            return Scored(scale=WholeScale(0, 0))


SOURCE_KEYS: Final = (
    "schaal",
    "punten bij feit",
    "punten bij aantallen",
    "punten bij banden",
    "punten bij verhouding",
)


def _criterion(fields: Fields) -> Criterion:
    return Criterion(
        id=fields.needed("id", ID),
        label=fields.needed("aanduiding", NAME),
        name=fields.needed("naam", NAME),
        source=_source(fields),
        maximum=fields.needed("maximum", POINTS),
        ref=fields.ref(),
    )


def _group(fields: Fields) -> CriterionGroup:
    return CriterionGroup(
        id=fields.needed("id", ID),
        label=fields.needed("aanduiding", NAME),
        criteria=fields.needed("criteria", listing(ID)),
        maximum=fields.needed("maximum", POINTS),
        ref=fields.ref(),
    )


FACTS: Final = listing(record(FACT, _fact))
CRITERIA: Final = listing(record(CRITERION, _criterion))
GROUPS: Final = listing(record(GROUP, _group))
TABLES: Final = (
    FACT,
    CRITERION,
    SCALE,
    LEVEL,
    WHOLE_POINTS,
    FLAG,
    THRESHOLD,
    BOUND,
    COUNT_BANDS,
    BAND,
    RATIO,
    GROUP,
)
