"""Sentences about amounts, in the voice of a proposal: nothing is granted before the decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from desktop_app.core.evaluate import Placing
from desktop_app.core.events_decision import BoundaryChoice
from desktop_app.core.outcome import Reason, Result, Tie, TieState, UnitOutcome
from desktop_app.core.scheme import CeilingPolicy, Scheme
from desktop_app.text.notation import enumeration, euros
from desktop_app.text.wording import (
    NONE,
    capital,
    cited,
    closed,
    moment_words,
    noun,
    nouns,
)

DIVISION: Final = "verdeling (voorstel)"
NOTHING: Final = "geen bedrag"

PLACE: Final = "Plaats"
REQUESTED: Final = "Gevraagd"
GRANTABLE: Final = "Subsidiabel"
AMOUNT: Final = "Bedrag"
SUMMED: Final = "Opgeteld"
LEFT: Final = "Resterend"
OUTCOME: Final = "Uitkomst"
TOTAL: Final = "Totaal"
CEILING: Final = "Deelplafond"
WAITING: Final = "in afwachting"
NOTHING_TO_DIVIDE: Final = "Er is niets te verdelen."
ALL_POOLS: Final = "Alle deelplafonds samen"
CAPTION: Final = "Budget per plaats in de rangorde: wat na elke plaats over is, in euro"
BOUNDARY: Final = "Grens van het plafond"
NO_BOUNDARY: Final = (
    "Bij geen enkele plaats is een beslissing nodig over wat er met een restant gebeurt."
)
CEILING_NAME: Final = "Subsidieplafond"
POOL_CEILING_NAME: Final = "Deelplafond"
_CHOICES: Final = {
    BoundaryChoice.PARTIAL: "gedeeltelijk verlenen",
    BoundaryChoice.STOP: "stoppen",
    BoundaryChoice.SKIP: "overslaan",
}


POLICIES: Final = {
    CeilingPolicy.PARTIAL: "gedeeltelijk",
    CeilingPolicy.STOP: "stoppen",
    CeilingPolicy.SKIP: "overslaan",
}


def amount(line: UnitOutcome) -> str:
    """An amount in a cell; it waits while a draw decides it."""
    return WAITING if line.granted is None else euros(line.granted)


def outcome(line: UnitOutcome, tie: Tie | None) -> str:
    """What is proposed, in a cell (model, 3)."""
    drawn = ", na loting" if tie is not None and tie.state is TieState.DRAWN else ""
    match line.result:
        case Result.GRANTED:
            return f"komt in aanmerking{drawn}"
        case Result.GRANTED_IN_PART if tie is not None and tie.state is TieState.PRO_RATA:
            return "komt naar rato in aanmerking"
        case Result.GRANTED_IN_PART:
            return f"komt in aanmerking voor het restant{drawn}"
        case Result.CEILING_REACHED:
            return f"plafond bereikt{drawn}"
        case Result.AWAITING_DRAW:
            return "in afwachting van loting"
        case Result.REFUSED:
            return "komt niet in aanmerking"
        case Result.WITHDRAWN:
            return "ingetrokken door de aanvrager"
        case Result.LEFT_UNTREATED:
            return "niet behandeld"
        case Result.INCOMPLETE:
            return "score ontbreekt"
        case _:
            assert_never(line.result)


def less_than_requested(scheme: Scheme, line: UnitOutcome) -> str:
    """That not everything that was asked can be subsidised (model, Z13)."""
    return (
        f"Bij {noun(scheme)} {line.id} is {euros(line.requested)} gevraagd. Subsidiabel is "
        f"{euros(line.grantable)}; {euros(line.requested - line.grantable)} valt af. Het plafond "
        "speelt hierbij geen rol."
    )


def less_because(scheme: Scheme, unit: str, reason: str | None) -> str:
    """Why it can not all be subsidised."""
    why = closed(reason) if reason else "niet vastgelegd."
    return f"Reden bij {noun(scheme)} {unit}: {why}"


def same_share(scheme: Scheme, tie: Tie) -> str:
    """Begin about equals that get the same part."""
    return f"De {nouns(scheme)} {enumeration(tie.members)} zijn gelijk."


def each_gets(pairs: Sequence[tuple[str, int]]) -> str:
    """What the same part is for each."""
    parts = enumeration([f"{euros(granted)} voor {unit}" for unit, granted in pairs])
    return (
        f"Dat is {parts}. De bedragen zijn berekend met de breuk, niet met het weergegeven "
        "percentage."
    )


def capped(scheme: Scheme, unit: str, share: int, grantable: int) -> str:
    """That a part was limited (model, Z17)."""
    return (
        f"Het aandeel van {noun(scheme)} {unit} zou {euros(share)} zijn. Het is begrensd op het "
        f"subsidiabele bedrag van {euros(grantable)}. Het verschil is niet over de anderen "
        "verdeeld."
    )


def cents_left(left: int, reading: str) -> str:
    """What rounding down leaves (model, Z16)."""
    which = f" (lezing ‘{reading}’)" if reading else ""
    return (
        "De bedragen zijn naar beneden afgerond op hele centen. Daardoor blijft "
        f"{euros(left)} onbesteed{which}."
    )


def remainder(name: str, ceiling: int, left: int, *, why: str, scheme: Scheme) -> str:
    """What is left of a ceiling, and why (model, Z19)."""
    which = f"het deelplafond van {name}" if name else "het plafond"
    because = {
        "fits": " Alles past binnen dit plafond.",
        "all": f" Er zijn geen {nouns(scheme)} meer in de rangorde.",
        "rounding": " Dat komt door het afronden op hele centen.",
        "stopped": f" De verdeling stopt bij de eerste {noun(scheme)} die niet past"
        f"{cited(scheme.ceiling.ref)}.",
        "draw": " Over dit bedrag beslist de loting.",
    }.get(why, "")
    return f"Van {which} van {euros(ceiling)} blijft {euros(left)} over.{because}"


def boundary(scheme: Scheme, line: UnitOutcome, choice: str, reading: str) -> str:
    """Where the money ends, and what the reading makes of it (model, Z32)."""
    which = f"volgens de lezing ‘{reading}’" if reading else "volgens de regeling"
    where = f"Op plaats {line.place}" if line.place is not None else "Op de grens"
    return (
        f"{where} is {euros(line.before or 0)} over en {euros(line.grantable)} nodig voor "
        f"{noun(scheme)} {line.id}. Gekozen is ‘{choice}’, {which}"
        f"{cited(scheme.ceiling.ref)}. {capital(noun(scheme))} {line.id} komt dan in aanmerking "
        f"voor {amount(line)}."
    )


def boundary_waits(scheme: Scheme, line: UnitOutcome) -> str:
    """That a draw must come before the boundary."""
    return (
        f"Op plaats {line.place} is {euros(line.before or 0)} over. Welke {noun(scheme)} daar het "
        "eerst aan de beurt is, bepaalt de loting. Daarna kan over de grens worden beslist."
    )


def boundary_reason(
    *, unit: str, choice: BoundaryChoice, reason: str, nr: int, moment: str, by: str
) -> str:
    """The decision about the boundary with its reason."""
    return (
        f"De keuze bij {unit} ({_CHOICES[choice]}) is vastgelegd op {moment_words(moment)} door "
        f"{by} (journaal {nr}). Reden: {closed(reason)}"
    )


def boundary_open(unit: str) -> str:
    """That nothing is decided yet about the boundary."""
    return f"Over de grens bij {unit} is nog geen beslissing met een reden vastgelegd."


def other_choice(name: str, changes: Sequence[tuple[str, Placing]]) -> str:
    """What another choice would give."""
    if not changes:
        return f"{capital(name)}: geen ander bedrag."
    parts = [
        f"{unit} {WAITING if after.granted is None else euros(after.granted)}"
        for unit, after in changes
    ]
    return f"{capital(name)}: {enumeration(parts)}."


def without_amount(reason: Reason, ids: Sequence[str]) -> str:
    """Who gets nothing for one reason, with the paragraph that explains it."""
    return f"{_WITHOUT[reason]}: {enumeration(ids) or NONE}."


_WITHOUT: Final = {
    Reason.GATE: "Niet toegelaten (zie paragraaf 5)",
    Reason.LEFT_UNTREATED: "Niet behandeld (zie paragraaf 5)",
    Reason.WITHDRAWN: "Ingetrokken door de aanvrager (zie paragraaf 5)",
    Reason.BELOW_STAGE: "Onder het minimum van de eerste beoordeling (zie paragraaf 10)",
    Reason.NOT_HEARD: "Niet gepitcht (zie paragraaf 10)",
    Reason.BELOW_TOTAL: "Onder het minimum (zie paragraaf 10)",
    Reason.BELOW_GROUP: "Onder het minimum van een onderdeel (zie paragraaf 10)",
    Reason.SCORES_MISSING: "Score ontbreekt, nog geen uitkomst",
    Reason.CEILING: "Plafond bereikt (zie paragraaf 13)",
    Reason.TIE_AT_CEILING: "In afwachting van loting (zie paragraaf 12)",
}
