"""Sentences of the first paragraphs: the outcome in short, the round and its scheme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.core.scheme import Scheme
from desktop_app.text.notation import blocks, euros, number_in_words
from desktop_app.text.refs import ref_long
from desktop_app.text.wording import (
    capital,
    moment_words,
    named_inside,
    noun,
    nouns,
    units,
)

CORE: Final = "kern"
ROUND: Final = "ronde en regeling"
NOTHING_RECEIVED: Final = "Er zijn geen aanvragen ontvangen; er is niets te verdelen."

ARTICLE: Final = "Artikel"
VERSION: Final = "Regelingversie"
WINDOW: Final = "Aanvraagtijdvak"
PUBLICATION: Final = "Bekendmaking plafond"
DIVISION: Final = "Wijze van verdeling"
PREVIOUS: Final = "Vorige ronde"
ADVISER: Final = "Adviseur"
UNCHANGED: Final = "Het plafond is tijdens de ronde niet gewijzigd."
POOL: Final = "Code"
CEILING: Final = "Subsidieplafond"
POOL_CEILING: Final = "Deelplafond"
TOTAL: Final = "Totaal"


def received(scheme: Scheme, number: int) -> str:
    """How many came in."""
    verb = "is" if number == 1 else "zijn"
    return f"Er {verb} {units(scheme, number)} ontvangen."


def assessed_and_ranked(assessed: int, ranked: int) -> str:
    """How many were assessed and ranked."""
    return f"{_are(assessed, 'beoordeeld')} en {_lower(_are(ranked, 'gerangschikt'))}."


def not_ranked_but_fits(scheme: Scheme, number: int) -> str:
    """How many did not have to be ranked."""
    verb = "hoefde" if number == 1 else "hoefden"
    return (
        f"{capital(units(scheme, number))} {verb} niet te worden gerangschikt, omdat het plafond "
        "daar niet wordt overschreden."
    )


def still_incomplete(scheme: Scheme, number: int) -> str:
    """How many still lack something; only in a concept."""
    which = f"één {noun(scheme)}" if number == 1 else f"{number_in_words(number)} {nouns(scheme)}"
    return f"Bij {which} ontbreekt nog een beoordeling; deze uitkomst is voorlopig."


def eligible(scheme: Scheme, number: int, cents: int) -> str:
    """How many are to get something, and how much together."""
    if number == 0:
        return f"Geen enkele {noun(scheme)} komt in aanmerking voor een bedrag."
    together = "samen " if number > 1 else ""
    verb = "komt" if number == 1 else "komen"
    return f"{capital(units(scheme, number))} {verb} in aanmerking voor {together}{euros(cents)}."


def awaiting(scheme: Scheme, members: Sequence[str], left: int) -> str:
    """For whom the draw still decides."""
    return (
        f"Voor {named_inside(scheme, members)} is nog {euros(left)} beschikbaar; zij zijn gelijk "
        "geëindigd en het lot moet hun volgorde bepalen."
    )


def remainder(ceiling: int, left: int) -> str:
    """What is not divided."""
    return f"Van het plafond van {euros(ceiling)} blijft {euros(left)} over."


def article(scheme: Scheme) -> str:
    """The article that divides the money, with the name of the regeling in full."""
    return f"{ref_long(scheme.article)} van de {scheme.title} (hierna: de regeling)"


def version(scheme: Scheme, sha256: str) -> tuple[str, str]:
    """The version of the scheme file, and its check number in blocks."""
    name = f"{scheme.id.upper()}, versie {scheme.version.name}"
    since = scheme.version.valid_from
    if since:
        name = f"{name}, geldig vanaf {moment_words(since)}"
    return f"{name}; controlegetal ", blocks(sha256)


def window(start: str | None, end: str | None) -> str:
    """From when to when applications could come in."""
    if start is None or end is None:
        return "niet vastgelegd"
    return f"{moment_words(start)} tot en met {moment_words(end)}"


def publication(source: str | None, date: str | None) -> str:
    """Where and when the ceiling was published."""
    if source is None and date is None:
        return "niet vastgelegd"
    parts = [f"op {moment_words(date)}" if date else "", f"in {source}" if source else ""]
    return f"bekendgemaakt {' '.join(part for part in parts if part)}"


def division_published(value: str | None) -> str:
    """Whether the way of dividing was published with the ceiling (Awb 4:26)."""
    if value is None:
        return "niet vastgelegd"
    return {
        "ja": "met het plafond bekendgemaakt",
        "nee": "niet met het plafond bekendgemaakt",
    }[value]


def ceiling_is(scheme: Scheme, cents: int) -> str:
    """How much there is to divide."""
    word = "De deelplafonds zijn samen" if scheme.pools else "Het subsidieplafond is"
    return f"{word} {euros(cents)}."


def ceiling_changed(
    *, pool: str, old: str, new: str, nr: int, moment: str, basis: str | None, reason: str | None
) -> str:
    """One change of a ceiling, with its ground."""
    which = f"Het deelplafond van {pool}" if pool else "Het subsidieplafond"
    why = [f"Grondslag: {basis}." if basis else "", f"Reden: {reason}." if reason else ""]
    told = f"{which} is gewijzigd van {old} in {new} (journaal {nr}, {moment_words(moment)})."
    return " ".join([told, *(part for part in why if part)])


def pool_word(scheme: Scheme) -> str:
    """The word for a pool at the head of a column."""
    return capital(scheme.pools.word) if scheme.pools else ""


def _are(number: int, participle: str) -> str:
    if number == 0:
        return f"Geen enkele is {participle}"
    verb = "is" if number == 1 else "zijn"
    return f"{capital(number_in_words(number))} {verb} {participle}"


def _lower(text: str) -> str:
    return f"{text[:1].lower()}{text[1:]}"
