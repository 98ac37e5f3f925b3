"""Sentences about what changed after the scores were closed, and after a pitch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.core.outcome import UnitOutcome
from desktop_app.core.scheme import Scheme
from desktop_app.text.measure import counted
from desktop_app.text.notation import plural
from desktop_app.text.wording import capital, closed, moment_words, named_inside, proposed

CHANGES: Final = "wijzigingen na het sluiten van de scores"
NONE_AFTER_CLOSING: Final = "Na het sluiten van de scores is niets gewijzigd."
NOT_CLOSED: Final = "De scores zijn nog niet gesloten."
NO_REOPENING: Final = "De ronde is niet heropend."
HEARING_HEAD: Final = "Pitch en bijstelling"
ADJUSTED: Final = "Bijgestelde scores"
NO_ADJUSTMENT: Final = "Er zijn geen scores bijgesteld na de pitch."
CRITERION: Final = "Criterium"
FIRST: Final = "Eerste"
FINAL: Final = "Definitief"
REASON: Final = "Reden"
PITCHED: Final = "Gepitcht"
NOBODY_INVITED: Final = "Er is nog niet vastgelegd wie heeft gepitcht."
NO_EFFECT: Final = "Gevolg voor plaats of bedrag: geen."
EFFECT: Final = "Gevolg: {changes}."
UNKNOWN_EFFECT: Final = "Het gevolg is niet apart berekend, omdat er eerst geen waarde was."
_SUBJECTS: Final = {
    "toelating": "de toelating",
    "pitch": "of er is gepitcht",
    "aanvrager": "de aanvrager",
    "omschrijving": "de omschrijving",
    "gevraagd": "het gevraagde bedrag",
    "subsidiabel": "het subsidiabele bedrag",
    "subsidiabel-reden": "de reden bij het subsidiabele bedrag",
    "wijk": "de wijk",
    "ontvangen": "de ontvangstdatum",
    "volledig": "de datum van volledigheid",
}


def closed_at(moment: str) -> str:
    """When the scores were closed last."""
    return f"De scores zijn gesloten op {moment_words(moment)}."


def how_many(number: int) -> str:
    """How many changes there are."""
    verb = "is" if number == 1 else "zijn"
    return f"Er {verb} {plural(number, 'wijziging', 'wijzigingen')}."


def reopened(nr: int, moment: str, by: str, reason: str) -> str:
    """That the round went back, and why."""
    return (
        f"De ronde is heropend (journaal {nr}, {moment_words(moment)}, door {by}). "
        f"Reden: {closed(reason)}"
    )


def subject(name: str) -> str:
    """What was changed, when it is not a criterion or a fact."""
    return _SUBJECTS.get(name, name)


def changed(
    *,
    scheme: Scheme,
    unit: str,
    what: str,
    values: tuple[str, str],
    nr: int,
    moment: str,
    by: str,
    reason: str,
    member: str | None,
) -> str:
    """One late change with its reason (model, Z36)."""
    whose = f", score van {member}," if member else ""
    old, new = values
    return (
        f"Na het sluiten van de scores is bij {named_inside(scheme, (unit,))} {what}{whose} "
        f"gewijzigd van {old} in {new} (journaal {nr}, {moment_words(moment)}, door {by}). "
        f"Reden: {closed(reason) if reason else 'niet vastgelegd.'}"
    )


def total_became(scheme: Scheme, old: int, new: int) -> str:
    """What the change did to the total."""
    if old == new:
        return "Het totaal bleef gelijk."
    return f"Het totaal werd {counted(scheme, new)} in plaats van {counted(scheme, old)}."


def effects(pairs: Sequence[tuple[UnitOutcome, UnitOutcome]]) -> str:
    """What would have been without the change, for everyone it touches."""
    if not pairs:
        return NO_EFFECT
    parts = (
        f"{now.id} heeft nu {_stands(now)}; zonder deze wijziging {_stands(before)}"
        for before, now in pairs
    )
    return EFFECT.format(changes="; ".join(parts))


def _stands(line: UnitOutcome) -> str:
    return proposed(line.place, line.granted, line.result, shared=line.shared)


def pitched(held: bool | None) -> str:  # noqa: FBT001 - yes, no or not known
    """Whether someone pitched, in a cell."""
    if held is None:
        return "niet vastgelegd"
    return "ja" if held else "nee"


def deviation(
    *, scheme: Scheme, unit: str, what: str, old: str | None, new: str, reason: str, nr: int
) -> str:
    """One deviation of the authority from what was proposed (model, Z30, Z31)."""
    before = f" in plaats van {old}" if old else ""
    return (
        f"{capital(what)} van {named_inside(scheme, (unit,))}: {new}{before} (journaal {nr}). "
        f"Reden: {closed(reason)}"
    )
